import { faultOf } from "@/cards/import/import";
import { SourceError } from "@/cards/import/source";
import { ourTexts } from "@/games/dragonball/cards/draw";
import { importFaultWords } from "@/games/dragonball/cards/import/fault";
import { setFolder } from "@/games/dragonball/cards/import/folder";
import { type PrintedCard, printedCard } from "@/games/dragonball/cards/import/print";
import { cardRecord } from "@/games/dragonball/cards/import/record";
import { compileCard } from "@/games/dragonball/cards/text/compile/card";
import { roundTrips } from "@/games/dragonball/cards/text/compile/checks/round-trip";
import { compileSkills } from "@/games/dragonball/cards/text/compile/skill";
import type { Skill } from "@/games/dragonball/engine/effects/language";
import { TextFailure } from "@/kernel/texts/failure";
import { type CoveredCard, type CoveredGame, type CoveredRecord, type CoveredTexts, type Held, timed } from "./game";

const KINDS = ["Auto", "Activate", "Counter", "Permanent", "keyword"] as const;

const MEASURE = "round trip";

/** Dragon Ball Super Masters: of playable cards also whether our English sentences are read as the same. */
export const dragonball: CoveredGame = {
  kinds: KINDS,
  measures: [MEASURE],
  async *records(folders): AsyncIterable<CoveredRecord> {
    for (const folder of folders) {
      const sets = setFolder(folder);
      if (!sets) throw new SourceError("no-cards", folder, `${folder} holds no cards of Dragon Ball Super Masters.`);
      for (const { id, records } of sets) for (const record of records()) yield { set: id, card: () => readRecord(record) };
    }
  },
  closing: (shown) => [
    `\n${differing.length} cards whose sentences of ours are not read as the same (--disagreements N shows some)`,
    ...differing.slice(0, shown),
  ],
};

function readRecord(record: unknown): CoveredCard | { readonly fault: string } {
  let id = "a record";
  let printed: PrintedCard;
  try {
    const parsed = cardRecord.parse(record);
    id = parsed.number;
    printed = printedCard(parsed);
  } catch (error) {
    return { fault: `${id}: ${importFaultWords(faultOf(error))}` };
  }
  return covered(printed);
}

/** The kinds of text that are told by the types of skills. */
const TYPES: Readonly<Record<Skill["type"], (typeof KINDS)[number]>> = {
  auto: "Auto",
  activate: "Activate",
  counter: "Counter",
  permanent: "Permanent",
  keyword: "keyword",
};

/** Cards whose sentences are read as something else, with those sentences. */
const differing: string[] = [];

function covered(printed: PrintedCard): CoveredCard {
  const { value: result, microseconds } = timed(() => compileCard(printed));
  const again = (kind: string): Held =>
    "definition" in result && roundTrips(result.definition, ({ type }) => TYPES[type] === kind) ? "holds" : "fails";
  if ("definition" in result && !roundTrips(result.definition)) {
    const said = ourTexts(result.definition, "en")?.flat() ?? ["cannot be said"];
    differing.push([printed.id, ...said].join("\n  "));
  }
  const texts = printed.faces.flatMap(({ name, skills }) => skills.map((text) => ({ text, setting: { card: printed, face: name } })));
  return {
    id: printed.id,
    name: printed.faces[0].name,
    playable: "definition" in result,
    failures: "failures" in result ? result.failures : [],
    kinds: KINDS.flatMap((kind): readonly CoveredTexts[] => {
      const own = texts.filter(({ text }) => kindOf(text) === kind);
      if (own.length === 0) return [];
      const read = own.filter(({ text, setting }) => compiles(() => compileSkills(text, setting))).length;
      return [{ kind, texts: own.length, read, ...("definition" in result && { held: { [MEASURE]: again(kind) } }) }];
    }),
    microseconds,
  };
}

function kindOf(text: string): (typeof KINDS)[number] {
  const [, name = ""] = /^\[(?:UNISON [^\]]*\]\s*\[)?([A-Za-z]+)/.exec(text) ?? [];
  return KINDS.find((kind) => kind === name) ?? "keyword";
}

function compiles(compile: () => unknown): boolean {
  try {
    compile();
    return true;
  } catch (error) {
    if (!(error instanceof TextFailure)) throw error;
    return false;
  }
}
