import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { z } from "zod";
import { rememberedGame } from "@/app/chosen-game";
import { signedIn } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { gamePages } from "@/games/pages";
import { historyOf } from "@/history/history";
import { localeOf } from "@/i18n/locales";
import { isNewcomer } from "@/match/newcomer";
import { PLAYERS_NAME_MAX } from "@/realtime/players-page";
import { PlayerPage } from "@/ui/accounts/player-page";
import { Lobby } from "@/ui/lobby/lobby";
import { Words } from "@/ui/words/words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("lobby"))("page") };
}

/** Whom the page is asked to find in the list. */
const Sought = z.string().max(PLAYERS_NAME_MAX).catch("");

export default async function Game({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const user = await signedIn("/jeu");
  const { realtime } = runtime();
  const parameters = await searchParams;
  const asked = { database: runtime().database, locale: localeOf(await getLocale()) };
  const decorations = await Promise.all(gamePages.map(async ({ game, decoration }) => [game, await decoration(asked)] as const));
  return (
    <PlayerPage pseudo={user.pseudo} guest={user.guest}>
      <Words of={["lobby", "reports", "history"]}>
        <Lobby
          known={await realtime.meOf(user)}
          remembered={await rememberedGame()}
          decorations={Object.fromEntries(decorations)}
          guestDays={runtime().environment.guestDays}
          trial={!user.guest ? null : parameters.lecon !== undefined ? "lesson" : parameters.essai !== undefined ? "match" : null}
          newcomer={await isNewcomer(runtime().database, user.id)}
          fromDecks={parameters.deck !== undefined}
          last={(await historyOf(runtime().database, user.id, {})).matches.slice(0, 3)}
          player={Sought.parse(parameters.joueur)}
        />
      </Words>
    </PlayerPage>
  );
}
