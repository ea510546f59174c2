import { isDeepStrictEqual } from "node:util";
import type { Ability, Attack, CardDefinition, EnergyCard, PokemonCard, TrainerCard } from "@/games/pokemon/engine/card";
import type { AbilityEffect, Condition, Continuous } from "@/games/pokemon/engine/effects/language";
import { type Failure, fail, TextFailure } from "@/kernel/texts/failure";
import { tidy } from "@/kernel/texts/merge";
import { compileAbility, compileSteps, type Steps } from "../text";
import type { Sentence } from "../unresolved/sentences";
import type { Setting } from "../words/setting";
import { withDamage } from "./damage";
import { withErrata } from "./errata";
import type { PrintedAbility, PrintedAttack, PrintedCard, PrintedEnergy, PrintedPokemon, PrintedTrainer } from "./printed";

/** The playable definition, or every sentence that stopped it. Nothing is ever half compiled. */
export type Compiled = { readonly definition: CardDefinition } | { readonly failures: readonly Failure[] };

/** @param printed facts with English texts, as they stand on the print */
export function compileCard(printed: PrintedCard): Compiled {
  const card = withErrata(printed);
  const failures: Failure[] = [];
  const attempt = <T>(compile: () => T): T | undefined => {
    try {
      return compile();
    } catch (error) {
      if (!(error instanceof TextFailure)) throw error;
      failures.push(error.failure);
      return undefined;
    }
  };
  const definition =
    card.category === "Pokémon"
      ? pokemon(card, attempt)
      : card.category === "Trainer"
        ? trainer(card, attempt)
        : attempt(() => energy(card));
  return definition && failures.length === 0 ? { definition } : { failures };
}

type Attempt = <T>(compile: () => T) => T | undefined;

function pokemon(card: PrintedPokemon, attempt: Attempt): PokemonCard | undefined {
  const setting = settingOf(card);
  if (card.attacks.length === 0 && card.abilities.length === 0)
    attempt(() => fail(card.name, "the print has neither attacks nor an Ability"));
  const attacks = card.attacks.map((attack) => attempt(() => compileAttack(attack, setting)));
  const abilities = card.abilities.map((ability) => attempt(() => abilityOf(ability, setting)));
  const { ancientTrait, ...facts } = card;
  const trait = ancientTrait && attempt(() => ({ name: ancientTrait.name, effects: effectsOf(ancientTrait.text, setting) }));
  return { ...facts, attacks: present(attacks), abilities: present(abilities), ...tidy({ ancientTrait: trait }) };
}

const present = <T>(list: readonly (T | undefined)[]): T[] => list.filter((each) => each !== undefined);

function settingOf(card: PrintedCard): Setting {
  return {
    name: card.name,
    category: card.category,
    attacks: "attacks" in card ? card.attacks.map(({ name }) => name) : [],
    abilities: "abilities" in card ? (card.abilities ?? []).map(({ name }) => name) : [],
    ...("hp" in card && tidy({ hp: card.hp })),
  };
}

function abilityOf({ name, kind, text }: PrintedAbility, setting: Setting): Ability {
  if (!text) fail(name, "the Ability has no text");
  return { name, kind, effects: effectsOf(text, { ...setting, vstar: kind === "VSTAR Power" }) };
}

function effectsOf(text: string, setting: Setting): readonly AbilityEffect[] {
  const { effects, said } = compileAbility(text, setting);
  if (said.length > 0) fail(text, "a sentence that belongs on another kind of card");
  return effects;
}

/** @throws TextFailure */
export function compileAttack({ name, cost, damage, text, once }: PrintedAttack, setting: Setting): Attack {
  if (!text && !damage) fail(name, "the attack has neither damage nor text");
  const { steps, when, cost: paid, usage } = compileSteps(text, { ...setting, attack: name });
  if (paid) fail(text, "an attack is not paid with cards");
  const { effect, printed } = withDamage(steps, damage, text);
  return {
    name,
    cost,
    effect,
    ...tidy({ damage: printed, when, once, usage: usage?.map((each) => forAttack(each, name)) }),
  };
}

/** What an attack's text says of using it is said of this attack alone. */
function forAttack(usage: Continuous, attack: string): Continuous {
  const { change } = usage;
  return "modify" in change && (change.modify === "attackCost" || change.modify === "attackCostSet")
    ? { ...usage, change: { ...change, attack } }
    : usage;
}

