"use client";
import { useTranslations } from "next-intl";
import type { CatalogueSet } from "@/cards/catalogue";
import { kindWord, stageWord } from "@/games/pokemon/card";
import type { Offered } from "@/games/pokemon/cards/offered";
import { CardQuery, parametersOf } from "@/games/pokemon/cards/query";
import { type Mark, STAGES } from "@/games/pokemon/engine/card";

/** What the catalogue is narrowed to; empty for everything. */
export type CatalogueFilter = Omit<CardQuery, "page" | "pageSize">;

/** The questions of the filter dialog, in its order; category, types and name have their place beside the cards. */
export const FACETS = [
  "stages",
  "kinds",
  "families",
  "sets",
  "hpMin",
  "hpMax",
  "attackCost",
  "attackTypes",
  "text",
  "edition",
  "playable",
] as const;
export type FacetKey = (typeof FACETS)[number];

/** The answer to one question, as it stands in a form; empty when it is open. */
export function answerTo(filter: CatalogueFilter, key: FacetKey): string {
  return parametersOf(filter).get(key) ?? "";
}

/** The filter with another answer, an empty one opens the question; what is no answer (letters for HP) changes nothing. */
export function withAnswer(filter: CatalogueFilter, key: FacetKey, answer: string): CatalogueFilter {
  const parameters = parametersOf(filter);
  if (answer.trim() === "") parameters.delete(key);
  else parameters.set(key, answer);
  return CardQuery.safeParse(Object.fromEntries(parameters)).data ?? filter;
}

export function withoutAnswers(filter: CatalogueFilter): CatalogueFilter {
  return FACETS.reduce((rest, key) => withAnswer(rest, key, ""), filter);
}

/** Whether the answer is written, not chosen. */
export const isWritten = (key: FacetKey): boolean => key === "hpMin" || key === "hpMax" || key === "text";

/** Families that are a stage as well are asked for there. */
const isStage = (family: Mark): boolean => STAGES.some((stage) => stage === family);

export interface Facet {
  readonly key: FacetKey;
  readonly label: string;
  /** The answers to choose from; none where something is written. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The questions in the reader's language, with the answers that some card fulfils; a question with less than two of them is none. */
export function useFacets(sets: readonly CatalogueSet[], offered: Offered): readonly Facet[] {
  const t = useTranslations("decks.filters");
  const card = useTranslations("card");
  const edition = useTranslations("games.pokemon.edition");
  const list = <T extends string>(values: readonly T[], label: (value: T) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  const options: Readonly<Record<FacetKey, Facet["options"]>> = {
    stages: list(offered.stages, (stage) => stageWord(stage, card)),
    kinds: list(offered.kinds, (kind) => kindWord(kind, card)),
    families: offered.families.flatMap((family) => (isStage(family) ? [] : [{ value: family, label: t(`families.${family}`) }])),
    // The newest first.
    sets: sets.map(({ id, name }) => ({ value: id, label: name })).reverse(),
    hpMin: [],
    hpMax: [],
    attackCost: offered.attackCosts.map((count) => ({ value: String(count), label: t("energies", { count }) })),
    attackTypes: list(offered.attackTypes, (type) => card(`types.${type}`)),
    text: [],
    edition: list(offered.editions, (one) => edition(one)),
    playable: offered.playable.map((one) => ({ value: String(one), label: t(one ? "playable" : "notPlayable") })),
  };
  return FACETS.filter((key) => isWritten(key) || options[key].length > 1).map((key) => ({
    key,
    label: t(`labels.${key}`),
    options: options[key],
  }));
}
