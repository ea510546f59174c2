import { other, type Seat } from "@/kernel/game";
import type { By } from "../changes/change";
import { commit } from "../changes/commit";
import { preventions } from "../changes/replace";
import { isUnsettled } from "../effects/ahead";
import { candidateCards } from "../effects/cardSelectors";
import { changesOn } from "../effects/continuous";
import type { Amount, Instruction } from "../effects/language";
import { couldChange } from "../effects/prospect";
import { ANYTHING, either, foreseen, hull, type Range, type Reading, rangeOf } from "../effects/ranges";
import { chosen, readStep } from "../effects/readStep";
import { scopeOf } from "../effects/scope";
import { pokemonIn } from "../effects/selectors";
import { attackCode, type Match, placeOf, supposing } from "../match";
import type { AttackState } from "../state/frames";
import { hasCondition, thePokemon, topCardNumber } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { namesAttack, type UsableAttack } from "../turn/attacks";
import { calculateDamage, type DamageStep, type Ignoring } from "./damage";
import { newAttackState, ownDamage } from "./deal";

/** What an attack would do to the present Active Pokémon of the other player, as far as its user can tell. */
export interface ShownDamage {
  readonly least: number;
  /** Null where it has no bound ("until you get tails"). */
  readonly most: number | null;
  /** It would do damage, but an effect in force prevents it (EFF-20). */
  readonly prevented?: true;
  /** The card whose effect prevents it, or prevents some of what it may be. */
  readonly shield?: { readonly card: string };
  /** A coin decides whether the attack happens at all. */
  readonly mayFail?: true;
  /** How it comes about, where something changes the attack's own damage and the calculation is the same whatever is chosen. */
  readonly sum?: DamageSum;
}

/** The attack's own damage, and what changes it on the way to the other Pokémon, in the rules' order. */
export interface DamageSum {
  readonly least: number;
  readonly most: number;
  readonly steps: readonly DamageStep[];
}

/** More than any attack does. */
const NO_BOUND = 100_000;

/**
 * The least and most damage to the present opposing Active (ATK-03 to ATK-10, EFF-11 to EFF-20): the calculation of the attack, on the bounds of what
 * coins, counts and choices leave open. It hangs on nothing that its player may not see. Null where nothing can be told.
 */
export function shownDamage(m: Match, seat: Seat, { pokemon, card, attack }: UsableAttack): ShownDamage | null {
  const target = m.state.sides[other(seat)].active;
  if (!target) return null;
  const told = new Telling(m, seat, pokemon, attackCode(placeOf(m, card), attack.index), target, attack).told();
  const { damage, prevented, shield, sum } = told;
  const fails = mayFail(m, pokemon, attack);
  const [least, most] = fails ? [0, damage[1]] : damage;
  const why = {
    ...(shield !== null && { shield: { card: shield } }),
    ...(fails && most > 0 && { mayFail: true as const }),
    ...(sum !== null && { sum }),
  };
  if (most > NO_BOUND) return least === 0 ? null : { least, most: null, ...why };
  return most === 0 && prevented ? { least, most, prevented: true, ...why } : { least, most, ...why };
}

/** ATK-12, ED-02: a coin decides whether it happens at all. */
function mayFail(m: Match, pokemon: Pokemon, { attack }: UsableAttack["attack"]): boolean {
  if (hasCondition(pokemon, "Confused")) return true;
  // What bans it without a coin keeps it from being offered.
  return changesOn(m, "forbid attack", pokemon).some(({ change, amount }) => namesAttack(m, change.attack, amount, attack));
}

/** What the text has said of its damage: the parts of the calculation, each between its bounds. What is so or not lies between 0 and 1. */
interface Said {
  readonly reading: Reading;
  /** The board as it may be when the damage comes: what is done before it may have taken away what counts in it. */
  readonly boards: readonly Match[];
  readonly base: Range;
  readonly more: Range;
  readonly less: Range;
  /** Null where nothing multiplied it. */
  readonly times: Range | null;
  readonly multiplied: boolean;
  readonly ignores: Readonly<Record<"weakness" | "resistance" | "effects", Range>>;
  readonly nothing: Range;
  /** Damage beside the attack's own, which is done on the board as it is by then. */
  readonly besides: Besides;
}

type Besides = (board: Match) => Range;

const NO: Range = [0, 0];
const YES: Range = [1, 1];
const NONE: Said["ignores"] = { weakness: NO, resistance: NO, effects: NO };

