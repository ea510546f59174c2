import { z } from "zod";
import { ENERGY_TYPES, MARKS, SPECIAL_CONDITIONS, STAGES, TRAINER_KINDS } from "@/engine/pokemon/card";
import type {
  Amount,
  CardFilter,
  CardSelector,
  Condition,
  Count,
  Destination,
  Extreme,
  HistoryEvent,
  PokemonFilter,
  PokemonSelector,
  PowerKind,
  Side,
  Who,
  Zone,
} from "@/engine/pokemon/effects/language";
import { byKey, byWord, object, type Variant, words } from "./exact";

export const list = <T>(item: z.ZodType<T>): z.ZodType<readonly T[]> => z.array(item).readonly();
export const text = z.string().min(1);
export const flag = z.boolean().optional();
export const whole = z.int();
export const binding = z.int().positive();
export const energyType = z.enum(ENERGY_TYPES);
export const specialCondition = z.enum(SPECIAL_CONDITIONS);
export const mark = z.enum(MARKS);
export const stage = z.enum(STAGES);
export const trainerKind = z.enum(TRAINER_KINDS);
export const who = words<Who>({ you: true, opponent: true });
export const whoOrBoth = words<Who | "both">({ you: true, opponent: true, both: true });
export const side = words<Side>({ yours: true, opponents: true, both: true });
export const oneSide = words<"yours" | "opponents">({ yours: true, opponents: true });
const place = words<"active" | "bench" | "inPlay">({ active: true, bench: true, inPlay: true });
export const zone = words<Zone>({ deck: true, hand: true, discard: true, prizes: true, lostZone: true });

const range = z.strictObject({ atMost: whole.optional(), atLeast: whole.optional() }).readonly();

export const pokemonFilter: z.ZodType<PokemonFilter> = z.lazy(() =>
  object<PokemonFilter>()({
    names: list(text).optional(),
    nameContains: text.optional(),
    types: list(energyType).optional(),
    stages: list(stage).optional(),
    evolution: flag,
    evolvesFrom: text.optional(),
    under: text.optional(),
    marks: list(mark).optional(),
    ruleBox: flag,
    damaged: flag,
    conditions: list(specialCondition).optional(),
    energy: z.strictObject({ where: cardFilter.optional(), type: energyType.optional(), atLeast: whole }).readonly().optional(),
    tool: flag,
    hasAbility: z.union([z.boolean(), text]).optional(),
    powers: list(words<PowerKind>({ "Pokémon Power": true, "Poké-Power": true, "Poké-Body": true })).optional(),
    hasAttack: text.optional(),
    hasAncientTrait: text.optional(),
    remainingHp: range.optional(),
    damageCounters: range.optional(),
    maxHp: range.optional(),
    retreatCost: range.optional(),
    weakness: energyType.optional(),
    resistance: z.union([energyType, z.literal("any")]).optional(),
    cameIntoPlayThisTurn: flag,
    not: pokemonFilter.optional(),
    anyOf: list(pokemonFilter).optional(),
  }),
);

const nameReference = z.union([z.strictObject({ binding }).readonly(), z.literal("self")]);

export const cardFilter: z.ZodType<CardFilter> = z.lazy(() =>
  object<CardFilter>()({
    category: words<"Pokémon" | "Trainer" | "Energy">({ Pokémon: true, Trainer: true, Energy: true }).optional(),
    names: list(text).optional(),
    nameContains: text.optional(),
    trainerKinds: list(trainerKind).optional(),
    energyKind: words<"Basic" | "Special">({ Basic: true, Special: true }).optional(),
    types: list(energyType).optional(),
    stages: list(stage).optional(),
    evolution: flag,
    evolvesFrom: z.union([text, z.strictObject({ binding }).readonly()]).optional(),
    sameNameAs: nameReference.optional(),
    sameTypeAs: z.union([z.strictObject({ binding }).readonly(), z.literal("event")]).optional(),
    marks: list(mark).optional(),
    ruleBox: flag,
    hp: range.optional(),
    retreatCost: range.optional(),
    hasAbility: z.union([z.boolean(), text]).optional(),
    hasAttack: text.optional(),
    resistance: energyType.optional(),
    not: cardFilter.optional(),
    anyOf: list(cardFilter).optional(),
  }),
);

