import { describe, expect, it } from "vitest";
import type { Attack } from "../card";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { AbilityEffect, Continuous, Instruction, Modifier } from "./language";

const MINE = { pokemon: "all", side: "yours", place: "inPlay" } as const;
const EVERYONE = { ...MINE, side: "both" } as const;
const holder = (change: Modifier) => pokemon("Holder", 70, "Colorless", { abilities: [ability("Aura", { kind: "continuous", change })] });
const withTrait = (name: string, change: Modifier, ...attacks: Attack[]) =>
  pokemon(name, 120, "Water", { trait: { name: "Trait", effects: [{ kind: "continuous", change }] } }, ...attacks);
const usable = (base: Attack, ...changes: Modifier[]): Attack => ({
  ...base,
  usage: changes.map((change): Continuous => ({ kind: "continuous", change })),
});
const tap = attack("Tap", "C", "20");
const own: Modifier = { permit: "attackFromBench", on: SELF };

describe("What effects allow and forbid", () => {
  it("ED-04 an attack may say that it can be used on the first turn (Latios-EX)", () => {
    const latios = pokemon(
      "Latios-EX",
      170,
      "Dragon",
      {},
      usable(attack("Fast Raid", "C", "40"), { permit: "attackFirstTurn", on: SELF }),
      tap,
    );
    const t = scenario({ turn: 1, cards: [latios], you: { active: { name: "Latios-EX", energy: ["Water Energy"] } } });
    expect([t.canAttack("Fast Raid"), t.canAttack("Tap")]).toEqual([true, false]);
  });

  it.each([
    ["Asleep", true],
    ["Paralyzed", false],
  ] as const)("ATK-12 an attack that can be used while Asleep: %s", (condition, may) => {
    const snorer = pokemon(
      "Komala",
      100,
      "Colorless",
      {},
      usable(attack("Snore", "C", "40"), { permit: "attackWhileAsleep", on: SELF }),
      tap,
    );
    const t = scenario({ cards: [snorer], you: { active: { name: "Komala", energy: ["Water Energy"], conditions: [condition] } } });
    expect([t.canAttack("Snore"), t.canAttack("Tap")]).toEqual([may, false]);
  });

  it("TURN-17 an attack that can be used from the Bench (Alakazam ex)", () => {
    const alakazam = pokemon("Alakazam ex", 310, "Psychic", { marks: ["ex"] }, tap, usable(attack("Dimensional Hand", "C", "120"), own));
    const t = scenario({
      cards: [alakazam],
      you: { active: "Snorlax", bench: [{ name: "Alakazam ex", energy: ["Psychic Energy"] }] },
      opponent: { active: "Delphox" },
    });
    expect([t.canAttack("Dimensional Hand"), t.canAttack("Tap")]).toEqual([true, false]);
    t.attack("Dimensional Hand");
    expect([t.opponent.active?.damage, t.you.active?.name, t.decision.seat]).toEqual([120, "Snorlax", 1]);
  });

  const barrage = withTrait("Gyarados", { permit: "attackTwice", on: SELF }, tap);
  const gyarados = { name: "Gyarados", energy: ["Water Energy"] };

  it("FAM-20 Ω Barrage: it may attack twice, and does nothing else between", () => {
    const t = scenario({ cards: [barrage], you: { active: gyarados, bench: ["Zubat"], hand: ["Tierno", "Switch"] } });
    t.attack("Tap");
    expect(t.options).toEqual(["attack Tap", "endTurn"]);
    t.attack("Tap");
    expect([t.opponent.active?.damage, t.decision.seat]).toEqual([40, 1]);
  });

  it("FAM-20 Ω Barrage: also after the first attack Knocked Out, at the new Active", () => {
    const t = scenario({
      cards: [barrage],
      you: { active: gyarados },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Zubat", "Abra"] },
    });
    t.attack("Tap").choose(0).choose("Abra").attack("Tap");
    expect(t.opponent.active).toMatchObject({ name: "Abra", damage: 20 });
  });

  it("FAM-20 Ω Barrage: the second attack need not be used, and one that cannot be is not asked for", () => {
    const t = scenario({ cards: [barrage], you: { active: gyarados } });
    t.attack("Tap").endTurn();
    expect(t.decision.seat).toBe(1);
    const tired = withTrait(
      "Gyarados",
      { permit: "attackTwice", on: SELF },
      {
        ...attack("Once", "C", "20", { do: "lasting", change: { forbid: "attack", on: SELF }, duration: "thisTurn" }),
      },
    );
    const u = scenario({ cards: [tired], you: { active: gyarados } });
    u.attack("Once");
    expect(u.decision.seat).toBe(1);
  });

  const growth = withTrait("Bunnelby", { permit: "attachTwoEnergy", on: SELF }, tap);

  it("FAM-20 α Growth: two Energy cards in the turn's one attachment", () => {
    const t = scenario({
      cards: [growth],
      you: { active: "Bunnelby", bench: ["Zubat"], hand: ["Water Energy", "Fire Energy", "Grass Energy"] },
    });
    t.attach("Water Energy", "Bunnelby").choose("Fire Energy");
    expect(t.you.active?.energy).toEqual(["Water Energy", "Fire Energy"]);
    expect(t.canAttach("Grass Energy")).toBe(false);
  });

  it("FAM-20 α Growth: it is asked whatever the rest of the hand is, so that nobody can tell", () => {
    const t = scenario({ cards: [growth], you: { active: "Bunnelby", hand: ["Water Energy", "Potion"] } });
    t.attach("Water Energy", "Bunnelby");
    expect(t.asked).toBe("attach");
    t.choose();
    expect(t.you.active?.energy).toEqual(["Water Energy"]);
  });

  it("TURN-13 an effect allows another retreat", () => {
    const t = scenario({ cards: [holder({ permit: "retreatAgain", on: MINE })], you: { active: "Zubat", bench: ["Zubat", "Holder"] } });
    t.retreat().choose("Zubat");
    expect(t.canRetreat()).toBe(true);
  });

  it("TURN-07 an effect allows evolving on the first turn, and into other Pokémon", () => {
    expect(scenario({ turn: 1, you: { active: "Weedle", hand: ["Kakuna"] } }).canEvolve("Kakuna")).toBe(true);
    const eevee = holder({ permit: "evolveInto", on: { ...MINE, where: { names: ["Froakie"] } }, where: { names: ["Quilladin"] } });
    const t = scenario({ cards: [eevee], you: { active: "Froakie", bench: ["Holder"], hand: ["Quilladin", "Kakuna"] } });
    expect([t.canEvolve("Quilladin", "Froakie"), t.canEvolve("Kakuna")]).toEqual([true, false]);
  });

  it("EFF-18 an effect lends the attacks of other Pokémon, for their cost or without", () => {
    const may = (payCost: boolean) =>
      scenario({
        cards: [
          holder({ permit: "useAttacksOf", on: { ...MINE, place: "active" }, of: { pokemon: { ...MINE, place: "bench" } }, payCost }),
        ],
        you: { active: "Froakie", bench: ["Holder", "Machop"] },
      }).canAttack("Karate Chop");
    expect([may(true), may(false)]).toEqual([false, true]);
  });

  it("EFF-18 an effect lends the attacks of previous Evolutions", () => {
    const t = scenario({
      cards: [holder({ permit: "useAttacksOf", on: MINE, of: "previousEvolutions", payCost: true })],
      you: { active: { name: "Quilladin", under: ["Chespin"], energy: ["Grass Energy"] }, bench: ["Holder"] },
    });
    expect(t.canAttack("Vine Whip")).toBe(true);
  });

  it.each<[string, Modifier, (t: ReturnType<typeof scenario>) => boolean]>([
    ["attack", { forbid: "attack", on: EVERYONE }, (t) => t.canAttack()],
    ["attack by name", { forbid: "attack", on: EVERYONE, attack: "Quick Attack" }, (t) => t.canAttack("Quick Attack")],
    ["retreat", { forbid: "retreat", on: EVERYONE }, (t) => t.canRetreat()],
    ["evolve", { forbid: "evolve", on: EVERYONE }, (t) => t.canEvolve("Quilladin")],
    ["evolve from hand", { forbid: "evolveFromHand", on: EVERYONE }, (t) => t.canEvolve("Quilladin")],
    ["useAbilities", { forbid: "useAbilities", on: EVERYONE }, (t) => t.canUse("Mystical Fire")],
    ["play", { forbid: "play", who: "opponent", where: { trainerKinds: ["Supporter"] } }, (t) => t.canPlay("Tierno")],
    ["attachEnergy", { forbid: "attachEnergy", who: "both" }, (t) => t.canAttach("Water Energy")],
    [
      "attachEnergy of a kind",
      { forbid: "attachEnergy", who: "opponent", where: { types: ["Water"] } },
      (t) => t.canAttach("Water Energy"),
    ],
    [
      "attachEnergy to some",
      { forbid: "attachEnergy", who: "opponent", to: { ...EVERYONE, place: "active" } },
      (t) => t.canAttach("Water Energy", "Pikachu"),
    ],
  ])("EFF-01 'can't': %s", (_, change, may) => {
    const make = (stadium: Modifier | null) =>
      scenario({
        cards: [trainer("Ban", "Stadium", { whileInPlay: stadium ? [{ kind: "continuous", change: stadium }] : [] })],
        stadium: "Ban",
        opponent: {},
        you: {
          active: { name: "Pikachu", energy: ["Lightning Energy", "Lightning Energy"] },
          bench: ["Delphox", "Chespin"],
          hand: ["Tierno", "Water Energy", "Quilladin"],
        },
      });
    expect([may(make(null)), may(make(change))]).toEqual([true, false]);
  });

  const tailwind: Instruction = {
    do: "attach",
    cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { category: "Energy" } },
    to: { pokemon: "choose", side: "yours", place: "inPlay", count: 1 },
  };
  const underBan = (change: Modifier) =>
    scenario({
      cards: [trainer("Ban", "Stadium", { whileInPlay: [{ kind: "continuous", change }] }), trainer("Tailwind", "Item", {}, tailwind)],
      stadium: "Ban",
      you: { active: "Pikachu", bench: ["Chespin"], hand: ["Tailwind", "Water Energy"] },
    });

  it("EFF-01 Energy that cannot be attached from the hand is not attached by an effect either, which is therefore not used for it", () => {
    expect(underBan({ forbid: "attachEnergy", who: "both" }).canPlay("Tailwind")).toBe(false);
  });

  it("EFF-01 … and comes to no Pokémon to which it may not be attached", () => {
    const t = underBan({ forbid: "attachEnergy", who: "both", to: { ...EVERYONE, place: "active" } });
    t.play("Tailwind").choose("Water Energy");
    expect(t.you.bench[0]?.energy).toEqual(["Water Energy"]);
  });

  it("EFF-01 an attack that was chosen cannot be used", () => {
    const amnesia = pokemon(
      "Slowpoke",
      60,
      "Water",
      {},
      attack(
        "Amnesia",
        "",
        "",
        { do: "chooseAttack", of: ACTIVE, bind: 1 },
        {
          do: "lasting",
          change: { forbid: "attack", on: ACTIVE, attack: { binding: 1 } },
          duration: "opponentsNextTurn",
        },
      ),
    );
    const t = scenario({
      cards: [amnesia],
      you: { active: "Slowpoke" },
      opponent: { active: { name: "Pikachu", energy: ["Lightning Energy", "Lightning Energy"] } },
    });
    t.attack("Amnesia").choose("Nuzzle");
    expect([t.canAttack("Nuzzle"), t.canAttack("Quick Attack")]).toEqual([false, true]);
  });

  it("EFF-01 Prize cards that cannot be taken are not", () => {
    const t = scenario({
      cards: [holder({ forbid: "takePrizes", who: "opponent" })],
      you: { active: { name: "Machop", energy: ["Fighting Energy"] } },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Holder"] },
    });
    t.attack("Karate Chop");
    expect(t.you.prizes).toBe(6);
  });

  const draws: AbilityEffect = { kind: "activated", limit: "oncePerTurn", steps: [{ do: "draw", count: 1 }] };
  const drawer = pokemon("Octillery", 90, "Water", { abilities: [ability("Draw", draws)] });

  it("EFF-27 Abilities that are taken away: none works, the one that does it does", () => {
    const garbodor = holder({ suppress: "abilities", on: EVERYONE, except: "Aura", everywhere: true });
    const t = scenario({ cards: [garbodor, drawer], you: { active: "Octillery" }, opponent: { active: "Shieldon", bench: ["Holder"] } });
    expect(t.canUse("Draw")).toBe(false);
    const u = scenario({
      cards: [garbodor],
      you: { active: { name: "Machop", energy: ["Fighting Energy"] } },
      opponent: { active: "Shieldon", bench: ["Holder"] },
    });
    u.attack("Karate Chop");
    expect(u.opponent.active?.damage).toBe(30);
  });

  it("EFF-27 Abilities of cards in hand are taken away only where the text says so", () => {
    const fromHand = ability("Leap", { kind: "activated", from: "hand", steps: [{ do: "draw", count: 1 }] });
    const mayLeap = (change: Modifier) =>
      scenario({
        cards: [holder(change), pokemon("Leaper", 60, "Water", { abilities: [fromHand] })],
        you: { hand: ["Leaper"] },
        opponent: { bench: ["Holder"] },
      }).canUse("Leap");
    const abilities = { suppress: "abilities", on: EVERYONE, except: "Aura" } as const;
    expect([mayLeap(abilities), mayLeap({ ...abilities, everywhere: true })]).toEqual([true, false]);
    expect(mayLeap({ ...abilities, everywhere: true, except: "Leap" })).toBe(true);
  });

  it("EFF-27 whom it concerns may hang on having an Ability", () => {
    const withAbility = { ...EVERYONE, where: { hasAbility: true } };
    const t = scenario({
      cards: [holder({ suppress: "abilities", on: withAbility, except: "Aura" }), drawer],
      you: { active: "Octillery" },
      opponent: { bench: ["Holder"] },
    });
    expect(t.canUse("Draw")).toBe(false);
  });

  it("EFF-27 triggered ones do not answer, and they come back with its end", () => {
    const garbodor = pokemon("Garbodor", 100, "Psychic", {
      abilities: [
        ability("Garbotoxin", {
          kind: "continuous",
          change: { suppress: "abilities", on: EVERYONE, except: "Garbotoxin", everywhere: true },
          while: { if: "pokemon", is: SELF, where: { tool: true } },
        }),
      ],
    });
    const after = (tools: readonly string[]) =>
      scenario({
        cards: [garbodor],
        you: { active: { name: "Chespin", energy: ["Grass Energy"] }, bench: [{ name: "Garbodor", tools }] },
        opponent: { active: "Ferroseed" },
      }).attack("Vine Whip").you.active?.damage;
    expect([after(["Muscle Band"]), after([])]).toEqual([0, 10]);
  });

  it("EFF-27 it may reach hand and discard pile (Hex Maniac)", () => {
    const waiting = pokemon("Exeggcute", 30, "Grass", {
      abilities: [
        ability("Propagation", {
          kind: "activated",
          from: "discard",
          steps: [{ do: "move", cards: { cards: "self" }, destination: { to: "hand" } }],
        }),
      ],
    });
    const hex = trainer(
      "Hex Maniac",
      "Supporter",
      {},
      {
        do: "lasting",
        change: { suppress: "abilities", on: EVERYONE, everywhere: true },
        duration: "untilEndOfOpponentsNextTurn",
      },
    );
    const t = scenario({
      cards: [waiting, hex, drawer],
      you: { active: "Octillery", hand: ["Hex Maniac"], discard: ["Exeggcute"] },
      opponent: { active: "Octillery" },
    });
    expect(t.canUse("Propagation")).toBe(true);
    t.play("Hex Maniac");
    expect([t.canUse("Propagation"), t.canUse("Draw")]).toEqual([false, false]);
    t.endTurn();
    expect(t.canUse("Draw")).toBe(false);
    t.endTurn();
    expect([t.canUse("Propagation"), t.canUse("Draw")]).toEqual([true, true]);
  });

  it("EFF-27 Ancient Traits are no Abilities, and stay", () => {
    const t = scenario({
      cards: [barrage, holder({ suppress: "abilities", on: EVERYONE, except: "Aura" })],
      you: { active: gyarados, bench: ["Holder"] },
    });
    t.attack("Tap").attack("Tap");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("EFF-27 Tools and special Energy may be without effect as well", () => {
    const chop = (change: Modifier, energy = "Grass Energy") =>
      scenario({
        cards: [holder(change)],
        you: { active: { name: "Chespin", energy: [energy], tools: ["Muscle Band"] }, bench: ["Holder"] },
      });
    expect(chop({ suppress: "tools", on: EVERYONE }).attack("Vine Whip").opponent.active?.damage).toBe(10);
    expect(chop({ suppress: "specialEnergy", on: EVERYONE }, "Rainbow Energy").canAttack("Vine Whip")).toBe(false);
  });

  it.each([
    ["all Special Conditions", {}, ["Asleep", "Poisoned"]],
    ["one of them", { conditions: ["Poisoned"] }, ["Poisoned"]],
  ] as const)("EFF-01 what an effect keeps does not end by evolving or devolving: %s", (_, kept, left) => {
    const tonic = trainer(
      "Tonic",
      "Item",
      {},
      { do: "devolve", pokemon: { pokemon: "active", side: "yours" }, cards: 1, destination: { to: "hand" } },
    );
    const t = scenario({
      cards: [tonic, holder({ forbid: "recoverByEvolving", on: { ...MINE, side: "opponents" }, ...kept })],
      you: { active: { name: "Chespin", conditions: ["Asleep", "Poisoned"] }, hand: ["Quilladin", "Tonic"] },
      opponent: { active: "Holder" },
    });
    t.evolve("Quilladin");
    expect(t.you.active?.conditions).toEqual(left);
    t.play("Tonic");
    expect([t.you.active?.name, t.you.active?.conditions]).toEqual(["Chespin", left]);
  });
});
