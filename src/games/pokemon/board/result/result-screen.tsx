"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/games/pokemon/card";
import type { CardFace } from "@/games/pokemon/cards/face";
import { other, type Seat } from "@/kernel/game";
import type { MatchResult } from "@/realtime/protocol";
import { useRefusalWords } from "@/ui/match/use-refusal-words";
import type { Answered, Refusal } from "@/ui/realtime";
import { Avatar, Button, ButtonLink, Icon, Landscape, Notice } from "@/ui/shell";
import { spell } from "../model/clock";
import type { MatchRecord } from "../record";
import { usePseudo } from "../use-pseudo";
import { Confetti } from "./confetti";
import { lastStanding } from "./last-standing";

/** Who won and why, and what next. */
export function ResultScreen({
  record,
  result,
  faces,
  onRematch,
}: {
  record: MatchRecord;
  result: MatchResult;
  faces: Readonly<Record<string, CardFace>>;
  onRematch: (accept: boolean) => Promise<Answered>;
}) {
  const { update } = record;
  const { seat, seats, view } = update;
  const t = useTranslations("board");
  const theirs = other(seat);
  const pseudo = usePseudo(seats);
  const { winner, reason } = result.outcome;
  const end = winner === null ? "draw" : winner === seat ? "victory" : "defeat";
  const why =
    winner === null
      ? t("end.draw")
      : t(`end.${t.has(`end.${reason}.won`) ? reason : "other"}.${winner === seat ? "won" : "lost"}`, { name: pseudo(theirs) });
  const [first, second]: readonly [Seat, Seat] = winner === theirs ? [theirs, seat] : [seat, theirs];
  return (
    <main className="result" data-end={end} data-testid="result" data-winner={winner ?? "none"} data-reason={reason}>
      {end === "victory" ? (
        <Landscape
          className="result__land"
          seed="victoire"
          horizon={340}
          colours={["#6fb98a", "#3f9a7a", "#1f7a70", "#155a5c", "#0f4048"]}
          sun={{ colour: "#ffe08a", x: 800 }}
          trees
        />
      ) : (
        <Landscape
          className="result__land"
          seed="nuit"
          horizon={380}
          colours={["#4b3a7a", "#3b2c66", "#2a1e4d", "#1d1438"]}
          sun={{ colour: "#b9a8e6", x: 800 }}
        />
      )}
      {end === "victory" && <Confetti />}
      <div className="result__in">
        <div>
          <h1>{t(`result.${end}`)}</h1>
          <p className="result__why">{why}</p>
        </div>
        <div className="result__duel">
          <Duelist record={record} seat={first} name={pseudo(first)} faces={faces} won={winner === first} />
          <Duelist record={record} seat={second} name={pseudo(second)} faces={faces} won={false} />
        </div>
        <dl className="panel score">
          <div>
            <dt>{t("result.duration")}</dt>
            <dd>{spell(Math.round(result.durationMs / 1000))}</dd>
          </div>
          <div>
            <dt>{t("result.turns")}</dt>
            <dd>{result.turns}</dd>
          </div>
          <div>
            <dt>{t("result.prizes")}</dt>
            <dd>
              {view.sides[seat].prizesTaken} <small>{t("result.to", { count: view.sides[theirs].prizesTaken })}</small>
            </dd>
          </div>
        </dl>
        <Rematch result={result} seat={seat} opponent={pseudo(theirs)} onRematch={onRematch} />
        <details className="fair">
          <summary>
            <Icon name="shield" />
            {t("result.proof")}
          </summary>
          <dl>
            <dt>{t("result.commitment")}</dt>
            <dd>{update.seedCommitment}</dd>
            <dt>{t("result.seed")}</dt>
            <dd>{result.seed}</dd>
            {result.nonces !== undefined && (
              <>
                <dt>{t("result.nonces")}</dt>
                <dd>{result.nonces.join(" · ")}</dd>
              </>
            )}
          </dl>
        </details>
      </div>
    </main>
  );
}

/** A player with the last Pokémon they had in the Active Spot. */
function Duelist({
  record,
  seat,
  name,
  faces,
  won,
}: {
  record: MatchRecord;
  seat: Seat;
  name: string;
  faces: Readonly<Record<string, CardFace>>;
  won: boolean;
}) {
  const t = useTranslations("board");
  const card = lastStanding(record, seat);
  const face = card === null ? undefined : faces[card];
  return (
    <figure>
      {face !== undefined && <Card face={face} size="m" />}
      <figcaption>
        <Avatar nickname={name} />
        <span>{name}</span>
        {won && (
          <span title={t("result.won")}>
            <Icon name="trophy" />
            <span className="sr-only">{t("result.won")}</span>
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** A rematch needs both; either may go back to the game page at any time. */
function Rematch({
  result,
  seat,
  opponent,
  onRematch,
}: {
  result: MatchResult;
  seat: Seat;
  opponent: string;
  onRematch: (accept: boolean) => Promise<Answered>;
}) {
  const t = useTranslations("board");
  const words = useRefusalWords();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { asked, possible } = result.rematch;
  const theirs = asked[other(seat)];
  const ask = async () => {
    setBusy(true);
    const answer = await onRematch(true);
    setBusy(false);
    setRefusal(answer.ok ? null : answer);
  };
  return (
    <>
      <p className="result__offer" role="status">
        {!possible ? t("result.notPossible", { name: opponent }) : theirs && !asked[seat] ? t("result.offered", { name: opponent }) : ""}
      </p>
      <div className="result__acts">
        <Button
          look="sun"
          size="lg"
          icon="swords"
          busy={busy || (asked[seat] && possible)}
          disabled={!possible}
          data-testid="rematch"
          onClick={ask}
        >
          {t(asked[seat] && possible ? "result.asked" : theirs ? "result.accept" : "result.rematch")}
        </Button>
        <ButtonLink size="lg" href="/jeu" data-testid="back">
          {t("back")}
        </ButtonLink>
      </div>
      {refusal !== null && <Notice tone="danger">{words(refusal)}</Notice>}
    </>
  );
}
