import type { Outcome } from "@/kernel/game";

/** Wins against the field, in percent, between which a deck is fun to play with and against. */
const FAIR = { least: 35, most: 65 };

/** What a balance of decks is taken over. */
export interface Field<Deck extends { readonly id: string }> {
  /** Decks that meet each other. */
  readonly groups: readonly (readonly Deck[])[];
  /** Games a pairing, each deck beginning half of them. */
  readonly games: number;
  /** A match between two decks; the first one sits in seat 0 and begins. */
  play(first: Deck, second: Deck, name: string): Outcome | null;
}

/** Plays every deck against every other of its group, and says how they fare; the last line is one JSON object. Fails when a deck wins more or less than it should. */
export function reportBalance<Deck extends { readonly id: string }>({ groups, games, play }: Field<Deck>, json: boolean): void {
  /** Wins of the first deck in percent, beginning in turns; a draw is half a win. */
  const rate = (first: Deck, second: Deck): number => {
    let wins = 0;
    for (let number = 0; number < games; number++) {
      const ahead = number % 2 === 0;
      const outcome = play(ahead ? first : second, ahead ? second : first, `${first.id} ${second.id} ${number}`);
      if (outcome?.winner == null) wins += 0.5;
      else if (outcome.winner === (ahead ? 0 : 1)) wins++;
    }
    return (100 * wins) / games;
  };
  const rates = new Map<string, Map<string, number>>(groups.flat().map(({ id }) => [id, new Map()]));
  for (const fellows of groups)
    for (const [index, first] of fellows.entries())
      for (const second of fellows.slice(index + 1)) {
        const percent = rate(first, second);
        rates.get(first.id)?.set(second.id, percent);
        rates.get(second.id)?.set(first.id, 100 - percent);
      }
  const round = (percent: number) => Math.round(percent * 10) / 10;
  const report = [...rates].map(([id, against]) => {
    const field = [...against.values()];
    return {
      id,
      field: round(field.reduce((sum, percent) => sum + percent, 0) / field.length),
      against: Object.fromEntries([...against].map(([other, percent]) => [other, round(percent)])),
    };
  });
  if (!json) {
    console.log(`${games} games a pairing; wins in percent`);
    for (const fellows of groups) {
      const ids = fellows.map(({ id }) => id);
      const width = Math.max(...ids.map((id) => id.length)) + 2;
      const row = (cells: readonly (string | number)[]) => console.log(cells.map((cell) => String(cell).padEnd(width)).join(""));
      row(["deck", "field", ...ids]);
      for (const { id, field, against } of report.filter((each) => ids.includes(each.id)))
        row([id, field, ...ids.map((other) => against[other] ?? "–")]);
    }
  }
  console.log(JSON.stringify({ games, decks: report }));
  const unfair = report.filter(({ field }) => field < FAIR.least || field > FAIR.most);
  if (unfair.length === 0) return;
  console.error(`Outside of ${FAIR.least} to ${FAIR.most} %: ${unfair.map(({ id, field }) => `${id} ${field} %`).join(", ")}`);
  process.exitCode = 1;
}
