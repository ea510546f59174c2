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
