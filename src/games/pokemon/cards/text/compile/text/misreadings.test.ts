import { describe, expect, it } from "vitest";
import { compileAttack } from "../card";
import type { PrintedAttack } from "../card/printed";
import { compileAbility, compileSteps } from ".";

// Sentences that once meant something else than they say.

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const steps = (text: string) => compileSteps(text, setting).steps;
const effects = (text: string) => compileAbility(text, setting).effects;
const attack = (damage: PrintedAttack["damage"], text: string) =>
  compileAttack({ name: "Bark Bash", cost: ["Grass"], text, ...(damage && { damage }) }, setting);

describe("what both players do", () => {
  it("is all that the sentence says, also where one of them has it done", () => {
    const both = [
      { do: "move", cards: { of: "you" } },
      { do: "move", cards: { of: "opponent" } },
      { do: "draw", count: 3 },
      { do: "draw", count: 3, who: "opponent" },
    ];
    expect(steps("Each player shuffles their hand into their deck and draws 3 cards.")).toMatchObject(both);
    expect(
      effects(
        "When you play this Pokémon from your hand onto your Bench, you may have each player shuffle their hand into their deck and draw 3 cards.",
      ),
    ).toMatchObject([{ optional: true, steps: both }]);
  });
});

describe("damage that is printed and said", () => {
  it("is done once, where the text multiplies it for the Pokémon of its choice", () => {
    const each = "This attack does 20 damage to 1 of your opponent's Pokémon for each Energy attached to that Pokémon.";
    const said = attack(undefined, each);
    expect(attack({ base: 20, sign: "×" }, each)).toEqual(said);
    expect(said.damage).toBeUndefined();
  });

  it("is not guessed at where the text only adds to it", () => {
    expect(() => attack({ base: 20, sign: "×" }, "Flip a coin. If heads, this attack does 30 more damage.")).toThrow(
      "multiplied by nothing",
    );
  });

  it("is not guessed at where the text begins with another number", () => {
    const text = "If this Pokémon has any damage counters on it, this attack does 50 damage plus 50 more damage.";
    expect(() => attack({ base: 20, sign: "+" }, text)).toThrow("the damage is printed as 20 and said to be 50");
    expect(attack({ base: 50, sign: "+" }, text).damage).toEqual({ base: 50, sign: "+" });
  });

  it("is not guessed at where nothing multiplies it", () => {
    expect(() => attack({ base: 10, sign: "×" }, "This attack does 80 damage to each of your opponent's Pokémon.")).toThrow(
      "multiplied by nothing",
    );
  });
});
