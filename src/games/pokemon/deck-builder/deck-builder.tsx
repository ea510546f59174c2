"use client";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import type { CardFace } from "@/games/pokemon/card";
import { facet } from "@/games/pokemon/cards/facet";
import type { Offered } from "@/games/pokemon/cards/offered";
import { CatalogueShelf } from "@/ui/decks/catalogue-shelf";
import { countBy, sizeOf } from "@/ui/decks/draft";
import { answersTo, answerTo, type Filter, leftWith, withAnswer, withToggled } from "@/ui/decks/filter";
import type { GivenToBuilder } from "@/ui/decks/given";
import { useCatalogue } from "@/ui/decks/use-catalogue";
import { useWorkbench } from "@/ui/decks/use-workbench";
import { Workbench } from "@/ui/decks/workbench";
import { type Packed, usePacked } from "@/ui/packed";
import { FiguresPanel } from "./figures-panel";
import { useFacets } from "./filters";
import { CATEGORIES, kit } from "./kit";
import { judge } from "./legality";
import { OwnDeck } from "./own-deck";
import { KindRail } from "./rail";
import { DeckValidity } from "./validity";

export type Given = GivenToBuilder<CardFace, Offered, CardFace["category"]>;

/** The deck page of Pokémon. */
export function DeckBuilder({ given }: { given: Packed<Given> }) {
  const { list, opened, faces: known, sets, offered, begun, counts } = usePacked(given);
  const t = useTranslations("decks.catalogue");
  const bench = useWorkbench(kit, list, known, opened);
  const { draft, faces, unusable } = bench;
  const [filter, setFilter] = useState<Filter>({});
  const catalogue = useCatalogue(kit.game, filter, begun);
  const facets = useFacets(sets, offered);
  const legality = useMemo(() => judge(draft.cards, faces, unusable), [draft, faces, unusable]);
  const inDeck = countBy(draft.cards, faces, ({ category }) => category);
  const countInDeck = (category: CardFace["category"]) => inDeck.get(category) ?? 0;
  const found = catalogue.loaded?.tally.categories;
  const countFound = (category: CardFace["category"]) => (found ? (found[CATEGORIES.indexOf(category)] ?? 0) : counts[category]);
  return (
    <Workbench
      kit={kit}
      bench={bench}
      catalogue={({ shownId, onShowEntry, onAdd }) => (
        <CatalogueShelf
          kit={kit}
          catalogue={catalogue}
          filter={filter}
          onFilter={setFilter}
          facets={facets}
          rail={
            <KindRail
              title={t("title")}
              label={t("filter")}
              counts={countFound}
              category={CATEGORIES.find((category) => category === answerTo(filter, "category")) ?? null}
              types={answersTo(filter, "types")}
              offered={offered.types}
              missing={(type) => leftWith(facet.type(type), filter, "types", catalogue.facets) === 0}
              onCategory={(category) => setFilter(withAnswer(filter, "category", category ?? ""))}
              onType={(type) => setFilter(withToggled(filter, "types", type))}
            />
          }
          cards={draft.cards}
          shownId={shownId}
          onShow={onShowEntry}
          onAdd={onAdd}
        />
      )}
      deck={({ onShowOwn }) => <OwnDeck key={draft.id} bench={bench} counts={countInDeck} onShow={onShowOwn} />}
      figures={(shownId) => <FiguresPanel cards={draft.cards} faces={faces} shownId={shownId} />}
      validity={<DeckValidity counts={countInDeck} size={sizeOf(draft.cards)} legality={legality} />}
    />
  );
}
