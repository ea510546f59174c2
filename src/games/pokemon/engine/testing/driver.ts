import { expect } from "vitest";
import type { Decision, Outcome, Rejection, Seat, Viewer } from "@/kernel/game";
import type { ShownDamage } from "../attack/preview";
import type { GameEvent } from "../events";
import type { PokemonGame } from "../game";
import { DECISION_KINDS, type Option, PURPOSES } from "../options";
import type { State } from "../state/state";
import type { CardView, FaceDown, PokemonView, View } from "../view";

/** What a test reads of a Pokémon in play. */
export interface Seen {
  readonly name: string;
  readonly id: number;
  readonly damage: number;
  readonly hp: number;
  readonly conditions: readonly string[];
  readonly energy: readonly string[];
  readonly tools: readonly string[];
  readonly retreatCost: number;
  readonly types: readonly string[];
  /** All its Pokémon cards, lowest first. */
  readonly cards: readonly string[];
}

/** What a test reads of a side: names of cards. */
export interface SeenSide {
  readonly active: Seen | null;
  readonly bench: readonly Seen[];
  readonly hand: readonly string[];
  readonly deckCount: number;
  readonly discard: readonly string[];
  readonly lostZone: readonly string[];
  readonly prizes: number;
}

/** Plays a match through the decisions that a player sees, in the game's words. Whoever is asked answers. */
export class Driver {
  events: readonly GameEvent[];

  constructor(
    private readonly game: PokemonGame,
    public state: State,
    first: readonly GameEvent[],
  ) {
    this.events = first;
  }

  /** The open decision; of several, the first. */
  get decision(): Decision<Option> {
    const [first] = this.game.decisions(this.state);
    if (!first) throw new Error("Nothing is asked: the match is over.");
    return first;
  }