function trainer(card: PrintedTrainer, attempt: Attempt): TrainerCard | undefined {
  const { id, name, marks, category, kind, text } = card;
  const setting = settingOf(card);
  const facts = { id, name, marks, category, kind };
  const attacks = present(card.attacks.map((attack) => attempt(() => compileAttack(attack, setting))));
  if (!text && attacks.length === 0) return attempt(() => fail(name, "the card has no text"));
  const fossil = attempt(() => asFossil(card, setting));
  if (fossil) return fossil;
  if (kind === "Item" || kind === "Supporter") {
    const played = attempt(() => withoutSelf(compileSteps(text, setting), text));
    return (
      played && {
        ...facts,
        effect: played.steps,
        whileInPlay: [],
        attacks,
        ...tidy({ when: played.when, cost: played.cost, usage: played.usage }),
      }
    );
  }
  const held = attempt(() => compileAbility(text, setting));
  if (!held) return undefined;
  const attachTo = held.said.find((sentence) => sentence.says === "attachTo");
  if (held.said.some((sentence) => sentence !== attachTo))
    return attempt(() => fail(text, "a sentence that belongs on another kind of card"));
  return {
    ...facts,
    effect: [],
    whileInPlay: held.effects,
    attacks,
    ...tidy({ attachTo: attachTo?.says === "attachTo" ? attachTo.where : undefined }),
  };
}

/** An Item or a Supporter is on no Pokémon: a word that can only mean "this Pokémon" was not understood. */
function withoutSelf<T extends Steps>(played: T, text: string): T {
  return JSON.stringify([played.steps, played.cost, played.when]).includes('{"pokemon":"self"}')
    ? fail(text, "it is not clear which Pokémon is meant")
    : played;
}

/** A Fossil: an Item that is played as a Basic Pokémon (FAM-22). */
function asFossil({ id, name, marks, category, kind, text, abilities = [] }: PrintedTrainer, setting: Setting): TrainerCard | undefined {
  if (!/as if it were/.test(text)) return undefined;
  const { effects, said } = compileAbility(text, setting);
  const fossil = said.find((sentence) => sentence.says === "fossil");
  if (fossil?.says !== "fossil") return undefined;
  const own = effects.length > 0 ? [{ name, kind: "Ability" as const, effects }] : [];
  return {
    id,
    name,
    marks: marks.includes("Fossil") ? marks : [...marks, "Fossil"],
    category,
    kind,
    effect: [],
    whileInPlay: [],
    attacks: [],
    asPokemon: { hp: fossil.hp, types: fossil.types, abilities: [...own, ...abilities.map((ability) => abilityOf(ability, setting))] },
  };
}

function energy({ text, ...card }: PrintedEnergy): EnergyCard {
  if (!text) {
    if (card.kind === "Special") fail(card.name, "the card has no text");
    return { ...card, whileAttached: [] };
  }
  const { effects, said } = compileAbility(text, settingOf({ ...card, text }));
  const held = effects.map((effect) =>
    effect.kind === "activated" && effect.from !== "hand" ? fail(text, "an Energy card is not used like an Ability") : effect,
  );
  let provides: EnergyCard["provides"] | undefined;
  const more: Continuous[] = [];
  let attachTo: EnergyCard["attachTo"];
  for (const sentence of onTheSame(unconditionally(said))) {
    if (sentence.says === "provides" && sentence.when) more.push(insteadOf(sentence.units, sentence.when));
    else if (sentence.says === "provides") provides = sentence.units;
    else if (sentence.says === "attachTo") attachTo = sentence.where;
    else fail(text, "a sentence that belongs on another kind of card");
  }
  const units = provides ?? (card.provides.length > 0 ? card.provides : undefined);
  if (!units) fail(text, "what the Energy provides is not said");
  return { ...card, provides: units, whileAttached: [...more, ...held], ...tidy({ attachTo }) };
}

/** "On a Pokémon that isn't X it provides {C}{C}, on X it provides {C}": the first is what it provides, but for the second. */
function unconditionally(said: readonly Sentence[]): readonly Sentence[] {
  const [first, second] = said.filter((sentence) => sentence.says === "provides");
  if (!first?.when || !second?.when || !("if" in first.when) || !("if" in second.when)) return said;
  const [left, right] = [first.when, second.when];
  if (left.if !== "pokemon" || right.if !== "pokemon" || !isDeepStrictEqual(left.where?.not, right.where)) return said;
  return said.map((sentence) => (sentence === first ? { says: "provides", units: first.units } : sentence));
}

/** "While attached to a Stage 2 Pokémon, it provides …. If you have 3, it provides …": the second goes on about the card on such a Pokémon. */
function onTheSame(said: readonly Sentence[]): readonly Sentence[] {
  let before: Condition | undefined;
  return said.map((sentence) => {
    if (sentence.says !== "provides") return sentence;
    const { when, goesOn } = sentence;
    const all = goesOn && before && when ? { all: [before, when] } : when;
    before = when;
    return { says: "provides", units: sentence.units, ...tidy({ when: all }) };
  });
}

function insteadOf(units: EnergyCard["provides"], when: Condition): Continuous {
  return { kind: "continuous", change: { modify: "energyProvides", on: { pokemon: "self" }, units, instead: true }, while: when };
}
