import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

/** Your Dusknoir puts its counters on a Mega Clefable ex, while another Pokémon is yours in the Active Spot. */
const afterCursedBlast = (active: string) =>
  scenario({
    edition: "me",
    cards: real("me03-031", "sv06.5-020", "sv06-077", "sv05-078"),
    you: { active, bench: ["Dusknoir"] },
    opponent: { active: "Mega Clefable ex" },
  })
    .useAbility("Cursed Blast")
    .choose(0);

describe("Pokémon guarded from Abilities, and what guards the others", () => {
  it("CMP-2425, CMP-2264 Cursed Blast Knocks its Pokémon Out though the counters reach nobody", () => {
    const t = afterCursedBlast("Chespin");
    expect(t.opponent.active?.damage).toBe(0);
    expect(t.opponent.prizes).toBe(5);
    expect(t.you.bench).toEqual([]);
  });

  it("CMP-2309 Luminous Wing goes before Initialization: its Pokémon keeps it", () => {
    expect(afterCursedBlast("Iron Thorns ex").opponent.active?.damage).toBe(0);
  });

  it("CMP-2426 what guards from Abilities goes before Midnight Fluttering", () => {
    expect(afterCursedBlast("Flutter Mane").opponent.active?.damage).toBe(0);
  });

  it("CMP-2257 counters that Adrena-Brain cannot put on a guarded Pokémon leave their own and disappear", () => {
    const t = scenario({
      edition: "me",
      cards: real("me03-031", "sv06-095"),
      you: { active: { name: "Snorlax", damage: 30 }, bench: [{ name: "Munkidori", energy: ["Darkness Energy"] }] },
      opponent: { active: "Mega Clefable ex" },
    });
    t.useAbility("Adrena-Brain").choose(3);
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([0, 0]);
  });

  it("CMP-2393 Destructive Headbutting discards no Energy of a guarded Pokémon, and is not used on one without Energy", () => {
    const guarded = (energy: readonly string[]) =>
      scenario({
        edition: "me",
        ...(energy.length > 0 && { coins: "H" }),
        cards: real("me03-031", "me05-045"),
        you: { active: "Rampardos ex" },
        opponent: { active: { name: "Mega Clefable ex", energy } },
      });
    const t = guarded(["Fire Energy"]).useAbility("Destructive Headbutting");
    expect(t.opponent.active?.energy).toEqual(["Fire Energy"]);
    expect(guarded([]).canUse("Destructive Headbutting")).toBe(false);
  });

  it("CMP-2335, CMP-2369 Luminous Wing does not pass by a Safeguard, which is on the Pokémon attacked", () => {
    const t = scenario({
      edition: "me",
      cards: real("me03-031", "sv02-097"),
      you: { active: { name: "Mega Clefable ex", energy: ["Psychic Energy", "Psychic Energy"] } },
      opponent: { active: "Mimikyu" },
    });
    t.attack("Shooting Moons");
    while (t.asked !== "main") t.choose(...(t.options.includes("no") ? ["no"] : []));
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("CMP-2423 Ancient Bulwark counts the Energy before Bellowing Thunder discards it", () => {
    const damage = (energy: readonly string[]) => {
      const t = scenario({
        edition: "me",
        cards: real("me05-062", "sv05-123", "sv06-130"),
        you: { active: { name: "Raging Bolt ex", energy } },
        opponent: { active: "Dragapult ex", bench: ["Bastiodon"] },
      });
      t.attack("Bellowing Thunder");
      if (t.options.includes("yes")) t.choose("yes");
      return t.choose(...energy).opponent.active?.damage;
    };
    expect(damage(["Lightning Energy", "Fighting Energy", "Water Energy"])).toBe(210);
    expect(damage(["Lightning Energy", "Fighting Energy"])).toBe(0);
  });

  it("CMP-2424 an attack unaffected by effects on the Active Pokémon passes by Ancient Bulwark", () => {
    const damage = (attack: "Shred" | "Stoke") => {
      const t = scenario({
        edition: "me",
        cards: real("me05-062", "me02.5-155", "me02.5-186", "sv06-130"),
        you: {
          active: {
            name: attack === "Shred" ? "N's Zekrom" : "Charizard-EX",
            energy: ["Fire Energy", "Fire Energy"],
            tools: ["Counter Gain"],
          },
        },
        opponent: { active: "Dragapult ex", bench: ["Bastiodon"], prizes: ["Water Energy"] },
      });
      return t.attack(attack).opponent.active?.damage;
    };
    expect([damage("Shred"), damage("Stoke")]).toEqual([70, 0]);
  });

  it("CMP-2427 an attack that Knocks Out both Active Pokémon takes its own alone where the other has Mist Energy", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh4-114", "sv05-161"),
      you: {
        active: { name: "Forretress", energy: ["Metal Energy", "Metal Energy", "Metal Energy", "Metal Energy"] },
        bench: ["Chespin"],
      },
      opponent: { active: { name: "Snorlax", energy: ["Mist Energy"] } },
    });
    t.attack("Double KO").choose(0);
    expect([t.you.active?.name, t.opponent.active?.name]).toEqual(["Chespin", "Snorlax"]);
    expect([t.you.prizes, t.opponent.prizes]).toEqual([6, 5]);
  });
});

