import type { ActivateSkill, AutoSkill, CardFilter, Instruction, KeywordSkill, Trigger } from "../effects/language";
import { priced } from "./priced";

/** "Negated for the turn": the keyword of this card (DB-KEY-34b, DB-KEY-35). */
function negatedForTheTurn(name: "Revive" | "Heroic" | "Villainous"): Instruction {
  return { do: "lasting", effects: [{ change: { negate: name } }], for: "turn" };
}

/** DB-KEY-35, DB-KEY-36: another such Battle card is played, or such an Extra activated. */
function ofTrait(trait: string): Trigger {
  const where: CardFilter = { trait };
  return {
    when: "any",
    of: [
      { when: "played", subject: { of: "you", where: { ...where, type: "Battle", other: true } } },
      { when: "activated", who: "you", card: { of: "you", where: { ...where, type: "Extra" } } },
    ],
  };
}

/** Keywords of multicolour cards: [Arrival], [Revive], [Offering], [Heroic], [Villainous]. */
export function multicolour({ keyword, keywords, cost, when }: KeywordSkill): ActivateSkill | AutoSkill | null {
  const common = keywords ? { keywords } : null;
  switch (keyword.name) {
    case "Arrival": {
      // DB-KEY-29: the colours of Battle cards in one's combo zone.
      const shown = keyword.colors.map((color) => ({
        there: { in: "combo" as const, where: { type: "Battle" as const, originalColor: color } },
      }));
      return {
        type: "activate",
        timing: "battle",
        from: "hand",
        ...common,
        cost: priced(cost, when, [], { all: shown }),
        effect: [{ do: "play", cards: "this" }],
      };
    }
    case "Revive":
      // DB-KEY-34a.
      return {
        type: "auto",
        ...common,
        on: { when: "koed", subject: "this" },
        cost: priced(cost, when, [
          {
            do: "choose",
            from: { in: "hand", where: { color: keyword.colors } },
            count: "any",
            covers: keyword.colors,
            as: "shown",
            purpose: "discard",
          },
          { do: "discard", cards: { bound: "shown" } },
        ]),
        effect: [{ do: "play", cards: "this" }, negatedForTheTurn("Revive")],
      };
    case "Offering":
      // DB-KEY-33.
      return {
        type: "auto",
        ...common,
        cost: priced(cost, when),
        on: { when: "played", subject: "this" },
        effect: [
          {
            do: "may",
            by: "opponent",
            steps: [
              { do: "choose", by: "opponent", from: { in: "life", of: "opponent" }, count: 1, as: "offered", purpose: "sacrifice" },
              { do: "move", cards: { bound: "offered" }, to: "drop" },
            ],
            else: [{ do: "draw", count: 2 }],
          },
        ],
      };
    case "Heroic":
      return {
        type: "auto",
        ...common,
        cost: priced(cost, when),
        on: ofTrait("Heroic"),
        effect: [{ do: "draw", count: 1 }, negatedForTheTurn("Heroic")],
      };
    case "Villainous":
      return {
        type: "auto",
        ...common,
        cost: priced(cost, when),
        on: ofTrait("Villainous"),
        effect: [
          { do: "choose", by: "opponent", from: { in: "hand", of: "opponent" }, count: 1, as: "given", purpose: "discard" },
          { do: "discard", cards: { bound: "given" } },
          negatedForTheTurn("Villainous"),
        ],
      };
    default:
      return null;
  }
}
