import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { listDecks } from "@/decks";
import type { DeckList } from "@/decks/schema";
import { listSets, loadKnownFaces } from "@/games/pokemon/cards/catalogue";
import { listOffered } from "@/games/pokemon/cards/offered";
import { DeckBuilder } from "@/games/pokemon/deck-builder/deck-builder";
import { localeOf } from "@/i18n/locales";
import { PlayerPage } from "@/ui/accounts/player-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("decks"))("page") };
}

export default async function DeckPage() {
  const user = await currentUser();
  if (!user) redirect("/");
  const { database, deckRules } = runtime();
  const locale = localeOf(await getLocale());
  const list = await listDecks(database, deckRules[0], user.id, locale);
  const [faces, sets, offered, counts] = await Promise.all([
    loadKnownFaces(database, shownIds(list), locale),
    listSets(database, locale),
    listOffered(database),
    countCards(),
  ]);
  return (
    <PlayerPage pseudo={user.pseudo} footer={false}>
      <DeckBuilder list={list} faces={faces} sets={sets} offered={offered} counts={counts} />
    </PlayerPage>
  );
}

/** The cards of the player's decks, and the one that each ready deck is known by. */
function shownIds({ decks, starters }: DeckList): readonly string[] {
  return [...decks.flatMap(({ cards }) => cards.map(({ cardId }) => cardId)), ...starters.map(({ emblem }) => emblem)];
}

async function countCards() {
  const groups = await runtime().database.card.groupBy({ by: ["category"], _count: true });
  const count = (category: (typeof groups)[number]["category"]) => groups.find((group) => group.category === category)?._count ?? 0;
  return { Pokémon: count("POKEMON"), Trainer: count("TRAINER"), Energy: count("ENERGY") };
}
