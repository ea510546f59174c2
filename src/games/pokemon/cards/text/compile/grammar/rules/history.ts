import type { HistoryEvent, PokemonFilter } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";
import type { Description } from "../kinds";
import { rule } from "../pattern";

/** What happened before, and in which turn. */
export const historyRules = [
  rule("during", "during this turn", () => "thisTurn"),
  rule("during", "this turn", () => "thisTurn"),
  rule("during", "during your opponent's last turn", () => "opponentsLastTurn"),
  rule("during", "during (his or her|their) last turn", () => "opponentsLastTurn"),
  rule("during", "during your last turn", () => "yourLastTurn"),
  rule("history", "(any of your|1 of your) {d:described} (were|was) Knocked Out {when:during}", ({ d, when }) =>
    isPrinted(d.where) ? tidy({ during: when, happened: "knockedOut", side: "yours", where: unlessEmpty(d.where) }) : undefined,
  ),
  rule(
    "history",
    "(any of your|1 of your) {d:described} (were|was) Knocked Out by damage from (an opponent's attack|an attack|an attack from your opponent's Pokémon|your opponent's attack) {when:during}",
    ({ d, when }) =>
      isPrinted(d.where)
        ? tidy({ during: when, happened: "knockedOut", side: "yours", where: unlessEmpty(d.where), byAttack: true })
        : undefined,
  ),
  rule("history", "you played {some} from your hand {when:during}", ({ some, when }) =>
    some.where ? { during: when, happened: "played", by: "you", where: some.where } : undefined,
  ),
  rule(
    "history",
    "(you|they|that player|he or she) played (a|an) {where:cardNoun} from (your|their|his or her) hand {when:during}",
    ({ where, when }) => ({
      during: when,
      happened: "played",
      by: "you",
      where,
    }),
  ),
  rule("history", "you played {name} [from your hand] {when:during}", ({ name, when }) => ({
    during: when,
    happened: "played",
    by: "you",
    where: { names: [name] },
  })),
  rule("history", "this Pokémon evolved {when:during}", ({ when }) => ({ during: when, happened: "evolved", pokemon: "self" })),
  rule("history", "this Pokémon evolved from {name} {when:during}", ({ when, name }) => ({
    during: when,
    happened: "evolved",
    pokemon: "self",
    from: name,
  })),
  rule("history", "this Pokémon moved from [your|the] Bench to the Active Spot {when:during}", ({ when }) => ({
    during: when,
    happened: "movedToActive",
    pokemon: "self",
  })),
  rule("history", "this Pokémon was on the Bench and became your Active Pokémon {when:during}", ({ when }) => ({
    during: when,
    happened: "movedToActive",
    pokemon: "self",
  })),
  rule("history", "this Pokémon was healed {when:during}", ({ when }) => ({ during: when, happened: "healed", pokemon: "self" })),
  rule("history", "this Pokémon was damaged by an attack {when:during}", ({ when }) => ({
    during: when,
    happened: "wasDamaged",
    pokemon: "self",
  })),
  rule("history", "this Pokémon used {attack:ownAttack} {when:during}", ({ attack, when }) => ({
    during: when,
    happened: "usedAttack",
    by: "self",
    attack,
  })),
  rule("history", "you attached a Pokémon Tool [card] from your hand to this Pokémon {when:during}", ({ when }) => ({
    during: when,
    happened: "attachedTool",
    to: "self",
  })),
  rule("history", "this Pokémon was on the Bench and became (an|your) Active Pokémon {when:during}", ({ when }) => ({
    during: when,
    happened: "movedToActive",
    pokemon: "self",
  })),
  rule("history", "1 of your Pokémon used {attack:ownAttack} {when:during}", ({ attack, when }) => ({
    during: when,
    happened: "usedAttack",
    by: "you",
    attack,
  })),
  rule("history", "your {name} used {attack:title} {when:during}", ({ name, attack, when }) => ({
    during: when,
    happened: "usedAttack",
    by: "you",
    attack,
    where: { names: [name] },
  })),
  rule("history", "1 of your {d:described} used an attack {when:during}", ({ d, when }) => usedAttack(when, "you", d)),
  rule("history", "1 of your other {d:described} used an attack {when:during}", ({ d, when }) =>
    usedAttack(when, "you", { ...d, except: "self" }),
  ),
];

/** What can be told of a Pokémon afterwards, from its card alone. */
function isPrinted({ not, ...where }: PokemonFilter): boolean {
  const printed = ["names", "nameContains", "types", "stages", "marks", "ruleBox"];
  return Object.keys(where).every((part) => printed.includes(part)) && (!not || isPrinted(not));
}

function usedAttack(
  during: HistoryEvent["during"],
  by: "you" | "opponent",
  { where, place, side, except }: Description,
): HistoryEvent | undefined {
  return place || side || !isPrinted(where) ? undefined : tidy({ during, happened: "usedAttack", by, where: unlessEmpty(where), except });
}
