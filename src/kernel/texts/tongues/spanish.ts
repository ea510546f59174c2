import type { Forms, Noun, Phrase, Tongue, Verb } from "../words";

/** A card of a kind. */
export const card = (kind: string): Noun => ({ one: `carta ${kind}`, many: `cartas ${kind}`, feminine: true });

/** An adjective in -o. */
export const regular = (masculine: string): Forms => [
  masculine,
  masculine.replace(/o$/, "a"),
  `${masculine}s`,
  masculine.replace(/o$/, "as"),
];

/** Order, infinitive, "tu rival …"; the order carries an accent when a pronoun is hung on it. */
export const verb = (order: string, infinitive: string, orderWithPronoun: string, third = order): Verb => ({
  order,
  infinitive,
  third,
  orderWithPronoun,
});

function pronoun({ plural, feminine }: Phrase): string {
  if (plural) return feminine ? "las" : "los";
  return feminine ? "la" : "lo";
}

export const spanish: Omit<Tongue, "verbs"> = {
  prepose: (preposition, text) =>
    text.startsWith("el ") ? `${preposition === "de" ? "del" : "al"} ${text.slice(3)}` : `${preposition} ${text}`,
  withPronoun: (verb, mood, object) => {
    if (mood === "third") return `${pronoun(object)} ${verb.third}`;
    return `${mood === "order" ? (verb.orderWithPronoun ?? verb.order) : verb.infinitive}${pronoun(object)}`;
  },
};

/** "Y" and "o" before a word that begins with the same sound: "e Isla", "u otra". */
export const euphonic = (text: string): string =>
  text.replace(/ y (?=[Ii](?![aeou])|[Hh]i)/g, " e ").replace(/ o (?=[Oo]|[Hh]o|8)/g, " u ");
