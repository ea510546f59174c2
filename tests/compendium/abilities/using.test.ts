import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Using an Ability", () => {
  it("CMP-1 from the Bench too", () => {
    const t = scenario({ cards: real("xy1-26"), you: { bench: ["Delphox"] } });
    t.useAbility("Mystical Fire");
    expect(t.you.hand).toHaveLength(6);
  });

  it("CMP-3 none while another is being carried out", () => {
    const t = scenario({
      cards: real("bw1-76"),
      you: { active: { name: "Klinklang", energy: ["Metal Energy"] }, bench: ["Klinklang", "Froakie"] },
    });
    t.useAbility("Shift Gear");
    expect(t.options).toEqual(["Klinklang", "Froakie"]);
    t.choose("Froakie");
    expect(t.you.bench[1]?.energy).toEqual(["Metal Energy"]);
  });

  it("CMP-4 each of two Pokémon uses its own once in the turn", () => {
    const t = scenario({ cards: real("xy1-26"), you: { active: "Delphox", bench: ["Delphox"] } });
    t.useAbility("Mystical Fire").attach("Water Energy", "Delphox");
    expect(t.you.hand).toHaveLength(5);
    t.useAbility("Mystical Fire");
    expect(t.you.hand).toHaveLength(6);
  });

  it("CMP-11 who moves no Energy by Aero Trail does not switch", () => {
    const t = scenario({
      cards: real("sm2-47"),
      you: { active: { name: "Pikachu", energy: ["Lightning Energy"] }, hand: ["Tapu Koko-GX"] },
    });
    t.play("Tapu Koko-GX").choose("yes").choose();
    expect(t.you.active?.name).toBe("Pikachu");
  });

  it("CMP-43 Burning Road is used the moment the Pokémon becomes Active, or not before it does so again", () => {
    const t = scenario({
      cards: real("sm11-216"),
      you: {
        active: { name: "Vulpix", energy: ["Fire Energy"] },
        bench: ["Heatran-GX"],
        hand: ["Switch", "Switch", "Switch"],
      },
    });
    t.play("Switch").choose("no");
    expect(t.canUse("Burning Road")).toBe(false);
    t.play("Switch").play("Switch").choose("yes").choose("Fire Energy");
    expect(t.you.active).toMatchObject({ name: "Heatran-GX", energy: ["Fire Energy"] });
  });

  it("CMP-47 Core Enforcer that costs less discards what there is of the two Energy", () => {
    const t = scenario({
      cards: real("xy8-103", "sm3-100"),
      you: { active: { name: "Zygarde", energy: ["Darkness Energy", "Water Energy", "Water Energy"] }, bench: ["Florges"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Core Enforcer");
    expect(t.you.active?.energy).toEqual(["Water Energy", "Water Energy"]);
    expect(t.opponent.active?.damage).toBe(150);
  });

  it("CMP-72 one Dark Asset a turn, also when Crobat V comes back", () => {
    const t = scenario({ cards: real("swsh3-104", "xy3-100"), coins: "H", you: { hand: ["Crobat V", "Super Scoop Up"] } });
    t.play("Crobat V").choose("yes").play("Super Scoop Up").choose("Crobat V");
    t.play("Crobat V");
    expect(t.asked).toBe("main");
  });

  it("CMP-80 Dedechange works in play, so Power Plant takes it away", () => {
    const t = scenario({ cards: real("sm10-57", "sm10-183"), stadium: "Power Plant", you: { hand: ["Dedenne-GX"] } });
    t.play("Dedenne-GX");
    expect(t.asked).toBe("main");
  });

  it("CMP-81 Dedechange may be used with no card left in hand", () => {
    const t = scenario({ cards: real("sm10-57"), you: { hand: ["Dedenne-GX"] } });
    t.play("Dedenne-GX").choose("yes");
    expect(t.you.hand).toHaveLength(6);
  });

  it("CMP-88 Drifting Balloon cheapens the attack of the Drifloon below it too", () => {
    const attacks = (plasma: string[]) => {
      const t = scenario({
        cards: real("bw10-35", "bw10-34", "bw7-9", "bw9-64"),
        you: { active: { name: "Drifblim", under: ["Drifloon"] }, bench: ["Celebi-EX"] },
        opponent: { bench: plasma },
      });
      return t.canAttack("Wind Blast");
    };
    expect(attacks(["Umbreon", "Umbreon"])).toBe(false);
    expect(attacks(["Umbreon", "Umbreon", "Umbreon"])).toBe(true);
  });

  it("CMP-89 two Dual Brains allow two Supporters, not four", () => {
    const t = scenario({
      cards: real("bw8-46"),
      you: { active: "Magnezone", bench: ["Magnezone"], hand: ["Tierno", "Tierno", "Tierno"] },
    });
    t.play("Tierno").play("Tierno");
    expect(t.canPlay("Tierno")).toBe(false);
  });

  it("CMP-119 an Unown that comes back by Revive writes its Farewell Letter again", () => {
    const t = scenario({ cards: real("xy7-30", "bw1-102"), you: { bench: ["Unown"], hand: ["Revive"] } });
    t.useAbility("Farewell Letter").play("Revive");
    expect(t.canUse("Farewell Letter")).toBe(true);
  });

  const dummyDoll = () => {
    const t = scenario({
      cards: real("swsh9-068", "sv02-172"),
      edition: "sv",
      you: { active: { name: "Zubat" }, hand: ["Mimikyu V", "Switch"] },
      opponent: { active: { name: "Froakie", energy: ["Water Energy"] }, hand: ["Boss's Orders"] },
    });
    return t.play("Mimikyu V").choose("yes");
  };

  it("CMP-1506 Dummy Doll goes on protecting a Mimikyu V that becomes Active", () => {
    expect(dummyDoll().play("Switch").endTurn().attack("Pound").you.active).toMatchObject({ name: "Mimikyu V", damage: 0 });
  });

  it("CMP-1507 Dummy Doll goes on protecting a Mimikyu V that the opponent brings out", () => {
    expect(dummyDoll().endTurn().play("Boss's Orders").attack("Pound").you.active).toMatchObject({ name: "Mimikyu V", damage: 0 });
  });

  it("CMP-1536 Path to the Peak takes Hidden Claw away: a Liepard V on the Bench is in play", () => {
    const t = scenario({
      cards: real("swsh6-104", "swsh10-213"),
      edition: "sv",
      stadium: "Path to the Peak",
      you: { hand: ["Liepard V"] },
      opponent: { active: { name: "Snorlax", tools: ["Muscle Band"] } },
    });
    t.play("Liepard V");
    expect(t.asked).toBe("main");
  });

  const underworldDoor = (deck: string[]) => {
    const t = scenario({
      cards: real("swsh10tg-TG18"),
      edition: "sv",
      you: { active: "Shadow Rider Calyrex VMAX", bench: ["Abra"], hand: ["Psychic Energy"], deck },
    });
    return t.useAbility("Underworld Door").choose("Psychic Energy");
  };

  it("CMP-1540 Underworld Door draws two cards, or the one that is left", () => {
    expect(underworldDoor(["Zubat", "Zubat", "Zubat"]).you.hand).toEqual(["Zubat", "Zubat"]);
    expect(underworldDoor(["Zubat"]).you.hand).toEqual(["Zubat"]);
  });

  it("CMP-1541 Underworld Door is used with no card left to draw: it attaches", () => {
    expect(underworldDoor([]).you.bench[0]?.energy).toEqual(["Psychic Energy"]);
  });

  it("CMP-1538 Mysterious Potion may be used on an undamaged Pokémon", () => {
    const t = scenario({ cards: real("swsh6-98"), edition: "sv", coins: "T", you: { active: "Snorlax", bench: ["Galarian Slowking"] } });
    t.useAbility("Mysterious Potion").choose("Snorlax");
    expect(t.you.active?.damage).toBe(30);
  });
});
