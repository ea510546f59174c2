import { z } from "zod";
import type { AttackSource, GuardedFrom, Modifier } from "@/engine/pokemon/effects/language";
import { triggered } from "./abilities";
import { byKey, byWord, object, type Variant, words } from "./exact";
import { instructions } from "./instructions";
import {
  amount,
  binding,
  cardFilter,
  cardSelector,
  energyType,
  flag,
  list,
  pokemonFilter,
  pokemonSelector,
  side,
  specialCondition,
  text,
  who,
  whole,
  whoOrBoth,
} from "./selectors";

/** Weakness ×2 or +N, Resistance −N. */
export const typeModifier = z
  .strictObject({ type: energyType, operator: words<"×" | "+" | "-">({ "×": true, "+": true, "-": true }), value: whole })
  .readonly();

/** Units of Energy: each lists the types it may stand for. */
export const units = list(list(energyType));

const once = z.literal("GX");
const plusMinus = words<"+" | "-">({ "+": true, "-": true });
const source: z.ZodType<AttackSource> = z.lazy(() =>
  object<AttackSource>()({ side, where: pokemonFilter.optional(), once: once.optional() }),
);

type Modify<W> = Variant<Modifier, "modify", W>;
type Modifies = Extract<Modifier, { readonly modify: string }>;

const modifies: z.ZodType<Modifies> = z.lazy(() => {
  const defence = object<Modify<"weakness">>()({
    modify: words<"weakness" | "resistance">({ weakness: true, resistance: true }),
    on: pokemonSelector,
    set: z.union([list(typeModifier), z.literal("none")]),
  });
  const checkup = object<Modify<"poisonCounters">>()({
    modify: words<"poisonCounters" | "burnCounters">({ poisonCounters: true, burnCounters: true }),
    on: pokemonSelector,
    amount: whole,
    sign: words<"+" | "=">({ "+": true, "=": true }),
  });
  const room = object<Modify<"maxTools">>()({
    modify: words<"maxTools" | "benchSize">({ maxTools: true, benchSize: true }),
    on: pokemonSelector.optional(),
    who: whoOrBoth.optional(),
    to: whole,
  });
  return byWord<Modifies, "modify">("modify", {
    damageDone: object<Modify<"damageDone">>()({
      modify: z.literal("damageDone"),
      by: pokemonSelector,
      amount,
      sign: plusMinus,
      to: z.union([z.literal("active"), pokemonFilter]).optional(),
      toActive: flag,
      attack: text.optional(),
    }),
    baseDamage: object<Modify<"baseDamage">>()({
      modify: z.literal("baseDamage"),
      by: pokemonSelector,
      attack: text.optional(),
      set: amount,
    }),
    damageTaken: object<Modify<"damageTaken">>()({
      modify: z.literal("damageTaken"),
      on: pokemonSelector,
      amount,
      sign: plusMinus,
      from: source.optional(),
      before: flag,
    }),
    hp: object<Modify<"hp">>()({
      modify: z.literal("hp"),
      on: pokemonSelector,
      amount,
      sign: words<"+" | "-" | "=">({ "+": true, "-": true, "=": true }),
    }),
    retreatCost: object<Modify<"retreatCost">>()({
      modify: z.literal("retreatCost"),
      on: pokemonSelector,
      amount,
      sign: words<"+" | "-" | "=" | "none">({ "+": true, "-": true, "=": true, none: true }),
    }),
    attackCost: object<Modify<"attackCost">>()({
      modify: z.literal("attackCost"),
      on: pokemonSelector,
      attack: text.optional(),
      symbol: energyType.optional(),
      amount,
      sign: words<"+" | "-" | "none">({ "+": true, "-": true, none: true }),
    }),
    attackCostSet: object<Modify<"attackCostSet">>()({
      modify: z.literal("attackCostSet"),
      on: pokemonSelector,
      attack: text.optional(),
      cost: list(energyType),
    }),
    ignore: object<Modify<"ignore">>()({
      modify: z.literal("ignore"),
      by: pokemonSelector,
      what: list(words<"Weakness" | "Resistance" | "effects">({ Weakness: true, Resistance: true, effects: true })),
    }),
    coins: object<Modify<"coins">>()({ modify: z.literal("coins"), who, as: words<"heads" | "tails">({ heads: true, tails: true }) }),
    checkupCoins: object<Modify<"checkupCoins">>()({
      modify: z.literal("checkupCoins"),
      on: pokemonSelector,
      condition: specialCondition,
      coins: whole,
    }),
    healing: object<Modify<"healing">>()({ modify: z.literal("healing"), on: pokemonSelector, times: whole }),
    weaknessType: object<Modify<"weaknessType">>()({
      modify: z.literal("weaknessType"),
      on: pokemonSelector,
      type: z.union([energyType, z.strictObject({ binding }).readonly()]),
    }),
    weaknessTimes: object<Modify<"weaknessTimes">>()({ modify: z.literal("weaknessTimes"), on: pokemonSelector, times: whole }),
    typeChosen: object<Modify<"typeChosen">>()({ modify: z.literal("typeChosen"), on: pokemonSelector, binding }),
    types: object<Modify<"types">>()({ modify: z.literal("types"), on: pokemonSelector, types: list(energyType), also: flag }),
    weakness: defence,
    resistance: defence,
    energyProvides: object<Modify<"energyProvides">>()({
      modify: z.literal("energyProvides"),
      on: pokemonSelector,
      where: cardFilter.optional(),
      units,
      instead: z.boolean(),
      perUnit: flag,
    }),
    poisonCounters: checkup,
    burnCounters: checkup,
    prizesForKnockOut: object<Modify<"prizesForKnockOut">>()({
      modify: z.literal("prizesForKnockOut"),
      of: pokemonSelector,
      amount: whole,
      sign: words<"+" | "-" | "=">({ "+": true, "-": true, "=": true }),
      byAttack: flag,
      by: pokemonSelector.optional(),
    }),
    maxTools: room,
    benchSize: room,
  });
});

