import type { CardDefinition } from "@/engine/pokemon/card";
import type { Kind, Kinds } from "./kinds";
import type { Token } from "./tokens";

/**
 * Patterns of sentences: words; `a/b` either word; `[x]` may be absent; `(x|y)` either; `{name:kind}` a part of that kind, named;
 * `{name?:kind}` inside brackets, where it may be absent. `<` and `>` are the text's round brackets.
 */
type SlotText<P extends string> = P extends `${string}{${infer S}}${infer Rest}` ? S | SlotText<Rest> : never;
type KindNamed<K extends string> = K extends Kind ? Kinds[K] : never;
type Slots<P extends string> = {
  readonly [S in SlotText<P> as S extends `${string}?:${string}`
    ? never
    : S extends `${infer N}:${string}`
      ? N
      : S]: S extends `${string}:${infer K}` ? KindNamed<K> : KindNamed<S>;
} & {
  readonly [S in SlotText<P> as S extends `${infer N}?:${string}` ? N : never]: S extends `${string}?:${infer K}`
    ? KindNamed<K> | undefined
    : never;
};

/** What is known of the card around the text. */
export interface Setting {
  /** The card's own name. */
  readonly name: string;
  /** What the card calls itself by it: a Pokémon where nothing else is said. */
  readonly category?: CardDefinition["category"];
  readonly attacks: readonly string[];
  readonly abilities: readonly string[];
  /** The attack whose text it is. */
  readonly attack?: string;
  /** Printed on a Trainer card that is played as a Pokémon, whose text need not say it again. */
  readonly hp?: number;
  /** The text is a VSTAR Power: "during your turn, you may" is once in a game. */
  readonly vstar?: boolean;
}

type Node =
  | { readonly words: ReadonlySet<string> }
  | { readonly slot: string; readonly kind: Kind }
  | { readonly either: readonly (readonly Node[])[] };

/** A production: what a pattern means. Building may answer undefined: the words fit, the meaning does not. */
export interface Rule {
  readonly kind: Kind;
  readonly pattern: string;
  readonly nodes: readonly Node[];
  readonly build: (slots: Readonly<Record<string, unknown>>, setting: Setting) => unknown;
}

/** @throws when the pattern is malformed */
export function rule<K extends Kind, const P extends string>(
  kind: K,
  pattern: P,
  build: (slots: Slots<P>, setting: Setting) => Kinds[K] | undefined,
): Rule {
  // The parser fills every slot with a value of its kind; here that knowledge meets the pattern's static type.
  return { kind, pattern, nodes: parsePattern(pattern), build: (slots, setting) => build(slots as Slots<P>, setting) };
}

function parsePattern(pattern: string): Node[] {
  const parts = pattern.match(/\{[^}]+\}|etc\.|[[\]()|<>,.:;]|[^\s[\]()|<>,.:;{}]+/g) ?? [];
  let at = 0;
  const sequence = (closing: string | null): Node[][] => {
    const branches: Node[][] = [[]];
    for (;;) {
      const part = parts[at++];
      if (part === undefined) {
        if (closing) throw new Error(`"${closing}" is missing in the pattern "${pattern}".`);
        return branches;
      }
      if (part === closing) return branches;
      if (part === "|") branches.push([]);
      else branches.at(-1)?.push(node(part));
    }
  };
  const node = (part: string): Node => {
    if (part === "[") return { either: [...sequence("]"), []] };
    if (part === "(") return { either: sequence(")") };
    if (part.startsWith("{")) {
      const [slot = "", kind = slot] = part.slice(1, -1).split(/\??:/);
      return { slot, kind: kind as Kind };
    }
    return { words: new Set(part.toLowerCase().split("/")) };
  };
  const [nodes = []] = sequence(null);
  return nodes;
}

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

