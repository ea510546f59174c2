import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readAllRecords } from "@/games/pokemon/cards/starter/files";
import { compiledFrom } from "@/games/pokemon/cards/starter/sentences";
import type { Derivation, Reading } from "@/kernel/texts/parse";
import { nameOf } from "@/kernel/texts/pattern";
import { samples } from "../../phrasebook/testing";
import { compileCard } from "../card";
import type { PrintedCard } from "../card/printed";
import { roundTrips } from "../checks/round-trip";
import { grammar, ruleFiles } from "./english";

// Every rule of the grammar reads a sentence of our own. They are those of the starter cards and of the phrasebook and, for the rules that none of
// these needs, the lines of `own-sentences/NAME.txt` for the rules of `rules/NAME.ts`. Whoever adds a rule adds such a line: "KIND: TEXT" or "KIND of NAME: TEXT",
// where KIND is what the text stands on (attack, ability, vstar, item, fossil, supporter, tool, stadium, energy) and TEXT is in words of our own.
// A card without a NAME is called Mossling, Moss Charm or Moss Energy; its attack is Bark Bash, its Ability Sap Flow, and other names are made up
// as well. A line has to be said back: what our English sentence for its effect compiles to is the same effect. A line that begins with "~ " is
// one that our sentences cannot give back yet.

const folder = path.join(process.cwd(), "src/games/pokemon/cards/text/compile/grammar/own-sentences");

interface Line {
  readonly file: string;
  readonly text: string;
  readonly card: PrintedCard;
  readonly isSaidBack: boolean;
}

const lines: readonly Line[] = Object.keys(ruleFiles).flatMap((file) =>
  readFileSync(path.join(folder, `${file}.txt`), "utf8")
    .split("\n")
    .filter((text) => text !== "")
    .map((text) => {
      const [, open, kind = "", name, words = ""] = /^(~ )?([a-z]+)(?: of ([^:]+))?: (.+)$/.exec(text) ?? [];
      return { file, text, card: cardWith(kind, words, name), isSaidBack: open === undefined };
    }),
);

/** @throws Error for a kind that there is not */
function cardWith(kind: string, text: string, name?: string): PrintedCard {
  const facts = { id: "own-1", marks: [] };
  const attack = { name: "Bark Bash", cost: ["Grass"], damage: { base: 20 }, text: "" } as const;
  const body = { stage: "Basic", evolvesFrom: [], hp: 70, types: ["Grass"], weaknesses: [], resistances: [], retreatCost: 1 } as const;
  const pokemon = { ...facts, name: name ?? "Mossling", category: "Pokémon", ...body, attacks: [attack] } as const;
  const trainer = { ...facts, name: name ?? "Moss Charm", category: "Trainer", text, attacks: [] } as const;
  switch (kind) {
    case "attack":
      return { ...pokemon, attacks: [{ name: attack.name, cost: attack.cost, text }], abilities: [] };
    case "ability":
      return { ...pokemon, abilities: [{ name: "Sap Flow", kind: "Ability", text }] };
    case "vstar":
      return { ...pokemon, abilities: [{ name: "Sap Flow", kind: "VSTAR Power", text }] };
    case "item":
      return { ...trainer, kind: "Item" };
    case "fossil":
      return { ...trainer, kind: "Item", hp: 40 };
    case "supporter":
      return { ...trainer, kind: "Supporter" };
    case "tool":
      return { ...trainer, kind: "Pokémon Tool" };
    case "stadium":
      return { ...trainer, kind: "Stadium" };
    case "energy":
      return { ...facts, name: name ?? "Moss Energy", category: "Energy", kind: "Special", provides: [], text };
    default:
      throw new Error(`"${kind}: ${text}" stands on no kind of card.`);
  }
}

/** The rules by which something was read while this ran. */
function rulesOf(compile: () => void): ReadonlySet<Derivation["rule"]> {
  const used = new Set<Derivation["rule"]>();
  const seen = new Set<Reading>();
  const visit = (reading: Reading): void => {
    if (seen.has(reading)) return;
    seen.add(reading);
    for (const { rule, parts } of reading.derivations) {
      used.add(rule);
      parts.forEach(visit);
    }
  };
  const spy = vi.spyOn(grammar, "readings");
  compile();
  for (const { value } of spy.mock.results) if (Array.isArray(value)) value.forEach(visit);
  spy.mockRestore();
  return used;
}

describe.each(Object.keys(ruleFiles))("own sentences for the rules of %s", (file) => {
  const own = lines.filter((line) => line.file === file);

  it("compile, and are said back", () => {
    const failing = own.flatMap(({ text, card, isSaidBack }) => {
      const compiled = compileCard(card);
      if ("failures" in compiled) return [`${text} (${compiled.failures.map(({ why }) => why).join(", ")})`];
      return roundTrips(card, compiled.definition) === isSaidBack ? [] : [`${text} (${isSaidBack ? "not said back" : "is said back"})`];
    });
    expect(failing).toEqual([]);
  });
});

describe("every rule reads a sentence of our own", () => {
  const used = new Set<Derivation["rule"]>();

  beforeAll(() => {
    for (const rule of rulesOf(() => readAllRecords().forEach(compiledFrom))) used.add(rule);
    for (const { read, english } of samples) for (const rule of rulesOf(() => read(english))) used.add(rule);
    for (const { card } of lines) for (const rule of rulesOf(() => compileCard(card))) used.add(rule);
  }, 120_000);

  afterAll(() => used.clear());

  it.each(Object.entries(ruleFiles))("rules/%s.ts", (_, rules) => {
    expect(rules.filter((rule) => !used.has(rule)).map(nameOf)).toEqual([]);
  });
});
