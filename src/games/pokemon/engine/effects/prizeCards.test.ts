import { describe, expect, it } from "vitest";
import { attack, pokemon, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { CardSelector, Instruction } from "./language";

const prizes: CardSelector = { cards: "all", zone: "prizes", of: "you", bind: 1 };
const newPrizes: Instruction = {
  do: "move",
  cards: { cards: "top", of: "you", count: { count: "bound", binding: 1 } },
  destination: { to: "prizes" },
};
const SIX = ["Potion", "Switch", "Zubat", "Snorlax", "Froakie", "Abra"];
const DECK = ["Fire Energy", "Fire Energy", "Fire Energy", "Fire Energy", "Fire Energy", "Fire Energy", "Grass Energy"];

describe("Prize cards as cards", () => {
  const dex = trainer("Rotom Dex", "Item", {}, { do: "move", cards: prizes, destination: { to: "deck", place: "shuffled" } }, newPrizes);

  it("EFF-65 they are shuffled into the deck, and as many cards from its top take their place (Rotom Dex)", () => {
    const t = scenario({ cards: [dex], you: { hand: ["Rotom Dex"], prizes: SIX.slice(0, 4), deck: DECK } });
    t.play("Rotom Dex");
    expect([t.you.prizes, t.you.deckCount, t.outcome]).toEqual([4, 7, null]);
  });

  const celesteela = pokemon(
    "Celesteela-GX",
    200,
    "Metal",
    { marks: ["GX"] },
    attack("Blaster GX", "C", "", {
      do: "if",
      when: { if: "compare", left: { count: "cards", zone: "deck", of: "you" }, is: ">=", right: { count: "prizesLeft", of: "you" } },
      then: [{ do: "move", cards: prizes, destination: { to: "hand" } }, newPrizes],
    }),
  );
  const attacker = { name: "Celesteela-GX", energy: ["Metal Energy"] };

  it("EFF-65 put into the hand they are not taken: the match goes on with new ones (Celesteela-GX)", () => {
    const t = scenario({ cards: [celesteela], you: { active: attacker, prizes: SIX, deck: DECK } });
    t.attack("Blaster GX");
    expect([t.you.hand, t.you.prizes, t.you.deckCount, t.outcome]).toEqual([SIX, 6, 1, null]);
  });

  it("EFF-65 with too few cards in the deck the attack does nothing", () => {
    const t = scenario({ cards: [celesteela], you: { active: attacker, prizes: SIX, deck: DECK.slice(0, 5) } });
    t.attack("Blaster GX");
    expect([t.you.hand, t.you.deckCount]).toEqual([[], 5]);
  });

  const peonia = trainer(
    "Peonia",
    "Supporter",
    {},
    {
      do: "move",
      cards: { cards: "choose", from: { zone: "prizes", of: "you" }, count: { upTo: 3 }, unseen: true, bind: 1 },
      destination: { to: "hand" },
    },
    {
      do: "repeat",
      times: { count: "bound", binding: 1 },
      steps: [{ do: "move", cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1 }, destination: { to: "prizes" } }],
    },
  );

  it("EFF-65 chosen unseen, and cards from the hand lie face down in their place (Peonia)", () => {
    const t = scenario({ cards: [peonia], you: { hand: ["Peonia", "Water Energy"], prizes: SIX } });
    t.play("Peonia");
    expect(t.options).toEqual(["0", "1", "2", "3", "4", "5"]);
    t.choose(0, 1).choose("Water Energy").choose("Switch");
    expect([t.you.hand, t.you.prizes]).toEqual([["Potion"], 6]);
  });

  it("EFF-65 what is put among them the opponent does not see", () => {
    const t = scenario({ cards: [peonia], you: { hand: ["Peonia", "Tierno"], prizes: SIX } });
    t.play("Peonia").choose(0).choose("Tierno");
    const seen = JSON.stringify([
      t.view(1).sides[0],
      t.happened("moved").filter(({ visibleTo }) => visibleTo === "all" || visibleTo?.includes(1)),
    ]);
    expect(seen).not.toContain("Tierno");
  });

  const ball = trainer(
    "Hisuian Heavy Ball",
    "Item",
    {},
    { do: "look", cards: prizes },
    {
      do: "may",
      steps: [
        {
          do: "move",
          cards: { cards: "choose", from: { binding: 1 }, count: 1, where: { category: "Pokémon", stages: ["Basic"] } },
          destination: { to: "hand" },
          reveal: true,
        },
      ],
      ifDone: [{ do: "move", cards: { cards: "self" }, destination: { to: "prizes" } }],
    },
    { do: "shuffle", zone: "prizes", of: "you" },
  );

  it("EFF-66 the card that was played takes the place of the one found (Hisuian Heavy Ball)", () => {
    const t = scenario({ cards: [ball], you: { hand: ["Hisuian Heavy Ball"], prizes: SIX } });
    t.play("Hisuian Heavy Ball").choose("yes").choose("Zubat");
    expect([t.you.hand, t.you.prizes, t.you.discard]).toEqual([["Zubat"], 6, []]);
  });

  it("EFF-66 and goes to the discard pile where none is found", () => {
    const t = scenario({ cards: [ball], you: { hand: ["Hisuian Heavy Ball"], prizes: SIX } });
    t.play("Hisuian Heavy Ball").choose("yes").choose();
    expect([t.you.hand, t.you.prizes, t.you.discard]).toEqual([[], 6, ["Hisuian Heavy Ball"]]);
  });

  it("EFF-66 shuffled Prize cards leave the places of those taken empty", () => {
    const t = scenario({
      cards: [ball],
      shuffled: true,
      you: { active: { name: "Magnemite", energy: ["Metal Energy"] }, hand: ["Hisuian Heavy Ball"], prizes: SIX },
      opponent: { active: { name: "Zubat", damage: 40 }, bench: ["Snorlax"] },
    });
    t.attack("Tackle").choose(2).endTurn();
    t.play("Hisuian Heavy Ball").choose("yes").choose();
    expect(t.view(0).sides[0].prizes).toEqual(["down", "down", "empty", "down", "down", "down"]);
    expect(Object.keys(t.state.handles)).toHaveLength(t.state.handles.length);
  });

  const incubator = trainer(
    "Egg Incubator",
    "Item",
    {},
    { do: "flip", coins: 1, tails: [{ do: "move", cards: { cards: "self" }, destination: { to: "deck", place: "bottom" } }] },
  );

  it.each([
    ["T", 11, []],
    ["H", 10, ["Egg Incubator"]],
  ] as const)(
    "EFF-66 on tails it goes on the bottom of the deck instead of the discard pile (Egg Incubator): %s",
    (coins, deck, discard) => {
      const t = scenario({ cards: [incubator], you: { hand: ["Egg Incubator"] }, coins });
      t.play("Egg Incubator");
      expect([t.you.deckCount, t.you.discard]).toEqual([deck, discard]);
    },
  );

  const revenge = pokemon(
    "Okidogi",
    130,
    "Darkness",
    {},
    attack("Chain", "C", "60+", {
      do: "attackDamage",
      change: "more",
      amount: { multiply: [60, { count: "history", event: { during: "opponentsLastTurn", happened: "tookPrize", by: "opponent" } }] },
    }),
    attack("Fell", "C", "300"),
  );

  it("EFF-51 Prize cards that the opponent took during their last turn are counted (Okidogi)", () => {
    const okidogi = { name: "Okidogi", energy: ["Water Energy"] };
    const t = scenario({ cards: [revenge], you: { active: okidogi, bench: [okidogi] }, opponent: { active: okidogi } });
    t.endTurn().attack("Fell").chooseAs(1, 0).attack("Chain");
    expect(t.opponent.active?.damage).toBe(120);
  });
});

