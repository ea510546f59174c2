import type { Token } from "./tokens";

/**
 * Patterns of sentences: words; `a/b` either word; `[x]` may be absent; `(x|y)` either; `{name:kind}` a part of that kind, named;
 * `{name?:kind}` inside brackets, where it may be absent. `<` and `>` are the text's round brackets.
 */
type SlotText<P extends string> = P extends `${string}{${infer S}}${infer Rest}` ? S | SlotText<Rest> : never;
type KindNamed<Kinds, K extends string> = K extends keyof Kinds ? Kinds[K] : never;
type Slots<Kinds, P extends string> = {
  readonly [S in SlotText<P> as S extends `${string}?:${string}`
    ? never
    : S extends `${infer N}:${string}`
      ? N
      : S]: S extends `${string}:${infer K}` ? KindNamed<Kinds, K> : KindNamed<Kinds, S>;
} & {
  readonly [S in SlotText<P> as S extends `${infer N}?:${string}` ? N : never]: S extends `${string}?:${infer K}`
    ? KindNamed<Kinds, K> | undefined
    : never;
};

/** A part of a pattern: words of which one stands there, a part of some kind, or one of several ways to go on. */
export type Node =
  | { readonly words: ReadonlySet<string> }
  | { readonly slot: string; readonly kind: string }
  | { readonly either: readonly (readonly Node[])[] };

/** A production: what a pattern means. Building may answer undefined: the words fit, the meaning does not. */
export interface Rule<Kind extends string = string> {
  readonly kind: Kind;
  readonly pattern: string;
  readonly nodes: readonly Node[];
  readonly build: (slots: Readonly<Record<string, unknown>>, setting: unknown) => unknown;
}

/** Every reading of a part from a position on: its value and the following position. */
type Primitive = (tokens: readonly Token[], at: number, setting: unknown) => readonly { readonly value: unknown; readonly next: number }[];

/** Parts that are read from the tokens themselves, by kind. */
export type Primitives = ReadonlyMap<string, Primitive>;

/**
 * The words in which a game's grammar is written: what each of its kinds of phrase means, and what is known around a text. A rule's slots are typed by
 * its pattern.
 */
export function patterns<Kinds extends object, Setting>() {
  type Kind = keyof Kinds & string;
  const primitives = new Map<string, Primitive>();
  return {
    /** @throws when the pattern is malformed */
    rule<K extends Kind, const P extends string>(
      kind: K,
      pattern: P,
      build: (slots: Slots<Kinds, P>, setting: Setting) => Kinds[K] | undefined,
    ): Rule<Kind> {
      // The parser fills every slot with a value of its kind and hands its game's setting on; here that knowledge meets the static types.
      return {
        kind,
        pattern,
        nodes: parsePattern(pattern),
        build: (slots, setting) => build(slots as Slots<Kinds, P>, setting as Setting),
      };
    },
    /** Declares a kind that code reads from the tokens: every reading as value and following position. */
    primitive<K extends Kind>(
      kind: K,
      read: (tokens: readonly Token[], at: number, setting: Setting) => readonly { readonly value: Kinds[K]; readonly next: number }[],
    ): void {
      primitives.set(kind, (tokens, at, setting) => read(tokens, at, setting as Setting));
    },
    primitives: primitives as Primitives,
  };
}

/** @throws Error when the pattern is malformed */
export function parsePattern(pattern: string): Node[] {
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
      return { slot, kind };
    }
    return { words: new Set(part.toLowerCase().split("/")) };
  };
  const [nodes = []] = sequence(null);
  return nodes;
}

/** How a rule is named in reports and in the table of precedence. */
export const nameOf = ({ kind, pattern }: Pick<Rule, "kind" | "pattern">): string => `${kind}: "${pattern}"`;
