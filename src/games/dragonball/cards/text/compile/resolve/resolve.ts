import type { CardRef, Cards, Instruction, Zone } from "@/games/dragonball/engine/effects/language";
import { isPlural } from "../unresolved/picked";
import { chosenHere, isMark, LOOKED, SAID, THROUGH } from "../unresolved/references";
import type { Antecedent } from "./antecedents";

/** A word that points at nothing, or at more than one thing. */
export class UnclearReference extends Error {}

interface Choice {
  readonly name: string;
  readonly plural: boolean;
  /** Out of the cards looked at. */
  readonly looked: boolean;
  /** The text says "choose"; else it is chosen only in doing something. */
  readonly said: boolean;
}

/** The card on its way elsewhere that a replacement catches. */
const REPLACED: Cards = { bound: "replaced" };

const NAMELESS: Antecedent = { cards: { union: [] }, plural: false };

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/** This card, in a zone of its master's. */
const liesItself = (value: Node): value is Node & { readonly in: Zone | readonly Zone[] } =>
  "in" in value && value.of === undefined && JSON.stringify(value.where) === '{"not":{"other":true}}';

/** Parts of an instruction that say which cards it is about. */
const ABOUT: readonly string[] = ["cards", "on", "card", "to", "there"];

/** The card that is being played, or that card where it is so; undefined where others are meant. */
function ifBeingPlayed(cards: unknown): { readonly where?: unknown } | undefined {
  if (cards === "beingPlayed") return {};
  return isNode(cards) && cards.cards === "beingPlayed" ? { where: cards.where } : undefined;
}

/** What is done with a card that is not there yet, it comes with (DB-ZONE-06). */
function asItIsPlayed(node: Node): Node {
  const lasting = node.do === "lasting" && Array.isArray(node.effects) ? node.effects.filter(isNode) : [];
  const about = [...(node.do === "play" ? [node.cards] : []), ...lasting.map(({ on }) => on)].map(ifBeingPlayed);
  const [first] = about;
  if (!about.some((each) => each !== undefined)) return node;
  if (!first || about.some((each) => JSON.stringify(each) !== JSON.stringify(first))) return unclear("the card that is being played");
  const { cards: _, effects: __, ...how } = node;
  const comes = lasting.map(({ on: ___, ...effect }) => effect);
  const played = { ...how, do: "playInstead", ...(comes.length > 0 && { with: comes }) };
  return first.where === undefined ? played : { do: "if", when: { card: "beingPlayed", is: first.where }, then: [played] };
}

/** Puts in the place of words that point back what they point at. One goes through one skill, in the order of its text. */
export class Resolver {
  private readonly spoken: Antecedent[] = [];
  private readonly choices: Choice[] = [];
  /** The names of the choices that the phrase at hand makes. */
  private readonly here = new Map<string, string>();
  private looked: string | undefined;
  /** The names of the choices that the last phrase made: "1 X and 1 Y … them". */
  private together: string[] = [];
  private numbers = 0;
  /** How many delayed effects the words stand in. */
  private delays = 0;
  private pile: Cards | undefined;
  /** In what a card comes with nothing is said of this card. */
  private coming = 0;
  /** How many choices the price made. */
  private paid = 0;
  /** Where this card went by the text itself. */
  private wentTo: unknown;
  private readonly through = new Set<unknown>();
  private tokens = 0;
  private token: string | undefined;
  private deeds: { readonly name: string; readonly deed: string }[] = [];
  /** Cards that the next word cannot mean. */
  private besides: string | undefined;
  /** The piles that this card is said to lie under (DB-UNDER-04). */
  readonly beneath: Cards[] = [];
  /** The zone of "this card from your hand" (DB-SKILL-04). */
  from: Zone | readonly Zone[] | undefined;

  /** Cards that a keyword's own price concerns. */
  paying(name: string, deed: string): void {
    this.deeds.push({ name, deed });
  }

  /** The price is over: what the effect says it has done is done by the effect. */
  beginEffect(): void {
    this.deeds = [];
    this.paid = this.choices.length;
  }

  hear(antecedents: readonly Antecedent[]): void {
    this.spoken.push(...antecedents);
  }

  /** @throws UnclearReference */
  resolve<T>(value: T): T {
    return this.walk(value, "") as T;
  }

