import { describe, expect, it } from "vitest";
import { createCatalogue } from "../catalogue";
import { checkDeck } from "../deck";
import { createDragonBall } from "../game";
import { auto, battle, DRAW, extra, leader, permanent, unison } from "../testing/cards";
import { LEADER, type OpeningDeck, opening, PLAIN, plains, scenario } from "../testing/scenario";

const PLAIN_DECK: OpeningDeck = { deck: plains(50) };
const begun = (one: OpeningDeck = PLAIN_DECK, two: OpeningDeck = PLAIN_DECK) => opening([one, two], { start: 0 });

describe("Set-up", () => {
  it("DB-SETUP-02 each Leader lies front side up", () => {
    const t = begun();
    t.no().no();
    expect([t.you.leader.back, t.opponent.leader.back]).toEqual([false, false]);
  });

  it("DB-SETUP-03 what triggers on being placed in the leader zone resolves before the first hand is drawn", () => {
    const early = leader("Herald", {
      skills: [auto({ when: "placedInLeader", subject: "this" }, [{ do: "move", cards: { in: "deck", top: 1 }, to: "warp" }])],
    });
    const t = begun({ leader: early, deck: [battle("First"), ...plains(50)] });
    expect(t.you.warp).toEqual(["First"]);
    expect(t.you.hand).toHaveLength(6);
    t.no().no();
  });

  it("DB-SETUP-04 the player who is drawn chooses who plays first", () => {
    const t = opening([PLAIN_DECK, PLAIN_DECK]);
    const drawn = t.seat;
    expect(t.asked).toBe("goFirst");
    t.answer(1).no().no();
    expect(t.state.active).toBe(1 - drawn);
  });

  it("DB-SETUP-05 decks are shuffled", () => {
    const deck = Array.from({ length: 50 }, (_, index) => battle(`Card ${index}`));
    const t = opening([{ deck }, PLAIN_DECK], { start: 0, shuffled: true });
    expect(t.you.hand).not.toEqual(deck.slice(0, 6).map(({ id }) => id));
    t.no().no();
  });

  it("DB-SETUP-06 each draws six cards", () => {
    const t = begun();
    expect([t.you.hand.length, t.opponent.hand.length]).toEqual([6, 6]);
    t.no().no();
  });

  it("DB-SETUP-07 the starting player first, each may put the whole hand back once and draw six", () => {
    const deck = Array.from({ length: 50 }, (_, index) => battle(`Card ${index}`));
    const t = opening([{ deck }, PLAIN_DECK], { start: 0, shuffled: true });
    const before = t.you.hand;
    expect([t.asked, t.seat]).toEqual(["redraw", 0]);
    t.yes();
    expect(t.you.hand).toHaveLength(6);
    expect(t.you.hand).not.toEqual(before);
    expect([t.asked, t.seat]).toEqual(["redraw", 1]);
    t.no();
    expect(t.asked).toBe("charge");
  });

  it("DB-SETUP-08 the top eight cards become Life, unseen", () => {
    const t = begun();
    t.no().no();
    expect([t.you.life, t.opponent.life]).toEqual([8, 8]);
    expect(t.you.view.life.every(({ definition }) => definition === null)).toBe(true);
  });

  it("DB-SETUP-09 the second player has an energy marker", () => {
    const t = begun();
    t.no().no();
    expect([t.you.energyMarkers, t.opponent.energyMarkers]).toEqual([0, 1]);
  });

  it("DB-SETUP-10 the starting player's turn begins", () => {
    const t = begun();
    t.no().no();
    expect([t.state.turn, t.state.active, t.asked]).toEqual([1, 0, "charge"]);
  });

  it("DB-SETUP-11 a Leader that begins with nine Life does", () => {
    const cornered = leader("Cornered", { skills: [permanent([{ player: "you", rule: { setup: "life", to: 9 } }])] });
    const t = begun({ leader: cornered, deck: plains(50) });
    t.no().no();
    expect([t.you.life, t.opponent.life]).toEqual([9, 8]);
  });

  it("DB-END-10 nobody has lost while deck and Life are still empty", () => {
    const t = begun();
    expect(t.outcome).toBeNull();
    t.no().no();
  });
});

