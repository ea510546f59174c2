import type { Forms, Noun, Phrase, Tongue, Verb } from "../words";

/** A card of a kind. */
export const card = (kind: string): Noun => ({ one: `carta ${kind}`, many: `carte ${kind}`, feminine: true });

/** An adjective in -o. */
export const regular = (masculine: string): Forms => [
  masculine,
  masculine.replace(/o$/, "a"),
  masculine.replace(/o$/, "i"),
  masculine.replace(/o$/, "e"),
];

/** Order and third person of a verb: one for both with -are, two otherwise. A pronoun takes the end of the infinitive. */
export const verb = (order: string, infinitive: string, third = order): Verb => ({
  order,
  infinitive,
  third,
  infinitiveWithPronoun: infinitive.replace(/e$/, ""),
});

function pronoun({ plural, feminine }: Phrase): string {
  if (plural) return feminine ? "le" : "li";
  return feminine ? "la" : "lo";
}

/** What a preposition becomes with each article. */
const ARTICLES: readonly (readonly [article: string, forms: Readonly<Record<string, string>>])[] = [
  ["il ", { a: "al ", di: "del ", da: "dal ", in: "nel ", su: "sul " }],
  ["lo ", { a: "allo ", di: "dello ", da: "dallo ", in: "nello ", su: "sullo " }],
  ["la ", { a: "alla ", di: "della ", da: "dalla ", in: "nella ", su: "sulla " }],
  ["i ", { a: "ai ", di: "dei ", da: "dai ", in: "nei ", su: "sui " }],
  ["gli ", { a: "agli ", di: "degli ", da: "dagli ", in: "negli ", su: "sugli " }],
  ["le ", { a: "alle ", di: "delle ", da: "dalle ", in: "nelle ", su: "sulle " }],
  ["l’", { a: "all’", di: "dell’", da: "dall’", in: "nell’", su: "sull’" }],
];

/** A preposition in one word with the article that follows; undefined where none does. */
export function contracted(preposition: string, text: string): string | undefined {
  for (const [article, forms] of ARTICLES) {
    const form = forms[preposition];
    if (form && text.startsWith(article)) return `${form}${text.slice(article.length)}`;
  }
  return undefined;
}

export const italian: Omit<Tongue, "verbs"> = {
  prepose: (preposition, text) => contracted(preposition, text) ?? `${preposition} ${text}`,
  withPronoun: (verb, mood, object) => {
    if (mood === "third") return `${pronoun(object)} ${verb.third}`;
    return `${mood === "order" ? verb.order : (verb.infinitiveWithPronoun ?? verb.infinitive)}${pronoun(object)}`;
  },
};
