import { describe, expect, it } from "vitest";
import { attack, pokemon, SELF, trainer } from "../../testing/cards";
import { scenario } from "../../testing/scenario";
import { BENCHED, chosen, MINE, ONE, played, used } from "../../testing/usable";
import type { CardSelector, Instruction } from "../language";

const draw = { do: "draw", count: { count: "bound", binding: 1 } } as const;

describe("Cards that are attached", () => {
  const energies = ["Fire Energy", "Water Energy"];
  it("EFF-45 all to one", () => {
    const t = played([{ do: "attach", cards: chosen("discard", 2), to: BENCHED }], {
      you: { bench: ["Zubat", "Froakie"], discard: energies },
    });
    t.choose("Froakie");
    expect(t.you.bench.map(({ energy }) => energy)).toEqual([[], energies]);
  });

  it("EFF-45 in any way the player likes: a choice for each", () => {
    const spread: Instruction = {
      do: "attach",
      cards: chosen("discard", 2),
      to: { pokemon: "all", side: "yours", place: "bench" },
      spread: true,
    };
    const t = played([spread], { you: { bench: ["Zubat", "Froakie"], discard: energies } });
    t.choose("Froakie").choose("Zubat");
    expect(t.you.bench.map(({ energy }) => energy)).toEqual([["Water Energy"], ["Fire Energy"]]);
  });

  it("EFF-45 one to each of as many", () => {
    const t = played([{ do: "attach", cards: chosen("discard", 2), to: { ...BENCHED, count: 2 } }], {
      you: { bench: ["Zubat", "Froakie"], discard: energies },
    });
    expect(t.you.bench.map(({ energy }) => energy)).toEqual([["Fire Energy"], ["Water Energy"]]);
  });

  it("EFF-45 a Tool found in the discard pile", () => {
    const t = played([{ do: "attach", cards: chosen("discard"), to: MINE }], { you: { discard: ["Muscle Band"] } });
    expect(t.you.active?.tools).toEqual(["Muscle Band"]);
  });

  it("EFF-45 how many were attached is counted", () => {
    const t = played([{ do: "attach", cards: chosen("discard", 2), to: MINE, bind: 1 }, draw], { you: { discard: energies } });
    expect(t.you.hand).toHaveLength(2);
  });

  it("EFF-45 whoever got Energy is 'that Pokémon' afterwards", () => {
    const t = played(
      [
        { do: "attach", cards: chosen("discard"), to: BENCHED, bind: 1 },
        { do: "heal", amount: 10, on: { pokemon: "bound", binding: 1 } },
      ],
      { you: { active: { name: "Snorlax", damage: 10 }, bench: ["Zubat", { name: "Froakie", damage: 10 }], discard: ["Fire Energy"] } },
    );
    t.choose("Froakie");
    expect([t.you.active?.damage, t.you.bench[1]?.damage]).toEqual([10, 0]);
  });

  it("EFF-45 to another Pokémon than the one that the card is on, where it may be on any of several", () => {
    const from: CardSelector = {
      cards: "attached",
      to: { pokemon: "all", side: "yours", place: "inPlay" },
      what: "energy",
      count: 1,
      bind: 1,
    };
    const t = played([{ do: "attach", cards: from, to: { ...ONE, except: 1 } }], {
      you: { active: "Snorlax", bench: ["Zubat", { name: "Froakie", energy: ["Fire Energy"] }] },
    });
    expect(t.options).toEqual(["Snorlax", "Zubat"]);
    t.choose("Zubat");
  });

  it("EFF-45 of all cards of a pile Energy and Tools are attached, others stay", () => {
    const all: CardSelector = { cards: "all", zone: "discard", of: "you" };
    const t = used([{ do: "attach", cards: all, to: SELF }], { you: { discard: ["Fire Energy", "Froakie", "Muscle Band"] } });
    expect([t.you.active?.energy, t.you.active?.tools, t.you.discard]).toEqual([["Fire Energy"], ["Muscle Band"], ["Froakie"]]);
  });

  it("EFF-48 Energy that all Pokémon give to one stays where it is already, and is not counted", () => {
    const all: CardSelector = { cards: "attached", to: { pokemon: "all", side: "yours", place: "inPlay" }, what: "energy", count: "all" };
    const t = played([{ do: "attach", cards: all, to: MINE, bind: 1 }, draw], {
      you: { active: { name: "Snorlax", energy: ["Fire Energy"] }, bench: [{ name: "Zubat", energy: ["Water Energy"] }] },
    });
    expect([t.you.active?.energy, t.you.hand.length]).toEqual([["Fire Energy", "Water Energy"], 1]);
  });

  it("EFF-48 Energy of several goes to any of them that one of the cards is not on", () => {
    const all: CardSelector = { cards: "attached", to: { pokemon: "all", side: "yours", place: "inPlay" }, what: "energy", count: "all" };
    const t = played([{ do: "attach", cards: all, to: ONE }], {
      you: { active: { name: "Snorlax", energy: ["Fire Energy"] }, bench: [{ name: "Zubat", energy: ["Water Energy"] }, "Froakie"] },
    });
    expect(t.options).toEqual(["Snorlax", "Zubat", "Froakie"]);
    t.choose("Zubat");
    expect(t.you.bench[0]?.energy).toEqual(["Water Energy", "Fire Energy"]);
  });

  it("EFF-01 Energy of the hand may not be attached where that is forbidden, other cards may", () => {
    const ban = trainer("Ban", "Stadium", { whileInPlay: [{ kind: "continuous", change: { forbid: "attachEnergy", who: "both" } }] });
    const t = used(
      [
        { do: "attach", cards: { cards: "all", zone: "hand", of: "you" }, to: SELF },
        { do: "attach", cards: chosen("discard"), to: SELF },
      ],
      { cards: [ban], stadium: "Ban", you: { hand: ["Water Energy", "Muscle Band"], discard: ["Fire Energy"] } },
    );
    expect([t.you.active?.energy, t.you.active?.tools, t.you.hand]).toEqual([["Fire Energy"], ["Muscle Band"], ["Water Energy"]]);
  });

  it.each(["deck", "discard"] as const)("EFF-45 Energy of the %s that nobody is there to get is not counted", (zone) => {
    const t = used(
      [
        { do: "attach", cards: chosen(zone, "all"), to: BENCHED, bind: 1 },
        { ...draw, who: "opponent" },
      ],
      {
        you: { [zone]: ["Fire Energy"] },
        opponent: { deck: ["Potion", "Potion", "Potion"] },
      },
    );
    if (zone === "deck") t.choose("Fire Energy");
    expect(t.opponent.hand).toEqual(["Potion"]);
  });

  it("EFF-06 a deck is searched though nobody is there to attach to, the discard pile is not", () => {
    const used = (zone: "deck" | "discard") =>
      scenario({
        cards: [pokemon("Giver", 90, "Colorless", {}, attack("Give", "", "", { do: "attach", cards: chosen(zone), to: BENCHED }))],
        you: { active: "Giver", [zone]: energies },
      }).attack("Give");
    const deck = used("deck");
    deck.choose("Fire Energy");
    expect([deck.happened("shuffled").length, deck.you.deckCount]).toEqual([1, 2]);
    expect([used("discard").asked, used("discard").you.discard]).toEqual(["main", energies]);
  });

  it("EFF-48 Energy is moved to another Pokémon than the one that it is on", () => {
    const t = played([{ do: "attach", cards: { cards: "attached", to: { ...ONE }, what: "energy", count: 1 }, to: ONE }], {
      you: { active: { name: "Snorlax", energy: ["Fire Energy"] }, bench: ["Zubat", "Froakie"] },
    });
    expect(t.options).toEqual(["Zubat", "Froakie"]);
    t.choose("Zubat");
    expect([t.you.active?.energy, t.you.bench[0]?.energy]).toEqual([[], ["Fire Energy"]]);
  });
});
