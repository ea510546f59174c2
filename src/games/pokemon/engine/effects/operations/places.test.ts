import { describe, expect, it } from "vitest";
import { ACTIVE, attack, pokemon, SELF, trainer } from "../../testing/cards";
import { type ScenarioSetup, scenario } from "../../testing/scenario";
import { played, used } from "../../testing/usable";
import type { CardSelector, Destination, Instruction } from "../language";

const hand = (of: "you" | "opponent", count = 1): CardSelector => ({ cards: "choose", from: { zone: "hand", of }, count });
const chosen = (zone: "deck" | "discard", count = 1): CardSelector => ({ cards: "choose", from: { zone, of: "you" }, count });
const move = (cards: CardSelector, destination: Destination, reveal?: true): Instruction => ({
  do: "move",
  cards,
  destination,
  ...(reveal && { reveal }),
});

const three = ["Potion", "Switch", "Froakie"];

describe("Cards that go somewhere", () => {
  it.each<readonly [string, CardSelector, Destination, string]>([
    ["a search", chosen("deck"), { to: "hand" }, "search"],
    ["into the hand", chosen("discard"), { to: "hand" }, "toHand"],
    ["to the Prize cards", hand("you"), { to: "prizes" }, "toHand"],
    ["into the discard pile", hand("you"), { to: "discard" }, "discard"],
    ["into the Lost Zone", hand("you"), { to: "lostZone" }, "toLostZone"],
    ["into the deck", hand("you"), { to: "deck", place: "bottom" }, "toDeck"],
    ["onto the Bench", hand("you"), { to: "bench" }, "toBench"],
    ["Energy into the discard pile", { cards: "attached", to: ACTIVE, what: "energy", count: 1 }, { to: "discard" }, "discardEnergy"],
    ["Energy into the hand", { cards: "attached", to: ACTIVE, what: "energy", count: 1 }, { to: "hand" }, "toHand"],
    ["a Tool or Energy into the discard pile", { cards: "attached", to: ACTIVE, what: "any", count: 1 }, { to: "discard" }, "discard"],
  ])("EFF-07 it is asked what it is for: %s", (_, cards, destination, purpose) => {
    const pokemons = ["Froakie", "Zubat", "Abra"];
    const t = played([move(cards, destination)], {
      you: { hand: pokemons, discard: pokemons, deck: pokemons },
      opponent: { active: { name: "Snorlax", energy: ["Fire Energy", "Water Energy"] } },
    });
    expect(t.decision.purpose).toBe(purpose);
    t.choose(t.options[0] ?? "");
  });

  it.each<readonly [Destination, readonly string[]]>([
    [{ to: "deck", place: "top" }, ["Froakie", "Potion", "Zubat"]],
    [{ to: "deck", place: "top", order: "you" }, ["Froakie", "Potion", "Zubat"]],
    [{ to: "deck", place: "bottom", order: "you" }, ["Zubat", "Abra", "Froakie"]],
  ])("EFF-07 several cards go back in the order chosen, the first highest: %j", (destination, drawn) => {
    const t = played([move(chosen("discard", 2), destination), { do: "draw", count: 3 }], {
      you: { discard: ["Potion", "Froakie"], deck: ["Zubat", "Abra"] },
    });
    expect(t.decision).toMatchObject({ purpose: "reorder", seat: 0 });
    t.choose("Froakie", "Potion");
    expect(t.you.hand).toEqual(drawn);
  });

  it("EFF-54 the other player orders them where the text says so", () => {
    const t = played([move({ cards: "all", zone: "discard", of: "opponent" }, { to: "deck", place: "top", order: "opponent" })], {
      opponent: { discard: ["Potion", "Froakie"], deck: ["Zubat"] },
    });
    expect(t.decision).toMatchObject({ purpose: "reorder", seat: 1 });
    t.choose("Froakie", "Potion").endTurn();
    expect(t.opponent.hand).toEqual(["Froakie"]);
  });

  it("EFF-07 one card needs no order, and cards that are shuffled in have none", () => {
    const one = played([move(chosen("discard", 2), { to: "deck", place: "top" })], { you: { discard: ["Potion"] } });
    expect(one.asked).toBe("main");
    const shuffled = played([move(chosen("discard", 2), { to: "deck", place: "shuffled" })], { you: { discard: ["Potion", "Froakie"] } });
    expect([shuffled.asked, shuffled.happened("shuffled").length]).toEqual(["main", 1]);
  });

  it("EFF-06 a card found in the deck goes on top of it after the shuffling, others before", () => {
    const order = (destination: Destination) => {
      const t = played([move(chosen("deck"), destination)], { you: { deck: three } });
      t.choose("Froakie");
      return t.events.flatMap((event) =>
        event.type === "shuffled" || (event.type === "moved" && event.from.zone === "deck") ? [event.type] : [],
      );
    };
    expect([order({ to: "deck", place: "top" }), order({ to: "hand" })]).toEqual([
      ["shuffled", "moved"],
      ["moved", "shuffled"],
    ]);
  });

  it("EFF-57 found cards are shown where the text says so, and not where none is", () => {
    const seek = (reveal?: true) =>
      move({ cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { category: "Pokémon" } }, { to: "hand" }, reveal);
    expect(
      played([seek(true)], { you: { deck: three } })
        .choose("Froakie")
        .happened("revealed"),
    ).toMatchObject([{ seat: 0, from: { zone: "deck", seat: 0 }, cards: [{ card: "Froakie" }] }]);
    const visible = (reveal?: true) =>
      played([seek(reveal)], { you: { deck: three } })
        .choose("Froakie")
        .happened("moved")
        .find(({ to }) => to.zone === "hand")?.visibleTo;
    expect([visible(true), visible()]).toEqual(["all", [0]]);
    expect(
      played([seek()], { you: { deck: three } })
        .choose("Froakie")
        .happened("revealed"),
    ).toEqual([]);
    expect(
      played([seek(true)], { you: { deck: three } })
        .choose()
        .happened("revealed"),
    ).toEqual([]);
  });

  it("EFF-42 several at once onto a Bench with one free place: one", () => {
    const t = played([move({ cards: "choose", from: { zone: "discard", of: "you" }, count: "any" }, { to: "bench" })], {
      you: { bench: ["Zubat", "Zubat", "Zubat", "Zubat"], discard: ["Froakie", "Abra"] },
    });
    expect(t.decision).toMatchObject({ min: 1, max: 1 });
    t.choose("Abra");
    expect([t.you.bench.length, t.you.discard]).toEqual([5, ["Froakie", "Plan"]]);
  });

  it("EFF-42 all of a pile onto a Bench with one free place: the first", () => {
    const t = played([move({ cards: "all", zone: "discard", of: "you", where: { category: "Pokémon" } }, { to: "bench" })], {
      you: { bench: ["Zubat", "Zubat", "Zubat", "Zubat"], discard: ["Froakie", "Abra"] },
    });
    expect(t.you.bench.map(({ name }) => name).slice(4)).toEqual(["Froakie"]);
  });

  it("EFF-41 a card that goes to the Active Spot while somebody is there goes onto the Bench", () => {
    const t = played([move(hand("you"), { to: "active" })], { you: { hand: ["Froakie", "Potion"] } });
    t.choose("Froakie");
    expect([t.you.active?.name, t.you.bench.map(({ name }) => name)]).toEqual(["Snorlax", ["Froakie"]]);
  });

  it("EFF-07 a card of the opponent's discard pile goes onto the opponent's Bench", () => {
    const t = played([move({ cards: "choose", from: { zone: "discard", of: "opponent" }, count: 1 }, { to: "bench" })], {
      opponent: { discard: ["Froakie"] },
    });
    expect([t.you.bench, t.opponent.bench.map(({ name }) => name)]).toEqual([[], ["Froakie"]]);
  });

  it("RUL-16 a hand without cards that is shuffled into the deck shuffles it", () => {
    const shuffled = (steps: readonly Instruction[]) => played([...steps, { do: "draw", count: 1 }]).happened("shuffled").length;
    const all: CardSelector = { cards: "all", zone: "hand", of: "you" };
    expect(shuffled([move(all, { to: "deck", place: "shuffled" })])).toBe(1);
    expect(shuffled([move(all, { to: "deck", place: "bottom" })])).toBe(0);
    expect(shuffled([move({ ...all, where: { category: "Pokémon" } }, { to: "deck", place: "shuffled" })])).toBe(0);
    expect(shuffled([move({ cards: "all", zone: "discard", of: "you" }, { to: "deck", place: "shuffled" })])).toBe(0);
  });

  it("RUL-16 the opponent's hand without cards shuffles the opponent's deck", () => {
    const t = played([move({ cards: "all", zone: "hand", of: "opponent" }, { to: "deck", place: "shuffled" }), { do: "draw", count: 1 }]);
    expect(t.happened("shuffled").map(({ seat }) => seat)).toEqual([1]);
  });
});

