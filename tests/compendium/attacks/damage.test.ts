import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const CCC = ["Water Energy", "Water Energy", "Water Energy"];
const FOUR_WATER = ["Water Energy", ...CCC];

describe("What changes the damage of an attack", () => {
  it("CMP-315 no Weakness on the Bench", () => {
    const t = scenario({
      cards: real("bw5-63", "bw7-63"),
      you: { active: { name: "Darkrai-EX", energy: ["Darkness Energy", "Darkness Energy", "Water Energy"] } },
      opponent: { bench: ["Dusknoir"] },
    });
    t.attack("Night Spear");
    expect(t.opponent.bench[0]?.damage).toBe(30);
  });

  it("CMP-316 what the attacker has counts before Weakness, what the Defending Pokémon has after it", () => {
    const t = scenario({
      you: { active: { name: "Machop", energy: ["Water Energy"], tools: ["Muscle Band"] } },
      opponent: { active: { name: "Snorlax", tools: ["Hard Charm"] } },
    });
    t.attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe((30 + 20) * 2 - 20);
  });

  it("CMP-320 no Weakness for damage counters that an attack puts", () => {
    const t = scenario({
      cards: real("bw10-36"),
      you: { active: { name: "Uxie", energy: ["Psychic Energy"] } },
      opponent: { active: "Machop" },
    });
    t.attack("Psypower");
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("CMP-322 an attack is of its Pokémon's type, whatever Energy it costs", () => {
    const t = scenario({
      cards: real("bw6-120", "bw6-26"),
      you: { active: { name: "Mew-EX", energy: FOUR_WATER }, bench: ["Wailord"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Giant Wave");
    expect(t.opponent.active?.damage).toBe(80);
  });

  it("CMP-324 damage that a Pokémon does to itself is damage of an attack: Hard Charm takes from it", () => {
    const t = scenario({
      cards: real("bw1-114"),
      you: { active: { name: "Zekrom", energy: ["Lightning Energy", "Lightning Energy", "Water Energy"], tools: ["Hard Charm"] } },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Bolt Strike");
    expect(t.you.active?.damage).toBe(40 - 20);
  });

  it("CMP-348 one damaged Pokémon on the Bench is enough for Berserk", () => {
    const t = scenario({
      cards: real("sm2-115"),
      edition: "sm",
      you: { active: { name: "Drampa-GX", energy: CCC }, bench: ["Zubat", { name: "Abra", damage: 10 }] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Berserk");
    expect(t.opponent.active?.damage).toBe(150);
  });

  it("CMP-358 what Bulk Up adds is added against another Pokémon too", () => {
    const t = scenario({
      cards: real("bw1-60"),
      you: { active: { name: "Gurdurr", energy: ["Fighting Energy", "Fighting Energy", "Water Energy"] } },
      opponent: { active: "Zubat", bench: ["Charizard-EX"] },
    });
    t.attack("Bulk Up").retreat().endTurn().attack("Pound");
    expect(t.opponent.active).toMatchObject({ name: "Charizard-EX", damage: 80 });
  });

  it("CMP-376 … and what Coil adds", () => {
    const t = scenario({
      cards: real("swsh1-109"),
      edition: "swsh",
      you: { active: { name: "Sandaconda", energy: ["Fighting Energy", "Fighting Energy", "Water Energy"] } },
      opponent: { active: "Zubat", bench: ["Charizard-EX"] },
    });
    t.attack("Coil").retreat().endTurn().attack("Coil");
    expect(t.opponent.active).toMatchObject({ name: "Charizard-EX", damage: 130 });
  });

  it("CMP-367 Charge Order counts the Pawniard in play, itself too, and none in the discard pile", () => {
    const t = scenario({
      cards: real("xy11-63"),
      you: { active: { name: "Pawniard", energy: CCC }, bench: ["Pawniard"], discard: ["Pawniard"] },
    });
    t.attack("Charge Order");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("CMP-368 Chip Away is affected by Weakness", () => {
    const t = scenario({ cards: real("bw3-65"), you: { active: { name: "Conkeldurr", energy: ["Fighting Energy"] } } });
    t.attack("Chip Away");
    expect(t.opponent.active?.damage).toBe(80);
  });

  it("CMP-379 a Pokémon without Weakness gets one of ×2", () => {
    const t = scenario({
      cards: real("xy4-25"),
      coins: "T",
      you: { active: { name: "Pachirisu", energy: ["Lightning Energy", "Water Energy"] } },
      opponent: { active: "Dusclops" },
    });
    t.attack("Trick Sticker").endTurn().attack("Pachi");
    expect(t.opponent.active?.damage).toBe(10 + 20 * 2);
  });

  it("CMP-384 Counter counts the damage of last turn also for a Pokémon that was on the Bench in between", () => {
    const t = scenario({
      cards: real("swsh10.5-040"),
      edition: "swsh",
      you: { active: { name: "Conkeldurr V", energy: ["Fighting Energy"] }, bench: ["Zubat"], hand: ["Switch"] },
      opponent: { active: { name: "Froakie", energy: ["Water Energy"] }, bench: ["Charizard-EX"] },
    });
    t.endTurn();
    const [attack] = t.options.filter((option) => option.startsWith("attack "));
    t.attack((attack ?? "").replace("attack ", ""));
    const damage = t.you.active?.damage ?? 0;
    expect(damage).toBeGreaterThan(0);
    t.play("Switch").retreat().attack("Counter");
    expect(t.opponent.active?.damage).toBe(20 + damage);
  });

  it("CMP-387 Crystal Ray keeps off Evolution Pokémon, also one that did not evolve here, and no other", () => {
    const setup = (attacker: string) =>
      scenario({
        cards: real("xy10-20"),
        you: { active: { name: "Glaceon-EX", energy: CCC } },
        opponent: { active: { name: attacker, energy: ["Grass Energy", "Grass Energy", "Fire Energy", ...CCC] } },
      }).attack("Crystal Ray");
    expect(setup("Chesnaught").attack("Touchdown").you.active?.damage).toBe(0);
    expect(setup("Charizard-EX").attack("Stoke").you.active?.damage).toBe(60);
  });

  it("CMP-390 Damage Change against a Pokémon whose effects are prevented only clears its user", () => {
    const t = scenario({
      cards: real("xy8-158", "bw5-48"),
      you: { active: { name: "Mewtwo-EX", damage: 50, energy: ["Psychic Energy", "Psychic Energy", "Water Energy"] } },
      opponent: { active: { name: "Espeon", damage: 20, energy: ["Water Energy"] } },
    });
    t.attack("Damage Change");
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([0, 20]);
  });

  it("CMP-344 a Prize card that Beast Ball switches is not taken", () => {
    const t = scenario({
      cards: real("sm7-102", "sm7-125", "sm5-140"),
      edition: "sm",
      you: {
        active: { name: "Stakataka-GX", energy: ["Metal Energy", "Metal Energy", "Metal Energy"] },
        hand: ["Beast Ball"],
        prizes: ["Pheromosa-GX", "Water Energy", "Water Energy", "Water Energy", "Water Energy", "Water Energy"],
      },
    });
    t.play("Beast Ball");
    while (t.asked !== "main") t.choose(t.options.find((option) => option !== "no") ?? "");
    expect([t.you.hand, t.you.prizes]).toEqual([["Pheromosa-GX"], 6]);
    t.attack("Assembly GX");
    expect(t.opponent.active?.damage).toBe(50);
  });

  it("CMP-359 a Prize card that Burst GX discards is not taken", () => {
    const t = scenario({
      cards: real("sm8-199", "bw11-RC21"),
      edition: "sm",
      you: { active: { name: "Blacephalon-GX", energy: ["Fire Energy"] } },
      opponent: { active: { name: "Shaymin-EX", energy: ["Grass Energy", "Water Energy"] } },
    });
    t.attack("Burst GX");
    while (t.asked !== "main") t.choose(t.options[0] ?? "");
    expect(t.you.prizes).toBe(5);
    t.attack("Revenge Blast");
    expect(t.you.active?.damage).toBe(30);
  });

  it("CMP-377 Constant Rattle without heads does nothing", () => {
    const t = scenario({ cards: real("bw1-12"), coins: "TTT", you: { active: { name: "Maractus", energy: ["Grass Energy"] } } });
    expect(t.attack("Constant Rattle").opponent.active?.damage).toBe(0);
  });

  it("CMP-598 Small Appetite counts the HP that Bodybuilding Dumbbells give", () => {
    const damage = (tools: string[]) =>
      scenario({
        cards: real("sm3-45", "sm3-113"),
        edition: "sm",
        you: { active: { name: "Eelektrik", energy: ["Lightning Energy", "Lightning Energy"] } },
        opponent: { active: { name: "Quilladin", under: ["Chespin"], tools } },
      }).attack("Small Appetite").opponent.active?.damage;
    expect([damage(["Bodybuilding Dumbbells"]), damage([])]).toEqual([0, 50]);
  });
});
