import { UnfitCardError } from "@/cards/errors";
import type { Cards, Side, Who, Zone } from "@/games/dragonball/engine/effects/language";
import { fill, wrapped } from "@/kernel/texts/template";
import { type Forms, joined as joinedBy, type Mood, type Noun, nounPhrase, type Phrase, type Slots } from "@/kernel/texts/words";
import type { Language, NounKey, Template, Whose } from "../language";
import type { Talk } from "./talk";

/** An effect that the renderer has no words for. */
export class CannotSayError extends UnfitCardError {
  override readonly name = "CannotSayError";
  constructor(what: string, node: unknown) {
    super(`No words for ${what}: ${JSON.stringify(node)}`);
  }
}

/** Where the telling stands: language, the text's own card, who acts, and what was spoken of before. */
export interface Scope {
  readonly language: Language;
  /** The number of the card the text stands on. */
  readonly card: string;
  /** The name of the side it stands on. */
  readonly face: string;
  /** Who acts in the sentence being said: decides between "your opponent's hand" and "their hand". */
  readonly actor: Who;
  readonly mood: Mood;
  /** The steps are told as a player would tell them whom the text calls "they": what is theirs is "yours" in the program. */
  readonly asThem?: true;
  readonly talk: Talk;
}

export function say(scope: Scope, template: Template, slots: Slots = {}, mood: Mood = scope.mood): string {
  return fill(scope.language, scope.language.templates[template], slots, mood);
}

export const phrase = (scope: Scope, template: Template, slots: Slots, like: Phrase): Phrase => ({
  text: say(scope, template, slots),
  plural: like.plural ?? false,
  feminine: like.feminine ?? false,
});

export const noun = (scope: Scope, key: NounKey): Noun => scope.language.nouns[key];

/** Puts both numbers of a noun in a template with the slot `noun`. */
export const wrap = (scope: Scope, inner: Noun, template: Template, slots: Slots = {}): Noun =>
  wrapped(scope.language, inner, scope.language.templates[template], slots);

/** A noun with words that agree with it, joined by "or", in the slot `form`. */
export function agreeing(scope: Scope, head: Noun, template: Template, words: readonly Forms[], joint: "and" | "or" = "or"): Noun {
  const feminine = head.feminine ?? false;
  const form = (plural: boolean) =>
    joined(
      scope,
      words.map((forms) => forms[(plural ? 2 : 0) + (feminine ? 1 : 0)] ?? forms[0]),
      joint,
    );
  return {
    one: wrap(scope, head, template, { form: form(false) }).one,
    many: wrap(scope, head, template, { form: form(true) }).many,
    feminine,
  };
}

/** "A", "A and B", "A, B, and C". */
export function joined(scope: Scope, items: readonly string[], word: "and" | "or"): string {
  const by = (template: Template) => (first: string, second: string) => say(scope, template, { first, second });
  return joinedBy(items, { two: by(word), more: by("comma"), last: by(word === "and" ? "lastAnd" : "lastOr") });
}

/** One of several kinds: "a Battle Card or an Extra Card". */
export function alternatives(scope: Scope, nouns: readonly Noun[]): Noun {
  const all = (number: "one" | "many") =>
    joined(
      scope,
      nouns.map((each) => each[number]),
      "or",
    );
  return { one: all("one"), many: all("many"), feminine: nouns[0]?.feminine ?? false };
}

/** "A red card". */
export const aNoun = (scope: Scope, what: Noun): string => say(scope, "aNoun", { noun: nounPhrase(what, false) });

/** A side as the sentence being said calls it: "their" are those of the player who acts, and is not you. */
export function sideOf({ actor, asThem }: Scope, side: Side): Side | "their" {
  if (side === "both") return "both";
  if (side === "you") return asThem ? "their" : "you";
  return actor === "opponent" && !asThem ? "their" : "opponent";
}

/** Whose things are spoken of. */
export function whose(scope: Scope, side: Side): Whose {
  return ({ you: "your", their: "their", opponent: "opponents", both: "both" } as const)[sideOf(scope, side)];
}

export const zone = (scope: Scope, name: Zone, of: Side): string => scope.language.zones[name][whose(scope, of)];

/** "Your hand or Drop". */
export function zones(scope: Scope, names: readonly Zone[], of: Side): string {
  const all = names.map((name, at) => {
    const { again } = scope.language.zones[name];
    return at > 0 && again !== undefined ? again : zone(scope, name, of);
  });
  return joined(scope, all, "or");
}

/** Whether two parts of a program say the same. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The zones of a set of cards that lie in zones. */
export const zonesOf = (cards: Cards): readonly Zone[] => (typeof cards === "object" && "in" in cards ? [cards.in].flat() : []);
