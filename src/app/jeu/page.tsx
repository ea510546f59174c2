import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { rememberedGame } from "@/app/chosen-game";
import { currentUser } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { gamePages } from "@/games/pages";
import { localeOf } from "@/i18n/locales";
import { PlayerPage } from "@/ui/accounts/player-page";
import { Lobby } from "@/ui/lobby/lobby";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("lobby"))("page") };
}

export default async function Game() {
  const user = await currentUser();
  if (!user) redirect("/");
  const asked = { database: runtime().database, locale: localeOf(await getLocale()) };
  const decorations = await Promise.all(gamePages.map(async ({ game, decoration }) => [game, await decoration(asked)] as const));
  return (
    <PlayerPage pseudo={user.pseudo}>
      <Lobby remembered={await rememberedGame()} decorations={Object.fromEntries(decorations)} />
    </PlayerPage>
  );
}
