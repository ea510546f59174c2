"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { DeckCards } from "@/decks/schema";
import { type CardFace, EnergySymbol } from "@/games/pokemon/card";
import { redrawsExpected } from "@/ui/decks/chances";
import { Bars, BigChance, CardByTurn, Columns, FigureSection, SampleHand } from "@/ui/decks/figures";
import type { Faces } from "@/ui/decks/kit";
import { chanceByTurn, chanceOfBasic, figuresOf, HAND } from "./figures";
import { kit } from "./kit";

/** Costs up to this one have a column of their own. */
const DEAREST = 5;

/** A Pokémon deck in numbers: the opening hand, chances by turn, costs, types and lines. */
export function FiguresPanel({ cards, faces, shownId }: { cards: DeckCards; faces: Faces<CardFace>; shownId: string | null }) {
  const t = useTranslations("pokemonDecks.figures");
  const types = useTranslations("card.types");
  const format = useFormatter();
  const figures = figuresOf(cards, faces);
  const { size, basics, attackCosts } = figures;
  const chance = chanceOfBasic(figures);
  const percent = (share: number) => format.number(share, { style: "percent", maximumFractionDigits: 1 });
  const columns = Array.from({ length: DEAREST + 1 }, (_, cost) => ({
    label: cost === DEAREST ? `${cost}+` : String(cost),
    count: [...attackCosts].reduce((sum, [of, count]) => sum + (of === cost || (cost === DEAREST && of > cost) ? count : 0), 0),
  }));
  return (
    <>
      <FigureSection title={t("opening")}>
        <BigChance
          chance={chance}
          note={[
            t("basics", { basics, size }),
            ...(basics > 0 ? [t("mulligans", { count: Math.round(redrawsExpected(chance) * 100) / 100 })] : []),
            ...(basics < size - 2 ? [t("twoMore", { chance: percent(chanceOfBasic({ basics: basics + 2, size })) })] : []),
          ].join(" ")}
        >
          {t("ofBasic")}
        </BigChance>
      </FigureSection>
      <SampleHand kit={kit} cards={cards} faces={faces} size={HAND} />
      <CardByTurn
        kit={kit}
        cards={cards}
        faces={faces}
        shownId={shownId}
        chanceOf={({ face, copies }, turn) => chanceByTurn(copies, face.category === "Pokémon" && face.stage === "Basic", turn, figures)}
      />
      {attackCosts.size > 0 && (
        <FigureSection title={t("costs")} note={t("costsNote")}>
          <Columns
            columns={columns}
            words={columns
              .filter(({ count }) => count > 0)
              .map(({ label, count }) => t("ofCost", { cost: label, count }))
              .join(", ")}
          />
        </FigureSection>
      )}
      {figures.types.length > 0 && (
        <FigureSection title={t("types")} note={t("typesNote")}>
          <Bars
            bars={figures.types.map(({ type, provided, asked }) => ({
              key: type,
              sign: (
                <span className="size-[22px] *:size-full" title={types(type)}>
                  <EnergySymbol type={type} />
                </span>
              ),
              count: Math.max(provided, asked),
              paint: `var(--color-${type.toLowerCase()})`,
              words: t("ofType", { provided, asked }),
            }))}
          />
        </FigureSection>
      )}
      {figures.lines.length > 0 && (
        <FigureSection title={t("lines")} note={t("linesNote")}>
          <ul className="grid gap-1 text-sm">
            {figures.lines.map(({ name, stages }) => (
              <li key={name} className="flex justify-between gap-3">
                <b className="truncate">{name}</b>
                <span className="tabular-nums">{stages.join(" – ")}</span>
              </li>
            ))}
          </ul>
        </FigureSection>
      )}
    </>
  );
}
