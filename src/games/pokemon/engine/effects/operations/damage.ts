import { calculateDamage } from "../../attack/damage";
import type { Change } from "../../changes/change";
import { commit } from "../../changes/commit";
import type { Match } from "../../match";
import type { EffectFrame } from "../../state/frames";
import { findPokemon, thePokemon } from "../../state/inPlay";
import { isForbidden } from "../../values";
import { amountOf } from "../amounts";
import { bind, countRange, isSome, pick, pickPokemon } from "../choosePokemon";
import type { Amount, Instruction } from "../language";
import type { Operations } from "../operation";
import { isYetToBind, mayBeSome, someSelected } from "../possible";
import { pokemonIn } from "../selectors";
import { byOf, sourceOf } from "../source";

type Kinds =
  | "attackDamage"
  | "attackDoesNothing"
  | "ignore"
  | "damage"
  | "putCounters"
  | "moveCounters"
  | "swapCounters"
  | "heal"
  | "knockOut";

export const damageOperations: Pick<Operations, Kinds> = {
  attackDamage: {
    run(m, frame, { change, amount }) {
      const { attack } = frame;
      if (!attack) return false;
      const size = amountOf(m, frame, amount);
      if (change === "more") attack.more += size;
      else if (change === "less") attack.less += size;
      else if (change === "times") attack.times = (attack.times ?? 1) * size;
      else {
        attack.base = size;
        attack.multiplied = false;
      }
      return true;
    },
  },
  attackDoesNothing: {
    run(_, frame) {
      if (frame.attack) frame.attack.nothing = true;
      return true;
    },
  },
  ignore: {
    run(_, frame, { what }) {
      frame.attack?.ignore.push(...what);
      return true;
    },
  },
  damage: {
    run(m, frame, instruction) {
      const chosen = pickDamaged(m, frame, instruction);
      if (!chosen) return null;
      const targets = [...new Set(chosen)];
      const base = (id: number) => amountFor(m, frame, instruction.amount, id) * chosen.filter((one) => one === id).length;
      const attacker = findPokemon(m.state, frame.self);
      if (!attacker || !frame.attack)
        return commit(
          m,
          targets.map((id) => counters(id, base(id))),
          byOf(frame),
        );
      const ignoresBoth = instruction.ignoreWeaknessAndResistance === true;
      const ignoring = {
        weakness: ignoresBoth,
        resistance: ignoresBoth,
        effects: instruction.ignoreEffects === true,
        onBench: instruction.applyToBench === true,
      };
      const { name } = frame.attack;
      const hits = targets.map((id): Change => {
        const damage = calculateDamage(m, attacker, name, thePokemon(m.state, id), base(id), ignoring);
        return { change: "damage", pokemon: id, cause: "attack", ...damage };
      });
      return commit(m, hits, byOf(frame));
    },
    choose: (m, frame, instruction) => isSome(pickDamaged(m, frame, instruction)),
    possible: (m, scope, { to }) => someSelected(m, scope, to),
  },
  putCounters: {
    run(m, frame, instruction) {
      if (instruction.distribute)
        return distribute(
          m,
          frame,
          pokemonIn(m, frame, instruction.on).map((pokemon) => pokemon.id),
          amountOf(m, frame, instruction.count),
        );
      const targets = pickPokemon(m, frame, instruction.on, "putCounters");
      if (!targets) return null;
      return commit(
        m,
        targets.map((id) => counters(id, amountFor(m, frame, instruction.count, id) * 10)),
        byOf(frame),
      );
    },
    possible(m, scope, { on, count }, known) {
      const all = pokemonIn(m, scope, on);
      if (all.length === 0) return someSelected(m, scope, on);
      return all.some(({ id }) => mayBeSome(m, { ...scope, each: id }, count, known));
    },
  },
  moveCounters: {
    run(m, frame, instruction) {
      const from = pickPokemon(m, frame, instruction.from, "moveCounters");
      if (!from) return null;
      // "3 damage counters from each of your Pokémon": a number is of each, or all that one has.
      const each = instruction.from.pokemon === "all" && typeof instruction.count === "number" ? instruction.count : null;
      const held = (id: number) => Math.min(thePokemon(m.state, id).damage / 10, each ?? Number.POSITIVE_INFINITY);
      const available = from.reduce((sum, id) => sum + held(id), 0);
      const count = pickCount(m, frame, countRange(m, frame, each === null ? instruction.count : "all", available));
      if (!count) return null;
      const wanted = Math.min(count[0] ?? 0, available);
      // Of several Pokémon the player says which give up their counters, unless all go.
      const off =
        wanted < available
          ? pickEach(m, frame, from, wanted, "moveCounters", held)
          : from.flatMap((id) => Array.from({ length: held(id) }, () => id));
      if (!off) return null;
      const to = instruction.distribute
        ? pickEach(
            m,
            frame,
            pokemonIn(m, frame, instruction.to).map(({ id }) => id),
            wanted,
            "putCounters",
          )
        : pickPokemon(m, frame, instruction.to, "putCounters");
      if (!to) return null;
      if (to.length === 0) return false;
      // EFF-21: a protected Pokémon keeps its counters; those for a protected one are lost.
      const taken = takeCounters(m, frame, off);
      const put = instruction.distribute ? shares(to.slice(0, taken)) : to.slice(0, 1).map((id) => counters(id, taken * 10));
      commit(m, put, byOf(frame));
      return taken > 0;
    },
    possible(m, scope, { from, to, count }, known) {
      if (!mayBeSome(m, scope, count, known)) return false;
      const targets = pokemonIn(m, scope, to);
      return pokemonIn(m, scope, from).some((one) => one.damage > 0 && targets.some((target) => target !== one));
    },
  },
  swapCounters: {
    run(m, frame, instruction) {
      const first = pickPokemon(m, frame, instruction.first, "moveCounters");
      if (!first) return null;
      const second = pickPokemon(m, frame, instruction.second, "moveCounters");
      if (!second) return null;
      const [one, other] = [first[0], second[0]];
      if (one === undefined || other === undefined) return false;
      const [damage, otherDamage] = [thePokemon(m.state, one).damage, thePokemon(m.state, other).damage];
      // EFF-21: a protected Pokémon keeps its counters; those for it are lost.
      const fromOne = takeCounters(m, frame, forEachCounter(one, damage));
      const fromOther = takeCounters(m, frame, forEachCounter(other, otherDamage));
      const put = commit(m, [counters(one, fromOther * 10), counters(other, fromOne * 10)], byOf(frame));
      return put || fromOne + fromOther > 0;
    },
    possible(m, scope, { first, second }) {
      const others = pokemonIn(m, scope, second);
      return pokemonIn(m, scope, first).some((one) => others.some((other) => one.damage !== other.damage));
    },
  },
  heal: {
    run(m, frame, instruction) {
      const on = pickPokemon(m, frame, instruction.on, "heal");
      if (!on) return null;
      const { amount } = instruction;
      const before = on.map((id) => thePokemon(m.state, id).damage);
      const done = commit(
        m,
        on.map((id) => ({
          change: "heal",
          pokemon: id,
          amount: amount === "all" ? thePokemon(m.state, id).damage : amountFor(m, frame, amount, id),
        })),
        byOf(frame),
      );
      bind(
        frame,
        instruction.bind,
        "pokemon",
        on.filter((id, place) => thePokemon(m.state, id).damage < (before[place] ?? 0)),
      );
      return done;
    },
    possible: (m, scope, { on }) =>
      isYetToBind(scope, on) || pokemonIn(m, scope, on).some((pokemon) => pokemon.damage > 0 && !isForbidden(m, "forbid heal", pokemon)),
  },
  knockOut: {
    run(m, frame, instruction) {
      const targets = pickPokemon(m, frame, instruction.pokemon, "target");
      if (!targets) return null;
      const done = commit(
        m,
        targets.map((pokemon) => ({ change: "doom", pokemon })),
        byOf(frame),
      );
      bind(
        frame,
        instruction.bind,
        "pokemon",
        targets.filter((id) => m.state.doomed.includes(id)),
      );
      return done;
    },
    possible: (m, scope, { pokemon }) => someSelected(m, scope, pokemon),
  },
};

