// npm run cards:coverage -- FOLDER… [--json] [--sentences=N] [--disagreements=N]: how many real cards compile, and whether their texts come back the same.

import { faultOf } from "@/cards/import/import";
import { importFaultWords } from "@/games/pokemon/cards/import/fault";
import { printedCard, printedTexts, type TcgdexCard } from "@/games/pokemon/cards/import/tcgdex";
import { compileCard } from "@/games/pokemon/cards/text/compile/card";
import type { PrintedCard } from "@/games/pokemon/cards/text/compile/card/printed";
import { disagreements, PRINTED, type PrintedLocale } from "@/games/pokemon/cards/text/compile/checks/agreement";
import { MISPRINTS } from "@/games/pokemon/cards/text/compile/checks/misprints";
import { rendered, roundTrips, type TextKind } from "@/games/pokemon/cards/text/compile/checks/round-trip";
import { compileAbility, compileSteps } from "@/games/pokemon/cards/text/compile/text";
import type { CardDefinition } from "@/games/pokemon/engine/card";
import { type Failure, TextFailure } from "@/kernel/texts/failure";
import { recordsOf } from "./card-data";

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
  /** Of the compiled: our English sentences compile to the same card. */
  roundTrip: number;
  /** Of the compiled: our sentences agree with the print. */
  agreement: Record<PrintedLocale, number>;
  /** Of the compiled: they do not, and it is the print that errs. */
  misprinted: Record<PrintedLocale, number>;
}

/** A card's texts of one kind: as printed in English, and where they stand among all its texts. */
interface Texts {
  readonly kind: TextKind;
  readonly texts: readonly string[];
  readonly from: number;
}

const KINDS = ["attack", "Ability", "Trainer", "Energy"] as const satisfies readonly TextKind[];

const options = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
if (folders.length === 0) {
  console.error(
    "Usage: npm run cards:coverage -- FOLDER… [--json] [--sentences=N] [--disagreements=N]   (a FOLDER holds what can be imported)",
  );
  process.exit(2);
}

const sets = new Map<string, Count & { readonly series: string }>();
const kinds = new Map<TextKind, Count & { texts: number; read: number }>(KINDS.map((kind) => [kind, { ...none(), texts: 0, read: 0 }]));
const blocked = new Map<string, { cards: Set<string>; example: string; why: string }>();
const faults: string[] = [];
const disagreed: string[] = [];
const misprints: string[] = [];
/** Time of the processor, so that a busy machine does not make the compiler look slow. */
let microseconds = 0;

for await (const { source, set, record } of recordsOf(folders)) {
  const count = sets.get(set.id) ?? { ...none(), series: set.series };
  sets.set(set.id, count);
  count.cards++;
  const read = readRecord(() => source.parse(record));
  if (read) coverCard(read.record, read.printed, count);
  else count.skipped++;
}

/** A record and its English card; undefined where it is none: the import leaves it out as well, and says why. */
function readRecord(parse: () => TcgdexCard): { readonly record: TcgdexCard; readonly printed: PrintedCard } | undefined {
  let id = "a record";
  try {
    const record = parse();
    id = record.id;
    return { record, printed: printedCard(record) };
  } catch (error) {
    faults.push(`${id}: ${importFaultWords(faultOf(error))}`);
    return undefined;
  }
}

function none(): Count {
  const each = () => ({ fr: 0, es: 0, it: 0 });
  return { cards: 0, skipped: 0, withText: 0, compiled: 0, playable: 0, roundTrip: 0, agreement: each(), misprinted: each() };
}

function coverCard(record: TcgdexCard, printed: PrintedCard, count: Count): void {
  const started = process.cpuUsage();
  const result = compileCard(printed);
  const { user, system } = process.cpuUsage(started);
  microseconds += user + system;
  // What cannot be said is not played.
  const definition = "definition" in result && rendered(result.definition, "en") ? result.definition : undefined;
  if ("failures" in result) for (const failure of result.failures) block(failure, printed);
  else if (!definition) block({ sentence: printed.name, why: "we have no words for what it does" }, printed);
  if (definition) count.playable++;
  const groups = textsOf(printed);
  const spoken = groups.filter(({ texts }) => texts.some((text) => text !== ""));
  for (const group of groups) coverKind(group, printed, definition !== undefined);
  if (spoken.length === 0) return;
  count.withText++;
  if (!definition) return;
  const told = spoken.map((group) => ({ group, ...compared(record, printed, definition, group) }));
  for (const { group, roundTrip, states } of told) tally(kinds.get(group.kind), roundTrip, states);
  const worst = (locale: PrintedLocale): Agreement => {
    const states = told.map((each) => each.states[locale]);
    return states.includes("differs") ? "differs" : states.includes("misprint") ? "misprint" : "agrees";
  };
  tally(
    count,
    told.every(({ roundTrip }) => roundTrip),
    { fr: worst("fr"), es: worst("es"), it: worst("it") },
  );
}

function textsOf(card: PrintedCard): readonly Texts[] {
  if (card.category !== "Pokémon") return [{ kind: card.category, texts: [card.text], from: 0 }];
  const attacks = card.attacks.map(({ text }) => text);
  const abilities = [...card.abilities, ...(card.ancientTrait ? [card.ancientTrait] : [])].map(({ text }) => text);
  const groups: readonly Texts[] = [
    { kind: "attack", texts: attacks, from: 0 },
    { kind: "Ability", texts: abilities, from: attacks.length },
  ];
  return groups.filter(({ texts }) => texts.length > 0);
}