  private walk(value: unknown, key: string): unknown {
    if (Array.isArray(value))
      return value.flatMap((each): readonly unknown[] =>
        isNode(each) && each.zone === THROUGH ? this.shuffles() : [this.walk(each, key)],
      );
    if (isMark(value)) return this.pointed(value.bound, ABOUT.includes(key));
    if (typeof value === "string" && ABOUT.includes(key)) this.mention(value);
    if (!isNode(value)) return value;
    if (value.do === "choose") return this.choose(value);
    if (value.do === "look" || value.do === "bind") return this.name(value);
    if (value.do === "chooseNumber") return this.number(value);
    if (typeof value.otherThan === "string" && value.otherThan.startsWith("?"))
      return { ...value, otherThan: this.hereNamed(value.otherThan) };
    if (typeof value.number === "string" && value.number.startsWith("?")) return { ...value, number: this.hereNamed(value.number) };
    if (value.do === "token") return this.bring(value);
    if (value.do === "negatePlay" || value.do === "playInstead") return this.onPlay(value);
    if (("change" in value && !("on" in value) && this.coming === 0) || (key === "there" && value.under === "this")) this.mention("this");
    // "If this card is in your Warp": there it works (DB-SKILL-04).
    if (key === "there" && liesItself(value)) this.thisFrom([value.in].flat());
    if ("instead" in value && isNode(value.of) && "moves" in value.of)
      this.spoken.push({ cards: value.of.moves === "this" ? "this" : REPLACED, plural: false });
    this.delays += value.do === "delay" ? 1 : 0;
    const walked = ofItself(asItIsPlayed(this.walkAll(value)));
    this.delays -= value.do === "delay" ? 1 : 0;
    this.remember(walked);
    if (ABOUT.includes(key) && value.in === "leader") this.spoken.push({ cards: walked as unknown as Cards, plural: false });
    // "The top card of your deck": a word that points at cards nobody has named afterwards is not clear.
    else if (key === "cards" && (value.top !== undefined || value.bottom !== undefined)) this.spoken.push(NAMELESS);
    return walked;
  }

  private mention(ref: string): void {
    if (ref === "this" || ref === "attackCard" || ref === "guardCard" || ref === "beingPlayed")
      this.spoken.push({ cards: ref, plural: false });
  }

  private choose(node: Node): Node {
    const { as: mark, ...rest } = node;
    const as = String(mark).replace(SAID, "");
    const walked = this.walkAll(rest);
    if (isNode(walked.from)) for (const zone of [walked.from.in].flat()) this.through.add(zone);
    const name = this.choices.length === 0 ? "chosen" : `chosen${this.choices.length + 1}`;
    const count = (node as unknown as Extract<Instruction, { do: "choose" }>).count;
    const plural = isPlural(count) || node.by === "each";
    const looked = this.looked !== undefined && JSON.stringify(walked.from).includes(`"bound":"${this.looked}"`);
    this.choices.push({ name, plural, looked, said: as !== mark });
    this.begin(as, name);
    this.spoken.push({ cards: { bound: name }, plural });
    // What follows the player who chooses and how many is said after the cards.
    return { ...walked, as: name };
  }

  private name(node: Node): Node {
    const { as, ...rest } = node;
    const walked = this.walkAll(rest);
    if (node.do === "bind" && as !== LOOKED.bound) {
      const name = this.choices.length === 0 ? "chosen" : `chosen${this.choices.length + 1}`;
      this.choices.push({ name, plural: false, looked: false, said: true });
      this.begin(String(as), name);
      return { ...walked, as: name };
    }
    if (isNode(walked.cards)) for (const zone of [walked.cards.in].flat()) this.through.add(zone);
    this.looked = "looked";
    this.spoken.push({ cards: { bound: "looked" }, plural: !(isNode(node.cards) && (node.cards.top === 1 || node.cards.bottom === 1)) });
    return { ...walked, as: "looked" };
  }

  /** A choice of the phrase at hand; the first of a phrase begins it. */
  private begin(as: string, name: string): void {
    if (as === chosenHere(0).bound) this.together = [];
    this.together.push(name);
    this.here.set(as, name);
  }

  private number(node: Node): Node {
    const { as, ...rest } = node;
    const walked = this.walkAll(rest);
    this.numbers++;
    const name = this.numbers === 1 ? "number" : `number${this.numbers}`;
    this.here.set(String(as), name);
    return { ...walked, as: name };
  }