/** Of two rules that read the same words differently, the one whose reading stands. Any other such pair makes a text ambiguous. */
export interface Precedence {
  readonly kind: Kind;
  readonly stands: string;
  readonly yields: string;
  /** Words that both read, of this kind or of one that holds it. */
  readonly example: string;
  readonly because: string;
}

/** Tables of a grammar: rules by kind and by the words they may begin with. The order of the rules decides nothing. */
export class Grammar {
  private readonly byKind = new Map<Kind, { readonly rule: Rule; readonly first: ReadonlySet<string> | null }[]>();
  private readonly standing = new Map<Rule, Rule[]>();

  /** @throws Error where a rule stands twice, begins with its own kind or names one that no rule makes, and where a precedence is of no rule */
  constructor(rules: readonly Rule[], precedence: readonly Precedence[] = []) {
    const byName = new Map<string, Rule>();
    for (const each of rules) {
      if (byName.has(nameOf(each))) throw new Error(`The rule ${nameOf(each)} stands twice.`);
      byName.set(nameOf(each), each);
      const list = this.byKind.get(each.kind) ?? [];
      list.push({ rule: each, first: firstWords(each.nodes) });
      this.byKind.set(each.kind, list);
    }
    for (const { nodes, pattern } of rules) this.check(nodes, pattern);
    this.checkBeginnings();
    for (const { kind, stands, yields } of precedence) {
      const [over, under] = [stands, yields].map((pattern) => byName.get(nameOf({ kind, pattern })));
      if (!over || !under) throw new Error(`There is no rule ${nameOf({ kind, pattern: over ? yields : stands })} to stand or to yield.`);
      this.standing.set(under, [...(this.standing.get(under) ?? []), over]);
    }
  }

  /** A kind that begins with itself would be read without end. */
  private checkBeginnings(): void {
    const begins = new Map<Kind, ReadonlySet<Kind>>();
    for (const [kind, rules] of this.byKind) begins.set(kind, new Set(rules.flatMap(({ rule: { nodes } }) => [...firstKinds(nodes)])));
    for (const kind of begins.keys()) {
      const reached = new Set<Kind>();
      const visit = (from: Kind) => {
        for (const next of begins.get(from) ?? []) {
          if (next === kind) throw new Error(`A rule of "${kind}" begins with "${kind}".`);
          if (reached.has(next)) continue;
          reached.add(next);
          visit(next);
        }
      };
      visit(kind);
    }
  }

  private check(nodes: readonly Node[], pattern: string): void {
    for (const each of nodes) {
      if ("slot" in each && !(this.byKind.has(each.kind) || each.kind in primitives))
        throw new Error(`No rule makes "${each.kind}", named in "${pattern}".`);
      if ("either" in each) for (const branch of each.either) this.check(branch, pattern);
    }
  }

  /** Every meaning of all these tokens as one `kind`: none where they are not understood, several where they are ambiguous. */
  readings<K extends Kind>(kind: K, tokens: readonly Token[], setting: Setting): readonly Reading<Kinds[K]>[] {
    const found = new Parse(this.byKind, this.standing, tokens, setting).results(kind, 0).filter(({ next }) => next === tokens.length);
    return found as readonly Reading<Kinds[K]>[];
  }

  /** How far the tokens are understood as the beginning of `kind`, for reports. */
  reach(kind: Kind, tokens: readonly Token[], setting: Setting): number {
    const parse = new Parse(this.byKind, this.standing, tokens, setting);
    parse.results(kind, 0);
    return parse.furthest;
  }
}

/** How a rule is named in reports and in the table of precedence. */
export const nameOf = ({ kind, pattern }: Pick<Rule, "kind" | "pattern">): string => `${kind}: "${pattern}"`;

/** The kinds that the words of these nodes may begin with. */
function firstKinds(nodes: readonly Node[]): ReadonlySet<Kind> {
  const kinds = new Set<Kind>();
  for (const each of nodes) {
    if ("words" in each) return kinds;
    if ("slot" in each) return kinds.add(each.kind);
    for (const branch of each.either) for (const kind of firstKinds(branch)) kinds.add(kind);
    if (!each.either.some((branch) => branch.length === 0)) return kinds;
  }
  return kinds;
}

