"use client";
import { useTranslations } from "next-intl";
import type { CatalogueSet } from "@/cards/catalogue";
import { CARD_KINDS, CardQuery, parametersOf } from "@/cards/query";
import { ENERGY_TYPES, MARKS, STAGES } from "@/engine/pokemon/card";
import { EDITIONS } from "@/engine/pokemon/view";
import { kindWord, stageWord } from "@/ui/card";

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

export interface Facet {
  readonly key: FacetKey;
  readonly label: string;
  /** The answers to choose from; none where something is written. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Families that are no stage as well. */
const FAMILIES = MARKS.filter((mark) => !STAGES.some((stage) => stage === mark));
const COSTS = ["0", "1", "2", "3", "4", "5"] as const;

/** The questions in the reader's language. */
export function useFacets(sets: readonly CatalogueSet[]): readonly Facet[] {
  const t = useTranslations("decks.filters");
  const card = useTranslations("card");
  const edition = useTranslations("lobby.edition");
  const list = <T extends string>(values: readonly T[], label: (value: T) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  const options: Readonly<Record<FacetKey, Facet["options"]>> = {
    stages: list(STAGES, (stage) => stageWord(stage, card)),
    kinds: list(CARD_KINDS, (kind) => kindWord(kind, card)),
    families: list(FAMILIES, (family) => t(`families.${family}`)),
    // The newest first.
    sets: sets.map(({ id, name }) => ({ value: id, label: name })).reverse(),
    hpMin: [],
    hpMax: [],
    attackCost: list(COSTS, (count) => t("energies", { count: Number(count) })),
    attackTypes: list(ENERGY_TYPES, (type) => card(`types.${type}`)),
    text: [],
    edition: list(EDITIONS, (one) => edition(one)),
    playable: list(["true", "false"], (answer) => t(answer === "true" ? "playable" : "notPlayable")),
  };
  return FACETS.map((key) => ({ key, label: t(`labels.${key}`), options: options[key] }));
}
