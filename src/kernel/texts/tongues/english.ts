import type { Noun, Tongue } from "../words";

/** A noun that is the same in both numbers. */
export const same = (text: string): Noun => ({ one: text, many: text });

export const plural = (one: string): Noun => ({ one, many: `${one}s` });

export const english: Omit<Tongue, "verbs"> = {
  prepose: (preposition, text) => `${preposition} ${text}`,
  withPronoun: (verb, mood, object) => `${verb[mood]} ${object.plural ? "them" : "it"}`,
};
