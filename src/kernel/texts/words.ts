/** Words with what other words have to agree with. Masculine singular unless said. */
export interface Phrase {
  readonly text: string;
  readonly plural?: boolean;
  readonly feminine?: boolean;
}

export type Slots = Readonly<Record<string, Phrase | string | number | undefined>>;

/** "Draw a card" / "you may draw a card" / "your opponent draws a card". */
export type Mood = "order" | "infinitive" | "third";

/** The forms of a verb. The two with a pronoun are those that a pronoun is hung on, where they differ. */
export interface Verb {
  readonly order: string;
  readonly infinitive: string;
  readonly third: string;
  readonly orderWithPronoun?: string;
  readonly infinitiveWithPronoun?: string;
}

/** A noun in both numbers. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly feminine?: boolean;
  /** The kinds of things it is one of: "a Pokémon or an Energy card", but "all Pokémon and Energy cards". */
  readonly among?: readonly Noun[];
}

/** An adjective or participle: masculine and feminine, then both in plural. */
export type Forms = readonly [string, string, string, string];

/** One form for all. */
export const invariable = (form: string): Forms => [form, form, form, form];

/** The few rules of a language that tables cannot say, and its verbs. */
export interface Tongue {
  readonly verbs: Readonly<Record<string, Verb>>;
  /** A preposition before a phrase: contraction ("du", "del") and elision ("d’"). */
  prepose(preposition: string, text: string): string;
  /** A verb with the pronoun of its object ("montrez-la", "la montrer", "la montre"). */
  withPronoun(verb: Verb, mood: Mood, object: Phrase): string;
}

/** The noun in the number that is asked for, as a phrase to agree with. */
export function nounPhrase(noun: Noun, plural: boolean): Phrase {
  return { text: plural ? noun.many : noun.one, plural, feminine: noun.feminine ?? false };
}

/** How a list is put together: two alone, more with commas, and the last of more. */
export interface Joints {
  readonly two: (first: string, second: string) => string;
  readonly more: (first: string, second: string) => string;
  readonly last: (first: string, second: string) => string;
}

/** "A", "A and B", "A, B, and C". */
export function joined(items: readonly string[], { two, more, last }: Joints): string {
  const end = items.at(-1) ?? "";
  if (items.length < 2) return end;
  if (items.length === 2) return two(items[0] ?? "", end);
  return last(items.slice(1, -1).reduce(more, items[0] ?? ""), end);
}

/** The words as a sentence, with its capital and full stop. */
export function asSentence(words: string): string {
  const capital = words.replace(/^([¿¡(“]?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
  return /[.)”]$/.test(capital) && !/[^.]\)$/.test(capital) ? capital : `${capital}.`;
}
