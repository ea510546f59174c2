import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Effects of attacks and where they lie", () => {
  it("CMP-1817 the attack that Acu-Punch-Ture forbids is forbidden to its Pokémon alone", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv01-111"),
      you: { active: { name: "Medicham", energy: ["Fighting Energy"] } },
      opponent: {
        active: { name: "Charizard-EX", energy: ["Fire Energy"] },
        bench: [{ name: "Charizard-EX", energy: ["Fire Energy"] }],
        hand: ["Switch"],
      },
    });
    t.attack("Acu-Punch-Ture");
    expect(t.canAttack("Stoke")).toBe(false);
    expect(t.play("Switch").canAttack("Stoke")).toBe(true);
  });

  it("CMP-1818 Apply Oil is gone with its Pokémon from the Active Spot: the next attacks without a flip", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv01-022"),
      you: { active: { name: "Dolliv", energy: ["Grass Energy", "Grass Energy"] } },
      opponent: { active: "Charizard-EX", bench: [{ name: "Froakie", energy: ["Water Energy"] }], hand: ["Switch"] },
    });
    t.attack("Apply Oil").play("Switch").attack("Pound");
    expect(t.happened("coins")).toEqual([]);
    expect(t.you.active?.damage).toBe(10);
  });

  it("CMP-1822 Moonblast takes its damage off on the Bench too", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv01-093", "sv09-027"),
      you: { active: { name: "Florges", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy"] }, bench: ["Charizard-EX"] },
      opponent: { active: { name: "N's Darmanitan", energy: ["Fire Energy", "Fire Energy", "Fire Energy"] } },
    });
    t.attack("Moonblast").attack("Flamebody Cannon");
    expect([t.you.active?.damage, t.you.bench[0]?.damage]).toEqual([60, 60]);
  });

  it("CMP-1844 the flip that Apply Gel asks for comes before any word of the attack", () => {
    const t = scenario({
      edition: "sv",
      coins: "T",
      cards: real("sv02-049", "sv02-104"),
      you: { active: { name: "Quaxly", energy: ["Water Energy", "Water Energy"] } },
      opponent: { active: { name: "Tinkatuff", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy"] } },
    });
    t.attack("Apply Gel").attack("Pulverizing Press");
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-1839 Pulverizing Press does its damage whatever Drifting Dodge flips", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv02-002", "sv02-104"),
      you: { active: { name: "Tinkatuff", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy"] } },
      opponent: { active: "Skiploom" },
    });
    t.attack("Pulverizing Press");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("CMP-1862 after Nine-Tailed Dance it is Ninetales that cannot attack", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03-029"),
      you: { active: { name: "Ninetales", energy: ["Fire Energy", "Fire Energy"] } },
      opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
    });
    t.attack("Nine-Tailed Dance");
    expect(t.canAttack("Stoke")).toBe(true);
    expect(t.endTurn().canAttack()).toBe(false);
  });

  it("CMP-1863 Queenly Heel forbids evolving its Pokémon until that goes to the Bench", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03-018"),
      you: { active: { name: "Tsareena", energy: ["Grass Energy"] } },
      opponent: { active: "Quilladin", bench: ["Abra"], hand: ["Chesnaught", "Switch"] },
    });
    t.attack("Queenly Heel");
    expect(t.canEvolve("Chesnaught")).toBe(false);
    expect(t.play("Switch").canEvolve("Chesnaught")).toBe(true);
  });

  it("CMP-1877 damage that ignores effects on the Active Pokémon ignores that it takes more", () => {
    const t = scenario({
      edition: "me",
      cards: real("me02.5-062", "me02.5-155", "sv06-130"),
      you: {
        active: { name: "Stunfisk", energy: ["Lightning Energy"] },
        bench: [{ name: "N's Zekrom", energy: ["Fire Energy", "Fire Energy", "Fire Energy"] }],
        hand: ["Switch"],
      },
      opponent: { active: "Dragapult ex" },
    });
    t.attack("Pouncing Trap").endTurn().play("Switch").attack("Shred");
    expect(t.opponent.active?.damage).toBe(100);
  });

  it("CMP-1883 Exciting Dance does not move a Nymble that Slight Splash guards", () => {
    const t = scenario({
      edition: "sv",
      coins: "H",
      cards: real("sv02-019", "sv02-052"),
      you: { active: { name: "Nymble", energy: ["Grass Energy"] }, bench: ["Chespin"] },
      opponent: { active: { name: "Quaquaval ex", energy: ["Water Energy"] }, bench: ["Abra"] },
    });
    t.attack("Slight Splash").attack("Exciting Dance");
    expect([t.you.active?.name, t.opponent.active?.name]).toEqual(["Nymble", "Abra"]);
  });

  it("CMP-1900 Stance goes on for an Espathra that was switched to the Bench and back", () => {
    const t = espathra({ name: "Charizard-EX", energy: ["Fire Energy"] }, ["Boss's Orders", "Pokémon Catcher"], "H");
    t.evolve("Espathra").choose("yes").endTurn().play("Boss's Orders").play("Pokémon Catcher").attack("Stoke");
    expect(t.you.active).toMatchObject({ name: "Espathra", damage: 0 });
  });

  it("CMP-1912 Hard Bashing does its damage to an Espathra in its Stance", () => {
    const t = espathra({ name: "Aegislash", energy: ["Metal Energy", "Metal Energy"] }, []);
    t.evolve("Espathra").choose("yes").endTurn().attack("Hard Bashing").choose(0);
    expect(t.you.active?.name).toBe("Abra");
  });

  it("CMP-1902 Crag Bash takes its damage off attacks of an Evolution that was put straight into play", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv04-007"),
      you: { active: { name: "Crustle", energy: ["Grass Energy", "Grass Energy", "Grass Energy"] } },
      opponent: { active: { name: "Chesnaught", energy: ["Grass Energy", "Grass Energy", "Grass Energy", "Grass Energy"] } },
    });
    t.attack("Crag Bash").attack("Touchdown");
    expect(t.you.active?.damage).toBe(0);
  });

  function espathra(active: { name: string; energy: string[] }, hand: string[], coins?: string) {
    return scenario({
      edition: "sv",
      ...(coins && { coins }),
      cards: real("sv04-080", "sv04-081", "sv04-134", "sv02-172", "sv01-187"),
      you: { active: "Flittle", bench: ["Abra"], hand: ["Espathra"] },
      opponent: { active, hand },
    });
  }
});

