import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const C = ["Water Energy"];

describe("Trainer cards in general", () => {
  it("CMP-916 the price of Ultra Ball lies in the discard pile before the Ball does", () => {
    const t = scenario({
      cards: real("bw5-102"),
      you: { hand: ["Ultra Ball", "Potion", "Switch"], deck: ["Chespin", "Water Energy"] },
    });
    t.play("Ultra Ball");
    expect(t.you.discard).toEqual(["Potion", "Switch"]);
    t.choose("Chespin");
    expect(t.you.discard).toEqual(["Potion", "Switch", "Ultra Ball"]);
  });

  it("CMP-919 what brings a Trainer card back does not bring itself back", () => {
    const t = scenario({
      cards: real("bw8-128"),
      you: { hand: ["Dowsing Machine", "Chespin", "Froakie"], discard: ["Potion", "Switch"] },
    });
    t.play("Dowsing Machine");
    expect(t.options).toEqual(["Potion", "Switch"]);
    t.choose("Switch");
    expect(t.you.hand).toEqual(["Switch"]);
  });

  it("CMP-920 any number of Items may be played in a turn", () => {
    const t = scenario({ you: { active: { name: "Snorlax", damage: 100 }, hand: ["Potion", "Potion", "Potion"] } });
    for (const played of [1, 2, 3]) {
      t.play("Potion");
      expect(t.you.active?.damage).toBe(100 - 30 * played);
    }
  });

  it("CMP-925 a card that heals cannot be played where nobody has damage", () => {
    const t = scenario({ you: { hand: ["Potion"] } });
    expect(t.canPlay("Potion")).toBe(false);
  });

  it("CMP-926 one may use the Stadium in play, play another over it, and use that one", () => {
    const t = scenario({
      cards: real("bw4-90", "xy6-89", "bwp-BW28"),
      stadium: "Tropical Beach",
      you: { bench: [{ name: "Zubat", damage: 30 }], hand: ["Pokémon Center"] },
    });
    t.play("Pokémon Center").useStadium();
    expect(t.you.bench[0]?.damage).toBe(10);
  });

  it("CMP-927 a Tool stays on a Pokémon that evolves", () => {
    const t = scenario({ you: { active: { name: "Chespin", tools: ["Hard Charm"] }, hand: ["Quilladin"] } });
    t.evolve("Quilladin");
    expect(t.you.active).toMatchObject({ name: "Quilladin", tools: ["Hard Charm"] });
  });

  it("CMP-929 who finds no Energy in the deck shows nothing of it, and the card is used up", () => {
    const t = scenario({ cards: real("bw1-93"), you: { hand: ["Energy Search"], deck: ["Potion", "Potion"] } });
    t.play("Energy Search");
    if (t.asked !== "main") t.choose();
    expect(t.happened("revealed")).toEqual([]);
    expect([t.you.hand, t.you.discard]).toEqual([[], ["Energy Search"]]);
  });

  it("CMP-930 an empty hand is shuffled into the deck by what says so", () => {
    const t = scenario({ cards: real("bw8-118"), you: { hand: ["Colress"], bench: ["Zubat"] } });
    t.play("Colress");
    expect(t.happened("shuffled")).toHaveLength(1);
    expect(t.you.hand).toHaveLength(1);
  });

  it("CMP-931 the card that shuffles the hand away does not go along", () => {
    const t = scenario({ cards: real("bw3-101"), you: { hand: ["N", "Potion"], deck: C } });
    t.play("N");
    expect(t.you.discard).toEqual(["N"]);
  });

  it("CMP-932 Ace Trainer gives the opponent three cards in all", () => {
    const t = scenario({
      cards: real("xy7-69"),
      you: { hand: ["Ace Trainer"] },
      opponent: { hand: ["Potion", "Potion"], prizes: ["Water Energy", "Water Energy"] },
    });
    t.play("Ace Trainer");
    expect([t.you.hand.length, t.opponent.hand.length]).toEqual([6, 3]);
  });

  it("CMP-918 a Trainer card is carried out to its end before a Pokémon is Knocked Out", () => {
    const t = scenario({
      cards: real("xy9-98", "xy3-102", "xy1-13"),
      stadium: "Training Center",
      you: { hand: ["Delinquent"] },
      opponent: {
        active: { name: "Quilladin", under: ["Chespin"], damage: 100 },
        bench: ["Froakie"],
        hand: ["Potion", "Switch", "Tierno", "Abra"],
      },
    });
    t.play("Delinquent");
    expect([t.asked, t.opponent.active?.name]).toEqual(["discard", "Quilladin"]);
    t.choose("Potion", "Switch", "Tierno");
    expect(t.asked).toBe("takePrizes");
    t.choose(0);
    expect([t.opponent.active?.name, t.opponent.hand]).toEqual(["Froakie", ["Abra"]]);
  });
});