/** Reads the text of an attack for its damage to one Pokémon. */
class Telling {
  private readonly by: By;
  private prevented = false;
  private shield: string | null = null;
  private sum: DamageSum | null = null;
  private before = false;

  constructor(
    private readonly m: Match,
    private readonly seat: Seat,
    private readonly attacker: Pokemon,
    private readonly code: number,
    private readonly target: Pokemon,
    private readonly compiled: UsableAttack["attack"],
  ) {
    this.by = { kind: "attack", seat, pokemon: attacker.id, source: topCardNumber(attacker), attacks: [code] };
  }

  told(): { readonly damage: Range; readonly prevented: boolean; readonly shield: string | null; readonly sum: DamageSum | null } {
    const { attacker, compiled, seat } = this;
    const attack = newAttackState(attacker.id, this.code, compiled.attack);
    const outset: Said = {
      reading: { scope: { ...scopeOf(seat, attacker.id, topCardNumber(attacker), "attack"), attack }, heads: NO, tails: NO, held: {} },
      boards: [this.m],
      base: [attack.base, attack.base],
      more: NO,
      less: NO,
      times: null,
      multiplied: attack.multiplied,
      ignores: NONE,
      nothing: NO,
      besides: () => NO,
    };
    const said = this.read(outset, compiled.telling);
    let besides = false;
    const [lower, upper] = said.boards
      .map((board) => {
        const more = said.besides(board);
        besides ||= more[1] > 0;
        return sum(this.ofAttack(board, said, attack), more);
      })
      .reduce(hull);
    const { nothing } = said;
    return {
      damage: [nothing[1] === 1 ? 0 : lower, nothing[0] === 1 ? 0 : upper],
      prevented: this.prevented,
      shield: this.shield,
      sum: besides || said.boards.length > 1 || nothing[0] === 1 ? null : this.sum,
    };
  }

  /** The attack's own damage on a board. */
  private ofAttack(board: Match, said: Said, attack: AttackState): Range {
    const attacker = thePokemon(board.state, this.attacker.id);
    const own = ([base, times, more, less]: readonly [number, number | null, number, number]) =>
      ownDamage(board, attacker, { ...attack, base, times, more, less, multiplied: said.multiplied });
    const least = own([said.base[0], said.times?.[0] ?? null, said.more[0], said.less[1]]);
    const most = own([said.base[1], said.times?.[1] ?? null, said.more[1], said.less[0]]);
    const ways = waysOf(said.ignores.weakness).flatMap((weakness) =>
      waysOf(said.ignores.resistance).flatMap((resistance) =>
        waysOf(said.ignores.effects).map((effects): Ignoring => ({ weakness, resistance, effects })),
      ),
    );
    const steps: DamageStep[] = [];
    const range = ways.map((ignoring) => this.done(board, [least, most], ignoring, steps)).reduce(hull);
    if (ways.length === 1 && steps.length > 0 && most <= NO_BOUND) this.sum = { least, most, steps };
    return range;
  }

  /** What of a base comes through to the target: the calculation on its bounds, and what prevents it. */
  private done(board: Match, [least, most]: Range, ignoring: Ignoring, steps?: DamageStep[]): Range {
    const attacker = thePokemon(board.state, this.attacker.id);
    const target = thePokemon(board.state, this.target.id);
    const calculated = (base: number, steps?: DamageStep[]) =>
      calculateDamage(board, attacker, this.compiled.attack.name, target, base, ignoring, steps);
    const upper = calculated(most, steps);
    const range: Range = [least === most ? upper.amount : calculated(least).amount, upper.amount];
    const prevents = !upper.unpreventable && upper.amount > 0 && changesOn(board, "prevent", target).length > 0;
    return prevents ? this.unprevented(board, target, range) : range;
  }

  /** EFF-20: prevention is asked of each amount that may come, since it may hang on how much it is. */
  private unprevented(board: Match, target: Pokemon, [least, most]: Range): Range {
    const { by } = this;
    let range: Range | null = null;
    const also = (amount: number) => {
      range = range ? hull(range, [amount, amount]) : [amount, amount];
    };
    for (let amount = least; amount < Math.min(most, LARGEST); amount += 10)
      this.survivors(preventions(board, target, amount, by), amount).forEach(also);
    this.survivors(preventions(board, target, most, by), most).forEach(also);
    return range ?? NO;
  }

