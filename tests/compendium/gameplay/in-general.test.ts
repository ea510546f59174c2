import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const CCC = ["Water Energy", "Water Energy", "Water Energy"];

describe("Rules that run through everything", () => {
  it("CMP-890 who copies an attack copies one that is printed, not one that the other may use besides", () => {
    const t = scenario({
      cards: real("bw6-46", "xy9-67", "sv04-177"),
      you: { active: { name: "Mew-EX", energy: CCC } },
      opponent: { active: "Zubat", bench: [{ name: "Froakie", tools: ["Technical Machine: Devolution"] }] },
    });
    expect(t.canAttack("Pound")).toBe(true);
    expect(t.canAttack("Devolution")).toBe(false);
  });

  it("CMP-891 the Bench takes every Special Condition away, Poison and Burn too", () => {
    const t = scenario({
      you: { active: { name: "Chespin", conditions: ["Poisoned", "Burned", "Confused"] }, bench: ["Zubat"], hand: ["Switch"] },
    });
    t.play("Switch");
    expect(t.you.bench[0]?.conditions).toEqual([]);
  });

  it("CMP-892 six Pokémon are the most", () => {
    const t = scenario({ you: { bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"], hand: ["Chespin"] } });
    expect(t.canPlay("Chespin")).toBe(false);
  });

  it("CMP-892 … but where Sky Field gives room for more", () => {
    const t = scenario({
      cards: real("xy6-89"),
      stadium: "Sky Field",
      you: { bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"], hand: ["Chespin"] },
    });
    expect(t.canPlay("Chespin")).toBe(true);
  });

  it("CMP-893 whose Active Pokémon is Knocked Out puts another there at once", () => {
    const t = scenario({
      you: { active: { name: "Snorlax", energy: [...CCC, "Water Energy"] } },
      opponent: { active: "Froakie", bench: ["Zubat", "Abra"] },
    });
    t.attack("Body Slam").choose(0);
    expect([t.asked, t.decision.seat]).toEqual(["promote", 1]);
    t.choose("Abra");
  });

  it("CMP-894 what adds damage adds nothing to an attack that does none", () => {
    const t = scenario({
      you: { active: { name: "Dusclops", energy: ["Water Energy"], tools: ["Muscle Band"] } },
    });
    t.attack("Curse Drop");
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("CMP-897 what changes the attacker's damage comes before Weakness, what lies on the defender after it", () => {
    const t = scenario({
      you: { active: { name: "Charizard-EX", energy: ["Fire Energy"], tools: ["Muscle Band"] } },
      opponent: { active: { name: "Chesnaught", tools: ["Hard Charm"] } },
    });
    t.attack("Stoke");
    expect(t.opponent.active?.damage).toBe((60 + 20) * 2 - 20);
  });

  it("CMP-900 the Prize card of a Knock Out is not left lying", () => {
    const t = scenario({
      you: { active: { name: "Snorlax", energy: [...CCC, "Water Energy"] } },
      opponent: { active: "Froakie", bench: ["Zubat"] },
    });
    t.attack("Body Slam");
    expect([t.asked, t.decision.min]).toEqual(["takePrizes", 1]);
    t.choose(0);
    expect(t.you.prizes).toBe(5);
  });

  it("CMP-903 a search for a kind of card may find nothing although there is one", () => {
    const t = scenario({
      cards: real("bw1-93"),
      you: { hand: ["Energy Search"], deck: ["Potion", "Water Energy"] },
    });
    t.play("Energy Search").choose();
    expect(t.you.hand).toEqual([]);
  });

  it("CMP-904 a second search for what the first did not find is allowed", () => {
    const t = scenario({
      cards: real("bw1-93"),
      you: { hand: ["Energy Search", "Energy Search"], deck: ["Potion", "Potion"] },
    });
    t.play("Energy Search");
    if (t.asked !== "main") t.choose();
    expect(t.canPlay("Energy Search")).toBe(true);
  });

  it("CMP-905 what a text does not leave to its player is done", () => {
    const t = scenario({ you: { hand: ["Switch"], bench: ["Zubat"] } });
    t.play("Switch");
    expect(t.you.active?.name).toBe("Zubat");
  });

  it("CMP-906 a card without anything to choose cannot be played", () => {
    const t = scenario({ you: { hand: ["Switch"] } });
    expect(t.canPlay("Switch")).toBe(false);
  });
});
