import { describe, expect, it } from "vitest";
import { auto, battle, counter, extra, main, power } from "../testing/cards";
import { PLAIN, scenario } from "../testing/scenario";

/** Grows by 1,000 as often as its player likes: no card moves. */
const GROWER = battle("Grower", { skills: [main([power(1000)])] });

describe("Loops that can be stopped", () => {
  it("DB-END-12 its player names how often it goes on, and then it stops", () => {
    const t = scenario({ you: { battle: [GROWER] } });
    t.activate("Grower").activate("Grower").activate("Grower");
    expect([t.asked, t.seat]).toEqual(["loops", 0]);
    t.number(2).activate("Grower");
    expect([t.you.card("Grower").power, t.can("activate", "Grower")]).toEqual([14000, false]);
  });

  it("DB-END-12 a skill that changed where cards lie was no loop", () => {
    const burier = battle("Burier", { skills: [main([{ do: "move", cards: { in: "deck", top: 1 }, to: "drop" }])] });
    const t = scenario({ you: { battle: [burier] } });
    t.activate("Burier").activate("Burier").activate("Burier");
    expect(t.you.drop).toHaveLength(3);
  });

  it("DB-END-13 where both could stop it each names a number, the active player first, and the smaller counts", () => {
    // The opponent may answer each activation, and so has a choice in the loop.
    const caller = battle("Caller", { skills: [main([{ do: "play", cards: { in: "warp" } }, power(1000)])] });
    const stop = extra("Stop", { skills: [counter("Counter: Play", [{ do: "negateActivation" }])] });
    const t = scenario({ you: { battle: [caller] }, opponent: { hand: [stop], energy: 1 } });
    const call = () => {
      t.activate("Caller");
      while (t.asked === "counter") t.pass();
    };
    call();
    call();
    call();
    expect([t.asked, t.seat]).toEqual(["loops", 0]);
    t.number(5);
    expect([t.asked, t.seat]).toEqual(["loops", 1]);
    t.number(1);
    while (t.asked === "counter") t.pass();
    expect([t.you.card("Caller").power, t.can("activate", "Caller")]).toEqual([13000, false]);
  });

  it("DB-END-14 who has stopped it may not start it again, not even from the same position", () => {
    const mover = battle("Mover", { skills: [main([{ do: "switch", cards: { in: "energy" }, to: "rest" }])] });
    const waker = battle("Waker", { skills: [main([{ do: "switch", cards: { in: "energy" }, to: "active" }])] });
    const t = scenario({ you: { battle: [mover, waker], energy: 1 } });
    t.activate("Mover").activate("Waker").activate("Mover").activate("Waker").activate("Mover");
    t.number(0);
    expect([t.can("activate", "Mover"), t.can("activate", "Waker")]).toEqual([false, true]);
  });

  it("DB-END-14 an Auto that is forced goes on", () => {
    const herald = battle("Herald", { skills: [auto({ when: "attacks", subject: { of: "you" } }, [power(1000)])] });
    const t = scenario({ you: { battle: [GROWER, herald] } });
    t.activate("Grower").activate("Grower").activate("Grower").number(0);
    t.attack("Herald").passAll();
    expect(t.you.card("Herald").power).toBe(11000);
  });

  it("DB-END-12 on the next turn it may begin anew", () => {
    const t = scenario({ you: { battle: [GROWER], hand: [PLAIN] } });
    t.activate("Grower").activate("Grower").activate("Grower").number(0);
    t.nextMain();
    t.nextMain();
    expect(t.can("activate", "Grower")).toBe(true);
  });
});
