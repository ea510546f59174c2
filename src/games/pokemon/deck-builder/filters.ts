"use client";
import { useTranslations } from "next-intl";
import type { CatalogueSet } from "@/cards/catalogue";
import { kindWord, stageWord } from "@/games/pokemon/card";
import { facet } from "@/games/pokemon/cards/facet";
import type { Offered } from "@/games/pokemon/cards/offered";
import { type Mark, STAGES } from "@/games/pokemon/engine/card";
import type { Facet, FacetOption } from "@/ui/decks/filter";

/** Families that are a stage as well are asked for there. */
const isStage = (family: Mark): boolean => STAGES.some((stage) => stage === family);

/** The questions of the filter dialog, with the answers that some card fulfils; one with less than two answers is none. Category, types and name stand beside the cards. */
export function useFacets(sets: readonly CatalogueSet[], offered: Offered): readonly Facet[] {
  const t = useTranslations("pokemonDecks");
  const card = useTranslations("card");
  const edition = useTranslations("games.pokemon.edition");
  const list = <T extends string>(values: readonly T[], label: (value: T) => string, of?: (value: T) => string): readonly FacetOption[] =>
    values.map((value) => ({ value, label: label(value), ...(of && { facet: of(value) }) }));
  const hp = { max: 990, step: 10 };
  const facets: readonly Omit<Facet, "label">[] = [
    { key: "stages", options: list(offered.stages, (stage) => stageWord(stage, card), facet.stage) },
    { key: "kinds", options: list(offered.kinds, (kind) => kindWord(kind, card), facet.kind) },
    {
      key: "families",
      options: offered.families.flatMap((family) =>
        isStage(family) ? [] : [{ value: family, label: t(`families.${family}`), facet: facet.mark(family) }],
      ),
    },
    // The newest first.
    { key: "sets", options: sets.map(({ id, name }) => ({ value: id, label: name })).reverse() },
    { key: "hpMin", number: hp },
    { key: "hpMax", number: hp },
    {
      key: "attackCost",
      options: offered.attackCosts.map((count) => ({
        value: String(count),
        label: t("energies", { count }),
        facet: facet.cost(count, []),
      })),
    },
    {
      key: "attackTypes",
      options: list(
        offered.attackTypes,
        (type) => card(`types.${type}`),
        (type) => facet.cost(undefined, [type]),
      ),
    },
    { key: "text" },
    { key: "edition", options: list(offered.editions, (one) => edition(one)) },
    { key: "playable", options: offered.playable.map((one) => ({ value: String(one), label: t(one ? "playable" : "notPlayable") })) },
  ];
  return facets
    .filter(({ options }) => !options || options.length > 1)
    .map((question) => ({ ...question, label: t(`labels.${question.key}`) }));
}
