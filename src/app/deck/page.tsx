import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { listSets, loadFaces } from "@/cards/catalogue";
import { listDecks } from "@/decks";
import type { DeckList } from "@/decks/schema";
import { localeOf } from "@/i18n/locales";
import { PlayerPage } from "@/ui/accounts/player-page";
import { DeckBuilder } from "@/ui/deck-builder/deck-builder";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("decks"))("page") };
}

export default async function DeckPage() {
  const user = await currentUser();
  if (!user) redirect("/");
  const { database } = runtime();
  const locale = localeOf(await getLocale());
  const list = await listDecks(database, user.id, locale);
  const [faces, sets, counts] = await Promise.all([
    loadFaces(database, await knownIds(list), locale),
    listSets(database, locale),
    countCards(),
  ]);
  return (
    <PlayerPage pseudo={user.pseudo} footer={false}>
      <DeckBuilder list={list} faces={faces} sets={sets} counts={counts} />
    </PlayerPage>
  );
}

/** The cards of all decks that the catalogue has; a draft may name others. */
async function knownIds({ decks, starters }: DeckList): Promise<readonly string[]> {
  const named = [...new Set([...decks, ...starters].flatMap(({ cards }) => cards.map(({ cardId }) => cardId)))];
  const rows = await runtime().database.card.findMany({ where: { id: { in: named } }, select: { id: true } });
  return rows.map(({ id }) => id);
}

async function countCards() {
  const groups = await runtime().database.card.groupBy({ by: ["category"], _count: true });
  const count = (category: (typeof groups)[number]["category"]) => groups.find((group) => group.category === category)?._count ?? 0;
  return { Pokémon: count("POKEMON"), Trainer: count("TRAINER"), Energy: count("ENERGY") };
}
