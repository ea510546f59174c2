import { describe, expect, it } from "vitest";
import { modernised } from ".";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const said = (text: string, more: object = {}) => modernised(text, { ...setting, ...more });

describe("a card that calls itself by its name", () => {
  it.each([
    ["Mossling does 10 damage to itself.", "This Pokémon does 10 damage to itself."],
    ["Mossling's Weakness is now Fire.", "This Pokémon's Weakness is now Fire."],
    ["Mossling's Retreat Cost is 0.", "This Pokémon has no Retreat Cost."],
    ["Flip a coin. If heads, prevent all damage done to Mossling.", "Flip a coin. If heads, prevent all damage done to this Pokémon."],
    ["Discard a Fire Energy attached to Mossling.", "Discard a Fire Energy attached to this Pokémon."],
  ])("%s", (old, since) => expect(said(old)).toBe(since));

  it("leaves out the mark of a δ Species as its texts do", () => {
    expect(said("Mossling can't retreat.", { name: "Mossling δ" })).toBe("This Pokémon can't retreat.");
  });

  it("keeps the full stop behind an abbreviated name", () => {
    expect(said("Heal 10 damage from Moss Jr. Draw a card.", { name: "Moss Jr." })).toBe("Heal 10 damage from this Pokémon. Draw a card.");
  });

  it("is a card where it is no Pokémon", () => {
    expect(said("Discard Moss Berry.", { name: "Moss Berry", category: "Trainer" })).toBe("Discard this card.");
  });
});

describe("a name that means any card so called", () => {
  it.each([
    "Search your deck for Mossling and put it onto your Bench.",
    "Search your deck for a Pokémon named Mossling.",
    "If you have Mossling in play, draw a card.",
    "This attack does 10 damage times the number of Mossling you have in play.",
    "If Mossling is on your Bench, this attack does 30 more damage.",
    "Heal 10 damage from each Mossling.",
    "Search your deck for as many Mossling as you like and put them onto your Bench.",
    "If Fernling, Mossling, and Twigling are on your Bench, draw a card.",
    "Put Mossling LV-X from your hand onto it.",
    "Put Mossling ex onto your Bench.",
  ])("%s", (text) => expect(said(text)).toBe(text));

  it("is a verb at the start of a sentence of a Trainer card", () => {
    const text = "Swap your Active Pokémon.";
    expect(said(text, { name: "Swap", category: "Trainer" })).toBe(text);
  });
});

describe("old words for the same thing", () => {
  it.each([
    ["Does 20 damage plus 10 more damage for each Energy.", "Does 10 more damage for each Energy."],
    ["Show it to your opponent.", "Reveal it."],
    ["Put a Pokémon-ex there, not a Pokémon-EX.", "Put a Pokémon ex there, not a Pokémon-EX."],
    ["Each of the Defending Pokémon is now Asleep.", "The Defending Pokémon is now Asleep."],
    ["If heads, draw a card; if tails, discard a card.", "If heads, draw a card. If tails, discard a card."],
    ["Remove 3 damage counters from it.", "Heal 30 damage from it."],
    // Whichever it is by then, not the one that was attacked (CMP-1695).
    [
      "Your opponent can't attach Energy cards to the Active Pokémon.",
      "Your opponent can't attach any Energy cards from his or her hand to his or her Active Pokémon.",
    ],
  ])("%s", (old, since) => expect(said(old).toLowerCase()).toBe(since.toLowerCase()));
});
