import { describe, expect, it } from "vitest";
import type { CardDefinition } from "../card";
import { createCatalogue } from "../catalogue";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { Continuous, Instruction, Trigger } from "./language";

const poke: Instruction = { do: "putCounters", count: 1, on: ACTIVE };
const answering = (on: Trigger, ...steps: Instruction[]) =>
  pokemon(
    "Alakazam-EX",
    160,
    "Psychic",
    { marks: ["EX"], abilities: [ability("Kinesis", { kind: "triggered", on, steps: steps.length > 0 ? steps : [poke] })] },
    attack("Tap", "", "10"),
  );
const mega = pokemon("M Alakazam-EX", 210, "Psychic", { marks: ["EX", "Mega"], stage: "Mega", from: "Alakazam-EX" });

/** What answers what happens. */
describe("Triggered effects", () => {
  it.each<[string, Trigger, (t: ReturnType<typeof scenario>) => unknown]>([
    [
      "attaching Energy from hand",
      { event: "attachedEnergy", subject: "self", from: "hand" },
      (t) => t.attach("Water Energy", "Alakazam-EX"),
    ],
    [
      "attaching Energy of a kind",
      { event: "attachedEnergy", subject: "self", where: { types: ["Water"] } },
      (t) => t.attach("Water Energy", "Alakazam-EX"),
    ],
    ["attaching a Tool", { event: "attached", what: "tool", subject: "self" }, (t) => t.attach("Muscle Band", "Alakazam-EX")],
    ["retreating", { event: "retreats", subject: "self" }, (t) => t.retreat()],
    ["going to the Bench", { event: "movesToBench", subject: "self" }, (t) => t.play("Switch")],
    ["coming to the Active Spot", { event: "movesToActive", subject: { side: "yours" } }, (t) => t.play("Switch")],
    ["attacking", { event: "attacks", subject: "self" }, (t) => t.attack("Tap")],
    ["evolving another", { event: "evolves", subject: { side: "yours", except: "self" } }, (t) => t.evolve("Quilladin")],
    ["playing to the Bench", { event: "played", how: "toBench", subject: { side: "yours" } }, (t) => t.play("Froakie")],
    ["playing a Supporter", { event: "plays", by: "you", where: { trainerKinds: ["Supporter"] } }, (t) => t.play("Tierno")],
    ["the end of the turn", { event: "endOfTurn", of: "you" }, (t) => t.endTurn()],
    ["the start of a turn", { event: "startOfTurn", of: "opponent" }, (t) => t.endTurn()],
    ["the Checkup", { event: "betweenTurns" }, (t) => t.endTurn()],
  ])("EFF-56 answers %s, once", (_, on, act) => {
    const t = scenario({
      cards: [answering(on)],
      you: {
        active: { name: "Alakazam-EX", energy: ["Psychic Energy"] },
        bench: ["Chespin"],
        hand: ["Water Energy", "Muscle Band", "Switch", "Quilladin", "Froakie", "Tierno"],
      },
      opponent: { active: "Delphox" },
    });
    act(t);
    expect(t.happened("abilityUsed")).toHaveLength(1);
  });

  it("EFF-56 answers taking a Prize card", () => {
    const t = scenario({
      cards: [answering({ event: "takesPrize", by: "opponent" })],
      you: { active: { name: "Machop", energy: ["Fighting Energy"] } },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Alakazam-EX"] },
    });
    t.attack("Karate Chop").choose(0);
    expect(t.you.active?.damage).toBe(10);
  });

  it("EFF-56 'before it evolves' comes before (Alakazam-EX, Kinesis)", () => {
    const t = scenario({
      cards: [answering({ event: "willEvolve", subject: "self", into: "M Alakazam-EX" }), mega],
      you: { active: "Alakazam-EX", hand: ["M Alakazam-EX"] },
    });
    t.evolve("M Alakazam-EX");
    const order = t.events.flatMap(({ type }) => (type === "abilityUsed" || type === "damaged" || type === "evolved" ? [type] : []));
    expect(order).toEqual(["abilityUsed", "damaged", "evolved"]);
  });

  it("EFF-56 only where it evolves into the one it names", () => {
    const t = scenario({
      cards: [answering({ event: "willEvolve", subject: "self", into: "Somebody else" }), mega],
      you: { active: "Alakazam-EX", hand: ["M Alakazam-EX"] },
    });
    t.evolve("M Alakazam-EX");
    expect(t.happened("abilityUsed")).toEqual([]);
  });

  const cling = pokemon("Cling", 60, "Grass", {
    abilities: [
      ability("Cling", {
        kind: "triggered",
        on: { event: "discardedFromHand", subject: "thisCard" },
        steps: [{ do: "move", cards: { cards: "self" }, destination: { to: "hand" } }],
      }),
    ],
  });

  it("EFF-56 a card discarded from hand may answer", () => {
    const t = scenario({ cards: [cling], you: { hand: ["Professor Sycamore", "Cling", "Potion"] } });
    t.play("Professor Sycamore");
    expect(t.you.hand).toContain("Cling");
    expect(t.you.discard).toEqual(["Potion", "Professor Sycamore"]);
  });

  it("EFF-27 not when Abilities of cards in hand are taken away", () => {
    const everyone = { pokemon: "all", side: "both", place: "inPlay" } as const;
    const lock = pokemon("Lock", 60, "Grass", {
      abilities: [
        ability("Lock", { kind: "continuous", change: { suppress: "abilities", on: everyone, except: "Lock", everywhere: true } }),
      ],
    });
    const t = scenario({ cards: [cling, lock], you: { bench: ["Lock"], hand: ["Professor Sycamore", "Cling"] } });
    t.play("Professor Sycamore");
    expect(t.you.discard).toContain("Cling");
  });

  it("EFF-56 a card that leaves the deck may answer", () => {
    const eager = pokemon("Eager", 60, "Grass", {
      abilities: [
        ability("Eager", {
          kind: "triggered",
          on: { event: "movedFromDeck", subject: "thisCard" },
          steps: [{ do: "move", cards: { cards: "self" }, destination: { to: "bench" } }],
        }),
      ],
    });
    const t = scenario({ cards: [eager], you: { hand: ["Tierno"], deck: ["Potion", "Eager", "Potion", "Potion"] } });
    t.play("Tierno");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Eager"]);
  });

  it("EFF-22 a lasting trigger on the Defending Pokémon ends when it leaves the Active Spot", () => {
    const torment: Instruction = {
      do: "lasting",
      change: {
        trigger: {
          kind: "triggered",
          on: { event: "attachedEnergy", subject: "defending" },
          steps: [{ do: "putCounters", count: 2, on: { pokemon: "event", role: "subject" } }],
        },
      },
      duration: "opponentsNextTurn",
    };
    const cards = [pokemon("Tormentor", 90, "Darkness", {}, attack("Curse", "", "", torment))];
    const opponent = { active: "Snorlax", bench: ["Zubat"], hand: ["Water Energy", "Switch", "Switch"] };
    const t = scenario({ cards, you: { active: "Tormentor" }, opponent });
    t.attack("Curse").attach("Water Energy", "Snorlax");
    expect(t.opponent.active?.damage).toBe(20);
    const u = scenario({ cards, you: { active: "Tormentor" }, opponent });
    u.attack("Curse").play("Switch").play("Switch").attach("Water Energy", "Snorlax");
    expect(u.opponent.active?.damage).toBe(0);
  });
});

