import type { Failure } from "@/kernel/texts/failure";
import type { CoveredCard, CoveredGame, CoveredTexts, Held } from "./game";

/** What was counted of the cards of one set, or of those that have one kind of text. */
interface Count {
  cards: number;
  /** Records that are no card. */
  skipped: number;
  /** With a text, or with one of the kind. */
  withText: number;
  /** Of these: the whole card compiled. */
  compiled: number;
  playable: number;
  /** Of the compiled, by measure. */
  holds: Record<string, number>;
  misprints: Record<string, number>;
}

/** What is printed besides the counts. */
interface Shown {
  readonly sentences: number;
  readonly disagreements: number;
  readonly json: boolean;
}

/** Prints how many cards compile, what is held of them, and the sentences that would unlock most. */
export async function report(game: CoveredGame, folders: readonly string[], shown: Shown): Promise<void> {
  const sets = new Map<string, Count & { readonly series: string | undefined }>();
  const kinds = new Map(game.kinds.map((kind) => [kind, { ...none(), texts: 0, read: 0 }]));
  const blocked = new Map<string, { cards: Set<string>; example: string; why: string }>();
  const faults: string[] = [];
  let microseconds = 0;

  const block = ({ sentence, why }: Failure, { id, name }: CoveredCard) => {
    const key = sentence.replace(/\d+/g, "#").replaceAll(name, "<name>");
    const entry = blocked.get(key) ?? { cards: new Set<string>(), example: `${id} ${name}`, why };
    entry.cards.add(id);
    blocked.set(key, entry);
  };

  for await (const { set, series, card } of game.records(folders)) {
    const count = sets.get(set) ?? { ...none(), series };
    sets.set(set, count);
    count.cards++;
    const read = card();
    if ("fault" in read) {
      faults.push(read.fault);
      count.skipped++;
      continue;
    }
    microseconds += read.microseconds;
    for (const failure of read.failures) block(failure, read);
    if (read.playable) count.playable++;
    for (const texts of read.kinds) countKind(kinds.get(texts.kind), texts, read.playable);
    const spoken = read.kinds.filter(({ texts }) => texts > 0);
    if (spoken.length === 0) continue;
    count.withText++;
    if (read.playable) tally(count, game.measures, (measure) => worst(spoken.map(({ held }) => held?.[measure] ?? "fails")));
  }

  function countKind(count: (Count & { texts: number; read: number }) | undefined, { texts, read, held }: CoveredTexts, playable: boolean) {
    if (!count) return;
    count.cards++;
    if (playable) count.playable++;
    if (texts === 0) return;
    count.withText++;
    count.texts += texts;
    count.read += read;
    if (playable) tally(count, game.measures, (measure) => held?.[measure] ?? "fails");
  }

  const line = (name: string, count: Count) => lineOf(name, count, game.measures);
  console.log(
    `set        cards  text  compiled        playable        ${game.measures.join(", ")}, of the compiled (+ where the print errs)`,
  );
  for (const [id, each] of sets) console.log(line(id.padEnd(9), each));
  console.log("");
  const counts = [...sets.values()];
  for (const series of new Set(counts.flatMap((each) => each.series ?? [])))
    console.log(line(`series ${series}`.padEnd(14), total(counts.filter((each) => each.series === series))));
  console.log(line("everything".padEnd(14), total(counts)));
  console.log("\nBy kind of text: cards that have one, and of the texts how many compile by themselves");
  for (const [kind, each] of kinds)
    console.log(`${line(kind.padEnd(9), each)}   ${each.read} of ${each.texts} texts ${percent(each.read, each.texts)}`);
  console.log(
    `\ncompiled in ${(microseconds / 1e6).toFixed(1)} s; ${faults.length} records are no card${faults.map((fault) => `\n  ${fault}`).join("")}\n`,
  );
  console.log("Sentences that unlock most cards next:");
  for (const [sentence, { cards, example, why }] of [...blocked]
    .sort(([, a], [, b]) => b.cards.size - a.cards.size)
    .slice(0, shown.sentences))
    console.log(`${String(cards.size).padStart(4)}  ${sentence}   [${example}; ${why}]`);
  for (const each of game.closing?.(shown.disagreements) ?? []) console.log(each);
  if (shown.json) console.log(JSON.stringify({ sets: [...sets].map(([id, count]) => ({ id, ...count })) }));
}

function none(): Count {
  return { cards: 0, skipped: 0, withText: 0, compiled: 0, playable: 0, holds: {}, misprints: {} };
}

function tally(count: Count, measures: readonly string[], held: (measure: string) => Held): void {
  count.compiled++;
  for (const measure of measures) {
    const came = held(measure);
    const into = came === "holds" ? count.holds : came === "misprint" ? count.misprints : undefined;
    if (into) into[measure] = (into[measure] ?? 0) + 1;
  }
}

const worst = (held: readonly Held[]): Held => (held.includes("fails") ? "fails" : held.includes("misprint") ? "misprint" : "holds");

function percent(part: number, whole: number): string {
  return whole === 0 ? "   –  " : `${((100 * part) / whole).toFixed(1).padStart(5)}%`;
}

function lineOf(name: string, { cards, withText, compiled, playable, holds, misprints }: Count, measures: readonly string[]): string {
  const held = measures.map((measure) => {
    const erring = misprints[measure] ? ` +${misprints[measure]}` : "";
    return `${measure} ${percent(holds[measure] ?? 0, compiled)}${erring}`;
  });
  return `${name} ${String(cards).padStart(5)} ${String(withText).padStart(5)} ${String(compiled).padStart(5)} ${percent(compiled, withText)} ${String(playable).padStart(6)} ${percent(playable, cards)}  ${held.join(" ")}`;
}

function total(counts: readonly Count[]): Count {
  const sum = none();
  for (const each of counts) {
    sum.cards += each.cards;
    sum.skipped += each.skipped;
    sum.withText += each.withText;
    sum.compiled += each.compiled;
    sum.playable += each.playable;
    for (const [measure, number] of Object.entries(each.holds)) sum.holds[measure] = (sum.holds[measure] ?? 0) + number;
    for (const [measure, number] of Object.entries(each.misprints)) sum.misprints[measure] = (sum.misprints[measure] ?? 0) + number;
  }
  return sum;
}
