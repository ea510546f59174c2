import type { Match } from "../match";
import type { Bound } from "../state/frames";
import { outset, someOf } from "./ahead";
import { amountOf } from "./amounts";
import { candidateCards, cardsOf } from "./cardSelectors";
import { unitsFor } from "./chooseCards";
import { inner } from "./compile/readings";
import { conditionHolds } from "./conditions";
import { foretold } from "./foretold";
import type { CardSelector, Instruction } from "./language";
import { mentionsOf } from "./mentions";
import type { Known, Leaf, LeafKind, LeafOf } from "./operation";
import { isLeaf, operations } from "./operations";
import { isOpen, isSeen, mayBeSome, someCards, someSelected } from "./possible";
import { furtherOn, type Scope, seatOf } from "./scope";
import { pokemonIn } from "./selectors";
import { givesUp, isEffect, isMeans, speaksOfEffect } from "./worth";

/**
 * What a text could come to, carried out from here by the rules: nothing, only what is paid or looked at for its sake, or an effect.
 * It is the one answer to what may be played, used and chosen (EFF-04, RUL-14); it never hangs on cards beyond `known`.
 */
export type Prospect = 0 | 1 | 2;
const NOTHING = 0;
const PAID = 1;
const EFFECT = 2;

/** What is used as a whole: its cost, and what it then does. */
export interface Usable {
  readonly cost?: readonly Instruction[] | undefined;
  readonly steps: readonly Instruction[];
}

/**
 * Whether its player may use a text now: its cost can be paid in full, and it could then have an effect (EFF-04, EFF-50).
 * @param played the card that leaves the hand for it, -1 for none
 */
export function mayBeUsed(m: Match, scope: Scope, { cost, steps }: Usable, played: number): boolean {
  const course = new Course(m, furtherOn(scope, outset(played)), "own");
  return (cost ?? []).every((step) => course.pays(step)) && course.isWorth(steps);
}

/** Whether a cost can be paid in full. */
export function mayBePaid(m: Match, scope: Scope, cost: readonly Instruction[], played: number): boolean {
  const course = new Course(m, furtherOn(scope, outset(played)), "own");
  return cost.every((step) => course.pays(step));
}

/**
 * Whether what steps give up for what hangs on them can be given up in full. A price is (CMP-1063); of what an attack does first a part will do
 * (EFF-50), unless it asks for the `whole` (CMP-2252).
 */
export function isAffordable(m: Match, scope: Scope, steps: readonly Instruction[], whole: boolean, known: Known): boolean {
  if (scope.kind === "attack" && !whole) return true;
  return steps.every((step) => step.do !== "move" || !givesUp(m, scope, step) || holdsEnough(m, scope, step.cards, known));
}

function isLook(step: Instruction, later: readonly Instruction[]): boolean {
  return (step.do === "look" || step.do === "reveal") && isMeans(step.cards, later);
}

/** Whether cards are looked at only for the sake of steps that everybody can see would come to nothing (EFF-42). */
export function isInVain(m: Match, scope: Scope, step: Instruction, later: readonly Instruction[]): boolean {
  return isLook(step, later) && new Course(m, scope, "public").walk([step, ...later]) !== EFFECT;
}

/** Whether the steps could change anything at all, payments and looks included. */
export function couldChange(m: Match, scope: Scope, steps: readonly Instruction[], known: Known): boolean {
  return new Course(m, scope, known).walk(steps) !== NOTHING;
}

/** Whether the steps are worth offering: for a Trainer card or an Ability they must come to an effect, in an attack to any change. */
export function isWorthOffering(m: Match, scope: Scope, steps: readonly Instruction[], known: Known): boolean {
  return new Course(m, scope, known).isWorth(steps);
}

/** Whether a choice that is held in the scope lets the steps that speak of it change something. */
export function isUseful(m: Match, scope: Scope, steps: readonly Instruction[], known: Known): boolean {
  return new Course(m, scope, known).isWorth(steps);
}

/** A step that was weighed, and whether it could be done. */
interface Weighed {
  readonly step: Leaf;
  readonly done: boolean;
  readonly paying: boolean;
}

/** A walk over the steps of a text that keeps what earlier steps certainly or possibly bring about. */
class Course {
  /** A cost is being weighed: what it brings about counts for what follows. */
  private paying = false;
  /** Luck may bring cards for which the text asks for what cannot be done. */
  private barred = false;

