import { describe, expect, it } from "vitest";
import type { CardDefinition } from "./card";
import { checkDeck, newestEdition } from "./deck";
import { pokemon, specialEnergy, testCards, trainer } from "./testing/cards";
import { EDITIONS, type Edition } from "./view";

const named = (name: string, count = 1): CardDefinition[] => {
  const card = testCards.find((one) => one.name === name);
  if (!card) throw new Error(`No test card ${name}.`);
  return Array.from({ length: count }, () => card);
};
const faults = (cards: readonly CardDefinition[]) => checkDeck(cards, "xy").faults;
/** Faults of a deck that is legal but for these cards. */
const familyFaults = (...cards: readonly CardDefinition[]) =>
  faults([...cards, ...named("Chespin", 4), ...named("Grass Energy", 56 - cards.length)]);

describe("Decks", () => {
  it("DECK-01 exactly 60 cards", () => {
    expect(faults([...named("Chespin", 4), ...named("Grass Energy", 56)])).toEqual([]);
    expect(faults([...named("Chespin", 4), ...named("Grass Energy", 55)])).toEqual([{ rule: "DECK-01", count: 59 }]);
  });

  it("DECK-02 at most 4 of one name, basic Energy excepted", () => {
    expect(faults([...named("Chespin", 5), ...named("Grass Energy", 55)])).toEqual([{ rule: "DECK-02", card: "Chespin", count: 5 }]);
    expect(faults([...named("Chespin"), ...named("Double Colorless Energy", 5), ...named("Grass Energy", 54)])).toEqual([
      { rule: "DECK-02", card: "Double Colorless Energy", count: 5 },
    ]);
  });

  it("DECK-02 different prints of one name count together", () => {
    const [chespin] = named("Chespin");
    if (!chespin) throw new Error("Chespin is missing.");
    const promo: CardDefinition = { ...chespin, id: "promo" };
    expect(faults([...named("Chespin", 3), promo, promo, ...named("Grass Energy", 55)])).toEqual([
      { rule: "DECK-02", card: "Chespin", count: 5 },
    ]);
  });

  it("DECK-03 at least one Basic Pokémon", () => {
    expect(faults([...named("Quilladin", 4), ...named("Grass Energy", 56)])).toEqual([{ rule: "DECK-03" }]);
  });

  it("DECK-03 a Restored Pokémon or a Fossil is none", () => {
    expect(faults([...named("Archen", 4), ...named("Dome Fossil", 4), ...named("Grass Energy", 52)])).toEqual([{ rule: "DECK-03" }]);
  });

  it("DECK-04 one ACE SPEC card in all, of whatever kind", () => {
    const computerSearch = trainer("Computer Search", "Item", { marks: ["ACE SPEC"] }, { do: "draw", count: 1 });
    const upperEnergy: CardDefinition = specialEnergy("Neo Upper Energy", {
      marks: ["ACE SPEC"],
    });
    expect(familyFaults(computerSearch)).toEqual([]);
    expect(familyFaults(computerSearch, computerSearch)).toEqual([{ rule: "DECK-04", family: "ACE SPEC", card: null, count: 2 }]);
    expect(familyFaults(computerSearch, upperEnergy)).toEqual([{ rule: "DECK-04", family: "ACE SPEC", card: null, count: 2 }]);
  });

  it("DECK-04 one Radiant Pokémon in all, beside four of the other name", () => {
    const greninja = pokemon("Greninja", 130, "Water", { stage: "Stage 2", from: "Frogadier" });
    const radiantGreninja = pokemon("Radiant Greninja", 130, "Water", { marks: ["Radiant"] });
    const radiantCharizard = pokemon("Radiant Charizard", 160, "Fire", { marks: ["Radiant"] });
    expect(familyFaults(greninja, greninja, greninja, greninja, radiantGreninja)).toEqual([]);
    expect(familyFaults(radiantGreninja, radiantCharizard)).toEqual([{ rule: "DECK-04", family: "Radiant", card: null, count: 2 }]);
  });

  it("DECK-04 one Prism Star card of each name", () => {
    const giratina = pokemon("Giratina ◇", 160, "Psychic", { marks: ["Prism Star"] });
    const cyrus = trainer("Cyrus ◇", "Supporter", { marks: ["Prism Star"] }, { do: "draw", count: 1 });
    expect(familyFaults(giratina, cyrus)).toEqual([]);
    expect(familyFaults(giratina, giratina, cyrus)).toEqual([{ rule: "DECK-04", family: "Prism Star", card: "Giratina ◇", count: 2 }]);
  });

  it("DECK-04 four cards in all of one V-UNION's name, not four of each piece", () => {
    const pieces = [1, 2, 3, 4].map((number): CardDefinition => {
      const mewtwo = pokemon("Mewtwo V-UNION", 310, "Psychic", { stage: "V-UNION", marks: ["V-UNION"] });
      return { ...mewtwo, id: `Mewtwo V-UNION ${number}` };
    });
    expect(familyFaults(...pieces)).toEqual([]);
    expect(familyFaults(...pieces, ...pieces)).toEqual([{ rule: "DECK-04", family: "V-UNION", card: "Mewtwo V-UNION", count: 8 }]);
  });

  it("DECK-05 advice on Energy and Trainers breaks nothing", () => {
    const deck = [...named("Chespin", 4), ...named("Grass Energy", 56)];
    expect(checkDeck(deck, "xy").faults).toEqual([]);
    expect(checkDeck(deck, "xy").advice).toContainEqual({ rule: "DECK-05", category: "Energy", count: 56, from: 18, to: 22 });
    expect(checkDeck(deck, "sm").advice).toContainEqual({ rule: "DECK-05", category: "Energy", count: 56, from: 15, to: 19 });
    expect(checkDeck(deck, "sv").advice).toContainEqual({ rule: "DECK-05", category: "Energy", count: 56, from: 12, to: 15 });
  });

  it("DECK-06 no card is newer than the rules", () => {
    const printed = (edition: Edition, count: number) => named("Chespin", count).map((card) => ({ ...card, edition }));
    const deck = [...printed("classic", 1), ...printed("swsh", 1), ...named("Froakie", 2)];
    const faults = (edition: Edition) => checkDeck(deck, edition).faults.filter(({ rule }) => rule === "DECK-06");
    expect(EDITIONS.filter((edition) => faults(edition).length === 0)).toEqual(["swsh", "sv", "me"]);
    expect(faults("sm")).toEqual([{ rule: "DECK-06", newest: "swsh" }]);
    expect([newestEdition(["classic", undefined, "swsh", "sm"]), newestEdition([undefined])]).toEqual(["swsh", "classic"]);
  });

  it("DECK-05 a deck within the edition's guideline gets no advice", () => {
    const trainers = [...named("Potion", 4), ...named("Switch", 4), ...named("Tierno", 4), ...named("Great Ball", 4)];
    const names = ["Chespin", "Fennekin", "Froakie", "Pikachu", "Zubat", "Abra"];
    const deck = [...names.flatMap((name) => named(name, 4)), ...trainers, ...named("Grass Energy", 20)];
    expect(checkDeck(deck, "xy")).toEqual({ faults: [], advice: [] });
    expect(checkDeck(deck, "sv").advice).toEqual([
      { rule: "DECK-05", category: "Energy", count: 20, from: 12, to: 15 },
      { rule: "DECK-05", category: "Trainer", count: 16, from: 20, to: 25 },
    ]);
  });

  it.each([
    [18, 20, 0],
    [22, 13, 0],
    [17, 20, 1],
    [23, 13, 1],
    [18, 21, 1],
    [22, 12, 1],
  ])("DECK-05 the guideline's own numbers are within it (%i Energy, %i Trainer cards)", (energy, trainers, advice) => {
    const deck = [...named("Grass Energy", energy), ...named("Potion", trainers), ...named("Chespin", 60 - energy - trainers)];
    expect(checkDeck(deck, "xy").advice).toHaveLength(advice);
  });

  it.each([
    ["Professor Juniper", "Professor Sycamore"],
    ["Professor Sycamore", "Professor's Research"],
    ["Lysandre", "Boss's Orders"],
  ])("DECK-07 %s and %s do not go together", (card, other) => {
    const supporter = (name: string) => trainer(name, "Supporter", {}, { do: "draw", count: 1 });
    expect(familyFaults(supporter(other), supporter(card))).toEqual([{ rule: "DECK-07", card, other }]);
    expect(familyFaults(supporter(card), supporter(card))).toEqual([]);
  });
});
