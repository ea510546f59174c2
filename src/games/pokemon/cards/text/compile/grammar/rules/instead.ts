import { asPlayer } from "../../unresolved/players";
import { POINTS_TO } from "../../unresolved/references";
import { rule } from "../pattern";

/** Sentences that put something in the place of what was said before, or hang on how much of it was done. */
export const insteadRules = [
  rule("sentence", "if {when:condition} , (discard|draw|attach) {count:number} cards instead of {was:number}", ({ when, count, was }) => ({
    says: "otherNumber",
    when,
    count,
    was,
  })),
  rule("sentence", "if {when:condition} , discard the top {count:number} cards instead", ({ when, count }) => ({
    says: "otherNumber",
    when,
    count,
  })),
  rule("sentence", "if {when:condition} , search for {some} instead of {was:number}", ({ when, some, was }) => ({
    says: "otherNumber",
    when,
    count: some.count,
    was,
  })),
  rule(
    "sentence",
    "if {when:condition} , instead search for {cards:some} and attach them to {to:pokemon} in any way you like",
    ({ when, cards, to }) => ({
      says: "instead",
      when,
      steps: [
        {
          do: "attach",
          cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: cards.count, ...(cards.where && { where: cards.where }) },
          to,
          spread: true,
        },
      ],
    }),
  ),
  rule("sentence", "if you drew any cards in this way , {steps}", ({ steps }) => ({
    says: "drew",
    when: { if: "bound", binding: POINTS_TO.drawn },
    steps,
  })),
  rule("sentence", "[then ,] remove that Special Condition from {pokemon}", ({ pokemon }) => ({ says: "cureThat", pokemon })),
  rule("instruction", "you lose this game", () => [{ do: "lose", who: "you" }]),
  rule(
    "instruction",
    "[your opponent] chooses {n:number} Benched Pokémon and shuffles the others , and all cards attached to them , into their deck",
    ({ n }) =>
      asPlayer("opponent", [
        {
          do: "returnPokemon",
          pokemon: {
            pokemon: "choose",
            side: "opponents",
            place: "bench",
            count: { subtract: [{ count: "pokemon", in: { pokemon: "all", side: "opponents", place: "bench" } }, n] },
          },
          destination: { to: "deck", place: "shuffled" },
          attached: "with",
        },
      ]),
  ),
];
