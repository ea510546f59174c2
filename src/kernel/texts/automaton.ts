import type { Node, Rule } from "./pattern";

/** What a rule reads next, each step knowing the one behind it. */
type Step =
  | { readonly id: number; readonly words: ReadonlySet<string>; readonly next: Step }
  | { readonly id: number; readonly slot: string; readonly kind: string; readonly next: Step }
  | { readonly id: number; readonly ways: readonly Step[] }
  | { readonly id: number; readonly end: Rule };

/** How far a rule is read: what comes next, and the slots that were filled on the way. */
interface Item {
  readonly step: Step;
  readonly slots: readonly string[];
}

/** A rule that is read to its end, and the slots in the order in which they were filled. */
export type Ending = Pick<Item, "slots"> & { readonly rule: Rule };

/**
 * All rules of one kind, read side by side: a deterministic automaton whose states are sets of items. A state is made when some text first comes to
 * it, and words that rules have in common are read once for all of them.
 */
export class Automaton {
  readonly start: State;
  private readonly states = new Map<string, State>();
  private steps = 0;

  constructor(rules: readonly Rule[]) {
    this.start = this.state(rules.map((rule) => ({ step: this.sequence(rule.nodes, { id: this.steps++, end: rule }), slots: [] })));
  }

  /** The first step of a sequence that stands before some other step. */
  private sequence(nodes: readonly Node[], behind: Step): Step {
    return nodes.reduceRight<Step>((next, node) => {
      const id = this.steps++;
      return "either" in node ? { id, ways: node.either.map((way) => this.sequence(way, next)) } : { id, ...node, next };
    }, behind);
  }

  /** The one state of these items. */
  state(items: readonly Item[]): State {
    const key = items.map(nameOf).join();
    const state = this.states.get(key) ?? new State(this, items);
    this.states.set(key, state);
    return state;
  }
}

const nameOf = ({ step, slots }: Item): string => [step.id, ...slots].join(" ");

/** Rules that have read the same words so far. */
export class State {
  /** The rules that may end here. */
  readonly endings: readonly Ending[];
  /** The kinds of parts that may come next. */
  readonly kinds: readonly string[];
  private readonly words = new Map<string, State | Item[]>();
  private readonly parts = new Map<string, State | Item[]>();

  constructor(
    private readonly automaton: Automaton,
    items: readonly Item[],
  ) {
    const endings: Ending[] = [];
    const seen = new Set<string>();
    const visit = (item: Item): void => {
      const { step, slots } = item;
      if (seen.has(nameOf(item))) return;
      seen.add(nameOf(item));
      if ("ways" in step) for (const way of step.ways) visit({ step: way, slots });
      else if ("end" in step) endings.push({ rule: step.end, slots });
      else if ("kind" in step) add(this.parts, step.kind, { step: step.next, slots: [...slots, step.slot] });
      else for (const word of step.words) add(this.words, word, { step: step.next, slots });
    };
    for (const item of items) visit(item);
    this.endings = endings;
    this.kinds = [...this.parts.keys()];
  }

  /** The state behind a word; none where no rule goes on with it. */
  afterWord(word: string): State | undefined {
    return this.after(this.words, word);
  }

  /** The state behind a part of one of the `kinds`. */
  afterPart(kind: string): State | undefined {
    return this.after(this.parts, kind);
  }

  private after<T>(ways: Map<T, State | Item[]>, by: T): State | undefined {
    const way = ways.get(by);
    if (!Array.isArray(way)) return way;
    const state = this.automaton.state(way);
    ways.set(by, state);
    return state;
  }
}

function add<T>(ways: Map<T, State | Item[]>, by: T, item: Item): void {
  const way = ways.get(by);
  if (Array.isArray(way)) way.push(item);
  else ways.set(by, [item]);
}
