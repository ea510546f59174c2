import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
import { real } from "../prints";

describe("Protection from effects of attacks", () => {
  it("CMP-1958 the counters that Repulsor Axe puts on its attacker are an effect of an attack: Mist Energy holds", () => {
    for (const [energy, counters] of [
      ["Mist Energy", 0],
      ["Fire Energy", 80],
    ] as const) {
      const t = scenario({
        edition: "sv",
        cards: real("sv05-099", "sv05-161"),
        you: { active: { name: "Iron Boulder ex", energy: ["Fighting Energy", "Fighting Energy"] } },
        opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy", energy] } },
      });
      t.attack("Repulsor Axe").attack("Stoke");
      expect(t.opponent.active?.damage).toBe(60 + counters);
    }
  });

  it("CMP-1913 Stance begun on the turn after holds against the counters of Scorching Heater", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv04-019", "sv04-080", "sv04-081"),
      you: { active: "Magby", bench: ["Chespin"] },
      opponent: { active: { name: "Flittle", energy: ["Psychic Energy", "Psychic Energy"] }, hand: ["Espathra"] },
    });
    t.attack("Scorching Heater").evolve("Espathra").choose("yes").attack("Glittering Eyes").choose(0);
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("EFF-22 what Accelerate starts after its Knock Out is an effect of the attack: it ends on the Bench", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv02-148", "sv01-187"),
      coins: "HH",
      you: { active: { name: "Corviknight", energy: ["Metal Energy"] }, bench: ["Abra"] },
      opponent: {
        active: "Abra",
        bench: [{ name: "Charizard-EX", energy: ["Fire Energy"] }],
        hand: ["Pokémon Catcher", "Pokémon Catcher"],
      },
    });
    t.attack("Accelerate").choose(0);
    t.play("Pokémon Catcher").play("Pokémon Catcher").attack("Stoke");
    expect(t.you.active).toMatchObject({ name: "Corviknight", damage: 60 });
  });

  it("CMP-309 Wind Charm holds against Shadow Stitching, which lies on all Pokémon", () => {
    const t = shadowStitching();
    expect(t.canUse("Water Shuriken")).toBe(true);
  });

  it("CMP-309 without Wind Charm Shadow Stitching takes the Abilities away for the rest of the turn", () => {
    const t = shadowStitching();
    t.retreat().choose("Froakie");
    expect(t.canUse("Water Shuriken")).toBe(false);
  });

  it("CMP-309 Wind Charm guards nobody who comes into play after Shadow Stitching", () => {
    const t = shadowStitching({ hand: ["Volcanion-EX"] });
    t.play("Volcanion-EX");
    expect([t.canUse("Water Shuriken"), t.canUse("Steam Up")]).toEqual([true, false]);
  });

  it("CMP-232 Energy that one's own attack puts on a Sigilyph with Safeguard is discarded", () => {
    const t = scenario({
      edition: "xy",
      cards: real("bw11-24", "bw11-66"),
      you: {
        active: { name: "Victini-EX", energy: ["Fire Energy"] },
        bench: ["Sigilyph", "Chespin"],
        deck: ["Fire Energy", "Fire Energy"],
      },
    });
    t.attack("Turbo Energize").choose("Fire Energy", "Fire Energy").choose("Sigilyph").choose("Chespin");
    expect(t.you.bench.map(({ energy }) => energy)).toEqual([[], ["Fire Energy"]]);
    expect(t.you.discard).toEqual(["Fire Energy"]);
  });

  it("CMP-231 a Sigilyph with Safeguard may be switched in: the attacker is the one that the effect is on", () => {
    const t = scenario({
      cards: real("xy4-34", "bw11-66"),
      you: { active: { name: "Gengar-EX", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy"] }, bench: ["Sigilyph"] },
    });
    t.attack("Dark Corridor");
    expect(t.you.active?.name).toBe("Sigilyph");
  });

  it("CMP-1979 counters of Re-Brew that are prevented shuffle no Energy in", () => {
    for (const [target, discard] of [
      ["Snorlax", 2],
      ["Chespin", 0],
    ] as const) {
      const t = scenario({
        edition: "sv",
        cards: real("sv06-023", "sv05-161"),
        you: { active: { name: "Sinistcha ex", energy: ["Grass Energy"] }, discard: ["Grass Energy", "Grass Energy"] },
        opponent: { active: { name: "Snorlax", energy: ["Mist Energy"] }, bench: ["Chespin"] },
      });
      t.attack("Re-Brew").choose(target);
      expect(t.you.discard).toHaveLength(discard);
    }
  });

  it("EFF-20 prevented damage of Ultimate Blade reduces no HP, so it Knocks nothing Out", () => {
    const cards = real("sv02-097", "xy11-32").map((card) => (card.name === "Samurott" ? { ...card, marks: ["ex" as const] } : card));
    const attacked = (name: string, damage: number) =>
      scenario({
        edition: "sv",
        cards,
        you: { active: { name: "Samurott", energy: ["Water Energy", "Water Energy"] } },
        opponent: { active: { name, damage }, bench: ["Froakie"] },
      }).attack("Ultimate Blade");
    expect(attacked("Mimikyu", 10).opponent.active?.name).toBe("Mimikyu");
    expect(attacked("Snorlax", 30).choose(0).opponent.active?.name).toBe("Froakie");
  });

  it("CMP-1883 Slight Splash keeps Nymble in the Active Spot when Exciting Dance would switch it out", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv02-052", "sv02-019"),
      coins: "H",
      you: { active: { name: "Nymble", energy: ["Grass Energy"] }, bench: ["Chespin"] },
      opponent: { active: { name: "Quaquaval ex", energy: ["Water Energy"] }, bench: ["Froakie"] },
    });
    t.attack("Slight Splash").attack("Exciting Dance");
    expect([t.you.active?.name, t.you.active?.damage, t.opponent.active?.name]).toEqual(["Nymble", 0, "Froakie"]);
  });

  it("CMP-1912 Hard Bashing does its damage to an Espathra with Stance", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv04-134", "sv04-080", "sv04-081"),
      you: { active: "Flittle", hand: ["Espathra"] },
      opponent: { active: { name: "Aegislash", energy: ["Metal Energy", "Metal Energy"] }, bench: ["Chespin"] },
    });
    t.evolve("Espathra").choose("yes").endTurn().attack("Hard Bashing").choose(0);
    expect(t.you.active).toBeNull();
  });

  it("CMP-2375 Slight Shift cannot move the Mist Energy of a Pokémon away from it", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv10.5b-040", "sv05-161"),
      you: { active: { name: "Elgyem", energy: ["Psychic Energy"] } },
      opponent: { active: { name: "Snorlax", energy: ["Mist Energy"] }, bench: ["Chespin"] },
    });
    t.attack("Slight Shift");
    expect([t.opponent.active?.energy, t.opponent.bench[0]?.energy]).toEqual([["Mist Energy"], []]);
  });

  function shadowStitching(side: { hand?: readonly string[] } = {}) {
    return scenario({
      cards: real("xy9-40", "xy9-30", "xy1-41", "xy11-26"),
      you: { active: { name: "Greninja xy9-40", energy: ["Water Energy"] } },
      opponent: {
        active: { name: "Suicune", energy: ["Water Energy"] },
        bench: ["Froakie", "Greninja xy1-41"],
        hand: ["Water Energy", ...(side.hand ?? [])],
      },
    }).attack("Shadow Stitching");
  }
});

