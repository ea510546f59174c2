import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { z } from "zod";
import { rememberedGame } from "@/app/chosen-game";
import { signedIn } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { gamePages } from "@/games/pages";
import { lastMatches } from "@/history/history";
import { localeOf } from "@/i18n/locales";
import { isNewcomer } from "@/match/newcomer";
import { PLAYERS_NAME_MAX } from "@/realtime/players-page";
import { PlayerPage } from "@/ui/accounts/player-page";
import { Lobby } from "@/ui/lobby/lobby";
import { Words } from "@/ui/words/words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("lobby"))("page") };
}

/** How many of the matches before it shows. */
const LAST = 3;
/** Whom the page is asked to find in the list. */
const Sought = z.string().max(PLAYERS_NAME_MAX).catch("");

export default async function Game({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const user = await signedIn("/jeu");
  const { realtime, database } = runtime();
  const parameters = await searchParams;
  const asked = { database, locale: localeOf(await getLocale()) };
  const [known, last, ...decorations] = await Promise.all([
    realtime.meOf(user),
    lastMatches(database, user.id, user.id, LAST),
    ...gamePages.map(async ({ game, decoration }) => [game, await decoration(asked)] as const),
  ]);
  return (
    <PlayerPage pseudo={user.pseudo} guest={user.guest}>
      <Words of={["lobby", "levels", "reports", "history"]}>
        <Lobby
          known={known}
          remembered={await rememberedGame()}
          decorations={Object.fromEntries(decorations)}
          guestDays={runtime().environment.guestDays}
          trial={!user.guest ? null : parameters.lecon !== undefined ? "lesson" : parameters.essai !== undefined ? "match" : null}
          newcomer={last.length === 0 && (await isNewcomer(database, user.id))}
          fromDecks={parameters.deck !== undefined}
          last={last}
          player={Sought.parse(parameters.joueur)}
        />
      </Words>
    </PlayerPage>
  );
}
