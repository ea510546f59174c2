import type { EnergyType } from "@/games/pokemon/engine/card";
import type { Amount, Modifier, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { en } from "../../../render/english";
import { tidy, unlessEmpty } from "../../unresolved/merge";
import { POINTS_TO } from "../../unresolved/references";
import type { Change } from "../../unresolved/sentences";
import type { Description } from "../kinds";
import { maybe, own, said, words } from "../own";
import type { Rule } from "../pattern";

const change = (modifier: Modifier): readonly Change[] => [{ change: modifier }];

/** Our own sentences of what is changed, prevented, forbidden and allowed (see `houseRules`). */
export const houseChangeRules: readonly Rule[] = [
  own("change", "attacksDoLess", { by: "pokemon", n: "number", target: "target" }, ({ by, n, target }) =>
    change({ modify: "damageDone", by, amount: n, sign: "-", ...target }),
  ),
  own("change", "attacksDoLessAny", { by: "pokemon", n: "number" }, ({ by, n }) =>
    change({ modify: "damageDone", by, amount: n, sign: "-" }),
  ),
  own("change", "attacksDoMoreFor", { by: "pokemon", n: "number", target: "target", each: "each" }, ({ by, n, target, each }) =>
    change({ modify: "damageDone", by, amount: { multiply: [n, each] }, sign: "+", ...target }),
  ),
  own("change", "attackDoesMore", { attack: "ownAttack", by: "pokemon", n: "number" }, ({ attack, by, n }) =>
    change({ modify: "damageDone", by, amount: n, sign: "+", attack }),
  ),
  own("change", "baseDamageIs", { attack: "ownAttack", by: "pokemon", n: "number" }, ({ attack, by, n }) =>
    change({ modify: "baseDamage", by, attack, set: n }),
  ),
  own("change", "attackIgnores", { by: "pokemon", what: said("resistance", {}) }, ({ by }) =>
    change({ modify: "ignore", by, what: ["Resistance"] }),
  ),
  own(
    "change",
    "attackIgnores",
    { by: "pokemon", what: said("or", { first: said("weakness", {}), second: said("resistance", {}) }) },
    ({ by }) => change({ modify: "ignore", by, what: ["Weakness", "Resistance"] }),
  ),
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

  own("change", "mustFlipToAttack", { on: "pokemon" }, ({ on }) => change({ forbid: "attack", on, unless: "heads" })),
  own("change", "nobodyCanPlay", { cards: "cardNoun" }, ({ cards }) => change({ forbid: "play", who: "both", where: cards })),
  own("change", "nobodyCanEvolve", {}, () => change({ forbid: "evolveFromHand", on: { pokemon: "all", side: "both", place: "inPlay" } })),

  own("change", "preventAll", { on: "pokemon", source: "source" }, ({ on, source }) =>
    "side" in on && on.side === "both" && source.side !== "both" ? undefined : change({ prevent: "damageAndEffects", on, from: source }),
  ),
  own("change", "preventFlip", { on: "pokemon" }, ({ on }) => change({ prevent: "damage", on, from: { side: "both" }, flip: true })),
  own("change", "preventFlipTheirs", { on: "pokemon" }, ({ on }) =>
    change({ prevent: "damage", on, from: { side: "opponents" }, flip: true }),
  ),
  own("change", "preventTrainer", { on: "pokemon", cards: "cardNoun" }, ({ on, cards }) =>
    cards.category === "Trainer" ? change({ prevent: "trainerEffects", on, where: cards }) : undefined,
  ),

  own("change", "canEvolveThisTurn", { on: "pokemon" }, ({ on }) => change({ permit: "evolveThisTurn", on })),
  own("change", "canEvolveFirstTurn", { on: "pokemon" }, ({ on }) => change({ permit: "evolveFirstTurn", on })),
  own("change", "canEvolveEarlyBoth", { on: "pokemon" }, ({ on }) => [
    { change: { permit: "evolveThisTurn", on } },
    { change: { permit: "evolveFirstTurn", on } },
  ]),
  own("change", "attackTwice", { on: "pokemon" }, ({ on }) => change({ permit: "attackTwice", on })),
  own("change", "ownAttackTwice", { on: "pokemon" }, ({ on }) => change({ permit: "ownAttackTwice", on })),
  own("change", "attachTwoEnergy", { on: "pokemon" }, ({ on }) => change({ permit: "attachTwoEnergy", on })),
  own("change", "extraSupporter", {}, () => change({ permit: "extraSupporter", who: "you" })),
  own("change", "reflipAttackCoins", { on: "pokemon" }, ({ on }) => change({ permit: "reflipAttackCoins", on })),

  own("change", "opponentCoinsTails", {}, () => change({ modify: "coins", who: "opponent", as: "tails" })),
  own("change", "checkupCoins", { on: "pokemon", adjective: "affliction", n: "number" }, ({ on, adjective, n }) =>
    change({ modify: "checkupCoins", on, condition: adjective, coins: n }),
  ),
  own("change", "burnIs", { counters: said("counters", "number"), on: "pokemon" }, ({ counters, on }) =>
    change({ modify: "burnCounters", on, amount: counters, sign: "=" }),
  ),
  own("change", "hpIs", { on: "pokemon", n: "number" }, ({ on, n }) => change({ modify: "hp", on, amount: n, sign: "=" })),
  own("change", "weaknessTimes", { on: "pokemon", n: "number" }, ({ on, n }) => change({ modify: "weaknessTimes", on, times: n })),
  own("change", "weaknessTypeIs", { on: "pokemon", type: "type" }, ({ on, type }) => change({ modify: "weaknessType", on, type })),
  own("change", "weaknessTypeIsThat", { on: "pokemon" }, ({ on }) =>
    change({ modify: "weaknessType", on, type: { binding: POINTS_TO.number } }),
  ),
  own("change", "typesAlso", { on: "pokemon", type: "types" }, ({ on, type }) => change({ modify: "types", on, types: type, also: true })),
  own("change", "maxTools", { on: "pokemon", n: "number" }, ({ on, n }) => change({ modify: "maxTools", on, to: n })),
  own("change", "benchSizeOpponent", { n: "number" }, ({ n }) => change({ modify: "benchSize", who: "opponent", to: n })),
  own("change", "benchSizeBoth", { n: "number" }, ({ n }) => change({ modify: "benchSize", who: "both", to: n })),

  own("change", "costNone", { on: "pokemon" }, ({ on }) => change({ modify: "attackCost", on, amount: 0, sign: "none" })),
  own("change", "costNoneOf", { on: "pokemon", symbols: "type" }, ({ on, symbols }) =>
    change({ modify: "attackCost", on, symbol: symbols, amount: 0, sign: "none" }),
  ),
  own("change", "costLessFor", { on: "pokemon", symbols: "symbols", each: "each" }, ({ on, symbols, each }) => cheaper(on, symbols, each)),
  own("change", "attackCostLess", { attack: "ownAttack", on: "pokemon", symbols: "symbols" }, ({ attack, on, symbols }) =>
    cheaper(on, symbols, undefined, attack),
  ),
  own(
    "change",
    "attackCostLessFor",
    { attack: "ownAttack", on: "pokemon", symbols: "symbols", each: "each" },
    ({ attack, on, symbols, each }) => cheaper(on, symbols, each, attack),
  ),

  own("change", "prizesMore", { on: "pokemon", n: "number" }, ({ on, n }) =>
    change({ modify: "prizesForKnockOut", of: on, amount: n, sign: "+" }),
  ),
  own("change", "prizesMoreByOwn", { on: "pokemon", by: "pokemon", n: "number" }, ({ on, by, n }) =>
    change({ modify: "prizesForKnockOut", of: on, amount: n, sign: "+", byAttack: true, by }),
  ),
  own("blow", "byAttack", {}, () => "both"),
  own("blow", "byOpponentsAttack", {}, () => "opponents"),
  own("change", "survives", { on: "pokemon", blow: maybe("blow"), n: "number" }, ({ on, blow, n }) =>
    change(tidy({ replace: "knockOut", on, byAttackOf: blow, remainingHp: n })),
  ),
  own("change", "survivesFlip", { on: "pokemon", blow: maybe("blow"), n: "number" }, ({ on, blow, n }) =>
    change(tidy({ replace: "knockOut", on, byAttackOf: blow, flip: true, remainingHp: n })),
  ),
  own("change", "keepsPokemon", { on: "pokemon", blow: maybe("blow"), zone: words(en.zones.hand.your) }, ({ on, blow }) =>
    change(tidy({ replace: "discardOnKnockOut", on, byAttackOf: blow, cards: "pokemon", to: "hand" })),
  ),

  own(
    "change",
    "ifEvent",
    {
      event: said("attachEnergyOpponentHand", { cards: said("aCard", words(en.nouns.energyCard.one)), pokemon: said("defending", {}) }),
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

function cheaper(
  on: PokemonSelector,
  symbols: readonly EnergyType[],
  each: Amount | undefined,
  attack?: string,
): readonly Change[] | undefined {
  const [symbol] = symbols;
  if (!symbol || symbols.some((other) => other !== symbol)) return undefined;
  const amount: Amount = each === undefined ? symbols.length : symbols.length === 1 ? each : { multiply: [symbols.length, each] };
  return change(tidy({ modify: "attackCost", on, symbol, amount, sign: "-", attack }));
}

function withoutAbilities(side: "both" | "opponents", { where, place }: Description, except?: string): readonly Change[] | undefined {
  if (place) return undefined;
  const on: PokemonSelector = tidy({ pokemon: "all", side, place: "inPlay", where: unlessEmpty(where) });
  return change(tidy({ suppress: "abilities", on, except, everywhere: true }));
}