export const amount: z.ZodType<Amount> = z.lazy(() =>
  byKey<Amount>(
    {
      count: counted,
      multiply: object<{ readonly multiply: readonly [Amount, Amount] }>()({ multiply: pair }),
      add: object<{ readonly add: readonly [Amount, Amount] }>()({ add: pair }),
      subtract: object<{ readonly subtract: readonly [Amount, Amount] }>()({ subtract: pair }),
      atMost: object<{ readonly atMost: readonly [Amount, Amount] }>()({ atMost: pair }),
      half: object<{ readonly half: Amount; readonly round: "up" | "down" }>()({
        half: amount,
        round: words<"up" | "down">({ up: true, down: true }),
      }),
      counters: object<{ readonly counters: Amount }>()({ counters: amount }),
    },
    whole,
  ),
);
const pair: z.ZodType<readonly [Amount, Amount]> = z.tuple([amount, amount]).readonly();

type Counted = Extract<Amount, { readonly count: string }>;
type CountOf<W> = Variant<Counted, "count", W>;

export const counted: z.ZodType<Counted> = z.lazy(() => {
  const coins = object<CountOf<"heads">>()({ count: words<"heads" | "tails">({ heads: true, tails: true }) });
  const prizes = object<CountOf<"prizesTaken">>()({
    count: words<"prizesTaken" | "prizesLeft">({ prizesTaken: true, prizesLeft: true }),
    of: whoOrBoth,
  });
  const feature = object<CountOf<"hp">>()({
    count: words<"retreatCost" | "hp" | "remainingHp" | "conditions">({ retreatCost: true, hp: true, remainingHp: true, conditions: true }),
    of: pokemonSelector,
  });
  return byWord<Counted, "count">("count", {
    heads: coins,
    tails: coins,
    pokemon: object<CountOf<"pokemon">>()({ count: z.literal("pokemon"), in: pokemonSelector }),
    energy: object<CountOf<"energy">>()({
      count: z.literal("energy"),
      on: pokemonSelector,
      type: energyType.optional(),
      where: cardFilter.optional(),
      cards: flag,
    }),
    extraEnergy: object<CountOf<"extraEnergy">>()({ count: z.literal("extraEnergy"), type: energyType.optional() }),
    damageCounters: object<CountOf<"damageCounters">>()({ count: z.literal("damageCounters"), on: pokemonSelector }),
    tools: object<CountOf<"tools">>()({ count: z.literal("tools"), on: pokemonSelector }),
    cards: object<CountOf<"cards">>()({ count: z.literal("cards"), zone, of: whoOrBoth, where: cardFilter.optional() }),
    prizesTaken: prizes,
    prizesLeft: prizes,
    bound: object<CountOf<"bound">>()({
      count: z.literal("bound"),
      binding,
      where: cardFilter.optional(),
      energy: z.union([energyType, z.literal("any")]).optional(),
    }),
    retreatCost: feature,
    hp: feature,
    remainingHp: feature,
    conditions: feature,
    damageDone: object<CountOf<"damageDone">>()({ count: z.literal("damageDone") }),
    chosen: object<CountOf<"chosen">>()({ count: z.literal("chosen"), binding }),
    damageTakenLastTurn: object<CountOf<"damageTakenLastTurn">>()({ count: z.literal("damageTakenLastTurn"), of: pokemonSelector }),
    types: object<CountOf<"types">>()({
      count: z.literal("types"),
      of: z.union([z.strictObject({ pokemon: pokemonSelector }).readonly(), z.strictObject({ cards: cardSelector }).readonly()]),
    }),
    history: object<CountOf<"history">>()({ count: z.literal("history"), event: historyEvent }),
  });
});

export const count: z.ZodType<Count> = z.lazy(() =>
  byKey<Count>(
    {
      upTo: object<{ readonly upTo: Amount }>()({ upTo: amount }),
      count: amount,
      multiply: amount,
      add: amount,
      subtract: amount,
      atMost: amount,
      half: amount,
      counters: amount,
    },
    z.union([whole, words<"any" | "all">({ any: true, all: true })]),
  ),
);

const extreme = object<Extreme>()({
  is: words<Extreme["is"]>({ most: true, least: true }),
  of: words<Extreme["of"]>({ remainingHp: true, damageCounters: true }),
});

type SelectorOf<W> = Variant<PokemonSelector, "pokemon", W>;