const four = (name: string) => Array.from({ length: 4 }, () => battle(name).id);
const POOL = Array.from({ length: 13 }, (_, index) => battle(`Pool ${index}`));
const FIFTY = POOL.flatMap(({ id }) => four(id)).slice(0, 50);
const SPECIAL = [
  battle("Ultimate one", { skills: [{ type: "keyword", keyword: { name: "Ultimate" } }] }),
  battle("Super one", { skills: [{ type: "keyword", keyword: { name: "Super Combo" } }] }),
  battle("Super two", { skills: [{ type: "keyword", keyword: { name: "Super Combo" } }] }),
  extra("Star Shard", { skills: [{ type: "keyword", keyword: { name: "Dragon Ball" } }] }),
  battle("Crowd", { skills: [permanent([{ player: "you", rule: { copies: 9, of: { name: "Crowd" } } }], { from: "any" })] }),
  battle("Beyond", { z: true }),
  battle("Farther", { z: true }),
  battle("Farthest", { z: true }),
  unison("Choir"),
  leader("Green Captain", { colors: ["green"] }),
];
const catalogue = createCatalogue([LEADER, PLAIN, ...POOL, ...SPECIAL]);
const faults = (deck: readonly string[], more: { leader?: string; zDeck?: readonly string[] } = {}) =>
  checkDeck(catalogue, { leader: "Captain", deck, ...more }).map(({ fault }) => fault);
const with4 = (...ids: readonly string[]) => [...FIFTY.slice(0, 50 - ids.length), ...ids];

describe("Decks", () => {
  it("DB-DECK-01 the Leader is a Leader", () => {
    expect(faults(FIFTY)).toEqual([]);
    expect(faults(FIFTY, { leader: "Plain" })).toEqual(["leader"]);
  });

  it("DB-DECK-02 a deck has 50 to 60 cards", () => {
    expect(faults(FIFTY.slice(1))).toEqual(["tooFew"]);
    expect(faults([...FIFTY, ...four("Plain"), "Pool 12", "Pool 12", "Choir", "Choir", "Choir", "Choir"])).toEqual([]);
    expect(faults([...FIFTY, ...four("Plain"), "Pool 12", "Pool 12", "Choir", "Choir", "Choir", "Choir", "Super one"])).toEqual([
      "tooMany",
    ]);
  });

  it("DB-DECK-02 it holds no Leader and no Z card", () => {
    expect(faults(with4("Captain", "Beyond"))).toEqual(["wrongPile", "wrongPile"]);
  });

  it("DB-DECK-03 a Z-Deck has at most ten Z cards", () => {
    const ten = [...four("Beyond"), ...four("Farther"), "Farthest", "Farthest"];
    expect(faults(FIFTY, { zDeck: ten })).toEqual([]);
    expect(faults(FIFTY, { zDeck: [...ten, "Farthest"] })).toEqual(["zDeckTooLarge"]);
    expect(faults(FIFTY, { zDeck: ["Plain"] })).toEqual(["wrongPile"]);
  });

  it("DB-DECK-04 at most four of one card number", () => {
    expect(faults(with4(...four("Plain")))).toEqual([]);
    expect(faults(with4(...four("Plain"), "Plain"))).toEqual(["copies"]);
  });

  it("DB-DECK-05 a text that allows more copies is followed", () => {
    expect(faults(with4(...Array.from({ length: 9 }, () => "Crowd")))).toEqual([]);
    expect(faults(with4(...Array.from({ length: 10 }, () => "Crowd")))).toEqual(["copies"]);
  });

  it("DB-DECK-07 the Leader's colours do not limit the deck", () => {
    expect(faults(FIFTY, { leader: "Green Captain" })).toEqual([]);
  });

  it("DB-KEY-14a a deck holds one [Ultimate] card", () => {
    expect(faults(with4("Ultimate one"))).toEqual([]);
    expect(faults(with4("Ultimate one", "Ultimate one"))).toEqual(["keyword"]);
  });

  it("DB-KEY-17 a deck holds four [Super Combo] cards, whatever their numbers", () => {
    expect(faults(with4("Super one", "Super one", "Super two", "Super two"))).toEqual([]);
    expect(faults(with4("Super one", "Super one", "Super one", "Super two", "Super two"))).toEqual(["keyword"]);
  });

  it("DB-KEY-28 a deck holds up to seven of a [Dragon Ball] card", () => {
    expect(faults(with4(...Array.from({ length: 7 }, () => "Star Shard")))).toEqual([]);
    expect(faults(with4(...Array.from({ length: 8 }, () => "Star Shard")))).toEqual(["copies"]);
  });

  it("DB-SETUP-01 a deck that breaks a rule is named before the match", () => {
    const game = createDragonBall([LEADER, PLAIN, ...POOL]);
    const good = { leader: "Captain", deck: FIFTY };
    const [yours, theirs] = game.check({ decks: [good, { leader: "Captain", deck: FIFTY.slice(2) }] });
    expect([yours, theirs]).toEqual([[], [{ fault: "tooFew", count: 48, limit: 50 }]]);
  });
});

