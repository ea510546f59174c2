import { describe, expect, it } from "vitest";
import { type Placed, scenario } from "@/games/pokemon/engine/testing/scenario";
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

  it("CMP-585 Metal Fortress guards the Bench against Shadow Stitching, also who comes there later, but not the Active Pokémon", () => {
    const t = metalFortress({ active: "Delphox", bench: ["Bronzong"], hand: ["Shaymin-EX"] });
    expect(t.canUse("Mystical Fire")).toBe(false);
    t.play("Shaymin-EX").choose("yes");
    expect(t.opponent.hand).toHaveLength(6);
  });

  it("CMP-585 Metal Fortress that Shadow Stitching took away does not come back on the Bench", () => {
    const t = metalFortress({ active: "Bronzong", bench: ["Delphox", "Zubat"], hand: ["Switch"] });
    t.play("Switch").choose("Zubat");
    expect(t.canUse("Mystical Fire")).toBe(false);
  });

  it("CMP-585 Metal Fortress that leaves the Bench guards it no longer", () => {
    const t = metalFortress({ active: { name: "Zubat", energy: ["Water Energy"] }, bench: ["Delphox", "Bronzong"] });
    expect(t.canUse("Mystical Fire")).toBe(true);
    t.retreat().choose("Bronzong");
    expect(t.canUse("Mystical Fire")).toBe(false);
  });

  it("CMP-1121 Pure Heart that works again does not end what Pale Moon GX put on Keldeo-GX", () => {
    const t = scenario({
      cards: real("smp-SM217", "sm11-240", "sm10-183"),
      edition: "sm",
      stadium: "Power Plant",
      you: { active: { name: "Trevenant & Dusknoir-GX", energy: ["Psychic Energy", "Water Energy"] } },
      opponent: { active: "Keldeo-GX", bench: ["Zubat"], hand: ["Fairy Garden"] },
    });
    t.attack("Pale Moon GX").play("Fairy Garden").endTurn().choose(0, 1);
    expect(t.opponent.active?.name).toBe("Zubat");
  });

  it("CMP-1121 Pure Heart that works keeps Pale Moon GX off", () => {
    const t = scenario({
      cards: real("smp-SM217", "sm11-240", "sm10-183"),
      edition: "sm",
      you: { active: { name: "Trevenant & Dusknoir-GX", energy: ["Psychic Energy", "Water Energy"] } },
      opponent: { active: "Keldeo-GX", bench: ["Zubat"] },
    });
    t.attack("Pale Moon GX").endTurn();
    expect(t.opponent.active?.name).toBe("Keldeo-GX");
  });

  it("CMP-1122 Pure Heart that works again ends what Clear Vision GX forbids", () => {
    const t = scenario({
      cards: real("sm11-243", "sm11-240", "sm10-183"),
      edition: "sm",
      stadium: "Power Plant",
      you: { active: { name: "Latios-GX", energy: ["Psychic Energy"] }, bench: ["Zubat", "Zubat", "Zubat", "Zubat"] },
      opponent: { active: { name: "Keldeo-GX", energy: ["Water Energy", "Water Energy", "Water Energy"] }, hand: ["Fairy Garden"] },
    });
    t.attack("Clear Vision GX");
    expect(t.canAttack("Resolute Blade GX")).toBe(false);
    t.play("Fairy Garden");
    expect(t.canAttack("Resolute Blade GX")).toBe(true);
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

  function metalFortress(opponent: { active: Placed; bench: readonly string[]; hand?: readonly string[] }) {
    return scenario({
      cards: real("xy9-40", "xy10-61", "xy6-77"),
      you: { active: { name: "Greninja", energy: ["Water Energy"] } },
      opponent,
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