export const pokemonSelector: z.ZodType<PokemonSelector> = z.lazy(() =>
  byWord<PokemonSelector, "pokemon">("pokemon", {
    each: object<SelectorOf<"each">>()({ pokemon: z.literal("each") }),
    self: object<SelectorOf<"self">>()({ pokemon: z.literal("self") }),
    active: object<SelectorOf<"active">>()({ pokemon: z.literal("active"), side: oneSide }),
    bound: object<SelectorOf<"bound">>()({ pokemon: z.literal("bound"), binding, where: pokemonFilter.optional() }),
    event: object<SelectorOf<"event">>()({
      pokemon: z.literal("event"),
      role: words<"subject" | "cause">({ subject: true, cause: true }),
    }),
    all: object<SelectorOf<"all">>()({
      pokemon: z.literal("all"),
      side,
      place,
      where: pokemonFilter.optional(),
      except: z.literal("self").optional(),
      extreme: extreme.optional(),
    }),
    choose: object<SelectorOf<"choose">>()({
      pokemon: z.literal("choose"),
      side,
      place,
      count,
      where: pokemonFilter.optional(),
      except: z.union([z.literal("self"), binding]).optional(),
      by: who.optional(),
      bind: binding.optional(),
      extreme: extreme.optional(),
    }),
  }),
);

type CardsOf<W> = Variant<CardSelector, "cards", W>;

export const cardSelector: z.ZodType<CardSelector> = z.lazy(() =>
  byWord<CardSelector, "cards">("cards", {
    self: object<CardsOf<"self">>()({ cards: z.literal("self") }),
    bound: object<CardsOf<"bound">>()({ cards: z.literal("bound"), binding, where: cardFilter.optional() }),
    rest: object<CardsOf<"rest">>()({ cards: z.literal("rest"), binding }),
    all: object<CardsOf<"all">>()({ cards: z.literal("all"), zone, of: who, where: cardFilter.optional(), bind: binding.optional() }),
    top: object<CardsOf<"top">>()({
      cards: z.literal("top"),
      of: who,
      count: amount,
      upTo: z.boolean().optional(),
      bind: binding.optional(),
    }),
    bottom: object<CardsOf<"bottom">>()({ cards: z.literal("bottom"), of: who, count: amount, bind: binding.optional() }),
    topUntil: object<CardsOf<"topUntil">>()({
      cards: z.literal("topUntil"),
      of: who,
      where: cardFilter,
      count: amount,
      bind: binding.optional(),
    }),
    random: object<CardsOf<"random">>()({ cards: z.literal("random"), zone, of: who, count: amount, bind: binding.optional() }),
    choose: object<CardsOf<"choose">>()({
      cards: z.literal("choose"),
      from: z.union([z.strictObject({ zone, of: who }).readonly(), z.strictObject({ binding }).readonly()]),
      count,
      where: cardFilter.optional(),
      except: binding.optional(),
      by: who.optional(),
      bind: binding.optional(),
      unseen: flag,
      alike: words<"differentNames" | "differentTypes" | "sameName" | "sameType">({
        differentNames: true,
        differentTypes: true,
        sameName: true,
        sameType: true,
      }).optional(),
      oneOfEach: list(cardFilter).optional(),
    }),
    attached: object<CardsOf<"attached">>()({
      cards: z.literal("attached"),
      to: pokemonSelector,
      what: words<"energy" | "tool" | "any">({ energy: true, tool: true, any: true }),
      count,
      where: cardFilter.optional(),
      by: who.optional(),
      bind: binding.optional(),
    }),
    stadium: object<CardsOf<"stadium">>()({ cards: z.literal("stadium"), where: cardFilter.optional() }),
    event: object<CardsOf<"event">>()({ cards: z.literal("event") }),
  }),
);

export const destination: z.ZodType<Destination> = z.lazy(() => {
  const pile = object<Variant<Destination, "to", "hand">>()({
    to: words<"hand" | "discard" | "lostZone" | "prizes">({ hand: true, discard: true, lostZone: true, prizes: true }),
  });
  return byWord<Destination, "to">("to", {
    hand: pile,
    discard: pile,
    lostZone: pile,
    prizes: pile,
    deck: object<Variant<Destination, "to", "deck">>()({
      to: z.literal("deck"),
      place: words<"top" | "bottom" | "shuffled">({ top: true, bottom: true, shuffled: true }),
      order: z.union([who, z.literal("random")]).optional(),
    }),
    bench: object<Variant<Destination, "to", "bench">>()({ to: z.literal("bench"), side: oneSide.optional() }),
    active: object<Variant<Destination, "to", "active">>()({ to: z.literal("active") }),
  });
});

type ConditionOf<W> = Variant<Condition, "if", W>;

export const condition: z.ZodType<Condition> = z.lazy(() =>
  byKey<Condition>({
    if: plainCondition,
    not: object<{ readonly not: Condition }>()({ not: condition }),
    all: object<{ readonly all: readonly Condition[] }>()({ all: list(condition) }),
    any: object<{ readonly any: readonly Condition[] }>()({ any: list(condition) }),
  }),
);

