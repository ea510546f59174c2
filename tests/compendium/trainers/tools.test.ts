import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Pokémon Tools", () => {
  it("CMP-938 the attack of Aqua Diffuser is one to choose, not a second one", () => {
    const t = scenario({
      cards: real("dc1-23", "dc1-16"),
      you: { active: { name: "Team Aqua's Poochyena", energy: ["Water Energy", "Water Energy"], tools: ["Aqua Diffuser"] } },
    });
    expect([t.canAttack("Aqua Diffuser"), t.canAttack("Bite")]).toEqual([true, true]);
    t.attack("Bite");
    expect(t.decision.seat).toBe(1);
  });

  it("CMP-955 Umbreon's Shadow Drain heals before Bursting Balloon answers", () => {
    const t = scenario({
      cards: real("bw5-60", "xy9-97"),
      you: { active: { name: "Umbreon", damage: 40, energy: ["Darkness Energy", "Darkness Energy"] } },
      opponent: { active: { name: "Snorlax", tools: ["Bursting Balloon"] } },
    });
    t.attack("Shadow Drain");
    expect(t.you.active?.damage).toBe(70);
  });

  it("CMP-972 Crystal Wall sets HP to which other effects add", () => {
    const t = scenario({
      cards: real("bw7-139", "bw7-101", "swsh3-61"),
      you: { active: { name: "Black Kyurem-EX", tools: ["Crystal Wall"] } },
    });
    expect(t.you.active?.hp).toBe(300);
  });

  it("CMP-995 Eviolite lessens what its Pokémon does to itself", () => {
    const t = scenario({
      cards: real("bw1-47", "bw3-91"),
      you: { active: { name: "Zekrom", tools: ["Eviolite"], energy: ["Lightning Energy", "Lightning Energy", "Lightning Energy"] } },
    });
    t.attack("Bolt Strike");
    expect(t.you.active?.damage).toBe(20);
  });

  it("CMP-1010 Floral Crown heals after the attack, too late for who was Knocked Out by it", () => {
    const t = scenario({
      cards: real("g1-RC26"),
      you: { active: { name: "Machop", energy: ["Fighting Energy"] } },
      opponent: { active: { name: "Froakie", damage: 30, tools: ["Floral Crown"] }, bench: ["Zubat"] },
    });
    t.attack("Karate Chop").choose(0);
    expect(t.opponent.active?.name).toBe("Zubat");
  });

  it("CMP-1015 Focus Sash leaves 10 HP also after an attack that no effect on the Defending Pokémon touches", () => {
    const t = scenario({
      cards: real("xy3-91", "bw8-93"),
      you: { active: { name: "Cobalion-EX", energy: ["Metal Energy", "Metal Energy", "Metal Energy"] } },
      opponent: { active: { name: "Machop", tools: ["Focus Sash"] } },
    });
    t.attack("Steel Bullet");
    expect(t.opponent.active).toMatchObject({ name: "Machop", damage: 60, tools: [] });
  });

  it("CMP-1037 Head Ringer leaves a Pokémon that Ninja Boy makes one without EX", () => {
    const t = scenario({
      cards: real("xy4-97", "xy11-103"),
      you: {
        active: { name: "Charizard-EX", tools: ["Head Ringer"] },
        hand: ["Ninja Boy"],
        deck: ["Fennekin", "Water Energy"],
      },
    });
    t.play("Ninja Boy").choose("Fennekin");
    expect(t.you.active).toMatchObject({ name: "Fennekin", tools: [] });
  });

  it("CMP-1002 Exp. Share moves its Energy before the Knocked Out Pokémon goes and a new one is promoted", () => {
    const t = scenario({
      cards: real("xy5-128"),
      you: { active: { name: "Machop", energy: ["Fighting Energy"] } },
      opponent: {
        active: { name: "Froakie", damage: 50, energy: ["Water Energy"] },
        bench: [{ name: "Zubat", tools: ["Exp. Share"] }, "Abra"],
      },
    });
    t.attack("Karate Chop");
    expect(t.asked).toBe("may");
    t.choose("yes").choose(0);
    expect(t.asked).toBe("promote");
    t.choose("Abra");
    expect(t.opponent.bench[0]?.energy).toEqual(["Water Energy"]);
  });

  const fallen = () => {
    const t = scenario({
      cards: real("xy10-97", "xy5-128"),
      you: { active: { name: "Machop", energy: ["Fighting Energy"] } },
      opponent: {
        active: { name: "Froakie", damage: 50, energy: ["Water Energy"], tools: ["Energy Pouch"] },
        bench: [{ name: "Zubat", tools: ["Exp. Share"] }, "Abra"],
        deck: ["Chespin"],
      },
    });
    return t.attack("Karate Chop");
  };

  it("CMP-1001 the player whose Pokémon was Knocked Out orders Energy Pouch and Exp. Share", () => {
    const share = fallen();
    expect(share.decision).toMatchObject({ seat: 1, purpose: "orderTriggers" });
    share.choose("Exp. Share").choose("yes").choose(0).choose("Zubat");
    expect(share.opponent.active?.energy).toEqual(["Water Energy"]);
    const pouch = fallen().choose("Energy Pouch");
    pouch.choose(0).choose("Zubat");
    expect(pouch.opponent.hand).toEqual(["Water Energy", "Chespin"]);
  });

  it("CMP-1076 while Tools have no effect, U-Turn Board does not return to the hand", () => {
    const discarded = (bench: string[]) => {
      const t = scenario({
        cards: real("sm11-211", "xy6-31", "xy2-97"),
        you: { bench, hand: ["Startling Megaphone"] },
        opponent: { active: { name: "Snorlax", tools: ["U-Turn Board"] } },
      });
      t.play("Startling Megaphone");
      return [t.opponent.hand, t.opponent.discard];
    };
    expect(discarded([])).toEqual([["U-Turn Board"], []]);
    expect(discarded(["Banette"])).toEqual([[], ["U-Turn Board"]]);
  });

  const scarfed = (name: string, under: string[]) => {
    const t = scenario({
      cards: real("bw6-115", "sm6-31", "sv04.5-090"),
      you: {
        active: {
          name: "Snorlax",
          energy: ["Water Energy", "Water Energy", "Water Energy"],
          tools: ["Technical Machine: Crisis Punch"],
        },
      },
      opponent: {
        active: { name, under, tools: ["Rescue Scarf"], energy: ["Water Energy"] },
        bench: ["Zubat"],
        prizes: ["Water Energy"],
      },
    });
    return t.attack("Crisis Punch").choose(0);
  };

  it("CMP-1150 Rescue Scarf brings a Volcanion ◇ back to hand, not to the Lost Zone", () => {
    const t = scarfed("Volcanion ◇", []);
    expect(t.opponent.hand).toContain("Volcanion ◇");
    expect(t.opponent.lostZone).toEqual([]);
  });

  it("CMP-1151 Rescue Scarf brings back all cards of an evolved Pokémon, and what was attached is discarded", () => {
    const t = scarfed("Quilladin", ["Chespin"]);
    expect(t.opponent.hand).toEqual(expect.arrayContaining(["Chespin", "Quilladin"]));
    expect(t.opponent.discard.toSorted()).toEqual(["Rescue Scarf", "Water Energy"]);
  });

  it("CMP-1160 Smooth Coat is flipped before Rocky Helmet: without damage it does not answer", () => {
    const damage = (coins: "H" | "T") => {
      const t = scenario({
        cards: real("bw3-94", "bw11-105"),
        coins,
        you: { active: { name: "Froakie", energy: ["Water Energy"] } },
        opponent: { active: { name: "Cinccino", tools: ["Rocky Helmet"] } },
      });
      return t.attack("Pound").you.active?.damage;
    };
    expect([damage("H"), damage("T")]).toEqual([0, 20]);
  });

  it("CMP-1161 Rocky Helmet does not answer an attack whose damage was lessened to nothing", () => {
    const t = scenario({
      cards: real("bw3-94", "sv01-121"),
      you: { active: { name: "Froakie", energy: ["Water Energy"] } },
      opponent: { active: { name: "Stonjourner", tools: ["Rocky Helmet"] } },
    });
    t.attack("Pound");
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-1169 Silver Bangle may be attached to a Pokémon-EX, where it does nothing", () => {
    const t = scenario({
      cards: real("bw10-88", "bw9-53"),
      you: { active: { name: "Deoxys-EX", energy: ["Psychic Energy", "Water Energy"] }, hand: ["Silver Bangle"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attach("Silver Bangle", "Deoxys-EX").attack("Helix Force");
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("CMP-1052 Jamming Net lessens the damage to each of the opponent's Pokémon", () => {
    const t = scenario({
      cards: real("xy4-98", "bw5-54"),
      you: { active: { name: "Groudon-EX", energy: ["Fighting Energy", "Fighting Energy"], tools: ["Jamming Net"] } },
      opponent: { active: "Charizard-EX", bench: ["Froakie"] },
    });
    t.attack("Tromp");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([0, 0]);
  });

  it("CMP-1805 Star Order of a Sky Seal Stone on the Bench counts for the Active Basic Pokémon V", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swsh12.5-143", "swsh7-185", "swsh7-111", "swsh3-69"),
      you: {
        active: { name: "Medicham V", energy: ["Fighting Energy", "Fighting Energy", "Fighting Energy"] },
        bench: [{ name: "Mew V", tools: ["Sky Seal Stone"] }],
      },
      opponent: { active: { name: "Rayquaza VMAX", damage: 300 }, bench: ["Froakie"] },
    });
    t.useAbility("Sky Seal Stone").attack("Smash Uppercut").choose(0, 1, 2, 3);
    expect(t.you.prizes).toBe(2);
  });

  const FFFC = ["Fighting Energy", "Fighting Energy", "Fighting Energy", "Water Energy"];

  it("CMP-1012 Focus Sash saves from an attack that discards the Lysandre Labs which took its effect away", () => {
    const t = scenario({
      cards: real("xy3-91", "xy5-86", "sm6-111"),
      edition: "sm",
      stadium: "Lysandre Labs",
      you: { active: { name: "Primal Groudon-EX", energy: FFFC } },
      opponent: { active: { name: "Machop", tools: ["Focus Sash"] } },
    });
    t.attack("Gaia Volcano");
    expect([t.stadium, t.opponent.active?.damage]).toEqual([null, 60]);
  });

  it.each([
    ["Focus Sash", []],
    ["Marshadow & Machamp-GX", ["Focus Sash"]],
  ])("CMP-1014 of Focus Sash and Acme of Heroism GX their player says which saves the Pokémon: %s", (first, tools) => {
    const t = scenario({
      cards: real("xy3-91", "sm10-198", "swshp-SWSH266"),
      edition: "swsh",
      you: { active: { name: "Marshadow & Machamp-GX", energy: [...FFFC, "Fighting Energy"], tools: ["Focus Sash"] } },
      opponent: { active: { name: "Deoxys V", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy"] } },
    });
    t.attack("Acme of Heroism GX").attack("Power Edge");
    expect([t.decision.seat, t.options.toSorted()]).toEqual([0, ["Focus Sash", "Marshadow & Machamp-GX"]]);
    t.choose(first);
    expect(t.you.active).toMatchObject({ damage: 260, tools });
  });

  it("CMP-1013 Focus Sash does not save the Pokémon that Stellar Reign leaves below the one it damaged", () => {
    const t = scenario({
      cards: real("xy3-91", "sm3.5-42", "sm2-121", "sm6-122", "bw4-63"),
      edition: "sm",
      you: { active: { name: "Shining Jirachi", energy: ["Psychic Energy"], tools: ["Choice Band"] } },
      opponent: { active: { name: "Lucario-GX", under: ["Riolu"], tools: ["Focus Sash"] }, bench: ["Froakie"], deck: ["Fire Energy"] },
    });
    t.attack("Stellar Reign").choose(0);
    expect(t.opponent.hand.toSorted()).toEqual(["Fire Energy", "Lucario-GX"]);
    expect(t.opponent.discard.toSorted()).toEqual(["Focus Sash", "Riolu"]);
  });

  it("CMP-1077 what counts Pokémon Tools counts them under Lysandre Labs too", () => {
    const t = scenario({
      cards: real("sm6-111", "sm6-48"),
      edition: "sm",
      stadium: "Lysandre Labs",
      you: { active: { name: "Doublade", energy: ["Psychic Energy"] } },
      opponent: { active: { name: "Snorlax", tools: ["Muscle Band"] }, bench: ["Froakie"] },
    });
    t.attack("Curse of the Blade");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([30, 0]);
  });

  it("CMP-2416 Backtrack Badge flips all coins of the attack again", () => {
    const t = scenario({
      cards: real("me05-074", "bw1-87"),
      edition: "sv",
      coins: "HTTT",
      you: { active: { name: "Audino", energy: ["Water Energy", "Water Energy", "Water Energy"], tools: ["Backtrack Badge"] } },
    });
    expect(t.attack("Doubleslap").choose("yes").opponent.active?.damage).toBe(0);
  });

  it("CMP-2417 Backtrack Badge does not flip the coin of a Confused Pokémon again", () => {
    const t = scenario({
      cards: real("me05-074", "bw1-87"),
      edition: "sv",
      coins: "T",
      you: {
        active: {
          name: "Audino",
          energy: ["Water Energy", "Water Energy", "Water Energy"],
          tools: ["Backtrack Badge"],
          conditions: ["Confused"],
        },
      },
    });
    t.attack("Doubleslap");
    expect([t.you.active?.damage, t.decision.seat]).toEqual([30, 1]);
  });
});
