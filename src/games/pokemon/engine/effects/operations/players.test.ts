import { describe, expect, it } from "vitest";
import { ENERGY_TYPES } from "../../card";
import { ACTIVE, ability, attack, pokemon, trainer } from "../../testing/cards";
import { scenario } from "../../testing/scenario";
import { played, used } from "../../testing/usable";
import type { CardSelector, Instruction } from "../language";

const cards = [
  pokemon(
    "Slowpoke",
    60,
    "Water",
    {},
    attack(
      "Amnesia",
      "",
      "10",
      { do: "chooseAttack", of: ACTIVE, bind: 1 },
      {
        do: "lasting",
        change: { forbid: "attack", on: ACTIVE, attack: { binding: 1 } },
        duration: "opponentsNextTurn",
      },
    ),
  ),
  pokemon(
    "Porygon",
    60,
    "Colorless",
    {},
    attack(
      "Conversion",
      "",
      "",
      { do: "chooseType", among: ENERGY_TYPES.filter((type) => type !== "Colorless"), bind: 1 },
      {
        do: "lasting",
        change: { modify: "weaknessType", on: ACTIVE, type: { binding: 1 } },
        duration: "untilEndOfYourNextTurn",
      },
    ),
  ),
  pokemon(
    "Trumbeak",
    80,
    "Colorless",
    {},
    attack("Mountain Pass", "", "", {
      do: "useTrainer",
      of: { cards: "choose", from: { zone: "discard", of: "opponent" }, count: 1, where: { trainerKinds: ["Supporter"] } },
    }),
  ),
  pokemon("Dialga-EX", 180, "Metal", { marks: ["EX"] }, attack("Timeless", "", "10", { do: "extraTurn", who: "you" })),
  pokemon(
    "Larvesta",
    80,
    "Fire",
    {},
    attack("Parting Shot", "", "", { do: "later", at: "endOfOpponentsNextTurn", steps: [{ do: "knockOut", pokemon: ACTIVE }] }),
    attack("Avenging Fang", "", "60", { do: "ifKnockedOutByThis", steps: [{ do: "draw", count: 2 }] }),
  ),
  pokemon("Rotom", 70, "Lightning", {
    abilities: [ability("Roto Motor", { kind: "activated", steps: [{ do: "draw", count: 1 }, { do: "endTurn" }] })],
  }),
  trainer("Town Map", "Item", {}, { do: "turnPrizesUp", count: "all", of: "you" }),
  trainer("Pal Pad", "Item", {}, { do: "turnPrizesUp", count: 1, of: "you" }),
  trainer("Fresh Water", "Item", {}, { do: "removeEffects", of: "you" }, { do: "draw", count: 1 }),
  trainer(
    "Crossing",
    "Item",
    {},
    { do: "chooseMode", modes: [[{ do: "draw", count: 1 }], [{ do: "heal", amount: 20, on: { pokemon: "active", side: "yours" } }]] },
  ),
  trainer("Triple Dig", "Item", {}, { do: "repeat", times: 2, steps: [{ do: "flip", coins: 1, heads: [{ do: "draw", count: 1 }] }] }),
  trainer("Roller", "Item", {}, { do: "flip", coins: "untilTails" }, { do: "draw", count: { count: "heads" } }),
];

