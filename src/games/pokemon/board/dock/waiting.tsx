"use client";
import { useTranslations } from "next-intl";
import { Card } from "@/games/pokemon/card";
import { other } from "@/kernel/game";
import { Absent } from "@/ui/match/absent";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { usePurposes } from "../use-words";

/** Nothing to decide: whom the match waits for, and on what occasion. */
export function Waiting({ opponent }: { opponent: string }) {
  const { record, update, view, seat, faceOf } = useBoard();
  const t = useTranslations("board");
  const purposes = usePurposes();
  const absent = update.seats[other(seat)];
  if (absent.graceUntil !== null)
    return <Absent opponent={opponent} until={absent.graceUntil} clock={update.clock} clockOffset={record.clockOffset} />;
  const occasion = view.waitingFor.find((waiting) => waiting.seat !== seat);
  const source = occasion?.source === undefined ? null : faceOf(occasion.source);
  return (
    <>
      <div className="dock__from">
        <span>
          <Icon name="hourglass" />
          {occasion === undefined ? t("waiting.nobody") : t("waiting.decides", { name: opponent })}
        </span>
        <span className="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </div>
      <h2 id="dock-title">{occasion === undefined ? t("waiting.nobody") : purposes.waiting(occasion.purpose, opponent)}</h2>
      {source !== null && (
        <div className="dock__src">
          <Card face={source} size="s" />
          <span>
            <b>{source.name}</b>
          </span>
        </div>
      )}
    </>
  );
}
