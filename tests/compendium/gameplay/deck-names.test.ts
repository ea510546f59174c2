import { describe, expect, it } from "vitest";
import { checkDeck } from "@/games/pokemon/engine";
import { testCards } from "@/games/pokemon/engine/testing/cards";
import { real } from "../prints";

const named = (name: string, count: number) => {
  const card = testCards.find((one) => one.name === name);
  if (!card) throw new Error(`There is no test card ${name}.`);
  return Array.from({ length: count }, () => card);
};

const four = (cards: ReturnType<typeof real>) => cards.flatMap((card) => [card, card, card, card]);

/** The faults of a deck that is legal but for these cards. */
const faultsOf = (cards: ReturnType<typeof real>) =>
  checkDeck([...cards, ...named("Chespin", 4), ...named("Grass Energy", 56 - cards.length)], "me").faults;

describe("Which names go together in a deck", () => {
  it("CMP-777 an owner's name in front makes another name", () => {
    expect(faultsOf(four(real("bw10-57", "dc1-12")))).toEqual([]);
  });

  it("CMP-778 an Unown with its letter in the name is a name of its own, two of one name are not", () => {
    expect(faultsOf(four(real("dp1-65", "dp1-67")))).toEqual([]);
    const [unown] = real("xy7-30");
    if (!unown) throw new Error("A print was named.");
    const flash = { ...unown, id: "another Unown" };
    expect(faultsOf([unown, unown, unown, flash, flash])).toEqual([{ rule: "DECK-02", card: "Unown", count: 5 }]);
  });

  it("CMP-779 four Special Energy of one name are the most, though they provide what a basic Energy provides", () => {
    expect(faultsOf([...four(real("xy3-104")), ...real("xy3-104")])).toMatchObject([{ rule: "DECK-02", card: "Strong Energy" }]);
  });

  it("CMP-780 rival teams go together", () => {
    expect(faultsOf(four(real("dc1-12", "dc1-16")))).toEqual([]);
  });

  it("CMP-781 the Shellos of the two seas are two names", () => {
    const [east] = real("dp3-106");
    if (!east) throw new Error("A print was named.");
    const west = { ...east, id: "dp3-107", name: "Shellos West Sea" };
    expect(faultsOf([east, east, east, east, west, west, west, west])).toEqual([]);
  });

  it("CMP-783 a deck has a Basic Pokémon: Fossils are none", () => {
    const fossils = [...four(real("sv03.5-152")), ...named("Grass Energy", 56)];
    expect(checkDeck(fossils, "me").faults).toMatchObject([{ rule: "DECK-03" }]);
  });

  it("CMP-784 of each Prism Star name there is one, of several names several", () => {
    expect(faultsOf(real("sm7-97", "sm6-110"))).toEqual([]);
    expect(faultsOf(real("sm7-97", "sm7-97"))).toMatchObject([{ rule: "DECK-04" }]);
  });

  it("CMP-785 a Pokémon and its Pokémon BREAK are two names", () => {
    expect(faultsOf(four(real("xy1-41", "xy9-41")))).toEqual([]);
  });
});