  /** The last step weighed, which has not been put into the scope yet: nothing may come after it. */
  private last: Weighed | null = null;

  constructor(
    private readonly m: Match,
    private before: Scope,
    private readonly known: Known,
    /** Bindings of cards that come as luck will have it. */
    private lucky: readonly number[] = NONE,
  ) {}

  /** The scope in which the next step is read. */
  private get scope(): Scope {
    const { last } = this;
    if (last) {
      this.last = null;
      this.before = foretold(this.m, this.before, last.step, last.done, this.known, last.paying);
    }
    return this.before;
  }

  private set scope(scope: Scope) {
    this.last = null;
    this.before = scope;
  }

  isWorth(steps: readonly Instruction[]): boolean {
    const [only] = steps;
    if (only && steps.length === 1 && isLeaf(only)) return this.could(only.do, only);
    const { kind } = this.scope;
    const prospect = this.walk(steps);
    if (kind !== "trainer" && kind !== "ability") return prospect !== NOTHING;
    if (this.barred) return false;
    return prospect === PAID ? !speaksOfEffect(this.m, this.scope, steps) : prospect !== NOTHING;
  }

  walk(steps: readonly Instruction[], after: readonly Instruction[] = NONE): Prospect {
    let best: Prospect = NOTHING;
    for (let place = 0; place < steps.length && best !== EFFECT; place++) {
      const step = steps[place];
      if (!step) continue;
      // Only a look, what holds one, and a Knock Out of its own are weighed by what comes after them; what hangs on a Knock Out makes it a price.
      const later = asksWhatFollows(step) ? [...steps.slice(place + 1), ...(step.do === "knockOut" ? NONE : after)] : NONE;
      best = larger(best, this.step(step, later));
    }
    return best;
  }

  /** Whether a step of a cost can be done in full. */
  pays(step: Instruction): boolean {
    if (step.do === "move" && !holdsEnough(this.m, this.scope, step.cards, this.known)) return false;
    this.paying = true;
    const prospect = this.step(step, []);
    this.paying = false;
    return prospect !== NOTHING;
  }

  private step(step: Instruction, later: readonly Instruction[]): Prospect {
    const { m, known } = this;
    switch (step.do) {
      case "if":
        if ("if" in step.when && step.when.if === "cards" && !someCards(m, this.scope, step.when.are, known))
          return this.walk(step.else ?? [], later);
        if (isOpen(this.scope, step.when, known)) {
          const then = this.aside(step.then, later);
          // CMP-1704: what must be done with a card that is turned over must be possible.
          if (then === NOTHING && mentionsOf(step.when).bindings.some((binding) => this.lucky.includes(binding))) this.barred = true;
          return larger(then, this.aside(step.else ?? [], later));
        }
        return this.walk(conditionHolds(m, this.scope, step.when) ? step.then : (step.else ?? []), later);
      case "may": {
        if (!isAffordable(m, this.scope, step.steps, false, known)) return this.aside(step.ifNot ?? [], later);
        const aside = this.copy();
        const done = aside.walk(step.steps, [...(step.ifDone ?? []), ...later]);
        return done === NOTHING ? this.aside(step.ifNot ?? [], later) : larger(done, aside.walk(step.ifDone ?? [], later));
      }
      case "ifYouDo": {
        // A price is paid in full (CMP-1063); of anything else a part will do.
        if (!isAffordable(m, this.scope, step.steps, step.otherwise !== undefined, known)) return this.walk(step.otherwise ?? [], later);
        const looked = step.steps.every((each) => (each.do === "look" || each.do === "reveal") && this.could(each.do, each));
        const done = this.walk(step.steps, [...step.then, ...later]);
        if (done === NOTHING && !looked) return this.walk(step.otherwise ?? [], later);
        return larger(larger(done, this.aside(step.otherwise ?? [], later)), this.walk(step.then, later));
      }
      case "flip":
        return larger(this.aside(step.heads ?? [], later), this.aside(step.tails ?? [], later));
      case "forEach":
        return this.forEach(step, later);
      case "repeat":
        return mayBeSome(m, this.scope, step.times, known) ? this.walk(step.steps, later) : NOTHING;
      case "beforeDamage":
        return this.walk(step.steps, later);
      case "chooseMode":
        return step.modes.reduce<Prospect>((best, mode) => larger(best, this.aside(mode, later)), NOTHING);
      default:
        return this.leaf(step.do, step, later);
    }
  }

