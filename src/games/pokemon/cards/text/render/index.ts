import type { CatalogueCard } from "@/games/pokemon/cards/card";
import type { Attack, EnergyCard, TrainerCard } from "@/games/pokemon/engine/card";
import type { AbilityEffect, Condition, PokemonFilter } from "@/games/pokemon/engine/effects/language";
import type { Locale } from "@/i18n/locales";
import { nounPhrase } from "@/kernel/texts/words";
import { en } from "./english";
import { fr } from "./french";
import { it } from "./italian";
import type { Language, Template } from "./language";
import { continuousClause, sayEffects, usageClause } from "./say/abilities";
import { unitsOf } from "./say/changes";
import { type Clause, sentences, state, together } from "./say/clause";
import { conditionClause } from "./say/conditions";
import { pokemonNoun } from "./say/nouns";
import { type Scope, say, symbols } from "./say/scope";
import { sayAll } from "./say/steps";
import { es } from "./spanish";

export { CannotSayError } from "./say/scope";

const LANGUAGES: Readonly<Record<Locale, Language>> = { fr, en, es, it };

/** Says the texts of one card in one language. Each throws a CannotSayError where it has no words. */
export interface CardRenderer {
  readonly attack: (attack: Attack) => string;
  readonly ability: (effects: readonly AbilityEffect[]) => string;
  readonly trainer: (card: TrainerCard) => string;
  readonly energy: (card: EnergyCard) => string;
  /** What each mode of the choice in a text says by itself; undefined where the text has no such choice, or several. */
  readonly modes: (text: Attack | TrainerCard | readonly AbilityEffect[]) => readonly string[] | undefined;
}

/**
 * @param nameOf the name of another card in the reader's language, by its English one; undefined when it is not known, and the English one is shown
 */
export function rendererFor(card: CatalogueCard, locale: Locale, nameOf: (english: string) => string | undefined): CardRenderer {
  const language = LANGUAGES[locale];
  const attackNames = new Map(card.attackNames.en.map((name, index) => [name, card.attackNames[locale][index] ?? name]));
  const scope = (host: Scope["host"], attack?: Attack, modes?: Scope["modes"]): Scope => ({
    language,
    ...(modes && { modes }),
    host,
    ...(attack && { attack }),
    subject: "you",
    referents: new Map(),
    coins: { count: undefined },
    stadium: { named: false },
    nameOf: (english) => nameOf(english) ?? english,
    attackName: (english) => attackNames.get(english) ?? english,
  });
  const attack = (text: Attack, modes?: Scope["modes"]) => sayAttack(scope("pokemon", text, modes), text);
  const ability = (effects: readonly AbilityEffect[], modes?: Scope["modes"]) => sayEffects(scope("pokemon", undefined, modes), effects);
  const trainer = (text: TrainerCard, modes?: Scope["modes"]) =>
    sayTrainer(scope(text.kind === "Pokémon Tool" ? "attached" : "none", undefined, modes), text);
  return {
    attack: (text) => attack(text),
    ability: (effects) => ability(effects),
    trainer: (text) => trainer(text),
    energy: (energy) => sayEnergy(scope("attached"), energy),
    modes: (text) => {
      if (!hasModes(text)) return undefined;
      const said: (readonly string[])[] = [];
      if ("category" in text) trainer(text, said);
      else if ("effect" in text) attack(text, said);
      else ability(text, said);
      return said.length === 1 ? said[0] : undefined;
    },
  };
}

function onlyIf(scope: Scope, when: Condition, so: Template, not: Template): string {
  return "not" in when
    ? say(scope, not, { condition: conditionClause(scope, when.not) })
    : say(scope, so, { condition: conditionClause(scope, when) });
}

function hasModes(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  return ("do" in part && part.do === "chooseMode") || Object.values(part).some(hasModes);
}

function sayAttack(scope: Scope, { effect, when, usage = [] }: Attack): string {
  const conditions = when ? [state(onlyIf(scope, when, "attackOnlyIf", "attackOnlyIfNot"))] : [];
  return sentences(scope, [...conditions, ...usage.map((change) => usageClause(scope, change)), ...sayAll(scope, effect)]);
}

function sayTrainer(scope: Scope, { usage = [], when, cost, effect, attachTo, whileInPlay, asPokemon }: TrainerCard): string {
  const clauses: Clause[] = usage.map((change) => continuousClause(scope, change));
  if (asPokemon) {
    clauses.push(state(say(scope, "playedAs", { n: asPokemon.hp, type: symbols(scope, asPokemon.types) })));
    clauses.push(state(say(scope, "mayLeavePlay")));
  }
  if (when) clauses.push(state(onlyIf(scope, when, "playOnlyIf", "playOnlyIfNot")));
  if (cost) clauses.push(state(say(scope, "toPlay", { clause: together(scope, sayAll(scope, cost)).text })));
  clauses.push(...sayAll(scope, effect));
  if (attachTo) clauses.push(attachOnly(scope, attachTo));
  const abilities = (asPokemon?.abilities ?? []).map(({ effects }) => sayEffects({ ...scope, host: "pokemon" }, effects));
  return [sentences(scope, clauses), sayEffects(scope, whileInPlay), ...abilities].filter(Boolean).join(" ");
}

function sayEnergy(scope: Scope, { kind, provides, attachTo, whileAttached }: EnergyCard): string {
  if (kind === "Basic") return "";
  const clauses: Clause[] = [state(say(scope, "cardProvides", { units: unitsOf(scope, provides) }))];
  if (attachTo) clauses.push(attachOnly(scope, attachTo));
  return [sentences(scope, clauses), sayEffects(scope, whileAttached)].filter(Boolean).join(" ");
}

function attachOnly(scope: Scope, to: PokemonFilter): Clause {
  const noun = pokemonNoun(scope, to);
  const one = say(scope, "aNoun", { noun: nounPhrase(noun, false) });
  return state(say(scope, "attachOnlyTo", { noun: one, nouns: nounPhrase(noun, true) }));
}