describe("operations on players and the match", () => {
  it("chooseAttack: the attack named cannot be used during the opponent's next turn", () => {
    const t = scenario({
      cards,
      you: { active: "Slowpoke" },
      opponent: { active: { name: "Froakie", energy: ["Water Energy", "Water Energy"] } },
    });
    t.attack("Amnesia");
    expect(t.options).toEqual(["Pound", "Water Drip"]);
    t.choose("Water Drip");
    expect([t.canAttack("Pound"), t.canAttack("Water Drip")]).toEqual([true, false]);
    t.endTurn().endTurn();
    expect(t.canAttack("Water Drip")).toBe(true);
  });

  it("chooseType: a type named becomes the Weakness", () => {
    const t = scenario({ cards, you: { active: "Porygon", bench: [{ name: "Magnemite", energy: ["Metal Energy"] }], hand: ["Switch"] } });
    t.attack("Conversion").choose("Metal").endTurn().play("Switch").attack("Tackle");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("useTrainer: what a Supporter says, as the effect of the attack", () => {
    const t = scenario({ cards, you: { active: "Trumbeak" }, opponent: { discard: ["Tierno", "Potion"] } });
    t.attack("Mountain Pass");
    expect(t.you.hand).toHaveLength(3);
    expect(t.opponent.discard).toEqual(["Tierno", "Potion"]);
  });

  it("removeEffects: effects of attacks on one's own Pokémon end", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Trapinch", energy: ["Fighting Energy"] } },
      opponent: { active: "Zubat", bench: ["Froakie"], hand: ["Fresh Water"] },
    });
    t.attack("Sand Tomb");
    expect(t.canRetreat()).toBe(false);
    t.play("Fresh Water");
    expect(t.canRetreat()).toBe(true);
  });

  it("removeEffects: those on the other player and on their Pokémon stay", () => {
    const ban: Instruction = {
      do: "lasting",
      change: { forbid: "play", who: "opponent", where: { trainerKinds: ["Supporter"] } },
      duration: "whileInPlay",
    };
    const t = scenario({
      cards: [...cards, pokemon("Absol", 90, "Darkness", {}, attack("Mind Jack", "", "10", ban))],
      you: { active: "Absol", hand: ["Fresh Water"] },
      opponent: { active: "Snorlax", hand: ["Tierno"] },
    });
    t.attack("Mind Jack").endTurn().play("Fresh Water").endTurn();
    expect(t.canPlay("Tierno")).toBe(false);
  });

  it("extraTurn: another turn after this one, then the opponent's", () => {
    const t = scenario({ cards, you: { active: "Dialga-EX" } });
    t.attack("Timeless");
    expect(t.decision.seat).toBe(0);
    expect(t.view(0).turn).toBe(4);
    t.endTurn();
    expect(t.decision.seat).toBe(1);
  });

  it("endTurn: a text ends the turn", () => {
    const t = scenario({ cards, you: { active: "Rotom" } });
    t.useAbility("Roto Motor");
    expect(t.you.hand).toHaveLength(1);
    expect(t.decision.seat).toBe(1);
  });

  it("later: at the end of the opponent's next turn", () => {
    const t = scenario({ cards, you: { active: "Larvesta" }, opponent: { bench: ["Zubat"] } });
    t.attack("Parting Shot");
    expect(t.opponent.active?.name).toBe("Snorlax");
    t.endTurn().choose(0);
    expect(t.opponent.active?.name).toBe("Zubat");
  });

  it("ifKnockedOutByThis: follows the Knock Out", () => {
    const t = scenario({ cards, you: { active: "Larvesta" }, opponent: { active: "Froakie", bench: ["Zubat"] } });
    t.attack("Avenging Fang").choose(0);
    expect(t.you.hand).toHaveLength(3);
  });

  it.each([
    ["Froakie", 0],
    ["Fennekin", 2],
  ])("ifKnockedOutByThis: only the Knock Out of one that fits is meant (%s)", (active, drawn) => {
    const steps: readonly Instruction[] = [{ do: "ifKnockedOutByThis", where: { types: ["Fire"] }, steps: [{ do: "draw", count: 2 }] }];
    const t = scenario({
      cards: [pokemon("Hunter", 90, "Metal", {}, attack("Hunt", "", "60", ...steps))],
      you: { active: "Hunter", hand: [] },
      opponent: { active, bench: ["Zubat"] },
    });
    t.attack("Hunt").choose(0);
    expect(t.you.hand).toHaveLength(drawn + 1);
  });

  it("ifKnockedOutByThis: without a Knock Out nothing follows, nor for a Knock Out by a later attack", () => {
    const t = scenario({
      cards,
      you: { active: "Larvesta", bench: [{ name: "Machop", energy: ["Fighting Energy"] }], hand: ["Switch"] },
      opponent: { bench: ["Zubat"] },
    });
    t.attack("Avenging Fang");
    expect(t.you.hand).toEqual(["Switch"]);
    t.endTurn().attack("Avenging Fang").endTurn().play("Switch").attack("Karate Chop").choose(0);
    expect([t.opponent.discard, t.you.hand.length]).toEqual([["Snorlax"], 2 + 1]);
  });

  it("turnPrizesUp: Prize cards lie face up for everybody", () => {
    const t = scenario({ cards, you: { hand: ["Town Map"], prizes: ["Potion", "Switch"] } });
    t.play("Town Map");
    for (const viewer of [0, 1, "spectator"] as const)
      expect(t.view(viewer).sides[0].prizes).toMatchObject([{ card: "Potion" }, { card: "Switch" }]);
  });

  it("turnPrizesUp: one of them, chosen by position, stays up until it is taken", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Magnemite", energy: ["Metal Energy"] }, hand: ["Pal Pad"], prizes: ["Potion", "Switch"] },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Zubat"] },
    });
    t.play("Pal Pad").choose(1);
    expect(t.view(1).sides[0].prizes).toMatchObject(["down", { card: "Switch" }]);
    t.attack("Tackle").choose(1);
    expect(t.view(1).sides[0].prizes).toEqual(["down", "empty"]);
    expect(t.you.hand).toEqual(["Switch"]);
  });

  it("chooseMode: only what could change something is offered", () => {
    const t = scenario({ cards, you: { active: { name: "Snorlax", damage: 20 }, hand: ["Crossing", "Crossing"] } });
    t.play("Crossing");
    expect(t.options).toEqual(["0", "1"]);
    t.choose(1);
    expect(t.you.active?.damage).toBe(0);
    t.play("Crossing");
    expect(t.you.hand).toHaveLength(1);
  });

  it("repeat: coins are flipped anew each time", () => {
    const t = scenario({ cards, coins: "TH", you: { hand: ["Triple Dig"] } });
    t.play("Triple Dig");
    expect(t.you.hand).toHaveLength(1);
  });

  it("flip until tails: as many as heads", () => {
    const t = scenario({ cards, coins: "HHHT", you: { hand: ["Roller"] } });
    t.play("Roller");
    expect(t.you.hand).toHaveLength(3);
  });

  it("EFF-18 a GX attack is not copied where the text leaves it out", () => {
    const gx = { ...attack("Ruin", "", "200"), once: "GX" } as const;
    const t = scenario({
      cards: [
        pokemon("Copier", 90, "Psychic", {}, attack("Copy", "", "", { do: "copyAttack", of: { pokemon: ACTIVE }, where: { notGX: true } })),
        pokemon("Model-GX", 190, "Psychic", {}, attack("Jab", "", "10"), gx, attack("Poke", "", "20")),
      ],
      you: { active: "Copier" },
      opponent: { active: "Model-GX" },
    });
    t.attack("Copy");
    expect(t.options).toEqual(["Jab", "Poke"]);
    t.choose("Poke");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("EFF-02 with no Supporter to use, the attack does nothing", () => {
    const t = scenario({ cards, you: { active: "Trumbeak" }, opponent: { discard: ["Potion"] } });
    t.attack("Mountain Pass");
    expect([t.you.hand, t.decision.seat]).toEqual([[], 1]);
  });

  it("EFF-42 of several cards put onto the Bench at once, as many as fit", () => {
    const revive = attack("Revive", "", "", {
      do: "putIntoPlay",
      cards: { cards: "all", zone: "discard", of: "you", where: { names: ["Archen"] } },
      as: "restored",
    });
    const t = scenario({
      cards: [pokemon("Digger", 90, "Fighting", {}, revive)],
      you: { active: "Digger", bench: ["Zubat", "Zubat", "Zubat", "Zubat"], discard: ["Archen", "Archen"] },
    });
    t.attack("Revive");
    expect([t.you.bench.length, t.you.discard]).toEqual([5, ["Archen"]]);
  });

  it("chooseAttack: of one of several Pokémon", () => {
    const t = used(
      [
        { do: "chooseAttack", of: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1, bind: 2 }, bind: 1 },
        {
          do: "lasting",
          change: { forbid: "attack", on: { pokemon: "bound", binding: 2 }, attack: { binding: 1 } },
          duration: "opponentsNextTurn",
        },
      ],
      { opponent: { active: { name: "Froakie", energy: ["Water Energy", "Water Energy"] }, bench: ["Zubat"] } },
    );
    expect([t.asked, t.options]).toEqual(["target", ["Froakie", "Zubat"]]);
    t.choose("Froakie").choose("Pound");
    expect([t.canAttack("Pound"), t.canAttack("Water Drip")]).toEqual([false, true]);
  });

  it("turnPrizesUp: the place of a Prize card that was taken stays empty", () => {
    const t = played(
      [
        { do: "takePrizes", count: 1 },
        { do: "turnPrizesUp", count: 1, of: "you" },
      ],
      {
        you: { prizes: ["Potion", "Switch", "Froakie"] },
      },
    );
    t.choose(0);
    expect(t.options).toEqual(["1", "2"]);
    t.choose(2);
    expect(t.view(0).sides[0].prizes).toMatchObject(["empty", "down", { card: "Froakie" }]);
  });

  const pair: Instruction = {
    do: "ifYouDo",
    steps: [{ do: "may", steps: [{ do: "playTogether", copies: 1 }] }],
    then: [{ do: "draw", count: 2 }],
    otherwise: [],
  };
  it("EFF-70 of several copies in hand one is played together with it, and is a card that was played", () => {
    const count: Instruction = {
      do: "draw",
      count: { count: "history", event: { during: "thisTurn", happened: "played", by: "you", where: { names: ["Custom Catcher"] } } },
    };
    const t = scenario({
      cards: [trainer("Custom Catcher", "Item", {}, pair), trainer("Tally", "Item", {}, count)],
      you: { hand: ["Custom Catcher", "Custom Catcher", "Custom Catcher", "Tally"] },
    });
    t.play("Custom Catcher");
    expect([t.you.hand.length, t.you.discard]).toEqual([4, ["Custom Catcher", "Custom Catcher"]]);
    t.play("Tally");
    expect(t.you.hand).toHaveLength(5);
  });

  it.each([
    ["another copy", "Custom Catcher", true],
    ["only other cards", "Potion", false],
  ])("EFF-04 what two copies alone do may be played with %s in hand", (_, other, expected) => {
    const t = scenario({ cards: [trainer("Custom Catcher", "Item", {}, pair)], you: { hand: ["Custom Catcher", other] } });
    expect(t.canPlay("Custom Catcher")).toBe(expected);
  });

  it("EFF-04 a second copy is not asked for where nothing could come of it", () => {
    const both: Instruction = {
      do: "ifYouDo",
      steps: [{ do: "may", steps: [{ do: "playTogether", copies: 1 }] }],
      then: [{ do: "move", cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: 2 }, destination: { to: "hand" } }],
      otherwise: [{ do: "draw", count: 1 }],
    };
    const t = scenario({ cards: [trainer("Puzzle", "Item", {}, both)], you: { hand: ["Puzzle", "Puzzle"], deck: ["Froakie"] } });
    expect(t.play("Puzzle").you.hand).toEqual(["Puzzle", "Froakie"]);
  });

  it("EFF-50 a price that another card's text asks for and the hand cannot pay is not paid", () => {
    const two: CardSelector = { cards: "choose", from: { zone: "hand", of: "you" }, count: 2, where: { category: "Energy" } };
    const wake = trainer(
      "Wake",
      "Supporter",
      {},
      {
        do: "ifYouDo",
        steps: [{ do: "move", cards: two, destination: { to: "discard" } }],
        then: [{ do: "draw", count: 2 }],
      },
    );
    const revealed: CardSelector = { cards: "all", zone: "hand", of: "opponent", bind: 1 };
    const use: Instruction = {
      do: "useTrainer",
      of: { cards: "choose", from: { binding: 1 }, count: 1, where: { trainerKinds: ["Supporter"] } },
    };
    const t = played(
      [
        { do: "reveal", cards: revealed },
        { do: "may", steps: [use] },
      ],
      {
        cards: [wake],
        you: { hand: ["Fire Energy", "Potion"] },
        opponent: { hand: ["Wake"] },
      },
    );
    t.choose("yes");
    while (t.decision.purpose !== "main") t.choose();
    expect(t.you.hand).toEqual(["Fire Energy", "Potion"]);
  });

  it("FAM-10 each of several Restored Pokémon is one of its own", () => {
    const all: Instruction = { do: "putIntoPlay", cards: { cards: "all", zone: "discard", of: "you" }, as: "restored" };
    expect(used([all], { you: { discard: ["Archen", "Archen"] } }).you.bench.map(({ name }) => name)).toEqual(["Archen", "Archen"]);
  });

  const wave = attack("Wave", "", "30×", { do: "flip", coins: 1, heads: [{ do: "attackDamage", change: "times", amount: 2 }] });
  it.each([
    ["H", 60],
    ["T", 0],
  ])("EFF-11 a copied attack's printed × is none where its text does not come to multiply: %s", (coins, damage) => {
    const t = used([{ do: "copyAttack", of: { pokemon: ACTIVE } }], {
      cards: [pokemon("Wailord", 200, "Water", {}, wave)],
      coins,
      opponent: { active: "Wailord" },
    });
    expect(t.opponent.active?.damage).toBe(damage);
  });

  it("EFF-18 an attack that copies is not copied by itself again", () => {
    const imitate = attack("Imitate", "", "", { do: "copyAttack", of: { pokemon: ACTIVE } });
    const t = used([{ do: "copyAttack", of: { pokemon: ACTIVE } }], {
      cards: [pokemon("Mime", 70, "Psychic", {}, imitate)],
      opponent: { active: "Mime" },
    });
    expect([t.decision.seat, t.opponent.active?.damage]).toEqual([1, 0]);
  });

  it("EFF-04 of several cards those are offered that have an attack to copy", () => {
    const t = used([{ do: "copyAttack", of: { card: { cards: "choose", from: { zone: "discard", of: "opponent" }, count: 1 } } }], {
      opponent: { discard: ["Magnemite", "Potion", "Chespin"] },
    });
    expect([t.asked, t.options]).toEqual(["copyAttack", ["Magnemite", "Chespin"]]);
    t.choose("Magnemite");
    expect(t.opponent.active?.damage).toBe(10);
  });
});
