import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { chosenPages, type Parameters } from "@/app/chosen-game";
import { signedIn } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { decksToPlay, rulesOf } from "@/decks";
import { gamePages } from "@/games/pages";
import { localeOf } from "@/i18n/locales";
import { PlayerPage } from "@/ui/accounts/player-page";
import { PracticeSetup } from "@/ui/practice/practice-setup";
import { Words } from "@/ui/words/words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("practice"))("page") };
}

export default async function PracticePage({ searchParams }: { searchParams: Parameters }) {
  const user = await signedIn("/entrainement", await searchParams);
  const pages = await chosenPages((await searchParams).game);
  const { database, deckRules } = runtime();
  const asked = { database, locale: localeOf(await getLocale()) };
  const decks = await decksToPlay(database, rulesOf(deckRules, pages.game), user.id, asked.locale);
  const leading = [...decks.own, ...decks.ready].flatMap(({ emblem }) => emblem ?? []);
  return (
    <Words of={["practice", "levels", "lobby"]}>
      <PlayerPage pseudo={user.pseudo} guest={user.guest}>
        <PracticeSetup
          key={pages.game}
          game={pages.game}
          games={gamePages.map(({ game }) => game)}
          decks={decks}
          emblems={await pages.cards({ ...asked, ids: [...new Set(leading)] })}
        />
      </PlayerPage>
    </Words>
  );
}