  private bring(node: Node): Node {
    this.tokens++;
    const name = this.tokens === 1 ? "token" : `token${this.tokens}`;
    this.token = name;
    this.spoken.push({ cards: { bound: name }, plural: node.count !== 1 });
    return { ...this.walkAll(node), as: name };
  }

  /** What is done with cards that are bound: "the cards placed in your Drop by this skill". */
  private remember(node: Node): void {
    const did = node.do === "switch" ? node.to : node.do;
    if (node.cards === "this" && (did === "move" || did === "discard")) this.wentTo = did === "move" ? node.to : "drop";
    const where = node.do === "move" ? node.to : "";
    for (const part of isNode(node.cards) && Array.isArray(node.cards.union) ? node.cards.union : [node.cards])
      if (isNode(part) && typeof part.bound === "string") this.deeds.push({ name: part.bound, deed: `${did}/${where}` });
  }

  /** The cards with which this was done; where it was done several times it is not clear with which. */
  private doneWith(deed: string): CardRef {
    const names = new Set(this.deeds.filter((each) => each.deed === deed).map(({ name }) => name));
    const [only] = names;
    return only !== undefined && names.size === 1 ? { bound: only } : unclear("the cards with which something was done");
  }

  /** What is done with the card that is being played: nothing else is played otherwise. */
  private onPlay({ cards, ...rest }: Node): Node {
    return this.walk(cards, "cards") === "beingPlayed" ? this.walkAll(rest) : unclear("the card that is being played");
  }

  /** "Any areas you looked through". */
  private shuffles(): readonly Instruction[] {
    return (["deck", "life"] as const).filter((zone) => this.through.has(zone)).map((zone) => ({ do: "shuffle", zone }));
  }

  private hereNamed(mark: string): string {
    return this.here.get(mark) ?? unclear(mark);
  }

  private walkAll(node: Node): Node {
    const walked: Record<string, unknown> = {};
    for (const [name, each] of Object.entries(node)) {
      // "Play it on top of the chosen card": a card does not lie on or under itself.
      this.besides = name === "onto" || name === "under" ? JSON.stringify(walked.cards) : undefined;
      this.coming += name === "with" ? 1 : 0;
      walked[name] = this.walk(each, name);
      this.coming -= name === "with" ? 1 : 0;
      this.besides = undefined;
      if (name === "under" && node.do === "move") this.pile = walked.under as Cards;
    }
    return walked;
  }

  private pointed(mark: string, about: boolean): unknown {
    const name = mark.slice(1);
    if (name.startsWith("here")) return { bound: this.hereNamed(mark) };
    if (name.startsWith("done/")) return this.doneWith(name.slice(5));
    if (name.startsWith("it/")) return this.itFrom(name.slice(3) as Zone, about);
    if (name.startsWith("this/")) return this.thisFrom(name.slice(5).split(",") as Zone[]);
    if (name.startsWith("nth/")) return this.nthChoice(name.slice(4), about);
    if (name.startsWith("under/")) return this.thisUnder(JSON.parse(name.slice(6)) as Cards);
    switch (name) {
      case "it":
        return this.back(
          this.latest(({ onlyThat }) => !onlyThat, false),
          about,
        );
      case "that":
        return this.back(
          this.latest(({ cards }) => cards !== "this", false),
          about,
        );
      case "pile":
        return this.pile ?? this.latest(({ cards }) => cards !== "this", false);
      case "them":
        return this.back(this.allTogether() ?? this.latest(() => true, true), about);
      case "chosen":
        return this.again(this.latestChoice(false), false, about);
      case "allChosen":
        return this.again(this.allChosen(), true, about);
      case "token":
        return { bound: this.token ?? unclear("that token") };
      case "looked":
        return { bound: this.looked ?? unclear(mark) };
      case "remaining":
        return this.remaining();
      default:
        return unclear(mark);
    }
  }

  /** "Switch the chosen card to Active Mode, and it …": it is spoken of again. */
  private again(cards: Cards, plural: boolean, about: boolean): Cards {
    if (about) this.spoken.push({ cards, plural });
    return cards;
  }

