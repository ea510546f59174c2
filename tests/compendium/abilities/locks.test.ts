import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const CCC = ["Water Energy", "Water Energy", "Water Energy"];

describe("Abilities that lock", () => {
  it("CMP-14 Allergy Flower stops Items, but neither Supporters nor Stadiums: in its time only Items were Trainer cards", () => {
    const t = scenario({
      cards: real("hgss3-24"),
      edition: "classic",
      you: { hand: ["Potion", "Tierno", "Fairy Garden"], active: { name: "Snorlax", damage: 30 } },
      opponent: { bench: ["Vileplume"] },
    });
    expect(["Potion", "Tierno", "Fairy Garden"].map((card) => t.canPlay(card))).toEqual([false, true, true]);
  });

  it("CMP-33 Block holds nobody whom a card switches", () => {
    const t = scenario({
      cards: real("bw8-101", "xy5-127"),
      you: { active: "Snorlax", bench: ["Zubat"], hand: ["Escape Rope"] },
      opponent: { active: "Froakie", bench: ["Chespin"] },
    });
    t.play("Escape Rope");
    expect(t.opponent.active?.name).toBe("Chespin");
  });

  it("CMP-34 opposite Block one cannot retreat, but one's own cards switch", () => {
    const t = scenario({
      cards: real("bw8-101"),
      you: { active: { name: "Froakie", energy: ["Water Energy"] }, bench: ["Zubat"], hand: ["Switch"] },
      opponent: { active: "Snorlax" },
    });
    expect(t.canRetreat()).toBe(false);
    t.play("Switch");
    expect(t.you.active?.name).toBe("Zubat");
  });

  it("CMP-20 Ancient Power stops no evolution from the deck", () => {
    const t = scenario({
      cards: real("bw3-67", "bw3-8", "bw3-11", "bw3-80"),
      you: { active: { name: "Karrablast", energy: ["Grass Energy"] }, bench: ["Shelmet"], deck: ["Escavalier"], hand: ["Escavalier"] },
      opponent: { active: "Archeops" },
    });
    expect(t.canEvolve("Escavalier")).toBe(false);
    t.attack("Mysterious Evolution").choose("Escavalier");
    expect(t.you.active?.name).toBe("Escavalier");
  });

  it("CMP-28 an Ability that is turned off stays off until the Knocked Out Pokémon that does it is gone", () => {
    const t = scenario({
      cards: real("xy8-94", "xy4-36", "xy5-128", "sv04.5-090"),
      you: { active: { name: "Yveltal", energy: CCC, tools: ["Technical Machine: Crisis Punch"] } },
      opponent: {
        active: { name: "Wobbuffet", energy: ["Psychic Energy"] },
        bench: [{ name: "Zubat", tools: ["Exp. Share"] }],
        prizes: ["Water Energy"],
      },
    });
    t.attack("Crisis Punch").choose("yes").choose(0);
    expect(t.opponent.active).toMatchObject({ name: "Zubat", energy: ["Psychic Energy"] });
  });

  it("CMP-40 Bright Veil leaves a Tool alone that is attached already", () => {
    const t = scenario({
      cards: real("bw8-104", "xy4-98"),
      you: { active: "Charizard-EX", bench: ["Togekiss"], hand: ["Switch"] },
      opponent: { hand: ["Jamming Net", "Jamming Net"] },
    });
    t.endTurn().attach("Jamming Net", "Charizard-EX").endTurn().play("Switch");
    expect(t.you.active?.name).toBe("Togekiss");
    expect(t.you.bench[0]?.tools).toEqual(["Jamming Net"]);
  });

  it("CMP-42 behind Bright Veil one does not switch by the opponent's Escape Rope, who does", () => {
    const t = scenario({
      cards: real("bw8-104", "xy5-127"),
      you: { active: "Froakie", bench: ["Chespin"], hand: ["Escape Rope"] },
      opponent: { active: "Togekiss", bench: ["Zubat"] },
    });
    t.play("Escape Rope");
    expect([t.you.active?.name, t.opponent.active?.name]).toEqual(["Chespin", "Togekiss"]);
  });

  it("CMP-137 Exp. Share does not help against the Fright Night of the Pokémon that is Knocked Out", () => {
    const t = scenario({
      cards: real("xy8-94", "xy5-128"),
      you: { active: { name: "Machop", energy: ["Fighting Energy"] } },
      opponent: {
        active: { name: "Yveltal", damage: 120, energy: ["Darkness Energy"] },
        bench: [{ name: "Zubat", tools: ["Exp. Share"] }],
      },
    });
    t.attack("Karate Chop").choose(0);
    expect(t.opponent.active).toMatchObject({ name: "Zubat", energy: [] });
  });

  it("CMP-138 while Fright Night lasts, Bursting Balloon is not discarded either", () => {
    const t = scenario({
      cards: real("xy8-94", "xy9-97"),
      you: { bench: [{ name: "Zubat", tools: ["Bursting Balloon"] }] },
      opponent: { active: "Yveltal" },
    });
    t.endTurn().endTurn();
    expect(t.you.bench[0]?.tools).toEqual(["Bursting Balloon"]);
  });

  it("CMP-41 Bright Veil does not keep a Team Flare Tool off its side's Pokémon-EX", () => {
    const t = scenario({
      cards: real("bw8-104", "xy4-98"),
      you: { hand: ["Jamming Net"] },
      opponent: { active: "Togekiss", bench: ["Charizard-EX"] },
    });
    t.attach("Jamming Net", "Charizard-EX");
    expect(t.opponent.bench[0]?.tools).toEqual(["Jamming Net"]);
  });

  it("CMP-141 under Garbotoxin only Garbodor has an Ability for Rule of Evil to hit", () => {
    const t = scenario({
      cards: real("sm3-86", "bw6-54", "xy1-26"),
      you: { active: { name: "Weavile", energy: ["Darkness Energy"] }, bench: ["Delphox"] },
      opponent: { bench: [{ name: "Garbodor", tools: ["Muscle Band"] }, "Delphox"] },
    });
    t.attack("Rule of Evil");
    expect(t.opponent.bench.map(({ damage }) => damage)).toEqual([60, 0]);
    expect([t.you.bench[0]?.damage, t.opponent.active?.damage]).toEqual([0, 0]);
  });

  it("CMP-143 the Prize of Overflow is not taken for a Garbodor that took Overflow away", () => {
    const plasmaGale = (tools: string[]) => {
      const energy = ["Plasma Energy", "Water Energy", "Water Energy", "Water Energy"];
      const t = scenario({
        cards: real("bw8-108", "bw8-127", "bw6-54"),
        you: { active: { name: "Lugia-EX", energy } },
        opponent: { active: { name: "Garbodor", tools }, bench: ["Zubat"] },
      });
      return t.attack("Plasma Gale");
    };
    expect(plasmaGale(["Muscle Band"]).choose(0).you.prizes).toBe(5);
    expect(plasmaGale([]).choose(0, 1).you.prizes).toBe(4);
  });

  it("CMP-145 a Pokémon that may use Caturday by Memory Energy does not have it", () => {
    const t = scenario({
      cards: real("sm10-148", "sm10-159", "xy9-94", "sm8-194"),
      you: { active: { name: "Purugly", under: ["Glameow"], energy: ["Memory Energy"] }, bench: ["Persian"] },
    });
    expect([t.canAttack("Caturday"), t.canAttack("Slash")]).toEqual([true, false]);
  });

  const healBlock = (hand: string[], stadium?: string) =>
    scenario({
      cards: real("sm3-68", "xy1-64", "sm3-112", "bw4-90"),
      ...(stadium && { stadium }),
      you: { active: { name: "Froakie", damage: 20 }, bench: ["Lunatone", "Solrock", { name: "Snorlax", damage: 40 }], hand },
    });

  it("CMP-151 Heal Block does not stop a damaged Pokémon from going back to the hand", () => {
    const t = healBlock(["Acerola"]).play("Acerola").choose("Snorlax");
    expect(t.you.hand).toEqual(["Snorlax"]);
  });

  it("CMP-136 Bursting Balloon answers while Hex Maniac holds Fright Night off, and stays when it ends", () => {
    const t = scenario({
      cards: real("xy8-94", "xy9-97", "xy7-75"),
      you: { active: { name: "Yveltal", tools: ["Bursting Balloon"] }, hand: ["Hex Maniac"] },
      opponent: { active: { name: "Snorlax", energy: ["Water Energy", "Water Energy", "Water Energy", "Water Energy"] } },
    });
    t.play("Hex Maniac").endTurn().attack("Body Slam");
    expect(t.opponent.active?.damage).toBe(60);
    expect(t.you.active?.tools).toEqual(["Bursting Balloon"]);
  });

  it("CMP-152 Pokémon Center heals nobody while healing is blocked", () => {
    expect(() => healBlock([], "Pokémon Center").useStadium()).toThrow("Cannot use the Stadium");
  });

  it("CMP-153 Heal Block holds for the Bench as for the Active Pokémon", () => {
    expect(healBlock(["Potion"]).canPlay("Potion")).toBe(false);
  });

  it("CMP-167 Magic Room keeps the Trainers of the Diamond & Pearl time in hand: they are Items", () => {
    const t = scenario({
      cards: real("bw2-47", "dp1-105"),
      you: { active: { name: "Froakie", conditions: ["Poisoned"] }, hand: ["Double Full Heal", "Tierno"] },
      opponent: { active: "Gothitelle" },
    });
    expect([t.canPlay("Double Full Heal"), t.canPlay("Tierno")]).toEqual([false, true]);
  });

  it("CMP-140 of two locks that come free at once, that of the player whose turn it is goes into effect", () => {
    const t = scenario({
      cards: real("sm7-115", "xy4-36", "bw6-54", "xy2-97", "xy1-26"),
      you: { bench: ["Slaking", "Delphox"], hand: ["Switch", "Startling Megaphone"] },
      opponent: { bench: ["Wobbuffet", { name: "Garbodor", tools: ["Muscle Band"] }], hand: ["Switch"] },
    });
    t.play("Switch").choose("Slaking").endTurn().play("Switch").choose("Wobbuffet").endTurn();
    expect(t.canUse("Mystical Fire")).toBe(false);
    t.play("Startling Megaphone");
    expect(t.canUse("Mystical Fire")).toBe(true);
  });

  it("CMP-142 Lazy, which was first, keeps Garbotoxin from beginning until Slaking leaves the Active Spot", () => {
    const t = scenario({
      cards: real("sm7-115", "bw6-54", "xy1-26"),
      you: { active: "Slaking", bench: ["Delphox"], hand: ["Switch"] },
      opponent: { bench: ["Garbodor"], hand: ["Muscle Band"] },
    });
    t.endTurn().attach("Muscle Band", "Garbodor").endTurn();
    expect(t.canUse("Mystical Fire")).toBe(true);
    t.play("Switch");
    expect(t.canUse("Mystical Fire")).toBe(false);
  });

  it("CMP-142 Garbotoxin, which was first, takes Lazy away from a Slaking that becomes Active", () => {
    const t = scenario({
      cards: real("sm7-115", "bw6-54", "xy1-26"),
      you: { bench: ["Slaking", "Delphox"], hand: ["Switch"] },
      opponent: { bench: [{ name: "Garbodor", tools: ["Muscle Band"] }] },
    });
    t.play("Switch").choose("Slaking");
    expect(t.canUse("Mystical Fire")).toBe(false);
  });

  it("CMP-225 a new Active Pokémon is there before Roadblock, which becomes free by the Knock Out, counts the Bench", () => {
    const t = scenario({
      cards: real("sm1-58", "sm2-66"),
      you: { active: { name: "Alolan Muk", damage: 110 }, bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Abra"] },
      opponent: { active: { name: "Machop", energy: ["Fighting Energy"] }, bench: ["Sudowoodo"] },
    });
    t.endTurn().attack("Karate Chop").choose(0).choose("Abra");
    expect(t.you.active?.name).toBe("Abra");
    expect(t.you.bench).toHaveLength(4);
    expect(t.you.discard).toEqual(["Alolan Muk"]);
  });

  it("CMP-1123 Elusive Master is used from the hand, where Power Plant takes no Ability away", () => {
    const t = scenario({
      cards: real("smp-SM197", "sm10-183"),
      edition: "sm",
      stadium: "Power Plant",
      you: { hand: ["Greninja-GX"] },
    });
    t.useAbility("Elusive Master");
    expect([t.you.bench[0]?.name, t.you.hand.length]).toEqual(["Greninja-GX", 3]);
  });
});
