import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { signedIn } from "@/app/current-user";
import { runtime } from "@/app/runtime";
import { decksPlayed, HistoryQuery, historyOf } from "@/history/history";
import { PlayerPage } from "@/ui/accounts/player-page";
import { HistoryPage } from "@/ui/history/history-page";
import { Words } from "@/ui/words/words";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("history"))("title") };
}

/** An address typed by hand shows the first page rather than an error. */
const Query = HistoryQuery.catch({});

/** What the player has played. */
export default async function OwnMatches({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  const user = await signedIn("/parties", await searchParams);
  const { database, games } = runtime();
  const { after, before, ...sought } = Query.parse(await searchParams);
  const [page, decks] = await Promise.all([historyOf(database, user.id, { after, before, ...sought }), decksPlayed(database, user.id)]);
  return (
    <PlayerPage pseudo={user.pseudo} guest={user.guest}>
      <Words of={["history"]}>
        <HistoryPage page={page} sought={sought} decks={decks} games={games.map(({ name, editions }) => ({ name, editions }))} />
      </Words>
    </PlayerPage>
  );
}
