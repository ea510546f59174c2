import { kindOf } from "../kinds";
import type { Continuous, Modifier, Trigger, Triggered } from "../language";
import type { Leaf } from "../operation";

/** The members of a union that may stand under this word. */
type Under<U, Tag extends string, Word> = U extends { readonly [K in Tag]: infer W } ? (Word extends W ? U : never) : never;
type Words<U, Tag extends string> = U extends { readonly [K in Tag]: infer W } ? Extract<W, string> : never;
type Parts<U, Tag extends string> = U extends unknown ? Exclude<keyof U, Tag> : never;

/**
 * Every word of a union with every part it may have, and whether a room of the engine carries that part out. A word or part that is added to
 * the language does not type-check until it stands here; one that is `false`, or unknown, is refused when the catalogue is made.
 */
type CarriedOut<U, Tag extends string> = {
  readonly [W in Words<U, Tag>]: { readonly [P in Parts<Under<U, Tag, W>, Tag>]: boolean };
};

const on = true;
const onPlayers = { who: true } as const;
/** Bans and permissions that touch Pokémon; only some of them say more. */
const forbidden = { on, attack: false, unless: false } as const;
const permitted = { on, who: true } as const;
const counters = { on, amount: true, sign: true } as const;
const preventsDamage = { on, from: true, atMost: true, atLeast: true, exactly: true } as const;
const preventsCards = { on, from: true, where: true } as const;
const suppressesPowers = { on, except: true, everywhere: false } as const;
const suppressesValue = { on, except: false, everywhere: false } as const;

const modify: CarriedOut<Modifier, "modify"> = {
  damageDone: { by: true, amount: true, sign: true, to: true, toActive: true, attack: true },
  baseDamage: { by: true, attack: true, set: true },
  damageTaken: { on, amount: true, sign: true, from: true, before: true },
  hp: { on, amount: true, sign: true },
  retreatCost: { on, amount: true, sign: true },
  attackCost: { on, attack: true, symbol: true, amount: true, sign: true },
  attackCostSet: { on, attack: true, cost: true },
  ignore: { by: true, what: true },
  coins: { who: true, as: true },
  checkupCoins: { on, condition: true, coins: true },
  healing: { on, times: true },
  types: { on, types: true, also: true },
  weakness: { on, set: true },
  resistance: { on, set: true },
  weaknessType: { on, type: true },
  weaknessTimes: { on, times: true },
  typeChosen: { on, binding: true },
  energyProvides: { on, where: true, units: true, instead: true, perUnit: true },
  poisonCounters: counters,
  burnCounters: counters,
  prizesForKnockOut: { of: true, amount: true, sign: true, byAttack: true, by: true },
  maxTools: { on, who: false, to: true },
  benchSize: { on: false, who: true, to: true },
};

const prevent: CarriedOut<Modifier, "prevent"> = {
  damage: { ...preventsDamage, flip: true },
  effects: { on, from: true, atMost: false, atLeast: false, exactly: false, flip: false },
  // One coin for both would have to be remembered; no card asks for it.
  damageAndEffects: { ...preventsDamage, flip: false },
  conditions: { on, conditions: true },
  trainerEffects: preventsCards,
  abilityEffects: preventsCards,
};

const forbid: CarriedOut<Modifier, "forbid"> = {
  attack: { on, attack: true, unless: true },
  retreat: forbidden,
  evolve: forbidden,
  evolveFromHand: forbidden,
  heal: forbidden,
  useAbilities: forbidden,
  beKnockedOut: forbidden,
  play: { who: true, where: true },
  attachEnergy: { who: true, to: true, where: true },
  takePrizes: onPlayers,
  drawExtra: onPlayers,
  moveByEffects: { cards: true, to: true, from: true, by: true },
};

const suppress: CarriedOut<Modifier, "suppress"> = {
  abilities: { on, except: true, everywhere: true },
  tools: { on, except: true, everywhere: false },
  specialEnergy: { on, except: false, everywhere: false },
  "Pokémon Powers": suppressesPowers,
  "Poké-Powers": suppressesPowers,
  "Poké-Bodies": suppressesPowers,
  weakness: suppressesValue,
  resistance: suppressesValue,
};

const permit: CarriedOut<Modifier, "permit"> = {
  evolveThisTurn: permitted,
  evolveFirstTurn: permitted,
  playEarlyToEvolve: { on: false, who: false },
  startActive: { on: false, who: false },
  attackFirstTurn: permitted,
  retreatAgain: permitted,
  attackWhileAsleep: permitted,
  attackWhileParalyzed: permitted,
  extraSupporter: permitted,
  attackTwice: permitted,
  ownAttackTwice: permitted,
  attachTwoEnergy: permitted,
  attackFromBench: permitted,
  supporterFirstTurn: permitted,
  reflipAttackCoins: permitted,
  megaKeepsTurn: permitted,
  useAttacksOf: { on, of: true, payCost: true },
  evolveInto: { on, where: true },
};

