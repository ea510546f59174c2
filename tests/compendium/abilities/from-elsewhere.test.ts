import { describe, expect, it } from "vitest";
import { opening, scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const fill = (count: number, name = "Water Energy"): string[] => Array.from({ length: count }, () => name);

describe("Abilities of Pokémon that are not in play", () => {
  it("CMP-139 with Talonflame in a first hand without a Basic Pokémon, its player chooses between it and a mulligan", () => {
    showsOrMulligans("xy", "Talonflame", real("xy11-96"));
  });

  it("CMP-2212 with Cinderace in a first hand without a Basic Pokémon, its player chooses between it and a mulligan", () => {
    showsOrMulligans("sv", "Cinderace", real("me01-028"));
  });

  it("CMP-162 Distortion Door opens under Lazy, which shuts off only Pokémon in play, and puts its counters", () => {
    const t = scenario({
      cards: real("sm8-97", "sm7-115"),
      you: { discard: ["Giratina"] },
      opponent: { active: "Slaking", bench: ["Chespin", "Froakie"] },
    });
    t.useAbility("Distortion Door");
    expect([t.you.bench[0]?.name, t.opponent.bench.map(({ damage }) => damage)]).toEqual(["Giratina", [10, 10]]);
  });

  describe("Restoration", () => {
    const darkrai = (discard: readonly string[], stadium?: string) =>
      scenario({ cards: real("sm3-88", "sm10-183"), you: { discard }, ...(stadium && { stadium }) });

    it("CMP-222 is used under Power Plant and carried out to its end", () => {
      const t = darkrai(["Darkrai-GX", "Darkness Energy"], "Power Plant");
      t.useAbility("Restoration");
      expect(t.you.bench[0]?.energy).toEqual(["Darkness Energy"]);
    });

    it("CMP-223 is used without a Darkness Energy in the discard pile", () => {
      const t = darkrai(["Darkrai-GX"]);
      t.useAbility("Restoration");
      expect(t.you.bench[0]?.name).toBe("Darkrai-GX");
    });
    it("CMP-224 is used again once Darkrai-GX is back in the discard pile", () => {
      const t = scenario({
        cards: real("sm3-88", "xy4-91", "bw10-90"),
        you: { discard: ["Darkrai-GX"], hand: ["AZ", "Ultra Ball", "Potion"] },
      });
      t.useAbility("Restoration").play("AZ").choose("Darkrai-GX");
      expect(t.canUse("Restoration")).toBe(false);
      t.play("Ultra Ball").choose().useAbility("Restoration");
      expect(t.you.bench[0]?.name).toBe("Darkrai-GX");
    });
  });

  /** In a first hand without a Basic Pokémon, the card can be put face down as the Active Pokémon, or be mulliganed away. */
  function showsOrMulligans(edition: "xy" | "sv", name: string, cards: ReturnType<typeof real>): void {
    const hands = [
      [name, ...fill(6), ...fill(53, "Froakie")],
      ["Froakie", ...fill(59)],
    ] as const;
    const shown = opening(hands, { edition, cards });
    shown.chooseAs(0, name).chooseAs(0).chooseAs(1, "Froakie").chooseAs(1);
    expect(shown.you.active?.name).toBe(name);
    const hidden = opening(hands, { edition, cards });
    hidden.chooseAs(0).chooseAs(1, "Froakie").chooseAs(1);
    expect(hidden.happened("mulligan")[0]?.seat).toBe(0);
    hidden.concede(0);
  }
});
