import { describe, expect, it } from "vitest";
import type { Mark } from "../card";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { Instruction, PokemonSelector } from "./language";

const DISCARD = { to: "discard" } as const;
const EVERYONE: PokemonSelector = { pokemon: "all", side: "both", place: "inPlay" };

const cards = [
  // "Discard 2 Energy attached to this Pokémon. If you do, draw 2 cards."
  pokemon(
    "Magmar",
    90,
    "Fire",
    {},
    attack("Burn Away", "", "20", {
      do: "ifYouDo",
      steps: [{ do: "move", cards: { cards: "attached", to: SELF, what: "energy", count: 2 }, destination: DISCARD }],
      then: [{ do: "draw", count: 2 }],
    }),
  ),
  pokemon(
    "Terrakion",
    130,
    "Fighting",
    {},
    attack("Retaliate", "F", "30+", {
      do: "if",
      when: { if: "history", event: { during: "opponentsLastTurn", happened: "knockedOut", side: "yours", byAttack: true } },
      then: [{ do: "attackDamage", change: "more", amount: 60 }],
    }),
  ),
  pokemon(
    "Golem",
    140,
    "Fighting",
    {},
    attack("Earthquake", "", "60", { do: "damage", amount: 60, to: { pokemon: "all", side: "opponents", place: "bench" } }),
  ),
  pokemon(
    "Zebstrika",
    90,
    "Lightning",
    {},
    attack("Crashing Bolt", "", "20+", {
      do: "if",
      when: { if: "pokemon", is: ACTIVE, where: { hasAbility: true } },
      then: [{ do: "attackDamage", change: "more", amount: 70 }],
    }),
  ),
  pokemon("Garbodor", 100, "Psychic", {
    abilities: [
      ability("Garbotoxin", {
        kind: "continuous",
        change: { suppress: "abilities", on: { ...EVERYONE, except: "self" }, except: "Garbotoxin" },
      }),
    ],
  }),
  pokemon(
    "Joltik",
    30,
    "Lightning",
    {},
    attack("Night March", "", "20×", {
      do: "attackDamage",
      change: "times",
      amount: { count: "pokemon", in: { pokemon: "all", side: "yours", place: "inPlay", where: { hasAttack: "Night March" } } },
    }),
  ),
  pokemon("Mew", 50, "Psychic", {
    abilities: [
      ability("Memories of Dawn", {
        kind: "continuous",
        change: {
          permit: "useAttacksOf",
          on: SELF,
          of: { pokemon: { pokemon: "all", side: "yours", place: "inPlay", where: { stages: ["Basic"] } } },
          payCost: true,
        },
      }),
    ],
  }),
  trainer("Path to the Peak", "Stadium", {
    whileInPlay: [{ kind: "continuous", change: { suppress: "abilities", on: { ...EVERYONE, where: { ruleBox: true } } } }],
  }),
  pokemon(
    "Meowth",
    60,
    "Colorless",
    {},
    attack("Pickpocket", "", "", {
      do: "move",
      cards: { cards: "random", zone: "hand", of: "opponent", count: 1 },
      destination: DISCARD,
    }),
    attack("Fake Out", "", "", {
      do: "move",
      cards: { cards: "choose", from: { zone: "hand", of: "opponent" }, count: 1, by: "opponent" },
      destination: DISCARD,
    }),
    attack("Foul Play", "", "", {
      do: "move",
      cards: { cards: "choose", from: { zone: "hand", of: "opponent" }, count: 1 },
      destination: DISCARD,
    }),
    attack("Filch", "", "", {
      do: "move",
      cards: { cards: "choose", from: { zone: "hand", of: "opponent" }, count: 1, unseen: true },
      destination: DISCARD,
    }),
  ),
  trainer("Leftovers", "Pokémon Tool", {
    whileInPlay: [
      {
        kind: "triggered",
        on: { event: "endOfTurn", of: "you" },
        while: { if: "place", pokemon: SELF, is: "active" },
        steps: [{ do: "heal", amount: 20, on: SELF }],
      },
    ],
  }),
  pokemon("Oranguru", 120, "Colorless", {
    abilities: [ability("Closing Words", { kind: "triggered", on: { event: "endOfTurn", of: "both" }, steps: [{ do: "draw", count: 1 }] })],
  }),
  pokemon("Crobat", 130, "Psychic", {
    abilities: [
      ability("Surprise Bite", {
        kind: "triggered",
        on: { event: "played", how: "toBench", subject: "self" },
        optional: true,
        steps: [{ do: "putCounters", count: 3, on: ACTIVE }],
      }),
    ],
  }),
  trainer("Mint Garden", "Stadium", {
    whileInPlay: [
      {
        kind: "triggered",
        on: { event: "played", how: "toBench", subject: { side: "both" } },
        steps: [{ do: "heal", amount: 30, on: ACTIVE }],
      },
    ],
  }),
  trainer("Town Map", "Item", {}, { do: "look", cards: { cards: "all", zone: "prizes", of: "you" } }),
  trainer("Hand Scope", "Item", {}, { do: "look", cards: { cards: "all", zone: "hand", of: "opponent" } }),
  trainer("Roxie", "Supporter", {}, { do: "reveal", cards: { cards: "all", zone: "hand", of: "opponent" } }),
];

