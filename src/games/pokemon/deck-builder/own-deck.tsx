"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { CardFace, EnergyType } from "@/games/pokemon/card";
import { DeckShelf } from "@/ui/decks/deck-shelf";
import { sizeOf } from "@/ui/decks/draft";
import type { Bench } from "@/ui/decks/use-workbench";
import { kit } from "./kit";
import { KindRail } from "./rail";

type Category = CardFace["category"];

/** The deck on the worktable, sorted by category and type. */
export function OwnDeck({
  bench,
  counts,
  onShow,
}: {
  bench: Bench<CardFace>;
  counts: (category: Category) => number;
  onShow: (cardId: string) => void;
}) {
  const { draft } = bench;
  const t = useTranslations("decks.deck");
  const words = useTranslations(kit.words);
  const [category, setCategory] = useState<Category | null>(null);
  const [types, setTypes] = useState<readonly EnergyType[]>([]);
  return (
    <DeckShelf
      kit={kit}
      bench={bench}
      shows={(face) => passes(face, category, types)}
      rail={
        <KindRail
          title={t("title")}
          label={t("filter")}
          counts={counts}
          category={category}
          types={types}
          onCategory={setCategory}
          onType={(type) => setTypes(types.includes(type) ? types.filter((other) => other !== type) : [...types, type])}
        />
      }
      measure={
        <span className="text-sm whitespace-nowrap text-ink-2 tabular-nums" data-testid="deck-size">
          {words("size", { count: sizeOf(draft.cards) })}
        </span>
      }
      onShow={onShow}
    />
  );
}

function passes(face: CardFace | undefined, category: Category | null, types: readonly EnergyType[]): boolean {
  if (face === undefined) return category === null && types.length === 0;
  if (category !== null && face.category !== category) return false;
  return types.length === 0 || typesOf(face).some((type) => types.includes(type));
}

function typesOf(face: CardFace): readonly EnergyType[] {
  if (face.category === "Pokémon") return face.types;
  return face.category === "Energy" ? face.provides.flat() : [];
}
