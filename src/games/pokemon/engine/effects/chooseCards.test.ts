import { describe, expect, it } from "vitest";
import { attack, pokemon, trainer } from "../testing/cards";
import type { Driver } from "../testing/driver";
import { type ScenarioSetup, scenario } from "../testing/scenario";
import type { CardSelector, Count, Destination } from "./language";

type Choosing = Extract<CardSelector, { cards: "choose" }>;

/** A Trainer card that moves what it lets somebody choose. */
const mover = (cards: CardSelector, to: "hand" | "discard" = "hand") =>
  trainer("Mover", "Item", {}, { do: "move", cards, destination: { to } });
const choosing = (setup: ScenarioSetup, cards: CardSelector, to?: "hand" | "discard"): Driver =>
  scenario({
    ...setup,
    cards: [mover(cards, to), ...(setup.cards ?? [])],
    you: { ...setup.you, hand: ["Mover", ...(setup.you?.hand ?? [])] },
  }).play("Mover");
/** An attack that moves what it lets somebody choose. */
const attacking = (setup: ScenarioSetup, cards: CardSelector, destination: Destination = { to: "hand" }): Driver =>
  scenario({
    ...setup,
    cards: [pokemon("Seeker", 90, "Colorless", {}, attack("Seek", "", "", { do: "move", cards, destination }))],
    you: { active: "Seeker", ...setup.you },
  }).attack("Seek");
const limits = ({ decision: { min, max } }: Driver) => [min, max];

describe("How many cards are chosen", () => {
  const deck = ["Potion", "Switch", "Tierno", "Froakie"];
  it.each<readonly [string, Count, boolean, readonly [number, number]]>([
    ["a number of any cards", 2, false, [2, 2]],
    ["a number of described cards", 2, true, [0, 2]],
    ["up to so many of any cards: there are some", { upTo: 2 }, false, [1, 2]],
    ["up to so many described cards", { upTo: 2 }, true, [0, 2]],
    ["any number", "any", false, [0, 4]],
  ])("EFF-06 an attack's search for %s", (_, count, described, expected) => {
    const where = described ? { where: { category: "Trainer" as const } } : {};
    const t = attacking({ you: { deck } }, { cards: "choose", from: { zone: "deck", of: "you" }, count, ...where });
    expect(limits(t)).toEqual(expected);
    t.choose("Potion", "Switch");
    expect(t.you.hand).toEqual(["Potion", "Switch"]);
  });

  it.each<readonly [Count, readonly [number, number]]>([
    [{ upTo: 2 }, [0, 2]],
    ["any", [0, 3]],
    [2, [2, 2]],
    [7, [3, 3]],
  ])("ATK-14 an attack's choice from the discard pile: %j", (count, expected) => {
    const asked = { you: { discard: ["Potion", "Switch", "Tierno"] } };
    const t = attacking(asked, { cards: "choose", from: { zone: "discard", of: "you" }, count });
    if (count === 7) expect(t.you.hand).toEqual(["Potion", "Switch", "Tierno"]);
    else {
      expect(limits(t)).toEqual(expected);
      t.choose("Potion", "Switch");
    }
  });

  it("EFF-05 any number may be none, but not where a Trainer card does nothing else", () => {
    const any: Choosing = { cards: "choose", from: { zone: "discard", of: "you" }, count: "any" };
    const t = choosing({ you: { discard: ["Potion", "Switch"] } }, any);
    expect(limits(t)).toEqual([1, 2]);
    t.choose("Potion");
  });

  it("EFF-06 a described card of a hand that its player does not see need not be found", () => {
    const t = choosing(
      { opponent: { hand: ["Froakie", "Potion"] } },
      { cards: "choose", from: { zone: "hand", of: "opponent" }, count: 1, where: { category: "Pokémon" } },
      "discard",
    );
    expect([t.options, limits(t)]).toEqual([["Froakie"], [0, 1]]);
    t.choose();
    expect(t.opponent.hand).toEqual(["Froakie", "Potion"]);
  });

  it("EFF-06 a deck without cards is not looked at, and nobody is asked", () => {
    const look: Choosing = { cards: "choose", from: { zone: "deck", of: "you" }, count: 1 };
    const t = scenario({
      cards: [
        trainer("Gamble", "Item", {}, { do: "draw", count: 1, who: "opponent" }, { do: "move", cards: look, destination: { to: "hand" } }),
      ],
      you: { hand: ["Gamble"], deck: [] },
    });
    t.play("Gamble");
    expect([t.asked, t.happened("looked")]).toEqual(["main", []]);
  });
});

