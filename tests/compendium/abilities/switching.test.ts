import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Abilities that bring somebody out", () => {
  it("CMP-31 the opponent chooses whom Big Wing brings", () => {
    const t = scenario({
      cards: real("bw8-116"),
      you: { active: "Braviary" },
      opponent: { active: "Froakie", bench: ["Chespin", "Zubat"] },
    });
    t.useAbility("Big Wing");
    expect(t.decision.seat).toBe(1);
    t.choose("Zubat");
    expect(t.opponent.active?.name).toBe("Zubat");
  });

  it("CMP-48 what Captivating Wink puts into play during Gigaton Shake's next turn cannot attack either", () => {
    const t = scenario({
      cards: real("sm11-104", "sm11-141"),
      you: {
        active: {
          name: "Steelix",
          energy: ["Fighting Energy", "Fighting Energy", "Fighting Energy", "Fighting Energy", "Fighting Energy"],
        },
        hand: ["Voltorb", "Switch", "Water Energy"],
      },
      opponent: { active: "Snorlax", bench: ["Chespin"], hand: ["Mawile-GX"] },
    });
    t.attack("Gigaton Shake").choose(0).play("Mawile-GX").choose("yes").choose("Voltorb").endTurn();
    t.play("Switch").attach("Water Energy", "Voltorb");
    expect(t.you.active?.name).toBe("Voltorb");
    expect(t.canAttack()).toBe(false);
  });

  it("CMP-50 Captivating Wink fills the Bench and no more", () => {
    const t = scenario({
      cards: real("sm11-141"),
      you: { hand: ["Mawile-GX"] },
      opponent: { bench: ["Zubat", "Zubat", "Zubat", "Zubat"], hand: ["Abra", "Pikachu"] },
    });
    t.play("Mawile-GX").choose("yes");
    expect(t.decision).toMatchObject({ seat: 0, max: 1 });
    t.choose("Pikachu");
    expect(t.opponent.bench).toHaveLength(5);
  });

  it("CMP-51 what came by Captivating Wink in the opponent's turn can evolve in one's own", () => {
    const t = scenario({
      cards: real("sm11-141"),
      you: { hand: ["Mawile-GX"] },
      opponent: { hand: ["Chespin", "Quilladin"] },
    });
    t.play("Mawile-GX").choose("yes").choose("Chespin").endTurn();
    expect(t.canEvolve("Quilladin")).toBe(true);
  });

  it("CMP-160 Jet Geyser may discard its Energy though the opponent has no Bench", () => {
    const t = scenario({ cards: real("sm6-31"), you: { active: "Volcanion ◇", hand: ["Water Energy"] } });
    t.useAbility("Jet Geyser").choose("Water Energy");
    expect(t.you.discard).toEqual(["Water Energy"]);
  });

  it("CMP-49 Captivating Wink is not used on a full Bench", () => {
    const t = scenario({
      cards: real("sm11-141"),
      you: { hand: ["Mawile-GX"] },
      opponent: { bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"], hand: ["Abra"] },
    });
    t.play("Mawile-GX");
    expect(t.asked).toBe("main");
  });

  it("CMP-75 Dark Invitation is not used on a full Bench", () => {
    const t = scenario({
      cards: real("sm3-53"),
      you: { active: "Dusknoir" },
      opponent: { bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"], hand: ["Abra"] },
    });
    expect(t.canUse("Dark Invitation")).toBe(false);
  });

  it("CMP-1810 Neutralizing Gas, which Escape Rope brings up first, keeps Frontier Road from being used", () => {
    const played = (brought: string) =>
      scenario({
        edition: "swsh",
        cards: real("swsh10-134", "swsh2-113", "bw8-120"),
        you: { active: { name: "Snorlax", energy: ["Water Energy"] }, bench: ["Wyrdeer V"], hand: ["Escape Rope"] },
        opponent: { bench: [brought] },
      }).play("Escape Rope");
    expect(played("Galarian Weezing").asked).toBe("main");
    const t = played("Froakie");
    expect(t.asked).not.toBe("main");
    t.choose("no");
  });

  it("CMP-125 Fighting Tag is not used where the Active Pokémon has no Fighting Energy to move", () => {
    const canTag = (energy: string) =>
      scenario({ cards: real("hgss4-95"), you: { active: { name: "Froakie", energy: [energy] }, bench: ["Machamp"] } }).canUse(
        "Fighting Tag",
      );
    expect([canTag("Water Energy"), canTag("Fighting Energy")]).toEqual([false, true]);
  });
});