const unown = (end: Instruction) =>
  pokemon("Unown", 60, "Psychic", {
    abilities: [
      ability("HAND", {
        kind: "activated",
        when: { if: "compare", left: { count: "cards", zone: "hand", of: "you" }, is: ">=", right: 3 },
        steps: [end, { do: "draw", count: 1 }],
      }),
    ],
  });

describe("conditions and wording", () => {
  it("EFF-50 'if you do': done in part, the second half must follow", () => {
    const t = scenario({ cards, you: { active: { name: "Magmar", energy: ["Fire Energy"] } } });
    t.attack("Burn Away");
    expect(t.you.active?.energy).toEqual([]);
    expect(t.you.hand).toHaveLength(2);
  });

  it("EFF-50 'if you do': not done at all, the second half does not follow", () => {
    const t = scenario({ cards, you: { active: "Magmar" } });
    t.attack("Burn Away");
    expect(t.you.hand).toEqual([]);
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("EFF-50 an impossible first half forbids the use of a Trainer card", () => {
    const steps: Instruction[] = [{ do: "move", cards: { cards: "all", zone: "discard", of: "you" }, destination: { to: "hand" } }];
    const t = scenario({
      cards: [trainer("Recycler", "Item", {}, { do: "ifYouDo", steps, then: [{ do: "draw", count: 1 }] })],
      you: { hand: ["Recycler"] },
    });
    expect(t.canPlay("Recycler")).toBe(false);
  });

  it("EFF-51 'if any were Knocked Out during your opponent's last turn' counts once (Terrakion, Retaliate)", () => {
    const t = scenario({
      cards,
      you: { active: "Golem" },
      opponent: { active: "Froakie", bench: ["Chespin", { name: "Terrakion", energy: ["Fighting Energy"] }] },
    });
    t.attack("Earthquake").choose(0, 1).attack("Retaliate");
    expect(t.you.active?.damage).toBe(90);
  });

  it("EFF-51 nothing was Knocked Out: the printed damage", () => {
    const t = scenario({ cards, you: { active: { name: "Terrakion", energy: ["Fighting Energy"] } } });
    t.attack("Retaliate");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("EFF-52 'has an Ability' looks at what is printed", () => {
    for (const [active, damage] of [
      ["Delphox", 90],
      ["Snorlax", 20],
    ] as const) {
      const t = scenario({ cards, you: { active: "Zebstrika" }, opponent: { active } });
      t.attack("Crashing Bolt");
      expect(t.opponent.active?.damage).toBe(damage);
    }
  });

  it("EFF-52 an Ability taken away does not count (Garbodor, Garbotoxin)", () => {
    const t = scenario({ cards, you: { active: "Zebstrika", bench: ["Garbodor"] }, opponent: { active: "Delphox" } });
    t.attack("Crashing Bolt");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("EFF-52 'has the Night March attack': not a Pokémon that may only use it (Mew)", () => {
    const t = scenario({ cards, you: { active: "Mew", bench: ["Joltik"] } });
    t.attack("Night March");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("EFF-53 a Rule Box is any printed rule", () => {
    const ruled: readonly Mark[] = ["EX", "ex", "GX", "V", "VMAX", "VSTAR", "Radiant", "BREAK"];
    for (const mark of [...ruled, "Ancient"] as const) {
      const name = `Gardevoir ${mark}`;
      const reader = pokemon(name, 170, "Fairy", {
        marks: [mark],
        abilities: [ability("Shining Arcana", { kind: "activated", steps: [{ do: "draw", count: 1 }] })],
      });
      const t = scenario({ cards: [...cards, reader], you: { active: name }, stadium: "Path to the Peak" });
      expect([mark, t.canUse("Shining Arcana")]).toEqual([mark, mark === "Ancient"]);
    }
  });

  it("EFF-54 a random card is chosen by the game", () => {
    const t = scenario({ cards, you: { active: "Meowth" }, opponent: { hand: ["Potion", "Switch"] } });
    t.attack("Pickpocket");
    expect(t.opponent.discard).toHaveLength(1);
  });

  it("EFF-54 'your opponent chooses': the opponent does", () => {
    const t = scenario({ cards, you: { active: "Meowth" }, opponent: { hand: ["Potion", "Switch"] } });
    t.attack("Fake Out");
    expect(t.decision.seat).toBe(1);
    t.choose("Switch");
    expect(t.opponent.discard).toEqual(["Switch"]);
  });

  it("EFF-54 otherwise the effect's player chooses, seeing the hand", () => {
    const t = scenario({ cards, you: { active: "Meowth" }, opponent: { hand: ["Potion", "Switch"] } });
    t.attack("Foul Play");
    expect(t.decision.seat).toBe(0);
    t.choose("Potion");
    expect(t.opponent.discard).toEqual(["Potion"]);
  });

  it("EFF-54 without looking, the cards are only places", () => {
    const t = scenario({ cards, you: { active: "Meowth" }, opponent: { hand: ["Potion", "Switch"] } });
    t.attack("Filch");
    expect(t.options).toEqual(["0", "1"]);
    expect(t.happened("looked")).toEqual([]);
    t.choose(1);
    expect(t.opponent.discard).toHaveLength(1);
  });

  it("EFF-55 'at the end of your turn' comes after the attack and before the Checkup (Leftovers)", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Voltorb", energy: ["Lightning Energy"], damage: 0, tools: ["Leftovers"], conditions: ["Poisoned"] } },
      opponent: { bench: ["Zubat"] },
    });
    t.endTurn();
    expect(t.you.active?.damage).toBe(10);
    t.endTurn().endTurn();
    expect(t.happened("healed").map(({ amount }) => amount)).toEqual([20]);
    const order = t.events.filter(({ type }) => type === "healed" || type === "betweenTurns").map(({ type }) => type);
    expect(order).toEqual(["betweenTurns", "betweenTurns", "healed", "betweenTurns"]);
  });

  it("EFF-55 the player whose turn ends orders several, the opponent's as well", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Snorlax", damage: 50, tools: ["Leftovers"] } },
      opponent: { active: "Oranguru" },
    });
    t.endTurn();
    expect(t.decision).toMatchObject({ seat: 0, purpose: "orderTriggers" });
    t.choose("Closing Words");
    const order = t.events.filter(({ type }) => type === "healed" || type === "abilityUsed").map(({ type }) => type);
    expect(order).toEqual(["abilityUsed", "abilityUsed", "healed"]);
    expect(t.you.active?.damage).toBe(30);
  });

  it("EFF-56 'when you play … you may' is offered at once or not at all (Crobat, Surprise Bite)", () => {
    const t = scenario({ cards, you: { hand: ["Crobat"] } });
    t.play("Crobat");
    expect(t.asked).toBe("may");
    t.choose("no");
    expect(t.opponent.active?.damage).toBe(0);
    expect(t.canUse("Surprise Bite")).toBe(false);
  });

  it("EFF-56 several of one moment: the turn's player orders them", () => {
    const t = scenario({
      cards,
      you: { hand: ["Crobat"] },
      opponent: { active: { name: "Snorlax", damage: 30 } },
      stadium: "Mint Garden",
    });
    t.play("Crobat");
    expect(t.decision).toMatchObject({ seat: 0, purpose: "orderTriggers" });
    t.choose("Surprise Bite").choose("yes");
    expect(t.opponent.active?.damage).toBe(60);
    expect(t.you.active?.damage).toBe(0);
  });

  it("EFF-57 'look' shows to the user alone", () => {
    const t = scenario({ cards, you: { hand: ["Hand Scope"] }, opponent: { hand: ["Potion"] } });
    t.play("Hand Scope");
    expect(t.happened("looked")).toMatchObject([{ seat: 0, visibleTo: [0], cards: [{ card: "Potion" }] }]);
  });

  it("EFF-57 'reveal' shows to both", () => {
    const t = scenario({ cards, you: { hand: ["Roxie"] }, opponent: { hand: ["Potion"] } });
    t.play("Roxie");
    expect(t.happened("revealed")).toMatchObject([{ from: { zone: "hand", seat: 1 }, cards: [{ card: "Potion" }] }]);
  });

  it("EFF-57 Prize cards looked at lie face down again, seen by their owner alone", () => {
    const t = scenario({ cards, you: { hand: ["Town Map"], prizes: ["Potion", "Switch"] } });
    t.play("Town Map");
    expect(t.happened("looked")).toMatchObject([{ visibleTo: [0], cards: [{ card: "Potion" }, { card: "Switch" }] }]);
    expect(t.view(1).sides[0].prizes).toEqual(["down", "down"]);
  });

  it("EFF-58 'wins the game' ends it at once", () => {
    const t = scenario({ cards: [unown({ do: "win", who: "you" })], you: { active: "Unown", hand: ["Potion", "Potion", "Potion"] } });
    t.useAbility("HAND");
    expect(t.outcome).toEqual({ winner: 0, reason: "effect" });
    expect(t.happened("ended")).toHaveLength(1);
    expect(t.you.hand).toHaveLength(3);
  });

  it("EFF-58 'loses the game' ends it at once", () => {
    const t = scenario({ cards: [unown({ do: "lose", who: "opponent" })], you: { active: "Unown", hand: ["Potion", "Potion", "Potion"] } });
    t.useAbility("HAND");
    expect(t.outcome).toEqual({ winner: 0, reason: "effect" });
  });

  describe("EFF-51 an attack of another of your Pokémon during your last turn", () => {
    const tandem = (name: string, except?: "self") =>
      pokemon(
        name,
        70,
        "Lightning",
        { retreat: 0, marks: ["Ancient"] },
        attack("Spark", "", "20", {
          do: "if",
          when: {
            if: "history",
            event: { during: "yourLastTurn", happened: "usedAttack", by: "you", where: { marks: ["Ancient"] }, except },
          },
          then: [{ do: "attackDamage", change: "more", amount: 60 }],
        }),
      );
    const damageAfter = (first: string, then: string) => {
      const t = scenario({
        cards: [tandem("Plusle", "self"), tandem("Minun"), pokemon("Snubbull", 70, "Psychic", { retreat: 0 }, attack("Bite", "", "10"))],
        you: { active: first, bench: [then] },
        opponent: { active: "Snorlax" },
      });
      const name = first === "Snubbull" ? "Bite" : "Spark";
      t.attack(name).endTurn();
      if (first !== then) t.retreat();
      return t.attack("Spark").happened("damaged").at(-1)?.amount;
    };

    it("counts when the attacker is of the kind", () => expect(damageAfter("Minun", "Plusle")).toBe(80));
    it("does not when it is of another", () => expect(damageAfter("Snubbull", "Plusle")).toBe(20));
    it('does not when it is this Pokémon and the text says "other"', () => expect(damageAfter("Plusle", "Plusle")).toBe(20));
    it("counts this Pokémon where the text does not", () => expect(damageAfter("Minun", "Minun")).toBe(80));
  });

  it("EFF-54 several random cards are different ones", () => {
    const sweep = trainer(
      "Sweep",
      "Item",
      {},
      { do: "move", cards: { cards: "random", zone: "hand", of: "opponent", count: 2 }, destination: DISCARD },
    );
    const t = scenario({ cards: [sweep], shuffled: true, you: { hand: ["Sweep"] }, opponent: { hand: ["Potion", "Switch", "Tierno"] } });
    t.play("Sweep");
    expect([t.opponent.hand.length, new Set([...t.opponent.hand, ...t.opponent.discard]).size]).toEqual([1, 3]);
  });
});
