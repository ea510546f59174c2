import type { Kind, Kinds } from "../compile/grammar/kinds";
import type { Language, Template } from "../render/language";

/** What stands in a slot of a template: a part of some kind, which may be absent, another template, or what a language calls something. */
export type Part = Kind | Together | Maybe<Kind> | Said<Part | Parts> | Words;
export type Parts = { readonly [slot: string]: Part };

/** Pokémon of which several are spoken of at once: "your Pokémon", not "each of your Pokémon". They are read either way. */
export class Together {
  readonly kind = "pokemon";
}

export class Maybe<out K> {
  constructor(readonly kind: K) {}
}

export class Said<out P> {
  constructor(
    readonly template: Template,
    readonly parts: P,
  ) {}
}

export class Words {
  constructor(readonly of: (language: Language) => string) {}
}

type ValueOf<P, Name extends PropertyKey> = P extends Kind
  ? { readonly [Each in Name]: Kinds[P] }
  : P extends Together
    ? { readonly [Each in Name]: Kinds["pokemon"] }
    : P extends Maybe<infer K extends Kind>
      ? { readonly [Each in Name]: Kinds[K] | undefined }
      : P extends Said<infer Inner>
        ? Inner extends Part
          ? ValueOf<Inner, Name>
          : ValuesOf<Inner>
        : unknown;

/** What stands in the slots, by their names. */
export type ValuesOf<P> = { [Slot in keyof P]: (value: ValueOf<P[Slot], Slot>) => void }[keyof P] extends (value: infer V) => void
  ? V
  : unknown;

/** A phrase of ours in a slot. Where a single part is given for all that it says, that goes by the name of the slot that the phrase stands in. */
export const said = <const P extends Part | Parts>(template: Template, parts: P): Said<P> => new Said(template, parts);

/** A part that may be absent. */
export const maybe = <K extends Kind>(kind: K): Maybe<K> => new Maybe(kind);

export const together = new Together();

/** What a language calls a thing or a place. */
export const words = (of: (language: Language) => string): Words => new Words(of);

/** No words: what stands in this slot is said before. */
export const nothing = words(() => "");

export const isPart = (parts: Part | Parts): parts is Part =>
  typeof parts === "string" || [Together, Maybe, Said, Words].some((each) => parts instanceof each);