type Prevent<W> = Variant<Modifier, "prevent", W>;
type Prevents = Extract<Modifier, { readonly prevent: string }>;

const prevents: z.ZodType<Prevents> = z.lazy(() => {
  const attacks = object<Prevent<"damage">>()({
    prevent: words<"damage" | "effects" | "damageAndEffects">({ damage: true, effects: true, damageAndEffects: true }),
    on: pokemonSelector,
    from: source,
    atMost: whole.optional(),
    atLeast: whole.optional(),
    exactly: list(whole).optional(),
    flip: flag,
  });
  const others = object<Prevent<"trainerEffects">>()({
    prevent: words<"trainerEffects" | "abilityEffects">({ trainerEffects: true, abilityEffects: true }),
    on: pokemonSelector,
    from: who.optional(),
    where: cardFilter.optional(),
  });
  return byWord<Prevents, "prevent">("prevent", {
    damage: attacks,
    effects: attacks,
    damageAndEffects: attacks,
    conditions: object<Prevent<"conditions">>()({
      prevent: z.literal("conditions"),
      on: pokemonSelector,
      conditions: list(specialCondition).optional(),
    }),
    trainerEffects: others,
    abilityEffects: others,
  });
});

type Forbid<W> = Variant<Modifier, "forbid", W>;
type Forbids = Extract<Modifier, { readonly forbid: string }>;

const forbids: z.ZodType<Forbids> = z.lazy(() => {
  const pokemon = object<Forbid<"attack">>()({
    forbid: words<Forbid<"attack">["forbid"]>({
      attack: true,
      retreat: true,
      evolve: true,
      evolveFromHand: true,
      heal: true,
      useAbilities: true,
      beKnockedOut: true,
    }),
    on: pokemonSelector,
    attack: z.union([text, z.strictObject({ binding }).readonly(), z.strictObject({ once }).readonly()]).optional(),
    unless: z.literal("heads").optional(),
  });
  const player = object<Forbid<"takePrizes">>()({
    forbid: words<Forbid<"takePrizes">["forbid"]>({ takePrizes: true, drawExtra: true }),
    who: whoOrBoth,
  });
  return byWord<Forbids, "forbid">("forbid", {
    attack: pokemon,
    retreat: pokemon,
    evolve: pokemon,
    evolveFromHand: pokemon,
    heal: pokemon,
    useAbilities: pokemon,
    beKnockedOut: pokemon,
    play: object<Forbid<"play">>()({ forbid: z.literal("play"), who: whoOrBoth, where: cardFilter }),
    attachEnergy: object<Forbid<"attachEnergy">>()({
      forbid: z.literal("attachEnergy"),
      who: whoOrBoth,
      to: pokemonSelector.optional(),
      where: cardFilter.optional(),
    }),
    takePrizes: player,
    drawExtra: player,
    moveByEffects: object<Forbid<"moveByEffects">>()({
      forbid: z.literal("moveByEffects"),
      cards: z.union([
        z.strictObject({ zone: words<"hand" | "deck">({ hand: true, deck: true }), of: who }).readonly(),
        z.strictObject({ energyOn: pokemonSelector, where: cardFilter.optional() }).readonly(),
        z.literal("this"),
      ]),
      to: z.array(words<GuardedFrom>({ hand: true, deck: true, discard: true, lostZone: true })).readonly(),
      from: words<"opponent" | "both">({ opponent: true, both: true }),
      by: cardFilter.optional(),
    }),
  });
});

