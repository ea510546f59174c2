import { Automaton } from "./automaton";
import { Parse, type Reading } from "./parse";
import { type Node, nameOf, type Primitives, type Rule } from "./pattern";
import type { Token } from "./tokens";

/** Of two rules that read the same words differently, the one whose reading stands. Any other such pair makes a text ambiguous. */
export interface Precedence<Kind extends string = string> {
  readonly kind: Kind;
  readonly stands: string;
  readonly yields: string;
  /** Words that both read, of this kind or of one that holds it. */
  readonly example: string;
  readonly because: string;
}

/** A grammar: rules by their kinds. The order of the rules decides nothing. */
export class Grammar<Kinds extends object, Setting> {
  private readonly byKind = new Map<string, Rule[]>();
  private readonly automata: ReadonlyMap<string, Automaton>;
  private readonly standing = new Map<Rule, Rule[]>();

  /** @throws Error where a rule stands twice, begins with its own kind or names one that no rule makes, and where a precedence is of no rule */
  constructor(
    rules: readonly Rule[],
    private readonly primitives: Primitives,
    precedence: readonly Precedence[] = [],
  ) {
    const byName = new Map<string, Rule>();
    for (const each of rules) {
      if (byName.has(nameOf(each))) throw new Error(`The rule ${nameOf(each)} stands twice.`);
      byName.set(nameOf(each), each);
      const list = this.byKind.get(each.kind) ?? [];
      list.push(each);
      this.byKind.set(each.kind, list);
    }
    for (const { nodes, pattern } of rules) this.check(nodes, pattern);
    this.checkBeginnings();
    this.automata = new Map([...this.byKind].map(([kind, ofKind]) => [kind, new Automaton(ofKind)]));
    for (const { kind, stands, yields } of precedence) {
      const [over, under] = [stands, yields].map((pattern) => byName.get(nameOf({ kind, pattern })));
      if (!over || !under) throw new Error(`There is no rule ${nameOf({ kind, pattern: over ? yields : stands })} to stand or to yield.`);
      this.standing.set(under, [...(this.standing.get(under) ?? []), over]);
    }
  }

  /** A kind that begins with itself would be read without end. */
  private checkBeginnings(): void {
    const begins = new Map<string, ReadonlySet<string>>();
    for (const [kind, rules] of this.byKind) begins.set(kind, new Set(rules.flatMap(({ nodes }) => [...firstKinds(nodes)])));
    for (const kind of begins.keys()) {
      const reached = new Set<string>();
      const visit = (from: string) => {
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
      if ("slot" in each && !(this.byKind.has(each.kind) || this.primitives.has(each.kind)))
        throw new Error(`No rule makes "${each.kind}", named in "${pattern}".`);
      if ("either" in each) for (const branch of each.either) this.check(branch, pattern);
    }
  }

  /** Every meaning of all these tokens as one `kind`: none where they are not understood, several where they are ambiguous. */
  readings<K extends keyof Kinds & string>(kind: K, tokens: readonly Token[], setting: Setting): readonly Reading<Kinds[K]>[] {
    const found = new Parse(this.automata, this.standing, this.primitives, tokens, setting)
      .results(kind, 0)
      .filter(({ next }) => next === tokens.length);
    return found as readonly Reading<Kinds[K]>[];
  }

  /** How far the tokens are understood as the beginning of `kind`, for reports. */
  reach(kind: keyof Kinds & string, tokens: readonly Token[], setting: Setting): number {
    const parse = new Parse(this.automata, this.standing, this.primitives, tokens, setting);
    parse.results(kind, 0);
    return parse.furthest;
  }
}

/** The kinds that the words of these nodes may begin with. */
function firstKinds(nodes: readonly Node[]): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const each of nodes) {
    if ("words" in each) return kinds;
    if ("slot" in each) return kinds.add(each.kind);
    for (const branch of each.either) for (const kind of firstKinds(branch)) kinds.add(kind);
    if (!each.either.some((branch) => branch.length === 0)) return kinds;
  }
  return kinds;
}
