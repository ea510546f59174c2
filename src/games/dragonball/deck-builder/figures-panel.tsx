"use client";
import { useTranslations } from "next-intl";
import type { DeckCards } from "@/decks/schema";
import { type CardFace, ColorPip, plainPower } from "@/games/dragonball/card";
import { pileOf } from "@/games/dragonball/decks/piles";
import { COLORS, type Color } from "@/games/dragonball/engine/card";
import { chanceOfOne } from "@/ui/decks/chances";
import { countBy, sizeOf } from "@/ui/decks/draft";
import { Bars, BigChance, CardByTurn, Columns, FigureSection, SampleHand } from "@/ui/decks/figures";
import type { Faces } from "@/ui/decks/kit";
import { kit } from "./kit";
import { COLUMNS, columnOf } from "./validity";

/** DB-SETUP-06: cards of the opening hand. */
const HAND = 6;
/** What can be played in the first turns. */
const CHEAP = 2;

/** A Dragon Ball deck in numbers: the opening hand, chances by turn, costs, colours and combo power. Leader and Z-Deck are never drawn. */
export function FiguresPanel({ cards, faces, shownId }: { cards: DeckCards; faces: Faces<CardFace>; shownId: string | null }) {
  const t = useTranslations("dragonballBuilder.figures");
  const drawn = cards.filter(({ cardId }) => {
    const face = faces[cardId];
    return face !== undefined && pileOf(face) === "deck";
  });
  const size = sizeOf(drawn);
  const count = (counted: (face: CardFace) => boolean) =>
    drawn.reduce((sum, entry) => {
      const face = faces[entry.cardId];
      return sum + (face && counted(face) ? entry.count : 0);
    }, 0);
  const cheap = count(({ type, cost }) => type === "Battle" && typeof cost?.total === "number" && cost.total <= CHEAP);
  const costs = countBy(drawn, faces, ({ cost }) => (cost ? columnOf(cost.total) : undefined));
  const combos = [...countBy(drawn, faces, ({ comboPower }) => (comboPower === undefined ? undefined : String(comboPower)))].sort(
    ([one], [other]) => Number(one) - Number(other),
  );
  const columns = COLUMNS.map((column) => ({ label: column, count: costs.get(column) ?? 0 }));
  return (
    <>
      <FigureSection title={t("opening")}>
        <BigChance chance={chanceOfOne(cheap, HAND, size)} note={t("cheap", { count: cheap, size })}>
          {t("ofCheap", { cost: CHEAP })}
        </BigChance>
      </FigureSection>
      <SampleHand kit={kit} cards={drawn} faces={faces} size={HAND} />
      <CardByTurn
        kit={kit}
        cards={drawn}
        faces={faces}
        shownId={shownId}
        chanceOf={({ copies }, turn) => chanceOfOne(copies, HAND + turn, size)}
      />
      <FigureSection title={t("costs")}>
        <Columns
          columns={columns}
          words={columns.flatMap(({ label, count: of }) => (of > 0 ? [t("ofCost", { cost: label, count: of })] : [])).join(", ")}
        />
      </FigureSection>
      <FigureSection title={t("colors")}>
        <Bars
          bars={COLORS.flatMap((color) => {
            const of = count((face) => face.colors.includes(color));
            return of === 0
              ? []
              : [{ key: color, sign: <Sign color={color} />, count: of, paint: `var(--db-${color})`, words: String(of) }];
          })}
        />
      </FigureSection>
      <FigureSection title={t("combo")} note={t("comboNote")}>
        <Columns
          columns={combos.map(([power, of]) => ({ label: plainPower(Number(power)), count: of }))}
          words={combos.map(([power, of]) => t("ofCombo", { power: plainPower(Number(power)), count: of })).join(", ")}
        />
      </FigureSection>
    </>
  );
}

function Sign({ color }: { color: Color }) {
  const colors = useTranslations("dragonballCard.colors");
  return (
    <span className="text-xl leading-none" title={colors(color)}>
      <ColorPip color={color} />
    </span>
  );
}
