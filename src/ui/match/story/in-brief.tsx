"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { MatchResult, MatchUpdate } from "@/realtime/protocol";
import { spell } from "../clock";
import { usePseudo } from "../use-pseudo";
import { StoryFigures, StoryPanel, useStory } from "./match-story";

/** A match that is over, in brief: what it came to at once, and its story as soon as it is told. */
export function InBrief({
  update: { matchId, game, seat, seats },
  result,
  score,
}: {
  update: MatchUpdate;
  result: MatchResult;
  score: { readonly label: string; readonly value: ReactNode };
}) {
  const t = useTranslations("board.result");
  const words = useTranslations("story");
  const pseudo = usePseudo(seats);
  const told = useStory(matchId);
  const story = told?.story ?? null;
  return (
    <section className="panel brief" aria-label={words("brief")} data-testid="brief" data-told={story !== null}>
      <dl className="tally">
        <div>
          <dt>{score.label}</dt>
          <dd>{score.value}</dd>
        </div>
        {story !== null && <StoryFigures story={story} seat={seat} />}
        <div>
          <dt>{t("duration")}</dt>
          <dd>
            {spell(Math.round(result.durationMs / 1000))} <small>{words("turns", { count: result.turns })}</small>
          </dd>
        </div>
      </dl>
      {told !== null && <StoryPanel told={told} matchId={matchId} seat={seat} pseudo={pseudo} game={game} />}
    </section>
  );
}
