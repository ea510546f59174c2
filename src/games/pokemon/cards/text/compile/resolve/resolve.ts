import { merge } from "@/kernel/texts/merge";
import { POINTS_TO } from "../unresolved/references";
import { choicesMadeFirst } from "./choices";
import { become, bothOf, counted, described, isChoice, isNode, isWithin, type Json, type Node, toBench } from "./nodes";

/** A text that points at something no earlier sentence speaks of, or names something and never uses it. */
export class UnclearReference extends Error {}

/** Something spoken of: a choice that can be bound, or a definite Pokémon that can be said again. */
interface Antecedent {
  readonly about: "cards" | "pokemon" | "knockOut";
  /** Carries `bind`, or is copied when it is definite. */
  node: Node;
  readonly definite: boolean;
  /** Several Pokémon: "those", never "that Pokémon". */
  readonly several?: boolean;
  /** A set that other cards are taken from ("you find there", "the rest"). */
  readonly set: boolean;
  /** Cards that the text puts onto the Bench: Pokémon from then on. */
  readonly toBench?: boolean;
  /** Cards that are shown and stay where they are. */
  readonly shown?: boolean;
  /** Which of them were counted: "those Pokémon" of "for each {P} Pokémon you find there". */
  counted?: Node;
  /** Named in one of several modes: what is said of it afterwards is said of its like in the mode that was chosen. */
  readonly mode?: Node | undefined;
  /** Named by a step of its own, which goes when the choice is taken up, but not past a coin that was tossed since. */
  pending?: { readonly step: Node; readonly steps: Json[]; reveal: boolean; tossed?: true };
}

/**
 * Puts what they mean in the place of the words that point back (see `POINTS_TO`), in textual order, and numbers the bindings 1, 2, 3 …
 * @param about what "it" and "that Pokémon" mean when the text itself names nothing before: the event's Pokémon, this one, or none where the text
 *   does not speak of its own Pokémon
 * @throws UnclearReference
 */
export function resolve<T extends object>(
  text: T,
  about: { readonly pokemon: "self" } | { readonly pokemon: "event"; readonly role: "subject" } | null,
): T {
  const copy = JSON.parse(JSON.stringify(text)) as Json;
  new Resolver(about && { ...about }).run(copy);
  return choicesMadeFirst(copy) as unknown as T;
}

class Resolver {
  private readonly spoken: Antecedent[] = [];
  private readonly gone = new Set<Json>();
  private next = 1;

  constructor(private readonly about: Node | null) {}

  run(text: Json): void {
    this.walk(text, { arrays: [], step: null, each: false });
    const unused = this.spoken.find(({ pending }) => pending);
    if (unused) throw new UnclearReference("Something is chosen and nothing is done with it.");
    this.sweep(text);
    this.renumber(text);
  }