/** An amount for one of several Pokémon, which `{ pokemon: "each" }` means in it ("for each Energy attached to that Pokémon"). */
function amountFor(m: Match, frame: EffectFrame, amount: Amount, id: number): number {
  return amountOf(m, { ...frame, each: id }, amount);
}

function counters(id: number, amount: number): Change {
  return { change: "damage", pokemon: id, amount, cause: "effect" };
}

/** A Pokémon named once for each counter. */
function forEachCounter(id: number, damage: number): readonly number[] {
  return Array.from({ length: damage / 10 }, () => id);
}

/** Takes a counter off each of these Pokémon, who may be named more than once. Returns how many came off. */
function takeCounters(m: Match, frame: EffectFrame, off: readonly number[]): number {
  const from = [...new Set(off)];
  const total = () => from.reduce((sum, id) => sum + thePokemon(m.state, id).damage / 10, 0);
  const batch = from.map((id): Change => ({ change: "takeCounters", pokemon: id, amount: off.filter((one) => one === id).length * 10 }));
  const before = total();
  commit(m, batch, byOf(frame));
  return before - total();
}

/** A number within a range, asked where there is a choice. */
function pickCount(m: Match, frame: EffectFrame, { min, max }: { min: number; max: number }): readonly number[] | null {
  const values = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return pick(m, frame, { seat: frame.you, kind: "number", purpose: "chooseNumber", pick: "number", values, source: sourceOf(m, frame) });
}

/** "In any way you like": one choice a counter, all put together. */
function distribute(m: Match, frame: EffectFrame, targets: readonly number[], total: number): boolean | null {
  const chosen = pickEach(m, frame, targets, total, "putCounters");
  return chosen && commit(m, shares(chosen), byOf(frame));
}

/** The Pokémon that are damaged; one that is chosen several times stands there as often. */
function pickDamaged(m: Match, frame: EffectFrame, { to, times }: Extract<Instruction, { do: "damage" }>): readonly number[] | null {
  if (times === undefined) return pickPokemon(m, frame, to, "damage");
  const targets = pokemonIn(m, frame, to).map(({ id }) => id);
  return pickEach(m, frame, targets, amountOf(m, frame, times), "damage");
}

/** A Pokémon for each of `total` counters, none more often than `most` allows. */
function pickEach(
  m: Match,
  frame: EffectFrame,
  targets: readonly number[],
  total: number,
  purpose: "damage" | "putCounters" | "moveCounters",
  most: (id: number) => number = () => total,
): readonly number[] | null {
  const chosen: number[] = [];
  while (targets.length > 0 && chosen.length < total) {
    const source = sourceOf(m, frame);
    const values = targets.filter((id) => chosen.filter((one) => one === id).length < most(id));
    const picked = pick(m, frame, { seat: frame.you, kind: "pokemon", purpose, pick: "pokemon", values, source });
    if (!picked) return null;
    chosen.push(...picked);
  }
  return chosen;
}

/** The counters each Pokémon gets, together. */
function shares(chosen: readonly number[]): Change[] {
  return [...new Set(chosen)].map((id) => counters(id, chosen.filter((one) => one === id).length * 10));
}
