import { describe, expect, it } from "vitest";
import { checkDeck } from "@/games/pokemon/engine";
import { testCards } from "@/games/pokemon/engine/testing/cards";
import { real } from "../prints";

const named = (name: string, count: number) => {
  const card = testCards.find((one) => one.name === name);
  if (!card) throw new Error(`There is no test card ${name}.`);
  return Array.from({ length: count }, () => card);
};

/** The faults of a deck that is legal but for these cards. */
const faultsOf = (cards: ReturnType<typeof real>) =>
  checkDeck([...cards, ...named("Chespin", 4), ...named("Grass Energy", 56 - cards.length)], "me").faults;

describe("Decks", () => {
  it("CMP-746 Professor Juniper and Professor Sycamore do not go together", () => {
    expect(faultsOf(real("bw1-101", "xy1-122"))).toMatchObject([{ rule: "DECK-07" }]);
  });

  it("CMP-747 nor does Professor's Research with either of them", () => {
    expect(faultsOf(real("xy1-122", "sv01-189"))).toMatchObject([{ rule: "DECK-07" }]);
    expect(faultsOf(real("bw1-101", "sv01-189"))).toMatchObject([{ rule: "DECK-07" }]);
  });

  it("CMP-1073 Lysandre and Boss's Orders do not go together", () => {
    expect(faultsOf(real("xy2-90", "sv02-172"))).toMatchObject([{ rule: "DECK-07" }]);
  });

  it("CMP-771 four Double Colorless Energy are the most", () => {
    expect(faultsOf(named("Double Colorless Energy", 5))).toEqual([{ rule: "DECK-02", card: "Double Colorless Energy", count: 5 }]);
  });

  it("CMP-772 a Pokémon and the Pokémon-EX of its name are two names", () => {
    const [plain] = real("bw2-26");
    const [ex] = real("xy6-77");
    if (!plain || !ex) throw new Error("Two prints were named.");
    const both = [{ ...plain, name: "Shaymin" }, ex].flatMap((card) => [card, card, card, card]);
    expect(faultsOf(both)).toEqual([]);
  });

  it("CMP-773 a Pokémon LV.X counts together with the Pokémon of its name", () => {
    const [plain] = real("xy3-30");
    if (!plain) throw new Error("A print was named.");
    const five = [plain, plain, plain, { ...plain, name: "Electivire LV.X" }, { ...plain, name: "Electivire LV.X" }];
    expect(faultsOf(five)).toEqual([{ rule: "DECK-02", card: "Electivire", count: 5 }]);
  });
});
