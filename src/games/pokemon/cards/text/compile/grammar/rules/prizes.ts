import type { CardSelector, Destination, Instruction } from "@/games/pokemon/engine/effects/language";
import { POINTS_TO } from "../../unresolved/references";
import { rule } from "../pattern";
import { fromBound } from "./cards";
import { move } from "./moving";

const one = (instruction: Instruction): readonly Instruction[] => [instruction];
const hand: Destination = { to: "hand" };
const shuffled: Destination = { to: "deck", place: "shuffled" };
const toPrizes: Destination = { to: "prizes" };
const allPrizes: CardSelector = { cards: "all", zone: "prizes", of: "you" };

/** Prize cards as cards: put into the hand or the deck, and others in their place (EFF-65). */
export const prizeRules = [
  rule("instruction", "add {cards} to {of:whose} Prize cards [face down]", ({ cards }) => move(cards, toPrizes)),
  rule("instruction", "put/puts {cards} face down as {of:whose} Prize cards", ({ cards }) => move(cards, toPrizes)),
  rule("instruction", "put/puts {cards} face down as a Prize card", ({ cards }) => move(cards, toPrizes)),
  rule("instruction", "put/puts {cards} face down with {of:whose} Prize cards", ({ cards }) => move(cards, toPrizes)),
  rule("instruction", "count your Prize cards and put them into your hand", () => move(allPrizes, hand)),
  rule("instruction", "after counting your Prize cards , shuffle them into your deck", () => move(allPrizes, shuffled)),
  rule("instruction", "count your Prize cards , shuffle them , and put them on the bottom of your deck", () =>
    move(allPrizes, { to: "deck", place: "bottom", order: "random" }),
  ),
  rule("instruction", "take that many cards from the top of your deck and put them face down as your Prize cards", () =>
    move({ cards: "top", of: "you", count: { count: "bound", binding: POINTS_TO.cards } }, toPrizes),
  ),
  rule("instruction", "both players shuffle their Prize cards into their decks", () =>
    (["you", "opponent"] as const).flatMap((of) => move({ cards: "all", zone: "prizes", of }, shuffled)),
  ),
  rule("instruction", "shuffle/shuffles {of:whose} [face-down] Prize cards [face down]", ({ of }) =>
    one({ do: "shuffle", zone: "prizes", of }),
  ),
  rule(
    "sentence",
    "you may reveal {some} you find there , put it into your hand , and put this {name} in its place [as a face-down Prize card]",
    ({ some, name }, { name: own }) =>
      name === own
        ? {
            says: "steps",
            steps: [
              {
                do: "may",
                steps: [{ do: "move", cards: fromBound(some), destination: hand, reveal: true }],
                ifDone: move({ cards: "self" }, toPrizes),
              },
            ],
          }
        : undefined,
  ),
  rule("sentence", "if you don't have that many cards in your deck , this attack does nothing", () => ({
    says: "provided",
    when: { if: "compare", left: { count: "cards", zone: "deck", of: "you" }, is: ">=", right: { count: "prizesLeft", of: "you" } },
  })),
];