  /** "Play it from your Drop". */
  private itFrom(zone: Zone, about: boolean): unknown {
    const cards = this.back(
      this.latest(({ onlyThat }) => !onlyThat, false),
      about,
    );
    return cards === "this" ? this.thisFrom([zone]) : cards;
  }

  private thisUnder(piles: Cards): Cards {
    if (this.delays > 0) return { under: piles, where: { not: { other: true } } };
    this.beneath.push(piles);
    this.mention("this");
    return "this";
  }

  private thisFrom(zones: readonly Zone[]): Cards {
    const [only, ...others] = zones;
    const zone = only && others.length === 0 ? only : zones;
    // By then it lies there, another object than now (DB-ZONE-04); where the skill works is not said.
    if (this.delays > 0) return { in: zone, where: { not: { other: true } } };
    // Where the text itself has put it, it works from no other zone for that.
    if (this.wentTo !== zone) {
      if (this.from !== undefined && String(this.from) !== String(zone)) return unclear("this card is said to be in two zones");
      this.from = zone;
    }
    this.mention("this");
    return "this";
  }

  /** The cards spoken of last, where they are one or several as the word wants them. */
  private latest(fits: (each: Antecedent) => boolean, plural: boolean): Cards {
    if (!plural && this.allTogether()) return unclear("it");
    const last = this.spoken.findLast((each) => fits(each) && this.mayMean(each.cards));
    if (!last || last.plural !== plural || last === NAMELESS) return unclear(plural ? "them" : "it");
    return last.cards;
  }

  /** "1 X and 1 Y … them": the phrase that was spoken last chose its cards one by one. */
  private allTogether(): Cards | undefined {
    const last = this.spoken.at(-1);
    if (this.together.length < 2 || !last || JSON.stringify(last.cards) !== JSON.stringify({ bound: this.together.at(-1) }))
      return undefined;
    return { union: this.together.map((name) => ({ bound: name })) };
  }

  private back(cards: Cards, about: boolean): Cards {
    if (about && typeof cards === "string") this.mention(cards);
    return cards;
  }

  private mayMean(cards: Cards): boolean {
    return this.besides === undefined || !(this.besides.includes(JSON.stringify(cards)) || cards === NAMELESS.cards);
  }

  /** "The second chosen card", in the order of the text. */
  private nthChoice(nth: string, about: boolean): Cards {
    if (nth === "only" && this.choices.length !== 1) return unclear("the chosen card");
    const choice = this.choices[nth === "only" ? 0 : Number(nth) - 1] ?? unclear("the chosen card");
    return this.again({ bound: choice.name }, choice.plural, about);
  }

  private latestChoice(plural: boolean | undefined): CardRef {
    const fits = ({ name }: Choice) => this.mayMean({ bound: name });
    const last = this.choices.findLast((choice) => choice.said && fits(choice)) ?? this.choices.findLast(fits);
    if (!last || (plural !== undefined && last.plural !== plural)) return unclear("the chosen card");
    return { bound: last.name };
  }

  /** Of a choice of several, of several that one phrase made, or of several of the effect; those of the price where the effect makes none. */
  private allChosen(): Cards {
    const called = this.choices.filter((choice) => choice.said);
    const said = called.length > 0 ? called : this.choices;
    const own = said.filter((choice) => this.choices.indexOf(choice) >= this.paid);
    const all = own.length > 0 ? own : said;
    const last = all.at(-1);
    if (last?.plural) return { bound: last.name };
    const phrase = all.filter(({ name }) => this.together.includes(name));
    const together = phrase.length > 1 ? phrase : all;
    if (together.length < 2 || together.some(({ plural }) => plural)) return unclear("the chosen cards");
    return { union: together.map(({ name }) => ({ bound: name })) };
  }

  private remaining(): Cards {
    const looked = this.looked ?? unclear("the remaining cards");
    const out = this.choices.filter((choice) => choice.looked);
    const [only] = out;
    if (out.length > 1) return unclear("the remaining cards");
    return only ? { cards: { bound: looked }, where: { otherThan: only.name } } : { bound: looked };
  }
}

/** What changes is its source where nothing else is said: "this card gets", "it gets". */
function ofItself(node: Node): Node {
  if (!("change" in node) || node.on !== "this") return node;
  const { on: _, ...own } = node;
  return own;
}

function unclear(what: string): never {
  throw new UnclearReference(what);
}
