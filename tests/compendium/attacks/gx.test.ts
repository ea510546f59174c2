import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("GX attacks", () => {
  it("CMP-857 a GX attack that fails for Confusion is not used up", () => {
    const t = scenario({
      cards: real("sm1-110"),
      coins: "T",
      you: { active: { name: "Gumshoos-GX", energy: ["Water Energy"], conditions: ["Confused"] } },
    });
    t.attack("Gumshoe Chance GX").endTurn();
    expect([t.you.active?.damage, t.canAttack("Gumshoe Chance GX")]).toEqual([30, true]);
  });

  it("CMP-655 Watch and Learn uses the other player's GX attack, and with it its own player's one", () => {
    const t = scenario({
      cards: real("sm1-110", "xy9-67"),
      you: {
        bench: [{ name: "Sudowoodo", energy: ["Fighting Energy", "Fighting Energy"] }, gumshoos()],
        hand: ["Switch", "Switch"],
      },
      opponent: { active: gumshoos() },
    });
    t.endTurn().attack("Gumshoe Chance GX").play("Switch").choose("Sudowoodo").attack("Watch and Learn");
    expect(t.opponent.active?.damage).toBe(120);
    t.endTurn().play("Switch").choose("Gumshoos-GX");
    expect(t.canAttack("Gumshoe Chance GX")).toBe(false);
  });

  it("CMP-634 Force Canceler keeps a GX attack's damage off, and its player still shuffles and draws", () => {
    const t = scenario({
      cards: real("sm10-216", "sm10-163"),
      you: {
        active: { name: "Venomoth-GX", energy: ["Grass Energy"] },
        hand: ["Switch"],
        deck: Array.from({ length: 12 }, () => "Water Energy"),
      },
      opponent: { active: "Celesteela-GX" },
    });
    t.attack("Ten-Card Return GX");
    expect([t.opponent.active?.damage, t.you.hand.length]).toEqual([0, 10]);
  });

  it("CMP-1522 a Prize card that Injection GX gives back leaves the number taken as it was", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("sm11-160", "swsh2-153", "sm1-110"),
      you: {
        active: "Chespin",
        bench: [
          { name: "Naganadel-GX", energy: ["Lightning Energy"] },
          { name: "Dubwool V", energy: ["Water Energy", "Water Energy", "Water Energy"] },
        ],
        hand: ["Switch"],
      },
      opponent: { active: { name: "Gumshoos-GX", energy: ["Water Energy", "Water Energy", "Water Energy"] }, discard: ["Chespin"] },
    });
    t.endTurn().attack("Headbutt Bounce").choose(0).choose("Naganadel-GX").attack("Injection GX");
    expect(t.opponent.prizes).toBe(6);
    t.endTurn().play("Switch").attack("Revenge Blast");
    expect(t.opponent.active?.damage).toBe(150);
  });

  const gumshoos = () => ({ name: "Gumshoos-GX", energy: ["Water Energy"] });

  it("CMP-398 Triple Acceleration Energy is attached to an Evolution Pokémon that Dark Union GX put into play", () => {
    const t = scenario({
      cards: real("sm10-107", "sm10-109", "sm10-190"),
      edition: "sm",
      you: {
        active: { name: "Greninja & Zoroark-GX", energy: ["Darkness Energy", "Darkness Energy"] },
        hand: ["Triple Acceleration Energy"],
        discard: ["Honchkrow-GX", "Honchkrow-GX"],
      },
    });
    t.attack("Dark Union GX").endTurn();
    expect(t.canAttach("Triple Acceleration Energy", "Honchkrow-GX")).toBe(true);
    expect(t.canAttach("Triple Acceleration Energy", "Greninja & Zoroark-GX")).toBe(false);
  });
});
