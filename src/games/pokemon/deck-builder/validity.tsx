"use client";
import { useTranslations } from "next-intl";
import type { CardFace } from "@/games/pokemon/card";
import { Validity } from "@/ui/decks/validity";
import { CATEGORIES } from "./kit";
import type { Legality } from "./legality";

const PAINTS: Readonly<Record<CardFace["category"], string>> = {
  Pokémon: "var(--color-coral)",
  Trainer: "var(--color-violet)",
  Energy: "var(--color-lagoon)",
};

/** How many of the sixty cards, of what categories, and which rules are broken. */
export function DeckValidity({
  counts,
  size,
  legality,
}: {
  counts: (category: CardFace["category"]) => number;
  size: number;
  legality: Legality;
}) {
  const t = useTranslations("pokemonDecks");
  const { faults, advice, hasBasic } = legality;
  return (
    <Validity
      size={size}
      of="60"
      least={60}
      parts={CATEGORIES.map((key) => ({ key, count: counts(key), paint: PAINTS[key], words: t(`parts.${key}`, { count: counts(key) }) }))}
      label={t("breakdown", { pokemon: counts("Pokémon"), trainers: counts("Trainer"), energies: counts("Energy") })}
      faults={faults}
      good={hasBasic ? [t("basic")] : []}
      advice={advice.map(({ category, count, from, to }) => ({ key: category, words: t(`advice.${category}`, { count, from, to }) }))}
    />
  );
}
