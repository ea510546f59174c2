import { isDeepStrictEqual } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readAllRecords } from "@/games/pokemon/cards/starter/files";
import { compiledFrom } from "@/games/pokemon/cards/starter/sentences";
import { differing } from "@/kernel/texts/ambiguity";
import type { Reading } from "@/kernel/texts/parse";
import type { Token } from "@/kernel/texts/tokens";
import { compileSteps } from "../text";
import { modernised } from "../words/dialect";
import { sentences, tokens } from "../words/tokens";
import { grammar, ruleFiles } from "./english";
import { Grammar } from "./grammar";
import { type Rule, rule } from "./pattern";
import { precedence } from "./precedence";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const rules = Object.values(ruleFiles).flat();
const top = rule("deckEnd", "the end/edge", () => "top");
const bottom = rule("deckEnd", "the end/close", () => "bottom");

afterEach(() => vi.restoreAllMocks());

describe("two rules that read the same words", () => {
  const readings = (of: Grammar) => of.readings("deckEnd", tokens("the end"), setting).map(({ value }) => value);

  it("are two readings where they mean different things", () =>
    expect(readings(new Grammar([top, bottom])).sort()).toEqual(["bottom", "top"]));

  it("are one where they mean the same", () => {
    expect(readings(new Grammar([top, rule("deckEnd", "the end", () => "top")]))).toEqual(["top"]);
  });

  it("are one where it is said which stands", () => {
    const said = {
      kind: "deckEnd",
      stands: bottom.pattern,
      yields: top.pattern,
      example: "the end",
      because: "cards are drawn from the top",
    } as const;
    expect(readings(new Grammar([top, bottom], [said]))).toEqual(["bottom"]);
    expect(readings(new Grammar([bottom, top], [said]))).toEqual(["bottom"]);
  });

  it("are named, the deepest that differ", () => {
    const around = rule("whose", "{deckEnd} your", () => "you");
    const other = rule("whose", "{deckEnd:deckEnd} your", ({ deckEnd }) => (deckEnd === "top" ? "you" : "opponent"));
    const [one, two] = new Grammar([top, bottom, other]).readings("whose", tokens("the end your"), setting);
    expect(new Grammar([top, bottom, around]).readings("whose", tokens("the end your"), setting)).toHaveLength(1);
    expect(one && two && [...differing(one, two)].sort()).toEqual(['deckEnd: "the end/close"', 'deckEnd: "the end/edge"']);
  });

  it("make a text an error that names both", () => {
    const twice = new Grammar([...rules, rule("instruction", "draw a/an card", () => [{ do: "endTurn" }])], precedence);
    vi.spyOn(grammar, "readings").mockImplementation((...words) => twice.readings(...words));
    expect(() => compileSteps("Draw a card.", setting)).toThrow(/ambiguous.*instruction: ".*draw.*instruction: ".*draw/);
  });
});

describe("a grammar", () => {
  it("has no rule twice", () => expect(() => new Grammar([top, { ...top }])).toThrow("stands twice"));

  it("has no kind that begins with itself", () => {
    expect(() => new Grammar([top, rule("deckEnd", "[very] {deckEnd} of the deck", ({ deckEnd }) => deckEnd)])).toThrow(
      'begins with "deckEnd"',
    );
  });

  it("has no precedence of rules that are not there", () => {
    const gone = { kind: "deckEnd", stands: "the side", yields: top.pattern, example: "", because: "" } as const;
    expect(() => new Grammar([top], [gone])).toThrow('no rule deckEnd: "the side"');
  });
});

describe("a listed pair", () => {
  const without = new Grammar(rules);
  /** All rules that read a part of the words as this kind. */
  const read = (of: Grammar, words: readonly Token[], kind: Rule["kind"]): readonly Reading[] =>
    words.flatMap((_, from) => words.flatMap((_, to) => (to < from ? [] : of.readings(kind, words.slice(from, to + 1), setting))));

  it.each(precedence)("is needed: $stands / $yields", ({ kind, stands, yields, example }) => {
    const words = sentences(modernised(example, setting)).flatMap((each) => each.tokens);
    const by = (of: Grammar) => read(of, words, kind).flatMap(({ derivations }) => derivations.map((each) => each.rule.pattern));
    expect(by(without)).toEqual(expect.arrayContaining([stands, yields]));
    const both = words.some((_, from) =>
      words.some((_, to) => {
        const all = to < from ? [] : without.readings(kind, words.slice(from, to + 1), setting);
        const of = (pattern: string) => all.find(({ derivations }) => derivations.some((each) => each.rule.pattern === pattern));
        return of(stands) !== undefined && of(yields) !== undefined && of(stands) !== of(yields);
      }),
    );
    expect(both).toBe(true);
  });
});

describe("the order of the rules decides nothing", () => {
  const orders: readonly (readonly [string, readonly Rule[]])[] = [
    ["backwards", rules.toReversed()],
    ["the files backwards", Object.values(ruleFiles).toReversed().flat()],
    [
      "by the last letters of their patterns",
      rules.toSorted((a, b) => ([...a.pattern].reverse().join("") < [...b.pattern].reverse().join("") ? -1 : 1)),
    ],
  ];

  it.each(orders)("%s", { timeout: 120_000 }, (_, ordered) => {
    const other = new Grammar(ordered, precedence);
    vi.spyOn(grammar, "readings").mockImplementation((...words) => other.readings(...words));
    const astray = readAllRecords().filter((record) => !isDeepStrictEqual(compiledFrom(record), record.definition));
    expect(astray.map(({ definition }) => definition.id)).toEqual([]);
  });
});
