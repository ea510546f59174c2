import { describe, expect, it } from "vitest";
import type { Condition, Instruction, Trigger } from "../effects/language";
import { ability, attack, pokemon, trainer } from "../testing/cards";
import { type ScenarioSetup, scenario } from "../testing/scenario";

/** A card that answers being moved by coming onto the Bench. */
const answeringMove = (event: "discardedFromHand" | "movedFromDeck") =>
  pokemon("Eager", 60, "Grass", {
    abilities: [
      ability("Eager", {
        kind: "triggered",
        on: { event, subject: "thisCard" },
        steps: [{ do: "move", cards: { cards: "self" }, destination: { to: "bench" } }],
      }),
    ],
  });

const top = { cards: "top", of: "you", count: 2 } as const;
const item = (...effect: Instruction[]) => trainer("Deed", "Item", {}, ...effect);
const hand = { cards: "all", zone: "hand", of: "you" } as const;

describe("Cards that answer being moved", () => {
  it.each<[number, string, "discardedFromHand" | "movedFromDeck", Instruction, ScenarioSetup["you"]]>([
    [
      1,
      "discarded from the hand",
      "discardedFromHand",
      { do: "move", cards: hand, destination: { to: "discard" } },
      { hand: ["Deed", "Eager"] },
    ],
    [
      0,
      "shuffled into the deck",
      "discardedFromHand",
      { do: "move", cards: hand, destination: { to: "deck", place: "shuffled" } },
      { hand: ["Deed", "Eager"] },
    ],
    [
      0,
      "discarded from the deck",
      "discardedFromHand",
      { do: "move", cards: top, destination: { to: "discard" } },
      { hand: ["Deed"], deck: ["Eager", "Potion"] },
    ],
    [
      0,
      "another card discarded while it is in play",
      "discardedFromHand",
      { do: "move", cards: hand, destination: { to: "discard" } },
      { bench: ["Eager"], hand: ["Deed", "Potion"] },
    ],
    [1, "drawn", "movedFromDeck", { do: "draw", count: 2 }, { hand: ["Deed"], deck: ["Potion", "Eager", "Potion"] }],
    [0, "left in the deck", "movedFromDeck", { do: "draw", count: 2 }, { hand: ["Deed"], deck: ["Potion", "Potion", "Eager"] }],
    [
      1,
      "discarded from the deck",
      "movedFromDeck",
      { do: "move", cards: top, destination: { to: "discard" } },
      { hand: ["Deed"], deck: ["Potion", "Eager", "Potion"] },
    ],
    [
      0,
      "put elsewhere in the deck",
      "movedFromDeck",
      { do: "move", cards: top, destination: { to: "deck", place: "bottom", order: "random" } },
      { hand: ["Deed"], deck: ["Potion", "Eager", "Potion"] },
    ],
    [
      0,
      "put into the hand from the discard pile",
      "movedFromDeck",
      { do: "move", cards: { cards: "all", zone: "discard", of: "you" }, destination: { to: "hand" } },
      { hand: ["Deed"], discard: ["Eager"] },
    ],
    [
      0,
      "discarded from the hand",
      "movedFromDeck",
      { do: "move", cards: hand, destination: { to: "discard" } },
      { hand: ["Deed", "Eager"] },
    ],
  ])("EFF-56 answers %i times: %s", (times, _, event, step, you) => {
    const t = scenario({ cards: [answeringMove(event), item(step)], you });
    t.play("Deed");
    expect(t.happened("abilityUsed")).toHaveLength(times);
  });
});

describe("Effects of attacks that wait for something", () => {
  const curse = (on: Trigger, condition?: Condition): Instruction => ({
    do: "lasting",
    change: {
      trigger: {
        kind: "triggered",
        on,
        ...(condition && { while: condition }),
        steps: [{ do: "putCounters", count: 2, on: { pokemon: "event", role: "subject" } }],
      },
    },
    duration: "opponentsNextTurn",
  });
  const cursed = (instruction: Instruction) =>
    scenario({
      cards: [pokemon("Tormentor", 90, "Darkness", {}, attack("Curse", "", "", instruction))],
      you: { active: "Tormentor" },
      opponent: { active: "Snorlax", bench: ["Zubat"], hand: ["Water Energy"] },
    }).attack("Curse");

  it("EFF-22 they lie on the Defending Pokémon and on no other", () => {
    const t = cursed(curse({ event: "attachedEnergy", subject: "defending" }));
    t.attach("Water Energy", "Zubat");
    expect(t.opponent.bench[0]?.damage).toBe(0);
  });

  it.each([
    ["yourFirst", 0],
    ["yours", 0],
    ["opponents", 20],
  ] as const)("EFF-22 they act only while what they say holds (turn: %s)", (is, damage) => {
    const t = cursed(curse({ event: "attachedEnergy", subject: "defending" }, { if: "turn", is }));
    t.attach("Water Energy", "Snorlax");
    expect(t.opponent.active?.damage).toBe(damage);
  });
});
