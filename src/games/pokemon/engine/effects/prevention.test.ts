import { describe, expect, it } from "vitest";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { Duration, Instruction, Modifier } from "./language";

const OPPONENTS = { side: "opponents" } as const;
const forEffects: Modifier = { prevent: "effects", on: SELF, from: OPPONENTS };
const forDamage: Modifier = { prevent: "damage", on: SELF, from: OPPONENTS };
const forBoth: Modifier = { prevent: "damageAndEffects", on: SELF, from: OPPONENTS };
const guarded = (change: Modifier, name = "Mr. Mime") =>
  pokemon(name, 70, "Psychic", { abilities: [ability("Guard", { kind: "continuous", change })] }, attack("Tap", "C", "10"));
/** A Pokémon whose attack for one Energy does 10 damage and this. */
const user = (...steps: Instruction[]) => pokemon("Absol", 90, "Darkness", {}, attack("Mind Jack", "C", "10", ...steps));
const starts = (change: Modifier, duration: Duration): Instruction => ({ do: "lasting", change, duration });
const absol = { name: "Absol", energy: ["Darkness Energy"] };
const others = { pokemon: "all", side: "opponents", place: "inPlay" } as const;

describe("Prevention", () => {
  it("EFF-20 preventing damage makes it 0 and leaves the effects and other targets alone", () => {
    const t = scenario({
      cards: [
        guarded(forDamage),
        user({ do: "damage", amount: 10, to: { ...others, place: "bench" } }, { do: "afflict", condition: "Poisoned", pokemon: ACTIVE }),
      ],
      you: { active: absol },
      opponent: { active: "Mr. Mime", bench: ["Froakie"] },
    });
    t.attack("Mind Jack");
    expect(t.happened("damaged").filter(({ cause }) => cause === "attack")).toHaveLength(1);
    expect(t.opponent.bench[0]?.damage).toBe(10);
    expect(t.opponent.active?.conditions).toEqual(["Poisoned"]);
  });

  it("EFF-20 preventing effects does not prevent damage", () => {
    const t = scenario({
      cards: [guarded(forEffects), user({ do: "afflict", condition: "Poisoned", pokemon: ACTIVE })],
      you: { active: absol },
      opponent: { active: "Mr. Mime" },
    });
    t.attack("Mind Jack");
    expect([t.opponent.active?.damage, t.opponent.active?.conditions]).toEqual([10, []]);
  });

  it.each<[string, Instruction]>([
    ["counters put by effect", { do: "putCounters", count: 2, on: ACTIVE }],
    [
      "discarding its Energy",
      { do: "move", cards: { cards: "attached", to: ACTIVE, what: "energy", count: 1 }, destination: { to: "discard" } },
    ],
    ["a later 'can't attack'", starts({ forbid: "attack", on: ACTIVE }, "opponentsNextTurn")],
    ["switching it out", { do: "switch", side: "opponents", chooser: "opponent" }],
    ["a later damage change", starts({ modify: "damageTaken", on: ACTIVE, amount: 30, sign: "+" }, "yourNextTurn")],
    ["Knocking it Out outright", { do: "knockOut", pokemon: ACTIVE }],
    ["returning it to the hand", { do: "returnPokemon", pokemon: ACTIVE, destination: { to: "hand" }, attached: "with" }],
  ])("EFF-20 preventing effects of attacks stops %s", (_, step) => {
    const t = scenario({
      cards: [guarded(forBoth), user(step)],
      you: { active: absol },
      opponent: { active: { name: "Mr. Mime", energy: ["Psychic Energy"] }, bench: ["Froakie"] },
    });
    t.attack("Mind Jack");
    expect(t.opponent.active).toMatchObject({ name: "Mr. Mime", damage: 0, energy: ["Psychic Energy"] });
    expect(t.canAttack("Tap")).toBe(true);
    expect(t.state.lasting).toEqual([]);
  });

  it("EFF-20 healing and evolving by a card are effects too: protection from all of them stops one's own", () => {
    const wally = trainer(
      "Wally",
      "Supporter",
      {},
      {
        do: "evolve",
        pokemon: { pokemon: "active", side: "yours" },
        with: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { names: ["Quilladin"] } },
      },
    );
    const change: Modifier = { prevent: "trainerEffects", on: SELF };
    const t = scenario({
      cards: [wally, guarded(change, "Chespin")],
      you: { active: { name: "Chespin", damage: 30 }, hand: ["Wally", "Quilladin", "Potion"] },
    });
    t.play("Wally").choose("Quilladin").play("Potion");
    expect(t.you.active).toMatchObject({ name: "Chespin", damage: 30 });
    const free = scenario({
      cards: [wally],
      you: { active: { name: "Chespin", damage: 30 }, hand: ["Wally", "Quilladin", "Potion"] },
    });
    free.play("Wally").choose("Quilladin").play("Potion");
    expect(free.you.active).toMatchObject({ name: "Quilladin", damage: 0 });
  });

  it("EFF-20 protection that begins later leaves what is there (Special Conditions)", () => {
    const t = scenario({
      cards: [guarded(forBoth), user()],
      you: { active: absol },
      opponent: { active: { name: "Mr. Mime", conditions: ["Confused"], damage: 20 } },
    });
    t.attack("Mind Jack");
    expect(t.opponent.active).toMatchObject({ conditions: ["Confused"], damage: 20 });
  });

  it("EFF-20 Energy is not moved away from a protected Pokémon", () => {
    const t = scenario({
      cards: [
        guarded({ prevent: "effects", on: SELF, from: { side: "opponents" } }),
        user({
          do: "attach",
          cards: { cards: "attached", to: ACTIVE, what: "energy", count: 1 },
          to: { pokemon: "choose", side: "opponents", place: "bench", count: 1 },
        }),
      ],
      you: { active: absol },
      opponent: { active: { name: "Mr. Mime", energy: ["Psychic Energy"] }, bench: ["Zubat"] },
    });
    t.attack("Mind Jack");
    expect([t.opponent.active?.energy, t.opponent.bench[0]?.energy]).toEqual([["Psychic Energy"], []]);
  });

  it("EFF-20 a coin may decide: heads prevents the damage (Skiploom)", () => {
    for (const [coins, damage] of [
      ["H", 0],
      ["T", 10],
    ] as const) {
      const t = scenario({
        coins,
        cards: [guarded({ prevent: "damage", on: SELF, from: { side: "both" }, flip: true }, "Skiploom"), user()],
        you: { active: absol },
        opponent: { active: "Skiploom" },
      });
      t.attack("Mind Jack");
      expect(t.opponent.active?.damage).toBe(damage);
    }
  });

  it("EFF-20 only damage up to an amount, or from one, is prevented", () => {
    const damage = (limits: { atMost?: number; atLeast?: number }) => {
      const t = scenario({
        cards: [guarded({ ...forDamage, ...limits }), user()],
        you: { active: absol },
        opponent: { active: "Mr. Mime" },
      });
      return t.attack("Mind Jack").opponent.active?.damage;
    };
    expect([damage({ atMost: 10 }), damage({ atMost: 0 }), damage({ atLeast: 10 }), damage({ atLeast: 20 })]).toEqual([0, 10, 0, 10]);
  });

  it("EFF-20 only from the attackers it speaks of (Aegislash-EX, Mighty Shield)", () => {
    const shield: Modifier = {
      prevent: "damage",
      on: SELF,
      from: { side: "opponents", where: { energy: { where: { energyKind: "Special" }, atLeast: 1 } } },
    };
    for (const [energy, damage] of [
      ["Darkness Energy", 10],
      ["Rainbow Energy", 0],
    ] as const) {
      const t = scenario({
        cards: [guarded(shield), user()],
        you: { active: { name: "Absol", energy: [energy] } },
        opponent: { active: "Mr. Mime" },
      });
      t.attack("Mind Jack");
      expect(t.opponent.active?.damage).toBe(damage);
    }
  });

  it("EFF-20 Special Conditions alone may be prevented", () => {
    const change: Modifier = { prevent: "conditions", on: SELF, conditions: ["Asleep", "Paralyzed"] };
    const afflict = (condition: "Asleep" | "Confused"): Instruction => ({ do: "afflict", condition, pokemon: ACTIVE });
    const conditions = (condition: "Asleep" | "Confused") =>
      scenario({ cards: [guarded(change), user(afflict(condition))], you: { active: absol }, opponent: { active: "Mr. Mime" } }).attack(
        "Mind Jack",
      ).opponent.active?.conditions;
    expect([conditions("Asleep"), conditions("Confused")]).toEqual([[], ["Confused"]]);
  });

  it("EFF-20 effects of the opponent's Trainers are stopped, one's own are not", () => {
    const hammer = trainer(
      "Enhanced Hammer",
      "Item",
      {},
      {
        do: "move",
        cards: { cards: "attached", to: { ...others, place: "active" }, what: "energy", count: 1 },
        destination: { to: "discard" },
      },
    );
    const t = scenario({
      cards: [guarded({ prevent: "trainerEffects", on: SELF, from: "opponent" }), hammer],
      you: { hand: ["Enhanced Hammer"] },
      opponent: { active: { name: "Mr. Mime", energy: ["Psychic Energy"], damage: 30 }, hand: ["Potion"] },
    });
    t.play("Enhanced Hammer").endTurn().play("Potion");
    expect(t.opponent.active).toMatchObject({ energy: ["Psychic Energy"], damage: 0 });
  });

  it("EFF-20 effects of the opponent's Abilities are stopped", () => {
    const hexer = pokemon("Greninja", 130, "Water", {
      abilities: [
        ability("Water Shuriken", { kind: "activated", limit: "oncePerTurn", steps: [{ do: "putCounters", count: 3, on: others }] }),
      ],
    });
    const t = scenario({
      cards: [guarded({ prevent: "abilityEffects", on: SELF, from: "opponent" }), hexer],
      you: { active: "Greninja" },
      opponent: { active: "Mr. Mime", bench: ["Froakie"] },
    });
    t.useAbility("Water Shuriken");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([0, 30]);
  });

  it("EFF-59 who is protected from Abilities keeps the protection against one that takes them away, whichever came first", () => {
    const garbodor = pokemon("Garbodor", 100, "Psychic", {
      abilities: [
        ability("Garbotoxin", {
          kind: "continuous",
          change: { suppress: "abilities", on: { pokemon: "all", side: "both", place: "inPlay" }, except: "Garbotoxin" },
          while: { if: "pokemon", is: SELF, where: { tool: true } },
        }),
      ],
    });
    const mime = pokemon("Mr. Mime", 70, "Psychic", {
      abilities: [
        ability("Guard", { kind: "continuous", change: { prevent: "abilityEffects", on: SELF, from: "opponent" } }),
        ability("Pantomime", { kind: "activated", steps: [{ do: "draw", count: 1, who: "you" }] }),
      ],
    });
    const mayUse = (early: boolean) => {
      const t = scenario({
        cards: [mime, garbodor],
        you: { active: "Froakie", bench: ["Garbodor"], hand: ["Muscle Band"] },
        opponent: early ? { bench: ["Mr. Mime"] } : { hand: ["Mr. Mime"] },
      });
      t.attach("Muscle Band", "Garbodor").endTurn();
      return (early ? t : t.play("Mr. Mime")).canUse("Pantomime");
    };
    expect([mayUse(true), mayUse(false)]).toEqual([true, true]);
  });

  it("EFF-21 counters put on a protected Pokémon are lost, those for others are placed", () => {
    const t = scenario({
      cards: [guarded(forBoth), user({ do: "putCounters", count: 3, on: others })],
      you: { active: absol },
      opponent: { active: "Mr. Mime", bench: ["Froakie"] },
    });
    t.attack("Mind Jack");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([0, 30]);
  });

  it("EFF-21 counters moved to a protected Pokémon are lost", () => {
    const t = scenario({
      cards: [guarded(forBoth), user({ do: "moveCounters", count: "all", from: SELF, to: ACTIVE })],
      you: { active: { ...absol, damage: 40 } },
      opponent: { active: "Mr. Mime" },
    });
    t.attack("Mind Jack");
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([0, 0]);
  });

  it("EFF-21 counters on a protected Pokémon stay, and none are made of nothing", () => {
    const t = scenario({
      cards: [guarded(forBoth), user({ do: "moveCounters", count: "all", from: ACTIVE, to: SELF })],
      you: { active: absol },
      opponent: { active: { name: "Mr. Mime", damage: 30 } },
    });
    t.attack("Mind Jack");
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([0, 30]);
  });

  it("EFF-20 protection from some Trainer cards lets the others act", () => {
    const change: Modifier = { prevent: "trainerEffects", on: SELF, where: { trainerKinds: ["Supporter"] } };
    const t = scenario({ cards: [guarded(change)], you: { active: { name: "Mr. Mime", damage: 30 }, hand: ["Potion"] } });
    t.play("Potion");
    expect(t.you.active?.damage).toBe(0);
  });
});