  private walk(
    value: Json,
    at: {
      readonly arrays: readonly Json[][];
      readonly step: Node | null;
      readonly each: boolean;
      readonly counted?: boolean;
      readonly mode?: Node | undefined;
      readonly apart?: Json[] | undefined;
    },
  ): void {
    if (Array.isArray(value)) {
      const inside = { ...at, arrays: [...at.arrays, value] };
      for (const item of value) this.walk(item, inside);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const step = typeof value.do === "string" ? value : at.step;
    const mode = isChoice(value) ? value : at.mode;
    this.mode = mode;
    if (this.name(value, at.arrays)) return;
    if (value.do === "flip") for (const { pending } of this.spoken) if (pending) pending.tossed = true;
    this.findInHand(value);
    for (const key of Object.keys(value)) {
      const part = value[key];
      if (part === undefined) continue;
      const ofTarget =
        (key === "amount" || key === "count") && (value.do === "damage" || value.do === "putCounters" || value.do === "heal");
      // What was chosen before steps that are repeated, or that happen only if something is so, is not chosen in them.
      const isApart = (value.do === "repeat" && key === "steps") || (value.do === "if" && (key === "then" || key === "else"));
      const apart = isApart && Array.isArray(part) ? part : at.apart;
      const each = at.each || ofTarget || (value.do === "forEach" && key === "steps");
      if (typeof part === "number") this.number(value, key, part);
      else this.walk(part, { arrays: at.arrays, step, each, counted: at.counted === true || typeof value.count === "string", mode, apart });
    }
    this.point(value, at, step);
    this.mode = mode;
    this.remember(value, step);
  }

  /** A step that only names what the next sentences deal with. */
  private name(step: Node, arrays: readonly Json[][]): boolean {
    const steps = arrays.at(-1);
    if (!steps) return false;
    if (
      step.do === "forEach" &&
      Array.isArray(step.steps) &&
      step.steps.length === 0 &&
      isNode(step.pokemon) &&
      step.pokemon.bind === undefined &&
      step.pokemon.pokemon === "choose"
    ) {
      this.walk(step.pokemon, { arrays, step, each: false });
      const last = this.spoken.at(-1);
      if (last) last.pending = { step, steps, reveal: false };
      return true;
    }
    const prizes = isNode(step.cards) && isNode(step.cards.from) && step.cards.from.zone === "prizes";
    if (
      (step.do === "look" || step.do === "reveal") &&
      isNode(step.cards) &&
      !prizes &&
      (step.cards.cards === "choose" || step.cards.cards === "random")
    ) {
      this.walk(step.cards, { arrays, step, each: false });
      const last = this.spoken.at(-1);
      if (last) last.pending = { step, steps, reveal: step.do === "reveal" };
      return true;
    }
    if (step.do === "reveal" && isNode(step.cards) && step.cards.cards === "bound" && step.cards.binding === POINTS_TO.cards) {
      const last = this.latest("cards");
      if (last?.pending) {
        last.pending.reveal = true;
        this.gone.add(step);
        return true;
      }
    }
    return false;
  }

  private remember(node: Node, step: Node | null): void {
    const cards = node.cards;
    const pokemon = node.pokemon;
    // "If a Stadium is in play, discard it"; "for each Energy card in your discard pile … those Energy cards".
    if (node.if === "stadium") this.spoken.push({ about: "cards", node: { cards: "stadium" }, definite: true, set: false });
    else if (node.count === "cards") this.spoken.push({ about: "cards", node: counted(node), definite: true, set: false });
    if (node.do === "knockOut") this.spoken.push({ about: "knockOut", node, definite: false, set: false, mode: this.mode });
    else if (node.do === "heal" && isNode(node.on) && node.on.pokemon === "all")
      this.spoken.push({ about: "pokemon", node, definite: false, set: false, several: true });
    else if (node.do === "switch") this.spoken.push({ about: "pokemon", node, definite: false, set: false, mode: this.mode });
    else if (node.do === "draw") this.spoken.push({ about: "cards", node, definite: false, set: false, mode: this.mode });
    else if (typeof cards === "string" && ["choose", "top", "bottom", "random", "topUntil", "attached", "all"].includes(cards))
      this.spoken.push({
        about: "cards",
        node,
        definite: false,
        set: !["choose", "random", "attached"].includes(cards),
        toBench: toBench(step),
        shown: step?.do === "reveal" || step?.do === "look",
        mode: this.mode,
      });
    else if (pokemon === "choose") this.spoken.push({ about: "pokemon", node, definite: false, set: false, mode: this.mode });
    else if (pokemon === "active" || pokemon === "event") this.spoken.push({ about: "pokemon", node, definite: true, set: false });
    else if (pokemon === "all" && node.place === "active" && node.side !== "both")
      this.spoken.push({ about: "pokemon", node, definite: true, set: false });
  }

  private latest(about: Antecedent["about"], set = false): Antecedent | undefined {
    return this.spoken.findLast((each) => each.about === about && !each.several && (!set || each.set));
  }

  /** "Move an Energy from your opponent's Active Pokémon to another": other than the Pokémon that these cards are on, where that is not this one. */
  private cardsOfAnother(): Antecedent | undefined {
    const cards = this.latest("cards");
    const on = cards?.node.cards === "attached" ? cards.node.to : undefined;
    return isNode(on) && on.pokemon !== "self" ? cards : undefined;
  }

  /** "Those Pokémon": chosen before, or those of several that were healed. */
  private latestThose(): Antecedent | undefined {
    return this.spoken.findLast((each) => each.about === "pokemon");
  }

  /** Bindings that are plain numbers of an object: amounts, conditions, filters. */
  private number(node: Node, key: string, value: number): void {
    if (value >= 0 || (key !== "binding" && key !== "bind" && key !== "except")) return;
    if (key === "except" && node.cards === "choose") {
      const first = this.spoken.find(({ about }) => about === "cards");
      if (!first) throw new UnclearReference("Nothing was discarded before.");
      node.except = this.bind(first);
      return;
    }
    if (key === "except") {
      const before = this.latest("pokemon");
      const other = before && !before.definite ? before : this.cardsOfAnother();
      node.except = other ? this.bind(other) : "self";
      return;
    }
    if (key === "bind") {
      node.bind = this.next++;
      this.chosen = node.bind;
      return;
    }
    if (value === POINTS_TO.number) {
      if (this.chosen === undefined) throw new UnclearReference("Nothing was chosen before.");
      node.binding = this.chosen;
    } else if (node.cards === undefined && node.pokemon === undefined) {
      const from =
        value === POINTS_TO.knockedOut
          ? this.latest("knockOut")
          : value === POINTS_TO.before
            ? this.spoken.filter(({ about }) => about === "cards").at(-2)
            : value === POINTS_TO.pokemon
              ? this.latest("pokemon")
              : value === POINTS_TO.drawn
                ? this.spoken.findLast((each) => each.node.do === "draw")
                : (this.source(node) ?? this.moved() ?? this.spoken.findLast((each) => each.about === "pokemon" && !each.definite));
      if (!from || from.definite) throw new UnclearReference("Nothing that this could mean was named before.");
      if (node.count === "bound" && this.bothHands(from)) {
        const { where } = node;
        become(node, { count: "cards", zone: "hand", of: "both", ...(where !== undefined && { where }) });
        return;
      }
      node.binding = this.bind(from);
      if (node.count === "bound" && isNode(node.where)) from.counted = node.where;
      const twin = this.twin(from);
      if (twin) bothOf(node, this.bind(twin));
      // "For each Energy discarded in this way" asks nothing new of Energy that was discarded.
      const asked = from.about === "pokemon" ? { category: "Pokémon" } : described(from.node);
      if (JSON.stringify(node.where) === JSON.stringify(asked)) delete node.where;
    }
  }

  private chosen: number | undefined;
  private mode: Node | undefined;

  /** "You find there": the set looked at, not the last choice out of it. */
  private source(node: Node): Antecedent | undefined {
    return Object.keys(node).length === 1 ? this.latest("cards", true) : undefined;
  }

  /** "Your opponent reveals their hand. Discard a card from it": what is taken from a hand that is shown is no card attached to a Pokémon. */
  private findInHand(node: Node): void {
    const hand = this.spoken.at(-1);
    if (node.cards !== "attached" || !hand?.shown || hand.node.zone !== "hand") return;
    if (!isNode(node.to) || node.to.pokemon !== "bound" || node.to.binding !== POINTS_TO.pokemon) return;
    const where = described(node);
    become(node, {
      cards: "choose",
      from: { binding: POINTS_TO.cards },
      count: node.count ?? 1,
      ...(where !== undefined && { where }),
      ...(node.by !== undefined && { by: node.by }),
    });
  }

  /** The cards that something was done with; drawing is another matter ("if you discarded an Energy card in this way"), unless it is all there was. */
  private moved(): Antecedent | undefined {
    return this.spoken.findLast((each) => each.about === "cards" && each.node.do !== "draw") ?? this.latest("cards");
  }

  /** "The top card of each player's deck": what is counted afterwards are the cards of both. */
  private twin({ node }: Antecedent): Antecedent | undefined {
    if (node.cards !== "top" || node.of !== "opponent") return undefined;
    const before = this.spoken.filter(({ about }) => about === "cards").findLast((each) => each.node !== node);
    const alike =
      before?.node.cards === "top" && before.node.of === "you" && JSON.stringify(before.node.count) === JSON.stringify(node.count);
    return alike ? before : undefined;
  }

  /** "Each player reveals their hand": what is counted of the revealed cards is in either hand. */
  private bothHands({ node, shown }: Antecedent): boolean {
    const isHand = (hand: Node, of: string) => hand.cards === "all" && hand.zone === "hand" && hand.of === of && hand.where === undefined;
    const own = this.spoken.some((each) => each.shown === true && isHand(each.node, "you"));
    return shown === true && isHand(node, "opponent") && own;
  }

  private point(
    node: Node,
    at: {
      readonly arrays: readonly Json[][];
      readonly each: boolean;
      readonly counted?: boolean;
      readonly mode?: Node | undefined;
      readonly apart?: Json[] | undefined;
    },
    step: Node | null,
  ): void {
    if ((node.cards === "bound" || node.pokemon === "bound") && node.binding === POINTS_TO.cards)
      this.take(node, this.latest("cards"), at, step);
    else if (node.cards === "rest" && node.binding === POINTS_TO.rest) {
      const set = this.latest("cards", true) ?? this.spoken.find(({ about }) => about === "cards");
      if (!set) throw new UnclearReference('"The rest" of what?');
      node.binding = this.bind(set);
      // "Choose 1 of them. Shuffle the other cards …": the choice comes first, whatever is done with it later.
      for (const each of this.spoken)
        if (each.pending && isNode(each.node.from) && each.node.from.binding === node.binding) this.bind(each);
    } else if (node.cards === "bound" && node.binding === POINTS_TO.shown) {
      const set = this.latest("cards", true) ?? this.latest("cards");
      if (!set) throw new UnclearReference("No cards were revealed before.");
      node.binding = this.bind(set);
    } else if (node.pokemon === "bound" && (node.binding === POINTS_TO.pokemon || node.binding === POINTS_TO.those)) {
      if (at.each) become(node, { pokemon: "each" });
      else this.take(node, node.binding === POINTS_TO.those ? this.latestThose() : this.latest("pokemon"), at, step);
    }
  }

  private take(
    node: Node,
    from: Antecedent | undefined,
    at: { readonly arrays: readonly Json[][]; readonly counted?: boolean; readonly apart?: Json[] | undefined },
    step: Node | null,
  ): void {
    if (!from) {
      if (node.pokemon === undefined) throw new UnclearReference('"It" or "those cards" without cards named before.');
      const put = this.spoken.findLast(({ about, toBench }) => about === "cards" && toBench);
      if (put) node.binding = this.bind(put);
      else if (node.binding === POINTS_TO.those) throw new UnclearReference('"Those Pokémon" without Pokémon named before.');
      else if (this.about === null) throw new UnclearReference("It is not clear which Pokémon is meant.");
      else become(node, { ...this.about });
      return;
    }
    if (from.definite) {
      become(node, structuredClone(from.node));
      return;
    }
    // "Reveal cards until you reveal a Supporter card. Put it …": the card that was looked for.
    if (from.node.cards === "topUntil" && node.where === undefined && from.node.where !== undefined) node.where = from.node.where;
    const { pending } = from;
    const within = at.apart !== undefined && pending !== undefined && at.arrays.indexOf(pending.steps) < at.arrays.indexOf(at.apart);
    const before = within || pending?.tossed === true;
    // What is shown and then judged or counted stays a step: everybody sees it, whatever it is.
    const judged = pending?.reveal === true && (step?.do === "if" || at.counted === true);
    if (pending && at.arrays.includes(pending.steps) && !before && !judged) {
      this.gone.add(pending.step);
      const where = node.where;
      become(node, from.node);
      if (isNode(where)) node.where = narrowed(node.where, where);
      if (pending.reveal && step?.do === "move" && !toBench(step)) step.reveal = true;
      from.node = node;
      from.pending = undefined;
      return;
    }
    node.binding = this.bind(from);
    // "That Supporter card" asks nothing new of a Supporter card that was chosen.
    if (isNode(node.where) && from.counted && isWithin(from.counted, node.where)) node.where = structuredClone(from.counted);
    const looked = from.node.cards === "topUntil";
    if (!looked && node.where !== undefined && JSON.stringify(node.where) === JSON.stringify(described(from.node))) delete node.where;
  }

  private bind(from: Antecedent): number {
    if (from.pending) this.keep(from.pending, from.node);
    from.pending = undefined;
    const alike = this.spoken.filter(
      (each) => each === from || (from.mode && each.mode === from.mode && each.about === from.about && each.set === from.set),
    );
    const bound = alike.find(({ node }) => typeof node.bind === "number")?.node.bind;
    const binding = typeof bound === "number" ? bound : this.next++;
    for (const { node } of alike) node.bind = binding;
    return binding;
  }

  /** A choice that is named for more than one use stays a step; from a deck it is a search all the same, after which the deck is shuffled (EFF-06). */
  private keep({ step, steps, reveal }: NonNullable<Antecedent["pending"]>, { from }: Node): void {
    if (reveal) step.do = "reveal";
    if (isNode(from) && from.zone === "deck" && from.of !== undefined) steps.push({ do: "shuffle", zone: "deck", of: from.of });
  }

  private sweep(value: Json): void {
    if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index--) {
        const item = value[index];
        if (item !== undefined && this.gone.has(item)) value.splice(index, 1);
      }
      for (const item of value) this.sweep(item);
    } else if (isNode(value)) for (const part of Object.values(value)) this.sweep(part);
  }

  private renumber(text: Json): void {
    const order = new Map<number, number>();
    const visit = (value: Json, set: boolean): void => {
      if (Array.isArray(value)) for (const item of value) visit(item, set);
      else if (isNode(value)) {
        for (const [key, part] of Object.entries(value)) {
          const binds = key === "bind" || key === "binding" || (key === "except" && typeof part === "number");
          if (binds && typeof part === "number" && !(key === "binding" && part === POINTS_TO.selfIf)) {
            if (set) value[key] = order.get(part) ?? part;
            else if (!order.has(part)) order.set(part, order.size + 1);
          } else visit(part, set);
        }
      }
    };
    visit(text, false);
    visit(text, true);
  }
}

/** "Those Pokémon" of cards that were described more closely before. @throws UnclearReference where the two speak of different things */
function narrowed(before: Json | undefined, more: Node): Node {
  const joined = merge(isNode(before) ? before : undefined, more);
  if (!joined) throw new UnclearReference("The cards are called something else than before.");
  return joined;
}
