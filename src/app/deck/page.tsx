import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { chosenPages, type Parameters } from "@/app/chosen-game";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { rulesOf } from "@/decks";
import { localeOf } from "@/i18n/locales";
import { PlayerPage } from "@/ui/accounts/player-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("decks"))("page") };
}

export default async function DeckPage({ searchParams }: { searchParams: Parameters }) {
  const user = await currentUser();
  if (!user) redirect("/");
  const pages = await chosenPages((await searchParams).game);
  const { database, deckRules } = runtime();
  const locale = localeOf(await getLocale());
  return (
    <PlayerPage pseudo={user.pseudo} footer={false}>
      {await pages.decks({ database, rules: rulesOf(deckRules, pages.game), userId: user.id, locale })}
    </PlayerPage>
  );
}
