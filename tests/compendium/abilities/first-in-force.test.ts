import { describe, expect, it } from "vitest";
import { ability, pokemon, SELF } from "@/games/pokemon/engine/testing/cards";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Abilities that take each other away", () => {
  // Each lock is seen by what it does to a Greninja of the other side.
  const cards = () => {
    const [empoleon, klefki, greninja] = real("swshp-SWSH108", "sv01-096", "xy1-41");
    if (!empoleon || !klefki || greninja?.category !== "Pokémon") throw new Error("Greninja is a Pokémon.");
    return [empoleon, klefki, { ...greninja, stage: "Basic" as const, evolvesFrom: [] }];
  };
  const hand = ["Water Energy", "Water Energy"];

  it("CMP-1824 Emperor's Eyes in force first keeps Mischievous Lock from coming into force", () => {
    const t = scenario({
      edition: "sv",
      cards: cards(),
      you: { active: { name: "Abra", energy: ["Psychic Energy"] }, bench: ["Klefki"], hand },
      opponent: { active: "Empoleon V", bench: ["Greninja"], hand },
    });
    t.retreat().endTurn();
    expect(t.canUse("Water Shuriken")).toBe(true);
  });

  it("CMP-1824 Mischievous Lock in force first keeps Emperor's Eyes from coming into force", () => {
    const t = scenario({
      edition: "sv",
      cards: cards(),
      you: { active: { name: "Abra", energy: ["Psychic Energy"] }, bench: ["Empoleon V"], hand },
      opponent: { active: "Klefki", bench: ["Greninja"], hand },
    });
    t.retreat().endTurn();
    expect(t.canUse("Water Shuriken")).toBe(false);
  });

  it("CMP-1825 of two that come into force at once, the turn's player's works", () => {
    const first = scenario({
      edition: "sv",
      cards: cards(),
      you: { active: "Klefki", hand },
      opponent: { active: "Empoleon V", bench: ["Greninja"], hand },
    });
    const second = scenario({
      edition: "sv",
      cards: cards(),
      you: { active: "Empoleon V", bench: ["Greninja"], hand },
      opponent: { active: "Klefki" },
    });
    expect(first.attach("Water Energy", "Klefki").endTurn().canUse("Water Shuriken")).toBe(false);
    expect(second.canUse("Water Shuriken")).toBe(true);
  });

  describe("Color Change and Bide Barricade", () => {
    /** Kecleon, Psychic by its Ability; it works as long as the match shows the type. */
    const kecleon = pokemon("Kecleon", 70, "Colorless", {
      abilities: [
        ability("Color Change", {
          kind: "continuous",
          change: { modify: "types", on: SELF, types: ["Psychic"] },
          while: { if: "place", pokemon: SELF, is: "active" },
        }),
      ],
    });
    const types = (t: ReturnType<typeof scenario>) =>
      t.view(0).sides.map(({ active }) => (active && "types" in active ? active.types : null));

    it("CMP-30 Kecleon, Psychic before Wobbuffet comes, stays it", () => {
      const t = scenario({
        cards: [...real("xy4-36"), kecleon],
        you: { active: { name: "Abra", energy: ["Psychic Energy"] }, bench: ["Wobbuffet"] },
        opponent: { active: "Kecleon" },
      });
      t.retreat();
      expect(types(t)[1]).toEqual(["Psychic"]);
    });

    it("CMP-30 Wobbuffet there first, or at the same time, leaves it Colorless", () => {
      const first = scenario({
        cards: [...real("xy4-36"), kecleon],
        you: { active: { name: "Abra", energy: ["Psychic Energy"] }, bench: ["Kecleon"] },
        opponent: { active: "Wobbuffet" },
      }).retreat();
      const atOnce = scenario({ cards: [...real("xy4-36"), kecleon], you: { active: "Kecleon" }, opponent: { active: "Wobbuffet" } });
      expect([types(first)[0], types(atOnce)[0]]).toEqual([["Colorless"], ["Colorless"]]);
    });
  });
});