describe("Cards that are drawn, shown or switched", () => {
  it("TURN-02 as many as there are; those that were drawn are spoken of", () => {
    const find: Instruction = {
      do: "if",
      when: { if: "bound", binding: 1, where: { names: ["Froakie"] } },
      then: [{ do: "draw", count: 1, who: "opponent" }],
    };
    const drawn = (deck: readonly string[], held: readonly string[]) =>
      played([{ do: "draw", count: 3, bind: 1 }, find], { you: { deck, hand: held } });
    expect([drawn(["Potion", "Froakie"], []).you.hand, drawn(["Potion", "Froakie"], []).opponent.hand.length]).toEqual([
      ["Potion", "Froakie"],
      1,
    ]);
    expect(drawn(["Potion"], ["Froakie"]).opponent.hand).toEqual([]);
  });

  it("EFF-01 who may not draw by effects does not, the other player does", () => {
    const ban = trainer("Ban", "Stadium", { whileInPlay: [{ kind: "continuous", change: { forbid: "drawExtra", who: "opponent" } }] });
    const t = played(
      [
        { do: "draw", count: 1 },
        { do: "draw", count: 2, who: "opponent" },
      ],
      { cards: [ban], stadium: "Ban" },
    );
    expect([t.you.hand.length, t.opponent.hand.length]).toEqual([0, 2]);
  });

  it.each([
    [0, ["no"], []],
    [1, ["yes", "no"], ["Potion"]],
    [2, ["yes", "yes"], ["Potion", "Switch"]],
  ])("CMP-523 'draw up to 3' from a deck of two: after each card it is asked anew: %i", (_, answers, drawn) => {
    const t = scenario({
      cards: [pokemon("Reader", 60, "Water", {}, attack("Read", "", "", { do: "draw", count: 3, upTo: true }))],
      you: { active: "Reader", deck: ["Potion", "Switch"] },
    });
    t.attack("Read");
    for (const answer of answers) t.choose(answer);
    expect(t.you.hand).toEqual(drawn);
  });

  it("EFF-57 the other player looks where the text says so; a hand is sorted and looked at by the other alone", () => {
    const mine: Instruction = { do: "look", cards: { cards: "all", zone: "hand", of: "you" }, at: "opponent" };
    const t = played([mine], { you: { hand: ["Froakie", "Potion", "Froakie"] } });
    expect(t.happened("looked")).toMatchObject([
      { seat: 1, visibleTo: [1], from: { zone: "hand", seat: 0 }, cards: [{ card: "Froakie" }, { card: "Froakie" }, { card: "Potion" }] },
    ]);
  });

  it("EFF-57 cards of several places are shown place by place", () => {
    const both: Instruction = { do: "reveal", cards: { cards: "bound", binding: 1 } };
    const t = played(
      [
        { do: "look", cards: { cards: "top", of: "you", count: 2, bind: 1 } },
        move({ cards: "choose", from: { binding: 1 }, count: 1 }, { to: "hand" }),
        both,
      ],
      { you: { deck: three } },
    );
    t.choose("Switch");
    expect(t.happened("revealed").map(({ from, cards }) => [from, cards.map(({ card }) => card)])).toEqual([
      [{ zone: "deck", seat: 0 }, ["Potion"]],
      [{ zone: "hand", seat: 0 }, ["Switch"]],
    ]);
  });

  it("EFF-57 what was hidden and shown cannot be followed afterwards, what lies open can", () => {
    const seen = (cards: CardSelector, setup: ScenarioSetup) => {
      const t = played(
        [
          { do: "reveal", cards },
          { do: "heal", amount: 10, on: SELF },
        ],
        setup,
      );
      return t.happened("revealed").flatMap(({ cards: all }) => all.map(({ handle }) => handle));
    };
    expect(seen({ cards: "all", zone: "discard", of: "you" }, { you: { discard: ["Potion"] } })).toHaveLength(1);
    const t = scenario({
      cards: [trainer("Plan", "Item", {}, { do: "reveal", cards: { cards: "all", zone: "hand", of: "you" } })],
      you: { hand: ["Plan", "Potion"] },
    });
    const before = t.view(0).sides[0].hand?.find(({ card }) => card === "Potion")?.handle;
    t.play("Plan");
    expect(t.view(0).sides[0].hand?.[0]?.handle).not.toBe(before);
  });

  it("EFF-54 the other player puts the cards back in order where the text says so", () => {
    const t = played([{ do: "reorder", cards: { cards: "top", of: "opponent", count: 2 }, place: "bottom", by: "opponent" }], {
      opponent: { deck: three },
    });
    expect(t.decision.seat).toBe(1);
    t.choose("Switch", "Potion").endTurn();
    expect(t.opponent.hand).toEqual(["Froakie"]);
  });

  it("EFF-66 Prize cards are shuffled", () => {
    const t = played([{ do: "shuffle", zone: "prizes", of: "opponent" }]);
    expect(t.happened("shuffled")).toMatchObject([{ seat: 1, zone: "prizes" }]);
  });

  it("EFF-54 cards of a hand and of the discard pile change places", () => {
    const t = played([{ do: "swapCards", first: hand("you"), second: chosen("discard") }], {
      you: { hand: ["Potion", "Froakie"], discard: ["Switch", "Abra"] },
    });
    t.choose("Potion").choose("Abra");
    expect([[...t.you.hand].sort(), [...t.you.discard].sort()]).toEqual([
      ["Abra", "Froakie"],
      ["Plan", "Potion", "Switch"],
    ]);
  });

  it("KO-03 several Prize cards outside a Knock Out, no more than there are; the other player's too", () => {
    const two = played([{ do: "takePrizes", count: 2 }], { you: { prizes: three } });
    expect(two.decision).toMatchObject({ purpose: "takePrizes", seat: 0, min: 2, max: 2 });
    two.choose(0, 1);
    expect([two.you.prizes, two.opponent.prizes]).toEqual([1, 6]);
    const theirs = played([{ do: "takePrizes", count: 1, who: "opponent" }]);
    expect(theirs.decision.seat).toBe(1);
    theirs.choose(0);
    expect([theirs.you.prizes, theirs.opponent.prizes]).toEqual([6, 5]);
    const all = played([{ do: "takePrizes", count: 3 }], { you: { prizes: ["Potion"] } });
    expect(all.outcome).toEqual({ winner: 0, reason: "prizes" });
  });

  it("KO-03 no Prize card is taken where none is due", () => {
    const t = played([{ do: "takePrizes", count: { count: "cards", zone: "lostZone", of: "you" } }]);
    expect([t.asked, t.you.prizes]).toEqual(["main", 6]);
  });

  it("EFF-57 a Prize card that is chosen is looked at", () => {
    const t = played([{ do: "look", cards: { cards: "choose", from: { zone: "prizes", of: "you" }, count: 1, unseen: true } }], {
      you: { prizes: ["Potion", "Switch"] },
    });
    expect([t.asked, t.options]).toEqual(["look", ["0", "1"]]);
    t.choose(1);
    expect(t.happened("looked").at(-1)).toMatchObject({ visibleTo: [0], from: { zone: "prizes", seat: 0 }, cards: [{ card: "Switch" }] });
  });

  it.each([
    ["look", "looked"],
    ["reveal", "revealed"],
  ] as const)("EFF-57 the top of a deck is seen in its order, a hand without one: %s", (verb, event) => {
    const seen = (cards: CardSelector) =>
      played([{ do: verb, cards }], {
        you: { deck: ["Froakie", "Potion", "Froakie"] },
        opponent: { hand: ["Potion", "Froakie", "Potion"] },
      })
        .happened(event)
        .flatMap((happened) => happened.cards.map((one) => one?.card));
    expect(seen({ cards: "top", of: "you", count: 3 })).toEqual(["Froakie", "Potion", "Froakie"]);
    expect(seen({ cards: "all", zone: "hand", of: "opponent" })).toEqual(["Froakie", "Potion", "Potion"]);
  });

  const handles = (t: ReturnType<typeof scenario>, seat: 0 | 1, zone: "hand" | "discard") =>
    t.view(seat).sides[seat][zone]?.map(({ handle }) => handle);
  it.each<readonly [string, Instruction, 0 | 1, "hand" | "discard", boolean]>([
    ["a hand that the other player looks at", { do: "look", cards: { cards: "all", zone: "hand", of: "opponent" } }, 1, "hand", false],
    [
      "a hand that its player looks at",
      { do: "look", cards: { cards: "all", zone: "hand", of: "opponent" }, at: "opponent" },
      1,
      "hand",
      true,
    ],
    ["a pile that lies open", { do: "look", cards: { cards: "all", zone: "discard", of: "opponent" } }, 1, "discard", true],
    ["a pile that lies open and is shown", { do: "reveal", cards: { cards: "all", zone: "discard", of: "opponent" } }, 1, "discard", true],
  ])("EFF-57 whether cards can be followed afterwards: %s", (_, step, seat, zone, same) => {
    const t = scenario({
      cards: [trainer("Plan", "Item", {}, step)],
      you: { hand: ["Plan"] },
      opponent: { hand: ["Potion"], discard: ["Switch"] },
    });
    const before = handles(t, seat, zone);
    t.play("Plan");
    expect(JSON.stringify(handles(t, seat, zone)) === JSON.stringify(before)).toBe(same);
  });

  it("EFF-57 a card is shown under the number by which it is known from then on", () => {
    const t = played([{ do: "reveal", cards: { cards: "all", zone: "hand", of: "you" } }], { you: { hand: ["Potion"] } });
    expect(t.happened("revealed")[0]?.cards.map(({ handle }) => handle)).toEqual(handles(t, 0, "hand"));
  });

  it("EFF-57 a card that was shown and put onto the Bench is 'that Pokémon'", () => {
    const t = played(
      [
        { do: "reveal", cards: { cards: "top", of: "you", count: 1, bind: 1 } },
        move({ cards: "bound", binding: 1 }, { to: "bench" }),
        { do: "putCounters", count: 1, on: { pokemon: "bound", binding: 1 } },
      ],
      { you: { deck: ["Froakie"] } },
    );
    expect(t.you.bench.map(({ name, damage }) => [name, damage])).toEqual([["Froakie", 10]]);
  });

  it("EFF-54 the card of the hand that changes places with the top card of the deck lies on top", () => {
    const t = played([{ do: "swapCards", first: hand("you"), second: { cards: "top", of: "you", count: 1 } }], {
      you: { hand: ["Potion", "Froakie"], deck: ["Switch", "Abra"] },
    });
    t.choose("Potion").endTurn().endTurn();
    expect(t.you.hand.at(-1)).toBe("Potion");
  });

  it("EFF-49 what an attack or another step discards may be taken back at once, what was paid may not", () => {
    const back = [move(hand("you"), { to: "discard" }), move(chosen("discard"), { to: "hand" })];
    const t = played([{ do: "draw", count: 1 }, ...back], { you: { hand: ["Potion"], deck: ["Switch"], discard: ["Abra"] } });
    t.choose("Potion");
    expect(t.options).toEqual(["Abra", "Potion"]);
    t.choose("Potion");
    expect([...t.you.hand].sort()).toEqual(["Potion", "Switch"]);
  });

  it("EFF-41 a card goes to the Active Spot while nobody is there, however full the Bench", () => {
    const t = played(
      [
        { do: "returnPokemon", pokemon: { pokemon: "active", side: "yours" }, destination: { to: "discard" }, attached: "with" },
        move(hand("you"), { to: "active" }),
      ],
      { you: { bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"], hand: ["Froakie", "Abra"] } },
    );
    t.choose("Froakie");
    expect([t.you.active?.name, t.you.bench.length]).toEqual(["Froakie", 5]);
  });

  it("RUL-16 where nothing was found to be shuffled into a deck, no deck is shuffled", () => {
    const shuffled = (cards: CardSelector, then?: Instruction) =>
      used([...(then ? [then] : []), move(cards, { to: "deck", place: "shuffled" })]).happened("shuffled");
    expect(shuffled({ cards: "random", zone: "hand", of: "opponent", count: 1 })).toEqual([]);
    expect(
      shuffled({ cards: "bound", binding: 1 }, { do: "reveal", cards: { cards: "all", zone: "discard", of: "you", bind: 1 } }),
    ).toEqual([]);
  });
});