  private leaf<K extends LeafKind>(kind: K, step: LeafOf<K>, later: readonly Instruction[]): Prospect {
    const done = this.could(kind, step);
    const effect = done && isEffect(this.m, this.scope, step, later);
    // What follows an effect need not be weighed any more.
    if (!effect || this.paying) this.last = { step, done, paying: this.paying };
    if (effect) return EFFECT;
    const lucky = luckyOf(step);
    if (lucky !== undefined) this.lucky = [...this.lucky, lucky];
    // What is looked at for the sake of what follows does nothing by itself.
    return done && !isLook(step, later) ? PAID : NOTHING;
  }

  private could<K extends LeafKind>(kind: K, step: LeafOf<K>): boolean {
    const { possible } = operations[kind];
    return !possible || possible(this.m, this.scope, step, this.known);
  }

  private forEach({ pokemon, steps }: Extract<Instruction, { do: "forEach" }>, later: readonly Instruction[]): Prospect {
    const each = pokemonIn(this.m, this.scope, pokemon);
    if (pokemon.pokemon === "choose" && pokemon.bind !== undefined) {
      const ids = each.map(({ id }) => id);
      this.bind(pokemon.bind, pokemon.count === "all" ? { kind: "pokemon", values: ids } : someOf("pokemon", ids));
    }
    if (each.length === 0) return someSelected(this.m, this.scope, pokemon) && steps.length > 0 ? EFFECT : NOTHING;
    return each.reduce<Prospect>((best, { id }) => {
      if (best === EFFECT) return best;
      const one = this.copy();
      one.scope = { ...one.scope, each: id };
      return larger(best, one.walk(steps, later));
    }, NOTHING);
  }

  /** Weighs steps that are perhaps not carried out; what they would bring about is forgotten. */
  private aside(steps: readonly Instruction[], later: readonly Instruction[]): Prospect {
    return steps.length === 0 ? NOTHING : this.copy().walk(steps, later);
  }

  private copy(): Course {
    return new Course(this.m, this.scope, this.known, this.lucky);
  }

  private bind(binding: number, bound: Bound): void {
    this.scope = { ...this.scope, bound: { ...this.scope.bound, [binding]: bound } };
  }
}

const NONE: readonly never[] = [];

/** The binding of cards that a step turns over. */
function luckyOf(step: Leaf): number | undefined {
  if (step.do !== "look" && step.do !== "reveal" && step.do !== "move") return undefined;
  const { cards } = step;
  return cards.cards === "top" || cards.cards === "bottom" || cards.cards === "random" ? cards.bind : undefined;
}

// Texts never change, so what a step is is worked out once.
const asking = new WeakMap<Instruction, boolean>();

function asksWhatFollows(step: Instruction): boolean {
  return asking.get(step) ?? workedOut(step);
}

function workedOut(step: Instruction): boolean {
  const asks = step.do === "look" || step.do === "reveal" || step.do === "knockOut" || inner(step).length > 0;
  asking.set(step, asks);
  return asks;
}

function larger(one: Prospect, other: Prospect): Prospect {
  return one > other ? one : other;
}

/** Whether as many cards as a cost names are there, or may be for all that its player knows. */
function holdsEnough(m: Match, scope: Scope, selector: CardSelector, known: Known): boolean {
  if (selector.cards !== "choose" && selector.cards !== "attached" && selector.cards !== "random" && selector.cards !== "top") return true;
  const { count } = selector;
  if (count === "any" || count === "all" || (typeof count === "object" && "upTo" in count)) return true;
  const needed = amountOf(m, scope, count);
  if (selector.cards === "attached")
    return candidateCards(m, scope, selector).reduce((sum, card) => sum + unitsFor(m, selector, card), 0) >= needed;
  const from = selector.cards === "choose" ? selector.from : null;
  const hidden = from && "zone" in from && !isSeen(from.zone, from.of, known);
  return (hidden ? cardsOf(m, scope, seatOf(scope, from.of), from.zone) : candidateCards(m, scope, selector)).length >= needed;
}
