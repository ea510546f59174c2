import type { CatalogueCard } from "@/games/pokemon/cards/card";
import type { AbilityEffect, Instruction } from "@/games/pokemon/engine/effects/language";
import type { Locale } from "@/i18n/locales";
import type { Kinds } from "../compile/grammar/kinds";
import { compileAbility, compileSteps } from "../compile/text";
import { rendererFor } from "../render";
import { changeSentences } from "./changes";
import { conditionSentences } from "./conditions";
import { eventSentences } from "./events";
import { gapsOf, type Sentence } from "./sentence";
import { stepSentences } from "./steps";

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

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: [] };

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

const sampled = <T>({ parts, meaning }: Sentence<T>): T =>
  meaning(Object.fromEntries(gapsOf(parts).map(([name, kind]) => [name, SAMPLES[kind]])));

const draw: Instruction = { do: "draw", count: 1 };
const ofAbility = (effect: AbilityEffect) => ({
  said: (locale: Locale) => rendererFor(card, locale, () => undefined).ability([effect]),
  read: (text: string) => compileAbility(text, setting).effects,
  effect,
});
const ofAttack = (effect: Instruction) => ({
  said: (locale: Locale) => rendererFor(card, locale, () => undefined).attack({ name: "Bark Bash", cost: [], effect: [effect] }),
  read: (text: string) => compileSteps(text, setting).steps,
  effect,
});

/** Each sentence of the phrasebook with something in its slots and something around it that makes a text of it: how that is said, and what it means. */
export const samples = [
  ...changeSentences.map((sentence) => ofAbility({ kind: "continuous", change: sampled(sentence) })),
  ...eventSentences.map((sentence) => ofAbility({ kind: "triggered", on: sampled(sentence), steps: [draw] })),
  ...conditionSentences.map((sentence) => ofAttack({ do: "if", when: sampled(sentence), then: [draw] })),
  ...stepSentences.map((sentence) => ofAttack(sampled(sentence))),
].map((sample) => ({ ...sample, english: sample.said("en") }));
