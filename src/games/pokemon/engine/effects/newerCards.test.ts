import { describe, expect, it } from "vitest";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { CardSelector, Instruction, Modifier } from "./language";

const holder = (change: Modifier) => pokemon("Holder", 90, "Colorless", { abilities: [ability("Own", { kind: "continuous", change })] });

describe("Choosing several times", () => {
  const zeraora = pokemon(
    "Zeraora VSTAR",
    270,
    "Lightning",
    {},
    {
      ...attack("Lightning Storm Star", "C", "", {
        do: "damage",
        amount: 60,
        to: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 },
        times: 4,
        ignoreWeaknessAndResistance: true,
      }),
      once: "VSTAR",
    },
  );
  const storm = (more: object = {}) =>
    scenario({
      cards: [
        zeraora,
        pokemon("Wall", 300, "Colorless", {}),
        holder({ prevent: "damage", on: SELF, from: { side: "both" }, atLeast: 100 }),
      ],
      you: { active: { name: "Zeraora VSTAR", energy: ["Lightning Energy"] } },
      opponent: { active: "Wall", bench: ["Holder"], ...more },
    }).attack("Lightning Storm Star");

  it("EFF-69 each time anew, the same one as well (Zeraora VSTAR)", () => {
    const t = storm();
    t.choose("Wall").choose("Holder").choose("Wall").choose("Wall");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([180, 60]);
  });

  it("EFF-69 what one takes several times it takes at once", () => {
    const t = storm();
    t.choose("Holder").choose("Holder").choose("Wall").choose("Wall");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([120, 0]);
  });
});

describe("What a choice takes out of a bound set", () => {
  const perfume = (times: number): Instruction[] => [
    { do: "reveal", cards: { cards: "all", zone: "hand", of: "opponent", bind: 1 } },
    {
      do: "repeat",
      times,
      steps: [{ do: "move", cards: { cards: "choose", from: { binding: 1 }, count: 1 }, destination: { to: "deck", place: "bottom" } }],
    },
  ];

  it("EFF-06 what was chosen among cards is not offered among them again (Aromatisse)", () => {
    const t = scenario({
      cards: [trainer("Perfume", "Item", {}, ...perfume(2))],
      you: { hand: ["Perfume"] },
      opponent: { hand: ["Zubat", "Abra", "Snorlax"] },
    });
    t.play("Perfume").choose("Abra");
    expect(t.options.toSorted()).toEqual(["Snorlax", "Zubat"]);
    t.choose("Zubat");
  });

  it("EFF-06 a set bound anew is whole again, also with a card taken out of it before", () => {
    const t = scenario({
      cards: [
        trainer("Perfume", "Item", {}, { do: "repeat", times: 2, steps: [...perfume(1), { do: "draw", count: 1, who: "opponent" }] }),
      ],
      you: { hand: ["Perfume"] },
      opponent: { hand: ["Zubat", "Abra"], deck: [] },
    });
    t.play("Perfume").choose("Abra");
    expect(t.options.toSorted()).toEqual(["Abra", "Zubat"]);
    t.choose("Zubat");
  });
});

describe("Energy moved in any way", () => {
  it("EFF-04 Energy that could only come to where it is, is not offered (Misty's Water Command)", () => {
    const command = trainer(
      "Command",
      "Supporter",
      {},
      {
        do: "attach",
        cards: { cards: "attached", to: { pokemon: "all", side: "yours", place: "inPlay" }, what: "energy", count: "any" },
        to: { pokemon: "all", side: "yours", place: "inPlay", where: { names: ["Zubat"] } },
        spread: true,
      },
    );
    const t = scenario({
      cards: [command],
      you: {
        active: { name: "Snorlax", energy: ["Water Energy"] },
        bench: [{ name: "Zubat", energy: ["Fire Energy"] }],
        hand: ["Command"],
      },
    });
    t.play("Command");
    expect(t.you.bench[0]?.energy).toEqual(["Fire Energy", "Water Energy"]);
  });
});