function firstWords(nodes: readonly Node[]): ReadonlySet<string> | null {
  const words = new Set<string>();
  for (const each of nodes) {
    if ("words" in each) {
      for (const word of each.words) words.add(word);
      return words;
    }
    if ("slot" in each) return null;
    let passes = false;
    for (const branch of each.either) {
      if (branch.length === 0) passes = true;
      else {
        const first = firstWords(branch);
        if (!first) return null;
        for (const word of first) words.add(word);
      }
    }
    if (!passes) return words;
  }
  return null;
}

type Primitive = (tokens: readonly Token[], at: number, setting: Setting) => readonly { readonly value: unknown; readonly next: number }[];

/** Parts that are read from the tokens themselves. */
const primitives: Partial<Record<Kind, Primitive>> = {};

/** Declares a kind that code reads from the tokens: every reading as value and following position. */
export function primitive<K extends Kind>(
  kind: K,
  read: (tokens: readonly Token[], at: number, setting: Setting) => readonly { readonly value: Kinds[K]; readonly next: number }[],
): void {
  primitives[kind] = read;
}

type Parts = Readonly<Record<string, Reading>>;

class Parse {
  private readonly known = new Map<Kind, (readonly Reading[] | undefined)[]>();
  furthest = 0;

  constructor(
    private readonly byKind: ReadonlyMap<Kind, readonly { readonly rule: Rule; readonly first: ReadonlySet<string> | null }[]>,
    private readonly standing: ReadonlyMap<Rule, readonly Rule[]>,
    private readonly tokens: readonly Token[],
    private readonly setting: Setting,
  ) {}

  /** Every reading of `kind` from `at`; readings that mean the same are one. */
  results(kind: Kind, at: number): readonly Reading[] {
    let row = this.known.get(kind);
    if (!row) {
      row = [];
      this.known.set(kind, row);
    }
    const known = row[at];
    if (known) return known;
    const found: { value: unknown; next: number; derivations: Derivation[] }[] = [];
    const read = primitives[kind];
    if (read) for (const each of read(this.tokens, at, this.setting)) found.push({ ...each, derivations: [] });
    const word = this.tokens[at]?.word;
    for (const { rule: each, first } of this.byKind.get(kind) ?? []) {
      if (first && (word === undefined || !first.has(word))) continue;
      this.match(each.nodes, 0, at, {}, (parts, next) => {
        if (next > this.furthest) this.furthest = next;
        const value = each.build(valuesOf(parts), this.setting);
        if (value === undefined) return;
        const derivation = { rule: each, parts: Object.values(parts) };
        const same = found.find((other) => other.next === next && meansTheSame(other.value, value));
        if (same) same.derivations.push(derivation);
        else found.push({ value, next, derivations: [derivation] });
      });
    }
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

  private match(nodes: readonly Node[], index: number, at: number, parts: Parts, accept: (parts: Parts, next: number) => void): void {
    const node = nodes[index];
    if (!node) {
      accept(parts, at);
      return;
    }
    if ("words" in node) {
      const token = this.tokens[at];
      if (token && node.words.has(token.word)) this.match(nodes, index + 1, at + 1, parts, accept);
    } else if ("slot" in node) {
      for (const reading of this.results(node.kind, at)) {
        if (reading.next > this.furthest) this.furthest = reading.next;
        this.match(nodes, index + 1, reading.next, { ...parts, [node.slot]: reading }, accept);
      }
    } else {
      for (const branch of node.either)
        this.match(branch, 0, at, parts, (inner, next) => this.match(nodes, index + 1, next, inner, accept));
    }
  }
}

function valuesOf(parts: Parts): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const slot in parts) values[slot] = parts[slot]?.value;
  return values;
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
