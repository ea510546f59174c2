import { z } from "zod";
import type { Instruction } from "@/engine/pokemon/effects/language";
import { modifier } from "./continuous";
import { duration } from "./duration";
import { byWord, object, type Variant, words } from "./exact";
import {
  amount,
  binding,
  cardSelector,
  condition,
  count,
  destination,
  energyType,
  flag,
  list,
  oneSide,
  pokemonFilter,
  pokemonSelector,
  specialCondition,
  text,
  who,
  whole,
  whoOrBoth,
} from "./selectors";

type Do<W> = Variant<Instruction, "do", W>;

export const instructions: z.ZodType<readonly Instruction[]> = z.lazy(() => list(instruction));

export const instruction: z.ZodType<Instruction> = z.lazy(() => {
  const end = object<Do<"win">>()({ do: words<"win" | "lose">({ win: true, lose: true }), who });
  return byWord<Instruction, "do">("do", {
    if: object<Do<"if">>()({
      do: z.literal("if"),
      when: condition,
      then: instructions,
      else: instructions.optional(),
    }),
    may: object<Do<"may">>()({
      do: z.literal("may"),
      by: who.optional(),
      steps: instructions,
      ifDone: instructions.optional(),
      ifNot: instructions.optional(),
    }),
    ifYouDo: object<Do<"ifYouDo">>()({
      do: z.literal("ifYouDo"),
      steps: instructions,
      then: instructions,
      otherwise: instructions.optional(),
    }),
    flip: object<Do<"flip">>()({
      do: z.literal("flip"),
      coins: z.union([z.literal("untilTails"), amount]),
      by: who.optional(),
      heads: instructions.optional(),
      tails: instructions.optional(),
    }),
    repeat: object<Do<"repeat">>()({ do: z.literal("repeat"), times: amount, steps: instructions }),
    forEach: object<Do<"forEach">>()({ do: z.literal("forEach"), pokemon: pokemonSelector, steps: instructions }),
    chooseAttack: object<Do<"chooseAttack">>()({ do: z.literal("chooseAttack"), of: pokemonSelector, by: who.optional(), bind: binding }),
    chooseType: object<Do<"chooseType">>()({ do: z.literal("chooseType"), among: list(energyType), by: who.optional(), bind: binding }),
    swapCounters: object<Do<"swapCounters">>()({ do: z.literal("swapCounters"), first: pokemonSelector, second: pokemonSelector }),
    ifKnockedOutByThis: object<Do<"ifKnockedOutByThis">>()({
      do: z.literal("ifKnockedOutByThis"),
      where: pokemonFilter.optional(),
      steps: instructions,
    }),
    chooseMode: object<Do<"chooseMode">>()({
      do: z.literal("chooseMode"),
      by: who.optional(),
      count: whole.optional(),
      modes: list(instructions),
    }),
    chooseNumber: object<Do<"chooseNumber">>()({
      do: z.literal("chooseNumber"),
      by: who.optional(),
      from: whole,
      to: amount,
      bind: binding,
    }),
    beforeDamage: object<Do<"beforeDamage">>()({ do: z.literal("beforeDamage"), steps: instructions }),
    attackDamage: object<Do<"attackDamage">>()({
      do: z.literal("attackDamage"),
      change: words<"more" | "less" | "times" | "set">({ more: true, less: true, times: true, set: true }),
      amount,
    }),
    attackDoesNothing: object<Do<"attackDoesNothing">>()({ do: z.literal("attackDoesNothing") }),
    ignore: object<Do<"ignore">>()({
      do: z.literal("ignore"),
      what: list(words<"Weakness" | "Resistance" | "effects">({ Weakness: true, Resistance: true, effects: true })),
    }),
    damage: object<Do<"damage">>()({
      do: z.literal("damage"),
      amount,
      to: pokemonSelector,
      ignoreWeaknessAndResistance: flag,
      ignoreEffects: flag,
      applyToBench: flag,
    }),
    putCounters: object<Do<"putCounters">>()({ do: z.literal("putCounters"), count: amount, on: pokemonSelector, distribute: flag }),
    moveCounters: object<Do<"moveCounters">>()({
      do: z.literal("moveCounters"),
      count,
      from: pokemonSelector,
      to: pokemonSelector,
      distribute: flag,
    }),
    heal: object<Do<"heal">>()({
      do: z.literal("heal"),
      amount: z.union([z.literal("all"), amount]),
      on: pokemonSelector,
      bind: binding.optional(),
    }),
    knockOut: object<Do<"knockOut">>()({ do: z.literal("knockOut"), pokemon: pokemonSelector, bind: binding.optional() }),
    afflict: object<Do<"afflict">>()({
      do: z.literal("afflict"),
      condition: z.union([specialCondition, z.strictObject({ choose: list(specialCondition), by: who.optional() }).readonly()]),
      pokemon: pokemonSelector,
      counters: whole.optional(),
    }),
    cure: object<Do<"cure">>()({
      do: z.literal("cure"),
      pokemon: pokemonSelector,
      conditions: list(specialCondition).optional(),
      one: flag,
    }),
    draw: object<Do<"draw">>()({ do: z.literal("draw"), count: amount, who: who.optional(), upTo: flag, bind: binding.optional() }),
    drawUntil: object<Do<"drawUntil">>()({ do: z.literal("drawUntil"), handSize: amount, who: who.optional() }),
    move: object<Do<"move">>()({ do: z.literal("move"), cards: cardSelector, destination, reveal: flag, bind: binding.optional() }),
    look: object<Do<"look">>()({ do: z.literal("look"), cards: cardSelector, at: who.optional() }),
    reveal: object<Do<"reveal">>()({ do: z.literal("reveal"), cards: cardSelector }),
    shuffle: object<Do<"shuffle">>()({
      do: z.literal("shuffle"),
      zone: words<"deck" | "prizes">({ deck: true, prizes: true }),
      of: who,
    }),
    reorder: object<Do<"reorder">>()({
      do: z.literal("reorder"),
      cards: cardSelector,
      place: words<"top" | "bottom">({ top: true, bottom: true }),
      by: who.optional(),
    }),
    attach: object<Do<"attach">>()({
      do: z.literal("attach"),
      cards: cardSelector,
      to: pokemonSelector,
      spread: flag,
      bind: binding.optional(),
    }),
    turnPrizesUp: object<Do<"turnPrizesUp">>()({ do: z.literal("turnPrizesUp"), count, of: who }),
    useTrainer: object<Do<"useTrainer">>()({ do: z.literal("useTrainer"), of: cardSelector }),
    removeEffects: object<Do<"removeEffects">>()({ do: z.literal("removeEffects"), of: whoOrBoth }),
    swapCards: object<Do<"swapCards">>()({ do: z.literal("swapCards"), first: cardSelector, second: cardSelector }),
    takePrizes: object<Do<"takePrizes">>()({ do: z.literal("takePrizes"), count: amount, who: who.optional() }),
    switch: object<Do<"switch">>()({
      do: z.literal("switch"),
      side: oneSide,
      chooser: who,
      to: pokemonSelector.optional(),
      bind: binding.optional(),
    }),
    evolve: object<Do<"evolve">>()({
      do: z.literal("evolve"),
      pokemon: pokemonSelector,
      with: cardSelector,
      skipStage: flag,
      bind: binding.optional(),
    }),
    devolve: object<Do<"devolve">>()({
      do: z.literal("devolve"),
      pokemon: pokemonSelector,
      cards: z.union([z.literal("all"), whole]),
      destination,
    }),
    returnPokemon: object<Do<"returnPokemon">>()({
      do: z.literal("returnPokemon"),
      pokemon: pokemonSelector,
      destination,
      attached: words<"with" | "discard">({ with: true, discard: true }),
      bind: binding.optional(),
    }),
    discardPokemon: object<Do<"discardPokemon">>()({ do: z.literal("discardPokemon"), pokemon: pokemonSelector, bind: binding.optional() }),
    exchange: object<Do<"exchange">>()({
      do: z.literal("exchange"),
      pokemon: pokemonSelector,
      with: cardSelector,
      old: destination.optional(),
    }),
    copyAttack: object<Do<"copyAttack">>()({
      do: z.literal("copyAttack"),
      by: who.optional(),
      of: z.union([
        z.literal("lastUsedByOpponent"),
        z.strictObject({ pokemon: pokemonSelector }).readonly(),
        z.strictObject({ card: cardSelector }).readonly(),
      ]),
      where: z.strictObject({ notGX: flag, named: text.optional() }).readonly().optional(),
      payCost: flag,
    }),
    lasting: object<Do<"lasting">>()({ do: z.literal("lasting"), change: modifier, duration }),
    later: object<Do<"later">>()({
      do: z.literal("later"),
      at: words<"endOfYourTurn" | "endOfOpponentsNextTurn" | "startOfYourNextTurn">({
        endOfYourTurn: true,
        endOfOpponentsNextTurn: true,
        startOfYourNextTurn: true,
      }),
      on: z.literal("defending").optional(),
      steps: instructions,
    }),
    endTurn: object<Do<"endTurn">>()({ do: z.literal("endTurn") }),
    extraTurn: object<Do<"extraTurn">>()({ do: z.literal("extraTurn"), who }),
    win: end,
    lose: end,
    putIntoPlay: object<Do<"putIntoPlay">>()({
      do: z.literal("putIntoPlay"),
      cards: cardSelector,
      as: words<"basic" | "restored" | "together">({ basic: true, restored: true, together: true }),
      side: oneSide.optional(),
    }),
  });
});