describe("Who sees what is chosen from", () => {
  const any = (zone: "hand" | "deck" | "prizes", of: "you" | "opponent", unseen = false): Choosing => ({
    cards: "choose",
    from: { zone, of },
    count: 1,
    ...(unseen && { unseen }),
  });

  it("EFF-54 the opponent's hand, sorted, by the one who chooses", () => {
    const t = choosing({ opponent: { hand: ["Froakie", "Potion", "Froakie"] } }, any("hand", "opponent"), "discard");
    expect(t.happened("looked")).toMatchObject([
      { seat: 0, visibleTo: [0], from: { zone: "hand", seat: 1 }, cards: [{ card: "Froakie" }, { card: "Froakie" }, { card: "Potion" }] },
    ]);
    const before = t.view(0).sides[0].hand;
    t.choose("Potion");
    expect([t.opponent.discard, t.view(0).sides[0].hand]).toEqual([["Potion"], before]);
  });

  it("EFF-54 nobody looks at one's own hand", () => {
    const own = choosing({ you: { hand: ["Froakie", "Potion"] } }, any("hand", "you"), "discard");
    expect(own.happened("looked")).toEqual([]);
    own.choose("Potion");
  });

  it("EFF-54 what was a card of the opponent's hand is another one to those who looked, once it can have moved", () => {
    const t = scenario({
      cards: [mover(any("hand", "opponent"), "discard")],
      you: { hand: ["Mover"] },
      opponent: { hand: ["Froakie", "Potion"] },
    });
    const handles = () => t.view(1).sides[1].hand?.map(({ handle }) => handle);
    const before = handles();
    t.play("Mover");
    expect(handles()?.some((handle) => before?.includes(handle))).toBe(false);
    t.choose("Potion");
  });

  it("EFF-54 a hand chosen from without looking is mixed and not shown", () => {
    const t = choosing({ opponent: { hand: ["Froakie", "Potion"] } }, any("hand", "opponent", true), "discard");
    expect([t.happened("looked"), t.happened("shuffled")]).toMatchObject([[], [{ seat: 1, zone: "hand" }]]);
    expect([t.options, t.decision.kind]).toEqual([["0", "1"], "cards"]);
    t.choose(0);
    expect(t.opponent.hand).toHaveLength(1);
  });

  it("EFF-54 whose hand is mixed still knows each card in it", () => {
    const t = scenario({
      cards: [mover(any("hand", "opponent", true), "discard")],
      you: { hand: ["Mover"] },
      opponent: { hand: ["Froakie", "Potion"] },
    });
    const own = () => t.view(1).sides[1].hand;
    const before = own();
    t.play("Mover");
    expect(own()).toEqual(before);
    t.choose(0);
  });

  it("EFF-57 Prize cards are chosen face down, by their places", () => {
    const t = choosing({ you: { prizes: ["Froakie", "Potion"] } }, any("prizes", "you", true));
    expect([t.options, t.decision.kind, t.happened("looked"), t.happened("shuffled")]).toEqual([["0", "1"], "prizes", [], []]);
    t.choose(1);
    expect(t.you.hand).toEqual(["Potion"]);
  });

  it.each([
    ["you", 0, [0]],
    ["opponent", 1, [0]],
  ] as const)("EFF-06 a deck is looked through sorted and shuffled after that: %s", (of, seat, visibleTo) => {
    const deck = ["Switch", "Potion", "Switch"];
    const t = choosing({ [of]: { deck } }, any("deck", of), "discard");
    const looked = t.happened("looked");
    expect(looked).toMatchObject([{ seat: 0, visibleTo, from: { zone: "deck", seat } }]);
    expect(looked[0]?.cards.map((card) => card?.card)).toEqual(["Switch", "Switch", "Potion"]);
    const seen = looked[0]?.cards.map((card) => card?.handle ?? 0) ?? [];
    expect(seen.slice(0, 2)).toEqual(seen.slice(0, 2).sort((a, b) => a - b));
    t.choose("Potion");
    expect(t.happened("shuffled")).toMatchObject([{ seat, zone: "deck" }]);
    expect(t[of].discard).toContain("Potion");
  });

  it("EFF-54 one's own hand is asked even where only one card fits, the discard pile is not", () => {
    const pokemons = { category: "Pokémon" } as const;
    const hand = choosing(
      { you: { hand: ["Froakie", "Potion"] } },
      { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: pokemons },
      "discard",
    );
    expect(hand.options).toEqual(["Froakie"]);
    hand.choose("Froakie");
    const pile = choosing(
      { you: { discard: ["Froakie", "Potion"] } },
      { cards: "choose", from: { zone: "discard", of: "you" }, count: 1, where: pokemons },
    );
    expect([pile.asked, pile.you.hand]).toEqual(["main", ["Froakie"]]);
  });
});

