import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { listDecks } from "@/decks";
import type { DeckList } from "@/decks/schema";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import { listOffered } from "@/games/pokemon/cards/offered";
import { CARD_CATEGORIES } from "@/games/pokemon/cards/query";
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
    catalogue.knownFaces(database, shownIds(list), locale),
    catalogue.sets(database, locale),
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
  const count = await catalogue.count(runtime().database);
  const of = (category: (typeof CARD_CATEGORIES)[number]) => count(CARD_CATEGORIES.indexOf(category));
  return { Pokémon: of("Pokémon"), Trainer: of("Trainer"), Energy: of("Energy") };
}
