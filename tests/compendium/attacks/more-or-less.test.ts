import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Attacks done less or more", () => {
  it("CMP-2213, CMP-2345 Intimidating Fang takes its damage off on the Bench too", () => {
    const t = scenario({
      edition: "me",
      cards: real("me01-024", "sv09-027"),
      you: { active: { name: "N's Darmanitan", energy: ["Fire Energy", "Fire Energy", "Fire Energy"] } },
      opponent: { active: "Pyroar", bench: ["Charizard-EX"] },
    });
    t.attack("Flamebody Cannon");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([60, 60]);
  });

  it("CMP-2214, CMP-2346 Shred does not pass by Intimidating Fang, which is an effect on the attacker", () => {
    const t = scenario({
      edition: "me",
      cards: real("me01-024", "me02.5-155"),
      you: { active: { name: "N's Zekrom", energy: ["Fire Energy", "Fire Energy", "Fire Energy"] } },
      opponent: { active: "Pyroar" },
    });
    t.attack("Shred");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("CMP-2215 two Powerful a-Salt add thirty each", () => {
    const t = scenario({
      edition: "me",
      cards: real("me01-084"),
      you: { active: { name: "Trapinch", energy: ["Fighting Energy"] }, bench: ["Garganacl", "Garganacl"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Sand Tomb");
    expect(t.opponent.active?.damage).toBe(70);
  });

  it("CMP-2230 two Iron Defender take off thirty each", () => {
    const t = scenario({
      edition: "me",
      cards: real("me01-118", "bw1-76"),
      you: { active: "Klinklang", hand: ["Iron Defender", "Iron Defender"] },
      opponent: { active: { name: "Snorlax", energy: ["Water Energy", "Water Energy", "Water Energy", "Water Energy"] } },
    });
    t.play("Iron Defender").play("Iron Defender").endTurn().attack("Body Slam");
    expect(t.you.active?.damage).toBe(40);
  });

  it("CMP-2249, CMP-2291 a Prism Energy on a Basic Pokémon counts as Fire for Flare Fall", () => {
    const damage = (energy: string) => {
      const t = scenario({
        edition: "me",
        cards: real("me02.5-025", "me02.5-216"),
        you: {
          active: { name: "Entei", energy: ["Fire Energy", "Fire Energy", energy] },
          bench: [{ name: "Chespin", energy: ["Fire Energy"] }],
        },
        opponent: { active: "Charizard-EX" },
      });
      return t.attack("Flare Fall").opponent.active?.damage;
    };
    expect(damage("Prism Energy")).toBe(120);
    expect(damage("Water Energy")).toBe(30);
  });

  it("CMP-2254, CMP-2405 counters moved away by Adrena-Brain are not healed", () => {
    const t = scenario({
      edition: "me",
      cards: real("me05-004", "sv06-095"),
      you: {
        active: { name: "Lurantis ex", energy: ["Grass Energy"], damage: 30 },
        bench: [{ name: "Munkidori", energy: ["Darkness Energy"] }],
      },
      opponent: { active: "Charizard-EX", bench: ["Chespin"] },
    });
    t.useAbility("Adrena-Brain").choose(3).choose("Chespin");
    expect(t.you.active?.damage).toBe(0);
    t.attack("Lively Cutter");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("CMP-2260 a Colorless Pokémon whose Ability Team Rocket's Watchtower takes away is no Pokémon that has an Ability", () => {
    const damage = (stadium?: string) => {
      const t = scenario({
        edition: "me",
        cards: real("sv06-112", "me02.5-210", "sv03.5-143"),
        ...(stadium && { stadium }),
        you: { active: { name: "Snorlax", energy: ["Water Energy", "Water Energy", "Water Energy"] } },
        opponent: { active: "Cornerstone Mask Ogerpon ex" },
      });
      return t.attack("Thudding Press").opponent.active?.damage;
    };
    expect(damage()).toBe(0);
    expect(damage("Team Rocket's Watchtower")).toBe(130);
  });

  it("CMP-2293 Snow Coating puts as many counters as there are", () => {
    const t = scenario({
      edition: "me",
      cards: real("me02.5-051"),
      you: { active: { name: "N's Vanilluxe", energy: ["Water Energy", "Water Energy"] } },
      opponent: { active: { name: "Snorlax", damage: 20 } },
    });
    t.attack("Snow Coating");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("CMP-2319 Solar Coiling asks whether there is a Rosa's Encouragement, not how many", () => {
    const t = scenario({
      edition: "me",
      cards: real("me03-006", "me03-084", "sv06-130"),
      you: {
        active: { name: "Serperior", energy: ["Grass Energy", "Grass Energy", "Grass Energy"] },
        discard: ["Rosa's Encouragement", "Rosa's Encouragement"],
      },
      opponent: { active: "Dragapult ex" },
    });
    t.attack("Solar Coiling");
    expect(t.opponent.active?.damage).toBe(250);
  });

  it("CMP-2320 Aegislash ex is none of the Aegislash that Weaponized Swords reveals", () => {
    const t = scenario({
      edition: "me",
      cards: real("me03-057", "sv04-135", "xy9-62"),
      you: { active: { name: "Doublade", energy: ["Metal Energy", "Metal Energy"] }, hand: ["Aegislash ex", "Aegislash", "Doublade"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Weaponized Swords");
    expect(t.options).toEqual(["Aegislash", "Doublade"]);
    t.choose("Aegislash");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("CMP-2340 a Team Rocket's Energy that Erasure Ball discards is one card, whatever it provides", () => {
    const damage = (...discarded: readonly string[]) => {
      const t = scenario({
        edition: "me",
        cards: real("me02.5-079", "me02.5-217", "svp-203", "me02.5-018", "sv06-130"),
        you: {
          active: { name: "Team Rocket's Mewtwo ex", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy"] },
          bench: [
            { name: "Team Rocket's Wobbuffet", energy: ["Team Rocket's Energy"] },
            { name: "Team Rocket's Tarountula", energy: ["Team Rocket's Energy", "Grass Energy"] },
            "Team Rocket's Tarountula",
          ],
        },
        opponent: { active: "Dragapult ex" },
      });
      t.attack("Erasure Ball");
      if (t.options.includes("yes")) t.choose("yes");
      return t.choose(...discarded).opponent.active?.damage;
    };
    expect(damage("Team Rocket's Energy")).toBe(220);
    expect(damage("Team Rocket's Energy", "Team Rocket's Energy")).toBe(280);
  });

  it("CMP-2394 Battle Claw does more to an Evolution Pokémon that was put straight into play", () => {
    const t = scenario({
      edition: "me",
      cards: real("me05-047"),
      you: { active: { name: "Koraidon", energy: ["Fighting Energy"] } },
      opponent: { active: "Quilladin" },
    });
    t.attack("Battle Claw");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("CMP-2407 Rowdy Hammer adds its bonus to the next turn's damage once, it does not grow", () => {
    const t = scenario({
      edition: "me",
      cards: real("me05-045", "sv06-130", "me01-086", "me03-031"),
      you: { active: { name: "Rampardos ex", energy: ["Fighting Energy", "Fighting Energy"] } },
      opponent: { active: "Mega Absol ex", bench: ["Dragapult ex", "Mega Clefable ex"], hand: ["Switch", "Switch"] },
    });
    t.attack("Rowdy Hammer").play("Switch").choose("Dragapult ex").endTurn();
    t.attack("Rowdy Hammer");
    expect(t.opponent.active?.damage).toBe(300);
    t.play("Switch").choose("Mega Clefable ex").endTurn().attack("Rowdy Hammer");
    const damages = [t.opponent.active, ...t.opponent.bench].map((pokemon) => pokemon?.damage);
    expect(damages.toSorted()).toEqual([150, 300, 300]);
  });

  it("CMP-2398 the bonus of Rowdy Hammer is on its own Pokémon: Mist Energy does not hold it off", () => {
    const t = scenario({
      edition: "me",
      cards: real("me05-045", "me01-003", "sv05-161"),
      you: { active: { name: "Rampardos ex", energy: ["Fighting Energy", "Fighting Energy"] } },
      opponent: { active: { name: "Mega Venusaur ex", energy: ["Mist Energy"] }, bench: ["Chespin"] },
    });
    t.attack("Rowdy Hammer").endTurn().attack("Rowdy Hammer");
    expect(t.asked).toBe("takePrizes");
    while (t.asked === "takePrizes") t.choose(...t.options.slice(0, t.decision.min));
    expect(t.opponent.active?.name).toBe("Chespin");
  });

  it("CMP-2341 the damage that Pouncing Trap adds next turn is an effect that Mist Energy holds off", () => {
    const damage = (energy: readonly string[]) => {
      const t = scenario({
        edition: "me",
        cards: real("me02.5-062", "sv05-161", "sv06-130"),
        you: { active: { name: "Stunfisk", energy: ["Lightning Energy"] } },
        opponent: { active: { name: "Dragapult ex", energy } },
      });
      return t.attack("Pouncing Trap").endTurn().attack("Pouncing Trap").opponent.active?.damage;
    };
    expect(damage(["Mist Energy"])).toBe(60);
    expect(damage(["Fire Energy"])).toBe(160);
  });

  it("CMP-2428 Kieran's bonus is for both attacks of Festival Lead, where the Pokémon attacked is an ex", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-018", "sv06-149", "sv06-154", "sv06-130"),
      stadium: "Festival Grounds",
      you: {
        active: { name: "Dipplin", energy: ["Grass Energy"] },
        bench: ["Zubat", "Abra", "Chespin", "Froakie", "Voltorb"],
        hand: ["Kieran"],
      },
      opponent: { active: "Dragapult ex" },
    });
    t.play("Kieran").choose(1).attack("Do the Wave");
    expect(t.opponent.active?.damage).toBe(130);
    t.attack("Do the Wave");
    expect(t.opponent.active?.damage).toBe(260);
  });
});