describe("Attacks: how much, and what stays", () => {
  it("CMP-1845 Tropic Breeze without a Bench leaves its Energy where it is", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv02-007"),
      you: { active: { name: "Tropius", energy: ["Grass Energy", "Grass Energy", "Grass Energy"] } },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Tropic Breeze");
    expect(t.you.active?.energy).toHaveLength(3);
    expect(t.opponent.active?.damage).toBe(130);
  });

  it("CMP-1843 Angry Grudge may put more counters on its own Pokémon than it has HP left", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv02-242", "sv06-130"),
      you: { active: { name: "Annihilape ex", energy: ["Fighting Energy"], damage: 310 }, bench: ["Abra"] },
      opponent: { active: "Dragapult ex" },
    });
    t.attack("Angry Grudge").choose(12);
    while (t.asked === "takePrizes") t.choose(...t.options.slice(0, t.decision.min));
    expect(t.opponent.active?.damage).toBe(240);
    expect(t.you.active?.name).toBe("Abra");
  });

  it("CMP-1841 Tail Swap moves counters while nobody can be healed", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv02-093", "sv02-011"),
      you: { active: { name: "Dedenne ex", energy: ["Psychic Energy", "Psychic Energy"] }, bench: [{ name: "Snorlax", damage: 50 }] },
      opponent: { active: "Abomasnow" },
    });
    t.attack("Tail Swap");
    expect([t.you.bench[0]?.damage, t.opponent.active?.damage]).toEqual([0, 50]);
  });

  it("CMP-1859 attacks that act on the new Active Pokémon do nothing where there is no Bench", () => {
    for (const [name, attack, energy] of [
      ["Lampent", "Alluring Fireball", "Fire Energy"],
      ["Eelektross", "Suction Shock", "Lightning Energy"],
    ] as const) {
      const t = scenario({
        edition: "sv",
        cards: real("sv03-037", "sv03-069"),
        you: { active: { name, energy: [energy, energy] } },
      });
      t.attack(attack);
      expect(t.opponent.active).toMatchObject({ damage: 0, conditions: [] });
      expect(t.happened("coins")).toEqual([]);
    }
  });

  it("CMP-1860 Echoed Voice of Seismitoad does its bonus on each next turn, which does not grow", () => {
    const t = scenario({
      edition: "me",
      cards: real("sv03-052", "sv06-130", "me01-086", "me03-031"),
      you: { active: { name: "Seismitoad", energy: ["Water Energy", "Water Energy"] } },
      opponent: { active: "Dragapult ex", bench: ["Mega Absol ex", "Mega Clefable ex"], hand: ["Switch", "Switch"] },
    });
    t.attack("Echoed Voice").play("Switch").choose("Mega Absol ex").endTurn();
    t.attack("Echoed Voice").play("Switch").choose("Mega Clefable ex").endTurn().attack("Echoed Voice");
    expect([t.opponent.active, ...t.opponent.bench].map((pokemon) => pokemon?.damage).toSorted()).toEqual([120, 220, 220]);
  });

  it("CMP-1867, CMP-1873 Loud Mix counts both types of a Pokémon that has two, and Colorless", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03-072", "sv03-025", "sv06-130"),
      you: { active: { name: "Toxtricity", energy: ["Lightning Energy", "Water Energy"] }, bench: ["Scovillain", "Snorlax"] },
      opponent: { active: "Dragapult ex" },
    });
    t.attack("Loud Mix");
    expect(t.opponent.active?.damage).toBe(50 + 30 * 3);
  });

  it("CMP-1870 Justice Kick does nothing where Palafin came up on the opponent's turn", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03-062"),
      you: { active: "Abra", bench: [{ name: "Palafin", energy: ["Water Energy", "Water Energy"] }] },
      opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
    });
    t.endTurn().attack("Stoke").choose(0).attack("Justice Kick");
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("CMP-1886 Genome Hacking asks for no Energy that the attack copied costs", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03.5-151"),
      you: { active: { name: "Mew ex", energy: ["Water Energy", "Water Energy", "Water Energy"] } },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Genome Hacking");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("CMP-1887 Pokémon whose Abilities Path to the Peak takes away have none for Punishing Scissors", () => {
    const damage = (stadium?: string) => {
      const t = scenario({
        edition: "sv",
        cards: real("sv03-141", "swsh6-148", "sv09-031"),
        ...(stadium && { stadium }),
        you: { active: { name: "Scizor", energy: ["Metal Energy"] } },
        opponent: { active: "Charizard-EX", bench: ["Volcanion ex", "Volcanion ex", "Volcanion ex"] },
      });
      return t.attack("Punishing Scissors").opponent.active?.damage;
    };
    expect([damage(), damage("Path to the Peak")]).toEqual([160, 10]);
  });

  it("CMP-1915 a Luminous Energy that pays for Alloyed Hammer counts as Metal Energy too", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv04-085", "sv02-191", "sv06-130"),
      you: { active: { name: "Tinkaton", energy: ["Luminous Energy"] } },
      opponent: { active: "Dragapult ex" },
    });
    t.attack("Alloyed Hammer");
    expect(t.opponent.active?.damage).toBe(180);
  });

  it("CMP-1925 Rewind Beam returns the Evolution card before Knock Outs are looked for", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-181"),
      you: { active: { name: "Golurk V", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy", "Psychic Energy"] } },
      opponent: { active: { name: "Quilladin", under: ["Chespin"] }, bench: ["Abra"] },
    });
    t.attack("Rewind Beam").choose(0);
    expect(t.opponent.hand).toContain("Quilladin");
  });

  it("CMP-1820, CMP-1821 Expert Nurturer evolves a Pokémon that came into play this turn, chosen with the deck in sight", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv01-153"),
      you: {
        active: { name: "Indeedee", energy: ["Water Energy"] },
        bench: [{ name: "Chespin", fresh: true }, "Quilladin"],
        deck: ["Quilladin", "Chesnaught", "Zubat"],
      },
    });
    t.attack("Expert Nurturer");
    expect(t.options).toEqual(expect.arrayContaining(["Quilladin", "Chesnaught"]));
    t.choose("Quilladin");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Quilladin", "Quilladin"]);
  });

  it("CMP-1816 Curse Spreading puts its counters on a Tera Pokémon on the Bench: they are no damage", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv01-090", "sv06-130"),
      you: { active: { name: "Drifblim", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy"] } },
      opponent: { bench: ["Dragapult ex"] },
    });
    t.attack("Curse Spreading");
    for (let asked = 0; t.asked !== "main" && asked < 9; asked++) t.choose("Dragapult ex");
    expect(t.opponent.bench[0]?.damage).toBe(80);
  });

  it("CMP-1802, CMP-1803 Primate Acting uses a Supporter after another was played, and one it must", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swsh12.5-119"),
      you: { active: { name: "Oranguru", energy: ["Water Energy"] }, hand: ["Tierno"] },
      opponent: { discard: ["Tierno", "Professor Sycamore"] },
    });
    t.play("Tierno").attack("Primate Acting");
    expect(t.refusal(t.decision.id, 0, [])).not.toBeNull();
    t.choose("Tierno");
    expect(t.you.hand).toHaveLength(6);
  });

  it("CMP-1835 Pulling Currents looks at no hand while the opponent's Bench is full", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swshp-SWSH275"),
      you: { active: { name: "Manaphy", energy: ["Water Energy"] } },
      opponent: { hand: ["Zubat"], bench: ["Abra", "Zubat", "Chespin", "Froakie", "Voltorb"] },
    });
    t.attack("Pulling Currents");
    expect(t.decision).toMatchObject({ seat: 1, purpose: "main" });
    expect(t.happened("revealed")).toEqual([]);
  });

  it("CMP-1832 a last Prize card taken and the last Pokémon shuffled away is one each: Sudden Death, or a win where the other has none either", () => {
    const aquaReturn = (bench: readonly string[]) =>
      scenario({
        edition: "sv",
        cards: real("swsh12.5gg-GG39"),
        you: { active: { name: "Lumineon V", energy: ["Water Energy", "Water Energy", "Water Energy"] }, prizes: ["Water Energy"] },
        opponent: { active: "Abra", bench },
      }).attack("Aqua Return");
    const even = aquaReturn(["Chespin"]);
    expect(even.happened("matchStarted")).toMatchObject([{ suddenDeath: 1 }]);
    even.concede(0);
    expect(aquaReturn([]).outcome).toMatchObject({ winner: 0 });
  });

  it("CMP-1916 the Tool of a Pokémon that Rewind Beam devolved answers no Knock Out by damage: the damage was done to another", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-181", "sv03-197"),
      you: { active: { name: "Golurk V", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy", "Psychic Energy"] } },
      opponent: { active: { name: "Quilladin", under: ["Chespin"], tools: ["Vengeful Punch"] }, bench: ["Abra"] },
    });
    t.attack("Rewind Beam").choose(0);
    expect(t.opponent.hand).toContain("Quilladin");
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-1945 Stellar Reign leaves a Stage 1 Pokémon that has nothing below it", () => {
    const t = scenario({
      cards: real("sm3.5-42"),
      edition: "sv",
      you: { active: { name: "Shining Jirachi", energy: ["Psychic Energy"] } },
      opponent: { active: { name: "Chesnaught", under: ["Quilladin"] }, deck: ["Fire Energy"] },
    });
    t.attack("Stellar Reign");
    expect([t.opponent.active?.cards, t.opponent.hand.toSorted()]).toEqual([["Quilladin"], ["Chesnaught", "Fire Energy"]]);
  });

  it("CMP-1660 Moonlit Miracle evolves each chosen Pokémon once: whom it evolves is chosen before the deck is searched", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh9-054"),
      coins: "HHT",
      you: { active: { name: "Clefable", energy: ["Psychic Energy"] }, bench: ["Chespin"], deck: ["Quilladin", "Chesnaught", "Abra"] },
    });
    t.attack("Moonlit Miracle").choose("Chespin").choose("Quilladin");
    expect(t.you.bench[0]?.name).toBe("Quilladin");
  });

  it("CMP-1661 Moonlit Miracle flips its coins even where nobody can evolve, and searches no deck", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh9-054"),
      coins: "HHH",
      you: { active: { name: "Clefable", energy: ["Psychic Energy"] }, deck: ["Quilladin", "Abra"] },
    });
    t.attack("Moonlit Miracle").choose("Clefable");
    expect(t.events).not.toContainEqual(expect.objectContaining({ type: "looked" }));
  });
});
