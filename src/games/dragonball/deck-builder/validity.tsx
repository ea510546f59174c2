"use client";
import { useTranslations } from "next-intl";
import type { DeckCards, DeckFault } from "@/decks/schema";
import { type CardFace, colorWords } from "@/games/dragonball/card";
import { pileOf } from "@/games/dragonball/decks/piles";
import { COLORS, type Color } from "@/games/dragonball/engine/card";
import { DECK_SIZE } from "@/games/dragonball/engine/deck-size";
import { countBy } from "@/ui/decks/draft";
import type { Faces } from "@/ui/decks/kit";
import { type DeckPart, Validity } from "@/ui/decks/validity";
import { pileSizes } from "./legality";

/** How many cards of what colours and costs lie on the deck, and which rules are broken. */
export function DeckValidity({ cards, faces, faults }: { cards: DeckCards; faces: Faces<CardFace>; faults: readonly DeckFault[] }) {
  const t = useTranslations("dragonballBuilder");
  const card = useTranslations("dragonballCard");
  const { deck, leader } = pileSizes(cards, faces);
  const counts = countBy(cards, faces, (face) => (pileOf(face) === "deck" ? face.colors.join() : undefined));
  const parts = [...counts]
    .map(([key, count]) => ({ colors: COLORS.filter((color) => key.split(",").includes(color)), count }))
    .sort((one, other) => one.colors.length - other.colors.length || other.count - one.count);
  const words = parts.map(({ colors, count }) => t("part", { count, colors: colorWords(colors, card) }));
  return (
    <Validity
      size={deck}
      of={`${DECK_SIZE.least}–${DECK_SIZE.most}`}
      least={DECK_SIZE.least}
      parts={parts.map(({ colors, count }): DeckPart => ({ key: colors.join(), count, paint: paintOf(colors) }))}
      label={words.length === 0 ? t("noCards") : words.join(", ")}
      faults={faults}
      good={leader === 1 ? [t("hasLeader")] : []}
      advice={[]}
    />
  );
}

function paintOf(colors: readonly Color[]): string {
  const [first = "black", ...others] = colors.map((color) => `var(--db-${color})`);
  if (others.length === 0) return first;
  const all = [first, ...others];
  const stops = all.flatMap((paint, index) => [`${paint} ${(100 * index) / all.length}%`, `${paint} ${(100 * (index + 1)) / all.length}%`]);
  return `linear-gradient(105deg, ${stops.join(", ")})`;
}

/** The columns of the curve. */
export const COLUMNS = ["0", "1", "2", "3", "4", "5", "6", "7+", "X"] as const;
type Column = (typeof COLUMNS)[number];

/** In which column of the curve a cost stands. */
export function columnOf(cost: number | "X"): Column {
  return COLUMNS.find((column) => column === String(cost)) ?? "7+";
}
