import { type Mood, type Noun, nounPhrase, type Phrase, type Slots, type Tongue } from "./words";

/**
 * Fills a template of one language:
 *
 * - `{slot}` the phrase; `{de slot}` the phrase behind a preposition that may contract with its article
 * - `{slot:one|many}` by number, `{slot~un|une|uns|unes}` by number and gender (masculine, feminine, both plural)
 * - `{!verb}` the verb in the mood that is asked for; `{!verb+slot}` with the object pronoun for the phrase
 *
 * Symbols (`{R}`) are text and stay. An unknown slot or verb throws: a template is a part of the program.
 */
export function fill(tongue: Tongue, template: string, slots: Slots, mood: Mood): string {
  return template.replace(/\{([^{}]+)\}/g, (whole, inner: string) => {
    if (/^[A-Z]$/.test(inner)) return whole;
    if (inner.startsWith("!")) return verb(tongue, inner.slice(1), slots, mood);
    const choice = /^(\w+)([:~])(.*)$/.exec(inner);
    if (choice) return agree(phraseOf(slots, choice[1], template), choice[2] === "~", (choice[3] ?? "").split("|"));
    const [first, second] = inner.split(" ");
    if (second === undefined) return phraseOf(slots, first, template).text;
    return tongue.prepose(first ?? "", phraseOf(slots, second, template).text);
  });
}

/** The slots that stand in a template for phrases. */
export const slotsOf = (template: string): readonly string[] => [
  ...new Set([...template.matchAll(/\{(?:[^{}!:~ ]+ )?([a-z]\w*)\}/g)].map(([, slot = ""]) => slot)),
];

/** Puts both numbers of a noun in a template with the slot `noun`. */
export function wrapped(tongue: Tongue, inner: Noun, template: string, slots: Slots = {}): Noun {
  const one = fill(tongue, template, { ...slots, noun: nounPhrase(inner, false) }, "order");
  const many = fill(tongue, template, { ...slots, noun: nounPhrase(inner, true) }, "order");
  return { one, many, feminine: inner.feminine ?? false };
}

function phraseOf(slots: Slots, name: string | undefined, template: string): Phrase {
  const slot = name === undefined ? undefined : slots[name];
  if (slot === undefined) throw new Error(`Nothing to fill ${name} with in “${template}”`);
  if (typeof slot === "number") return { text: String(slot), plural: slot !== 1 };
  return typeof slot === "string" ? { text: slot } : slot;
}

function agree({ plural, feminine }: Phrase, byGender: boolean, forms: readonly string[]): string {
  const form = byGender ? forms[(plural ? 2 : 0) + (feminine ? 1 : 0)] : forms[plural ? 1 : 0];
  return form ?? "";
}

function verb(tongue: Tongue, inner: string, slots: Slots, mood: Mood): string {
  const [lemma = "", object] = inner.split("+");
  const forms = tongue.verbs[lemma];
  if (forms === undefined) throw new Error(`No forms of the verb ${lemma}`);
  return object === undefined ? forms[mood] : tongue.withPronoun(forms, mood, phraseOf(slots, object, inner));
}
