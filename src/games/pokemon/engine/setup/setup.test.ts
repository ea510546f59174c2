import { describe, expect, it } from "vitest";
import { createPokemon } from "../game";
import { ability, pokemon, testCards } from "../testing/cards";
import { opening } from "../testing/scenario";

const fill = (count: number, name = "Water Energy"): string[] => Array.from({ length: count }, () => name);
/** A deck whose first seven cards hold these. */
const deck = (...first: string[]): string[] => [...first, ...fill(60 - first.length)];

describe("Set-up", () => {
  it("SETUP-01 a deck with an unknown card starts no match", () => {
    const game = createPokemon(testCards);
    expect(() => game.start({ edition: "xy", decks: [deck("Chespin"), deck("Missingno")] }, "seed")).toThrow(/Missingno/);
  });

  it("SETUP-02 each draws 7 cards of a shuffled deck", () => {
    const game = createPokemon(testCards);
    const cards = [...fill(30, "Chespin"), ...fill(30, "Froakie")];
    const orders = ["a", "b", "c"].map((seed) => {
      const { state } = game.start({ edition: "xy", decks: [cards, cards] }, seed);
      expect(state.sides.map((side) => side.hand.length)).toEqual([7, 7]);
      return state.sides[0].hand.join();
    });
    expect(new Set(orders).size).toBe(3);
  });

  it("SETUP-03 a hand without a Basic Pokémon is shown and drawn anew until it holds one", () => {
    const t = opening([deck("Chespin"), [...fill(7), ...fill(53, "Froakie")]]);
    t.chooseAs(0, "Chespin").chooseAs(0);
    const shown = t.happened("mulligan");
    expect(shown.length).toBeGreaterThan(0);
    for (const { seat, hand } of shown) {
      expect(seat).toBe(1);
      expect(hand.map(({ card }) => card)).not.toContain("Froakie");
    }
    expect(t.view(1).sides[1].hand?.map(({ card }) => card)).toContain("Froakie");
    t.chooseAs(1, "Froakie").chooseAs(1).choose(0);
  });

  it("SETUP-04 both without a Basic show and redraw, and nobody draws extra cards for that", () => {
    const t = opening([
      [...fill(7), ...fill(53, "Chespin")],
      [...fill(7), ...fill(53, "Froakie")],
    ]);
    expect(t.happened("mulligan").map(({ seat }) => seat)).toEqual([0, 1]);
    t.chooseAs(0, "Chespin").chooseAs(0).chooseAs(1, "Froakie").chooseAs(1);
    expect(t.asked).toBe("main");
  });

  it("SETUP-05 the player without a Basic waits until the other has placed", () => {
    const t = opening([deck("Chespin"), [...fill(7), ...fill(53, "Froakie")]]);
    expect(t.decisions.map(({ seat }) => seat)).toEqual([0]);
    expect(t.happened("mulligan")).toEqual([]);
    t.choose("Chespin").choose();
    expect(t.decisions.map(({ seat }) => seat)).toEqual([1]);
    t.choose("Froakie").choose().choose(0);
  });

  it("SETUP-06 for each mulligan more than the other's, the other may draw a card", () => {
    const t = opening([deck("Chespin"), [...fill(7), ...fill(53, "Froakie")]]);
    t.choose("Chespin").choose().choose("Froakie").choose();
    const mulligans = t.happened("mulligan").length;
    expect(t.asked).toBe("mulliganDraw");
    expect(t.decision.seat).toBe(0);
    expect(t.options).toEqual(Array.from({ length: mulligans + 1 }, (_, number) => `${number}`));
    const before = t.you.hand.length;
    t.choose(1);
    expect(t.asked).toBe("mulliganBench");
    t.choose();
    // One for the mulligan, one for the turn.
    expect(t.you.hand.length).toBe(before + 2);
  });

  it("SETUP-06 a Basic drawn for a mulligan may go to the Bench", () => {
    const t = opening([fill(60, "Chespin"), [...fill(7), ...fill(53, "Froakie")]]);
    t.choose("Chespin").choose().choose("Froakie").choose().choose(1);
    expect(t.options).toEqual(["Chespin"]);
    t.choose("Chespin");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Chespin"]);
  });

  it("SETUP-07 one Active and up to 5 Benched Basics, face down for the opponent", () => {
    const t = opening([deck(...fill(7, "Chespin")), deck("Froakie")]);
    t.chooseAs(0, "Chespin");
    expect(t.decisions.find(({ seat }) => seat === 0)?.max).toBe(5);
    t.chooseAs(0, "Chespin", "Chespin");
    const seen = t.view(1).sides[0];
    expect(seen.active).toMatchObject({ faceDown: true });
    expect(seen.bench).toHaveLength(2);
    expect(JSON.stringify(seen)).not.toContain("Chespin");
    t.choose("Froakie").choose();
  });

  it("SETUP-07 both place at their own pace", () => {
    const t = opening([deck("Chespin"), deck("Froakie")]);
    expect(t.decisions.map(({ seat }) => seat)).toEqual([0, 1]);
    t.chooseAs(1, "Froakie").chooseAs(1).chooseAs(0, "Chespin").chooseAs(0);
    expect(t.asked).toBe("main");
  });

  it("SETUP-08 six Prize cards, seen by neither player", () => {
    const t = opening([deck("Chespin"), deck("Froakie")]);
    t.chooseAs(0, "Chespin").chooseAs(0).chooseAs(1, "Froakie").chooseAs(1);
    for (const viewer of [0, 1, "spectator"] as const) {
      for (const side of t.view(viewer).sides) expect(side.prizes).toEqual(fill(6, "down"));
    }
    const moved = t.happened("moved").filter(({ to }) => to.zone === "prizes");
    expect(moved.map(({ visibleTo }) => visibleTo)).toEqual([[], []]);
  });

  it("SETUP-09 all are turned up and the starting player's turn begins", () => {
    const t = opening([deck("Chespin", "Zubat"), deck("Froakie")], { start: 1 });
    t.chooseAs(0, "Chespin").chooseAs(0, "Zubat").chooseAs(1, "Froakie").chooseAs(1);
    expect(t.happened("setupRevealed")).toHaveLength(1);
    expect(t.view("spectator").sides[0].active).toMatchObject({ cards: [{ card: "Chespin" }] });
    const revealed = t.happened("revealed").map(({ seat, from, cards }) => [seat, from.zone, ...cards.map(({ card }) => card)]);
    expect(revealed).toEqual([
      [0, "active", "Chespin"],
      [0, "bench", "Zubat"],
      [1, "active", "Froakie"],
    ]);
    expect(t.decision.seat).toBe(1);
    expect(t.view(0).turn).toBe(1);
  });

  it("SETUP-10 Evolution, Restored and Fossil cards are not placed", () => {
    const t = opening([deck("Quilladin", "Archen", "Dome Fossil", "Chespin"), deck("Froakie")]);
    t.chooseAs(1, "Froakie").chooseAs(1);
    expect(t.options).toEqual(["Chespin"]);
    t.choose("Chespin");
    expect(t.options).toEqual([]);
    t.choose();
  });

  it("SETUP-10 Evolution, Restored and Fossil cards make no hand valid", () => {
    const hand = ["Quilladin", "Archen", "Dome Fossil", ...fill(4)];
    const t = opening([deck("Chespin"), [...hand, ...fill(53, "Froakie")]]);
    t.choose("Chespin").choose();
    expect(t.happened("mulligan").map(({ seat }) => seat)).toEqual([1]);
    t.choose("Froakie").choose().choose(0);
  });

  describe("a card that may be the Active Pokémon though it is no Basic Pokémon (Cinderace, Explosiveness)", () => {
    const cards = [
      pokemon("Cinderace", 160, "Fire", {
        stage: "Stage 2",
        from: "Raboot",
        abilities: [ability("Explosiveness", { kind: "continuous", change: { permit: "startActive" } })],
      }),
    ];

    it("SETUP-11 it is offered beside the Basic Pokémon, and not for the Bench", () => {
      const t = opening([deck("Cinderace", "Chespin"), deck("Froakie")], { cards });
      t.chooseAs(1, "Froakie").chooseAs(1);
      expect([t.options, t.decision.min]).toEqual([["Chespin", "Cinderace"], 1]);
      t.choose("Cinderace");
      expect(t.options).toEqual(["Chespin"]);
      t.choose();
      expect(t.you.active?.name).toBe("Cinderace");
    });

    it("SETUP-11 it may be taken from a hand without a Basic Pokémon, which then is no mulligan", () => {
      const t = opening([deck("Cinderace"), deck("Froakie")], { cards });
      t.chooseAs(1, "Froakie").chooseAs(1);
      expect([t.options, t.decision.min]).toEqual([["Cinderace"], 0]);
      t.choose("Cinderace").choose();
      expect([t.you.active?.name, t.happened("mulligan")]).toEqual(["Cinderace", []]);
    });

    it("SETUP-11 … or such a hand is redrawn, and the other player may draw for it", () => {
      const t = opening([["Cinderace", ...fill(6), ...fill(53, "Chespin")], deck("Froakie")], { cards });
      t.chooseAs(0).chooseAs(1, "Froakie").chooseAs(1);
      expect(t.happened("mulligan").map(({ seat }) => seat)).toEqual([0]);
      t.choose("Chespin").choose();
      expect([t.asked, t.decision.seat]).toEqual(["mulliganDraw", 1]);
      t.choose(0);
    });

    it("SETUP-11 … both where neither keeps such a hand; who then lacks a Basic Pokémon waits until the other has placed", () => {
      const t = opening(
        [
          ["Cinderace", ...fill(6), ...fill(53, "Chespin")],
          ["Cinderace", ...fill(58), "Froakie"],
        ],
        { cards },
      );
      t.chooseAs(0).chooseAs(1);
      expect(t.happened("mulligan").map(({ seat }) => seat)).toEqual([0, 1]);
      expect(t.decisions.map(({ seat, purpose }) => [seat, purpose])).toEqual([[0, "setupActive"]]);
      t.choose("Chespin").choose();
      expect(t.happened("mulligan").filter(({ seat }) => seat === 1).length).toBeGreaterThan(1);
      t.concede(1);
    });

    it("SETUP-11 … both together where the other has no Basic Pokémon either", () => {
      const t = opening(
        [
          ["Cinderace", ...fill(6), ...fill(53, "Chespin")],
          [...fill(7), ...fill(53, "Froakie")],
        ],
        { cards },
      );
      t.chooseAs(0);
      expect(t.happened("mulligan").map(({ seat }) => seat)).toEqual([0, 1]);
      t.chooseAs(0, "Chespin").chooseAs(0).chooseAs(1, "Froakie").chooseAs(1);
      expect(t.asked).toBe("main");
    });
  });

  it("SETUP-06 the second player draws for the first one's mulligans, and Benches what fits", () => {
    const t = opening([["Chespin", ...fill(59)].toReversed(), [...fill(7, "Froakie"), ...fill(6), "Potion", ...fill(46, "Froakie")]]);
    t.choose("Froakie").choose("Froakie", "Froakie", "Froakie", "Froakie");
    t.choose("Chespin").choose();
    const most = t.happened("mulligan").length;
    expect([t.asked, t.decision.seat, t.decision.fallback]).toEqual(["mulliganDraw", 1, [most]]);
    t.choose(3);
    expect([t.asked, t.decision.seat, t.options, t.decision.max]).toEqual(["mulliganBench", 1, ["Froakie", "Froakie"], 1]);
    t.choose("Froakie");
    const benched = t.happened("moved").findLast(({ how }) => how === "setup");
    expect([benched?.to.zone, benched?.visibleTo]).toEqual(["bench", [1]]);
    expect(t.opponent.bench).toHaveLength(5);
  });

  it("ED-10 who starts may be left to chance", () => {
    const t = opening([deck("Chespin"), deck("Froakie")], { start: "random" });
    expect([0, 1]).toContain(t.view(0).startingSeat);
    t.chooseAs(0, "Chespin").chooseAs(0).chooseAs(1, "Froakie").chooseAs(1);
    expect(t.decision.seat).toBe(t.view(0).startingSeat);
  });

  it("ED-10 chance favours neither player", () => {
    const game = createPokemon(testCards);
    const decks = [deck("Chespin"), deck("Froakie")] as const;
    const starting = Array.from({ length: 12 }, (_, seed) => {
      const { state } = game.start({ edition: "xy", decks }, `${seed}`);
      return game.view(state, "spectator").startingSeat;
    });
    expect(new Set(starting)).toEqual(new Set([0, 1]));
  });

  it("ED-10 the winner of the coin decides who starts", () => {
    const t = opening([deck("Chespin"), deck("Froakie")], { start: "flip", coins: "T" });
    expect(t.decision).toMatchObject({ seat: 1, purpose: "goFirst" });
    t.choose("no");
    expect(t.view(0).startingSeat).toBe(0);
    t.chooseAs(0, "Chespin").chooseAs(0).chooseAs(1, "Froakie").chooseAs(1);
    const u = opening([deck("Chespin"), deck("Froakie")], { start: "flip", coins: "T" });
    u.choose("yes");
    expect(u.view(0).startingSeat).toBe(1);
    u.chooseAs(0, "Chespin").chooseAs(0).chooseAs(1, "Froakie").chooseAs(1);
  });

  it("ED-09 Prize cards are set before a mulligan player redraws", () => {
    const t = opening([deck("Chespin"), [...fill(7), ...fill(53, "Froakie")]]);
    t.choose("Chespin").choose();
    const kinds = t.events.map((event) => (event.type === "moved" && event.to.zone === "prizes" ? "prizes" : event.type));
    expect(kinds).toContain("prizes");
    expect(kinds.indexOf("prizes")).toBeLessThan(kinds.indexOf("mulligan"));
    t.choose("Froakie").choose().choose(0);
  });
});
