import { describe, expect, it } from "vitest";
import { ability, attack, pokemon, SELF } from "../testing/cards";
import { opening, scenario } from "../testing/scenario";

const fill = (count: number, name = "Water Energy"): string[] => Array.from({ length: count }, () => name);

describe("Turn", () => {
  it("TURN-01 the turn starts with a draw", () => {
    const t = scenario({ opponent: { hand: [], deck: ["Potion", "Switch"] } });
    t.endTurn();
    expect(t.opponent.hand).toEqual(["Potion"]);
  });

  it("TURN-01 who cannot draw then loses", () => {
    const t = scenario({ opponent: { deck: [] } });
    t.endTurn();
    expect(t.outcome).toEqual({ winner: 0, reason: "deckOut" });
  });

  it("TURN-02 drawing more than the deck holds takes what is there, and the match goes on", () => {
    const t = scenario({ you: { hand: ["Tierno"], deck: ["Potion"] } });
    t.play("Tierno");
    expect(t.you.hand).toEqual(["Potion"]);
    expect(t.asked).toBe("main");
  });

  it("TURN-02 looking at more cards than the deck holds looks at what is there", () => {
    const t = scenario({ you: { hand: ["Great Ball"], deck: ["Chespin", "Potion"] } });
    t.play("Great Ball");
    expect(t.happened("looked")[0]?.cards).toHaveLength(2);
    t.choose("Chespin");
  });

  it("TURN-03 actions come in any order and number", () => {
    const t = scenario({ you: { active: "Froakie", hand: ["Chespin", "Water Energy", "Chespin", "Tierno", "Fennekin"] } });
    t.play("Tierno").play("Chespin").attach("Water Energy", "Froakie").play("Fennekin").play("Chespin");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Chespin", "Fennekin", "Chespin"]);
  });

  it("TURN-04 Basic Pokémon go to the Bench while it holds fewer than 5", () => {
    const t = scenario({ you: { bench: fill(4, "Froakie"), hand: ["Chespin", "Fennekin"] } });
    t.play("Chespin");
    expect(t.you.bench).toHaveLength(5);
    expect(t.canPlay("Fennekin")).toBe(false);
  });

  it("TURN-05 an Evolution card goes only on the Pokémon it names", () => {
    const t = scenario({ you: { active: "Chespin", bench: ["Froakie"], hand: ["Quilladin", "Chesnaught"] } });
    expect(t.canEvolve("Quilladin", "Chespin")).toBe(true);
    expect(t.canEvolve("Quilladin", "Froakie")).toBe(false);
    expect(t.canEvolve("Chesnaught")).toBe(false);
  });

  it("TURN-06 a Pokémon that came into play this turn does not evolve", () => {
    const t = scenario({ you: { hand: ["Chespin", "Quilladin"] } });
    t.play("Chespin");
    expect(t.canEvolve("Quilladin")).toBe(false);
  });

  it("TURN-06 a Pokémon that evolved this turn does not evolve again", () => {
    const t = scenario({ you: { active: "Chespin", hand: ["Quilladin", "Chesnaught"] } });
    t.evolve("Quilladin");
    expect(t.canEvolve("Chesnaught")).toBe(false);
  });

  it("TURN-07 nobody evolves on their own first turn", () => {
    const t = opening([
      ["Chespin", "Quilladin", ...fill(58)],
      ["Froakie", ...fill(59)],
    ]);
    t.chooseAs(0, "Chespin").chooseAs(0).chooseAs(1, "Froakie").chooseAs(1);
    expect(t.canEvolve("Quilladin")).toBe(false);
  });

  it("TURN-07 the second player's first turn counts as well", () => {
    const t = opening([
      ["Chespin", ...fill(59)],
      ["Chespin", "Quilladin", ...fill(58)],
    ]);
    t.chooseAs(0, "Chespin").chooseAs(0).chooseAs(1, "Chespin").chooseAs(1).endTurn();
    expect(t.canEvolve("Quilladin")).toBe(false);
    t.endTurn().endTurn();
    expect(t.canEvolve("Quilladin")).toBe(true);
  });

  it("TURN-07 an Ability may allow it (Weedle, Adaptive Evolution)", () => {
    const t = opening([
      ["Weedle", "Kakuna", ...fill(58)],
      ["Froakie", ...fill(59)],
    ]);
    t.chooseAs(0, "Weedle").chooseAs(0).chooseAs(1, "Froakie").chooseAs(1);
    expect(t.canEvolve("Kakuna")).toBe(true);
  });

  it("TURN-06 being allowed to evolve in the first turn does not allow it twice in one turn (Kakuna, Hard Shell)", () => {
    const beedrill = pokemon("Beedrill", 130, "Grass", { stage: "Stage 2", from: "Kakuna" });
    const t = scenario({ cards: [beedrill], turn: 1, you: { active: "Weedle", hand: ["Kakuna", "Beedrill"] } });
    t.evolve("Kakuna");
    expect(t.canEvolve("Beedrill")).toBe(false);
  });

  it("TURN-08 evolving keeps damage and attached cards", () => {
    const t = scenario({
      you: { active: { name: "Chespin", damage: 30, energy: ["Grass Energy"], tools: ["Muscle Band"] }, hand: ["Quilladin"] },
    });
    t.evolve("Quilladin");
    expect(t.you.active).toMatchObject({ name: "Quilladin", hp: 90, damage: 30, energy: ["Grass Energy"], tools: ["Muscle Band"] });
  });

  it("TURN-08 the attacks of the card below are lost", () => {
    const t = scenario({ you: { active: { name: "Chespin", energy: ["Grass Energy", "Grass Energy"] }, hand: ["Quilladin"] } });
    expect(t.canAttack("Vine Whip")).toBe(true);
    t.evolve("Quilladin");
    expect(t.canAttack("Vine Whip")).toBe(false);
    expect(t.canAttack("Pin Missile")).toBe(true);
  });

  it("TURN-08 evolving ends Special Conditions", () => {
    const t = scenario({ you: { active: { name: "Chespin", conditions: ["Poisoned", "Asleep"] }, hand: ["Quilladin"] } });
    t.evolve("Quilladin");
    expect(t.you.active?.conditions).toEqual([]);
  });

  it("TURN-09 one Energy card from hand a turn", () => {
    const t = scenario({ you: { active: "Chespin", bench: ["Froakie"], hand: ["Grass Energy", "Water Energy"] } });
    t.attach("Grass Energy", "Froakie");
    expect(t.you.bench[0]?.energy).toEqual(["Grass Energy"]);
    expect(t.canAttach("Water Energy")).toBe(false);
    t.endTurn().endTurn();
    expect(t.canAttach("Water Energy", "Chespin")).toBe(true);
  });

  it("TURN-10 any number of Items", () => {
    const t = scenario({ you: { active: { name: "Snorlax", damage: 100 }, hand: ["Potion", "Potion", "Potion"] } });
    t.play("Potion").play("Potion").play("Potion");
    expect(t.you.active?.damage).toBe(10);
    expect(t.you.discard).toEqual(["Potion", "Potion", "Potion"]);
  });

  it("TURN-10 at most one Tool on a Pokémon, and it stays", () => {
    const t = scenario({ you: { active: "Chespin", bench: ["Froakie"], hand: ["Muscle Band", "Hard Charm"] } });
    t.attach("Muscle Band", "Chespin");
    expect(t.canAttach("Hard Charm", "Chespin")).toBe(false);
    t.attach("Hard Charm", "Froakie").endTurn().endTurn();
    expect(t.you.active?.tools).toEqual(["Muscle Band"]);
  });

  it("TURN-11 one Supporter a turn", () => {
    const t = scenario({ you: { hand: ["Tierno", "Tierno"] } });
    t.play("Tierno");
    expect(t.canPlay("Tierno")).toBe(false);
    t.endTurn().endTurn();
    expect(t.canPlay("Tierno")).toBe(true);
  });

  it("TURN-12 one Stadium a turn; a new one discards the old to its owner's discard pile", () => {
    const t = scenario({ stadium: "Shadow Circle", you: { hand: ["Fairy Garden", "Shadow Circle"] } });
    t.play("Fairy Garden");
    expect(t.view(0).stadium?.card).toBe("Fairy Garden");
    expect(t.opponent.discard).toEqual(["Shadow Circle"]);
    expect(t.you.discard).toEqual([]);
    expect(t.canPlay("Shadow Circle")).toBe(false);
  });

  it("TURN-13 retreating discards Energy worth the cost and swaps with a Benched Pokémon", () => {
    const t = scenario({ you: { active: { name: "Froakie", energy: ["Water Energy", "Fire Energy"] }, bench: ["Chespin", "Fennekin"] } });
    t.retreat().choose("Fire Energy").choose("Fennekin");
    expect(t.you.active?.name).toBe("Fennekin");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Chespin", "Froakie"]);
    expect(t.you.discard).toEqual(["Fire Energy"]);
    expect(t.canRetreat()).toBe(false);
  });

  it("TURN-13 no more cards are discarded than the cost is high, and Energy enough", () => {
    const energy = ["Double Colorless Energy", "Grass Energy", "Fire Energy"];
    const t = scenario({ you: { active: { name: "Chespin", energy }, bench: ["Froakie"] } });
    t.retreat();
    expect(t.refusal(t.decision.id, 0, [0, 1, 2])).toBe("constraint");
    expect(t.refusal(t.decision.id, 0, [1])).toBe("constraint");
    t.choose("Double Colorless Energy");
    expect(t.you.bench[0]?.energy).toEqual(["Grass Energy", "Fire Energy"]);
  });

  it.each([
    ["Double Colorless Energy", "Double Colorless Energy"],
    ["Double Colorless Energy", "Grass Energy"],
  ])("CMP-833 a Retreat Cost of two may be paid by one Energy of each of two cards (%s, %s)", (...energy) => {
    const t = scenario({ you: { active: { name: "Chespin", energy }, bench: ["Froakie"] } });
    t.retreat().choose(...energy);
    expect(t.you.discard).toEqual(energy);
  });

  it("TURN-13 a payment that takes all the Energy there is is not asked for", () => {
    const t = scenario({ you: { active: { name: "Chespin", energy: ["Fire Energy", "Grass Energy"] }, bench: ["Froakie"] } });
    t.retreat();
    expect(t.you.active?.name).toBe("Froakie");
    expect(t.you.discard).toEqual(["Fire Energy", "Grass Energy"]);
  });

  it("TURN-13 a Retreat Cost of zero is free", () => {
    const t = scenario({ you: { active: "Zubat", bench: ["Froakie"] } });
    t.retreat();
    expect(t.you.active?.name).toBe("Froakie");
  });

  it("TURN-13 not with an empty Bench, without the Energy, Asleep or Paralyzed", () => {
    expect(scenario({ you: { active: "Zubat" } }).canRetreat()).toBe(false);
    expect(scenario({ you: { active: "Froakie", bench: ["Zubat"] } }).canRetreat()).toBe(false);
    expect(scenario({ you: { active: { name: "Zubat", conditions: ["Asleep"] }, bench: ["Froakie"] } }).canRetreat()).toBe(false);
    expect(scenario({ you: { active: { name: "Zubat", conditions: ["Paralyzed"] }, bench: ["Froakie"] } }).canRetreat()).toBe(false);
    expect(scenario({ you: { active: { name: "Zubat", conditions: ["Confused", "Burned"] }, bench: ["Froakie"] } }).canRetreat()).toBe(
      true,
    );
  });

  it("TURN-14 going to the Bench ends Special Conditions; damage and attached cards stay", () => {
    const t = scenario({
      you: { active: { name: "Zubat", damage: 20, energy: ["Psychic Energy"], conditions: ["Confused", "Poisoned"] }, bench: ["Froakie"] },
    });
    t.retreat();
    expect(t.you.bench[0]).toMatchObject({ name: "Zubat", damage: 20, energy: ["Psychic Energy"], conditions: [] });
  });

  it("TURN-14 going to the Bench ends effects of attacks on the Pokémon (Machop, Focus Energy)", () => {
    const t = scenario({
      you: { active: { name: "Machop", energy: ["Fighting Energy", "Fighting Energy"] }, bench: ["Zubat"], hand: ["Switch", "Switch"] },
      opponent: { active: "Chespin" },
    });
    t.attack("Focus Energy").endTurn().play("Switch").play("Switch").attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("TURN-15 after retreating, the new Active may attack", () => {
    const t = scenario({
      you: { active: "Zubat", bench: [{ name: "Chespin", energy: ["Grass Energy"] }] },
      opponent: { active: "Snorlax" },
    });
    t.retreat().attack("Vine Whip");
    expect(t.opponent.active?.damage).toBe(10);
  });

  it("TURN-16 an Ability works from the Bench, within its limit, and does not end the turn (Delphox, Mystical Fire)", () => {
    const t = scenario({ you: { bench: ["Delphox"], hand: ["Potion"], deck: fill(9) } });
    t.useAbility("Mystical Fire");
    expect(t.you.hand).toHaveLength(6);
    expect(t.canUse("Mystical Fire")).toBe(false);
    expect(t.decision.seat).toBe(0);
  });

  it("TURN-16 an option names the Ability by its printed place, however many effects stand before it", () => {
    const self = { pokemon: "self" } as const;
    const twofold = ability(
      "Firm Roots",
      { kind: "continuous", change: { forbid: "retreat", on: self } },
      { kind: "continuous", change: { modify: "hp", on: self, amount: 10, sign: "+" } },
    );
    const drawing = ability("Rummage", { kind: "activated", limit: "oncePerTurn", steps: [{ do: "draw", count: 1 }] });
    const t = scenario({
      you: { active: "Two Abilities", deck: fill(3) },
      cards: [pokemon("Two Abilities", 60, "Grass", { abilities: [twofold, drawing] })],
    });
    expect(t.decision.options).toContainEqual(expect.objectContaining({ do: "useAbility", name: "Rummage", index: 1 }));
    t.useAbility("Rummage");
    expect(t.happened("abilityUsed")[0]).toMatchObject({ index: 1 });
  });

  it("TURN-17 an attack ends the turn", () => {
    const t = scenario({ you: { active: { name: "Chespin", energy: ["Grass Energy"] } } });
    t.attack("Vine Whip");
    expect(t.decision.seat).toBe(1);
  });

  it("TURN-17 a player may end the turn without attacking", () => {
    const t = scenario({});
    t.endTurn();
    expect(t.decision.seat).toBe(1);
    expect(t.happened("turnStarted")).toHaveLength(1);
  });

  it("EFF-33 a Pokémon whose more HP ends with the turn is Knocked Out before an extra turn begins", () => {
    const surge = attack(
      "Surge",
      "",
      "",
      { do: "lasting", change: { modify: "hp", on: SELF, amount: 50, sign: "+" }, duration: "thisTurn" },
      { do: "damage", amount: 100, to: SELF },
      { do: "extraTurn", who: "you" },
    );
    const t = scenario({ cards: [pokemon("Surger", 90, "Lightning", {}, surge)], you: { active: "Surger", bench: ["Zubat"] } });
    t.attack("Surge");
    expect([t.asked, t.happened("turnStarted")]).toEqual(["takePrizes", []]);
    t.choose(0);
    expect(t.decision.seat).toBe(0);
  });
});
