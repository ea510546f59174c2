import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Properties under which the words of the language stand. */
const TAGS = "do|modify|prevent|forbid|suppress|permit|replace|event|count|if|happened|pokemon|cards";

const engine = new URL("../../src/engine/pokemon/", import.meta.url);

function read(name: string): string {
  return readFileSync(new URL(name, engine), "utf8");
}

/** Every word that the types of the language name under one of these tags. */
function words(tags: string): string[] {
  const source = ["amounts", "continuous", "instructions", "selectors"].map((name) => read(`effects/language/${name}.ts`)).join("\n");
  const unions = source
    .replaceAll(/\/\*\*.*?\*\//gs, "")
    .matchAll(new RegExp(`readonly (?:${tags}): ((?:\\s*\\|?\\s*"[A-Za-z-]+")+)`, "g"));
  return [...unions].flatMap(([, union]) => [...(union ?? "").matchAll(/"([A-Za-z-]+)"/g)].map(([, word]) => word ?? ""));
}

describe("the effect language", () => {
  it("has every word described in its README", () => {
    const described = read("effects/README.md");
    expect(words(TAGS).length).toBeGreaterThan(150);
    expect(words(TAGS).filter((word) => !described.includes(`\`${word}\``))).toEqual([]);
  });

  // The fuzzer may never come to a rare operation.
  it("has every operation in a scenario test", () => {
    const tests = readdirSync(engine, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".test.ts"));
    const scenarios = tests.map((name) => read(name)).join("\n");
    expect(words("do").length).toBeGreaterThan(40);
    expect(words("do").filter((word) => !scenarios.includes(`do: "${word}"`))).toEqual([]);
  });
});