describe("Cards that must be alike, or may not", () => {
  const piles = ["Fire Energy", "Water Energy", "Fire Energy", "Rainbow Energy", "Froakie", "Fennekin", "Delphox", "Fennekin"];
  const seek = (zone: "deck" | "discard", facts: Partial<Choosing>) =>
    attacking({ you: { [zone]: piles } }, { cards: "choose", from: { zone, of: "you" }, count: { upTo: 4 }, ...facts });
  const pokemons = { category: "Pokémon" } as const;
  const refusal = (t: Driver, ...names: readonly string[]) => {
    const left = [...t.options.entries()];
    const choice = names.map((name) => {
      const place = left.findIndex(([, option]) => option === name);
      return left.splice(place, 1)[0]?.[0] ?? -1;
    });
    return t.refusal(t.decision.id, t.decision.seat, choice);
  };

  it("EFF-03 of different names", () => {
    const t = seek("discard", { where: pokemons, alike: "differentNames" });
    expect([limits(t), refusal(t, "Fennekin", "Fennekin"), refusal(t, "Fennekin", "Delphox", "Froakie")]).toEqual([
      [0, 3],
      "constraint",
      null,
    ]);
    t.choose("Fennekin", "Delphox");
    expect(t.you.hand).toEqual(["Fennekin", "Delphox"]);
  });

  it("EFF-03 of different types: Pokémon", () => {
    const t = seek("discard", { where: pokemons, alike: "differentTypes" });
    expect([limits(t), refusal(t, "Fennekin", "Delphox"), refusal(t, "Fennekin", "Froakie")]).toEqual([[0, 2], "constraint", null]);
    t.choose("Fennekin", "Froakie");
  });

  it("EFF-03 of different types: Energy", () => {
    const t = seek("deck", { where: { energyKind: "Basic" }, alike: "differentTypes" });
    expect([limits(t), refusal(t, "Fire Energy", "Fire Energy"), refusal(t, "Fire Energy", "Water Energy")]).toEqual([
      [0, 2],
      "constraint",
      null,
    ]);
    t.choose("Fire Energy", "Water Energy");
  });

  it("EFF-03 of the same name", () => {
    const t = seek("deck", { where: pokemons, alike: "sameName" });
    expect([limits(t), refusal(t, "Fennekin", "Delphox"), refusal(t, "Fennekin", "Fennekin")]).toEqual([[0, 2], "constraint", null]);
    t.choose("Fennekin", "Fennekin");
  });

  it("EFF-03 of the same type", () => {
    const t = seek("deck", { where: pokemons, alike: "sameType" });
    expect([limits(t), refusal(t, "Fennekin", "Froakie"), refusal(t, "Fennekin", "Delphox")]).toEqual([[0, 3], "constraint", null]);
    t.choose("Fennekin", "Delphox", "Fennekin");
  });

  it("EFF-03 one of each kind, none of another", () => {
    const oneOfEach = [{ types: ["Water" as const], category: "Pokémon" as const }, { category: "Energy" as const }];
    const t = seek("deck", { oneOfEach });
    expect(limits(t)).toEqual([0, 2]);
    expect(t.options).not.toContain("Delphox");
    expect([refusal(t, "Fire Energy", "Water Energy"), refusal(t, "Froakie", "Fire Energy")]).toEqual(["constraint", null]);
    t.choose("Froakie", "Rainbow Energy");
    expect(t.you.hand).toEqual(["Froakie", "Rainbow Energy"]);
  });

  it("EFF-03 an exact number of the same name is as many as there are", () => {
    const t = seek("discard", { where: pokemons, alike: "sameName", count: 4 });
    expect(limits(t)).toEqual([2, 2]);
    t.choose("Fennekin", "Fennekin");
  });
});

