import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Knock Outs and Prize cards", () => {
  it("CMP-810 a Prize card of the middle of a turn is taken there and then", () => {
    const t = scenario({
      cards: real("xy1-41"),
      you: { active: "Greninja", hand: ["Water Energy"], prizes: ["Abra", "Chespin"] },
      opponent: { active: { name: "Zubat", damage: 30 }, bench: ["Froakie"] },
    });
    t.useAbility("Water Shuriken").choose("Water Energy").choose("Zubat").choose(0);
    expect([t.asked, t.decision.seat, t.you.hand]).toEqual(["main", 0, ["Abra"]]);
    expect(t.opponent.active?.name).toBe("Froakie");
  });

  it("CMP-812 what the attack does besides meets the Knocked Out Pokémon, not the one that comes for it", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh9-004"),
      you: { active: { name: "Breloom", energy: ["Grass Energy"] } },
      opponent: { active: { name: "Zubat", damage: 30 }, bench: ["Froakie"] },
    });
    t.attack("Spore Ball").choose(0);
    expect(t.opponent.active).toMatchObject({ name: "Froakie", conditions: [] });
  });

  it("CMP-813 who Knocks Out their own Pokémon gives the opponent a Prize card", () => {
    const t = scenario({ you: { active: { name: "Voltorb", energy: ["Water Energy"] }, bench: ["Zubat"] } });
    t.attack("Self-Destruct").chooseAs(1, 0);
    expect([t.you.active?.name, t.opponent.prizes, t.you.prizes]).toEqual(["Zubat", 5, 6]);
  });

  it("CMP-814 a Pokémon that poison Knocks Out gives a Prize card", () => {
    const t = scenario({ opponent: { active: { name: "Zubat", damage: 40, conditions: ["Poisoned"] }, bench: ["Froakie"] } });
    t.endTurn().choose(0);
    expect([t.you.prizes, t.opponent.active?.name]).toEqual([5, "Froakie"]);
  });

  const both = () =>
    scenario({
      you: { active: { name: "Voltorb", energy: ["Water Energy"] }, bench: ["Zubat", "Abra"] },
      opponent: { active: "Froakie", bench: ["Chespin", "Fennekin"] },
    }).attack("Self-Destruct");

  it("CMP-815 of two who take Prize cards at once the player of the next turn begins", () => {
    const t = both();
    expect(t.decision).toMatchObject({ seat: 1, purpose: "takePrizes" });
    t.chooseAs(1, 0);
    expect(t.decision).toMatchObject({ seat: 0, purpose: "takePrizes" });
    t.chooseAs(0, 0);
    expect(t.decision).toMatchObject({ seat: 1, purpose: "promote" });
    t.chooseAs(1, "Chespin").chooseAs(0, "Zubat");
  });

  it("CMP-818 of two who need a new Active Pokémon the player of the next turn begins", () => {
    const t = both().chooseAs(1, 0).chooseAs(0, 0);
    expect(t.decision.seat).toBe(1);
    t.choose("Chespin");
    expect(t.decision.seat).toBe(0);
    t.choose("Abra");
    expect([t.you.active?.name, t.opponent.active?.name]).toEqual(["Abra", "Chespin"]);
  });

  it("CMP-817 the Prize card is taken before the new Active Pokémon is chosen", () => {
    const t = scenario({
      you: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
      opponent: { active: "Froakie", bench: ["Chespin", "Zubat"] },
    });
    t.attack("Stoke");
    expect(t.decision).toMatchObject({ seat: 0, purpose: "takePrizes" });
    t.choose(0);
    expect(t.decision).toMatchObject({ seat: 1, purpose: "promote" });
    t.choose("Zubat");
  });

  it("CMP-819 each Pokémon that an attack Knocks Out gives a Prize card", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-60"),
      you: { active: { name: "Regieleki", energy: ["Lightning Energy", "Lightning Energy", "Water Energy"] } },
      opponent: {
        active: "Froakie",
        bench: ["Chespin", { name: "Zubat", damage: 20 }, { name: "Abra", damage: 10 }],
      },
    });
    t.attack("Teraspark").choose("Zubat", "Abra").choose(0, 1, 2);
    expect([t.you.prizes, t.opponent.active?.name]).toEqual([3, "Chespin"]);
  });
});
