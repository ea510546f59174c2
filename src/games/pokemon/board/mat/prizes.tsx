"use client";
import { useTranslations } from "next-intl";
import { Card, CardBack } from "@/games/pokemon/card";
import type { SideView } from "@/games/pokemon/engine/view";
import { useCount } from "@/ui/match/director/directed";
import { places } from "@/ui/match/places";
import { useBoard } from "../board-context";
import { prizesLeft } from "../model/table";

/** Each back lies a little askew, always the same way. */
const TILT = [-2, 1.5, 1, -1.5, 2, -1];

export function Prizes({ side, mine, name }: { side: SideView; mine: boolean; name: string }) {
  const { view, offers } = useBoard();
  const t = useTranslations("board");
  const left = prizesLeft(side);
  const shown = useCount(mine ? "[data-place=prizes-mine]" : "[data-place=prizes-theirs]", left);
  if (side.prizes.length === 0) {
    return mine && view.phase === "setup" ? (
      <div className="zone zone--prizes">
        <p className="zone__label">
          <span>{t("zone.prizes")}</span>
        </p>
        <p className="later">{t("zone.prizesLater")}</p>
      </div>
    ) : (
      <div className="zone zone--prizes" />
    );
  }
  return (
    <section
      className="zone zone--prizes"
      aria-label={t("zone.prizesLeft", { name, count: left })}
      data-place={mine ? "prizes-mine" : "prizes-theirs"}
    >
      <p className="zone__label" title={t("zone.prizesLeft", { name, count: left })}>
        <span>{t("zone.prizes")}</span>
        <b>{shown}</b>
      </p>
      {/* How many backs there are stands above. */}
      <div className="prizes" aria-hidden={side.prizes.every((prize) => typeof prize === "string") && !(mine && offers?.byPrize.size)}>
        {places(side.prizes.length).map((position) => (
          <PrizePlace key={position} prize={side.prizes[position] ?? "empty"} position={position} mine={mine} />
        ))}
      </div>
    </section>
  );
}

function PrizePlace({ prize, position, mine }: { prize: SideView["prizes"][number]; position: number; mine: boolean }) {
  const { offers, control, faceOf } = useBoard();
  const t = useTranslations("board");
  if (prize === "empty") return <span className="empty" />;
  const style = { "--r": `${TILT[position % TILT.length]}deg`, "--k": position };
  const option = mine ? offers?.byPrize.get(position) : undefined;
  const drawn = (className: string) =>
    prize === "down" ? (
      <CardBack className={className} style={style} />
    ) : (
      <Card face={faceOf(prize.card)} size="s" className={className} style={style} />
    );
  if (option === undefined) return drawn("");
  const rank = (control.answering?.chosen ?? []).indexOf(option) + 1;
  return (
    <button
      type="button"
      className="prize"
      style={style}
      data-option={option}
      data-state={rank > 0 ? "selected" : "target"}
      aria-pressed={rank > 0}
      aria-label={t("zone.prize", { place: position + 1 })}
      onClick={() => control.choose(option)}
    >
      {drawn("")}
      {rank > 0 && (
        <span className="state-badge state-badge--selected" aria-hidden="true">
          <b>{rank}</b>
        </span>
      )}
    </button>
  );
}
