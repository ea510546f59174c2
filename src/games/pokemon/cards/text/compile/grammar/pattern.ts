import type { Setting } from "../words/setting";
import type { Token } from "../words/tokens";
import type { Kind, Kinds } from "./kinds";

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

/** A part of a pattern: words of which one stands there, a part of some kind, or one of several ways to go on. */
export type Node =
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
      return { slot, kind: kind as Kind };
    }
    return { words: new Set(part.toLowerCase().split("/")) };
  };
  const [nodes = []] = sequence(null);
  return nodes;
}

/** How a rule is named in reports and in the table of precedence. */
export const nameOf = ({ kind, pattern }: Pick<Rule, "kind" | "pattern">): string => `${kind}: "${pattern}"`;

type Primitive = (tokens: readonly Token[], at: number, setting: Setting) => readonly { readonly value: unknown; readonly next: number }[];

/** Parts that are read from the tokens themselves. */
export const primitives: Partial<Record<Kind, Primitive>> = {};

/** Declares a kind that code reads from the tokens: every reading as value and following position. */
export function primitive<K extends Kind>(
  kind: K,
  read: (tokens: readonly Token[], at: number, setting: Setting) => readonly { readonly value: Kinds[K]; readonly next: number }[],
): void {
  primitives[kind] = read;
}
