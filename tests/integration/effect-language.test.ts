import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Described } from "@/games/pokemon/cards/language/described";
import { description } from "@/games/pokemon/cards/language/description";

/** Fields in which the words of the language stand. */
const TAGS = ["do", "modify", "prevent", "forbid", "suppress", "permit", "replace", "event", "count", "if", "happened", "pokemon", "cards"];

const engine = new URL("../../src/games/pokemon/engine/", import.meta.url);

function read(name: string): string {
  return readFileSync(new URL(name, engine), "utf8");
}

/** Every word of the language that stands in one of these fields. */
function words(...tags: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const look = (described: Described): void => {
    if (typeof described === "string" || "words" in described) return;
    if ("list" in described) look(described.list);
    else if ("tuple" in described) described.tuple.forEach(look);
    else if ("oneOf" in described) described.oneOf.forEach(look);
    else
      for (const [name, field] of Object.entries(described.fields)) {
        if (tags.includes(name) && typeof field === "object" && "words" in field) for (const word of field.words) found.add(String(word));
        look(field);
      }
  };
  Object.values(description).forEach(look);
  return [...found];
}

describe("the effect language", () => {
  it("has every word described in its README", () => {
    const described = read("effects/README.md");
    expect(words(...TAGS).length).toBeGreaterThan(150);
    expect(words(...TAGS).filter((word) => !described.includes(`\`${word}\``))).toEqual([]);
  });

  // The fuzzer may never come to a rare operation.
  it("has every operation in a scenario test", () => {
    const tests = readdirSync(engine, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".test.ts"));
    const scenarios = tests.map((name) => read(name)).join("\n");
    expect(words("do").length).toBeGreaterThan(40);
    expect(words("do").filter((word) => !scenarios.includes(`do: "${word}"`))).toEqual([]);
  });
});
