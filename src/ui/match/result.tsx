"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { other, type Seat } from "@/kernel/game";
import type { MatchResult, MatchUpdate } from "@/realtime/protocol";
import type { MatchLine } from "@/ui/realtime";
import { Avatar, Button, ButtonLink, Icon } from "@/ui/shell";
import { Chat } from "./chat";
import { Confetti } from "./confetti";
import { Rematch } from "./rematch";
import { replayOf } from "./replay/address";
import { ResultLand } from "./result-land";
import { usePseudo } from "./use-pseudo";
import { useReport } from "./use-report";

/** What is told of a match once it is over; nobody waits for it before. Its place is kept, or who won would move aside as it comes. */
const InBrief = dynamic(() => import("./story/in-brief").then(({ InBrief }) => InBrief), {
  ssr: false,
  loading: () => <div className="panel brief" aria-hidden="true" />,
});

/** Who won and why, how the match went, and what next. */
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
  onRematch: MatchLine["rematch"];
}) {
  const { seat, seats } = update;
  const t = useTranslations("board");
  const theirs = other(seat);
  const pseudo = usePseudo(seats);
  // The table is gone, and what had the focus with it: whoever plays by keys or by ear goes on here.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const reports = useTranslations("reports");
  const replay = useTranslations("replay");
  const { onReport, dialog } = useReport(update);
  const { winner, reason } = result.outcome;
  const end = winner === null ? "draw" : winner === seat ? "victory" : "defeat";
  const known =
    winner === null
      ? t("end.draw")
      : t(`end.${t.has(`end.${reason}.won`) ? reason : "other"}.${winner === seat ? "won" : "lost"}`, { name: pseudo(theirs) });
  const [first, second]: readonly [Seat, Seat] = winner === theirs ? [theirs, seat] : [seat, theirs];
  return (
    <main className="result" data-end={end} data-testid="result" data-winner={winner ?? "none"} data-reason={reason}>
      <ResultLand won={end === "victory"} />
      {end === "victory" && <Confetti />}
      <div className="result__in">
        <div className="result__who">
          <h1 ref={heading} tabIndex={-1}>
            {t(`result.${end}`)}
          </h1>
          <p className="result__why">{why ?? known}</p>
          <div className="result__duel">
            {[first, second].map((duelist) => (
              <figure key={duelist}>
                {figure(duelist)}
                <figcaption style={{ "--letters": pseudo(duelist).length }}>
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
        </div>
        <InBrief update={update} result={result} score={score} />
        <div className="result__foot">
          <Rematch
            game={update.game}
            ownDecks={!update.lesson && !update.given}
            result={result}
            seat={seat}
            opponent={pseudo(theirs)}
            onRematch={onRematch}
          />
          <div className="result__more">
            <ButtonLink size="sm" icon="play" href={replayOf(update.matchId)} data-testid="replay-link">
              {replay("look")}
            </ButtonLink>
            {onReport !== null && (
              <Button size="sm" icon="warning" data-testid="report" onClick={onReport}>
                {reports("report", { pseudo: pseudo(theirs) })}
              </Button>
            )}
            <ButtonLink size="sm" icon="shield" href={replayOf(update.matchId, { verify: true })} data-testid="verify-link">
              {replay("verify.title")}
            </ButtonLink>
          </div>
          <Chat update={update} />
          {dialog}
        </div>
      </div>
    </main>
  );
}
