import { describe, expect, it } from "vitest";
import type { Attack, EnergyCard, TrainerCard } from "../card";
import type { Condition, Continuous, Instruction, Modifier } from "../effects/language";
import { ACTIVE, ability, attack, pokemon, SELF, specialEnergy, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";

const tap = attack("Tap", "", "10");
const usable = (one: Attack, change: Modifier, condition?: Condition): Attack => ({
  ...one,
  usage: [{ kind: "continuous", change, ...(condition && { while: condition }) }],
});
const holder = (change: Modifier, name = "Holder") =>
  pokemon(name, 90, "Water", { abilities: [ability("Rule", { kind: "continuous", change })] }, tap);
const EVERYONE = { pokemon: "all", side: "both", place: "inPlay" } as const;
const MINE = { pokemon: "choose", side: "yours", place: "inPlay", count: 1 } as const;

describe("Supporters on the first turn", () => {
  const guide = (...usage: Continuous[]): TrainerCard => ({ ...trainer("Guide", "Supporter", {}, { do: "draw", count: 1 }), usage });
  const may = (card: TrainerCard, ability?: Modifier) =>
    scenario({
      edition: "swsh",
      turn: 1,
      cards: [card, ...(ability ? [holder(ability)] : [])],
      you: { active: ability ? "Holder" : "Snorlax", hand: ["Guide"] },
    }).canPlay("Guide");
  const permit: Modifier = { permit: "supporterFirstTurn", who: "you" };

  it("ED-03 its own text or an effect may allow it", () => {
    expect(may(guide())).toBe(false);
    expect(may(guide({ kind: "continuous", change: permit }))).toBe(true);
    expect(may(guide(), permit)).toBe(true);
  });

  it("ED-03 its own text only while what it says holds", () => {
    expect(may(guide({ kind: "continuous", change: permit, while: { if: "turn", is: "firstOfGame" } }))).toBe(true);
    expect(may(guide({ kind: "continuous", change: permit, while: { if: "turn", is: "opponents" } }))).toBe(false);
  });
});

describe("Attacks that may be used", () => {
  it.each([
    ["Asleep", "attackWhileAsleep", true],
    ["Asleep", "attackWhileParalyzed", false],
    ["Paralyzed", "attackWhileParalyzed", true],
    ["Paralyzed", "attackWhileAsleep", false],
  ] as const)("ATK-12 %s, with %s", (condition, permit, may) => {
    const t = scenario({
      cards: [pokemon("Dreamer", 90, "Psychic", {}, usable(tap, { permit, on: SELF }))],
      you: { active: { name: "Dreamer", conditions: [condition] } },
    });
    expect(t.canAttack("Tap")).toBe(may);
  });

  it("ATK-12 what its own text allows it allows only while it says so", () => {
    const dreamer = (is: "yours" | "opponents") =>
      scenario({
        cards: [pokemon("Dreamer", 90, "Psychic", {}, usable(tap, { permit: "attackWhileParalyzed", on: SELF }, { if: "turn", is }))],
        you: { active: { name: "Dreamer", conditions: ["Paralyzed"] } },
      });
    expect([dreamer("yours").canAttack(), dreamer("opponents").canAttack()]).toEqual([true, false]);
  });

  const machine = trainer("Machine", "Technical Machine", { attacks: [attack("Lent", "", "20")] });

  it("FAM-24 a Technical Machine lends nothing while Tools are without effect, and a Tool that is none never", () => {
    const tool = trainer("Belt", "Pokémon Tool", { attacks: [attack("Belted", "", "20")] });
    const lent = (...bench: string[]) =>
      scenario({
        cards: [machine, tool, holder({ suppress: "tools", on: EVERYONE }), pokemon("Bearer", 90, "Water", {}, tap)],
        you: { active: { name: "Bearer", tools: ["Machine"] }, bench },
      });
    expect([lent().canAttack("Lent"), lent("Holder").canAttack("Lent"), lent("Holder").canAttack("Tap")]).toEqual([true, false, true]);
    const t = scenario({ cards: [tool], you: { active: { name: "Snorlax", tools: ["Belt"] } } });
    expect(t.canAttack("Belted")).toBe(false);
  });

  it("EFF-01 where there was no attack to choose, none is forbidden", () => {
    const disable = attack(
      "Disable",
      "",
      "",
      { do: "chooseAttack", of: ACTIVE, bind: 1 },
      { do: "lasting", change: { forbid: "attack", on: ACTIVE, attack: { binding: 1 } }, duration: "opponentsNextTurn" },
    );
    const t = scenario({
      edition: "xy",
      cards: [
        pokemon("Disabler", 90, "Psychic", {}, disable),
        pokemon("Larva", 60, "Grass", {}),
        pokemon("Imago", 90, "Grass", { from: "Larva" }, tap),
      ],
      you: { active: "Disabler" },
      opponent: { active: "Larva", hand: ["Imago"] },
    });
    t.attack("Disable").evolve("Imago");
    expect(t.canAttack("Tap")).toBe(true);
  });

  it("FAM-20 Ω Barrage: the second attack is that Pokémon's, not another's from the Bench", () => {
    const trait = { name: "Ω Barrage", effects: [{ kind: "continuous", change: { permit: "attackTwice", on: SELF } }] } as const;
    const t = scenario({
      cards: [
        pokemon("Gyarados", 130, "Water", { trait }, tap),
        pokemon("Reacher", 90, "Psychic", { trait }, usable(attack("Reach", "", "20"), { permit: "attackFromBench", on: SELF })),
      ],
      you: { active: "Gyarados", bench: ["Reacher"] },
    });
    expect(t.canAttack("Reach")).toBe(true);
    t.attack("Tap");
    expect(t.options).toEqual(["attack Tap", "endTurn"]);
    t.attack("Tap");
  });
});

describe("Abilities and what is none", () => {
  const draw: Instruction = { do: "draw", count: 1 };
  const everywhere = holder({ suppress: "abilities", on: EVERYONE, except: "Rule", everywhere: true });

  it("EFF-27 what a Tool lets its Pokémon do is not done while Tools are without effect, nor hindered by what takes Abilities", () => {
    const flask = trainer("Flask", "Pokémon Tool", { whileInPlay: [{ kind: "activated", limit: "oncePerTurn", steps: [draw] }] });
    const may = (...cards: readonly Parameters<typeof holder>[0][]) =>
      scenario({
        cards: [flask, ...cards.map((change, place) => holder(change, `Holder ${place}`))],
        you: { active: { name: "Snorlax", tools: ["Flask"] }, bench: cards.map((_, place) => `Holder ${place}`) },
      }).canUse("Flask");
    expect(may()).toBe(true);
    expect(may({ suppress: "tools", on: EVERYONE })).toBe(false);
    expect(may({ suppress: "abilities", on: EVERYONE, except: "Rule" })).toBe(true);
    expect(may({ forbid: "useAbilities", on: EVERYONE })).toBe(true);
  });

  it("EFF-27 an Ability that is forbidden or taken away cannot be used", () => {
    const well = pokemon("Wellspring", 90, "Water", { abilities: [ability("Well", { kind: "activated", steps: [draw] })] });
    const may = (change: Modifier) =>
      scenario({ cards: [well, holder(change)], you: { active: "Wellspring", bench: ["Holder"] } }).canUse("Well");
    expect(may({ forbid: "retreat", on: EVERYONE })).toBe(true);
    expect(may({ forbid: "useAbilities", on: EVERYONE })).toBe(false);
    expect(may({ suppress: "abilities", on: EVERYONE, except: "Rule" })).toBe(false);
  });

  it("FAM-24 playing a Pokémon LEGEND is no Ability: what takes Abilities of cards in hands leaves it", () => {
    const half = (part: string) => ({
      ...pokemon(`Lugia ${part}`, 130, "Water", { stage: "LEGEND", marks: ["LEGEND"] }),
      name: "Lugia LEGEND",
    });
    const t = scenario({
      cards: [half("top"), half("bottom"), everywhere],
      you: { bench: ["Holder"], hand: ["Lugia top", "Lugia bottom"] },
    });
    expect(t.canUse("Lugia LEGEND")).toBe(true);
    t.useAbility("Lugia LEGEND");
    expect(t.you.hand).toEqual([]);
  });
});

describe("Stadiums that may be used", () => {
  it("TURN-12 by the player who played it, or by either where it says so", () => {
    const fountain = (either: boolean) =>
      trainer("Fountain", "Stadium", {
        whileInPlay: [{ kind: "activated", limit: "oncePerTurn", ...(either && { either }), steps: [{ do: "draw", count: 1 }] }],
      });
    const offered = (either: boolean) => {
      const t = scenario({ cards: [fountain(either)], you: { hand: ["Fountain"] } });
      t.play("Fountain");
      const mine = t.offersStadium();
      t.endTurn();
      return [mine, t.offersStadium()];
    };
    expect([offered(false), offered(true)]).toEqual([
      [true, false],
      [true, true],
    ]);
  });
});

describe("Two Energy cards in one attachment", () => {
  const trait = { name: "α Growth", effects: [{ kind: "continuous", change: { permit: "attachTwoEnergy", on: SELF } }] } as const;
  const counting = ability("Count", {
    kind: "triggered",
    on: { event: "attachedEnergy", subject: "self", from: "hand" },
    steps: [{ do: "shuffle", zone: "deck", of: "opponent" }],
  });
  const grower = pokemon("Bunnelby", 60, "Colorless", { trait, abilities: [counting] }, tap);

  it("FAM-20 only other Energy cards are offered, one of them at most, and both come from the hand", () => {
    const t = scenario({
      cards: [grower],
      you: { active: "Bunnelby", hand: ["Water Energy", "Potion", "Fire Energy", "Grass Energy"] },
    });
    t.attach("Water Energy", "Bunnelby");
    expect([t.options, t.decision.max]).toEqual([["Fire Energy", "Grass Energy"], 1]);
    t.choose("Fire Energy");
    expect(t.you.hand).toEqual(["Potion", "Grass Energy"]);
    expect(t.happened("abilityUsed")).toHaveLength(2);
  });

  it("FAM-20 nothing is asked of who holds no other card", () => {
    const t = scenario({ cards: [grower], you: { active: "Bunnelby", hand: ["Water Energy"] } });
    t.attach("Water Energy", "Bunnelby");
    expect([t.asked, t.you.active?.energy]).toEqual(["main", ["Water Energy"]]);
  });

  it("FAM-20 the second may not be one that cannot be attached to it", () => {
    const shy: EnergyCard = specialEnergy("Shy Energy", {
      attachTo: { types: ["Fire"] },
    });
    const t = scenario({
      cards: [grower, shy],
      you: { active: "Bunnelby", hand: ["Water Energy", "Shy Energy", "Fire Energy"] },
    });
    t.attach("Water Energy", "Bunnelby");
    expect(t.options).toEqual(["Fire Energy"]);
    t.choose();
  });
});

describe("Evolving", () => {
  const answering = (...steps: Instruction[]) =>
    pokemon(
      "Larva",
      60,
      "Grass",
      { abilities: [ability("Moult", { kind: "triggered", on: { event: "willEvolve", subject: "self" }, steps })] },
      tap,
    );
  const imago = pokemon("Imago", 90, "Grass", { from: "Larva" }, tap);

  it("TURN-05 nothing evolves where an answer has taken the Pokémon away, or the card", () => {
    const evolving = (...steps: Instruction[]) => {
      const t = scenario({ cards: [answering(...steps), imago], you: { active: "Larva", bench: ["Zubat"], hand: ["Imago", "Potion"] } });
      t.evolve("Imago");
      return { names: [t.you.active?.name, ...t.you.bench.map(({ name }) => name)], hand: t.you.hand };
    };
    expect(evolving({ do: "draw", count: 1 })).toEqual({ names: ["Imago", "Zubat"], hand: ["Potion", "Water Energy"] });
    expect(evolving({ do: "returnPokemon", pokemon: SELF, destination: { to: "hand" }, attached: "with" })).toEqual({
      names: ["Zubat"],
      hand: ["Imago", "Potion", "Larva"],
    });
    expect(evolving({ do: "move", cards: { cards: "all", zone: "hand", of: "you" }, destination: { to: "discard" } })).toEqual({
      names: ["Larva", "Zubat"],
      hand: [],
    });
  });

  it("TURN-05 a card put onto a Pokémon by an answered evolution comes from the hand", () => {
    const proud = pokemon("Imago", 90, "Grass", {
      from: "Larva",
      abilities: [
        ability("Arrive", {
          kind: "triggered",
          on: { event: "played", how: "toEvolve", subject: "self" },
          steps: [{ do: "draw", count: 2 }],
        }),
      ],
    });
    const t = scenario({ cards: [answering({ do: "draw", count: 1 }), proud], you: { active: "Larva", hand: ["Imago"] } });
    t.evolve("Imago");
    expect(t.you.hand).toHaveLength(3);
  });

  const candy = trainer(
    "Candy",
    "Item",
    {},
    {
      do: "evolve",
      pokemon: MINE,
      with: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { category: "Pokémon" } },
      skipStage: true,
    },
  );

  it("EFF-43 what may skip a Stage evolves a Basic Pokémon into its Stage 2 too, and nothing into what is not of its line", () => {
    const beyond = pokemon("Quilladin BREAK", 120, "Grass", { stage: "BREAK", marks: ["BREAK"], from: "Quilladin" });
    const other = pokemon("Other Stage 2", 150, "Fire", { stage: "Stage 2", from: "Braixen" });
    const may = (active: string, ...hand: string[]) =>
      scenario({ cards: [candy, other, beyond], you: { active, hand: ["Candy", ...hand] } }).canPlay("Candy");
    expect(may("Chespin", "Chesnaught")).toBe(true);
    expect(may("Chespin", "Quilladin")).toBe(true);
    expect(may("Chespin", "Other Stage 2")).toBe(false);
    expect(may("Chespin", "Quilladin BREAK")).toBe(false);
  });

  it("RUL-15 nobody searches for what evolves a Pokémon that no Pokémon evolves from", () => {
    const seek = trainer(
      "Seek",
      "Item",
      {},
      {
        do: "evolve",
        pokemon: MINE,
        with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { category: "Pokémon" } },
      },
    );
    const any = trainer(
      "Any",
      "Item",
      {},
      { do: "evolve", pokemon: MINE, with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1 } },
    );
    const may = (active: string) => {
      const t = scenario({ cards: [seek, any], you: { active, hand: ["Seek", "Any"] } });
      return [t.canPlay("Seek"), t.canPlay("Any")];
    };
    expect([may("Snorlax"), may("Chespin")]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it("FAM-20 only a card that says so itself may be put on a Pokémon that came into play this turn", () => {
    const may = (change: Modifier) =>
      scenario({
        cards: [
          pokemon("Larva", 60, "Grass", {}),
          pokemon("Imago", 90, "Grass", { from: "Larva", abilities: [ability("Early", { kind: "continuous", change })] }),
        ],
        you: { active: { name: "Larva", fresh: true }, hand: ["Imago"] },
      }).canEvolve("Imago");
    expect(may({ permit: "playEarlyToEvolve" })).toBe(true);
    expect(may({ permit: "evolveFirstTurn", on: SELF })).toBe(false);
    expect(may({ forbid: "retreat", on: SELF })).toBe(false);
  });
});

describe("Cards in play that are discarded at will", () => {
  it("FAM-22 a Fossil goes to the discard pile with all that is on it", () => {
    const t = scenario({
      you: { active: { name: "Dome Fossil", energy: ["Water Energy"], tools: ["Muscle Band"] }, bench: ["Zubat"] },
    });
    t.discardFromPlay("Dome Fossil");
    expect([t.you.discard, t.you.active?.name]).toEqual([["Dome Fossil", "Water Energy", "Muscle Band"], "Zubat"]);
  });
});
