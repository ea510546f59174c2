import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Attacks of 2023 and 2024: what they do to whom", () => {
  it("CMP-2033 an Energy that Temple of Sinnoh turns off is still Special Energy for Bring Down the Axe", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06.5-046", "sv05-161", "swsh10-155"),
      stadium: "Temple of Sinnoh",
      you: { active: { name: "Haxorus", energy: ["Fighting Energy"] } },
      opponent: { active: { name: "Snorlax", energy: ["Mist Energy"] }, bench: ["Chespin"] },
    });
    t.attack("Bring Down the Axe").choose(0);
    expect(t.opponent.active?.name).toBe("Chespin");
  });

  it("CMP-2051 Destructive Sound discards all Items it finds, none is kept", () => {
    const t = scenario({
      edition: "sm",
      cards: real("sm6-100"),
      you: { active: { name: "Noibat", energy: ["Water Energy", "Water Energy"] } },
      opponent: { hand: ["Potion", "Zubat", "Switch"], deck: ["Abra"] },
    });
    t.attack("Destructive Sound");
    expect(t.opponent.discard).toEqual(["Potion", "Switch"]);
    expect(t.opponent.hand).toEqual(["Zubat", "Abra"]);
  });

  it("CMP-2052, CMP-1956 an attack that damages the new Active Pokémon damages nobody where there is no Bench", () => {
    for (const [print, name, attack] of [
      ["Zangoose", "Zangoose", "Drag Off"],
      ["Mawile", "Mawile", "Invite and Strike"],
    ] as const) {
      const t = scenario({
        edition: "sv",
        cards: real("sv01-147", "sv05-112"),
        you: { active: { name, energy: ["Water Energy", "Water Energy"] } },
      });
      t.attack(attack);
      expect([print, t.opponent.active?.damage]).toEqual([name, 0]);
    }
  });

  it("CMP-2053 who takes the last Prize card has won, though the attack discarded the last cards of the deck", () => {
    const t = scenario({
      cards: real("bw11-93"),
      you: { active: { name: "Rayquaza", energy: ["Lightning Energy"] }, deck: ["Zubat", "Abra"], prizes: ["Water Energy"] },
      opponent: { active: "Abra", bench: ["Chespin"] },
    });
    t.attack("Dragon Pulse");
    expect(t.outcome).toMatchObject({ winner: 0 });
  });

  it("CMP-2054 an attack that evolves evolves a Pokémon that came into play this turn", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv04-178"),
      you: {
        active: { name: "Snorlax", energy: ["Water Energy"], tools: ["Technical Machine: Evolution"] },
        bench: [{ name: "Chespin", fresh: true }],
        deck: ["Quilladin", "Zubat"],
      },
    });
    t.attack("Evolution").choose("Chespin").choose("Quilladin");
    expect(t.you.bench[0]?.name).toBe("Quilladin");
  });

  it("CMP-2047 Blazing Charge asks how many Prize cards the opponent has, also where they began with four", () => {
    const t = scenario({
      edition: "sv",
      cards: real("svp-151"),
      you: { active: { name: "Gouging Fire", energy: ["Fire Energy", "Fire Energy", "Fire Energy"] } },
      opponent: { active: "Charizard-EX", prizes: ["Zubat", "Zubat", "Zubat", "Zubat"] },
    });
    t.attack("Blazing Charge");
    expect(t.opponent.active?.damage).toBe(170);
  });

  it("CMP-2059 Prism Charge attaches to Tera Pokémon, not to a Terapagos that is none", () => {
    const t = scenario({
      edition: "me",
      cards: real("me02.5-178", "sv06-130"),
      you: {
        active: { name: "Terapagos", energy: ["Water Energy"] },
        bench: ["Dragapult ex"],
        deck: ["Fire Energy", "Psychic Energy", "Zubat"],
      },
    });
    t.attack("Prism Charge").choose("Fire Energy", "Psychic Energy");
    expect(t.you.active?.energy).toEqual(["Water Energy"]);
    expect(t.you.bench[0]?.energy).toEqual(["Fire Energy", "Psychic Energy"]);
  });

  it("CMP-1959, CMP-2045 Summoning Gate puts Evolution Pokémon straight onto the Bench", () => {
    const t = summoningGate(["Zubat"]);
    t.attack("Summoning Gate");
    if (t.options.includes("yes")) t.choose("yes");
    t.choose("Chesnaught", "Abra");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Zubat", "Chesnaught", "Abra"]);
  });

  it("CMP-1962 Summoning Gate fills the Bench and no more, and looks at no card where it is full", () => {
    const nearly = summoningGate(["Zubat", "Zubat", "Zubat", "Zubat"]);
    nearly.attack("Summoning Gate");
    if (nearly.options.includes("yes")) nearly.choose("yes");
    expect(nearly.decision.max).toBe(1);
    nearly.choose("Abra");
    const full = summoningGate(["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"]);
    full.attack("Summoning Gate");
    expect(full.decision).toMatchObject({ seat: 1, purpose: "main" });
    expect(full.happened("shuffled")).toEqual([]);
  });

  it("CMP-2002 Mirage Barrage chooses the Energy, does its damage with it still there, and then discards it", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-106", "swsh9-151", "sv06-130"),
      you: { active: { name: "Greninja ex", energy: ["Water Energy", "Double Turbo Energy"] } },
      opponent: { active: "Dragapult ex", bench: ["Charizard-EX"] },
    });
    t.attack("Mirage Barrage");
    if (t.asked !== "main") t.choose("Double Turbo Energy");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([100, 100]);
    expect(t.you.active?.energy).toEqual(["Water Energy"]);
  });

  it("CMP-2008 Ground Crasher's damage meets Bravery Charm again before Knock Outs are looked for", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-110", "sv06-153", "sv02-173", "sv03-080"),
      stadium: "Jamming Tower",
      you: { active: { name: "Ting-Lu", energy: ["Fighting Energy"] } },
      opponent: { active: { name: "Cleffa", tools: ["Bravery Charm"] }, bench: ["Chespin"] },
    });
    t.attack("Ground Crasher");
    expect(t.opponent.active).toMatchObject({ name: "Cleffa", damage: 30, hp: 80 });
    expect(t.stadium).toBeNull();
  });

  it("CMP-2010 Diffuse Reflection counts cards, not what a Reversal Energy provides", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv07-086", "sv02-192"),
      you: { active: { name: "Diancie", energy: ["Fighting Energy"] }, prizes: ["Water Energy"] },
      opponent: { active: "Charizard-EX", bench: [{ name: "Quilladin", energy: ["Reversal Energy"] }] },
    });
    t.attack("Diffuse Reflection");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("CMP-2012 a Metal Energy that Destructive Horn discarded does not count for Pummeling Payback", () => {
    const t = scenario({
      edition: "sv",
      coins: "H",
      cards: real("sv07-112", "sv07-110"),
      you: { active: { name: "Tauros", energy: ["Water Energy", "Water Energy", "Water Energy"] } },
      opponent: { active: { name: "Orthworm ex", energy: ["Metal Energy"] } },
    });
    t.attack("Destructive Horn");
    expect(t.you.active?.damage).toBe(0);
    expect(t.opponent.active).toMatchObject({ damage: 70, energy: [] });
  });

  it("CMP-2017 that Form Ranks was used last turn is a fact that a visit to the Bench does not undo", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv07-088"),
      you: {
        active: { name: "Falinks", energy: ["Fighting Energy", "Fighting Energy"] },
        bench: ["Abra"],
        hand: ["Switch", "Switch"],
      },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Form Ranks");
    if (t.decision.seat === 0) t.choose();
    t.endTurn().play("Switch").play("Switch").attack("All-Out Attack");
    expect(t.opponent.active?.damage).toBe(120);
  });

  it("CMP-2021 Everyone Explode Now counts and damages Pokémon in play, not the Drifloon below a Drifblim", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv07-061", "bw10-34"),
      you: { active: { name: "Drifblim", under: ["Drifloon"], energy: ["Psychic Energy"] }, bench: ["Drifloon"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Everyone Explode Now");
    expect(t.opponent.active?.damage).toBe(100);
    expect([t.you.active?.damage, t.you.bench[0]?.damage]).toEqual([30, 30]);
  });

  it("CMP-2025 Goad 'n' Grab that Mist Energy holds off does no damage: there is no new Active Pokémon", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv07-096", "sv05-161"),
      you: { active: { name: "Grimmsnarl", energy: ["Water Energy", "Water Energy"] } },
      opponent: { active: { name: "Charizard-EX", energy: ["Mist Energy"] }, bench: ["Abra"] },
    });
    t.attack("Goad 'n' Grab");
    expect(t.opponent.active).toMatchObject({ name: "Charizard-EX", damage: 0 });
    expect(t.opponent.bench[0]?.damage).toBe(0);
  });

  it("CMP-2028 Deluxe Bomb goes off before the match is over: both have taken their last Prize card", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv07-134"),
      you: { active: { name: "Charizard-EX", energy: ["Fire Energy"], damage: 80 }, prizes: ["Water Energy"] },
      opponent: { active: { name: "Abra", tools: ["Deluxe Bomb"] }, prizes: ["Water Energy"] },
    });
    t.attack("Stoke");
    expect(t.happened("matchStarted")).toMatchObject([{ suddenDeath: 1 }]);
    t.concede(0);
  });

  it("CMP-1979 Re-Brew that puts no counters shuffles no Energy into the deck", () => {
    for (const [energy, left] of [
      ["Mist Energy", 2],
      ["Fire Energy", 0],
    ] as const) {
      const t = scenario({
        edition: "sv",
        cards: real("sv06-023", "sv05-161"),
        you: { active: { name: "Sinistcha ex", energy: ["Grass Energy"] }, discard: ["Grass Energy", "Grass Energy"] },
        opponent: { active: { name: "Charizard-EX", energy: [energy] } },
      });
      t.attack("Re-Brew");
      expect(t.you.discard).toHaveLength(left);
    }
  });

  it("CMP-1980 Shinobi Blade need not search, but who searches takes a card", () => {
    const t = shinobiBlade().choose("yes");
    expect(t.refusal(t.decision.id, 0, [])).not.toBeNull();
    t.choose("Zubat");
    expect(t.you.hand).toEqual(["Zubat"]);
    expect(shinobiBlade().choose("no").you.hand).toEqual([]);
  });

  it("CMP-1984 Undulating Slice may put more counters on its own Pokémon than it has HP left", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-063", "sv06-130"),
      you: { active: { name: "Walking Wake", energy: ["Water Energy", "Water Energy", "Water Energy"], damage: 50 }, bench: ["Abra"] },
      opponent: { active: "Dragapult ex" },
    });
    t.attack("Undulating Slice").choose(9).choose(0);
    expect(t.opponent.active?.damage).toBe(180);
    expect(t.you.active?.name).toBe("Abra");
  });

  it("CMP-1932 Feint Attack reaches a Tera Pokémon on the Bench", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03-130", "sv06-130"),
      you: { active: { name: "Umbreon", energy: ["Darkness Energy"] } },
      opponent: { bench: ["Dragapult ex"] },
    });
    t.attack("Feint Attack").choose("Dragapult ex");
    expect(t.opponent.bench[0]?.damage).toBe(50);
  });

  it("CMP-1955 Damage Collection moves counters of several Benched Pokémon", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv05-107"),
      you: { active: { name: "Sableye", energy: ["Water Energy", "Water Energy"] } },
      opponent: { bench: [{ name: "Chespin", damage: 20 }, { name: "Froakie", damage: 30 }, "Abra"] },
    });
    t.attack("Damage Collection");
    for (let asked = 0; t.asked !== "main" && asked < 12; asked++) {
      const { options } = t;
      t.choose(options.includes("yes") ? "yes" : (options.at(-1) ?? ""));
    }
    expect(t.opponent.active?.damage).toBe(50);
    expect(t.opponent.bench.map(({ damage }) => damage)).toEqual([0, 0, 0]);
  });

  function summoningGate(bench: readonly string[]) {
    return scenario({
      edition: "sv",
      cards: real("sv05-072"),
      you: { active: { name: "Reuniclus", energy: ["Water Energy"] }, bench, deck: ["Chesnaught", "Abra", "Potion", "Froakie"] },
    });
  }

  function shinobiBlade() {
    return scenario({
      edition: "sv",
      cards: real("sv06-106", "sv06-130"),
      you: { active: { name: "Greninja ex", energy: ["Water Energy"] }, deck: ["Zubat", "Abra"] },
      opponent: { active: "Dragapult ex", deck: ["Water Energy", "Water Energy"] },
    }).attack("Shinobi Blade");
  }

  it("CMP-596 who attacks with Sludge Drag chooses the Pokémon that comes up", () => {
    const t = scenario({
      cards: real("hgss3-31"),
      you: { active: { name: "Muk", energy: ["Psychic Energy"] } },
      opponent: { bench: ["Froakie", "Abra"] },
    });
    t.attack("Sludge Drag").chooseAs(0, "Abra");
    expect(t.opponent.active).toMatchObject({ name: "Abra", conditions: ["Confused", "Poisoned"] });
  });

  it("CMP-549 Plasma Arrow does its damage to the Pokémon whose Energy it counts", () => {
    const t = scenario({
      cards: real("hgss3-20"),
      you: { active: { name: "Rotom", energy: ["Lightning Energy"] } },
      opponent: { bench: [{ name: "Froakie", energy: ["Water Energy", "Water Energy"] }, "Abra"] },
    });
    t.attack("Plasma Arrow").choose("Froakie");
    expect([t.opponent.active?.damage, t.opponent.bench.map(({ damage }) => damage)]).toEqual([0, [40, 0]]);
  });
});
