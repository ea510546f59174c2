import type { Modifier, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";
import { changeSentences } from "../../../phrasebook/changes";
import { maybe, said, words } from "../../../phrasebook/parts";
import { POINTS_TO } from "../../unresolved/references";
import type { Change } from "../../unresolved/sentences";
import type { Description } from "../kinds";
import { own, ownSentence } from "../own";
import type { Rule } from "../pattern";

const change = (modifier: Modifier): readonly Change[] => [{ change: modifier }];

/** Our own sentences of what is changed, prevented, forbidden and allowed (see `houseRules`): those of the phrasebook, and what is said of more than one shape. */
export const houseChangeRules: readonly Rule[] = [
  ...changeSentences.map((sentence) => ownSentence("change", sentence, (modifier) => change(tidy(modifier)))),

  own("change", "takesLessFor", { on: "pokemon", n: "number", source: "source", each: "each" }, ({ on, n, source, each }) =>
    change(
      tidy({
        modify: "damageTaken",
        on,
        amount: { multiply: [n, each] },
        sign: "-",
        from: source.side === "both" && !source.where ? undefined : source,
      }),
    ),
  ),
  own("source", "attacksOfThose", { pokemon: said("allYours", "described") }, ({ pokemon: { place, where } }) =>
    place ? undefined : tidy({ side: "yours", where: unlessEmpty(where) }),
  ),
  own("source", "attacksOfThose", { pokemon: said("allBoth", "described") }, ({ pokemon: { place, where } }) =>
    place ? undefined : tidy({ side: "both", where: unlessEmpty(where) }),
  ),
  own("change", "preventAll", { on: "pokemon", source: "source" }, ({ on, source }) =>
    "side" in on && on.side === "both" && source.side !== "both" ? undefined : change({ prevent: "damageAndEffects", on, from: source }),
  ),
  own("change", "canEvolveEarlyBoth", { on: "pokemon" }, ({ on }) => [
    { change: { permit: "evolveThisTurn", on } },
    { change: { permit: "evolveFirstTurn", on } },
  ]),
  own("change", "checkupCoins", { on: "pokemon", adjective: "affliction", n: "number" }, ({ on, adjective, n }) =>
    change({ modify: "checkupCoins", on, condition: adjective, coins: n }),
  ),
  own("change", "weaknessTypeIsThat", { on: "pokemon" }, ({ on }) =>
    change({ modify: "weaknessType", on, type: { binding: POINTS_TO.number } }),
  ),
  own("change", "prizesMore", { on: "pokemon", n: "number" }, ({ on, n }) =>
    change({ modify: "prizesForKnockOut", of: on, amount: n, sign: "+" }),
  ),
  own("blow", "byAttack", {}, () => "both"),
  own("blow", "byOpponentsAttack", {}, () => "opponents"),
  own("change", "keepsPokemon", { on: "pokemon", blow: maybe("blow"), zone: words(({ zones }) => zones.hand.your) }, ({ on, blow }) =>
    change(tidy({ replace: "discardOnKnockOut", on, byAttackOf: blow, cards: "pokemon", to: "hand" })),
  ),
  own(
    "change",
    "ifEvent",
    {
      event: said("attachEnergyOpponentHand", {
        cards: said(
          "aCard",
          words(({ nouns }) => nouns.energyCard.one),
        ),
        pokemon: said("defending", {}),
      }),
      clause: "steps",
    },
    ({ clause }) =>
      change({
        trigger: {
          kind: "triggered",
          on: { event: "attachedEnergy", subject: "defending", by: "opponent", from: "hand" },
          steps: clause.map((step) => (step.do === "afflict" ? { ...step, pokemon: { pokemon: "event", role: "subject" } } : step)),
        },
      }),
  ),
  own("change", "noAbilities", { on: said("everywhere", "plain") }, ({ on }) => withoutAbilities("both", on)),
  own("change", "noAbilities", { on: said("everywhereOpponents", "plain") }, ({ on }) => withoutAbilities("opponents", on)),
  own("change", "noAbilitiesExcept", { on: said("everywhere", "plain"), name: "title" }, ({ on, name }, { abilities }) =>
    abilities.includes(name) ? withoutAbilities("both", on, name) : undefined,
  ),
];

function withoutAbilities(side: "both" | "opponents", { where, place }: Description, except?: string): readonly Change[] | undefined {
  if (place) return undefined;
  const on: PokemonSelector = tidy({ pokemon: "all", side, place: "inPlay", where: unlessEmpty(where) });
  return change(tidy({ suppress: "abilities", on, except, everywhere: true }));
}