const replace: CarriedOut<Modifier, "replace"> = {
  knockOut: { on, byAttackOf: true, fullHpOnly: true, flip: true, remainingHp: true, then: true },
  discardOnKnockOut: { on, byAttackOf: true, cards: true, to: true },
  discardFromPlay: { to: true },
};

const changes: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, boolean>>>>>> = {
  modify,
  prevent,
  forbid,
  suppress,
  permit,
  replace,
};

const subject = true;
const moves = { subject } as const;
const edges = { of: true } as const;

const events: CarriedOut<Trigger, "event"> = {
  damagedByAttack: { subject, from: true, by: true, atLeast: true, evenIfKnockedOut: true, whileActive: true },
  knockedOut: { subject, byDamageFrom: true, byAttack: true },
  wouldBeKnockedOut: { subject, byAttack: true },
  played: { how: true, subject },
  putOntoBench: moves,
  evolves: moves,
  willEvolve: { subject, into: true },
  attachedEnergy: { subject, by: true, from: true, where: true },
  attached: { what: true, subject, by: true, from: true, where: true },
  movesToActive: moves,
  movesToBench: moves,
  retreats: moves,
  attacks: moves,
  betweenTurns: {},
  startOfTurn: edges,
  endOfTurn: edges,
  takesPrize: { by: true },
  plays: { by: true, where: true },
  discardedFromHand: moves,
  movedFromDeck: moves,
};

const lasting: { readonly [P in keyof Triggered]-?: boolean } = {
  kind: true,
  on: true,
  while: true,
  optional: true,
  // A delayed effect ends with its time; nothing counts how often it acted.
  limit: false,
  steps: true,
};

/** What may stand beside an attack or a Trainer card as a rule for using it. */
const usable: Readonly<Record<"attack" | "trainer", ReadonlySet<string>>> = {
  attack: new Set([
    "attackCost",
    "attackCostSet",
    "permit attackFirstTurn",
    "permit attackWhileAsleep",
    "permit attackWhileParalyzed",
    "permit attackFromBench",
  ]),
  trainer: new Set(["permit supporterFirstTurn"]),
};

/** Throws when the engine does not carry out a change, or a part of it. */
export function refuseUnknownChange(change: Modifier): void {
  if ("trigger" in change) {
    refuseParts(change.trigger, "kind", lasting, "lasting trigger");
    refuseEvent(change.trigger.on);
    return;
  }
  const tag = Object.keys(changes).find((one) => one in change) ?? "";
  refuseWord(change, tag, changes[tag] ?? {});
}

/** Throws when the engine does not carry out a triggered effect of a card. */
export function refuseUnknownTrigger({ on: trigger }: Triggered): void {
  refuseEvent(trigger);
  if ("subject" in trigger && trigger.subject === "defending")
    throw new Error(`only an attack's own trigger knows the Defending Pokémon ("${trigger.event}")`);
}

/** Throws when a step takes cards one after another that the engine would take all at once. */
export function refuseUnknownSelection(step: Leaf): void {
  const cards = Object.values(step).filter((part) => typeof part === "object" && part !== null && "cards" in part);
  if (step.do !== "move" && cards.some((part) => Reflect.get(part, "upTo") === true))
    throw new Error(`the engine does not know "upTo" of what "${step.do}" takes`);
}

/** Throws when the engine does not carry out a rule for using an attack or a Trainer card. */
export function refuseUnknownUsage(usage: readonly Continuous[], of: "attack" | "trainer"): void {
  for (const { change } of usage) {
    refuseUnknownChange(change);
    if (!usable[of].has(kindOf(change))) throw new Error(`the engine does not know "${kindOf(change)}" as a rule for using a card`);
  }
}

function refuseEvent(trigger: Trigger): void {
  refuseWord(trigger, "event", events);
}

function refuseWord(value: object, tag: string, table: Readonly<Record<string, Readonly<Record<string, boolean>>>>): void {
  const word: unknown = new Map<string, unknown>(Object.entries(value)).get(tag);
  const parts = typeof word === "string" && Object.hasOwn(table, word) ? table[word] : undefined;
  if (!parts) throw new Error(`the engine does not know ${JSON.stringify(value)}`);
  refuseParts(value, tag, parts, `"${String(word)}"`);
}

function refuseParts(value: object, tag: string, parts: Readonly<Record<string, boolean>>, name: string): void {
  for (const [part, item] of Object.entries(value))
    if (part !== tag && item !== undefined && parts[part] !== true) throw new Error(`the engine does not know "${part}" of ${name}`);
}
