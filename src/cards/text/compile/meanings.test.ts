import { describe, expect, it } from "vitest";
import { compileAbility, compileSteps } from "./text";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const steps = (text: string) => compileSteps(text, setting).steps;
const effects = (text: string) => compileAbility(text, setting).effects;
const self = { pokemon: "self" };

describe("once during your turn", () => {
  const yours = { if: "turn", is: "yours" };

  it("does not answer what happens in the opponent's turn", () => {
    expect(effects("Once during your turn, when this Pokémon moves from your Bench to the Active Spot, you may draw a card.")).toEqual([
      {
        kind: "triggered",
        on: { event: "movesToActive", subject: "self" },
        while: yours,
        optional: true,
        limit: "oncePerTurn",
        steps: [{ do: "draw", count: 1 }],
      },
    ]);
    const bench = "Once during your turn, if you have any Rilka in play, when this Pokémon moves from the Active Spot to the Bench, you may";
    expect(effects(`${bench} draw a card.`)).toMatchObject([{ while: { all: [yours, { if: "pokemon" }] } }]);
  });

  it("need not be asked of what only its player does", () => {
    const text = "Once during your turn, when you play this Pokémon from your hand onto your Bench, you may draw a card.";
    expect(effects(text)[0]).not.toHaveProperty("while");
  });

  it("knows the opponent's turn as well", () => {
    const text = "Whenever your opponent's Active Pokémon moves to the Bench during their turn, draw a card.";
    expect(effects(text)).toMatchObject([{ while: { if: "turn", is: "opponents" } }]);
  });
});
