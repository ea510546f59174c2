import type { ActivateSkill, AutoSkill, Condition, Instruction, KeywordSkill } from "../effects/language";
import { priced } from "./priced";

/** Keywords that play cards for a price of their own: [Over Realm], [Dark Over Realm], [Swap], [Successor], [Overlord], [Rejuvenate], [Field], [Z-Stack]. */
export function realms({ keyword, keywords, cost, when }: KeywordSkill): ActivateSkill | AutoSkill | null {
  const common = keywords ? { keywords } : null;
  const main = (
    from: "hand" | "battle" | null,
    actions: readonly Instruction[],
    effect: readonly Instruction[],
    condition: Condition | null = null,
  ): ActivateSkill => ({
    type: "activate",
    timing: "main",
    ...(keywords ? { keywords } : null),
    ...(from ? { from } : null),
    cost: priced(cost, when, actions, condition),
    effect,
  });
  switch (keyword.name) {
    case "Over Realm":
    case "Dark Over Realm": {
      // DB-KEY-15a, DB-KEY-23.
      const dark = keyword.name === "Dark Over Realm";
      const there: Condition = { there: dark ? { in: "drop", where: { color: "black" } } : { in: "drop" }, atLeast: keyword.count };
      const toWarp: Instruction = { do: "move", cards: { in: "drop" }, to: "warp" };
      // DB-KEY-15b.
      const leaves: Instruction = {
        do: "delay",
        until: "endOfTurn",
        steps: [{ do: "if", when: { there: { cards: "this", where: {} } }, then: [{ do: "move", cards: "this", to: "warp" }] }],
      };
      return main("hand", [toWarp], dark ? [{ do: "play", cards: "this" }] : [{ do: "play", cards: "this" }, leaves], there);
    }
    case "Swap":
      // DB-KEY-22, D-39.
      return main(
        null,
        [
          {
            do: "choose",
            from: { in: "hand", where: { type: "Battle", ...keyword.where, energyCost: { exactly: keyword.cost } } },
            count: 1,
            as: "swapped",
            purpose: "play",
          },
          { do: "reveal", cards: { bound: "swapped" } },
          { do: "move", cards: "this", to: "hand" },
        ],
        [{ do: "play", cards: { bound: "swapped" } }],
      );
    case "Successor":
      // DB-KEY-38: only green, only yellow or green-yellow, whose costs add up to this card's.
      return main(
        "hand",
        [
          {
            do: "choose",
            from: {
              in: "battle",
              where: {
                type: "Battle",
                anyOf: [{ onlyColors: ["green"] }, { onlyColors: ["yellow"] }, { onlyColors: ["green", "yellow"] }],
              },
            },
            count: "any",
            sum: { of: "energyCost", exactly: { the: "energyCost", of: "this" } },
            as: "forebears",
            purpose: "sacrifice",
          },
          { do: "move", cards: { bound: "forebears" }, to: "drop" },
        ],
        [{ do: "play", cards: "this" }],
      );
    case "Overlord":
      // DB-KEY-41.
      return main(
        null,
        [
          {
            do: "choose",
            from: { in: "battle", where: { type: "Battle", keyword: "Servant" } },
            count: 1,
            as: "servant",
            purpose: "sacrifice",
          },
          { do: "move", cards: { bound: "servant" }, to: "deck", place: "bottom" },
        ],
        [{ do: "draw", count: 1 }],
      );
    case "Rejuvenate":
      // DB-KEY-42.
      return main(
        null,
        [
          { do: "choose", from: { under: "this" }, count: 1, as: "below", purpose: "sacrifice" },
          { do: "move", cards: { bound: "below" }, to: "drop" },
        ],
        [{ do: "may", steps: [{ do: "move", cards: { in: "deck", top: 1 }, to: "life" }] }],
      );
    case "Field":
      // DB-KEY-03a, DB-KEY-03c.
      return {
        type: "activate",
        timing: "main",
        ...common,
        cost: priced(cost, when),
        effect: [
          { do: "move", cards: { in: "battle", where: { keyword: "Field", other: true } }, to: "drop" },
          { do: "move", cards: "this", to: "battle" },
        ],
      };
    case "Z-Stack":
      // DB-KEY-47a; under it they are one card with it (DB-KEY-47b).
      return {
        type: "auto",
        ...common,
        cost: priced(cost, when),
        on: {
          when: "any",
          of: [
            { when: "played", subject: "this" },
            { when: "placedInLeader", subject: "this" },
          ],
        },
        effect: [
          {
            do: "choose",
            from: { in: keyword.from ?? "zDeck", where: keyword.where },
            count: { upTo: keyword.count },
            as: "stacked",
            purpose: "take",
          },
          { do: "move", cards: { bound: "stacked" }, to: "battle", under: "this" },
        ],
      };
    default:
      return null;
  }
}
