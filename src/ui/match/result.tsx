"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { other, type Seat } from "@/kernel/game";
import type { MatchResult, MatchUpdate } from "@/realtime/protocol";
import type { Answered } from "@/ui/realtime";
import { Avatar, Icon, Landscape } from "@/ui/shell";
import { spell } from "./clock";
import { Confetti } from "./confetti";
import { Rematch } from "./rematch";
import { usePseudo } from "./use-pseudo";

/** Who won and why, and what next. */
export function Result({
  update,
  result,
  why,
  score,
  figure,
  onRematch,
}: {
  update: MatchUpdate;
  result: MatchResult;
  /** Why it ended so, in the reader's words; null for the words that all games share. */
  why: string | null;
  /** A line of the score beside time and turns: what it counts, and how it stands. */
  score: { readonly label: string; readonly value: ReactNode };
  /** The card that stands for a player at the end. */
  figure: (seat: Seat) => ReactNode;
  onRematch: (accept: boolean) => Promise<Answered>;
}) {
  const { seat, seats } = update;
  const t = useTranslations("board");
  const theirs = other(seat);
  const pseudo = usePseudo(seats);
  const { winner, reason } = result.outcome;
  const end = winner === null ? "draw" : winner === seat ? "victory" : "defeat";
  const known =
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
          <p className="result__why">{why ?? known}</p>
        </div>
        <div className="result__duel">
          {[first, second].map((duelist) => (
            <figure key={duelist}>
              {figure(duelist)}
              <figcaption>
                <Avatar nickname={pseudo(duelist)} />
                <span>{pseudo(duelist)}</span>
                {winner === duelist && (
                  <span title={t("result.won")}>
                    <Icon name="trophy" />
                    <span className="sr-only">{t("result.won")}</span>
                  </span>
                )}
              </figcaption>
            </figure>
          ))}
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
            <dt>{score.label}</dt>
            <dd>{score.value}</dd>
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
