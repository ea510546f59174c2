import { describe, expect, it } from "vitest";
import { compileAbility, compileSteps } from "../text";
import { sentenceKey } from "../words/tokens";
import { overrides } from "./overrides";

const setting = { name: "Mossling", attacks: [], abilities: [] };

describe("the override table", () => {
  it("is keyed as sentences are looked up", () => {
    for (const key of Object.keys(overrides)) expect(sentenceKey(key)).toBe(key);
  });

  it.each(Object.entries(overrides))("gives %s the meaning it holds", (key, meaning) => {
    const text = `${key.replace(/ ([,.])/g, "$1").replace(/pokémon/g, "Pokémon")}.`;
    if ("ability" in meaning) {
      expect(meaning.ability.says).toBe("activated");
      expect(compileAbility(text, setting).effects).toMatchObject([{ kind: meaning.ability.says }]);
    } else if (meaning.sentence.says === "steps") expect(compileSteps(text, setting).steps).toEqual(meaning.sentence.steps);
    else expect(compileSteps(text, setting).usage).toHaveLength(1);
  });

  it("heals the Pokémon that left the Active Spot, not the one that came", () => {
    const [chosen, rest] = compileSteps(
      "Switch your Active Pokémon with 1 of your Benched Pokémon. If you do, heal 30 damage from the Pokémon you moved to your Bench.",
      setting,
    ).steps;
    expect(chosen).toMatchObject({ do: "forEach", pokemon: { place: "active", bind: 1 } });
    expect(rest).toMatchObject({ then: [{ do: "heal", on: { pokemon: "bound", binding: 1 } }] });
  });
});
