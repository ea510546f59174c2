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

interface Result {
  readonly value: unknown;
  readonly next: number;
}

/** Tables of a grammar: rules by kind and by the words they may begin with. */
export class Grammar {
  private readonly byKind = new Map<Kind, { readonly rule: Rule; readonly first: ReadonlySet<string> | null }[]>();

  constructor(rules: readonly Rule[]) {
    for (const each of rules) {
      const list = this.byKind.get(each.kind) ?? [];
      list.push({ rule: each, first: firstWords(each.nodes) });
      this.byKind.set(each.kind, list);
    }
    for (const { nodes, pattern } of rules) this.check(nodes, pattern);
  }

  private check(nodes: readonly Node[], pattern: string): void {
    for (const each of nodes) {
      if ("slot" in each && !(this.byKind.has(each.kind) || each.kind in primitives))
        throw new Error(`No rule makes "${each.kind}", named in "${pattern}".`);
      if ("either" in each) for (const branch of each.either) this.check(branch, pattern);
    }
  }

  /** The meaning of all these tokens as one `kind`, or undefined. */
  parse<K extends Kind>(kind: K, tokens: readonly Token[], setting: Setting): Kinds[K] | undefined {
    const found = new Parse(this.byKind, tokens, setting).results(kind, 0).find(({ next }) => next === tokens.length);
    return found?.value as Kinds[K] | undefined;
  }

  /** How far the tokens are understood as the beginning of `kind`, for reports. */
  reach(kind: Kind, tokens: readonly Token[], setting: Setting): number {
    const parse = new Parse(this.byKind, tokens, setting);
    parse.results(kind, 0);
    return parse.furthest;
  }
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

type Primitive = (tokens: readonly Token[], at: number, setting: Setting) => readonly Result[];

/** Parts that are read from the tokens themselves. */
const primitives: Partial<Record<Kind, Primitive>> = {};

/** Declares a kind that code reads from the tokens: every reading as value and following position. */
export function primitive<K extends Kind>(
  kind: K,
  read: (tokens: readonly Token[], at: number, setting: Setting) => readonly { readonly value: Kinds[K]; readonly next: number }[],
): void {
  primitives[kind] = read;
}

class Parse {
  private readonly known = new Map<Kind, (readonly Result[] | undefined)[]>();
  furthest = 0;

  constructor(
    private readonly byKind: ReadonlyMap<Kind, readonly { readonly rule: Rule; readonly first: ReadonlySet<string> | null }[]>,
    private readonly tokens: readonly Token[],
    private readonly setting: Setting,
  ) {}

  /** Every reading of `kind` from `at`; of readings that end at the same place the first rule's stands. */
  results(kind: Kind, at: number): readonly Result[] {
    let row = this.known.get(kind);
    if (!row) {
      row = [];
      this.known.set(kind, row);
    }
    const known = row[at];
    if (known) return known;
    row[at] = [];
    const read = primitives[kind];
    const found: Result[] = read ? [...read(this.tokens, at, this.setting)] : [];
    const word = this.tokens[at]?.word;
    for (const { rule: each, first } of this.byKind.get(kind) ?? []) {
      if (first && (word === undefined || !first.has(word))) continue;
      this.match(each.nodes, 0, at, {}, (slots, next) => {
        if (next > this.furthest) this.furthest = next;
        if (found.some((other) => other.next === next)) return;
        const value = each.build(slots, this.setting);
        if (value !== undefined) found.push({ value, next });
      });
    }
    row[at] = found;
    return found;
  }

  private match(
    nodes: readonly Node[],
    index: number,
    at: number,
    slots: Readonly<Record<string, unknown>>,
    accept: (slots: Readonly<Record<string, unknown>>, next: number) => void,
  ): void {
    const node = nodes[index];
    if (!node) {
      accept(slots, at);
      return;
    }
    if ("words" in node) {
      const token = this.tokens[at];
      if (token && node.words.has(token.word)) this.match(nodes, index + 1, at + 1, slots, accept);
    } else if ("slot" in node) {
      for (const { value, next } of this.results(node.kind, at)) {
        if (next > this.furthest) this.furthest = next;
        this.match(nodes, index + 1, next, { ...slots, [node.slot]: value }, accept);
      }
    } else {
      for (const branch of node.either)
        this.match(branch, 0, at, slots, (inner, next) => this.match(nodes, index + 1, next, inner, accept));
    }
  }
}
