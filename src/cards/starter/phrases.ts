import type { EnergyType, SpecialCondition } from "@/engine/pokemon/card";
import type {
  AbilityEffect,
  Activated,
  Amount,
  CardFilter,
  CardSelector,
  Condition,
  Continuous,
  Count,
  Destination,
  Duration,
  Instruction,
  Modifier,
  PokemonFilter,
  PokemonSelector,
  Side,
  Triggered,
  Who,
} from "@/engine/pokemon/effects/language";

/** Short names for what printed texts say again and again, so that a card reads like its text. */

// Pokémon
export const self: PokemonSelector = { pokemon: "self" };
export const defending: PokemonSelector = { pokemon: "active", side: "opponents" };
export const attacker: PokemonSelector = { pokemon: "event", role: "cause" };
export const bothActive: PokemonSelector = { pokemon: "all", side: "both", place: "active" };
export const yours = (count: Count, where?: PokemonFilter): PokemonSelector => choose("yours", "inPlay", count, where);
export const yourBenched = (count: Count): PokemonSelector => choose("yours", "bench", count);
export const theirs = (count: Count): PokemonSelector => choose("opponents", "inPlay", count);
export const theirBenched = (count: Count): PokemonSelector => choose("opponents", "bench", count);
export const each = (side: Side, place: "bench" | "inPlay" = "inPlay", where?: PokemonFilter): PokemonSelector => ({
  pokemon: "all",
  side,
  place,
  ...(where && { where }),
});
/** One of your Pokémon, spoken of again as `bound(binding)`. */
export const yourChosen = (binding: number, where?: PokemonFilter): PokemonSelector => ({
  pokemon: "choose",
  side: "yours",
  place: "inPlay",
  count: 1,
  ...(where && { where }),
  bind: binding,
});
/** Another of your Pokémon than the bound one. */
export const yourOther = (binding: number): PokemonSelector => ({
  pokemon: "choose",
  side: "yours",
  place: "inPlay",
  count: 1,
  except: binding,
});
export const bound = (binding: number): PokemonSelector => ({ pokemon: "bound", binding });

function choose(side: Side, place: "bench" | "inPlay", count: Count, where?: PokemonFilter): PokemonSelector {
  return { pokemon: "choose", side, place, count, ...(where && { where }) };
}

export const withEnergy = (type: EnergyType): PokemonFilter => ({ energy: { type, atLeast: 1 } });

// Cards
export const basicPokemon: CardFilter = { category: "Pokémon", stages: ["Basic"] };
export const anyPokemon: CardFilter = { category: "Pokémon" };
export const basicEnergies: CardFilter = { category: "Energy", energyKind: "Basic" };
export const energyOf = (type: EnergyType): CardFilter => ({ category: "Energy", types: [type] });
export const supporters: CardFilter = { category: "Trainer", trainerKinds: ["Supporter"] };
export const items: CardFilter = { category: "Trainer", trainerKinds: ["Item"] };

export const fromDeck = (count: Count, where?: CardFilter, bind?: number): CardSelector => fromZone("deck", count, where, bind);
export const fromHand = (count: Count, where?: CardFilter, bind?: number): CardSelector => fromZone("hand", count, where, bind);
export const fromDiscard = (count: Count, where?: CardFilter): CardSelector => fromZone("discard", count, where);
export const handOf = (of: Who): CardSelector => ({ cards: "all", zone: "hand", of });
export const topOf = (of: Who, count: Amount, bind?: number): CardSelector => ({ cards: "top", of, count, ...(bind && { bind }) });
/** Chosen among the looked-at cards of a binding. */
export const among = (binding: number, count: Count, where?: CardFilter): CardSelector => ({
  cards: "choose",
  from: { binding },
  count,
  ...(where && { where }),
});
export const rest = (binding: number): CardSelector => ({ cards: "rest", binding });
export const energyOn = (to: PokemonSelector, count: Count = 1, type?: EnergyType): CardSelector => ({
  cards: "attached",
  to,
  what: "energy",
  count,
  ...(type && { where: { types: [type] } }),
});
export const toolsOn = (to: PokemonSelector): CardSelector => ({ cards: "attached", to, what: "tool", count: "all" });

function fromZone(zone: "deck" | "hand" | "discard", count: Count, where?: CardFilter, bind?: number): CardSelector {
  return { cards: "choose", from: { zone, of: "you" }, count, ...(where && { where }), ...(bind && { bind }) };
}

// Coins and conditions
export const heads: Amount = { count: "heads" };
export const flip = (coins: Amount | "untilTails"): Instruction => ({ do: "flip", coins });
export const ifHeads = (...steps: readonly Instruction[]): Instruction => ({ do: "flip", coins: 1, heads: steps });
export const ifTails = (...steps: readonly Instruction[]): Instruction => ({ do: "flip", coins: 1, tails: steps });
export const noTails: Condition = { if: "compare", left: { count: "tails" }, is: "=", right: 0 };
export const bothHeads: Condition = { if: "compare", left: heads, is: ">=", right: 2 };
export const repeat = (times: Amount, ...steps: readonly Instruction[]): Instruction => ({ do: "repeat", times, steps });
export const when = (condition: Condition, ...steps: readonly Instruction[]): Instruction => ({ do: "if", when: condition, then: steps });
export const is = (pokemon: PokemonSelector, where?: PokemonFilter): Condition => ({ if: "pokemon", is: pokemon, ...(where && { where }) });
export const isActive: Condition = { if: "place", pokemon: self, is: "active" };
/** "If you … any cards in this way". */
export const done = (binding: number): Condition => ({ if: "bound", binding });
export const thatCardIs = (binding: number, where: CardFilter): Condition => ({ if: "cards", are: { cards: "bound", binding }, where });
/** "You may … . If you do, …". */
export const may = (steps: readonly Instruction[], ...ifDone: readonly Instruction[]): Instruction => ({
  do: "may",
  steps,
  ...(ifDone.length > 0 && { ifDone }),
});
export const ifYouDo = (steps: readonly Instruction[], ...next: readonly Instruction[]): Instruction => ({
  do: "ifYouDo",
  steps,
  then: next,
});

