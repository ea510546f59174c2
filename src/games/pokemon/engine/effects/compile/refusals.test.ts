import { describe, expect, it } from "vitest";
import { createCatalogue } from "../../catalogue";
import { ability, attack, pokemon, SELF, trainer } from "../../testing/cards";
import type { Continuous, Modifier } from "../language";

/** What the engine would not carry out where it is said is refused with its name, so that no card says something in vain. */
describe("Words in places where nothing carries them out", () => {
  it.each<readonly ["attack" | "trainer", Modifier, boolean]>([
    ["attack", { permit: "attackFirstTurn", on: SELF }, true],
    ["attack", { permit: "attackWhileAsleep", on: SELF }, true],
    ["attack", { permit: "attackWhileParalyzed", on: SELF }, true],
    ["attack", { permit: "attackFromBench", on: SELF }, true],
    ["attack", { modify: "attackCost", on: SELF, amount: 1, sign: "-" }, true],
    ["attack", { modify: "attackCostSet", on: SELF, cost: [] }, true],
    ["attack", { permit: "supporterFirstTurn" }, false],
    ["trainer", { permit: "supporterFirstTurn" }, true],
    ["trainer", { permit: "attackFirstTurn", on: SELF }, false],
  ])("a rule for using an %s, %j: %s", (of, change, known) => {
    const usage: readonly Continuous[] = [{ kind: "continuous", change }];
    const card =
      of === "attack"
        ? pokemon("Odd", 60, "Grass", {}, { ...attack("Odd", "", "10"), usage })
        : { ...trainer("Odd", "Supporter", {}, { do: "draw", count: 1 }), usage };
    const compiled = expect(() => createCatalogue([card]));
    if (known) compiled.not.toThrow();
    else compiled.toThrow("as a rule for using a card");
  });

  it("a trigger that waits may be asked for, on a condition", () => {
    const change: Modifier = {
      trigger: {
        kind: "triggered",
        on: { event: "betweenTurns" },
        while: { if: "stadium" },
        optional: true,
        steps: [{ do: "draw", count: 1 }],
      },
    };
    const card = pokemon("Odd", 60, "Grass", {}, attack("Odd", "", "", { do: "lasting", change, duration: "match" }));
    expect(() => createCatalogue([card])).not.toThrow();
  });

  it("FAM-15 a text that takes cards out of the Lost Zone is refused, with the place where it says so", () => {
    const lost = { cards: "choose", from: { zone: "lostZone", of: "you" }, count: 1 } as const;
    const card = (steps: Parameters<typeof trainer>[3]) => () => createCatalogue([trainer("Odd", "Item", {}, steps)]);
    expect(card({ do: "move", cards: lost, destination: { to: "hand" } })).toThrow(
      /Odd\.effect\.0\.cards takes cards out of the Lost Zone/,
    );
    expect(card({ do: "move", cards: { cards: "all", zone: "lostZone", of: "you" }, destination: { to: "hand" } })).toThrow("FAM-15");
    expect(card({ do: "swapCards", first: lost, second: { cards: "top", of: "you", count: 1 } })).toThrow(/first/);
    expect(card({ do: "swapCards", first: { cards: "top", of: "you", count: 1 }, second: lost })).toThrow(/second/);
    expect(card({ do: "exchange", pokemon: { pokemon: "active", side: "yours" }, with: lost })).toThrow(/with/);
    expect(card({ do: "draw", count: { count: "cards", zone: "lostZone", of: "you" } })).not.toThrow();
  });

  it("only cards that are moved are taken one after another", () => {
    const top = { cards: "top", of: "you", count: 2, upTo: true } as const;
    const card = (steps: Parameters<typeof trainer>[3]) => () => createCatalogue([trainer("Odd", "Item", {}, steps)]);
    expect(card({ do: "move", cards: top, destination: { to: "discard" } })).not.toThrow();
    expect(card({ do: "reveal", cards: top })).toThrow('"upTo" of what "reveal" takes');
  });

  it("what only a condition or an amount chooses is never asked", () => {
    const one = { pokemon: "choose", side: "opponents", place: "inPlay", count: 1, bind: 1 } as const;
    const card = (steps: Parameters<typeof trainer>[3]) => () => createCatalogue([trainer("Odd", "Item", {}, steps)]);
    expect(card({ do: "if", when: { if: "pokemon", is: one, where: { damaged: true } }, then: [{ do: "draw", count: 1 }] })).toThrow(
      'nobody is asked for what "when" of "if" chooses',
    );
    expect(card({ do: "draw", count: { count: "energy", on: one } })).toThrow('nobody is asked for what "count" of "draw" chooses');
    expect(card({ do: "heal", amount: 10, on: one })).not.toThrow();
  });

  it("a text of an Ability with a step that nobody carries out names its card", () => {
    const steps = JSON.parse('[{ "do": "sing" }]');
    const card = pokemon("Odd", 60, "Grass", { abilities: [ability("Own", { kind: "activated", steps })] });
    expect(() => createCatalogue([card])).toThrow(/Card Odd \(Odd\): .*sing/);
  });
});