  private survivors(preventing: ReturnType<typeof preventions>, amount: number): readonly number[] {
    const [first] = preventing;
    if (first === undefined) return [amount];
    this.shield ??= first.card.definition.id;
    if (!preventing.every(({ change }) => "flip" in change && change.flip)) {
      this.prevented = true;
      return [0];
    }
    return [0, amount];
  }

  private read(said: Said, steps: readonly Instruction[]): Said {
    return steps.reduce((before, step) => this.step(before, step), said);
  }

  private perhaps(said: Said, steps: readonly Instruction[]): Said {
    return eitherSaid(said, this.read(said, steps));
  }

  private step(said: Said, step: Instruction): Said {
    const { m } = this;
    const { reading } = said;
    switch (step.do) {
      case "attackDamage":
        return changed(said, step.change, rangeOf(m, reading, step.amount));
      case "attackDoesNothing":
        return { ...said, nothing: YES };
      case "ignore":
        return { ...said, ignores: ignored(said.ignores, step.what) };
      case "damage":
        return { ...said, besides: joined(sum, said.besides, this.besides(reading, step)), reading: readStep(m, reading, step) };
      case "copyAttack":
        return { ...said, besides: () => ANYTHING };
      case "if": {
        const holds = foreseen(m, reading, step.when);
        const then = holds === false ? null : this.read(said, step.then);
        const otherwise = holds === true ? null : this.read(said, step.else ?? []);
        return then && otherwise ? eitherSaid(then, otherwise) : (then ?? otherwise ?? said);
      }
      case "may": {
        const not = this.read(said, step.ifNot ?? []);
        if (!couldChange(m, reading.scope, step.steps, "own")) return not;
        return eitherSaid(not, this.read(this.read(said, step.steps), step.ifDone ?? []));
      }
      case "ifYouDo": {
        const not = this.read(said, step.otherwise ?? []);
        if (!couldChange(m, reading.scope, step.steps, "own")) return not;
        return eitherSaid(not, this.read(this.read(said, step.steps), step.then));
      }
      case "flip":
        return this.flip(said, step);
      case "repeat":
        return this.repeat(said, step.steps, rangeOf(m, reading, step.times));
      case "forEach": {
        const each = pokemonIn(m, reading.scope, step.pokemon);
        const sure = step.pokemon.pokemon !== "choose";
        let before = said;
        for (const { id } of each) {
          const one = { ...before, reading: { ...before.reading, scope: { ...before.reading.scope, each: id } } };
          before = sure ? this.read(one, step.steps) : this.perhaps(one, step.steps);
        }
        return before;
      }
      case "beforeDamage": {
        this.before = true;
        const before = this.read(said, step.steps);
        this.before = false;
        return before;
      }
      case "chooseMode":
        if ((step.count ?? 1) > 1) return step.modes.reduce((before, mode) => this.perhaps(before, mode), said);
        return step.modes.map((mode) => this.read(said, mode)).reduce(eitherSaid);
      default: {
        const boards = this.before && step.do === "move" ? said.boards.flatMap((board) => this.moved(board, reading, step)) : said.boards;
        return { ...said, boards, reading: readStep(m, reading, step) };
      }
    }
  }

  /** The board without attached cards that go before the damage; as it was, too, where that is a choice. */
  private moved(board: Match, { scope }: Reading, { cards: selector }: Extract<Instruction, { do: "move" }>): readonly Match[] {
    if (selector.cards !== "attached") return [board];
    const cards = candidateCards(board, scope, selector);
    if (cards.length === 0) return [board];
    const without = supposing(board);
    commit(without, [{ change: "move", cards, to: { zone: "discard" }, how: "discard" }], this.by);
    const settled = selector.to.pokemon !== "bound" || !isUnsettled(scope, selector.to.binding);
    return selector.count === "all" && settled ? [without] : [board, without];
  }

  private flip(said: Said, step: Extract<Instruction, { do: "flip" }>): Said {
    const { reading } = said;
    const coins = (heads: Range, tails: Range): Said => ({ ...said, reading: { ...reading, heads, tails } });
    if (step.coins === "untilTails") return coins(ANYTHING, YES);
    const [fewest, most] = rangeOf(this.m, reading, step.coins);
    if (most !== 1 || fewest !== 1) return this.perhaps(this.perhaps(coins([0, most], [0, most]), step.heads ?? []), step.tails ?? []);
    return eitherSaid(this.read(coins(YES, NO), step.heads ?? []), this.read(coins(NO, YES), step.tails ?? []));
  }

