import type { AbilityEffect, CardDefinition, GameEvent, Observer, Option } from "@/games/pokemon/engine";
import { isPart, partsOf, type TextPart } from "@/games/pokemon/engine/testing/shape";

/** What the matches so far ever resolved: cards, attacks and Abilities, and words of the effect language ("do draw", "count energy"). */
export class Coverage {
  private readonly counts = new Map<string, number>();
  private readonly words = new Set<string>();
  private readonly read = new WeakSet<object>();

  /** A part of a text was carried out. */
  readonly observe: Observer = (part) => {
    if (this.read.has(part)) return;
    this.read.add(part);
    for (const word of wordsOf(part)) this.words.add(word);
  };

  /** What a step of a match used and put into play. */
  note(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type === "attackUsed") this.count(attackOf(event.card, event.index));
      else if (event.type === "abilityUsed") this.count(abilityOf(event.card, event.index));
      else if (event.type === "trainerPlayed") this.count(event.card.card);
      else if (event.type === "moved" && IN_PLAY.has(event.to.zone)) for (const card of event.cards) if (card) this.count(card.card);
    }
  }

  /** How often what an option uses was resolved; null for what uses no card. */
  timesOf(option: Option): number | null {
    if (!("do" in option)) return null;
    switch (option.do) {
      case "attack":
        return this.times(attackOf(option.source.card, option.index));
      case "useAbility":
        return this.times(abilityOf(option.source.card, option.index));
      case "useStadium":
        return this.times(abilityOf(option.card.card, -1));
      case "playBasic":
      case "evolve":
      case "attachTool":
      case "playTrainer":
        return this.times(option.card.card);
      default:
        return null;
    }
  }

  /** How often the least used part of a card was resolved. */
  timesOfCard(definition: CardDefinition): number {
    return Math.min(...usableParts(definition).map((part) => this.times(part)));
  }

  /** Cards, attacks and Abilities of these cards. */
  ofParts(catalogue: readonly CardDefinition[]): Resolved {
    return resolved(catalogue.flatMap(usableParts), (part) => this.times(part) > 0);
  }

  /** Words of the effect language in the texts of these cards. */
  ofWords(catalogue: readonly CardDefinition[]): Resolved {
    const words = new Set(catalogue.flatMap((definition) => partsOf(definition).flatMap(wordsOf)));
    return resolved([...words].sort(), (word) => this.words.has(word));
  }

  private times(part: string): number {
    return this.counts.get(part) ?? 0;
  }

  private count(part: string): void {
    this.counts.set(part, this.times(part) + 1);
  }
}

/** How many of all were ever resolved, and those that never were. */
export interface Resolved {
  readonly all: number;
  readonly never: readonly string[];
}

function resolved(all: readonly string[], is: (one: string) => boolean): Resolved {
  return { all: all.length, never: all.filter((one) => !is(one)) };
}

const IN_PLAY: ReadonlySet<string> = new Set(["active", "bench", "attached", "stadium"]);

const attackOf = (card: string, index: number) => `${card} attack ${index}`;
const abilityOf = (card: string, index: number) => `${card} ability ${index}`;

/** What of a card can be resolved by itself: the card, its attacks, its Abilities that are used or triggered. */
function usableParts(definition: CardDefinition): readonly string[] {
  const { id } = definition;
  const attacks = definition.category === "Energy" ? [] : definition.attacks.map((_, index) => attackOf(id, index));
  if (definition.category !== "Pokémon") return [id, ...attacks, ...(effectsOf(definition).some(acts) ? [abilityOf(id, -1)] : [])];
  const abilities = definition.abilities.flatMap(({ effects }, index) => (effects.some(acts) ? [abilityOf(id, index)] : []));
  const trait = definition.ancientTrait?.effects.some(acts) ? [abilityOf(id, -1)] : [];
  return [id, ...attacks, ...abilities, ...trait];
}

function acts({ kind }: AbilityEffect): boolean {
  return kind !== "continuous";
}

function effectsOf(definition: CardDefinition): readonly AbilityEffect[] {
  if (definition.category === "Trainer") return definition.whileInPlay;
  if (definition.category === "Energy") return definition.whileAttached;
  return [...definition.abilities.flatMap(({ effects }) => effects), ...(definition.ancientTrait?.effects ?? [])];
}

/** Properties under which the words of the effect language stand. */
const TAGS: ReadonlySet<string> = new Set([
  "do",
  "modify",
  "prevent",
  "forbid",
  "suppress",
  "permit",
  "replace",
  "event",
  "count",
  "if",
  "happened",
  "pokemon",
  "cards",
]);

/** The words of the effect language in a part of a text, without those of the parts inside it. */
function wordsOf(part: TextPart): readonly string[] {
  return Object.entries(part).flatMap(([key, value]) => wordsUnder(key, value));
}

function wordsUnder(key: string, value: unknown): readonly string[] {
  if (typeof value === "string") return TAGS.has(key) ? [`${key} ${value}`] : [];
  if (value === null || typeof value !== "object" || isPart(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => wordsUnder(name, one));
}