describe("Protection from effects of Abilities and Trainer cards", () => {
  it("CMP-1858 New Moon keeps the Stadium's higher attack costs from one's own Pokémon alone", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03-092", "sv03-093", "sv03-192"),
      stadium: "Pokémon League Headquarters",
      you: { active: { name: "Froakie", energy: ["Water Energy"] }, bench: ["Lunatone", "Solrock"] },
      opponent: { active: { name: "Froakie", energy: ["Water Energy"] } },
    });
    expect(t.canAttack("Pound")).toBe(true);
    t.endTurn();
    expect(t.canAttack("Pound")).toBe(false);
  });

  it("CMP-1882 New Moon does not keep Collapsed Stadium from making the Bench smaller", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03-092", "sv03-093", "swsh9-137"),
      you: { active: "Froakie", hand: ["Collapsed Stadium"] },
      opponent: { active: "Froakie", bench: ["Lunatone", "Solrock", "Zubat", "Abra", "Chespin"] },
    });
    t.play("Collapsed Stadium").choose("Zubat");
    expect(t.opponent.bench).toHaveLength(4);
  });

  it("CMP-2393 Destructive Headbutting may be used against Hide 'n' Sneak, which keeps the Energy where it is", () => {
    const t = scenario({
      edition: "sv",
      cards: real("me05-045", "me05-005"),
      coins: "H",
      you: { active: "Rampardos ex" },
      opponent: { active: { name: "Poltchageist", energy: ["Grass Energy"] } },
    });
    t.useAbility("Destructive Headbutting");
    expect(t.opponent.active?.energy).toEqual(["Grass Energy"]);
  });

  it("CMP-29 θ Stop guards an Ability from Bide Barricade, which is an effect on its Pokémon", () => {
    const [wobbuffet, baltoy, greninja] = real("xy4-36", "xy7-32", "xy1-41");
    if (!wobbuffet || baltoy?.category !== "Pokémon" || greninja?.category !== "Pokémon") throw new Error("The prints are Pokémon.");
    const uses = (card: typeof greninja) => {
      const t = scenario({
        cards: [wobbuffet, card],
        you: { active: card.name, hand: ["Water Energy"] },
        opponent: { active: "Wobbuffet" },
      });
      return t.canUse("Water Shuriken");
    };
    expect(uses(greninja)).toBe(false);
    expect(uses({ ...baltoy, types: ["Water"], abilities: greninja.abilities })).toBe(true);
  });
});
