import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { signedIn } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { gamePages } from "@/games/pages";
import { profileOf } from "@/history/profile";
import { localeOf } from "@/i18n/locales";
import { PlayerPage } from "@/ui/accounts/player-page";
import { ProfilePage } from "@/ui/history/profile-page";
import { Words } from "@/ui/words/words";
import { pseudoIn } from "./pseudo";

type Address = { params: Promise<{ pseudo: string }> };

export async function generateMetadata({ params }: Address): Promise<Metadata> {
  return { title: (await pseudoIn(params)) ?? "" };
}

/** A player, as far as they let the reader see. */
export default async function PlayerProfile({ params }: Address) {
  const user = await signedIn(`/joueur/${(await params).pseudo}`);
  const pseudo = await pseudoIn(params);
  const { database } = runtime();
  const profile = pseudo === null ? null : await profileOf(database, user, pseudo);
  if (!profile) notFound();
  const favourites = profile.details?.favourites;
  const pages = gamePages.find(({ game }) => game === favourites?.game);
  const asked = { database, locale: localeOf(await getLocale()), ids: favourites?.cards.map(({ card }) => card) ?? [] };
  return (
    <PlayerPage pseudo={user.pseudo} guest={user.guest}>
      <Words of={["history", "profile", "watching"]}>
        <ProfilePage profile={profile} guest={user.guest} cards={(await pages?.cards(asked)) ?? {}} />
      </Words>
    </PlayerPage>
  );
}