/** Counts a kind's cards, and each of its texts by itself. */
function coverKind({ kind, texts }: Texts, card: PrintedCard, playable: boolean): void {
  const count = kinds.get(kind);
  if (!count) return;
  count.cards++;
  if (playable) count.playable++;
  const spoken = texts.filter((text) => text !== "");
  if (spoken.length > 0) count.withText++;
  const played = kind === "attack" || (card.category === "Trainer" && (card.kind === "Item" || card.kind === "Supporter"));
  const setting = {
    name: card.name,
    category: card.category,
    attacks: card.category === "Energy" ? [] : card.attacks.map(({ name }) => name),
    abilities: card.category === "Pokémon" ? card.abilities.map(({ name }) => name) : [],
  };
  for (const text of spoken) {
    count.texts++;
    try {
      if (played) compileSteps(text, setting);
      else compileAbility(text, setting);
      count.read++;
    } catch (error) {
      if (!(error instanceof TextFailure)) throw error;
    }
  }
}

type Agreement = "agrees" | "misprint" | "differs";
type Agreements = Readonly<Record<PrintedLocale, Agreement>>;

function compared(
  record: TcgdexCard,
  printed: PrintedCard,
  definition: CardDefinition,
  group: Texts,
): { readonly roundTrip: boolean; readonly states: Agreements } {
  const state = (locale: PrintedLocale) => agreement(record, definition, group, locale);
  return { roundTrip: roundTrips(printed, definition, group.kind), states: { fr: state("fr"), es: state("es"), it: state("it") } };
}

function tally(count: Count | undefined, roundTrip: boolean, states: Agreements): void {
  if (!count) return;
  count.compiled++;
  if (roundTrip) count.roundTrip++;
  for (const locale of PRINTED) {
    if (states[locale] === "agrees") count.agreement[locale]++;
    if (states[locale] === "misprint") count.misprinted[locale]++;
  }
}

/** A card without a print in the language has nothing to disagree with. */
function agreement(record: TcgdexCard, definition: CardDefinition, { texts, from }: Texts, locale: PrintedLocale): Agreement {
  const prints = printedTexts(record, locale);
  const ours = rendered(definition, locale);
  if (!ours) return "differs";
  const differing = texts.flatMap((_, index): readonly string[] => {
    const print = prints[from + index] ?? "";
    const own = ours[from + index] ?? "";
    const damage = definition.category === "Pokémon" ? definition.attacks[from + index]?.damage?.base : undefined;
    const signs = print === "" ? [] : disagreements(own, print, locale, damage);
    return signs.length === 0 ? [] : [`${signs.join(", ")}\n      ours:  ${own}\n      print: ${print.replace(/\s+/g, " ")}`];
  });
  if (differing.length === 0) return "agrees";
  const misprint = MISPRINTS.find((each) => each.card === definition.id && each.locale === locale);
  if (misprint) misprints.push(`${definition.id} ${locale}: ${misprint.wrong}`);
  else for (const each of differing) disagreed.push(`${locale} ${definition.id} ${each}`);
  return misprint ? "misprint" : "differs";
}

function block({ sentence, why }: Failure, card: PrintedCard): void {
  const key = sentence.replace(/\d+/g, "#").replaceAll(card.name, "<name>");
  const entry = blocked.get(key) ?? { cards: new Set<string>(), example: `${card.id} ${card.name}`, why };
  entry.cards.add(card.id);
  blocked.set(key, entry);
}

const option = (name: string, otherwise: number) =>
  Number(options.find((each) => each.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);
console.log("set        cards  text  compiled        playable        round trip and agreement, of the compiled (+ where the print errs)");
for (const [id, each] of sets) console.log(line(id.padEnd(9), each));
console.log("");
const counts = [...sets.values()];
for (const series of new Set(counts.map((each) => each.series)))
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
  .slice(0, option("sentences", 40)))
  console.log(`${String(cards.size).padStart(4)}  ${sentence}   [${example}; ${why}]`);
console.log(`\nWhere the print errs:\n${misprints.sort().join("\n")}`);
const shown = option("disagreements", 0);
if (shown > 0) console.log(["", "Where our sentences and the print differ:", ...disagreed.slice(0, shown)].join("\n"));
if (options.includes("--json"))
  console.log(JSON.stringify({ sets: [...sets].map(([id, { misprinted: _, ...count }]) => ({ id, ...count })) }));

function percent(part: number, whole: number): string {
  return whole === 0 ? "   –  " : `${((100 * part) / whole).toFixed(1).padStart(5)}%`;
}

function line(name: string, { cards, withText, compiled, playable, roundTrip, agreement, misprinted }: Count): string {
  const agreed = PRINTED.map((locale) => {
    const erring = misprinted[locale] > 0 ? ` +${misprinted[locale]}` : "";
    return `${locale} ${percent(agreement[locale], compiled)}${erring}`;
  }).join(" ");
  return `${name} ${String(cards).padStart(5)} ${String(withText).padStart(5)} ${String(compiled).padStart(5)} ${percent(compiled, withText)} ${String(playable).padStart(6)} ${percent(playable, cards)}  round trip ${percent(roundTrip, compiled)}  ${agreed}`;
}

function total(counts: readonly Count[]): Count {
  const sum = none();
  for (const each of counts) {
    sum.cards += each.cards;
    sum.skipped += each.skipped;
    sum.withText += each.withText;
    sum.compiled += each.compiled;
    sum.playable += each.playable;
    sum.roundTrip += each.roundTrip;
    for (const locale of PRINTED) {
      sum.agreement[locale] += each.agreement[locale];
      sum.misprinted[locale] += each.misprinted[locale];
    }
  }
  return sum;
}
