import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("When an Ability of 2023 and 2024 is used, and when not", () => {
  it("CMP-2071 Far-Flying Meteor is used whenever an Energy comes from the hand, twice in a turn too", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv04-099", "xy5-8"),
      you: { active: "Abra", bench: ["Minior", "Sceptile"], hand: ["Grass Energy", "Grass Energy", "Switch"] },
    });
    t.attach("Grass Energy", "Minior").choose("yes");
    expect(t.you.active?.name).toBe("Minior");
    t.play("Switch").choose("Abra").useAbility("Nurture and Heal").choose("Grass Energy").choose("Minior").choose("yes");
    expect(t.you.active?.name).toBe("Minior");
  });

  it("CMP-2007 Zero to Hero is used on the Bench, where Midnight Fluttering does not reach", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-060", "sv05-078"),
      you: { active: "Palafin", bench: ["Abra"], hand: ["Switch"] },
      opponent: { active: "Flutter Mane" },
    });
    t.play("Switch");
    expect(t.options).toContain("yes");
    t.choose("no");
  });

  it("CMP-2013 an Energy that Ripening Charge attaches draws no card by Teal Dance", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv07-014", "sv06-025"),
      you: { active: "Hydrapple ex", bench: ["Teal Mask Ogerpon ex"], hand: ["Grass Energy"] },
    });
    t.useAbility("Ripening Charge").choose("Grass Energy").choose("Teal Mask Ogerpon ex");
    expect(t.you.hand).toEqual([]);
    expect(t.you.bench[0]?.energy).toEqual(["Grass Energy"]);
  });

  it("CMP-2014 Selective Slime is not used where all its Special Conditions are there", () => {
    const may = (...conditions: ("Burned" | "Confused" | "Poisoned")[]) =>
      scenario({
        edition: "sv",
        cards: real("sv07-006"),
        you: { active: "Cradily" },
        opponent: { active: { name: "Snorlax", conditions } },
      }).canUse("Selective Slime");
    expect([may("Burned", "Poisoned"), may("Burned", "Confused", "Poisoned")]).toEqual([true, false]);
  });

  it("CMP-1970 String Bind counts what Big Net adds to the Retreat Cost", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-005", "sv06-130"),
      you: { active: { name: "Ariados", energy: ["Grass Energy"] } },
      opponent: { active: "Dragapult ex" },
    });
    t.attack("String Bind");
    expect(t.opponent.active?.damage).toBe(10 + 30 * 2);
  });

  it("CMP-1971 Big Net adds nothing to a Retreat Cost that Rescue Board has taken away", () => {
    const cost = (damage: number) =>
      scenario({
        edition: "sv",
        cards: real("sv06-005", "sv05-159"),
        you: { active: "Ariados" },
        opponent: { active: { name: "Quilladin", damage, tools: ["Rescue Board"] } },
      }).opponent.active?.retreatCost;
    expect([cost(0), cost(60)]).toEqual([3, 0]);
  });

  it("CMP-1972 each of two Thwackey uses its own Boom Boom Groove", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-015", "sv06-044"),
      you: { active: "Goldeen", bench: ["Thwackey", "Thwackey"], deck: ["Zubat", "Abra", "Chespin"] },
    });
    t.useAbility("Boom Boom Groove").choose("Zubat").useAbility("Boom Boom Groove").choose("Abra");
    expect(t.you.hand).toEqual(["Zubat", "Abra"]);
  });

  it("CMP-1973, CMP-1974 Festival Lead is for attacks that the Pokémon has, not for that of a Technical Machine", () => {
    const twice = () =>
      scenario({
        edition: "sv",
        coins: "T",
        cards: real("sv06-044", "sv06-149", "sv04-178"),
        stadium: "Festival Grounds",
        you: {
          active: { name: "Goldeen", energy: ["Water Energy", "Water Energy"], tools: ["Technical Machine: Evolution"] },
          bench: ["Chespin"],
          deck: ["Quilladin", "Zubat"],
        },
        opponent: { active: "Charizard-EX" },
      });
    const whirlpool = twice().attack("Whirlpool");
    expect([whirlpool.canAttack("Whirlpool"), whirlpool.canAttack("Evolution")]).toEqual([true, false]);
    whirlpool.endTurn();
  });

  it("CMP-1973 … after the Technical Machine's attack there is no second", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-044", "sv06-149", "sv04-178"),
      stadium: "Festival Grounds",
      you: {
        active: { name: "Goldeen", energy: ["Water Energy", "Water Energy"], tools: ["Technical Machine: Evolution"] },
        bench: ["Chespin"],
        deck: ["Quilladin", "Zubat"],
      },
    });
    t.attack("Evolution").choose("Chespin").choose("Quilladin");
    expect(t.decision).toMatchObject({ seat: 1, purpose: "main" });
  });

  it("CMP-1976 Recon Directive with one card left in the deck takes it", () => {
    const t = scenario({ edition: "sv", cards: real("sv06-129"), you: { active: "Drakloak", deck: ["Zubat"] } });
    t.useAbility("Recon Directive");
    if (t.asked !== "main") t.choose("Zubat");
    expect(t.you.hand).toEqual(["Zubat"]);
    expect(t.you.deckCount).toBe(0);
  });

  it("CMP-1991 Rapid Vernier is used in play, where Mischievous Lock takes it away", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv05-025", "sv01-096"),
      you: { hand: ["Iron Leaves ex"] },
      opponent: { active: "Klefki" },
    });
    t.play("Iron Leaves ex");
    expect(t.asked).toBe("main");
  });

  it("CMP-1952 Rapid Vernier, begun on the Bench, is carried out to its end though Midnight Fluttering takes it away then", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv05-025", "sv05-078"),
      you: { active: { name: "Chespin", energy: ["Grass Energy"] }, hand: ["Iron Leaves ex"] },
      opponent: { active: "Flutter Mane" },
    });
    t.play("Iron Leaves ex").choose("yes");
    if (t.options.includes("yes")) t.choose("yes");
    t.choose("Grass Energy");
    expect(t.you.active).toMatchObject({ name: "Iron Leaves ex", energy: ["Grass Energy"] });
  });

  it("CMP-1995 Adrena-Brain moves counters from a Pokémon that cannot be healed", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-095", "sv02-011"),
      you: { active: { name: "Snorlax", damage: 20 }, bench: [{ name: "Munkidori", energy: ["Darkness Energy"] }] },
      opponent: { active: "Abomasnow" },
    });
    t.useAbility("Adrena-Brain").choose(2);
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([0, 20]);
  });

  it("CMP-1998 a Charizard ex that Rare Candy puts down is played from the hand: Infernal Reign", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03-125", "bw10-85", "bw7-18", "bw7-19"),
      you: { active: "Charmander", bench: ["Chespin"], hand: ["Rare Candy", "Charizard ex"], deck: ["Fire Energy", "Zubat"] },
    });
    t.play("Rare Candy");
    while (!t.options.includes("yes")) t.choose(t.options[0] ?? "");
    t.choose("yes").choose("Fire Energy").choose("Charizard ex");
    expect(t.you.active?.energy).toEqual(["Fire Energy"]);
  });

  it("CMP-1999 a Charizard ex that Revival Blessing puts onto the Bench was not played from the hand", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03-125", "sv02-099"),
      you: { active: { name: "Rabsca", energy: ["Psychic Energy"] }, discard: ["Charizard ex"], deck: ["Fire Energy", "Zubat"] },
    });
    t.attack("Revival Blessing");
    expect(t.you.bench[0]?.name).toBe("Charizard ex");
    expect(t.decision).toMatchObject({ seat: 1, purpose: "main" });
  });

  it("CMP-1933 Deoxys, of all three Battle Styles, makes Dynamic Tail cheaper by Wild Style once", () => {
    const withEnergy = (count: number) =>
      scenario({
        cards: real("swshp-SWSH170", "swsh12.5gg-GG49"),
        edition: "swsh",
        you: { active: { name: "Drapion V", energy: Array.from({ length: count }, () => "Darkness Energy") } },
        opponent: { active: "Deoxys" },
      }).canAttack("Dynamic Tail");
    expect([withEnergy(2), withEnergy(3)]).toEqual([false, true]);
  });

  it("CMP-1939 Precious Gift works at the end of the turn that Boost Shake ended", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-142", "sv03-085", "sv03-084"),
      you: {
        active: "Togetic",
        hand: ["Boost Shake"],
        deck: ["Togekiss", ...Array.from({ length: 10 }, () => "Water Energy")],
      },
    });
    t.play("Boost Shake");
    while (!t.options.includes("yes")) t.choose(t.options[0] ?? "");
    t.choose("yes");
    expect(t.you.hand).toHaveLength(8);
  });

  it("CMP-1949 Emergency Evolution is used on the turn its Pokémon came into play, with thirty HP left or less", () => {
    const may = (damage: number) =>
      scenario({
        edition: "sv",
        cards: real("sv05-133"),
        you: { active: "Snorlax", bench: [{ name: "Pidove", damage, fresh: true }] },
      }).canUse("Emergency Evolution");
    expect([may(20), may(10)]).toEqual([true, false]);
  });

  it("CMP-1950 Gnawing Curse does not answer Energy that comes from the deck", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv05-114", "sv05-104"),
      you: { active: "Metang", deck: ["Metal Energy", "Zubat", "Abra", "Chespin"] },
      opponent: { active: "Gengar ex" },
    });
    t.useAbility("Metal Maker").choose("Metal Energy");
    expect(t.you.active).toMatchObject({ energy: ["Metal Energy"], damage: 0 });
  });

  it("CMP-1951 Gnawing Curse answers each Energy that Super Cold attaches", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv02-060", "sv05-104"),
      you: { active: "Baxcalibur", hand: ["Water Energy", "Water Energy"] },
      opponent: { active: "Gengar ex" },
    });
    t.useAbility("Super Cold").choose("Water Energy").useAbility("Super Cold");
    if (t.asked !== "main") t.choose("Water Energy");
    expect(t.you.active).toMatchObject({ energy: ["Water Energy", "Water Energy"], damage: 40 });
  });

  it("CMP-1953 Torrential Heart used before Flutter Mane comes up lasts for the turn", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv05-041", "sv05-078", "sv01-187"),
      coins: "H",
      you: { active: { name: "Feraligatr", energy: ["Water Energy", "Water Energy"] }, hand: ["Pokémon Catcher"] },
      opponent: { active: "Charizard-EX", bench: ["Flutter Mane"] },
    });
    t.useAbility("Torrential Heart").play("Pokémon Catcher").attack("Giant Wave").choose(0);
    expect(t.happened("damaged").map(({ amount }) => amount)).toContain(280);
  });
});
