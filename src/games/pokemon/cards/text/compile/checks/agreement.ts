import { OTHER_WORDS, SIGNS } from "./agreement-words";

/** Languages whose prints are compared with our sentences. */
export const PRINTED = ["fr", "es", "it"] as const;
export type PrintedLocale = (typeof PRINTED)[number];

const NUMBERS: Readonly<Record<PrintedLocale, readonly string[]>> = {
  fr: ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
  es: ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
  it: ["due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"],
};

/** Reminders in brackets repeat rules and are left out on both sides; brackets that say whose Pokémon are meant, or how many at most, stay. */
const bare = (text: string): string =>
  text
    .replace(/\([^)]*\)/g, (bracket) =>
      /vôtres|tuyos|tuoi|rival|advers|avvers|m[aá][xs]s?im[uo]m?|jusqu[’']à \d/.test(bracket) ? bracket : " ",
    )
    // "Does 80 damage minus 20": the first figure is the printed damage.
    .replace(/\d+ (?:dégâts|puntos de daño|danni)(?= (?:moins|menos|meno) \d)/g, " ");

const inOneWording = (text: string, locale: PrintedLocale): string =>
  OTHER_WORDS[locale].reduce((said, [other, ours]) => said.replace(other, ours), text.replace(/\s+/g, " "));

/** "2 {C}" and "{C}{C}" are one amount of Energy; prints may write the symbol as a word. */
const SYMBOLS_IN_A_ROW = /(\{[A-Z]\}|Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Colorless|Incolore)(?:\s*\1)+/g;

/** The numbers from 2 on, without those in names ("Porygon2"); "one" is an article in all three languages. */
function numbers(text: string, locale: PrintedLocale): ReadonlySet<number> {
  const words = NUMBERS[locale];
  const spelled = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => (words.includes(word) ? [words.indexOf(word) + 2] : []));
  const symbols = [...text.matchAll(SYMBOLS_IN_A_ROW)].map(([row, symbol = row]) => row.replace(/\s/g, "").length / symbol.length);
  return new Set([...(text.match(/(?<!\p{L}{2})\d+/gu) ?? []).map(Number).filter((number) => number > 1), ...spelled, ...symbols]);
}

/** All the damage that an attack does in a case, where the print says nothing of more damage: "If heads, this attack does 30 damage." */
const IN_ALL = /(?<=cette attaque (?:lui )?inflige (?:alors )?|les dégâts de base de cette attaque sont de )\d+(?=(?: dégâts)?\.)/gi;

/** What a French print says with what an attack does in a case as more than its printed damage. */
const asMoreDamage = (print: string, base: number): string =>
  print.replace(IN_ALL, (all) => (Number(all) > base ? String(Number(all) - base) : all));

/**
 * What the two texts of one language say differently: names of signs, "numbers"; empty when they agree.
 * @param base the damage that is printed beside an attack
 */
export function disagreements(ours: string, print: string, locale: PrintedLocale, base = 0): readonly string[] {
  const [left, right] = [bare(inOneWording(ours, locale)), bare(inOneWording(print, locale))];
  if (right.trim() === "") return [];
  const signs = Object.entries(SIGNS).flatMap(([name, words]) => (words[locale].test(left) === words[locale].test(right) ? [] : [name]));
  const readings = locale === "fr" && base > 0 ? [right, asMoreDamage(right, base)] : [right];
  const said = numbers(left, locale);
  return readings.some((reading) => sameNumbers(said, numbers(reading, locale))) ? signs : ["numbers", ...signs];
}

const sameNumbers = (first: ReadonlySet<number>, second: ReadonlySet<number>): boolean =>
  first.size === second.size && [...first].every((number) => second.has(number));
