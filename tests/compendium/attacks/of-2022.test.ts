import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("What attacks of 2022 do", () => {
  it("CMP-1744 the cards below a Pokémon that goes to the Lost Zone go with it", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sm8-124", "xy2-4"),
      you: {
        active: { name: "Forretress", under: ["Pineco"], energy: ["Metal Energy", "Metal Energy", "Water Energy"] },
        bench: ["Zubat"],
      },
      opponent: { active: "Charizard-EX", bench: ["Froakie"] },
    });
    t.attack("Lost Blast").choose(0, 1);
    expect(t.you.lostZone.toSorted()).toEqual(["Forretress", "Metal Energy", "Metal Energy", "Pineco", "Water Energy"]);
  });

  it("CMP-1746 a Pokémon that went to the Bench is not Knocked Out by Slow Crunch, nor who came for it", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-003"),
      you: { active: { name: "Pinsir", energy: ["Grass Energy", "Grass Energy"] } },
      opponent: { active: "Zubat", bench: ["Froakie"] },
    });
    t.attack("Slow Crunch").retreat().endTurn();
    expect([t.opponent.active?.name, t.opponent.bench.map(({ name }) => name)]).toEqual(["Froakie", ["Zubat"]]);
  });

  it("CMP-1747 an attack's switching is an effect on the Active Pokémon, which Swim Freely prevents", () => {
    const t = scenario({
      edition: "sv",
      coins: "H",
      cards: real("sv03.5-119", "sm5-85"),
      you: { active: { name: "Seaking", energy: ["Water Energy"] }, bench: ["Zubat"] },
      opponent: { active: { name: "Bastiodon", energy: ["Metal Energy", "Metal Energy", "Water Energy"] } },
    });
    t.attack("Swim Freely").attack("Push Down").choose("yes");
    expect([t.you.active?.name, t.you.active?.damage]).toEqual(["Seaking", 0]);
  });

  it("CMP-1749 two of the Benched Pokémon that an attack names count once", () => {
    const t = scenario({
      cards: real("bw9-17", "bw9-39"),
      you: {
        active: { name: "Reshiram", energy: ["Fire Energy", "Fire Energy", "Fire Energy", "Fire Energy"] },
        bench: ["Zekrom", "Zekrom"],
      },
      opponent: { active: "Reshiram" },
    });
    t.attack("Fusion Flare");
    expect(t.opponent.active?.damage).toBe(120);
  });

  it("CMP-1751 Star Requiem counts one's own Lost Zone, not both", () => {
    const may = (yours: number, theirs: number) =>
      scenario({
        edition: "sv",
        cards: real("swsh12.5gg-GG69"),
        you: {
          active: { name: "Giratina VSTAR", energy: ["Grass Energy", "Psychic Energy"] },
          lostZone: Array.from({ length: yours }, () => "Abra"),
        },
        opponent: { lostZone: Array.from({ length: theirs }, () => "Abra") },
      }).canAttack("Star Requiem");
    expect([may(10, 0), may(5, 5)]).toEqual([true, false]);
  });

  it("CMP-1752 an attack loses its Energy though there is nobody on the Bench to hit", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-60"),
      you: { active: { name: "Regieleki", energy: ["Lightning Energy", "Lightning Energy", "Water Energy"] } },
    });
    t.attack("Teraspark");
    expect([t.you.active?.energy, t.opponent.active?.damage]).toEqual([["Water Energy"], 120]);
  });

  it("CMP-1753 Scrap Short is used without Tools in the discard pile, and with none of them chosen", () => {
    const scrapped = (...discard: string[]) => {
      const t = scenario({
        edition: "sv",
        cards: real("swsh12.5-045"),
        you: { active: { name: "Rotom V", energy: ["Lightning Energy", "Lightning Energy"] }, discard },
      });
      t.attack("Scrap Short");
      if (discard.length > 0) t.choose();
      return [t.opponent.active?.damage, t.you.lostZone.length];
    };
    expect([scrapped(), scrapped("Muscle Band")]).toEqual([
      [40, 0],
      [40, 0],
    ]);
  });

  const lulled = (coins: string) =>
    scenario({
      edition: "sv",
      coins,
      cards: real("sv03-160", "bw7-68"),
      you: { active: { name: "Altaria", energy: ["Water Energy", "Metal Energy"] }, bench: ["Munna"] },
    }).attack("Soothing Lullaby");

  it("CMP-1755 the two coins of a deep sleep are flipped at each Checkup until the Pokémon wakes up", () => {
    const t = lulled("HTTHHH");
    expect(t.opponent.active?.conditions).toEqual(["Asleep"]);
    t.endTurn();
    expect(t.opponent.active?.conditions).toEqual(["Asleep"]);
    t.endTurn();
    expect(t.opponent.active?.conditions).toEqual([]);
  });

  it("CMP-1756 a newer sleep takes the place of the deep one: one coin", () => {
    const t = lulled("HTTHHH").endTurn().useAbility("Long-Distance Hypnosis").endTurn();
    expect(t.opponent.active?.conditions).toEqual([]);
  });

  it("CMP-1767 Shred looks at no effects on the Defending Pokémon: Fly and Big Parasol stop nothing", () => {
    const t = scenario({
      edition: "sv",
      coins: "H",
      cards: real("cel25-6", "swsh3-157", "bw10-70"),
      you: {
        active: { name: "Flying Pikachu V", energy: ["Lightning Energy", "Lightning Energy", "Lightning Energy"], tools: ["Big Parasol"] },
      },
      opponent: { active: "Froakie", bench: [{ name: "Druddigon", energy: ["Water Energy", "Water Energy", "Fire Energy"] }] },
    });
    t.attack("Fly").choose(0).attack("Shred");
    expect(t.you.active?.damage).toBe(60);
  });

  it("CMP-1776 Psylaser discards a Rainbow Energy too: it is Psychic Energy", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-63", "xy1-131"),
      you: { active: { name: "Galarian Articuno", energy: ["Psychic Energy", "Psychic Energy", "Rainbow Energy"] } },
    });
    t.attack("Psylaser");
    expect(t.you.active?.energy).toEqual([]);
  });

  it("CMP-1700 Lunar Pain doubles: two damage counters become four", () => {
    const t = scenario({
      edition: "sv",
      cards: real("cel25-15"),
      you: { active: { name: "Lunala", energy: ["Psychic Energy", "Psychic Energy"] } },
      opponent: { active: { name: "Snorlax", damage: 20 }, bench: ["Froakie"] },
    });
    t.attack("Lunar Pain");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([40, 0]);
  });

  it("CMP-1679 an attack that no effects on the Defending Pokémon touch looks past Lesson in Zeal", () => {
    // Mew V has Resistance, 30 against Fighting, which counts for both.
    const hit = (attacker: string, attack: string) => {
      const t = scenario({
        edition: "sv",
        cards: real("bw3-65", "swsh12.5-060", "swsh12.5gg-GG04"),
        you: { active: { name: attacker, energy: ["Fighting Energy"] } },
        opponent: { active: "Mew V", bench: ["Oricorio"] },
      });
      return t.attack(attack).opponent.active?.damage;
    };
    expect([hit("Machop", "Karate Chop"), hit("Conkeldurr", "Chip Away")]).toEqual([0, 10]);
  });

  it("CMP-1655 Fast Charge is used in the very first turn, and in any later one", () => {
    const may = (turn: number) => {
      const t = scenario({
        edition: "sv",
        turn,
        cards: real("swsh9-045"),
        you: { active: { name: "Raichu V", energy: ["Lightning Energy", "Lightning Energy"] } },
      });
      return [t.canAttack("Fast Charge"), t.canAttack("Dynamic Spark")];
    };
    expect([may(1), may(3)]).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it("CMP-1656 without a Bench Hurricane moves no Energy", () => {
    const t = scenario({
      cards: real("bw11-108"),
      you: { active: { name: "Tornadus", energy: ["Water Energy", "Water Energy", "Water Energy"] } },
    });
    t.attack("Hurricane");
    expect([t.opponent.active?.damage, t.you.active?.energy.length]).toEqual([80, 3]);
  });

  it("CMP-1657 Inferno Wings looks past Weakness with the additional damage and without it", () => {
    const burnt = (damage: number) => {
      const t = scenario({
        edition: "sv",
        cards: real("swsh9-021"),
        you: { active: { name: "Moltres", energy: ["Fire Energy"], damage } },
        opponent: { active: "Chesnaught" },
      });
      return t.attack("Inferno Wings").opponent.active?.damage;
    };
    expect([burnt(0), burnt(10)]).toEqual([20, 90]);
  });

  it("CMP-1658 where nobody can be switched in, there is no new Active Pokémon to damage", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03-037"),
      you: { active: { name: "Lampent", energy: ["Fire Energy", "Fire Energy"] } },
    });
    t.attack("Alluring Fireball");
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("CMP-1662 Breloom that was sent to the Bench and back still uses Powdery Uppercut: it used Spore Ball", () => {
    const t = scenario({
      edition: "sv",
      coins: "H",
      cards: real("swsh9-004", "xy2-90"),
      you: { active: { name: "Breloom", energy: ["Grass Energy"] }, bench: ["Froakie"], hand: ["Switch"] },
      opponent: { hand: ["Lysandre"] },
    });
    t.attack("Spore Ball").play("Lysandre").endTurn();
    expect(t.you.active?.name).toBe("Froakie");
    expect(t.play("Switch").canAttack("Powdery Uppercut")).toBe(true);
  });

  it("CMP-1663 Slosh 'n' Crash adds its damage once, however many Tools it discards", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh9-114", "swsh9-088"),
      you: { active: { name: "Dracovish V", energy: ["Grass Energy", "Water Energy"] } },
      opponent: { active: { name: "Honchkrow V", tools: ["Muscle Band", "Hard Charm"] } },
    });
    t.attack("Slosh 'n' Crash");
    expect([t.opponent.active?.damage, t.opponent.active?.tools]).toEqual([180, []]);
  });

  const ticking = (active: string, bench: string[] = [], hand: string[] = []) =>
    scenario({
      edition: "sv",
      cards: real("swsh9-089", "sm3-90", "swsh10-118", "swsh12.5gg-GG23", "xy4-91"),
      you: {
        active: { name: "Spiritomb", energy: ["Water Energy"] },
        bench: [{ name: "Malamar", energy: ["Darkness Energy"] }],
        hand: ["Switch"],
      },
      opponent: { active: { name: active, energy: ["Water Energy", "Water Energy", "Water Energy", "Water Energy"] }, bench, hand },
    }).attack("Ticking Terror");

  it("CMP-1664 Ticking Terror gives a Pokémon without Weakness one of ×2", () => {
    const t = ticking("Regidrago").endTurn().play("Switch").attack("Psybeam");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("CMP-1665 the Weakness of Ticking Terror goes when the Pokémon goes to the Bench", () => {
    const t = ticking("Regidrago", ["Zubat"], ["Switch", "Switch"])
      .play("Switch")
      .play("Switch")
      .endTurn()
      .play("Switch")
      .attack("Psybeam");
    expect([t.opponent.active?.name, t.opponent.active?.damage]).toEqual(["Regidrago", 20]);
  });

  it("CMP-1675 under Mysterious Nest there is no Weakness to Ticking Terror's type, until Dunsparce leaves play", () => {
    const there = ticking("Snorlax", ["Dunsparce"]).endTurn().play("Switch").attack("Psybeam");
    expect(there.opponent.active?.damage).toBe(20);
    const gone = ticking("Snorlax", ["Dunsparce"], ["AZ"]).play("AZ").choose("Dunsparce").endTurn().play("Switch").attack("Psybeam");
    expect(gone.opponent.active?.damage).toBe(40);
  });

  it("CMP-1666 two Double Turbo Energy take 40 from the damage", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh9-151"),
      you: { active: { name: "Snorlax", energy: ["Double Turbo Energy", "Double Turbo Energy"] } },
    });
    t.attack("Body Slam");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("CMP-1667 Pokémon VMAX and VSTAR are Pokémon V", () => {
    const brave = (active: string) => {
      const t = scenario({
        edition: "sv",
        cards: real("swsh12.5-108", "swsh7-123", "swsh10-114"),
        you: { active: { name: "Eevee V", energy: ["Water Energy", "Water Energy", "Water Energy"] } },
        opponent: { active },
      });
      return t.attack("Vee Brave").opponent.active?.damage;
    };
    expect([brave("Duraludon VMAX"), brave("Origin Forme Dialga VSTAR"), brave("Snorlax")]).toEqual([160, 160, 80]);
  });

  it("CMP-1668 one VSTAR Power in a game, whichever it is", () => {
    const metal = ["Metal Energy", "Metal Energy", "Metal Energy", "Metal Energy", "Metal Energy"];
    const t = scenario({
      edition: "sv",
      cards: real("swsh10-114", "swsh10.5-031"),
      you: {
        active: { name: "Origin Forme Dialga VSTAR", energy: metal },
        bench: [{ name: "Mewtwo VSTAR", energy: ["Psychic Energy", "Psychic Energy"] }],
        hand: ["Switch"],
      },
      opponent: { active: "Origin Forme Dialga VSTAR" },
    });
    t.attack("Star Chronos");
    expect([t.canAttack("Star Chronos"), t.canAttack("Metal Blast")]).toEqual([false, true]);
    t.play("Switch");
    expect([t.canAttack("Star Raid"), t.canAttack("Psy Purge")]).toEqual([false, true]);
  });

  const lance = (...energy: string[]) => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh6-202", "swsh10-114"),
      you: { active: { name: "Ice Rider Calyrex VMAX", energy: ["Water Energy", "Water Energy", ...energy] } },
      opponent: { active: "Origin Forme Dialga VSTAR" },
    });
    return t
      .attack("Max Lance")
      .choose("yes")
      .choose(...energy).opponent.active?.damage;
  };

  it("CMP-1672 Max Lance counts cards: one Double Colorless Energy adds 120", () => {
    expect(lance("Double Colorless Energy")).toBe(130);
  });

  it("CMP-1673 Max Lance discards two Double Colorless Energy for 240 more", () => {
    expect(lance("Double Colorless Energy", "Double Colorless Energy")).toBe(250);
  });
});