describe("Attached cards that are chosen", () => {
  const discardOff = (facts: Partial<Extract<CardSelector, { cards: "attached" }>>): CardSelector => ({
    cards: "attached",
    to: { pokemon: "active", side: "opponents" },
    what: "any",
    count: 1,
    ...facts,
  });
  const laden = { name: "Snorlax", energy: ["Fire Energy", "Double Colorless Energy", "Rainbow Energy"], tools: ["Muscle Band"] } as const;
  const off = (facts: Partial<Extract<CardSelector, { cards: "attached" }>>) =>
    choosing({ opponent: { active: laden } }, discardOff(facts), "discard");

  it.each([
    ["energy", ["Fire Energy", "Double Colorless Energy", "Rainbow Energy"], "energy"],
    ["any", ["Fire Energy", "Double Colorless Energy", "Rainbow Energy", "Muscle Band"], "attached"],
  ] as const)("EFF-45 what is attached: %s", (what, options, kind) => {
    const t = off({ what });
    expect([t.options, t.decision.kind, t.decision.seat]).toEqual([options, kind, 0]);
    t.choose("Rainbow Energy");
    expect(t.opponent.discard).toEqual(["Rainbow Energy"]);
  });

  it("EFF-45 a Tool alone", () => {
    expect(off({ what: "tool" }).opponent.discard).toEqual(["Muscle Band"]);
  });

  it("EFF-46 of a type: what provides it there", () => {
    const t = off({ what: "energy", where: { types: ["Fire"] } });
    expect(t.options).toEqual(["Fire Energy", "Rainbow Energy"]);
    t.choose("Fire Energy");
  });

  it("EFF-46 two Energy of any type: a card that provides two, or two others; of a type each counts once", () => {
    const two = off({ what: "energy", count: 2 });
    expect(limits(two)).toEqual([1, 2]);
    expect([two.refusal(two.decision.id, 0, [0]), two.refusal(two.decision.id, 0, [1])]).toEqual(["constraint", null]);
    two.choose("Double Colorless Energy");
    expect(off({ what: "energy", count: 2, where: { types: ["Fire"] } }).opponent.discard).toEqual(["Fire Energy", "Rainbow Energy"]);
  });

  it("EFF-46 two Energy cards are two cards, whatever they provide", () => {
    const two = off({ what: "energy", countsCards: true, count: 2 });
    expect(limits(two)).toEqual([2, 2]);
    two.choose("Double Colorless Energy", "Fire Energy");
    expect(two.opponent.discard).toEqual(["Double Colorless Energy", "Fire Energy"]);
  });

  it("EFF-46 up to two Energy is up to two cards, all is all", () => {
    const upTo = off({ what: "energy", count: { upTo: 2 } });
    expect(limits(upTo)).toEqual([1, 2]);
    upTo.choose("Double Colorless Energy", "Fire Energy");
    expect(off({ what: "energy", count: "all" }).opponent.active?.energy).toEqual([]);
  });

  it("EFF-54 the other player chooses where the text says so", () => {
    const t = off({ what: "energy", by: "opponent" });
    expect(t.decision.seat).toBe(1);
    t.choose("Fire Energy");
  });

  it("EFF-48 what is moved comes from another Pokémon: of those attached there it is offered what can", () => {
    const t = scenario({
      cards: [
        trainer(
          "Gather",
          "Item",
          {},
          {
            do: "attach",
            cards: { cards: "attached", to: { pokemon: "all", side: "yours", place: "inPlay" }, what: "energy", count: 1 },
            to: { pokemon: "active", side: "yours" },
          },
        ),
      ],
      you: {
        active: { name: "Snorlax", energy: ["Fire Energy"] },
        bench: [{ name: "Zubat", energy: ["Water Energy", "Grass Energy"] }],
        hand: ["Gather"],
      },
    });
    t.play("Gather");
    expect(t.options).toEqual(["Water Energy", "Grass Energy"]);
    t.choose("Grass Energy");
    expect(t.you.active?.energy).toEqual(["Fire Energy", "Grass Energy"]);
  });

  it("EFF-02 a Tool is no Energy: who has a Tool alone has nothing to lose", () => {
    const t = attacking({ opponent: { active: { name: "Snorlax", tools: ["Muscle Band"] } } }, discardOff({ what: "energy" }), {
      to: "discard",
    });
    expect([t.opponent.active?.tools, t.opponent.discard]).toEqual([["Muscle Band"], []]);
  });
});