describe("Copies played together", () => {
  const clover = trainer(
    "Custom Catcher",
    "Item",
    {},
    {
      do: "ifYouDo",
      steps: [{ do: "may", steps: [{ do: "playTogether", copies: 1 }] }],
      then: [{ do: "switch", side: "opponents", chooser: "you" }],
      otherwise: [{ do: "drawUntil", handSize: 3 }],
    },
  );

  it("EFF-70 two at once: both go to the discard pile, and what two do is done (Custom Catcher)", () => {
    const t = scenario({
      cards: [clover],
      you: { hand: ["Custom Catcher", "Custom Catcher", "Potion"] },
      opponent: { active: "Snorlax", bench: ["Zubat"] },
    });
    t.play("Custom Catcher").choose("yes");
    expect([t.you.hand, t.you.discard, t.opponent.active?.name]).toEqual([["Potion"], ["Custom Catcher", "Custom Catcher"], "Zubat"]);
  });

  it("EFF-70 one of two: what one does is done", () => {
    const t = scenario({ cards: [clover], you: { hand: ["Custom Catcher", "Custom Catcher"] }, opponent: { bench: ["Zubat"] } });
    t.play("Custom Catcher").choose("no");
    expect([t.you.hand.length, t.you.discard]).toEqual([3, ["Custom Catcher"]]);
  });

  it("EFF-04, EFF-70 where one would do nothing, nobody is asked whether to play two (Mixed Herbs)", () => {
    const herbs = trainer(
      "Mixed Herbs",
      "Item",
      {},
      {
        do: "ifYouDo",
        steps: [{ do: "may", steps: [{ do: "playTogether", copies: 1 }] }],
        then: [{ do: "heal", amount: 90, on: { pokemon: "active", side: "yours" } }],
        otherwise: [{ do: "cure", pokemon: { pokemon: "active", side: "yours" }, one: true }],
      },
    );
    const t = scenario({
      cards: [herbs],
      you: { active: { name: "Snorlax", damage: 100 }, hand: ["Mixed Herbs", "Mixed Herbs", "Potion"] },
    });
    t.play("Mixed Herbs");
    expect([t.you.active?.damage, t.you.hand]).toEqual([10, ["Potion"]]);
  });

  it("EFF-70 without another copy: the same is asked, so that nobody can tell, and one is played", () => {
    const t = scenario({ cards: [clover], you: { hand: ["Custom Catcher", "Potion"] }, opponent: { bench: ["Zubat"] } });
    t.play("Custom Catcher");
    expect(t.options).toEqual(["yes", "no"]);
    t.choose("yes");
    expect([t.you.hand.length, t.you.discard]).toEqual([3, ["Custom Catcher"]]);
  });
});

