import { describe, expect, it } from "vitest";
import { ZONES } from "../effects/language/selectors";
import { auto, battle, CHOSEN, DRAW, keyword, main, PLAYED, permanent, power, THEIRS } from "../testing/cards";
import { PLAIN, plains, scenario } from "../testing/scenario";

const mine = (name: string) => ({ do: "choose", from: { in: "battle", where: { name } }, count: 1 }) as const;
const move = (to: "hand" | "deck" | "drop" | "warp" | "energy" | "life" | "zEnergy" | "combo" | "removed") =>
  ({ do: "move", cards: CHOSEN, to }) as const;

describe("Zones", () => {
  it("DB-ZONE-01 twelve zones each", () => {
    const t = scenario({});
    expect(ZONES).toHaveLength(12);
    for (const zone of ZONES) expect(t.you.view[zone]).toBeDefined();
  });

  it("DB-ZONE-02 the number of cards in every zone is public", () => {
    const t = scenario({ opponent: { hand: plains(3), deck: plains(7), life: 5, zDeck: [battle("Beyond", { z: true })] } });
    const seen = t.game.view(t.state, 0).players[1];
    expect([seen.hand.length, seen.deck, seen.life.length, seen.zDeck.length]).toEqual([3, 7, 5, 1]);
  });

  it("DB-ZONE-03 DB-ZONE-24 hand and Z-Deck are hidden from the opponent, deck and Life from both", () => {
    const t = scenario({ you: { hand: [PLAIN], zDeck: [battle("Beyond", { z: true })] } });
    const names = (viewer: 0 | 1 | "spectator") => {
      const { hand, zDeck, life } = t.game.view(t.state, viewer).players[0];
      return [hand[0]?.definition, zDeck[0]?.definition, life[0]?.definition];
    };
    expect([names(0), names(1), names("spectator")]).toEqual([
      ["Plain", "Beyond", null],
      [null, null, null],
      [null, null, null],
    ]);
  });

  it("DB-ZONE-04 DB-EFF-05 a card that changes zone is a new card: effects on it do not follow", () => {
    const cycler = battle("Cycler", {
      skills: [
        main([power(5000)]),
        main([
          { do: "move", cards: "this", to: "drop" },
          { do: "play", cards: "this" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [cycler] } });
    t.activate("Cycler", 0);
    expect(t.you.card("Cycler").power).toBe(15000);
    t.activate("Cycler", 1);
    expect(t.you.card("Cycler").power).toBe(10000);
  });

  it("DB-ZONE-05 from battle to combo and back its effects stay", () => {
    const t = scenario({
      you: {
        battle: [
          battle("Booster", {
            skills: [
              main([mine("Friend"), { do: "lasting", effects: [{ on: CHOSEN, change: { add: "comboPower", by: 3000 } }], for: "turn" }]),
            ],
          }),
          battle("Friend"),
        ],
      },
    });
    t.activate("Booster").attack("Captain").combo("Friend").passAll();
    expect(t.happened("battle")[0]?.attackPower).toBe(18000);
  });

  it("DB-ZONE-06 an effect that comes with the move holds for the card that arrives", () => {
    const caller = battle("Caller", {
      skills: [
        main([
          { do: "choose", from: { in: "drop" }, count: 1 },
          { do: "play", cards: CHOSEN, with: [{ change: { add: "power", by: 5000 } }], for: "turn" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [caller], drop: [PLAIN] } });
    t.activate("Caller");
    expect(t.you.card("Plain").power).toBe(15000);
  });

  it("DB-ZONE-07 DB-ZONE-08 cards placed into a deck together: their owner orders them, the opponent does not learn how", () => {
    const sinker = battle("Sinker", { skills: [main([{ do: "move", cards: { in: "drop" }, to: "deck", place: "bottom" }])] });
    const t = scenario({ you: { battle: [sinker], drop: [battle("One"), battle("Two")] } });
    t.activate("Sinker");
    expect([t.asked, t.decision.ordered]).toEqual(["order", true]);
    t.choose("Two", "One");
    expect(t.you.deck.slice(-2)).toEqual(["Two", "One"]);
    const seen = t.happened("moved").map((event) => t.game.redact(event, 1));
    expect(seen.map((event) => event?.event === "moved" && [event.definition, event.object])).toEqual([
      ["One", null],
      ["Two", null],
    ]);
  });

  it("DB-ZONE-09 DB-ZONE-10 DB-ZERO-16 a card goes to its owner's zone, whoever had it", () => {
    const thief = battle("Thief", {
      skills: [auto(PLAYED, [THEIRS, { do: "takeControl", cards: CHOSEN }]), main([mine("Plain"), move("hand")])],
    });
    const t = scenario({ you: { hand: [thief], energy: 1 }, opponent: { battle: [PLAIN] } });
    t.play("Thief").choose("Plain");
    expect(t.you.battle).toEqual(["Thief", "Plain"]);
    t.activate("Thief");
    expect([t.you.hand, t.opponent.hand]).toEqual([[], ["Plain"]]);
  });

  it("DB-ZONE-11 a card found in the deck by its properties is shown to both", () => {
    const seeker = battle("Seeker", {
      skills: [
        main([
          { do: "choose", from: { in: "deck", where: { name: "Prize" } }, count: { upTo: 1 } },
          { do: "move", cards: CHOSEN, to: "hand", reveal: true },
          { do: "shuffle", zone: "deck" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [seeker], deck: [PLAIN, battle("Prize"), PLAIN] } });
    t.activate("Seeker").choose("Prize");
    const seen = t.happened("moved").map((event) => t.game.redact(event, 1));
    expect(seen).toMatchObject([{ definition: "Prize", was: null, object: null }]);
  });

  it("DB-ZONE-12 what lies in a deck is nobody's to see", () => {
    const t = scenario({ you: { deck: [battle("Secret"), PLAIN] } });
    expect(JSON.stringify(t.game.view(t.state, 0))).not.toContain("Secret");
  });

  it("DB-ZONE-13 a hand has no limit", () => {
    const t = scenario({ you: { hand: plains(20) } });
    t.endTurn();
    expect(t.you.hand).toHaveLength(20);
  });

  it("DB-ZONE-14 drop and warp are open, new cards on top", () => {
    const t = scenario({
      you: {
        battle: [battle("Burner", { skills: [main([{ do: "move", cards: { in: "deck", top: 1 }, to: "drop" }])] })],
        drop: [PLAIN],
        deck: [battle("Newest"), PLAIN],
      },
    });
    t.activate("Burner");
    expect(t.game.view(t.state, 1).players[0].drop.map(({ definition }) => definition)).toEqual(["Plain", "Newest"]);
  });

  it("DB-ZONE-15 any number of Battle cards lie in battle", () => {
    const t = scenario({ you: { battle: plains(9), hand: [battle("Tenth")], energy: 1 } });
    t.play("Tenth");
    expect(t.you.battle).toHaveLength(10);
  });

  it("DB-ZONE-16 DB-ZERO-03 a Leader never leaves the leader zone", () => {
    const bold = battle("Bold", { skills: [main([{ do: "choose", from: { in: "leader", of: "opponent" }, count: 1 }, move("hand")])] });
    const t = scenario({ you: { battle: [bold] } });
    t.activate("Bold");
    expect([t.opponent.leader.definition, t.opponent.hand]).toEqual(["Captain", []]);
  });

  it("DB-ZONE-17 energy is open, and one chooses what one pays with", () => {
    const t = scenario({ you: { hand: [battle("One")], energy: [battle("Red fuel"), battle("Blue fuel", { colors: ["blue"] })] } });
    t.play("One");
    expect(t.choices).toEqual(["Red fuel", "Blue fuel"]);
    t.choose("Blue fuel");
    expect(t.game.view(t.state, 1).players[0].energy.map(({ rest }) => rest)).toEqual([false, true]);
  });

  it("DB-ZONE-18 new Life cards lie on top, unknown to both", () => {
    const healer = battle("Healer", { skills: [main([{ do: "move", cards: { in: "deck", top: 1 }, to: "life" }])] });
    const t = scenario({ you: { battle: [healer], deck: [battle("Saved"), PLAIN] } });
    t.activate("Healer");
    expect(t.you.view.life.at(-1)).toEqual({ object: null, definition: null });
    expect(t.state.sides[0].life.at(-1)).toBe(t.state.cards.findIndex((place) => t.state.rules.table[place] === "Saved"));
  });

  it("DB-ZONE-19 DB-ZONE-20 Life cards are picked by position; those face up are open", () => {
    const turner = battle("Turner", {
      skills: [
        main([
          { do: "choose", from: { in: "life" }, count: 1 },
          { do: "turn", cards: CHOSEN, to: "faceUp" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [turner], life: [PLAIN, battle("Shown"), PLAIN] } });
    t.activate("Turner").choose("#1");
    expect(t.game.view(t.state, 1).players[0].life.map(({ definition }) => definition)).toEqual([null, "Shown", null]);
  });

  it("DB-ZONE-21 Life is shuffled by its player's own order of cards", () => {
    const shaker = battle("Shaker", { skills: [main([{ do: "shuffle", zone: "life", of: "opponent" }])] });
    const t = scenario({ shuffled: true, you: { battle: [shaker] } });
    t.activate("Shaker");
    expect(t.happened("shuffled")).toEqual([{ event: "shuffled", seat: 1, zone: "life" }]);
  });

  it("DB-ZONE-25 DB-TEXT-11 removed cards are open and in no zone; the warp is the owner's", () => {
    const eraser = battle("Eraser", { skills: [main([THEIRS, move("removed")]), main([THEIRS, move("warp")])] });
    const t = scenario({ you: { battle: [eraser] }, opponent: { battle: [battle("One"), battle("Two")] } });
    t.activate("Eraser", 0).choose("One").activate("Eraser", 1).choose("Two");
    expect([t.opponent.removed, t.opponent.warp]).toEqual([["One"], ["Two"]]);
    expect(t.game.view(t.state, 0).players[1].removed[0]?.definition).toBe("One");
  });
});

describe("Cards under cards", () => {
  const pile = {
    card: battle("Top", { skills: [main([{ do: "move", cards: "this", to: "hand" }])] }),
    under: [battle("Second"), battle("Third")],
  };

  it("DB-UNDER-01 DB-UNDER-02 those under are face up, without skills, one card with the top", () => {
    const t = scenario({ you: { battle: [{ card: battle("Top"), under: [battle("Guard", { skills: [keyword("Blocker")] })] }] } });
    expect([t.you.battle, t.game.view(t.state, 1).players[0].battle[0]?.under]).toEqual([["Top"], ["Guard"]]);
    expect(t.you.card("Top").keywords).toEqual([]);
  });

  it("DB-UNDER-03 where a text speaks of them they are cards of their own", () => {
    const miner = battle("Miner", { skills: [main([{ do: "choose", from: { under: { in: "battle" } }, count: 1 }, move("hand")])] });
    const t = scenario({ you: { battle: [miner, { card: battle("Top"), under: [PLAIN, battle("Deep")] }] } });
    t.activate("Miner").choose("Deep");
    expect([t.you.hand, t.you.card("Top").under]).toEqual([["Deep"], ["Plain"]]);
  });

  it("DB-UNDER-04 skills for lying under a card work", () => {
    const root = battle("Root", {
      skills: [
        permanent([{ on: { in: "battle" }, change: { add: "power", by: 1000 } }], {
          from: "any",
          while: { there: { under: { in: "battle" }, where: { name: "Root" } } },
        }),
      ],
    });
    const t = scenario({ you: { battle: [{ card: battle("Top"), under: [root] }] } });
    expect(t.you.card("Top").power).toBe(11000);
  });

  it("DB-UNDER-04 a skill that works under a card is activated there, and speaks of the card on top", () => {
    const UNDER = { there: { under: { in: "battle" }, where: { not: { other: true } } } } as const;
    const root = battle("Root", {
      skills: [
        permanent([{ on: { over: "this" }, change: { add: "power", by: 1000 } }], { from: "any", while: UNDER }),
        main([{ do: "play", cards: "this" }], { from: "any", cost: { when: UNDER } }),
      ],
    });
    const t = scenario({ you: { battle: [{ card: battle("Top"), under: [root] }, PLAIN] } });
    expect([t.you.card("Top").power, t.you.card("Plain").power]).toEqual([11000, 10000]);
    t.activate("Root");
    expect(t.you.battle).toEqual(["Top", "Plain", "Root"]);
  });

  it("DB-UNDER-05 new ones go to the bottom", () => {
    const stacker = battle("Stacker", {
      skills: [
        main([
          { do: "choose", from: { in: "hand" }, count: 1 },
          { do: "move", cards: CHOSEN, to: "battle", under: "this" },
        ]),
      ],
    });
    const t = scenario({ you: { battle: [{ card: stacker, under: [PLAIN] }], hand: [battle("New")] } });
    t.activate("Stacker").choose("New");
    expect(t.you.card("Stacker").under).toEqual(["Plain", "New"]);
  });

  it("DB-UNDER-06 when the card goes to another zone, those under go to their owners' drops", () => {
    const t = scenario({ you: { battle: [pile] } });
    t.activate("Top");
    expect([t.you.hand, t.you.drop]).toEqual([["Top"], ["Second", "Third"]]);
  });

  it("DB-UNDER-07 a card that leaves from under another does not trigger its own Autos on moving", () => {
    const loud = battle("Loud", { skills: [auto({ when: "moved", subject: "this", from: "battle" }, [DRAW], { from: "any" })] });
    const t = scenario({ you: { battle: [{ card: pile.card, under: [loud] }] } });
    t.activate("Top");
    expect(t.you.hand).toEqual(["Top"]);
  });

  it("DB-UNDER-08 DB-TEXT-12 DB-ZERO-17 to another player's zone of the same name they go with it, mode and effects too", () => {
    const thief = battle("Thief", { skills: [main([THEIRS, power(2000, CHOSEN), { do: "takeControl", cards: CHOSEN }])] });
    const t = scenario({ you: { battle: [thief] }, opponent: { battle: [{ card: battle("Top"), under: [PLAIN], rest: true }] } });
    t.activate("Thief").choose("Top");
    expect(t.you.card("Top")).toMatchObject({ under: ["Plain"], rest: true, power: 12000 });
  });

  it("DB-RULE-05 a card that lay under another one is played onto it, and lies there no more", () => {
    const grow = main([
      { do: "choose", from: { under: "this", where: { name: "Plain" } }, count: 1 },
      { do: "play", cards: CHOSEN, onto: "this" },
    ]);
    const t = scenario({ you: { battle: [{ card: battle("Seed", { skills: [grow] }), under: [PLAIN, battle("Deep")] }] } });
    t.activate("Seed").choose("Plain");
    expect([t.you.battle, t.you.card("Plain").under]).toEqual([["Plain"], ["Seed", "Deep"]]);
  });

  it("DB-UNDER-06 battle to combo keeps the pile, and it falls apart from there", () => {
    const t = scenario({ you: { battle: [pile] } });
    t.attack("Captain").combo("Top").passAll();
    expect(t.you.drop).toEqual(["Top", "Second", "Third"]);
  });
});
