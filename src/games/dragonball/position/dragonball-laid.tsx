"use client";
import { useTranslations } from "next-intl";
import { CardButton, type CardFace, CardInPlay } from "@/games/dragonball/card";
import type { LaidProps } from "@/ui/practice/position/kit";

/** A card of Dragon Ball Super Masters as it lies: on the table with its mode, its side and what lies under it. */
export function DragonBallLaid({ face, card, zone: { key, tallied }, selected, onSelect }: LaidProps<CardFace>) {
  const words = useTranslations("dragonballPosition");
  const { attached = [], marks = [], markers = 1 } = card;
  const has = (mark: string) => marks.includes(mark);
  const state = selected ? "selected" : "rest";
  if (ON_THE_TABLE.has(key))
    return (
      <CardInPlay
        view={{
          face,
          back: has("awakened") && face.sides.length === 2,
          rest: has("rest"),
          hidden: has("hidden"),
          keywords: [],
          under: attached.length,
          ...(tallied && face.type === "Unison" && { markers }),
        }}
        state={state}
        aria-pressed={selected}
        onClick={onSelect}
      />
    );
  return (
    <>
      <CardButton face={face} size="s" state={state} onClick={onSelect} />
      {marks.length > 0 && <small>{marks.map((mark) => words(`marks.${mark}`)).join(" · ")}</small>}
    </>
  );
}

/** Zones whose cards have a mode. */
const ON_THE_TABLE: ReadonlySet<string> = new Set(["leader", "battle", "unison", "energy"]);
