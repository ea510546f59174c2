import { describe, expect, it } from "vitest";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { Instruction, Modifier } from "./language";

const EVERYONE = { pokemon: "all", side: "both", place: "inPlay" } as const;
const always = (change: Modifier) => ({ kind: "continuous", change }) as const;
const plus = (change: Modifier) => trainer("Field", "Stadium", { whileInPlay: [always(change)] });

describe("Effects that meet each other", () => {
  it("EFF-18 an attack that copies itself comes to nothing (Mew ex against Mew ex)", () => {
    const hacking = attack("Genome Hacking", "", "", { do: "copyAttack", of: { pokemon: ACTIVE } });
    const t = scenario({
      cards: [pokemon("Mew ex", 180, "Psychic", {}, hacking)],
      you: { active: "Mew ex" },
      opponent: { active: "Mew ex" },
    });
    t.attack("Genome Hacking");
    expect(t.decision.seat).toBe(1);
  });

  it.each(["you", "opponent"] as const)(
    "EFF-52 an Ability that takes another away works wherever both stand: its holder is of %s (Garbotoxin, Fright Night)",
    (seat) => {
      const fright = pokemon("Yveltal", 130, "Darkness", {
        abilities: [ability("Fright Night", always({ suppress: "tools", on: EVERYONE }))],
      });
      const garbotoxin = pokemon("Garbodor", 100, "Psychic", {
        abilities: [ability("Garbotoxin", always({ suppress: "abilities", on: EVERYONE, except: "Garbotoxin" }))],
      });
      const machop = { name: "Machop", energy: ["Fighting Energy"], tools: ["Muscle Band"] };
      const garbodor = { name: "Garbodor" };
      const t = scenario({
        cards: [fright, garbotoxin],
        you: { active: machop, bench: ["Yveltal", ...(seat === "you" ? [garbodor] : [])] },
        opponent: { active: "Delphox", bench: seat === "opponent" ? [garbodor] : [] },
      });
      t.attack("Karate Chop");
      expect(t.opponent.active?.damage).toBe(30 + 20);
    },
  );

  it("EFF-04 a choice of Pokémon offers those that it changes something for (Potion)", () => {
    const t = scenario({
      you: { active: { name: "Snorlax", damage: 20 }, bench: ["Zubat", { name: "Froakie", damage: 10 }], hand: ["Potion"] },
    });
    t.play("Potion");
    expect(t.options).toEqual(["Snorlax", "Froakie"]);
    t.choose("Froakie");
  });

  it("EFF-04 an attached card is taken from those that have one", () => {
    const hammer = trainer(
      "Hammer",
      "Item",
      {},
      {
        do: "move",
        cards: {
          cards: "attached",
          to: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 },
          what: "energy",
          count: 1,
        },
        destination: { to: "discard" },
      },
    );
    const t = scenario({
      cards: [hammer],
      you: { hand: ["Hammer"] },
      opponent: { active: "Snorlax", bench: ["Zubat", { name: "Froakie", energy: ["Water Energy"] }] },
    });
    t.play("Hammer");
    expect(t.opponent.discard).toEqual(["Water Energy"]);
  });

  it.each([
    [
      "for each of no Pokémon",
      {
        do: "forEach",
        pokemon: { pokemon: "all", side: "yours", place: "inPlay" },
        steps: [
          {
            do: "attach",
            cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: 1, where: { category: "Energy" } },
            to: { pokemon: "each" },
          },
        ],
      },
    ],
    ["drawing no card", { do: "draw", count: { count: "pokemon", in: { pokemon: "all", side: "yours", place: "bench" } } }],
    [
      "all of what is not there",
      { do: "move", cards: { cards: "all", zone: "discard", of: "opponent", where: { category: "Pokémon" } }, destination: { to: "hand" } },
    ],
  ] satisfies [string, Instruction][])("EFF-04 a Trainer card that changes nothing cannot be played: %s", (_, step) => {
    const t = scenario({ cards: [trainer("Idle", "Item", {}, step)], you: { hand: ["Idle"] }, opponent: { discard: ["Potion"] } });
    expect(t.canPlay("Idle")).toBe(false);
  });

  it("EFF-02 'the other cards' are those that were not moved before (Random Receiver)", () => {
    const receiver = trainer(
      "Receiver",
      "Item",
      {},
      { do: "reveal", cards: { cards: "top", of: "you", count: 3, bind: 1 } },
      { do: "move", cards: { cards: "bound", binding: 1, where: { category: "Pokémon" } }, destination: { to: "hand" } },
      { do: "move", cards: { cards: "rest", binding: 1 }, destination: { to: "discard" } },
    );
    const t = scenario({ cards: [receiver], you: { hand: ["Receiver"], deck: ["Potion", "Froakie", "Switch", "Zubat"] } });
    t.play("Receiver");
    expect([t.you.hand, t.you.discard.toSorted()]).toEqual([["Froakie"], ["Potion", "Receiver", "Switch"]]);
  });

  it("EFF-54 cards put back in random order are mixed (Iono)", () => {
    const iono = trainer(
      "Iono",
      "Supporter",
      {},
      {
        do: "move",
        cards: { cards: "all", zone: "hand", of: "you" },
        destination: { to: "deck", place: "bottom", order: "random" },
      },
    );
    const t = scenario({ cards: [iono], shuffled: true, you: { hand: ["Iono", "Potion", "Froakie", "Switch"] } });
    const before = t.state.random;
    t.play("Iono");
    expect(t.state.random).not.toEqual(before);
  });

  it("EFF-22 what an attack's user waits for ends when it leaves the Active Spot (Comeuppance)", () => {
    const waiting: Instruction = {
      do: "lasting",
      change: {
        trigger: {
          kind: "triggered",
          on: { event: "damagedByAttack", subject: "self" },
          steps: [{ do: "putCounters", count: 4, on: { pokemon: "event", role: "cause" } }],
        },
      },
      duration: "opponentsNextTurn",
    };
    const snipe = attack("Snipe", "", "", {
      do: "damage",
      amount: 10,
      to: { pokemon: "choose", side: "opponents", place: "bench", count: 1 },
    });
    const lure = trainer("Lure", "Item", {}, { do: "switch", side: "opponents", chooser: "you" });
    const t = scenario({
      cards: [
        pokemon("Mabosstiff", 130, "Darkness", {}, attack("Comeuppance", "", "", waiting)),
        pokemon("Sniper", 90, "Water", {}, snipe),
        lure,
      ],
      you: { active: "Mabosstiff", bench: ["Zubat"] },
      opponent: { active: "Sniper", hand: ["Lure"] },
    });
    t.attack("Comeuppance").play("Lure").attack("Snipe");
    expect([t.you.bench[0]?.damage, t.opponent.active?.damage]).toEqual([10, 0]);
  });

  it("EFF-20 a Stadium is a Trainer card whose effects a Pokémon may be protected from", () => {
    const wasteland = trainer("Wasteland", "Stadium", {
      whileInPlay: [{ kind: "triggered", on: { event: "betweenTurns" }, steps: [{ do: "putCounters", count: 1, on: EVERYONE }] }],
    });
    const moon = pokemon("Lunatone", 90, "Psychic", {
      abilities: [ability("New Moon", always({ prevent: "trainerEffects", on: SELF }))],
    });
    const t = scenario({ cards: [wasteland, moon], stadium: "Wasteland", you: { active: "Lunatone" }, opponent: { active: "Snorlax" } });
    t.endTurn();
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([0, 10]);
  });

  it("EFF-02 a card that puts itself into play is 'this Pokémon' from then on (Ho-Oh-EX, Rebirth)", () => {
    const rebirth = ability("Rebirth", {
      kind: "activated",
      from: "discard",
      steps: [
        { do: "move", cards: { cards: "self" }, destination: { to: "bench" } },
        {
          do: "attach",
          cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: 1, where: { category: "Energy" } },
          to: SELF,
        },
      ],
    });
    const t = scenario({
      cards: [pokemon("Ho-Oh-EX", 160, "Fire", { abilities: [rebirth] })],
      you: { discard: ["Ho-Oh-EX", "Fire Energy"] },
    });
    t.useAbility("Rebirth");
    expect(t.you.bench[0]).toMatchObject({ name: "Ho-Oh-EX", energy: ["Fire Energy"] });
  });

  it("EFF-20 a switch that was prevented names no new Active Pokémon (Drag Off)", () => {
    const drag = attack(
      "Drag Off",
      "",
      "",
      { do: "switch", side: "opponents", chooser: "you", bind: 1 },
      { do: "damage", amount: 30, to: { pokemon: "bound", binding: 1 } },
    );
    const guarded = pokemon("Guarded", 90, "Water", {
      abilities: [ability("Guard", always({ prevent: "effects", on: SELF, from: { side: "opponents" } }))],
    });
    const t = scenario({
      cards: [pokemon("Dragger", 90, "Fighting", {}, drag), guarded],
      you: { active: "Dragger" },
      opponent: { active: "Snorlax", bench: ["Guarded"] },
    });
    t.attack("Drag Off");
    expect([t.opponent.active?.name, t.opponent.bench[0]?.damage]).toEqual(["Snorlax", 0]);
  });

  it.each([
    ["xy", false],
    ["sm", false],
    ["sv", true],
  ] as const)("EFF-01 in %s a Pokémon Tool is an Item card, or not: what bans Items (Trevenant, Forest's Curse)", (edition, may) => {
    const ban = plus({ forbid: "play", who: "both", where: { category: "Trainer", trainerKinds: ["Item"] } });
    const t = scenario({ edition, cards: [ban], stadium: "Field", you: { active: "Snorlax", hand: ["Muscle Band"] } });
    expect(t.canAttach("Muscle Band", "Snorlax")).toBe(may);
  });

  it("EFF-27 'during your turn' is not the Checkup after it", () => {
    const tachyon = ability("Tachyon Bits", {
      kind: "triggered",
      on: { event: "movesToActive", subject: "self" },
      while: { if: "turn", is: "yours" },
      steps: [{ do: "putCounters", count: 2, on: ACTIVE }],
    });
    const t = scenario({
      cards: [pokemon("Iron Valiant ex", 220, "Psychic", { abilities: [tachyon] })],
      you: { active: { name: "Froakie", damage: 50, conditions: ["Poisoned"] }, bench: ["Iron Valiant ex"] },
      opponent: { active: "Snorlax" },
    });
    t.endTurn().choose(0);
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("EFF-22 what lies on a Pokémon until it leaves the Active Spot stays when its user is gone (Conversion)", () => {
    const conversion = attack("Conversion", "", "", {
      do: "lasting",
      change: { modify: "weaknessType", on: ACTIVE, type: "Water" },
      duration: "untilLeavesActive",
    });
    const t = scenario({
      cards: [pokemon("Porygon", 30, "Colorless", {}, conversion)],
      you: { active: "Porygon", bench: [{ name: "Froakie", energy: ["Water Energy"] }], hand: [] },
      opponent: { active: { name: "Machop", energy: ["Fighting Energy"] } },
    });
    t.attack("Conversion").attack("Karate Chop").choose(0);
    expect(t.state.lasting).toHaveLength(1);
  });

  it("EFF-01 a text that gives another turn skips what comes between turns (Timeless GX)", () => {
    const t = scenario({
      cards: [pokemon("Dialga", 180, "Dragon", {}, attack("Timeless", "", "", { do: "extraTurn", who: "you" }))],
      you: { active: "Dialga" },
      opponent: { active: { name: "Snorlax", conditions: ["Poisoned"] } },
    });
    t.attack("Timeless");
    expect([t.decision.seat, t.opponent.active?.damage]).toEqual([0, 0]);
  });
});
