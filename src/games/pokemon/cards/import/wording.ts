import { z } from "zod";
import type { CatalogueCard, Localized, PrintedText } from "@/games/pokemon/cards/card";
import { starterCards } from "@/games/pokemon/cards/starter";
import { asSymbols, TYPE_NAME } from "@/games/pokemon/cards/symbols";
import type { Wording } from "@/games/pokemon/cards/wording";
import type { CardDefinition, EnergyType } from "@/games/pokemon/engine/card";
import { type Locale, locales } from "@/i18n/locales";
import { canonicalName, printedAbilities, printedTexts, type TcgdexCard } from "./tcgdex";

/** What a player reads of an imported card. */
export type Words = Wording & Pick<CatalogueCard, "names">;

/**
 * Names and official texts of a record. A language that neither the record nor the catalogue has gets the English names and no text.
 *
 * @param before what the catalogue says already; it stays where the record says nothing
 */
export function wordsOf(record: TcgdexCard, definition: CardDefinition, before: Words | undefined): Words {
  const english = canonicalName(record);
  const list = (names: readonly Named[], kept: Localized<readonly string[]> | undefined) =>
    localized((locale) =>
      names.map((name, index) => {
        const old = kept?.[locale].length === names.length ? kept[locale][index] : undefined;
        return tidy(name[locale]) || old || tidy(name.en);
      }),
    );
  const text = inAll((locale) => printedText(record, definition, locale) ?? before?.text?.[locale]);
  const images = inAll((locale) => secureAddress(record.image?.[locale]) ?? before?.images?.[locale]);
  const basicEnergy = basicEnergyNames(definition);
  const nameIn = (locale: Locale) =>
    basicEnergy?.[locale] ?? (hyphened(tidy(record.name[locale]), english, locale) || before?.names[locale] || english);
  return {
    names: localized((locale) => (locale === "en" ? english : nameIn(locale))),
    attackNames: list(definition.category === "Pokémon" ? (record.attacks ?? []).map(({ name }) => name) : [], before?.attackNames),
    abilityNames: list(definition.category === "Pokémon" ? printedAbilities(record).map(({ name }) => name) : [], before?.abilityNames),
    evolvesFromNames: earlierNames(record, definition, before),
    ...(text && { text }),
    ...(images && { images }),
  };
}

type Named = Partial<Record<Locale, string | undefined>>;

/** What there is in some languages; undefined where there is nothing in any. */
function inAll<T>(of: (locale: Locale) => T | undefined): Partial<Localized<T>> | undefined {
  const known = locales.flatMap((locale): [Locale, T][] => {
    const value = of(locale);
    return value === undefined ? [] : [[locale, value]];
  });
  const found: Partial<Record<Locale, T>> = Object.fromEntries(known);
  return known.length > 0 ? found : undefined;
}

/** Ours, for sources leave the type of some in English ("Énergie Water de base"). */
function basicEnergyNames(definition: CardDefinition): Localized<string> | undefined {
  const type = basicEnergyType(definition);
  return type && starterCards().find((card) => basicEnergyType(card.definition) === type)?.names;
}

const basicEnergyType = (definition: CardDefinition): EnergyType | undefined =>
  definition.category === "Energy" && definition.kind === "Basic" ? definition.provides[0]?.[0] : undefined;

/** Pictures come over https or not at all. */
const secureAddress = (address: string | undefined): string | undefined => z.url({ protocol: /^https$/ }).safeParse(address).data;

function earlierNames(record: TcgdexCard, definition: CardDefinition, before: Words | undefined): Localized<readonly string[]> {
  const from = definition.category === "Pokémon" ? definition.evolvesFrom : [];
  return localized((locale) =>
    from.map((english, index) => {
      if (locale === "en") return english;
      const old = before?.evolvesFromNames[locale].length === from.length ? before.evolvesFromNames[locale][index] : undefined;
      return hyphened(tidy(record.evolveFrom?.[locale]), english, locale) || old || english;
    }),
  );
}

function localized<T>(of: (locale: Locale) => T): Localized<T> {
  return { fr: of("fr"), en: of("en"), es: of("es"), it: of("it") };
}

/**
 * Some names are a placeholder, some hold a second language in front of the bracketed one, or the logo of Team Flare's gear in words; where these words are all
 * there is, the name is lost.
 */
const tidy = (name: string | undefined): string =>
  (name ?? "")
    .replace(/[‘’]/g, "'")
    .replace(/^\{title\}:?$/, "")
    .replace(/^.*\[([^\]]+)\]$/, "$1")
    .replace(/(?: Team Flare (?:Hyper )?Gear| (?:Hyperm|M)atos Team Flare| (?:Hipere|E)quipo del Team Flare)$/, "")
    .replace(/^Dotazione (?:Extra )?del Team Flare$/, "")
    .replace(/\s+/g, " ")
    .trim();

/** "Florizarre EX", "Florizarre ex" and "Florizarre-EX" are one name where the English card is an EX (NAME-02); "M-" likewise, which Italian prints do not hyphen. */
function hyphened(name: string, english: string, locale: Locale): string {
  const mark = /-(?:EX|GX)$/.exec(english)?.[0];
  if (!mark) return name;
  const marked = name.replace(/[\s-](?:EX|GX)$/i, mark);
  return english.startsWith("M ") ? marked.replace(/^M[\s-]/, locale === "it" ? "M " : "M-") : marked;
}

/** Type names that stand for symbols, one or several run together; not those inside the name of a card or an attack. */
const SYMBOLS = new RegExp(
  `(?<!Double |\\p{L})(?:${TYPE_NAME})+(?!\\p{L})(?! (?!Energy|Pokémon|Bas|Bás|Resistance|Weakness)\\p{Lu})(?=[ ,.;:')’]|$)`,
  "gu",
);

/** An official text with Energy symbols as a face writes them: `{R}`. */
export function withSymbols(text: string): string {
  return text
    .replace(/^\{title\}:?\s*/, "")
    .replace(SYMBOLS, asSymbols)
    .replace(/\s+/g, " ")
    .trim();
}

/** The official text in one language; undefined where a text of the English print is missing in it, or nothing is printed. */
function printedText(record: TcgdexCard, definition: CardDefinition, locale: Locale): PrintedText | undefined {
  if (definition.category === "Energy" && definition.kind === "Basic") return undefined;
  const texts = printedTexts(record, locale).map(withSymbols);
  const gap = printedTexts(record, "en").some((english, index) => english.trim() !== "" && texts[index] === "");
  if (gap || texts.every((each) => each === "")) return undefined;
  if (definition.category !== "Pokémon") return { attacks: [], abilities: [], text: texts[0] ?? "" };
  const attacks = definition.attacks.length;
  const abilities = definition.abilities.length;
  const trait = definition.ancientTrait && texts[attacks + abilities];
  return {
    attacks: texts.slice(0, attacks),
    abilities: texts.slice(attacks, attacks + abilities),
    ...(trait && { ancientTrait: trait }),
  };
}
