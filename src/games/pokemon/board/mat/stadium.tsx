"use client";
import { useTranslations } from "next-intl";
import { CardButton } from "@/games/pokemon/card";
import { usePeekPointer } from "@/ui/match/use-peek-pointer";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";

/** The Stadium beside the Actives. While a Trainer card is held, its place is where the card is played. */
export function StadiumZone() {
  const { view, targets, control, offers, faceOf, peek } = useBoard();
  const t = useTranslations("board");
  const { stadium } = view;
  const hover = usePeekPointer(stadium === null ? null : { card: stadium.card }, peek);
  if (targets.play !== null) {
    const option = targets.play;
    return (
      <div className="stadium zone">
        <button type="button" className="slot slot--target slot--play" data-option={option} onClick={() => control.choose(option)}>
          <span>
            <Icon name="spark" />
            {t("zone.playHere")}
          </span>
        </button>
      </div>
    );
  }
  if (stadium === null) return <div className="stadium zone" data-place="stadium" />;
  const action = offers?.stadium ?? null;
  return (
    <div className="stadium zone" data-place="stadium">
      <CardButton
        face={faceOf(stadium.card)}
        size="s"
        state={action === null ? "rest" : "target"}
        data-option={action ?? undefined}
        {...hover}
        onClick={() => (action === null ? peek({ card: stadium.card }, true) : control.choose(action))}
      />
      <p className="zone__label">{t("zone.stadium")}</p>
    </div>
  );
}
