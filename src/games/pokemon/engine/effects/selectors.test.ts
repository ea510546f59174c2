import { describe, expect, it } from "vitest";
import { ACTIVE, ability, attack, pokemon, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import { discard, energyOff, played } from "../testing/usable";
import type { Extreme, Modifier, PokemonSelector } from "./language";

const THEIRS: PokemonSelector = { pokemon: "all", side: "opponents", place: "inPlay" };
const named = (pokemons: readonly { readonly name: string; readonly damage: number }[], damage: number) =>
  pokemons.filter((one) => one.damage === damage).map(({ name }) => name);

describe("Which Pokémon a text means", () => {
  it.each<readonly [Extract<PokemonSelector, { place: string }>["place"], readonly string[]]>([
    ["active", ["Snorlax"]],
    ["bench", ["Froakie", "Zubat"]],
    ["inPlay", ["Snorlax", "Froakie", "Zubat"]],
  ])("EFF-20 an attack reaches those of its place: %s", (place, hit) => {
    const t = scenario({
      cards: [pokemon("Wave", 90, "Water", {}, attack("Splash", "", "", { do: "damage", amount: 10, to: { ...THEIRS, place } }))],
      you: { active: "Wave" },
      opponent: { active: "Snorlax", bench: ["Froakie", "Zubat"] },
    });
    t.attack("Splash");
    expect(t.opponent.active && named([t.opponent.active, ...t.opponent.bench], 10)).toEqual(hit);
  });

  it.each<readonly [Extract<PokemonSelector, { pokemon: "all" }>, readonly number[]]>([
    [{ pokemon: "all", side: "yours", place: "active" }, [80, 60, 60, 60]],
    [{ pokemon: "all", side: "yours", place: "bench" }, [60, 80, 60, 60]],
    [{ pokemon: "all", side: "opponents", place: "inPlay" }, [60, 60, 80, 80]],
    [{ pokemon: "all", side: "both", place: "inPlay" }, [80, 80, 80, 80]],
    [{ pokemon: "all", side: "both", place: "bench" }, [60, 80, 60, 80]],
    [{ pokemon: "all", side: "both", place: "inPlay", except: "self" }, [80, 60, 80, 80]],
    [{ pokemon: "all", side: "both", place: "inPlay", where: { types: ["Water"] } }, [60, 60, 80, 60]],
    [{ pokemon: "all", side: "both", place: "inPlay", extreme: { is: "most", of: "damageCounters" } }, [60, 60, 60, 80]],
  ])("EFF-24 an effect in force touches those that it speaks of: %j", (on, hp) => {
    const banner = pokemon("Banner", 60, "Grass", {
      abilities: [ability("Own", { kind: "continuous", change: { modify: "hp", on, amount: 20, sign: "+" } })],
    });
    const t = scenario({
      cards: [banner],
      you: { active: "Chespin", bench: ["Banner"] },
      opponent: { active: "Froakie", bench: [{ name: "Pikachu", damage: 10 }] },
    });
    expect([t.you.active, t.you.bench[0], t.opponent.active, t.opponent.bench[0]].map((one) => one?.hp)).toEqual(hp);
  });

  const chosenOf = (side: "yours" | "opponents", count: number, facts: { readonly bind?: number; readonly except?: number }) =>
    ({ pokemon: "choose", side, place: "inPlay", count, ...facts }) as const;

  it("EFF-03 'another' Pokémon is none of those chosen before", () => {
    const t = played(
      [
        { do: "putCounters", count: 1, on: chosenOf("opponents", 2, { bind: 1 }) },
        { do: "putCounters", count: 2, on: chosenOf("opponents", 1, { except: 1 }) },
      ],
      { opponent: { active: "Snorlax", bench: ["Froakie", "Zubat", "Abra"] } },
    );
    t.choose("Snorlax", "Zubat");
    expect(t.options).toEqual(["Froakie", "Abra"]);
    t.choose("Abra");
  });

  it("EFF-04 one is not offered that must be 'another' for anything to come of it", () => {
    const t = played(
      [discard(energyOff(chosenOf("yours", 1, { bind: 1 }))), { do: "heal", amount: 30, on: chosenOf("yours", 1, { except: 1 }) }],
      { you: { active: { name: "Fennekin", energy: ["Fire Energy"], damage: 30 }, bench: [{ name: "Froakie", energy: ["Fire Energy"] }] } },
    );
    expect(t.you.active).toMatchObject({ damage: 0, energy: ["Fire Energy"] });
  });

  it.each<readonly [Extreme, readonly string[]]>([
    [{ is: "least", of: "remainingHp" }, ["Snorlax"]],
    [{ is: "most", of: "remainingHp" }, ["Froakie", "Chespin"]],
    [{ is: "most", of: "damageCounters" }, ["Snorlax"]],
    [{ is: "least", of: "damageCounters" }, ["Froakie", "Chespin"]],
  ])("EFF-61 all of those that have %j", (extreme, hit) => {
    const t = scenario({
      cards: [pokemon("Judge", 90, "Water", {}, attack("Call", "", "", { do: "putCounters", count: 1, on: { ...THEIRS, extreme } }))],
      you: { active: "Judge" },
      opponent: { active: { name: "Snorlax", damage: 110 }, bench: ["Froakie", "Chespin"] },
    });
    t.attack("Call");
    const { active, bench } = t.opponent;
    expect([...(active?.damage === 120 ? ["Snorlax"] : []), ...named(bench, 10)]).toEqual(hit);
  });

  it.each([
    ["Froakie", 20],
    ["Zubat", 10],
  ])("EFF-02 what is said of that Pokémon if it fits: %s has %i damage", (name, damage) => {
    const t = scenario({
      cards: [
        trainer(
          "Rain",
          "Item",
          {},
          { do: "putCounters", count: 1, on: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1, bind: 1 } },
          { do: "putCounters", count: 1, on: { pokemon: "bound", binding: 1, where: { types: ["Water"] } } },
        ),
      ],
      you: { hand: ["Rain"] },
      opponent: { active: "Froakie", bench: ["Zubat"] },
    });
    t.play("Rain").choose(name);
    expect([t.opponent.active, ...t.opponent.bench].find((one) => one?.name === name)?.damage).toBe(damage);
  });

  const relay = trainer(
    "Relay",
    "Item",
    {},
    {
      do: "attach",
      cards: { cards: "attached", to: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, bind: 1 }, what: "energy", count: 1 },
      to: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, except: 1 },
    },
  );

  it("EFF-48 'another' is not the one chosen before", () => {
    const t = scenario({
      cards: [relay],
      you: {
        active: { name: "Snorlax", energy: ["Water Energy"] },
        bench: [{ name: "Zubat", energy: ["Fire Energy"] }, "Froakie"],
        hand: ["Relay"],
      },
    });
    t.play("Relay").choose("Zubat");
    expect(t.options).toEqual(["Snorlax", "Froakie"]);
    t.choose("Froakie");
    expect(t.you.bench.map(({ energy }) => energy)).toEqual([[], ["Fire Energy"]]);
  });

  it("EFF-04 with nobody but that Pokémon there is no other", () => {
    expect(
      scenario({ cards: [relay], you: { active: { name: "Snorlax", energy: ["Water Energy"] }, hand: ["Relay"] } }).canPlay("Relay"),
    ).toBe(false);
  });

  const marking = (change: Modifier) =>
    scenario({
      cards: [
        pokemon(
          "Marker",
          200,
          "Colorless",
          {},
          attack("Mark", "", "", { do: "lasting", change, duration: "untilEndOfYourNextTurn" }),
          attack("Hit", "", "80"),
        ),
      ],
      you: { active: "Marker" },
      opponent: {
        active: { name: "Froakie", energy: ["Water Energy"] },
        bench: [{ name: "Machop", energy: ["Fighting Energy"] }, "Snorlax"],
        hand: ["Switch"],
      },
    }).attack("Mark");

  it("EFF-22 more Prize cards for the Defending Pokémon, not for the one that takes its place", () => {
    const change: Modifier = { modify: "prizesForKnockOut", of: ACTIVE, amount: 1, sign: "+" };
    const stayed = marking(change).endTurn().attack("Hit").choose(0, 1).choose("Machop");
    expect(stayed.you.prizes).toBe(4);
    const moved = marking(change).play("Switch").choose("Machop").endTurn().attack("Hit").choose(0).choose("Froakie");
    expect(moved.you.prizes).toBe(5);
  });

  it("EFF-22 a base damage of the Defending Pokémon's attacks, not of those of the one that takes its place", () => {
    const change: Modifier = { modify: "baseDamage", by: ACTIVE, set: 50 };
    expect(marking(change).attack("Pound").you.active?.damage).toBe(50);
    expect(marking(change).play("Switch").choose("Machop").attack("Karate Chop").you.active?.damage).toBe(30);
  });
});
