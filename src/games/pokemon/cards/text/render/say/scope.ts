import { UnfitCardError } from "@/cards/errors";
import type { Attack, EnergyType } from "@/games/pokemon/engine/card";
import type { Binding, Who } from "@/games/pokemon/engine/effects/language";
import { fill, wrapped } from "@/kernel/texts/template";
import type { Mood, Noun, Phrase, Slots } from "@/kernel/texts/words";
import { joined as joinedBy } from "@/kernel/texts/words";
import type { Wording } from "../../phrasebook/sentence";
import { type Language, type NounKey, type Template, templateOf } from "../language";

/** An effect that the renderer has no words for. */
export class CannotSayError extends UnfitCardError {
  override readonly name = "CannotSayError";
  constructor(what: string, node: unknown) {
    super(`No words for ${what}: ${JSON.stringify(node)}`);
  }
}

/** What a binding stands for, to speak of it again. */
export interface Referent {
  readonly kind: "pokemon" | "cards" | "number" | "attack";
  /** "card", "Energy card", "Pokémon": what it was called. */
  readonly noun: Noun;
  /** Attached Energy where its cards are counted, not what they provide (EFF-46). */
  readonly cardNoun?: Noun;
  readonly plural: boolean;
  /** "1 of your Pokémon": any of them is meant, whichever it is. */
  readonly anyOf?: string;
  /** Lies in, or belongs to: whose deck and hand its cards go to. */
  readonly owner: Who;
  /** A choice that may find nothing: "that card" would promise too much. */
  readonly searched?: boolean;
  /** On which end of the deck of its owner it was put. */
  readonly pile?: "top" | "bottom";
  /** How many cards it was turned over for, the last of them among them ("until you reveal a Supporter card"). */
  readonly sought?: number;
  /** A hand: its cards were not called cards yet, and "1 of them" would be of nothing. */
  readonly wholeHand?: boolean;
  /** It came into the Active Spot by the switch just told: "that Pokémon" could be the one that left it. */
  readonly cameIn?: boolean;
  /** What was done with it: the verb of "in this way", or "find" for cards looked at, of which one "finds there". */
  readonly verb?: string;
}

/** Where the telling stands: language, the text's own card, and what was spoken of before. */
export interface Scope {
  readonly language: Language;
  /** What `self` is called: this Pokémon, or the Pokémon a card is attached to. */
  readonly host: "pokemon" | "attached" | "none";
  readonly attack?: Attack;
  /** Who acts in the sentence being said: decides between "your opponent's hand" and "their hand". */
  readonly subject: Who;
  /** The text speaks of whichever player uses it: what is "yours" in the effect is "theirs", and they act. */
  readonly thatPlayer?: boolean;
  /** The effect lies on the Defending Pokémon: that is the event's Pokémon. */
  readonly onDefending?: boolean;
  /** What an amount is worked out for is the Pokémon the sentence has just named: "it". */
  readonly eachIsIt?: boolean;
  /** What is said is of a change: those it lies on may be the Defending Pokémon. */
  readonly ofChange?: boolean;
  /** Prize cards that are taken besides those for a Knock Out. */
  readonly prizesBesides?: boolean;
  /** Where the modes of each choice are noted down as they are said, each by itself, for those who ask for them. */
  readonly modes?: (readonly string[])[];
  readonly referents: Map<Binding, Referent>;
  /** Counts of the latest coin flip, for "both of them are heads". */
  readonly coins: { count: number | undefined };
  /** Whether the Stadium in play was spoken of: "that Stadium". */
  readonly stadium: { named: boolean };
  readonly nameOf: (english: string) => string;
  readonly attackName: (english: string) => string;
}

export function say(scope: Scope, wording: Wording, slots: Slots = {}, mood: Mood = "order"): string {
  return fill(scope.language, templateOf(scope.language, wording), slots, mood);
}

export const phrase = (scope: Scope, template: Template, slots: Slots = {}, plural = false, feminine = false): Phrase => ({
  text: say(scope, template, slots),
  plural,
  feminine,
});

export const noun = (scope: Scope, key: NounKey): Noun => scope.language.nouns[key];

/** Wraps both numbers of a noun in a template with the slot `noun`. */
export function wrap(scope: Scope, inner: Noun, template: Template, slots: Slots = {}): Noun {
  return wrapText(scope, inner, scope.language.templates[template], slots);
}

export const wrapText = (scope: Scope, inner: Noun, template: string, slots: Slots = {}): Noun =>
  wrapped(scope.language, inner, template, slots);

/** "A", "A and B", "A, B, and C". */
export function joined(scope: Scope, items: readonly string[], word: "and" | "or"): string {
  const by = (template: Template) => (first: string, second: string) => say(scope, template, { first, second });
  return joinedBy(items, { two: by(word), more: by("comma"), last: by(word === "and" ? "lastAnd" : "lastOr") });
}

/** Whose things are spoken of: yours, theirs (they act themselves), or your opponent's. */
export function ownerWord(scope: Scope, owner: Who): "your" | "their" | "opponents" {
  if (owner === "you") return scope.thatPlayer ? "their" : "your";
  return scope.subject === "opponent" ? "their" : "opponents";
}

export function zone(scope: Scope, name: keyof Language["zones"], owner: Who): string {
  return scope.language.zones[name][ownerWord(scope, owner)];
}

const SYMBOLS: Readonly<Record<EnergyType, string>> = {
  Grass: "{G}",
  Fire: "{R}",
  Water: "{W}",
  Lightning: "{L}",
  Psychic: "{P}",
  Fighting: "{F}",
  Darkness: "{D}",
  Metal: "{M}",
  Fairy: "{Y}",
  Dragon: "{N}",
  Colorless: "{C}",
};

export const symbol = (type: EnergyType): string => SYMBOLS[type];

export const symbols = (scope: Scope, types: readonly EnergyType[]): string => joined(scope, types.map(symbol), "or");