type Suppresses = Extract<Modifier, { readonly suppress: string }>;

const suppresses: z.ZodType<Suppresses> = z.lazy(() =>
  object<Suppresses>()({
    suppress: words<Suppresses["suppress"]>({
      abilities: true,
      tools: true,
      specialEnergy: true,
      weakness: true,
      resistance: true,
      "Pokémon Powers": true,
      "Poké-Powers": true,
      "Poké-Bodies": true,
    }),
    on: pokemonSelector,
    except: text.optional(),
    everywhere: flag,
  }),
);

type Permit<W> = Variant<Modifier, "permit", W>;
type Permits = Extract<Modifier, { readonly permit: string }>;

const permits: z.ZodType<Permits> = z.lazy(() => {
  const lifts = object<Permit<"evolveThisTurn">>()({
    permit: words<Permit<"evolveThisTurn">["permit"]>({
      evolveThisTurn: true,
      evolveFirstTurn: true,
      playEarlyToEvolve: true,
      startActive: true,
      attackFirstTurn: true,
      retreatAgain: true,
      attackWhileAsleep: true,
      attackWhileParalyzed: true,
      extraSupporter: true,
      attackTwice: true,
      ownAttackTwice: true,
      attachTwoEnergy: true,
      attackFromBench: true,
      megaKeepsTurn: true,
      supporterFirstTurn: true,
      reflipAttackCoins: true,
    }),
    on: pokemonSelector.optional(),
    who: who.optional(),
  });
  return byWord<Permits, "permit">("permit", {
    evolveThisTurn: lifts,
    evolveFirstTurn: lifts,
    playEarlyToEvolve: lifts,
    startActive: lifts,
    attackFirstTurn: lifts,
    retreatAgain: lifts,
    attackWhileAsleep: lifts,
    attackWhileParalyzed: lifts,
    extraSupporter: lifts,
    attackTwice: lifts,
    ownAttackTwice: lifts,
    attachTwoEnergy: lifts,
    attackFromBench: lifts,
    megaKeepsTurn: lifts,
    supporterFirstTurn: lifts,
    reflipAttackCoins: lifts,
    useAttacksOf: object<Permit<"useAttacksOf">>()({
      permit: z.literal("useAttacksOf"),
      on: pokemonSelector,
      of: z.union([
        z.literal("previousEvolutions"),
        z.strictObject({ pokemon: pokemonSelector }).readonly(),
        z.strictObject({ attached: z.literal("tool") }).readonly(),
        z.strictObject({ cards: cardSelector }).readonly(),
      ]),
      payCost: z.boolean(),
    }),
    evolveInto: object<Permit<"evolveInto">>()({ permit: z.literal("evolveInto"), on: pokemonSelector, where: cardFilter }),
  });
});

type Replace<W> = Variant<Modifier, "replace", W>;
type Replaces = Extract<Modifier, { readonly replace: string }>;

const replaces: z.ZodType<Replaces> = z.lazy(() =>
  byWord<Replaces, "replace">("replace", {
    knockOut: object<Replace<"knockOut">>()({
      replace: z.literal("knockOut"),
      on: pokemonSelector,
      byAttackOf: side.optional(),
      fullHpOnly: flag,
      flip: flag,
      remainingHp: whole,
      then: instructions.optional(),
    }),
    discardOnKnockOut: object<Replace<"discardOnKnockOut">>()({
      replace: z.literal("discardOnKnockOut"),
      on: pokemonSelector,
      byAttackOf: side.optional(),
      cards: words<"pokemon" | "energy">({ pokemon: true, energy: true }),
      to: words<"hand" | "lostZone" | "deck">({ hand: true, lostZone: true, deck: true }),
    }),
    discardFromPlay: object<Replace<"discardFromPlay">>()({
      replace: z.literal("discardFromPlay"),
      to: z.literal("hand"),
    }),
  }),
);

type Waits = Extract<Modifier, { readonly trigger: unknown }>;

export const modifier: z.ZodType<Modifier> = z.lazy(() =>
  byKey<Modifier>({
    modify: modifies,
    prevent: prevents,
    forbid: forbids,
    suppress: suppresses,
    permit: permits,
    replace: replaces,
    trigger: object<Waits>()({ trigger: triggered }),
  }),
);
