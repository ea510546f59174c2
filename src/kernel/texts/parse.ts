import type { Automaton, Ending, State } from "./automaton";
import type { Primitives, Rule } from "./pattern";
import type { Token } from "./tokens";

/** A way in which some words mean something: the value, where the words end, and what it was read by. */
export interface Reading<T = unknown> {
  readonly value: T;
  readonly next: number;
  /** Each rule that gives this value to these words, with what it read in its slots; none where code reads it from the tokens. */
  readonly derivations: readonly Derivation[];
}

export interface Derivation {
  readonly rule: Rule;
  readonly parts: readonly Reading[];
}

type Found = Omit<Reading, "derivations"> & { readonly derivations: Derivation[] };

/** The meanings of the parts of some words, each read once. */
export class Parse {
  private readonly known = new Map<string, (readonly Reading[] | undefined)[]>();
  /** How far any rule came. */
  furthest = 0;

  constructor(
    private readonly automata: ReadonlyMap<string, Automaton>,
    private readonly standing: ReadonlyMap<Rule, readonly Rule[]>,
    private readonly primitives: Primitives,
    private readonly tokens: readonly Token[],
    private readonly setting: unknown,
  ) {}

  /** Every reading of `kind` from `at`; readings that mean the same are one. */
  results(kind: string, at: number): readonly Reading[] {
    let row = this.known.get(kind);
    if (!row) {
      row = [];
      this.known.set(kind, row);
    }
    const known = row[at];
    if (known) return known;
    const found: Found[] = [];
    const read = this.primitives.get(kind);
    if (read) for (const each of read(this.tokens, at, this.setting)) found.push({ ...each, derivations: [] });
    const automaton = this.automata.get(kind);
    if (automaton) this.walk(automaton.start, at, [], found);
    const left = found.length > 1 ? found.filter((each) => !found.some((other) => this.yields(each, other))) : found;
    row[at] = left;
    return left;
  }

  private yields({ next, derivations }: Reading, other: Reading): boolean {
    if (next !== other.next || derivations.length === 0) return false;
    return derivations.every(({ rule: under }) => {
      const over = this.standing.get(under);
      return over !== undefined && other.derivations.some(({ rule: each }) => over.includes(each));
    });
  }

  /** Goes on from a state in every way that the words allow. `parts` are what was read in slots so far. */
  private walk(state: State, at: number, parts: Reading[], found: Found[]): void {
    for (const ending of state.endings) this.end(ending, at, parts, found);
    const token = this.tokens[at];
    const behind = token && state.afterWord(token.word);
    if (behind) this.walk(behind, at + 1, parts, found);
    for (const kind of state.kinds) {
      for (const reading of this.results(kind, at)) {
        if (reading.next > this.furthest) this.furthest = reading.next;
        const next = state.afterPart(kind);
        if (!next) continue;
        parts.push(reading);
        this.walk(next, reading.next, parts, found);
        parts.pop();
      }
    }
  }

  private end({ rule, slots }: Ending, next: number, parts: readonly Reading[], found: Found[]): void {
    if (next > this.furthest) this.furthest = next;
    const values: Record<string, unknown> = {};
    for (const [index, slot] of slots.entries()) values[slot] = parts[index]?.value;
    const value = rule.build(values, this.setting);
    if (value === undefined) return;
    const derivation = { rule, parts: [...parts] };
    const same = found.find((other) => other.next === next && meansTheSame(other.value, value));
    if (same) same.derivations.push(derivation);
    else found.push({ value, next, derivations: [derivation] });
  }
}

/** Whether two values say the same: an undefined part is no part, and the order of parts says nothing. */
function meansTheSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((each, at) => meansTheSame(each, other[at]))
    );
  for (const key of Object.keys(one)) if (!meansTheSame(Reflect.get(one, key), Reflect.get(other, key))) return false;
  for (const key of Object.keys(other)) if (Reflect.get(other, key) !== undefined && Reflect.get(one, key) === undefined) return false;
  return true;
}