  get decisions(): readonly Decision<Option>[] {
    return this.game.decisions(this.state);
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.state);
  }

  /** What is asked, or "over". */
  get asked(): string {
    return this.outcome ? "over" : this.decision.purpose;
  }

  get you(): SeenSide {
    return this.side(0);
  }

  get opponent(): SeenSide {
    return this.side(1);
  }

  /** The Stadium in play. */
  get stadium(): string | null {
    return this.game.view(this.state, "spectator").stadium?.card ?? null;
  }

  view(viewer: Viewer): View {
    return this.game.view(this.state, viewer);
  }

  /** What a viewer would see and a seat be asked in another state of this match. */
  seenIn(state: State, seat: Seat) {
    return { view: this.game.view(state, seat), asked: this.game.decisions(state).filter((decision) => decision.seat === seat) };
  }

  /** All cards of a player's deck are this one now: nobody who cannot see them may notice. */
  exchangeDeck(seat: Seat, name: string): this {
    const { rules, sides } = this.state;
    const face = rules.table.indexOf(name);
    const cards = rules.cards.map((before, card) => (sides[seat].deck.includes(card) ? face : before));
    this.state = { ...this.state, rules: { ...rules, cards } };
    return this;
  }

  /** Plays a card from hand: a Basic Pokémon, an Item, a Supporter or a Stadium. */
  play(name: string): this {
    return this.main((option) => (option.do === "playTrainer" || option.do === "playBasic") && option.card.card === name, `play ${name}`);
  }

  canPlay(name: string): boolean {
    return this.offers((option) => (option.do === "playTrainer" || option.do === "playBasic") && option.card.card === name);
  }

  evolve(card: string, onto?: string): this {
    return this.main(
      (option) => option.do === "evolve" && option.card.card === card && this.isNamed(option.pokemon, onto),
      `evolve into ${card}`,
    );
  }

  canEvolve(card: string, onto?: string): boolean {
    return this.offers((option) => option.do === "evolve" && option.card.card === card && this.isNamed(option.pokemon, onto));
  }

  /** Attaches Energy or a Tool from hand. */
  attach(card: string, to: string): this {
    return this.main(
      (option) =>
        (option.do === "attachEnergy" || option.do === "attachTool") && option.card.card === card && this.isNamed(option.pokemon, to),
      `attach ${card} to ${to}`,
    );
  }

  canAttach(card: string, to?: string): boolean {
    return this.offers(
      (option) =>
        (option.do === "attachEnergy" || option.do === "attachTool") && option.card.card === card && this.isNamed(option.pokemon, to),
    );
  }

  attack(name: string): this {
    return this.main((option) => option.do === "attack" && option.name === name, `attack with ${name}`);
  }

  /** The damage that an attack on offer shows: its least and most, and whether it is prevented. */
  shown(name: string): Pick<ShownDamage, "least" | "most" | "prevented"> | null {
    const told = this.told(name);
    if (told === null) return null;
    const { least, most, prevented } = told;
    return { least, most, ...(prevented && { prevented }) };
  }

  /** The same with why it is so much. */
  told(name: string): ShownDamage | null {
    const option = this.decision.options.find((one) => "do" in one && one.do === "attack" && one.name === name);
    if (!option || !("do" in option) || option.do !== "attack") throw new Error(`${name} is not on offer: ${this.options.join(", ")}.`);
    return option.damage;
  }

  canAttack(name?: string): boolean {
    return this.offers((option) => option.do === "attack" && (name === undefined || option.name === name));
  }

  useAbility(name: string): this {
    return this.main((option) => option.do === "useAbility" && option.name === name, `use ${name}`);
  }

  canUse(name: string): boolean {
    return this.offers((option) => option.do === "useAbility" && option.name === name);
  }

  /** Whether the Stadium may be used. */
  offersStadium(): boolean {
    return this.offers((option) => option.do === "useStadium");
  }

  useStadium(): this {
    return this.main((option) => option.do === "useStadium", "use the Stadium");
  }

  retreat(): this {
    return this.main((option) => option.do === "retreat", "retreat");
  }

  canRetreat(): boolean {
    return this.offers((option) => option.do === "retreat");
  }

  /** Discards a Fossil from play. */
  discardFromPlay(name: string): this {
    return this.main((option) => option.do === "discardFromPlay" && this.isNamed(option.pokemon, name), `discard ${name} from play`);
  }

  endTurn(): this {
    return this.main((option) => option.do === "endTurn", "end the turn");
  }

  /** Answers the open decision with options by their words: names, numbers, "yes", "no"; nothing for an empty answer. */
  choose(...labels: readonly (string | number)[]): this {
    return this.chooseFor(this.decision, labels);
  }

  /** Answers a seat's open decision. */
  chooseAs(seat: Seat, ...labels: readonly (string | number)[]): this {
    const decision = this.decisions.find((one) => one.seat === seat);
    if (!decision) throw new Error(`Nothing is asked of seat ${seat}.`);
    return this.chooseFor(decision, labels);
  }

  /** The words of the open decision's options. */
  get options(): readonly string[] {
    return this.decision.options.map((option) => this.label(option));
  }

  concede(seat: Seat): this {
    return this.answer({ concede: seat });
  }

  /** An answer as it stands; returns why it was refused, having changed nothing. */
  refusal(decision: number, seat: Seat, choice: readonly number[]): Rejection | null {
    const result = this.step({ decision, seat, choice });
    return result.ok ? null : result.rejection;
  }

  /** Events of one sort since the scenario began. */
  happened<T extends GameEvent["type"]>(type: T): Extract<GameEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  }

  /** Nothing is half done: the match is over or waits for a main action, and every scripted coin fell. Read off the state: the engine's own words are under test. */
  assertSettled(): void {
    const { asks, outcome, phase, script } = this.state;
    expect(
      asks.map(({ purpose }) => purpose),
      "a decision is left open",
    ).toEqual(outcome ? [] : ["main"]);
    expect(phase === "over", "the match goes on without an end, or has two").toBe(outcome !== null);
    expect(script?.coins ?? [], "coins were not flipped").toEqual([]);
    expect(JSON.stringify(this.events), "an event leaves something out").not.toMatch(/""|\{\}/);
  }

  private main(fits: (option: Extract<Option, { do: string }>) => boolean, words: string): this {
    const { decision } = this;
    const index = decision.options.findIndex((option) => "do" in option && fits(option));
    if (index < 0)
      throw new Error(`Cannot ${words}: asked ${decision.purpose} of seat ${decision.seat}, offered ${this.options.join(", ")}.`);
    return this.answer({ decision: decision.id, seat: decision.seat, choice: [index] });
  }

  private offers(fits: (option: Extract<Option, { do: string }>) => boolean): boolean {
    return !this.outcome && this.decision.options.some((option) => "do" in option && fits(option));
  }

  private chooseFor(decision: Decision<Option>, labels: readonly (string | number)[]): this {
    const choice: number[] = [];
    for (const label of labels) {
      const index = decision.options.findIndex((option, place) => !choice.includes(place) && this.label(option) === `${label}`);
      if (index < 0)
        throw new Error(
          `No option "${label}" for ${decision.purpose}: ${decision.options.map((option) => this.label(option)).join(", ")}.`,
        );
      choice.push(index);
    }
    return this.answer({ decision: decision.id, seat: decision.seat, choice });
  }

  private answer(answer: Parameters<PokemonGame["step"]>[1]): this {
    for (const { kind, purpose } of this.decisions) {
      expect(DECISION_KINDS, "a question is of no known kind").toContain(kind);
      expect(PURPOSES, "a question has no known purpose").toContain(purpose);
    }
    const result = this.step(answer);
    if (!result.ok) throw new Error(`Refused: ${result.rejection}.`);
    this.state = result.state;
    this.events = [...this.events, ...result.events];
    return this;
  }

  private step(answer: Parameters<PokemonGame["step"]>[1]): ReturnType<PokemonGame["step"]> {
    const before = JSON.stringify(this.state);
    const result = this.game.step(this.state, answer);
    expect(JSON.stringify(this.state), "a step changed the state it started from").toBe(before);
    return result;
  }

  private label(option: Option): string {
    if ("do" in option) {
      const what = "card" in option ? option.card.card : "name" in option ? option.name : "";
      return `${option.do} ${what}`.trim();
    }
    switch (option.pick) {
      case "card":
      case "attached":
        return option.card.card;
      case "position":
        return `${option.position}`;
      case "pokemon":
        return this.nameOf(option.pokemon);
      case "number":
        return `${option.number}`;
      case "condition":
        return option.condition;
      case "type":
        return option.type;
      case "mode":
        return `${option.mode}`;
      case "attack":
      case "trigger":
        return option.name;
      default:
        return option.pick;
    }
  }

  private isNamed(id: number, name: string | undefined): boolean {
    return name === undefined || this.nameOf(id) === name;
  }

  private nameOf(id: number): string {
    const found = this.all().find((pokemon) => pokemon.id === id);
    return found?.name ?? `Pokémon ${id}`;
  }

  private all(): readonly Seen[] {
    return ([0, 1] as const).flatMap((seat) => {
      const { active, bench } = this.side(seat);
      return active ? [active, ...bench] : bench;
    });
  }

  private side(seat: Seat): SeenSide {
    const side = this.game.view(this.state, seat).sides[seat];
    const names = (cards: readonly CardView[]): string[] => cards.map(({ card }) => card);
    return {
      active: side.active && seen(side.active),
      bench: side.bench.map(seen),
      hand: names(side.hand ?? []),
      deckCount: side.deckCount,
      discard: names(side.discard),
      lostZone: names(side.lostZone),
      prizes: side.prizes.filter((prize) => prize !== "empty").length,
    };
  }
}

function seen(pokemon: PokemonView | FaceDown): Seen {
  if (pokemon.faceDown) throw new Error("A side cannot read its own Pokémon.");
  const names = (cards: readonly CardView[]): string[] => cards.map(({ card }) => card);
  const { id, damage, hp, conditions, retreatCost, types } = pokemon;
  return {
    id,
    damage,
    hp,
    conditions,
    retreatCost,
    types,
    cards: names(pokemon.cards),
    name: pokemon.cards.at(-1)?.card ?? "",
    energy: names(pokemon.energy),
    tools: names(pokemon.tools),
  };
}
