import { describe, expect, it } from "vitest";
import { auto, battle, CHOSEN, DRAW, main, PLAYED } from "../testing/cards";
import { PLAIN, plains, scenario } from "../testing/scenario";
import type { Instruction } from "./language";

/** A card of yours whose main skill does this. */
const doing = (name: string, ...steps: readonly Instruction[]) => battle(name, { skills: [main(steps)] });
const [TOP, SECOND, THIRD] = [battle("Top"), battle("Second"), battle("Third")];

describe("Actions", () => {
  it("DB-ACT-01 a draw takes the top card, which the opponent does not see", () => {
    const t = scenario({ you: { battle: [doing("Scholar", DRAW)], deck: [TOP, SECOND] } });
    t.activate("Scholar");
    expect([t.you.hand, t.you.deck]).toEqual([["Top"], ["Second"]]);
    expect(JSON.stringify(t.game.view(t.state, 1))).not.toContain("Top");
  });

  it("DB-ACT-01 so many cards are so many draws, and none is none", () => {
    const t = scenario({
      you: { battle: [doing("Two", { do: "draw", count: 2 }), doing("None", { do: "draw", count: 0 })], deck: [TOP, SECOND, THIRD] },
    });
    t.activate("Two").activate("None");
    expect(t.you.hand).toEqual(["Top", "Second"]);
  });

  it("DB-ACT-02 'up to': before each card the player may stop", () => {
    const t = scenario({ you: { battle: [doing("Greedy", { do: "draw", count: 3, upTo: true })], deck: [TOP, SECOND, THIRD, PLAIN] } });
    t.activate("Greedy");
    t.yes();
    expect(t.you.hand).toEqual(["Top"]);
    t.no();
    expect([t.you.hand, t.asked]).toEqual([["Top"], "main"]);
  });

  it("DB-ACT-03 drawing several cards triggers 'when you draw' once", () => {
    const glad = battle("Glad", { skills: [auto({ when: "draws", who: "you" }, [{ do: "energyMarkers", count: 1 }])] });
    const t = scenario({ you: { battle: [glad, doing("Two", { do: "draw", count: 2 })] } });
    t.activate("Two");
    expect(t.you.energyMarkers).toBe(1);
  });

  it("DB-ACT-04 a stated number must be reached as far as possible", () => {
    const sweep = doing("Sweep", { do: "choose", from: { in: "battle", of: "opponent" }, count: 2 }, { do: "ko", cards: CHOSEN });
    const t = scenario({ you: { battle: [sweep] }, opponent: { battle: [TOP, SECOND, THIRD] } });
    t.activate("Sweep");
    expect([t.decision.min, t.decision.max]).toEqual([2, 2]);
    t.choose("Top", "Third");
    expect(t.opponent.battle).toEqual(["Second"]);
  });

  it("DB-ACT-04 'up to' allows any number from 0", () => {
    const sweep = doing("Sweep", { do: "choose", from: { in: "battle", of: "opponent" }, count: { upTo: 2 } }, { do: "ko", cards: CHOSEN });
    const t = scenario({ you: { battle: [sweep] }, opponent: { battle: [TOP, SECOND] } });
    t.activate("Sweep");
    expect([t.decision.min, t.decision.max]).toEqual([0, 2]);
    t.choose();
    expect(t.opponent.battle).toEqual(["Top", "Second"]);
  });

  it("DB-ACT-05 where there is no target none is chosen, and what concerns it is ignored", () => {
    const sweep = doing("Sweep", { do: "choose", from: { in: "battle", of: "opponent" }, count: 1 }, { do: "ko", cards: CHOSEN }, DRAW);
    const t = scenario({ you: { battle: [sweep], deck: [TOP, SECOND] } });
    t.activate("Sweep");
    expect([t.asked, t.you.hand]).toEqual(["main", ["Top"]]);
  });

  it("DB-ACT-06 of a secret zone a player may say that the wanted card is not there", () => {
    const seeker = doing(
      "Seeker",
      { do: "choose", from: { in: "deck", where: { name: "Third" } }, count: 1 },
      { do: "move", cards: CHOSEN, to: "hand" },
    );
    const t = scenario({ you: { battle: [seeker], deck: [TOP, SECOND, THIRD] } });
    t.activate("Seeker");
    expect(t.decision.min).toBe(0);
    t.choose();
    expect(t.you.hand).toEqual([]);
  });

  it("DB-ACT-07 who chooses from a deck looks through it", () => {
    const seeker = doing(
      "Seeker",
      { do: "choose", from: { in: "deck", where: { name: "Third" } }, count: { upTo: 1 } },
      { do: "move", cards: CHOSEN, to: "hand" },
    );
    const t = scenario({ you: { battle: [seeker], deck: [TOP, SECOND, THIRD] } });
    t.activate("Seeker");
    const [looked] = t.happened("looked");
    expect(looked).toMatchObject({ seat: 0, zone: "deck", definitions: ["Top", "Second", "Third"] });
    expect(looked && t.game.redact(looked, 1)).toMatchObject({ definitions: [null, null, null] });
    t.choose("Third");
    expect(t.you.hand).toEqual(["Third"]);
  });

  it("DB-ACT-08 a zone of one card counts as shuffled, and the order of a shuffled one is new", () => {
    const shuffler = doing("Shuffler", { do: "shuffle", zone: "deck" }, DRAW);
    const one = scenario({ shuffled: true, you: { battle: [shuffler], deck: [TOP] } });
    one.activate("Shuffler");
    expect(one.you.hand).toEqual(["Top"]);
    const deck = Array.from({ length: 12 }, (_, index) => battle(`Card ${index}`));
    const many = scenario({ shuffled: true, you: { battle: [shuffler], deck } });
    many.activate("Shuffler");
    const order = [...many.you.hand, ...many.you.deck];
    expect(order).not.toEqual(deck.map(({ id }) => id));
    expect([...order].sort()).toEqual(deck.map(({ id }) => id).sort());
  });

  const HURT = auto({ when: "damaged", who: "opponent" }, [{ do: "energyMarkers", count: 1 }]);

  it("DB-ACT-09 only what says so is damage: another loss of Life triggers nothing", () => {
    const watcher = battle("Watcher", { skills: [HURT] });
    const thief = doing("Thief", { do: "move", cards: { in: "life", of: "opponent", top: 1 }, to: "drop" });
    const striker = doing("Striker", { do: "damage", amount: 1, to: "opponent" });
    const t = scenario({ you: { battle: [watcher, thief, striker] } });
    t.activate("Thief");
    expect([t.opponent.life, t.you.energyMarkers]).toEqual([7, 0]);
    t.activate("Striker");
    expect([t.opponent.life, t.you.energyMarkers]).toEqual([6, 1]);
  });

  it("DB-ACT-10 several damage at once trigger 'when damage is inflicted' once", () => {
    const t = scenario({
      you: { battle: [battle("Watcher", { skills: [HURT] }), doing("Striker", { do: "damage", amount: 3, to: "opponent" })] },
    });
    t.activate("Striker");
    expect([t.opponent.life, t.you.energyMarkers]).toEqual([5, 1]);
  });

  it("DB-ACT-12 'when KO'd' becomes pending though the card goes elsewhere instead", () => {
    const phoenix = battle("Phoenix", {
      skills: [
        auto({ when: "koed", subject: "this" }, [DRAW]),
        { type: "permanent", changes: [{ replace: { of: { moves: "this", from: "battle", to: "drop", koed: true }, goes: "warp" } }] },
      ],
    });
    const axe = doing("Axe", { do: "choose", from: { in: "battle", where: { name: "Phoenix" } }, count: 1 }, { do: "ko", cards: CHOSEN });
    const t = scenario({ you: { battle: [axe, phoenix], deck: [TOP, SECOND] } });
    t.activate("Axe");
    expect([t.you.warp, t.you.hand]).toEqual([["Phoenix"], ["Top"]]);
  });

  it("DB-AUTO-03 of two pending instances each resolves once", () => {
    const glad = battle("Glad", { skills: [auto(PLAYED, [DRAW])] });
    const t = scenario({
      you: {
        hand: [],
        battle: [doing("Caller", { do: "play", cards: { in: "drop", where: { name: "Glad" } } })],
        drop: [glad, glad],
        deck: plains(4),
      },
    });
    t.activate("Caller");
    while (t.asked !== "main") t.answer(0);
    expect(t.you.hand).toHaveLength(2);
  });
});
