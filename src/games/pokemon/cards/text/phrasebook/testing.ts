import type { CatalogueCard } from "@/games/pokemon/cards/card";
import type { AbilityEffect } from "@/games/pokemon/engine/effects/language";
import type { Locale } from "@/i18n/locales";
import type { Kinds } from "../compile/grammar/kinds";
import { rendererFor } from "../render";
import { changeSentences } from "./changes";
import { gapsOf } from "./sentence";

const names = { en: [], fr: [], es: [], it: [] };
const card: CatalogueCard = {
  definition: {
    category: "Pokémon",
    id: "test-1",
    name: "Mossling",
    marks: [],
    stage: "Basic",
    evolvesFrom: [],
    hp: 60,
    types: ["Colorless"],
    weaknesses: [],
    resistances: [],
    retreatCost: 1,
    abilities: [],
    attacks: [],
  },
  setId: "test",
  number: "1",
  names: { en: "Mossling", fr: "Mossling", es: "Mossling", it: "Mossling" },
  attackNames: names,
  abilityNames: names,
  evolvesFromNames: names,
  playable: true,
};

export const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: [] };

/** Something of each kind that a sentence of the phrasebook has slots for. */
const SAMPLES: Partial<Kinds> = {
  pokemon: { pokemon: "self" },
  number: 3,
  each: { count: "cards", zone: "hand", of: "you" },
  type: "Fire",
  types: ["Fire"],
  symbols: ["Fire", "Colorless"],
  colorless: 2,
  cost: { symbol: "Fire", amount: 2 },
  afflictions: ["Asleep"],
  ownAttack: "Bark Bash",
  cardNoun: { category: "Trainer", trainerKinds: ["Supporter"] },
  target: { to: "active" },
  blow: "opponents",
};

export const abilitySaid = (effect: AbilityEffect, locale: Locale): string => rendererFor(card, locale, () => undefined).ability([effect]);

/** Each sentence of what is changed, with something in its slots: an effect, and how it is said. */
export const changeSamples = changeSentences.map(({ parts, meaning }) => {
  const change = meaning(Object.fromEntries(gapsOf(parts).map(([name, kind]) => [name, SAMPLES[kind]])));
  const effect: AbilityEffect = { kind: "continuous", change };
  return { effect, said: abilitySaid(effect, "en") };
});
