import { z } from "zod";
import { commandLine, count, flag, list } from "./command-line.mjs";

type Pair<T> = readonly [T, T];

/** What a league is played with. */
export interface League<Name extends string, Deck> {
  readonly names: readonly Name[];
  /** Games a pairing; each pairing of decks is played twice with sides changed, so that neither a deck nor beginning favours anybody. */
  readonly games: number;
  readonly seed: string;
  anyDeck(): Deck;
  /** The seat that wins, null for a draw. */
  play(names: Pair<Name>, decks: Pair<Deck>, name: string): Promise<0 | 1 | null>;
}

/** What the league of a game was called with. @param bots the names of its computer players */
export function leagueOptions<Name extends string>(bots: readonly Name[]) {
  const usage = `Usage: npm run bots:league -- [--games N] [--seed S] [--only A,B] [--game dragonball] [--json]
Lets every computer player play every other on the ready decks. Each pairing of decks is played twice with sides changed, so that neither a deck nor
beginning favours anybody.
  --games  how many matches a pairing of players plays, an even number (100)
  --seed   what chance is drawn from (1)
  --only   these players alone: ${bots.join(", ")}
  --game   the players of another game
  --json   prints the figures on one line alone`;
  return commandLine(usage, {
    games: count.min(2).multipleOf(2).default(100),
    seed: z.string().default("1"),
    only: list.pipe(z.array(z.enum(bots)).min(1)).default([...bots]),
    json: flag,
  });
}

/** Plays every computer player against every other, and says how they fare. */
export async function reportLeague<Name extends string, Deck>(
  { names, games, seed, anyDeck, play }: League<Name, Deck>,
  json: boolean,
): Promise<void> {
  /** Wins of the first player in percent; a draw is half a win. */
  const rate = async (first: Name, second: Name): Promise<number> => {
    let wins = 0;
    const note = (winner: 0 | 1 | null, seat: 0 | 1) => {
      wins += winner === null ? 0.5 : winner === seat ? 1 : 0;
    };
    for (let number = 0; number < games / 2; number++) {
      const decks = [anyDeck(), anyDeck()] as const;
      const name = `${seed} ${first} ${second} ${number}`;
      note(await play([first, second], decks, name), 0);
      note(await play([second, first], decks, name), 1);
    }
    return Math.round((1000 * wins) / games) / 10;
  };
  const results: { readonly first: Name; readonly second: Name; readonly wins: number; readonly seconds: number }[] = [];
  for (const [index, first] of names.entries())
    for (const second of names.slice(index + 1)) {
      const started = process.cpuUsage();
      const wins = await rate(first, second);
      const { user, system } = process.cpuUsage(started);
      const seconds = Math.round((user + system) / 1e5) / 10;
      results.push({ first, second, wins, seconds });
      if (!json) console.log(`${first} against ${second}: ${wins} % of ${games} games, ${seconds} s`);
    }
  if (json) console.log(JSON.stringify({ games, seed, results }));
}
