import { describe, expect, it } from "vitest";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { Instruction, Trigger, Triggered } from "./language";

const draw = (count: number): Instruction => ({ do: "draw", count });
const poke: Instruction = { do: "putCounters", count: 1, on: ACTIVE };
const healed: Instruction = { do: "heal", amount: 10, on: SELF };
const ATTACHED: Trigger = { event: "attachedEnergy", subject: { side: "yours" } };
const answering = (name: string, on: Trigger, steps: readonly Instruction[], facts: Partial<Triggered> = {}) =>
  pokemon(
    name,
    100,
    "Colorless",
    { abilities: [ability(`Of ${name}`, { kind: "triggered", on, steps, ...facts })] },
    attack("Tap", "", "10"),
  );
const twice = trainer(
  "Twice",
  "Item",
  {},
  {
    do: "attach",
    cards: { cards: "all", zone: "hand", of: "you", where: { category: "Energy" } },
    to: { pokemon: "active", side: "yours" },
  },
);
const energies = ["Twice", "Water Energy", "Fire Energy"];

describe("Effects that answer", () => {
  it.each<readonly [string, Partial<Triggered>, number]>([
    ["each time", {}, 2],
    ["once a turn", { limit: "oncePerTurn" }, 1],
  ])("EFF-27 %s", (_, facts, hand) => {
    const t = scenario({ cards: [answering("Answerer", ATTACHED, [draw(1)], facts), twice], you: { active: "Answerer", hand: energies } });
    t.play("Twice");
    expect(t.you.hand).toHaveLength(hand);
  });

  it("EFF-27 what may be done once a turn is asked for until it is done", () => {
    const facts = { limit: "oncePerTurn", optional: true } as const;
    const t = scenario({ cards: [answering("Answerer", ATTACHED, [draw(1)], facts), twice], you: { active: "Answerer", hand: energies } });
    t.play("Twice").choose("no").choose("yes");
    expect([t.asked, t.you.hand.length]).toEqual(["main", 1]);
    const once = scenario({
      cards: [answering("Answerer", ATTACHED, [draw(1)], facts), twice],
      you: { active: "Answerer", hand: energies },
    });
    once.play("Twice").choose("yes");
    expect([once.asked, once.you.hand.length]).toEqual(["main", 1]);
  });

  it.each([true, false])("EFF-04 what could change nothing does not answer, whether it may or must: %s", (optional) => {
    const cards = [answering("Answerer", ATTACHED, [healed], { optional })];
    const t = scenario({ cards, you: { active: "Answerer", hand: ["Water Energy"] } });
    t.attach("Water Energy", "Answerer");
    expect([t.asked, t.happened("abilityUsed")]).toEqual(["main", []]);
  });

  it.each([
    ["yes", 1],
    ["no", 0],
  ])("EFF-27 what may be done is asked for in the name of its Pokémon: %s", (answer, used) => {
    const cards = [answering("Answerer", ATTACHED, [draw(1)], { optional: true })];
    const t = scenario({ cards, you: { active: "Answerer", hand: ["Water Energy"] } });
    const { id } = t.you.active ?? { id: 0 };
    t.attach("Water Energy", "Answerer");
    expect(t.decision.source).toEqual({ card: "Answerer", object: id });
    t.choose(answer);
    expect(t.happened("abilityUsed").map(({ pokemon: by, name }) => [by, name])).toEqual(used ? [[id, "Of Answerer"]] : []);
  });

  it("EFF-27 a Stadium answers in its own name", () => {
    const shrine = trainer("Shrine", "Stadium", { whileInPlay: [{ kind: "triggered", on: ATTACHED, steps: [draw(1)], optional: true }] });
    const t = scenario({ cards: [shrine], stadium: "Shrine", opponent: { hand: ["Water Energy"] } });
    t.endTurn().attach("Water Energy", "Snorlax");
    expect(t.decision.source).toEqual({ card: "Shrine" });
    t.choose("yes");
    expect(t.happened("abilityUsed")).toMatchObject([{ seat: 1, pokemon: null, card: "Shrine", name: "Shrine" }]);
  });
});

