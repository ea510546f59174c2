import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { currentUser } from "@/app/current-user";
import { showcase } from "@/app/showcase";
import { CardDuel, SmallBack } from "@/games/pokemon/card";
import { localeOf } from "@/i18n/locales";
import { PlayerPage } from "@/ui/accounts/player-page";
import { Lobby } from "@/ui/lobby/lobby";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("lobby"))("page") };
}

/** Fennekin and Chespin. */
const DUEL = ["xy0-8", "xy0-3"];

export default async function Game() {
  const user = await currentUser();
  if (!user) redirect("/");
  const faces = await showcase(DUEL, localeOf(await getLocale()));
  return (
    <PlayerPage pseudo={user.pseudo}>
      <Lobby decoration={{ duel: <CardDuel faces={faces} />, back: <SmallBack /> }} />
    </PlayerPage>
  );
}
