import { describe, expect, it } from "vitest";
import { battle } from "../testing/cards";
import { opening, PLAIN, plains, scenario } from "../testing/scenario";

describe("Turn", () => {
  it("DB-TURN-05 cards in Rest become Active in their player's charge phase", () => {
    const t = scenario({ opponent: { battle: [{ card: battle("Sleeper"), rest: true }], energy: [{ card: PLAIN, rest: true }] } });
    t.nextMain();
    expect(t.opponent.card("Sleeper").rest).toBe(false);
    expect(t.opponent.ready).toBe(1);
  });

  it("DB-TURN-05 those of the other player stay as they are", () => {
    const t = scenario({ you: { battle: [{ card: battle("Sleeper"), rest: true }] } });
    t.nextMain();
    expect(t.you.card("Sleeper").rest).toBe(true);
  });

  it("DB-TURN-06 the active player draws a card", () => {
    const t = scenario({ opponent: { deck: [battle("Top"), ...plains(3)] } });
    t.endTurn();
    expect(t.opponent.hand).toEqual(["Top"]);
  });

  it("DB-TURN-06 the starting player draws nothing on the first turn", () => {
    const t = opening([{ deck: plains(50) }, { deck: plains(50) }], { start: 0 });
    t.no().no();
    expect(t.you.hand).toHaveLength(6);
    t.pass().nextMain();
    expect(t.opponent.hand).toHaveLength(7);
  });

  it("DB-TURN-07 one card of the hand may be placed in energy", () => {
    const t = scenario({ opponent: { hand: [battle("Fuel")] } });
    t.endTurn().charge("Fuel");
    expect(t.opponent.energy).toEqual(["Fuel"]);
    expect(t.asked).toBe("main");
  });

  it("DB-TURN-11 the starting player cannot attack on the first turn", () => {
    const t = opening([{ deck: plains(50) }, { deck: plains(50) }], { start: 0 });
    t.no().no().pass();
    expect(t.can("attack")).toBe(false);
    t.nextMain();
    expect(t.can("attack")).toBe(true);
  });

  it("DB-TURN-16 the other player becomes active, whatever the hand", () => {
    const t = scenario({ you: { hand: plains(12) } });
    t.endTurn();
    expect(t.state.active).toBe(1);
    expect(t.you.hand).toHaveLength(12);
  });
});