describe("Several that answer one moment", () => {
  const end: Trigger = { event: "betweenTurns" };

  it("EFF-56 the turn's player orders them", () => {
    const cards = [answering("One", ATTACHED, [draw(1)]), answering("Other", ATTACHED, [poke])];
    const t = scenario({ cards, you: { active: "One", bench: ["Other"], hand: ["Water Energy"] } });
    t.attach("Water Energy", "One");
    expect([t.decision.purpose, t.decision.seat, t.options]).toEqual(["orderTriggers", 0, ["Of One", "Of Other"]]);
    t.choose("Of Other");
    expect(t.happened("abilityUsed").map(({ name }) => name)).toEqual(["Of Other", "Of One"]);
  });

  it("RUL-22 at the Checkup the player whose turn comes next does", () => {
    const cards = [answering("One", end, [draw(1)]), answering("Other", end, [poke])];
    const t = scenario({ cards, you: { active: "One" }, opponent: { active: "Other" } });
    t.endTurn();
    expect(t.decision).toMatchObject({ purpose: "orderTriggers", seat: 1 });
    t.choose("Of One");
  });

  it("EFF-56 two of a kind need no order", () => {
    const t = scenario({
      cards: [answering("One", ATTACHED, [draw(1)])],
      you: { active: "One", bench: ["One"], hand: ["Water Energy"] },
    });
    t.attach("Water Energy", "One");
    expect([t.asked, t.you.hand.length]).toEqual(["main", 2]);
  });

  it("EFF-56 what may be done and can do nothing yet comes last, and is asked for if it can by then", () => {
    const hurt: Instruction = { do: "putCounters", count: 1, on: { pokemon: "all", side: "yours", place: "inPlay" } };
    const cards = [answering("One", ATTACHED, [healed], { optional: true }), answering("Other", ATTACHED, [hurt])];
    const t = scenario({ cards, you: { active: "One", bench: ["Other"], hand: ["Water Energy"] } });
    t.attach("Water Energy", "One");
    expect(t.asked).toBe("may");
    t.choose("yes");
    expect(t.you.active?.damage).toBe(0);
  });

  it("EFF-56 a Stadium that an answer discards answers no more", () => {
    const shrine = trainer("Shrine", "Stadium", { whileInPlay: [{ kind: "triggered", on: ATTACHED, steps: [draw(3)] }] });
    const sweep: Instruction = { do: "move", cards: { cards: "stadium" }, destination: { to: "discard" } };
    const cards = [shrine, answering("One", { ...ATTACHED, subject: { side: "both" } }, [sweep])];
    const play = (...order: readonly string[]) => {
      const t = scenario({ cards, stadium: "Shrine", you: { active: "Snorlax" }, opponent: { active: "One", hand: ["Water Energy"] } });
      t.endTurn()
        .attach("Water Energy", "One")
        .choose(...order);
      return t.opponent.hand.length;
    };
    expect([play("Of One"), play("Shrine")]).toEqual([1, 4]);
  });

  it.each<readonly [string, Instruction]>([
    [
      "left play",
      {
        do: "returnPokemon",
        pokemon: { pokemon: "all", side: "yours", place: "bench" },
        destination: { to: "deck", place: "bottom" },
        attached: "with",
      },
    ],
    [
      "lost it",
      { do: "lasting", change: { suppress: "abilities", on: { pokemon: "all", side: "yours", place: "bench" } }, duration: "thisTurn" },
    ],
  ])("EFF-56 an Ability whose Pokémon %s answers no more", (_, step) => {
    const cards = [answering("One", ATTACHED, [draw(1)]), answering("Other", ATTACHED, [step])];
    const t = scenario({ cards, you: { active: "Other", bench: ["One"], hand: ["Water Energy"] } });
    t.attach("Water Energy", "Other").choose("Of Other");
    expect(t.you.hand).toEqual([]);
  });
});