describe("End of the match", () => {
  it("DB-END-01 DB-END-05 a player without Life has lost, and the other has won", () => {
    const t = scenario({ opponent: { life: 1 } });
    t.battle("Captain");
    expect(t.outcome).toEqual({ winner: 0, reason: "life" });
  });

  it("DB-END-02 a player without a deck loses when the last card leaves", () => {
    const t = scenario({ opponent: { deck: [PLAIN] } });
    t.endTurn();
    expect(t.outcome).toEqual({ winner: 0, reason: "deck" });
  });

  it("DB-END-03 the check interrupts an effect half done", () => {
    const drawer = battle("Drawer", {
      skills: [
        auto({ when: "played", subject: "this" }, [
          { do: "draw", count: 5 },
          { do: "move", cards: "this", to: "warp" },
        ]),
      ],
    });
    const t = scenario({ you: { hand: [drawer], energy: 1, deck: plains(3) } });
    t.play("Drawer");
    expect(t.outcome).toEqual({ winner: 1, reason: "deck" });
    expect(t.you.battle).toEqual(["Drawer"]);
  });

  it("DB-END-04 who loses together draws", () => {
    const both = battle("Doom", {
      skills: [auto({ when: "played", subject: "this" }, [{ do: "move", cards: { in: "life", of: "both" }, to: "drop" }])],
    });
    const t = scenario({ you: { hand: [both], energy: 1, life: 1 }, opponent: { life: 1 } });
    t.play("Doom");
    expect(t.outcome).toEqual({ winner: null, reason: "life" });
  });

  it("DB-END-06 a player may concede while the other is to decide", () => {
    const t = scenario({});
    t.concede(1);
    expect(t.outcome).toEqual({ winner: 0, reason: "concession" });
  });

  it("DB-END-08 an effect that wins ends the match as it resolves", () => {
    const winner = battle("Winner", { skills: [auto({ when: "played", subject: "this" }, [{ do: "win", who: "you" }, DRAW])] });
    const t = scenario({ you: { hand: [winner], energy: 1 } });
    t.play("Winner");
    expect(t.outcome).toEqual({ winner: 0, reason: "effect" });
    expect(t.you.hand).toEqual([]);
  });

  it("DB-END-09 after the end nobody decides", () => {
    const t = scenario({});
    t.concede(0);
    expect(t.game.decisions(t.state)).toEqual([]);
    expect(t.game.step(t.state, { concede: 1 })).toEqual({ ok: false, rejection: "over" });
  });

  it("DB-END-11 a loop that nobody can stop is a draw", () => {
    const again = (trigger: "active" | "rest", to: "active" | "rest") =>
      auto({ when: "switched", subject: "this", to: trigger }, [{ do: "switch", cards: "this", to }]);
    const spinner = battle("Spinner", { skills: [again("rest", "active"), again("active", "rest")] });
    const t = scenario({ you: { battle: [spinner] } });
    t.attack("Spinner");
    expect(t.outcome).toEqual({ winner: null, reason: "loop" });
  });
});