describe("Words that the engine does not carry out", () => {
  const refuses = (card: CardDefinition) => expect(() => createCatalogue([card]));

  it("refuses a price for a card that is not played for its text", () => {
    const cost: readonly Instruction[] = [{ do: "move", cards: { cards: "all", zone: "hand", of: "you" }, destination: { to: "discard" } }];
    refuses(trainer("Odd", "Stadium", { cost })).toThrow(/price for playing a Stadium/);
  });

  it("refuses a Defending Pokémon of whom only an attack knows", () => {
    const trigger: Trigger = { event: "attacks", subject: "defending" };
    refuses(pokemon("Odd", 60, "Grass", { abilities: [ability("Odd", { kind: "triggered", on: trigger, steps: [poke] })] })).toThrow(
      /Defending/,
    );
  });

  it("refuses a rule for using a card that nothing looks at", () => {
    const usage: readonly Continuous[] = [{ kind: "continuous", change: { forbid: "retreat", on: SELF } }];
    refuses(pokemon("Odd", 60, "Grass", {}, { ...attack("Odd", "", "10"), usage })).toThrow(/rule for using a card/);
    refuses({ ...trainer("Odd", "Supporter", {}, { do: "draw", count: 1 }), usage }).toThrow(/rule for using a card/);
  });

  it("EFF-27 what answers being played onto the Bench is that Pokémon's own, whoever was there before", () => {
    const arrive = ability("Arrive", {
      kind: "triggered",
      on: { event: "played", how: "toBench", subject: "self" },
      steps: [{ do: "draw", count: 1 }],
    });
    const t = scenario({
      cards: [pokemon("Newcomer", 60, "Grass", { abilities: [arrive] })],
      you: { bench: ["Zubat"], hand: ["Newcomer"] },
    });
    t.play("Newcomer");
    expect(t.you.hand).toHaveLength(1);
  });

  it("EFF-16 what answers damage on both sides: first the turn's player's, the second player's too", () => {
    const thorns = ability("Thorns", {
      kind: "triggered",
      on: { event: "damagedByAttack", subject: "self", evenIfKnockedOut: true },
      steps: [{ do: "draw", count: 1 }],
    });
    const crash = attack("Crash", "", "10", { do: "damage", amount: 10, to: SELF });
    const t = scenario({
      cards: [pokemon("Bristler", 90, "Grass", { abilities: [thorns] }, crash)],
      you: { active: "Bristler" },
      opponent: { active: "Bristler" },
    });
    t.endTurn().attack("Crash");
    expect(t.happened("abilityUsed").map(({ seat }) => seat)).toEqual([1, 0]);
  });
});
