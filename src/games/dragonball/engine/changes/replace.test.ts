import { describe, expect, it } from "vitest";
import type { CardDefinition } from "../card";
import type { Continuous, Instruction, Replacement } from "../effects/language";
import { auto, battle, CHOSEN, counter, DRAW, main, permanent, power } from "../testing/cards";
import { PLAIN, scenario } from "../testing/scenario";

/** A card of yours whose main skill does this. */
const doing = (name: string, ...steps: readonly Instruction[]) => battle(name, { skills: [main(steps)] });
const MARK: Instruction = { do: "energyMarkers", count: 1 };
const AXE = doing("Axe", { do: "ko", cards: { in: "battle", of: "opponent" } });
const instead = (of: Replacement["of"], more: Omit<Replacement, "of">): Continuous => ({ replace: { of, ...more } });
const FALLS: Replacement["of"] = { moves: "this", from: "battle", to: "drop" };
const shade = (name: string, ...replacements: readonly Continuous[]): CardDefinition => battle(name, { skills: [permanent(replacements)] });

describe("Replacement effects", () => {
  it("DB-REPL-01 what is replaced never happened: nothing answers it, the other happens in its place", () => {
    const mourner = battle("Mourner", { skills: [auto({ when: "moved", subject: { of: "both" }, from: "battle", to: "drop" }, [DRAW])] });
    const t = scenario({ you: { battle: [AXE, mourner] }, opponent: { battle: [shade("Shade", instead(FALLS, { goes: "warp" }))] } });
    t.activate("Axe");
    expect([t.opponent.drop, t.opponent.warp, t.you.hand]).toEqual([[], ["Shade"], []]);
  });

  it("DB-REPL-02 what a rule demands goes through where the replacement would change nothing of it", () => {
    const stubborn = shade("Stubborn", instead(FALLS, { goes: "stay" }));
    const drain = doing("Drain", { do: "choose", from: { in: "battle", of: "opponent" }, count: 1 }, power(-10000, CHOSEN));
    const t = scenario({ you: { battle: [AXE, drain] }, opponent: { battle: [stubborn] } });
    t.activate("Axe");
    expect(t.opponent.battle).toEqual(["Stubborn"]);
    t.activate("Drain");
    expect([t.opponent.battle, t.opponent.drop]).toEqual([[], ["Stubborn"]]);
  });

  it("DB-REPL-02 DB-RULE-06 also where something else happens and the card stays for it", () => {
    const bribe = shade(
      "Bribe",
      instead({ moves: "this", from: "battle", cause: { of: "opponent", by: "skill" } }, { may: true, instead: [MARK] }),
    );
    const drain = doing("Drain", { do: "choose", from: { in: "battle", of: "opponent" }, count: 1 }, power(-10000, CHOSEN));
    const t = scenario({ you: { battle: [drain] }, opponent: { battle: [bribe] } });
    t.activate("Drain");
    expect([t.opponent.drop, t.opponent.energyMarkers]).toEqual([["Bribe"], 0]);
  });

  it("DB-REPL-03 of several the master of the card chooses which applies first", () => {
    const torn = shade("Torn", instead(FALLS, { goes: "warp" }));
    const ward = shade("Ward", instead({ moves: { in: "battle", where: { name: "Torn" } }, from: "battle", to: "drop" }, { goes: "hand" }));
    const t = scenario({
      you: { battle: [doing("Spear", { do: "ko", cards: { in: "battle", of: "opponent", where: { name: "Torn" } } })] },
      opponent: { battle: [torn, ward] },
    });
    t.activate("Spear");
    expect([t.seat, t.choices]).toEqual([1, ["Torn", "Ward"]]);
    t.choose("Ward");
    expect([t.opponent.hand, t.opponent.warp]).toEqual([["Torn"], []]);
  });

  it("DB-REPL-04 each applies at most once to an event", () => {
    const echo = shade("Echo", instead(FALLS, { instead: [MARK, { do: "move", cards: { bound: "replaced" }, to: "drop" }] }));
    const t = scenario({ you: { battle: [AXE] }, opponent: { battle: [echo] } });
    t.activate("Axe");
    expect([t.opponent.drop, t.opponent.energyMarkers]).toEqual([["Echo"], 1]);
  });

  const sacrifice: readonly Instruction[] = [
    { do: "choose", from: { in: "hand" }, count: 2, purpose: "discard" },
    { do: "discard", cards: CHOSEN },
  ];
  const lucky = shade("Lucky", instead(FALLS, { may: true, goes: "stay", instead: sacrifice }));
  it("DB-REPL-05 'you may instead' is offered where the substitute can be carried out whole", () => {
    const t = scenario({ you: { battle: [AXE] }, opponent: { battle: [lucky], hand: [PLAIN, PLAIN] } });
    t.activate("Axe");
    expect([t.seat, t.asked]).toEqual([1, "replacement"]);
    t.yes().choose("Plain", "Plain");
    expect([t.opponent.battle, t.opponent.hand]).toEqual([["Lucky"], []]);
  });

  it("DB-REPL-05 'you may instead' is not offered where it cannot", () => {
    const t = scenario({ you: { battle: [AXE] }, opponent: { battle: [lucky], hand: [PLAIN] } });
    t.activate("Axe");
    expect([t.opponent.battle, t.opponent.hand]).toEqual([[], ["Plain"]]);
  });

  it("DB-COST-14 a card that ends up elsewhere than the cost says leaves it unpaid", () => {
    const drift = shade("Drift", instead(FALLS, { goes: "warp" }));
    const price = { actions: [{ do: "move", cards: { in: "battle", where: { name: "Drift" } }, to: "drop" }] } as const;
    const greedy = battle("Greedy", { skills: [main([DRAW], { cost: price })] });
    const t = scenario({ you: { battle: [greedy, drift] } });
    t.activate("Greedy").passAll();
    expect([t.you.warp, t.you.hand]).toEqual([["Drift"], []]);
  });

  it("DB-END-07 nothing stops or replaces a concession", () => {
    const defiant = battle("Defiant", { skills: [counter("Counter: Attack", [DRAW])] });
    const t = scenario({ opponent: { battle: [defiant] } });
    t.concede(1);
    expect(t.outcome).toEqual({ winner: 0, reason: "concession" });
  });
});