describe("Which cards a text speaks of", () => {
  it("EFF-07 the Stadium in play, if it fits", () => {
    const sweep = (names: readonly string[]): CardSelector => ({ cards: "stadium", where: { names } });
    const setup = (cards: CardSelector) => ({ stadium: "Fairy Garden", cards: [mover(cards, "discard")], you: { hand: ["Mover"] } });
    expect(scenario(setup(sweep(["Shadow Circle"]))).canPlay("Mover")).toBe(false);
    expect(scenario(setup(sweep(["Fairy Garden"]))).play("Mover").stadium).toBe(null);
  });

  it.each([
    [["Potion", "Froakie", "Zubat"], ["Potion", "Froakie"], ["Zubat"]],
    [["Potion", "Switch"], ["Potion", "Switch"], []],
    [["Froakie", "Potion"], ["Froakie"], ["Potion"]],
  ])("EFF-57 cards turned over until one fits, or to the end of the deck: %j", (deck, discard, left) => {
    const t = scenario({
      cards: [
        trainer(
          "Dig",
          "Item",
          {},
          {
            do: "move",
            cards: { cards: "topUntil", of: "you", where: { category: "Pokémon" }, count: 1 },
            destination: { to: "discard" },
          },
        ),
      ],
      you: { hand: ["Dig"], deck },
    });
    t.play("Dig");
    expect([t.you.discard.filter((name) => name !== "Dig"), t.you.deckCount]).toEqual([discard, left.length]);
  });

  it.each([
    ["top", ["Potion", "Switch"]],
    ["bottom", ["Zubat", "Froakie"]],
  ] as const)("EFF-57 the %s cards of a deck", (cards, discard) => {
    const t = scenario({
      cards: [trainer("Dig", "Item", {}, { do: "move", cards: { cards, of: "you", count: 2 }, destination: { to: "discard" } })],
      you: { hand: ["Dig"], deck: ["Potion", "Switch", "Froakie", "Zubat"] },
    });
    t.play("Dig");
    expect(t.you.discard.filter((name) => name !== "Dig")).toEqual(discard);
  });

  it("EFF-49 what a cost discarded is not taken back by what it pays for, what another choice left out is not chosen", () => {
    const hand: Choosing = { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, bind: 1 };
    const back: Choosing = { cards: "choose", from: { zone: "discard", of: "you" }, count: 1 };
    const salvage = trainer(
      "Salvage",
      "Item",
      { cost: [{ do: "move", cards: hand, destination: { to: "discard" } }] },
      { do: "move", cards: back, destination: { to: "hand" } },
    );
    const t = scenario({ cards: [salvage], you: { hand: ["Salvage", "Potion", "Switch"], discard: ["Froakie", "Zubat"] } });
    t.play("Salvage").choose("Potion");
    expect(t.options).toEqual(["Froakie", "Zubat"]);
    t.choose("Froakie");
    const trade = trainer(
      "Trade",
      "Item",
      {},
      { do: "move", cards: hand, destination: { to: "discard" } },
      { do: "move", cards: { ...back, except: 1 }, destination: { to: "hand" } },
    );
    const other = scenario({ cards: [trade], you: { hand: ["Trade", "Potion", "Switch"], discard: ["Froakie", "Zubat"] } });
    other.play("Trade").choose("Potion");
    expect(other.options).toEqual(["Froakie", "Zubat"]);
    other.choose("Zubat");
  });

  it("EFF-54 random cards: as many as there are, out of the zone of the one it names", () => {
    const t = attacking(
      { opponent: { hand: ["Potion", "Switch", "Froakie"] } },
      { cards: "random", zone: "hand", of: "opponent", count: 2 },
      { to: "discard" },
    );
    expect([t.opponent.hand.length, t.opponent.discard.length]).toEqual([2, 2]);
  });
});