describe("Asking the opponent", () => {
  const bargain = trainer(
    "Lt. Surge's Bargain",
    "Item",
    {},
    {
      do: "may",
      by: "opponent",
      steps: [
        { do: "takePrizes", count: 1 },
        { do: "takePrizes", count: 1, who: "opponent" },
      ],
      ifNot: [{ do: "draw", count: 4 }],
    },
  );

  it("EFF-67 the opponent agrees: what was asked for happens to both (Lt. Surge's Bargain)", () => {
    const t = scenario({ cards: [bargain], you: { hand: ["Lt. Surge's Bargain"] } });
    t.play("Lt. Surge's Bargain").chooseAs(1, "yes").chooseAs(0, 0).chooseAs(1, 0);
    expect([t.you.prizes, t.opponent.prizes, t.you.hand.length]).toEqual([5, 5, 1]);
  });

  it("EFF-67 the opponent refuses: the rest follows", () => {
    const t = scenario({ cards: [bargain], you: { hand: ["Lt. Surge's Bargain"] } });
    t.play("Lt. Surge's Bargain").chooseAs(1, "no");
    expect([t.you.prizes, t.you.hand.length]).toEqual([6, 4]);
  });
});

describe("What the other player does or gives up", () => {
  const avery = trainer(
    "Avery",
    "Supporter",
    {},
    { do: "draw", count: 3, bind: 1 },
    {
      do: "if",
      when: { if: "bound", binding: 1 },
      then: [
        {
          do: "discardPokemon",
          pokemon: {
            pokemon: "choose",
            side: "opponents",
            place: "bench",
            by: "opponent",
            count: { subtract: [{ count: "pokemon", in: { pokemon: "all", side: "opponents", place: "bench" } }, 3] },
          },
        },
      ],
    },
  );

  it("EFF-54 the opponent discards from the Bench until 3 are left, and chooses which (Avery)", () => {
    const t = scenario({
      cards: [avery],
      you: { hand: ["Avery"] },
      opponent: { bench: ["Zubat", "Abra", "Froakie", "Snorlax", "Delphox"] },
    });
    t.play("Avery").chooseAs(1, "Abra", "Snorlax");
    expect([t.opponent.bench.map(({ name }) => name), t.opponent.discard]).toEqual([
      ["Zubat", "Froakie", "Delphox"],
      ["Abra", "Snorlax"],
    ]);
  });

  it("EFF-54 nobody is asked where there are no more than 3", () => {
    const t = scenario({ cards: [avery], you: { hand: ["Avery"] }, opponent: { bench: ["Zubat", "Abra"] } });
    t.play("Avery");
    expect([t.asked, t.opponent.bench.length]).toEqual(["main", 2]);
  });

  const bog = trainer("Gapejaw Bog", "Stadium", {
    whileInPlay: [
      {
        kind: "triggered",
        on: { event: "played", how: "toBench", subject: { side: "both", where: { stages: ["Basic"] } } },
        steps: [{ do: "putCounters", count: 2, on: { pokemon: "event", role: "subject" } }],
      },
    ],
  });

  it("EFF-56 a Stadium answers what either player puts onto the Bench from the hand (Gapejaw Bog)", () => {
    const t = scenario({ cards: [bog], stadium: "Gapejaw Bog", you: { hand: ["Zubat"] }, opponent: { hand: ["Zubat"] } });
    t.play("Zubat").endTurn().play("Zubat");
    expect([t.you.bench[0]?.damage, t.opponent.bench[0]?.damage]).toEqual([20, 20]);
  });
});