describe("Guarded cards", () => {
  const discard = (cards: CardSelector): Instruction => ({ do: "move", cards, destination: { to: "discard" } });
  const energyOfActive: CardSelector = { cards: "attached", to: ACTIVE, what: "energy", count: 1 };
  const hammer = trainer("Hammer", "Item", {}, discard(energyOfActive));
  const taker = pokemon("Taker", 90, "Colorless", {}, attack("Take", "C", "10", discard(energyOfActive)));
  const items = { category: "Trainer", trainerKinds: ["Item", "Supporter"] } as const;
  const guard = holder({
    forbid: "moveByEffects",
    cards: { energyOn: { pokemon: "all", side: "yours", place: "inPlay" }, where: { energyKind: "Basic" } },
    to: ["discard"],
    from: "opponent",
    by: items,
  });
  const setup = (energy: string) =>
    scenario({
      cards: [hammer, taker, guard],
      you: { active: { name: "Taker", energy: ["Water Energy"] }, hand: ["Hammer"] },
      opponent: { active: { name: "Snorlax", energy: [energy] }, bench: ["Holder"] },
    });

  it.each([
    ["Fire Energy", ["Fire Energy"]],
    ["Double Colorless Energy", []],
  ])("EFF-68 an Item can't discard basic Energy, but other Energy (Hoothoot): %s", (energy, left) => {
    const t = setup(energy);
    if (left.length === 0) t.play("Hammer");
    expect(t.canPlay("Hammer")).toBe(false);
    expect(t.opponent.active?.energy).toEqual(left);
  });

  it("EFF-68 an attack can", () => {
    const t = setup("Fire Energy");
    t.attack("Take");
    expect(t.opponent.discard).toEqual(["Fire Energy"]);
  });

  it("EFF-68 no effect keeps Energy from paying for a retreat", () => {
    const shell = {
      forbid: "moveByEffects",
      cards: { energyOn: { pokemon: "all", side: "yours", place: "inPlay" } },
      to: ["discard"],
      from: "both",
    } as const;
    const t = scenario({ cards: [holder(shell)], you: { active: { name: "Pikachu", energy: ["Lightning Energy"] }, bench: ["Holder"] } });
    t.retreat();
    expect([t.you.active?.name, t.you.discard]).toEqual(["Holder", ["Lightning Energy"]]);
  });

  const breaker = trainer("Field Breaker", "Item", {}, discard({ cards: "stadium" }));
  const factory = trainer("Heat Factory ◇", "Stadium", {
    whileInPlay: [{ kind: "continuous", change: { forbid: "moveByEffects", cards: "this", to: ["discard"], from: "both", by: items } }],
  });
  const other = trainer("Other Stadium", "Stadium", {});

  it("EFF-68 a Stadium stays in play whoever plays the Item, and gives way to another Stadium (Heat Factory ◇)", () => {
    const t = scenario({
      cards: [breaker, factory, other],
      stadium: "Heat Factory ◇",
      you: { hand: ["Field Breaker", "Other Stadium"] },
      opponent: { hand: ["Field Breaker"] },
    });
    expect(t.canPlay("Field Breaker")).toBe(false);
    t.play("Other Stadium");
    expect(t.view(0).stadium?.card).toBe("Other Stadium");
  });

  it("EFF-68 cards of the deck aren't discarded by the opponent's effects, but by its owner's (Bibarel)", () => {
    const mill = (of: "you" | "opponent") => trainer(`Mill ${of}`, "Item", {}, discard({ cards: "top", of, count: 2 }));
    const t = scenario({
      cards: [
        mill("you"),
        mill("opponent"),
        holder({ forbid: "moveByEffects", cards: { zone: "deck", of: "you" }, to: ["discard"], from: "opponent" }),
      ],
      you: { hand: ["Mill opponent", "Mill you"], bench: ["Holder"] },
      opponent: { bench: ["Holder"] },
    });
    expect(t.canPlay("Mill opponent")).toBe(false);
    t.play("Mill you");
    expect([t.you.deckCount, t.opponent.deckCount]).toEqual([8, 10]);
  });

  it("EFF-68 of several Energy only those are offered that are not guarded", () => {
    const t = scenario({
      cards: [hammer, guard],
      you: { hand: ["Hammer"] },
      opponent: {
        active: { name: "Snorlax", energy: ["Fire Energy", "Double Colorless Energy", "Double Colorless Energy"] },
        bench: ["Holder"],
      },
    });
    t.play("Hammer");
    expect(t.opponent.active?.energy).toEqual(["Fire Energy", "Double Colorless Energy"]);
  });

  it("EFF-68 a mode that would only move what is guarded is none (Faba, Life Forest ◇)", () => {
    const faba = trainer(
      "Faba",
      "Supporter",
      {},
      { do: "chooseMode", modes: [[discard(energyOfActive)], [discard({ cards: "stadium" })]] },
    );
    const t = scenario({ cards: [faba, factory], stadium: "Heat Factory ◇", you: { hand: ["Faba"] } });
    expect(t.canPlay("Faba")).toBe(false);
  });
});

describe("A Tool that lends a VSTAR Power", () => {
  const side = (of: "yours" | "opponents", where: object) => ({ pokemon: "all", side: of, place: "inPlay", where }) as const;
  const stone = trainer("Sky Seal Stone", "Pokémon Tool", {
    whileInPlay: [
      {
        kind: "activated",
        limit: "vstar",
        when: { if: "pokemon", is: SELF, where: { marks: ["V"] } },
        steps: [
          {
            do: "lasting",
            change: {
              modify: "prizesForKnockOut",
              of: side("opponents", { marks: ["VMAX"] }),
              amount: 1,
              sign: "+",
              byAttack: true,
              by: side("yours", { stages: ["Basic"], marks: ["V"] }),
            },
            duration: "thisTurn",
          },
        ],
      },
    ],
  });
  const v = pokemon("Zacian V", 220, "Metal", { marks: ["V"] }, attack("Fell", "C", "400"));
  const vmax = pokemon("Eternatus VMAX", 340, "Darkness", { marks: ["VMAX"], stage: "VMAX", from: "Eternatus V" });
  const tool = ["Sky Seal Stone"];

  it("FAM-09 the Pokémon V that holds it uses it, once in a game for all VSTAR Powers (Sky Seal Stone)", () => {
    const t = scenario({
      cards: [stone, v, vmax],
      you: { active: { name: "Zacian V", tools: tool, energy: ["Metal Energy"] }, bench: [{ name: "Zacian V", tools: tool }] },
      opponent: { active: "Eternatus VMAX", bench: ["Zubat"] },
    });
    t.useAbility("Sky Seal Stone");
    expect(t.canUse("Sky Seal Stone")).toBe(false);
    t.attack("Fell").choose(0, 1, 2, 3);
    expect(t.you.prizes).toBe(2);
  });

  it("FAM-09 no other Pokémon that holds it can", () => {
    const t = scenario({ cards: [stone], you: { active: { name: "Snorlax", tools: tool } } });
    expect(t.canUse("Sky Seal Stone")).toBe(false);
  });
});
