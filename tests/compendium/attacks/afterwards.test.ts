import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("What ends when a Pokémon leaves the Active Spot", () => {
  it("CMP-2314 Memory Lock is gone once the Pokémon was on the Bench", () => {
    const t = scenario({
      edition: "me",
      cards: real("me03-059"),
      you: { active: { name: "Klefki", energy: ["Metal Energy"] } },
      opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"] }, bench: ["Abra"], hand: ["Switch", "Switch"] },
    });
    t.attack("Memory Lock");
    expect(t.canAttack("Stoke")).toBe(false);
    t.play("Switch").play("Switch");
    expect(t.canAttack("Stoke")).toBe(true);
  });

  it("CMP-2404 Intense Kiss discards nobody once its Pokémon has left the Active Spot", () => {
    const t = scenario({
      edition: "me",
      cards: real("me05-032"),
      you: { active: { name: "Jynx", energy: ["Psychic Energy"] } },
      opponent: { active: "Charizard-EX", bench: ["Abra"], hand: ["Switch"] },
    });
    t.attack("Intense Kiss").play("Switch").endTurn();
    expect([t.opponent.active?.name, t.opponent.bench[0]?.name]).toEqual(["Abra", "Charizard-EX"]);
  });

  it("CMP-2404 … and without that it does", () => {
    const t = scenario({
      edition: "me",
      cards: real("me05-032"),
      you: { active: { name: "Jynx", energy: ["Psychic Energy"] } },
      opponent: { active: "Charizard-EX", bench: ["Abra"] },
    });
    t.attack("Intense Kiss").endTurn();
    expect([t.opponent.active?.name, t.opponent.bench.length]).toEqual(["Abra", 0]);
  });

  it("CMP-2265 Gale Thrust has no bonus where its Pokémon came up after a Knock Out at the Checkup", () => {
    const t = scenario({
      cards: real("xy9-76"),
      you: {
        active: { name: "Abra", damage: 30, conditions: ["Poisoned"] },
        bench: [{ name: "Scizor-EX", energy: ["Metal Energy", "Metal Energy"] }],
      },
    });
    t.endTurn();
    while (t.asked === "takePrizes") t.choose(0);
    t.endTurn().attack("Gale Thrust");
    expect(t.opponent.active?.damage).toBe(50);
  });

  it("CMP-2317, CMP-2326 the flip for Smokescreen Shot comes before the flip for Confusion", () => {
    const t = scenario({
      edition: "sv",
      coins: "T",
      cards: real("sv04-034"),
      you: { active: { name: "Octillery", energy: ["Water Energy", "Water Energy"] } },
      opponent: { active: { name: "Charizard-EX", energy: ["Fire Energy"], conditions: ["Confused"] } },
    });
    t.attack("Smokescreen Shot");
    const before = t.opponent.active?.damage;
    t.attack("Stoke");
    expect(t.opponent.active?.damage).toBe(before);
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-2373 more counters for the poison are put at every Checkup, not once", () => {
    const t = scenario({
      edition: "sv",
      cards: real("svp-217", "sv06-130"),
      you: { active: { name: "Team Rocket's Nidoking ex", energy: ["Darkness Energy", "Darkness Energy", "Darkness Energy"] } },
      opponent: { active: "Dragapult ex" },
    });
    t.attack("Tainted Horn").endTurn();
    expect(t.opponent.active?.damage).toBe(100 + 80 + 80);
  });
});

describe("What is done to the attacker", () => {
  it("CMP-2310 Shell Spikes discards an Energy of an attacker with Mist Energy: it is an Ability", () => {
    const t = scenario({
      edition: "me",
      cards: real("me03-017", "sv05-161"),
      you: { active: { name: "Charizard-EX", energy: ["Fire Energy", "Mist Energy"] } },
      opponent: { active: "Turtonator" },
    });
    t.attack("Stoke").choose("Mist Energy");
    expect(t.you.active?.energy).toEqual(["Fire Energy"]);
  });

  it("CMP-2408 the counters of Shellnado Spin are an effect of an attack: Mist Energy on the attacker holds them off", () => {
    const damage = (energy: string) => {
      const t = scenario({
        edition: "me",
        cards: real("me05-031", "sv05-161"),
        you: { active: { name: "Mega Slowbro ex", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy"] } },
        opponent: { active: "Snorlax", bench: [{ name: "Charizard-EX", energy: ["Fire Energy", energy] }] },
      });
      t.attack("Shellnado Spin").choose(0).attack("Stoke");
      return t.opponent.active?.damage;
    };
    expect(damage("Mist Energy")).toBe(0);
    expect(damage("Water Energy")).toBe(120);
  });

  it("CMP-2371 Spiky Energy puts its counters on an attacker that has gone to the Bench", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv02-052", "sv09-159"),
      you: { active: { name: "Quaquaval ex", energy: ["Water Energy"] }, bench: ["Abra"] },
      opponent: { active: { name: "Snorlax", energy: ["Spiky Energy"] }, bench: ["Chespin"] },
    });
    t.attack("Exciting Dance");
    expect([t.you.active?.name, t.opponent.active?.name]).toEqual(["Abra", "Chespin"]);
    expect(t.you.bench[0]).toMatchObject({ name: "Quaquaval ex", damage: 20 });
  });

  it("CMP-2287 a Mega Hawlucha ex that Shred would Knock Out flips for Tenacious Body after the damage", () => {
    const t = scenario({
      edition: "me",
      coins: "H",
      cards: real("me02.5-116", "me02.5-155"),
      you: { active: { name: "N's Zekrom", energy: ["Fire Energy", "Fire Energy", "Fire Energy"] } },
      opponent: { active: { name: "Mega Hawlucha ex", damage: 200 } },
    });
    t.attack("Shred");
    expect(t.opponent.active).toMatchObject({ name: "Mega Hawlucha ex", damage: 240 });
  });

  it("CMP-2399 Photon Cord moves at least one Energy card where there is one", () => {
    const t = photonCord({ active: { name: "Charizard-EX", energy: ["Fire Energy"] } }, ["Abra", "Chespin"]);
    t.attack("Stoke");
    expect(t.refusal(t.decision.id, 1, [])).not.toBeNull();
    t.choose("Lightning Energy").choose("Chespin").choose(0).choose("Abra");
    expect(t.opponent.bench[0]?.energy).toEqual(["Lightning Energy"]);
  });

  it("CMP-2400 Photon Cord of a Miraidon pushed to the Bench moves the Energy to another Pokémon than itself", () => {
    const t = photonCord({ active: { name: "Deino", energy: ["Darkness Energy", "Darkness Energy"] } }, ["Abra", "Chespin"]);
    t.attack("Push Down").choose("Abra");
    t.choose("Lightning Energy", "Lightning Energy");
    if (t.asked !== "takePrizes") expect(t.options).toEqual(["Chespin"]);
    t.choose(0);
    expect(t.opponent.bench).toMatchObject([{ name: "Chespin", energy: ["Lightning Energy", "Lightning Energy"] }]);
  });

  function photonCord(you: { active: { name: string; energy: string[] } }, bench: string[]) {
    return scenario({
      edition: "me",
      cards: real("me05-028", "bw9-75"),
      you,
      opponent: { active: { name: "Miraidon", damage: 100, energy: ["Lightning Energy", "Lightning Energy"] }, bench },
    });
  }
});
