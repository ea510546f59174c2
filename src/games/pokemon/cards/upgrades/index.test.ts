import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { InvalidCardError } from "@/cards/errors";
import { starterCards } from "@/games/pokemon/cards/starter";
import { LANGUAGE_VERSION, readDefinition, readFacts } from ".";

/**
 * Definitions as a version wrote them, together all of its words: never written anew, for they stand for what databases hold. Where one cannot be
 * read, the effect language has changed and a step is missing.
 */
const kept = new URL("kept/", import.meta.url);

describe("stored definitions", () => {
  it.each(readdirSync(kept))("of version %s are read in today's language", (file) => {
    const version = Number.parseInt(file, 10);
    expect(version).toBeLessThanOrEqual(LANGUAGE_VERSION);
    const lines = readFileSync(new URL(file, kept), "utf8").trim().split("\n");
    const refused = lines.flatMap((line) => {
      try {
        readDefinition(JSON.parse(line), version, "");
        return [];
      } catch (error) {
        if (!(error instanceof InvalidCardError)) throw error;
        return [`${JSON.parse(line).id}${error.message}`];
      }
    });
    expect(refused, "write a step in src/games/pokemon/cards/upgrades").toEqual([]);
  });

  it("of today stay as they are", () => {
    for (const { definition } of starterCards())
      expect(readDefinition(JSON.parse(JSON.stringify(definition)), LANGUAGE_VERSION, definition.id)).toEqual(definition);
  });

  it("are cards without effects in whatever language they are written", () => {
    for (const { definition } of starterCards()) {
      const written = JSON.stringify(definition).replaceAll('{"do":', '{"perform":').replaceAll('"change":', '"alteration":');
      expect(readFacts(JSON.parse(written), definition.id)).toMatchObject({
        id: definition.id,
        name: definition.name,
        marks: definition.marks,
      });
    }
  });
});
