import type { ActivateSkill, Instruction, KeywordSkill } from "../effects/language";
import { priced } from "./priced";

/** Keywords that play their card onto or out of others: [Evolve] and its kin, [Union]. They work from the hand, [Union-Absorb] from battle. */
export function evolving({ keyword, keywords, cost, when }: KeywordSkill): ActivateSkill | null {
  const activate = (from: "hand" | "battle", actions: readonly Instruction[], effect: readonly Instruction[]): ActivateSkill => ({
    type: "activate",
    timing: "main",
    from,
    ...(keywords ? { keywords } : null),
    // DB-KEY-05a, DB-KEY-13: pay and choose; without one it cannot be activated.
    cost: priced(cost, when, actions),
    effect,
  });
  switch (keyword.name) {
    case "Evolve":
    case "EX-Evolve":
    case "Xeno-Evolve": {
      const from = keyword.from ?? ["battle"];
      const base = { bound: "base" } as const;
      const elsewhere = from.some((zone) => zone !== "battle");
      const choose: Instruction = {
        do: "choose",
        from: { in: from, where: { type: "Battle", ...keyword.onto } },
        count: 1,
        as: "base",
        purpose: "evolve",
      };
      // DB-KEY-05d: it must still be there and fit.
      const fits = { card: base, is: keyword.onto } as const;
      // DB-KEY-05e: from other zones it first moves to battle.
      const first: readonly Instruction[] = elsewhere ? [{ do: "move", cards: base, to: "battle", quiet: true }] : [];
      // DB-KEY-05b: on top of it; what stays is said by DB-RULE-05.
      const effect: readonly Instruction[] =
        keyword.name === "Xeno-Evolve"
          ? [
              ...first,
              // DB-KEY-05c.
              {
                do: "if",
                when: fits,
                then: [
                  { do: "move", cards: base, to: "warp" },
                  { do: "play", cards: "this" },
                ],
                else: failed(keyword.elseToHand),
              },
            ]
          : [...first, { do: "if", when: fits, then: [{ do: "play", cards: "this", onto: base }], else: failed(keyword.elseToHand) }];
      return activate("hand", [choose], effect);
    }
    case "Union-Fusion": {
      // DB-KEY-13b: one each, of equal power, from the zones the text names (DB-KEY-13g); it plays this card (DB-KEY-13c).
      const names = keyword.cards.map((_, place) => `part${place}`);
      const actions = keyword.cards.map(
        (where, place): Instruction => ({
          do: "choose",
          from: {
            in: keyword.from ?? "hand",
            where: {
              type: "Battle",
              ...where,
              other: true,
              ...(place === 0 ? null : { otherThan: "part0", same: { as: { bound: "part0" }, in: "power" } }),
            },
          },
          count: 1,
          as: `part${place}`,
          purpose: "sacrifice",
        }),
      );
      const all = { union: names.map((bound) => ({ bound })) };
      return activate("hand", [...actions, { do: "move", cards: all, to: "drop" }], [{ do: "play", cards: "this" }]);
    }
    case "Union-Potara": {
      // DB-KEY-13d: on top of all of them.
      const names = keyword.cards.map((_, place) => `part${place}`);
      const actions = keyword.cards.map(
        (where, place): Instruction => ({
          do: "choose",
          from: { in: keyword.from ?? "battle", where: { type: "Battle", ...where, ...(place === 0 ? null : { otherThan: "part0" }) } },
          count: 1,
          as: `part${place}`,
          purpose: "evolve",
        }),
      );
      const all = { union: names.map((bound) => ({ bound })) };
      return activate("hand", actions, [{ do: "play", cards: "this", onto: all }]);
    }
    case "Union-Absorb":
      if ("effect" in keyword) return activate("battle", [], keyword.effect);
      // DB-KEY-13e: a Battle card is played on top of this one.
      return activate(
        "battle",
        [
          {
            do: "choose",
            from: { in: keyword.from, where: { type: "Battle", ...keyword.card } },
            count: 1,
            as: "absorbed",
            purpose: "play",
          },
        ],
        [{ do: "play", cards: { bound: "absorbed" }, onto: "this" }],
      );
    default:
      return null;
  }
}

/** DB-KEY-05d: to the drop, or back to the hand where the text says so. */
function failed(toHand: true | undefined): readonly Instruction[] {
  return [{ do: "move", cards: { cards: "this", where: {} }, to: toHand ? "hand" : "drop" }];
}
