"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type CardFace, ENERGY_TYPES, type EnergyType } from "@/games/pokemon/card";
import { DeckShelf } from "@/ui/decks/deck-shelf";
import { sizeOf } from "@/ui/decks/draft";
import type { Bench } from "@/ui/decks/use-workbench";
import { kit } from "./kit";
import { KindRail } from "./rail";
import { passes, typesAmong } from "./shelf-filter";

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
  const { draft, faces } = bench;
  const t = useTranslations("decks.deck");
  const words = useTranslations(kit.words);
  const [category, setCategory] = useState<Category | null>(null);
  const [types, setTypes] = useState<readonly EnergyType[]>([]);
  const held = draft.cards.flatMap(({ cardId }) => faces[cardId] ?? []);
  const there = typesAmong(held);
  // One that is pressed stays to be let go, though its last card was taken out.
  const offered = ENERGY_TYPES.filter((type) => there.includes(type) || types.includes(type));
  return (
    <DeckShelf
      kit={kit}
      bench={bench}
      shows={(face) => passes(face, { category, types })}
      rail={
        <KindRail
          title={t("title")}
          label={t("filter")}
          counts={counts}
          category={category}
          types={types}
          offered={offered}
          missing={(type) => !held.some((face) => passes(face, { category, types: [type] }))}
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
