import type { Database } from "@/db";
import type { Locale } from "@/i18n/locales";

const NAME = { en: "nameEn", fr: "nameFr", es: "nameEs", it: "nameIt" } as const satisfies Record<Locale, string>;

/** The names of cards in a language, as far as the catalogue still has them. */
export async function cardNames(
  database: Database,
  game: string,
  ids: readonly string[],
  locale: Locale,
): Promise<Readonly<Record<string, string>>> {
  const cards = await database.card.findMany({
    where: { game, id: { in: [...ids] } },
    select: { id: true, nameEn: true, nameFr: true, nameEs: true, nameIt: true },
  });
  return Object.fromEntries(cards.map((card) => [card.id, card[NAME[locale]]]));
}