type PlainCondition = Extract<Condition, { readonly if: string }>;

const plainCondition: z.ZodType<PlainCondition> = z.lazy(() => {
  const used = object<ConditionOf<"gxUsed">>()({ if: words<"gxUsed" | "vstarUsed">({ gxUsed: true, vstarUsed: true }), by: who });
  return byWord<PlainCondition, "if">("if", {
    compare: object<ConditionOf<"compare">>()({
      if: z.literal("compare"),
      left: amount,
      is: words<"=" | "<" | ">" | "<=" | ">=">({ "=": true, "<": true, ">": true, "<=": true, ">=": true }),
      right: amount,
    }),
    pokemon: object<ConditionOf<"pokemon">>()({ if: z.literal("pokemon"), is: pokemonSelector, where: pokemonFilter.optional() }),
    place: object<ConditionOf<"place">>()({
      if: z.literal("place"),
      pokemon: pokemonSelector,
      is: words<"active" | "bench">({ active: true, bench: true }),
    }),
    cards: object<ConditionOf<"cards">>()({ if: z.literal("cards"), are: cardSelector, where: cardFilter.optional() }),
    stadium: object<ConditionOf<"stadium">>()({ if: z.literal("stadium"), name: text.optional(), of: who.optional() }),
    history: object<ConditionOf<"history">>()({ if: z.literal("history"), event: historyEvent }),
    bound: object<ConditionOf<"bound">>()({ if: z.literal("bound"), binding, where: cardFilter.optional() }),
    turn: object<ConditionOf<"turn">>()({
      if: z.literal("turn"),
      is: words<"yours" | "opponents" | "firstOfGame" | "yourFirst">({ yours: true, opponents: true, firstOfGame: true, yourFirst: true }),
      goingSecond: flag,
    }),
    taken: object<ConditionOf<"taken">>()({ if: z.literal("taken"), as: words<"turnsDraw" | "prize">({ turnsDraw: true, prize: true }) }),
    energyInCost: object<ConditionOf<"energyInCost">>()({ if: z.literal("energyInCost"), extra: list(energyType) }),
    gxUsed: used,
    vstarUsed: used,
  });
});

type Happened<W> = Variant<HistoryEvent, "happened", W>;

const historyEvent: z.ZodType<HistoryEvent> = z.lazy(() => {
  const during = words<HistoryEvent["during"]>({ thisTurn: true, opponentsLastTurn: true, yourLastTurn: true, match: true });
  const selfOrWho = z.union([z.literal("self"), who]);
  const moved = object<Happened<"cameIntoPlay">>()({
    during,
    happened: words<Happened<"cameIntoPlay">["happened"]>({
      movedToActive: true,
      movedToBench: true,
      cameIntoPlay: true,
      wasDamaged: true,
    }),
    pokemon: selfOrWho,
  });
  const done = object<Happened<"retreated">>()({
    during,
    happened: words<Happened<"retreated">["happened"]>({ retreated: true, tookPrize: true }),
    by: who,
  });
  return byWord<HistoryEvent, "happened">("happened", {
    knockedOut: object<Happened<"knockedOut">>()({
      during,
      happened: z.literal("knockedOut"),
      side,
      where: pokemonFilter.optional(),
      byAttack: flag,
    }),
    played: object<Happened<"played">>()({ during, happened: z.literal("played"), by: who, where: cardFilter }),
    usedAttack: object<Happened<"usedAttack">>()({
      during,
      happened: z.literal("usedAttack"),
      by: selfOrWho,
      attack: text.optional(),
      where: pokemonFilter.optional(),
      except: z.literal("self").optional(),
    }),
    evolved: object<Happened<"evolved">>()({ during, happened: z.literal("evolved"), pokemon: selfOrWho, from: text.optional() }),
    movedToActive: moved,
    movedToBench: moved,
    cameIntoPlay: moved,
    wasDamaged: moved,
    healed: object<Happened<"healed">>()({ during, happened: z.literal("healed"), pokemon: selfOrWho }),
    retreated: done,
    tookPrize: done,
    attachedEnergy: object<Happened<"attachedEnergy">>()({
      during,
      happened: z.literal("attachedEnergy"),
      to: selfOrWho,
      where: cardFilter.optional(),
    }),
    attachedTool: object<Happened<"attachedTool">>()({ during, happened: z.literal("attachedTool"), to: selfOrWho }),
    usedAbility: object<Happened<"usedAbility">>()({ during, happened: z.literal("usedAbility"), by: who, ability: text.optional() }),
  });
});
