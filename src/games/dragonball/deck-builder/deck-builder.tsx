"use client";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { type CardFace, Glyph, type GlyphName } from "@/games/dragonball/card";
import type { Offered } from "@/games/dragonball/cards/offered";
import { CatalogueShelf } from "@/ui/decks/catalogue-shelf";
import { answerTo, type Filter, withAnswer } from "@/ui/decks/filter";
import type { GivenToBuilder } from "@/ui/decks/given";
import { Rail, RailChoice } from "@/ui/decks/rail";
import { useCatalogue } from "@/ui/decks/use-catalogue";
import { useWorkbench } from "@/ui/decks/use-workbench";
import { Workbench } from "@/ui/decks/workbench";
import { type Packed, usePacked } from "@/ui/packed";
import { FiguresPanel } from "./figures-panel";
import { ColorAndCost, useFacets } from "./filters";
import { countsOf, KINDS, type Kind } from "./kinds";
import { kit } from "./kit";
import { judge } from "./legality";
import { OwnDeck } from "./own-deck";
import { DeckValidity } from "./validity";

const SIGNS: readonly (readonly [Kind, GlyphName])[] = [
  ["Leader", "life"],
  ["Battle", "attack"],
  ["Extra", "critical"],
  ["Unison", "marker"],
  ["Z", "z"],
];

export type Given = GivenToBuilder<CardFace, Offered, Kind>;

/** The deck page of Dragon Ball Super Masters. */
export function DeckBuilder({ given }: { given: Packed<Given> }) {
  const { list, opened, faces: known, sets, offered, begun, counts } = usePacked(given);
  const t = useTranslations("decks");
  const words = useTranslations(kit.words);
  const bench = useWorkbench(kit, list, known, opened);
  const { draft, faces, changed, unusable, saved } = bench;
  const [filter, setFilter] = useState<Filter>({});
  const catalogue = useCatalogue(kit.game, filter, begun);
  const facets = useFacets(sets, offered);
  // What the server found of the deck as it is kept goes further than what can be counted here.
  const faults = useMemo(
    () => (changed || !saved ? judge(draft.cards, faces, unusable) : saved.faults),
    [draft, faces, changed, saved, unusable],
  );
  const found = catalogue.loaded?.tally.categories;
  const inCatalogue = found === undefined ? counts : countsOf((category) => found[category] ?? 0);
  const asked = answerTo(filter, "kinds");
  const ask = (kind: Kind | null) => setFilter(withAnswer(filter, "kinds", kind === null ? "" : KINDS[kind].join()));
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
            <Rail title={t("catalogue.title")} label={t("catalogue.filter")}>
              <RailChoice
                pressed={asked === ""}
                count={Object.values(inCatalogue).reduce((sum, count) => sum + count, 0)}
                onClick={() => ask(null)}
              >
                {t("rail.all")}
              </RailChoice>
              {SIGNS.map(([kind, sign]) => (
                <RailChoice
                  key={kind}
                  pressed={asked === KINDS[kind].join()}
                  count={inCatalogue[kind]}
                  icon={<Glyph name={sign} />}
                  onClick={() => ask(kind)}
                >
                  {words(`kinds.${kind}`)}
                </RailChoice>
              ))}
            </Rail>
          }
          tools={<ColorAndCost filter={filter} offered={offered} counts={catalogue.facets} onFilter={setFilter} />}
          cards={draft.cards}
          shownId={shownId}
          onShow={onShowEntry}
          onAdd={onAdd}
        />
      )}
      deck={({ onShowOwn, onSeeCatalogue }) => (
        <OwnDeck
          key={draft.id}
          bench={bench}
          onShow={onShowOwn}
          onChangeLeader={() => {
            setFilter({ kinds: "Leader" });
            onSeeCatalogue();
          }}
        />
      )}
      figures={(shownId) => <FiguresPanel cards={draft.cards} faces={faces} shownId={shownId} />}
      validity={<DeckValidity cards={draft.cards} faces={faces} faults={faults} />}
    />
  );
}
