import type { ActivateSkill, KeywordSkill } from "../effects/language";
import { priced } from "./priced";

/** Keywords of Leaders: [Awaken], [Awaken: Surge], [Wish], [Z-Awaken]. */
export function leaders({ keyword, keywords, cost, when }: KeywordSkill): ActivateSkill | null {
  const common = { type: "activate", timing: "mainOrBattle", ...(keywords ? { keywords } : null) } as const;
  switch (keyword.name) {
    case "Awaken":
    case "Awaken: Surge":
    case "Wish":
      // DB-KEY-02b, DB-KEY-25.
      return {
        ...common,
        cost: priced(cost, when),
        effect: [
          ...keyword.effect,
          { do: "if", when: { card: "this", is: { side: "front" } }, then: [{ do: "turnOver", cards: "this", to: "back" }] },
        ],
      };
    case "Z-Awaken":
      // DB-KEY-46a, DB-KEY-46c, DB-KEY-46d.
      return {
        ...common,
        from: "zDeck",
        cost: {
          ...priced(cost, when, [
            {
              do: "choose",
              from: { in: "leader", where: { ...keyword.onto, side: "back", z: false } },
              count: 1,
              as: "base",
              purpose: "evolve",
            },
          ]),
          zEnergy: keyword.zCost,
        },
        effect: [
          { do: "move", cards: "this", to: "leader", onto: { bound: "base" } },
          { do: "if", when: { done: true }, then: [], else: [{ do: "move", cards: "this", to: "removed" }] },
        ],
      };
    default:
      return null;
  }
}