describe("Abilities: how often, and whether at all", () => {
  it("CMP-2216 Solar Transfer moves Basic Grass Energy alone", () => {
    const may = (energy: string) =>
      scenario({
        edition: "me",
        cards: real("me01-003", "sv02-191"),
        you: { active: { name: "Mega Venusaur ex", energy: [energy] }, bench: ["Chespin"] },
      }).canUse("Solar Transfer");
    expect([may("Grass Energy"), may("Luminous Energy")]).toEqual([true, false]);
  });

  it("CMP-2246 Sinister Surge may Knock Out a Pokémon of one's own", () => {
    const t = scenario({
      edition: "me",
      cards: real("mep-017", "me02.5-136"),
      you: { active: "Toxtricity", bench: [{ name: "N's Zorua", damage: 50 }], deck: ["Darkness Energy", "Zubat"] },
    });
    t.useAbility("Sinister Surge").choose("Darkness Energy").choose(0);
    expect(t.you.bench).toEqual([]);
    expect(t.opponent.prizes).toBe(5);
  });

  it("CMP-2284 each of two Heliolisk uses its Frilled Generator after one Canari", () => {
    const t = scenario({
      edition: "me",
      cards: real("me02.5-064", "me02.5-185"),
      you: {
        active: "Heliolisk",
        bench: ["Heliolisk"],
        hand: ["Canari", "Zubat"],
        deck: ["Lightning Energy", "Lightning Energy", "Lightning Energy", "Lightning Energy", "Abra"],
      },
    });
    expect(t.canUse("Frilled Generator")).toBe(false);
    t.play("Canari");
    while (t.asked !== "main") t.choose();
    t.useAbility("Frilled Generator").choose("Lightning Energy", "Lightning Energy");
    t.useAbility("Frilled Generator").choose("Lightning Energy", "Lightning Energy");
    expect([t.you.active, t.you.bench[0]].map((pokemon) => pokemon?.energy.length)).toEqual([2, 2]);
  });

  it("CMP-2285 two Team Rocket's Dugtrio put two counters each on whoever goes to the Bench", () => {
    const t = scenario({
      edition: "me",
      cards: real("me02.5-101"),
      you: { active: "Snorlax", bench: ["Abra"], hand: ["Switch"] },
      opponent: { active: "Team Rocket's Dugtrio", bench: ["Team Rocket's Dugtrio"] },
    });
    t.play("Switch");
    expect(t.you.bench[0]).toMatchObject({ name: "Snorlax", damage: 40 });
  });

  it("CMP-2306 Grand Wing is not used against an opponent without cards in hand", () => {
    const may = (hand: readonly string[]) =>
      scenario({ edition: "me", cards: real("me03-009"), you: { active: "Vivillon" }, opponent: { hand } }).canUse("Grand Wing");
    expect([may(["Zubat"]), may([])]).toEqual([true, false]);
  });

  it("CMP-2312 Wash Out may move a Special Energy that provides Water", () => {
    const t = scenario({
      edition: "me",
      cards: real("me03-019", "sv02-191"),
      you: { active: "Dewgong", bench: [{ name: "Chespin", energy: ["Luminous Energy"] }] },
    });
    t.useAbility("Wash Out");
    expect(t.you.active?.energy).toEqual(["Luminous Energy"]);
  });

  it("CMP-2343 Flaring Magic is not used where its cost leaves seven cards in hand", () => {
    const may = (others: number) =>
      scenario({
        edition: "me",
        cards: real("mep-074"),
        you: { active: "Delphox", hand: ["Fire Energy", ...Array.from({ length: others }, () => "Zubat")] },
      }).canUse("Flaring Magic");
    expect([may(6), may(7)]).toEqual([true, false]);
  });

  it("CMP-2392 two Binding Flame make the Retreat Cost two more", () => {
    const t = scenario({
      edition: "me",
      cards: real("me05-038"),
      you: { active: "Mega Chandelure ex", bench: ["Mega Chandelure ex"] },
      opponent: { active: "Chespin" },
    });
    expect(t.opponent.active?.retreatCost).toBe(4);
  });

  it("CMP-2334 Team Rocket's Watchtower takes away the Ability of a Colorless Pokémon that is being played", () => {
    const asked = (stadium?: string) => {
      const t = scenario({
        edition: "me",
        cards: real("sv02-170", "me02.5-210"),
        ...(stadium && { stadium }),
        you: { hand: ["Flamigo"], deck: ["Flamigo", "Zubat"] },
      });
      t.play("Flamigo");
      const { asked } = t;
      if (asked !== "main") t.choose("no");
      return asked;
    };
    expect(asked()).not.toBe("main");
    expect(asked("Team Rocket's Watchtower")).toBe("main");
  });

  it("CMP-2302 what several Abilities do at the Checkup comes in the order that the next player chooses", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-053", "sv02-123"),
      you: { bench: ["Froslass", "Froslass", "Garganacl"] },
    });
    t.endTurn();
    expect(t.decision.seat).toBe(1);
    t.choose("Freezing Shroud").choose("Blessed Salt");
    if (t.asked !== "main") t.choose("Freezing Shroud");
    expect(t.you.bench[2]?.damage).toBe(10);
  });
});