// Damage
export const more = (amount: Amount): Instruction => ({ do: "attackDamage", change: "more", amount });
export const less = (amount: Amount): Instruction => ({ do: "attackDamage", change: "less", amount });
export const times = (amount: Amount): Instruction => ({ do: "attackDamage", change: "times", amount });
export const per = (amount: number, counted: Amount): Amount => ({ multiply: [amount, counted] });
export const nothing: Instruction = { do: "attackDoesNothing" };
export const ignoring = (...what: readonly ("Weakness" | "Resistance" | "effects")[]): Instruction => ({ do: "ignore", what });
export const damage = (amount: number, to: PokemonSelector): Instruction => ({ do: "damage", amount, to });
export const recoil = (amount: number): Instruction => damage(amount, self);
export const counters = (count: Amount, on: PokemonSelector): Instruction => ({ do: "putCounters", count, on });
export const heal = (amount: number | "all", on: PokemonSelector): Instruction => ({ do: "heal", amount, on });
export const countersOn = (on: PokemonSelector): Amount => ({ count: "damageCounters", on });
export const energyCount = (on: PokemonSelector, type?: EnergyType): Amount => ({ count: "energy", on, ...(type && { type }) });

// Special Conditions
export const afflict = (condition: SpecialCondition, pokemon: PokemonSelector = defending): Instruction => ({
  do: "afflict",
  condition,
  pokemon,
});
export const cure = (pokemon: PokemonSelector): Instruction => ({ do: "cure", pokemon });

// Cards that move
export const draw = (count: number, who?: Who): Instruction => ({ do: "draw", count, ...(who && { who }) });
export const move = (cards: CardSelector, destination: Destination): Instruction => ({ do: "move", cards, destination });
export const reveal = (cards: CardSelector, destination: Destination): Instruction => ({ do: "move", cards, destination, reveal: true });
export const look = (cards: CardSelector): Instruction => ({ do: "look", cards });
export const attach = (cards: CardSelector, to: PokemonSelector): Instruction => ({ do: "attach", cards, to });
export const discard = (cards: CardSelector): Instruction => move(cards, { to: "discard" });
export const hand: Destination = { to: "hand" };
export const bench: Destination = { to: "bench" };
export const shuffledIn: Destination = { to: "deck", place: "shuffled" };
export const deckTop: Destination = { to: "deck", place: "top" };

// Switching
/** You switch your Active Pokémon. */
export const switchOut: Instruction = { do: "switch", side: "yours", chooser: "you" };
/** You choose one of the opponent's Benched Pokémon to come in. */
export const dragIn: Instruction = { do: "switch", side: "opponents", chooser: "you" };
/** The opponent chooses whom to switch in. */
export const driveOut: Instruction = { do: "switch", side: "opponents", chooser: "opponent" };

// Lasting changes
export const lasting = (duration: Duration, change: Modifier): Instruction => ({ do: "lasting", change, duration });
export const cannotRetreat = lasting("opponentsNextTurn", { forbid: "retreat", on: defending });
export const cannotAttack = lasting("opponentsNextTurn", { forbid: "attack", on: defending });
export const mustFlipToAttack = lasting("opponentsNextTurn", { forbid: "attack", on: defending, unless: "heads" });
export const cannotAttackNextTurn = (attack?: string): Instruction =>
  lasting("yourNextTurn", { forbid: "attack", on: self, ...(attack && { attack }) });
export const strongerNextTurn = (attack: string, amount: number): Instruction =>
  lasting("yourNextTurn", { modify: "damageDone", by: self, attack, amount, sign: "+" });
export const shielded = lasting("opponentsNextTurn", { prevent: "damageAndEffects", on: self, from: { side: "both" } });
export const undamaged = (atMost?: number): Instruction =>
  lasting("opponentsNextTurn", { prevent: "damage", on: self, from: { side: "both" }, ...(atMost && { atMost }) });

// Abilities, Tools, Stadiums
export const always = (change: Modifier, condition?: Condition): Continuous => ({
  kind: "continuous",
  change,
  ...(condition && { while: condition }),
});
export const onceATurn = (use: Omit<Activated, "kind" | "limit">): AbilityEffect => ({ kind: "activated", limit: "oncePerTurn", ...use });
export const asOftenAsYouLike = (use: Omit<Activated, "kind" | "limit">): AbilityEffect => ({ kind: "activated", ...use });
/** "If this Pokémon is your Active Pokémon and is damaged by an opponent's attack (even if it is Knocked Out), …" */
export const whenDamaged = (...steps: readonly Instruction[]): Triggered => ({
  kind: "triggered",
  on: { event: "damagedByAttack", subject: "self", from: "opponents", evenIfKnockedOut: true, whileActive: true },
  steps,
});
