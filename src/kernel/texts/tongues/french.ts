import type { Phrase, Tongue, Verb } from "../words";

/** "Placer" → "place", "récupérer" → "récupère". */
const third = (verb: string): string => verb.replace(/r$/, "").replace(/é([^aeiouéè])e$/, "è$1e");

/** Verbs by their infinitives: those in -er that are formed as "cherchez", "chercher", "cherche", and others. */
export function verbs(regular: readonly string[], irregular: Readonly<Record<string, Verb>>): Readonly<Record<string, Verb>> {
  const formed = regular.map((verb): [string, Verb] => [verb, { order: verb.replace(/r$/, "z"), infinitive: verb, third: third(verb) }]);
  return { ...Object.fromEntries(formed), ...irregular };
}

function pronoun({ plural, feminine }: Phrase): string {
  if (plural) return "les";
  return feminine ? "la" : "le";
}

const CONTRACTED: Readonly<Record<string, { readonly le: string; readonly les: string }>> = {
  de: { le: "du", les: "des" },
  à: { le: "au", les: "aux" },
};

export const french: Omit<Tongue, "verbs"> = {
  prepose: (preposition, text) => {
    const contracted = CONTRACTED[preposition];
    if (contracted && text.startsWith("les ")) return `${contracted.les} ${text.slice(4)}`;
    if (contracted && text.startsWith("le ")) return `${contracted.le} ${text.slice(3)}`;
    return `${preposition} ${text}`;
  },
  withPronoun: (verb, mood, object) => (mood === "order" ? `${verb.order}-${pronoun(object)}` : `${pronoun(object)} ${verb[mood]}`),
};

/** "Si il", "de Énergie", "la attaque" lose their vowel. */
export const elided = (text: string): string =>
  text
    .replace(/\b([Ss])i (?=ils? )/g, "$1’")
    .replace(/(?<![-\p{L}])([DdLlNnSs]|[Jj]usqu|[Qq]u)e (?=[AEIOUaeiouÀÂÉÈÊÎÔàâéèêîô])/gu, "$1’")
    .replace(/(?<![-\p{L}])([Ll])a (?=[AEIOUaeiouÀÂÉÈÊÎÔàâéèêîô])/gu, "$1’");
