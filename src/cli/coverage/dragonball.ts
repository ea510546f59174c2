import { faultOf } from "@/cards/import/import";
import { importFaultWords } from "@/games/dragonball/cards/import/fault";
import { setFolder } from "@/games/dragonball/cards/import/folder";
import { type PrintedCard, printedCard } from "@/games/dragonball/cards/import/print";
import { cardRecord } from "@/games/dragonball/cards/import/record";
import { compileCard } from "@/games/dragonball/cards/text/compile/card";
import { compileSkills } from "@/games/dragonball/cards/text/compile/skill";
import { TextFailure } from "@/kernel/texts/failure";
import { type CoveredCard, type CoveredGame, type CoveredRecord, type CoveredTexts, timed } from "./game";

const KINDS = ["Auto", "Activate", "Counter", "Permanent", "keyword"] as const;

/** Dragon Ball Super Masters. */
export const dragonball: CoveredGame = {
  kinds: KINDS,
  measures: [],
  async *records(folders): AsyncIterable<CoveredRecord> {
    for (const folder of folders) {
      const sets = setFolder(folder);
      if (!sets) throw new Error(`${folder} holds no cards of Dragon Ball Super Masters.`);
      for (const { id, records } of sets) for (const record of records()) yield { set: id, card: () => readRecord(record) };
    }
  },
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

function covered(printed: PrintedCard): CoveredCard {
  const { value: result, microseconds } = timed(() => compileCard(printed));
  const texts = printed.faces.flatMap(({ name, skills }) => skills.map((text) => ({ text, setting: { card: printed, face: name } })));
  return {
    id: printed.id,
    name: printed.faces[0].name,
    playable: "definition" in result,
    failures: "failures" in result ? result.failures : [],
    kinds: KINDS.flatMap((kind): readonly CoveredTexts[] => {
      const own = texts.filter(({ text }) => kindOf(text) === kind);
      if (own.length === 0) return [];
      return [{ kind, texts: own.length, read: own.filter(({ text, setting }) => compiles(() => compileSkills(text, setting))).length }];
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