  /** Done at least and at most so often. */
  private repeat(said: Said, steps: readonly Instruction[], [fewest, most]: Range): Said {
    let before = said;
    for (let time = 0; time < Math.min(most, MANY_TIMES); time++)
      before = time < fewest ? this.read(before, steps) : this.perhaps(before, steps);
    return most > MANY_TIMES ? { ...before, besides: () => ANYTHING } : before;
  }

  /** ATK-09, EFF-14: what a step that damages several or chosen Pokémon does to this one. */
  private besides(reading: Reading, step: Extract<Instruction, { do: "damage" }>): Besides {
    const { m, target } = this;
    const { to } = step;
    const unknown = to.pokemon === "bound" && reading.scope.bound[to.binding] === undefined;
    const among = pokemonIn(m, reading.scope, to);
    if (!unknown && !among.includes(target)) return () => NO;
    const each = { ...reading, scope: { ...reading.scope, each: target.id } };
    const ofOne = (amount: Amount, times: Range): Range => {
      const [least, most] = rangeOf(m, each, amount);
      return [least * times[0], most * times[1]];
    };
    const times = step.times === undefined ? YES : rangeOf(m, reading, step.times);
    const ignoring: Ignoring = {
      weakness: step.ignoreWeaknessAndResistance === true,
      resistance: step.ignoreWeaknessAndResistance === true,
      effects: step.ignoreEffects === true,
    };
    const size = ofOne(step.amount, times);
    const open = unknown || (to.pokemon === "bound" && reading.scope.bound[to.binding]?.some === true);
    const spared = to.pokemon === "choose" && chosen(m, reading, to.count, among.length)[0] < among.length;
    return (board) => {
      const [least, most] = this.done(board, size, ignoring);
      return [open || spared ? 0 : least, most];
    };
  }
}

/** Above this no prevention tells amounts apart. */
const LARGEST = 500;
/** Nothing is repeated more often without end being in sight. */
const MANY_TIMES = 12;

function waysOf([least, most]: Range): readonly boolean[] {
  return least === most ? [most === 1] : [false, true];
}

function sum([a, b]: Range, [c, d]: Range): Range {
  return [a + c, b + d];
}

/** Worked out once a board: what is done several times is asked for over and over. */
function joined(join: (one: Range, other: Range) => Range, one: Besides, other: Besides): Besides {
  const known = new Map<Match, Range>();
  return (board) => {
    const range = known.get(board) ?? join(one(board), other(board));
    known.set(board, range);
    return range;
  };
}

/** EFF-13 */
function ignored(before: Said["ignores"], what: Extract<Instruction, { do: "ignore" }>["what"]): Said["ignores"] {
  return {
    weakness: what.includes("Weakness") ? YES : before.weakness,
    resistance: what.includes("Resistance") ? YES : before.resistance,
    effects: what.includes("effects") ? YES : before.effects,
  };
}

/** EFF-11 */
function changed(said: Said, change: Extract<Instruction, { do: "attackDamage" }>["change"], size: Range): Said {
  switch (change) {
    case "more":
      return { ...said, more: sum(said.more, size) };
    case "less":
      return { ...said, less: sum(said.less, size) };
    case "times": {
      const [least, most] = said.times ?? YES;
      return { ...said, times: [least * size[0], most * size[1]] };
    }
    case "set":
      return { ...said, base: size, multiplied: false };
  }
}

/** One of two ways a text may go. */
function eitherSaid(one: Said, other: Said): Said {
  if (one === other) return one;
  const factor = ({ times, multiplied }: Said): Range => times ?? (multiplied ? NO : YES);
  const untouched = one.times === null && other.times === null && one.multiplied === other.multiplied;
  return {
    reading: either(one.reading, other.reading),
    boards: [...new Set([...one.boards, ...other.boards])],
    base: hull(one.base, other.base),
    more: hull(one.more, other.more),
    less: hull(one.less, other.less),
    times: untouched ? null : hull(factor(one), factor(other)),
    // It counts only where nothing multiplied it: then both are alike.
    multiplied: one.multiplied,
    ignores: {
      weakness: hull(one.ignores.weakness, other.ignores.weakness),
      resistance: hull(one.ignores.resistance, other.ignores.resistance),
      effects: hull(one.ignores.effects, other.ignores.effects),
    },
    nothing: hull(one.nothing, other.nothing),
    besides: one.besides === other.besides ? one.besides : joined(hull, one.besides, other.besides),
  };
}
