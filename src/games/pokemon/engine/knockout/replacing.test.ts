import { describe, expect, it } from "vitest";
import type { Instruction, Modifier } from "../effects/language";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";

const machop = { name: "Machop", energy: ["Fighting Energy"] };
const spared = { replace: "knockOut", on: SELF, byAttackOf: "both", remainingHp: 10 } as const;
const sturdy = (change: Modifier, ...attacks: ReturnType<typeof attack>[]) =>
  pokemon("Crustle", 30, "Fighting", { abilities: [ability("Sturdy", { kind: "continuous", change })] }, ...attacks);
const strike = (change: Modifier, damage = 0, coins = "") =>
  scenario({
    cards: [sturdy(change)],
    coins,
    you: { active: machop },
    opponent: { active: { name: "Crustle", damage }, bench: ["Zubat"] },
  }).attack("Karate Chop");
const blast = (...effect: Instruction[]) => pokemon("Exeggutor", 120, "Grass", {}, attack("Blast", "C", "30", ...effect));

describe("Knock Outs and what answers or replaces them", () => {
  it("EFF-30 all Knocked Out Pokémon are discarded together, then Prizes, then promotions", () => {
    const t = scenario({
      cards: [blast({ do: "damage", amount: 50, to: { pokemon: "all", side: "opponents", place: "bench" } })],
      you: { active: { name: "Exeggutor", energy: ["Grass Energy"] } },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Zubat", "Snorlax", "Delphox"] },
    });
    t.attack("Blast");
    expect(t.opponent.discard).toEqual(["Froakie", "Zubat"]);
    expect([t.asked, t.decision.min]).toEqual(["takePrizes", 2]);
    t.choose(0, 1);
    expect(t.asked).toBe("promote");
    t.choose("Snorlax");
  });

  it.each([
    ["its damage", "30", [], 1],
    ["another effect of it", "", [{ do: "putCounters", count: 3, on: ACTIVE }], 0],
  ] as const)("EFF-30 'Knocked Out by damage from an attack': by %s", (_, damage, effect, drawn) => {
    const grudge = ability("Grudge", {
      kind: "triggered",
      on: { event: "knockedOut", subject: "self", byAttack: true },
      steps: [{ do: "draw", count: 1 }],
    });
    const t = scenario({
      cards: [
        pokemon("Exeggutor", 120, "Grass", {}, attack("Blast", "C", damage, ...effect)),
        pokemon("Gastly", 30, "Psychic", { abilities: [grudge] }),
      ],
      you: { active: { name: "Exeggutor", energy: ["Grass Energy"] } },
      opponent: { active: "Gastly", bench: ["Zubat"], deck: ["Potion", "Potion", "Potion"] },
    });
    t.attack("Blast").choose(0);
    // One is drawn for the turn that begins.
    expect(t.opponent.hand).toHaveLength(1 + drawn);
  });

  it("KO-02 a Knocked Out Pokémon that goes elsewhere than the discard pile still gives its Prize card (Celebi, Leap Through Time)", () => {
    const leap = ability("Leap", {
      kind: "triggered",
      on: { event: "knockedOut", subject: "self" },
      steps: [{ do: "returnPokemon", pokemon: SELF, destination: { to: "deck", place: "shuffled" }, attached: "with" }],
    });
    const t = scenario({
      cards: [pokemon("Celebi", 30, "Grass", { abilities: [leap] })],
      you: { active: machop },
      opponent: { active: { name: "Celebi", energy: ["Grass Energy"] }, bench: ["Zubat"], deck: ["Potion"] },
    });
    t.attack("Karate Chop");
    expect(t.asked).toBe("takePrizes");
    t.choose(0);
    expect([t.opponent.discard, t.opponent.deckCount + t.opponent.hand.length]).toEqual([[], 3]);
  });

  const dying = (name: string, side: "yours" | "opponents") =>
    pokemon(name, 30, "Psychic", {
      abilities: [
        ability(name, {
          kind: "triggered",
          on: { event: "knockedOut", subject: "self" },
          steps: [{ do: "putCounters", count: 1, on: { pokemon: "active", side } }],
        }),
      ],
    });

  it("EFF-30 effects of being Knocked Out come before the discard, in the order that their player gives", () => {
    const t = scenario({
      cards: [
        blast({ do: "damage", amount: 30, to: { pokemon: "all", side: "opponents", place: "bench" } }),
        dying("Gastly", "opponents"),
        dying("Haunter", "opponents"),
      ],
      you: { active: { name: "Exeggutor", energy: ["Grass Energy"] } },
      opponent: { active: "Snorlax", bench: ["Gastly", "Haunter"] },
    });
    t.attack("Blast");
    expect([t.asked, t.decision.seat]).toEqual(["orderTriggers", 1]);
    expect(t.opponent.bench).toHaveLength(2);
    t.choose("Haunter").choose(0, 1);
    expect(t.happened("abilityUsed").map(({ name }) => name)).toEqual(["Haunter", "Gastly"]);
    expect(t.you.active?.damage).toBe(20);
  });

  it("EFF-30 it is looked for whenever HP reaches 0, also by an Ability", () => {
    const hexer = pokemon("Greninja", 130, "Water", {
      abilities: [
        ability("Water Shuriken", { kind: "activated", limit: "oncePerTurn", steps: [{ do: "putCounters", count: 3, on: ACTIVE }] }),
      ],
    });
    const t = scenario({
      cards: [hexer],
      you: { active: "Greninja" },
      opponent: { active: { name: "Froakie", damage: 30 }, bench: ["Zubat"] },
    });
    t.useAbility("Water Shuriken").choose(0);
    expect([t.you.prizes, t.opponent.active?.name, t.asked]).toEqual([5, "Zubat", "main"]);
  });

  it("EFF-31 who meets more conditions wins, though both take the last Prize", () => {
    const t = scenario({
      you: { active: { name: "Voltorb", energy: ["Lightning Energy"] }, prizes: ["Potion"] },
      opponent: { active: "Froakie", bench: ["Zubat"], prizes: ["Potion"] },
    });
    t.attack("Self-Destruct");
    expect(t.outcome).toMatchObject({ winner: 1 });
  });

  it("EFF-32 'Prize cards taken' counts from the number set at the start", () => {
    const counter = pokemon(
      "Zygarde",
      120,
      "Fighting",
      {},
      attack("Rally", "C", "10+", {
        do: "attackDamage",
        change: "more",
        amount: { multiply: [10, { count: "prizesTaken", of: "opponent" }] },
      }),
    );
    const t = scenario({
      cards: [counter],
      you: { active: { name: "Zygarde", energy: ["Fighting Energy"] } },
      opponent: { active: "Delphox", prizes: ["Potion", "Potion"] },
    });
    t.attack("Rally");
    expect(t.opponent.active?.damage).toBe(50);
  });

  it("EFF-33 'would be Knocked Out': it stays with the HP said", () => {
    const t = strike(spared);
    expect(t.opponent.active).toMatchObject({ name: "Crustle", damage: 20 });
    expect(t.you.prizes).toBe(6);
  });

  it("EFF-33 'full HP' is no counters when the attack began (Crustle, Sturdy)", () => {
    expect(strike({ ...spared, fullHpOnly: true }).opponent.active?.name).toBe("Crustle");
    const t = strike({ ...spared, fullHpOnly: true }, 10);
    t.choose(0);
    expect(t.opponent.active?.name).toBe("Zubat");
  });

  it("EFF-33 a coin may decide (Cofagrigus, Durable Body)", () => {
    expect(strike({ ...spared, flip: true }, 0, "H").opponent.active?.name).toBe("Crustle");
    expect(strike({ ...spared, flip: true }, 0, "T").choose(0).opponent.active?.name).toBe("Zubat");
  });

  it("EFF-33 only damage from an attack, not an outright Knock Out or the Checkup", () => {
    const t = scenario({
      cards: [
        sturdy(spared),
        pokemon("Executioner", 90, "Darkness", {}, attack("Guillotine", "", "", { do: "knockOut", pokemon: ACTIVE })),
      ],
      you: { active: "Executioner" },
      opponent: { active: "Crustle", bench: ["Zubat"] },
    });
    t.attack("Guillotine").choose(0);
    expect(t.opponent.active?.name).toBe("Zubat");
    const u = scenario({
      cards: [sturdy(spared)],
      opponent: { active: { name: "Crustle", damage: 20, conditions: ["Poisoned"] }, bench: ["Zubat"] },
    });
    u.endTurn().choose(0);
    expect(u.opponent.active?.name).toBe("Zubat");
  });

  it("EFF-33 what follows the replacement is done (Focus Sash)", () => {
    const sash = trainer("Focus Sash", "Pokémon Tool", {
      whileInPlay: [
        {
          kind: "continuous",
          change: { ...spared, fullHpOnly: true, then: [{ do: "move", cards: { cards: "self" }, destination: { to: "discard" } }] },
          while: { if: "pokemon", is: SELF, where: { types: ["Fighting"] } },
        },
      ],
    });
    const t = scenario({
      cards: [sash, pokemon("Riolu", 30, "Fighting", {})],
      you: { active: machop },
      opponent: { active: { name: "Riolu", tools: ["Focus Sash"] } },
    });
    t.attack("Karate Chop");
    expect(t.opponent.active).toMatchObject({ name: "Riolu", damage: 20, tools: [] });
    expect(t.opponent.discard).toEqual(["Focus Sash"]);
  });

  it("EFF-33 a second replacement is looked at where the first does not apply", () => {
    const both = pokemon("Crustle", 30, "Fighting", {
      abilities: [
        ability(
          "Sturdy",
          { kind: "continuous", change: { ...spared, fullHpOnly: true } },
          { kind: "continuous", change: { ...spared, remainingHp: 20 } },
        ),
      ],
    });
    const t = scenario({ cards: [both], you: { active: machop }, opponent: { active: { name: "Crustle", damage: 10 }, bench: ["Zubat"] } });
    t.attack("Karate Chop");
    expect(t.opponent.active).toMatchObject({ name: "Crustle", damage: 10 });
  });

  describe("several replacements of one Knock Out", () => {
    const sash = trainer("Sash", "Pokémon Tool", {
      whileInPlay: [
        {
          kind: "continuous",
          change: { ...spared, then: [{ do: "move", cards: { cards: "self" }, destination: { to: "discard" } }] },
        },
      ],
    });
    const guts = pokemon("Gutsy", 30, "Fighting", {
      abilities: [ability("Guts", { kind: "continuous", change: { ...spared, flip: true } })],
    });
    const held = { name: "Gutsy", tools: ["Sash"] };
    const wave = attack("Wave", "", "", { do: "damage", amount: 30, to: { pokemon: "all", side: "opponents", place: "inPlay" } });
    const struck = (coins: string, ...bench: (typeof held | string)[]) =>
      scenario({
        cards: [sash, guts, pokemon("Waver", 90, "Water", {}, wave)],
        coins,
        you: { active: "Waver" },
        opponent: { active: held, bench },
      }).attack("Wave");

    it("CMP-1014 the one that its player puts first is all that is done", () => {
      const t = struck("H");
      expect([t.decision.seat, t.options]).toEqual([1, ["Guts", "Sash"]]);
      expect(t.choose("Guts").opponent.active).toMatchObject({ damage: 20, tools: ["Sash"] });
      expect(struck("").choose("Sash").opponent.active).toMatchObject({ damage: 20, tools: [] });
    });

    it("CMP-1014 where the first comes to nothing the next follows", () => {
      expect(struck("T").choose("Guts").opponent.active).toMatchObject({ damage: 20, tools: [] });
    });

    it("CMP-1014 it is asked for each Pokémon, and no coin is flipped twice", () => {
      const t = struck("TH", "Gutsy", held, "Snorlax");
      t.choose("Sash").choose("Guts").choose(0);
      expect(t.opponent.discard).toEqual(["Sash", "Gutsy"]);
      expect(t.opponent.bench.map(({ name, tools }) => [name, tools])).toEqual([
        ["Gutsy", ["Sash"]],
        ["Snorlax", []],
      ]);
    });

    it("CMP-1014 nobody is asked where it is all the same", () => {
      const sturdier = pokemon("Gutsy", 30, "Fighting", {
        abilities: [ability("Sturdy", { kind: "continuous", change: spared }), ability("Tough", { kind: "continuous", change: spared })],
      });
      const t = scenario({ cards: [sturdier], you: { active: machop }, opponent: { active: "Gutsy", bench: ["Zubat"] } });
      t.attack("Karate Chop");
      expect([t.opponent.active?.damage, t.decision]).toMatchObject([20, { seat: 1, kind: "main" }]);
    });
  });

  it("EFF-33 a lasting replacement ends with its time (Seedot)", () => {
    const seedot = pokemon(
      "Seedot",
      30,
      "Grass",
      {},
      attack("Endure", "", "", { do: "lasting", change: spared, duration: "opponentsNextTurn" }),
      attack("Wait", "", ""),
    );
    const t = scenario({ cards: [seedot], you: { active: "Seedot", bench: ["Zubat"] }, opponent: { active: machop } });
    t.attack("Endure").attack("Karate Chop");
    expect(t.you.active).toMatchObject({ name: "Seedot", damage: 20 });
    t.attack("Wait").attack("Karate Chop").choose(0);
    expect(t.you.active?.name).toBe("Zubat");
  });

  it("EFF-01 a Pokémon that can't be Knocked Out stays, whatever its damage", () => {
    const t = scenario({
      cards: [sturdy({ forbid: "beKnockedOut", on: SELF })],
      you: { active: machop },
      opponent: { active: "Crustle", bench: ["Zubat"] },
    });
    t.attack("Karate Chop");
    expect(t.opponent.active).toMatchObject({ name: "Crustle", damage: 30 });
    expect(t.decision.seat).toBe(1);
  });

  it("EFF-30 'if it would be Knocked Out, you may …': asked before, and what heals it spares it", () => {
    const saver = pokemon("Blissey", 30, "Colorless", {
      abilities: [
        ability("Last Breath", {
          kind: "triggered",
          on: { event: "wouldBeKnockedOut", subject: "self", byAttack: true },
          optional: true,
          steps: [
            { do: "move", cards: { cards: "attached", to: SELF, what: "energy", count: 1 }, destination: { to: "discard" } },
            { do: "heal", amount: 20, on: SELF },
          ],
        }),
      ],
    });
    const begin = () =>
      scenario({
        cards: [saver],
        you: { active: machop },
        opponent: { active: { name: "Blissey", energy: ["Water Energy"] }, bench: ["Zubat"] },
      }).attack("Karate Chop");
    const yes = begin().choose("yes");
    expect(yes.opponent.active).toMatchObject({ name: "Blissey", energy: [], damage: 10 });
    const no = begin().choose("no").choose(0);
    expect(no.opponent.active?.name).toBe("Zubat");
  });

  it("EFF-33 what answers an opponent's attack does not answer one's own, nor poison", () => {
    const change = { replace: "discardOnKnockOut", on: SELF, byAttackOf: "opponents", cards: "pokemon", to: "hand" } as const;
    const opponent = (facts: object) => ({ active: { name: "Crustle", ...facts }, bench: ["Zubat"], hand: [] });
    const struck = scenario({ cards: [sturdy(change)], you: { active: machop }, opponent: opponent({}) });
    expect(struck.attack("Karate Chop").choose(0).opponent.hand).toContain("Crustle");
    const poisoned = scenario({ cards: [sturdy(change)], opponent: opponent({ damage: 20, conditions: ["Poisoned"] }) });
    expect(poisoned.endTurn().choose(0).opponent.discard).toEqual(["Crustle"]);
    const reckless = attack("Reckless", "C", "", { do: "damage", amount: 30, to: SELF });
    const own = scenario({
      cards: [sturdy(change, reckless)],
      you: { active: { name: "Crustle", energy: ["Water Energy"] }, bench: ["Zubat"] },
    });
    expect(own.attack("Reckless").chooseAs(1, 0).you.discard).toContain("Crustle");
  });

  it("EFF-41 a Knocked Out Pokémon's cards may go elsewhere than to the discard pile", () => {
    const where = (cards: "pokemon" | "energy", to: "hand" | "lostZone" | "deck") => {
      const change: Modifier = { replace: "discardOnKnockOut", on: SELF, cards, to };
      const t = scenario({
        cards: [sturdy(change)],
        you: { active: machop },
        opponent: { active: { name: "Crustle", energy: ["Grass Energy"] }, bench: ["Zubat"], hand: [], deck: ["Potion", "Potion"] },
      });
      t.attack("Karate Chop").choose(0);
      // One is drawn for the turn that begins.
      const shuffled = t.happened("shuffled").map(({ zone }) => zone);
      return [t.opponent.hand.filter((card) => card !== "Potion"), t.opponent.lostZone, t.opponent.discard, shuffled];
    };
    expect(where("pokemon", "lostZone")).toEqual([[], ["Crustle"], ["Grass Energy"], []]);
    expect(where("energy", "hand")).toEqual([["Grass Energy"], [], ["Crustle"], []]);
    expect(where("pokemon", "deck")).toEqual([["Crustle"], [], ["Grass Energy"], ["deck"]]);
  });

  it("EFF-21 a Pokémon spared an outright Knock Out is left with the HP that the effect names", () => {
    const doom = attack("Doom", "", "", { do: "knockOut", pokemon: ACTIVE });
    const t = scenario({
      cards: [sturdy({ replace: "knockOut", on: SELF, remainingHp: 10 }), pokemon("Reaper", 90, "Psychic", {}, doom)],
      you: { active: "Reaper" },
      opponent: { active: "Crustle", bench: ["Zubat"] },
    });
    t.attack("Doom");
    expect([t.opponent.active?.damage, t.happened("damaged")]).toMatchObject([20, [{ amount: 20, cause: "effect" }]]);
  });
});
