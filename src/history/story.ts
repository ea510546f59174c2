import { cardNames } from "@/cards/names";
import type { Database } from "@/db";
import type { Locale } from "@/i18n/locales";
import { untilRecorded } from "@/match/finished";
import type { MatchGame } from "@/match/game";
import { keepStory, loadStory } from "@/match/stories";
import type { Story } from "@/match/story";

/** A story with the names of the cards that it speaks of, in the reader's language. */
export interface ToldStory {
  /** Null where the match has no record. */
  readonly story: Story | null;
  /** By id, as far as the catalogue still has them. */
  readonly names: Readonly<Record<string, string>>;
}

interface Asked {
  readonly matchId: string;
  /** Who asks: players read of their own matches only. */
  readonly userId: string;
  readonly locale: Locale;
}

/** How a match of this player went; null where they have none of this id that is over. */
export async function storyOf(
  database: Database,
  games: readonly Pick<MatchGame<never, never, never, never>, "name" | "chronicle">[],
  { matchId, userId, locale }: Asked,
): Promise<ToldStory | null> {
  const match = await database.match.findFirst({
    where: { id: matchId, status: "FINISHED", seats: { some: { userId } } },
    select: { game: true },
  });
  if (!match) return null;
  const chronicle = games.find(({ name }) => name === match.game)?.chronicle;
  // One that has just ended has no record yet; one of an older version of the site has a record, and no story.
  const late = () => untilRecorded(database, matchId).then(() => keepStory(database, matchId, chronicle));
  const story = (await loadStory(database, matchId)) ?? (await late());
  return { story, names: story ? await cardNames(database, match.game, cardsIn(story), locale) : {} };
}

function cardsIn({ turns }: Story): string[] {
  return [...new Set(turns.flatMap(({ falls, blows }) => [...falls.flat(), ...blows.flatMap((blow) => blow?.card ?? [])]))];
}
