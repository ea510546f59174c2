import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { chosenPages, type Parameters } from "@/app/chosen-game";
import { signedIn } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { rulesOf } from "@/decks";
import { deckPages } from "@/games/deck-pages";
import { localeOf } from "@/i18n/locales";
import { PlayerPage } from "@/ui/accounts/player-page";
import { Words } from "@/ui/words/words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("decks"))("page") };
}

export default async function DeckPage({ searchParams }: { searchParams: Parameters }) {
  const user = await signedIn("/deck", await searchParams);
  const { game: asked, deck } = await searchParams;
  const { game } = await chosenPages(asked);
  const opened = typeof deck === "string" ? deck : null;
  const decks = deckPages[game];
  if (decks === undefined) throw new Error(`The game "${game}" has no deck page.`);
  const { database, deckRules } = runtime();
  const locale = localeOf(await getLocale());
  return (
    <PlayerPage pseudo={user.pseudo} guest={user.guest} footer={false}>
      <Words of={["decks", "lobby"]}>{await decks({ database, rules: rulesOf(deckRules, game), userId: user.id, opened, locale })}</Words>
    </PlayerPage>
  );
}
