"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { ToldStory } from "@/history/story";
import { other, type Seat } from "@/kernel/game";
import { hardestOf, type Story, type ToldTurn, type TurningPoint, turningPoints } from "@/match/story";
import { Icon } from "@/ui/shell";
import { Link } from "@/ui/shell/link";
import { ask } from "../../ask";
import { replayOf } from "../replay/address";
import { Burst, Chart } from "./chart";
import "./story.css";

interface Told {
  readonly seat: Seat;
  readonly pseudo: (seat: Seat) => string;
  /** The name of the game, whose words there are for what it is won by. */
  readonly game: string;
}

/** The story of a match; null until it is told, and for good where it cannot be. */
export function useStory(matchId: string): ToldStory | null {
  const [told, setTold] = useState<ToldStory | null>(null);
  useEffect(() => {
    let here = true;
    void ask<ToldStory>(`/api/matches/${encodeURIComponent(matchId)}/story`).then((answer) => here && answer.ok && setTold(answer.value));
    return () => {
      here = false;
    };
  }, [matchId]);
  return told;
}

/** The numbers of a match that only its story knows. */
export function StoryFigures({ story, seat }: { story: Story; seat: Seat }) {
  const t = useTranslations("story");
  const dealt = (by: Seat) => story.turns.reduce((sum, { damage }) => sum + damage[by], 0);
  return (
    <>
      <div>
        <dt>{t("damage")}</dt>
        <dd>
          {dealt(seat)} <small>{t("against", { count: dealt(other(seat)) })}</small>
        </dd>
      </div>
      <div>
        <dt>{t("blow")}</dt>
        <dd>{hardestOf(story.turns, seat)}</dd>
      </div>
    </>
  );
}

/** How a match went: its chart, and the turns that decided it. */
export function StoryPanel({ told: { story, names }, matchId, ...around }: { told: ToldStory; matchId: string } & Told) {
  const t = useTranslations("story");
  const words = useTranslations(`games.${around.game}.story`);
  if (story === null || story.turns.length === 0) return null;
  const points = turningPoints(story);
  return (
    <>
      <div className="chartrow">
        <div aria-hidden="true">
          <b>{around.pseudo(other(around.seat))}</b>
          <b>{around.pseudo(around.seat)}</b>
        </div>
        <Chart turns={story.turns} seat={around.seat} pins={new Map(points.map(({ turn }, index) => [turn, index + 1]))} />
        <ol className="sr-only" aria-label={t("chart")}>
          {story.turns.map((turn) => (
            <li key={turn.number}>
              <TurnInWords turn={turn} {...around} />
            </li>
          ))}
        </ol>
      </div>
      <p className="chart__key" aria-hidden="true">
        <span>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <rect className="chart__bar" data-side="mine" x="3" y="1" width="10" height="14" rx="3" />
          </svg>
          {t("keyDamage")}
        </span>
        <span>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <rect className="chart__point" x="3" y="0" width="10" height="15" rx="2" />
          </svg>
          {words("keyPoint")}
        </span>
        <span>
          <Burst />
          {words("keyFall")}
        </span>
      </p>
      {points.length > 0 && (
        <section aria-labelledby="turning-points" className="grid gap-2">
          <h2 id="turning-points" className="text-left text-[1.1rem]">
            {t("turningPoints")}
          </h2>
          <ol className="turns">
            {points.map((point, index) => (
              <li key={point.turn.number} data-testid="turning-point">
                <Link href={replayOf(matchId, { turn: point.turn.number })} title={t("seeAgain")}>
                  <i aria-hidden="true">{index + 1}</i>
                  <b>
                    {t("turn", { number: point.turn.number })}
                    <Icon name="play" />
                  </b>
                  <span>
                    <PointInWords point={point} names={names} {...around} />
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function TurnInWords({ turn, seat, pseudo, game }: { turn: ToldTurn } & Told) {
  const t = useTranslations("story");
  const words = useTranslations(`games.${game}.story`);
  const sentences = ([0, 1] as const).flatMap((by) => {
    const who = { who: by === seat ? "me" : "other", name: pseudo(by) };
    return [
      ...(turn.damage[by] > 0 ? [t("dealt", { ...who, amount: turn.damage[by] })] : []),
      ...(turn.points[by] > 0 ? [words("taken", { ...who, count: turn.points[by] })] : []),
    ];
  });
  return (
    <>
      {t("turnOf", { number: turn.number, name: pseudo(turn.seat) })} {sentences.length > 0 ? sentences.join(" ") : t("quiet")}
    </>
  );
}

/** What happened in a turn that decided something: who fell, what was taken, how it stands then; else the stroke itself. */
function PointInWords({
  point: { turn, by, score, lead },
  names,
  seat,
  pseudo,
  game,
}: { point: TurningPoint; names: ToldStory["names"] } & Told) {
  const t = useTranslations("story");
  const words = useTranslations(`games.${game}.story`);
  const who = { who: by === seat ? "me" : "other", name: pseudo(by) };
  const fallen = turn.falls[other(by)].flatMap((card) => names[card] ?? []);
  const taken = turn.points[by];
  const blow = turn.blows[by];
  const card = blow?.card ? names[blow.card] : undefined;
  const [mine, theirs] = [score[seat], score[other(seat)]];
  const sentences = [
    ...(fallen.length > 0 ? [words("fall", { count: fallen.length, cards: fallen.join(", ") })] : []),
    ...(taken > 0 ? [words("taken", { ...who, count: taken })] : []),
    ...(taken > 0 && lead === "level" ? [t("level", { count: mine })] : []),
    ...(taken > 0 && lead === "taken" ? [t("lead", { ...who, mine, theirs })] : []),
  ];
  if (sentences.length === 0 && blow !== null)
    sentences.push(card === undefined ? t("stroke", { amount: blow.amount }) : t("strokeWith", { amount: blow.amount, card }));
  return sentences.join(" ");
}
