import type { ActivateSkill, AutoSkill, Instruction, KeywordSkill } from "../effects/language";
import { priced } from "./priced";

type Stands = ActivateSkill | AutoSkill | null;

/** "At the end of the battle, …". */
function atEndOfBattle(...steps: readonly Instruction[]): Instruction {
  return { do: "delay", until: "endOfBattle", steps };
}

/** DB-KEY-08: after the battle the card becomes Active. */
const ATTACKS_AGAIN = atEndOfBattle({ do: "switch", cards: "this", to: "active" });

/** Keywords that act in battle: [Blocker], [Dual Attack], [Triple Attack], [Revenge], [Alliance], [Aegis]. */
export function onBattle({ keyword, keywords, cost, when }: KeywordSkill): Stands {
  const common = keywords ? { keywords } : null;
  switch (keyword.name) {
    case "Blocker":
      // DB-KEY-04a: another card of its master; DB-KEY-04b.
      return {
        type: "auto",
        ...common,
        on: { when: "attacked", subject: { of: "you", where: { other: true } } },
        cost: priced(cost, when, [{ do: "switch", cards: "this", to: "rest" }]),
        effect: [{ do: "changeTarget", to: "this" }],
      };
    case "Dual Attack":
      return {
        type: "auto",
        ...common,
        keywords: { ...keywords, oncePerTurn: true },
        cost: priced(cost, when),
        on: { when: "attacks", subject: "this" },
        effect: [ATTACKS_AGAIN],
      };
    case "Triple Attack":
      return {
        type: "auto",
        ...common,
        keywords: { ...keywords, timesPerTurn: 2 },
        cost: priced(cost, when),
        on: { when: "attacks", subject: "this" },
        effect: [ATTACKS_AGAIN],
      };
    case "Revenge":
      // DB-KEY-09a, DB-KEY-09b.
      return {
        type: "auto",
        ...common,
        cost: priced(cost, when),
        on: { when: "becomesGuard", subject: "this" },
        effect: [{ do: "bind", cards: "attackCard", as: "attacker" }, atEndOfBattle({ do: "ko", cards: { bound: "attacker" } })],
      };
    case "Alliance":
      return {
        type: "auto",
        ...common,
        on: { when: "attacks", subject: "this" },
        cost: priced(cost, when, [
          {
            do: "choose",
            from: { in: "battle", where: { type: "Battle", mode: "active", color: keyword.colors } },
            count: "any",
            covers: keyword.colors,
            as: "allies",
            purpose: "rest",
          },
          { do: "switch", cards: { bound: "allies" }, to: "rest" },
        ]),
        effect: keyword.effect ?? [],
      };
    case "Aegis":
      // DB-KEY-30a: only in the defence step of the opponent's turn; DB-KEY-30b.
      return {
        type: "activate",
        timing: "battle",
        ...common,
        cost: priced(
          cost,
          when,
          [
            {
              do: "choose",
              from: { in: "hand", where: { color: keyword.colors } },
              count: "any",
              covers: keyword.colors,
              as: "shown",
              purpose: "discard",
            },
            { do: "discard", cards: { bound: "shown" } },
          ],
          { all: [{ turnOf: "opponent" }, { step: "defense" }] },
        ),
        effect: [
          { do: "choose", from: { in: "energy", where: { mode: "rest" } }, count: { upTo: 2 }, as: "readied" },
          { do: "switch", cards: { bound: "readied" }, to: "active" },
        ],
      };
    default:
      return null;
  }
}
