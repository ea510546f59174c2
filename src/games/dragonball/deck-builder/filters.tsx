"use client";
import { useTranslations } from "next-intl";
import type { CatalogueSet } from "@/cards/catalogue";
import { bracketWord, ColorPip, plainPower } from "@/games/dragonball/card";
import { facet } from "@/games/dragonball/cards/facet";
import { COSTS } from "@/games/dragonball/cards/kinds";
import type { Offered } from "@/games/dragonball/cards/offered";
import { answersTo, type Facet, type FacetOption, type Filter, leftWith, withToggled } from "@/ui/decks/filter";

/** The last of the costs that stand beside the search means that much or more. */
const MOST = COSTS.at(-2);

/** Colours and costs beside the search, of each as many as one likes. */
export function ColorAndCost({
  filter,
  offered,
  counts,
  onFilter,
}: {
  filter: Filter;
  offered: Offered;
  /** How many of the cards found have each facet; null until it is known. */
  counts: Readonly<Record<string, number>> | null;
  onFilter: (filter: Filter) => void;
}) {
  const t = useTranslations("dragonballBuilder");
  const card = useTranslations("dragonballCard");
  return (
    <>
      <Toggles label={t("colors")}>
        {offered.colors.map((color) => (
          <Toggle
            key={color}
            label={card(`colors.${color}`)}
            pressed={answersTo(filter, "colors").includes(color)}
            disabled={leftWith(facet.color(color), filter, "colors", counts) === 0}
            onClick={() => onFilter(withToggled(filter, "colors", color))}
          >
            <span className="text-xl leading-none" aria-hidden="true">
              <ColorPip color={color} />
            </span>
          </Toggle>
        ))}
      </Toggles>
      <Toggles label={t("costs")} className="max-sm:order-1 max-sm:w-full">
        {offered.costs.map((cost) => (
          <Toggle
            key={cost}
            label={card("cost", { cost: cost === MOST ? `${cost}+` : cost })}
            pressed={answersTo(filter, "costs").includes(cost)}
            disabled={leftWith(facet.cost(cost === "X" ? cost : Number(cost)), filter, "costs", counts) === 0}
            onClick={() => onFilter(withToggled(filter, "costs", cost))}
          >
            {cost === MOST ? `${cost}+` : cost}
          </Toggle>
        ))}
      </Toggles>
    </>
  );
}

function Toggles({ label, className = "", children }: { label: string; className?: string; children: React.ReactNode }) {
  return (
    <fieldset aria-label={label} className={`inline-flex gap-0.5 rounded-[13px] bg-paper-2 p-1 ${className}`}>
      {children}
    </fieldset>
  );
}

function Toggle({
  label,
  pressed,
  disabled,
  onClick,
  children,
}: {
  label: string;
  pressed: boolean;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
      className={`grid h-8 disabled:opacity-35 min-w-6 max-sm:min-h-9 max-sm:flex-1 place-items-center rounded-[10px] px-[3px] font-display text-sm font-bold ${pressed ? "bg-surface text-ink shadow-[inset_0_0_0_2.5px_var(--color-violet)]" : "text-ink-2 hover:text-ink"}`}
    >
      {children}
    </button>
  );
}

/** The questions of the filter dialog, with the answers that some card fulfils; one with less than two answers is none. */
export function useFacets(sets: readonly CatalogueSet[], offered: Offered): readonly Facet[] {
  const t = useTranslations("dragonballBuilder");
  const card = useTranslations("dragonballCard");
  const list = (
    values: readonly string[],
    of: (value: string) => string,
    label: (value: string) => string = (value) => value,
  ): readonly FacetOption[] => values.map((value) => ({ value, label: label(value), facet: of(value) }));
  const yesOrNo = (values: readonly boolean[], yes: string, no: string) =>
    values.map((value) => ({ value: String(value), label: t(value ? yes : no) }));
  const power = { max: 100_000, step: 5000 };
  const facets: readonly Omit<Facet, "label">[] = [
    { key: "keywords", options: list(offered.keywords, facet.keyword, (name) => bracketWord({ name }, card)) },
    {
      key: "comboPowers",
      options: list(
        offered.comboPowers,
        (value) => facet.comboPower(Number(value)),
        (value) => plainPower(Number(value)),
      ),
    },
    { key: "comboCosts", options: list(offered.comboCosts, (value) => facet.comboCost(Number(value))) },
    { key: "trait", options: list(offered.traits, facet.trait) },
    { key: "character", options: list(offered.characters, facet.character) },
    { key: "multicolor", options: yesOrNo(offered.multicolor, "several", "one") },
    { key: "powerMin", number: power },
    { key: "powerMax", number: power },
    // The newest first.
    { key: "sets", options: sets.map(({ id, name }) => ({ value: id, label: name })).reverse() },
    { key: "text" },
    { key: "playable", options: yesOrNo(offered.playable, "playable", "notPlayable") },
  ];
  return facets
    .filter(({ options }) => !options || options.length > 1)
    .map((question) => ({ ...question, label: t(`labels.${question.key}`) }));
}
