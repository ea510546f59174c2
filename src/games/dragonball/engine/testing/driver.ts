import { expect } from "vitest";
import type { Decision, Outcome, Seat } from "@/kernel/game";
import type { GameEvent } from "../events";
import type { DragonBallGame } from "../game";
import type { Action, Option } from "../options";
import type { PlayerState, State } from "../state/state";
import type { SeenPlayer } from "../view/view";

/** Plays a scenario through the decisions that a player sees. Cards are named by their number, which in tests is their name. */
export class Driver {
  constructor(
    readonly game: DragonBallGame,
    public state: State,
    public events: readonly GameEvent[],
  ) {}

  /** The open question. */
  get decision(): Decision<Option> {
    const [decision] = this.game.decisions(this.state);
    if (!decision) throw new Error("Nobody is asked.");
    return decision;
  }

  /** Why somebody is asked, or null when nobody is. */
  get asked(): string | null {
    return this.game.decisions(this.state)[0]?.purpose ?? null;
  }

  /** Who is asked. */
  get seat(): Seat {
    return this.decision.seat;
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.state);
  }

  get you(): Seen {
    return new Seen(this, 0);
  }

  get opponent(): Seen {
    return new Seen(this, 1);
  }

  /** Answers with these options, by place. */
  answer(...choice: number[]): this {
    const { id, seat } = this.decision;
    const step = this.game.step(this.state, { decision: id, seat, choice });
    if (!step.ok) throw new Error(`Refused as ${step.rejection}: ${choice.join()} of ${JSON.stringify(this.decision.options)}`);
    this.state = step.state;
    this.events = [...this.events, ...step.events];
    return this;
  }

  concede(seat: Seat): this {
    const step = this.game.step(this.state, { concede: seat });
    if (!step.ok) throw new Error(`Refused as ${step.rejection}.`);
    this.state = step.state;
    return this;
  }

  /** The names of what may be chosen. */
  get choices(): readonly string[] {
    return this.decision.options.map((option) => this.nameOf(option));
  }

  /** What may be done with a card: "play", "attack", … */
  can(what: Action["do"], name?: string): boolean {
    return this.decision.options.some((option) => this.isAction(option, what, name));
  }

  play(name: string): this {
    return this.act("play", name);
  }

  charge(name: string): this {
    return this.act("charge", name);
  }

  reinforce(name: string): this {
    return this.act("reinforce", name);
  }

  combo(name: string): this {
    return this.act("combo", name);
  }

  counter(name: string): this {
    return this.act("counter", name);
  }

  /** Activates a skill of a card, by its printed place where the card has several that can be activated. */
  activate(name: string, skill?: number): this {
    return this.act("activate", name, (option) => skill === undefined || ("skill" in option && option.skill === skill));
  }

  /** Attacks the opposing Leader, or another card. */
  attack(name: string, target?: string): this {
    return this.act("attack", name, (option) => "target" in option && this.isTarget(option.target, target));
  }

  /** Attacks, and nobody does anything about it. */
  battle(name: string, target?: string): this {
    return this.attack(name, target).passAll();
  }

  /** Passes until the active player's next main action. */
  passAll(): this {
    while (this.outcome === null && this.asked !== "main" && this.asked !== "charge") {
      const index = this.decision.options.findIndex((option) => "do" in option && option.do === "pass");
      if (index < 0) {
        if (this.decision.min > 0) throw new Error(`Nothing to pass: ${this.asked} ${this.choices.join()}`);
        this.answer();
      } else this.answer(index);
    }
    return this;
  }

  pass(): this {
    return this.answer(this.decision.options.findIndex((option) => "do" in option && option.do === "pass"));
  }

  /** Ends the turn; the next player's first question stands open. */
  endTurn(): this {
    const { turn } = this.state;
    while (this.outcome === null && this.state.turn === turn) this.pass();
    return this;
  }

  /** Ends the turn, and the next player charges nothing. */
  nextMain(): this {
    this.endTurn();
    return this.asked === "charge" ? this.pass() : this;
  }

  /** Chooses cards by name, or nothing. */
  choose(...names: string[]): this {
    const taken: number[] = [];
    for (const name of names) {
      const index = this.decision.options.findIndex((option, place) => !taken.includes(place) && this.nameOf(option) === name);
      if (index < 0) throw new Error(`No ${name} among ${this.choices.join()}`);
      taken.push(index);
    }
    return this.answer(...taken);
  }

  yes(): this {
    return this.answer(this.decision.options.findIndex((option) => "yes" in option && option.yes));
  }

  no(): this {
    return this.answer(this.decision.options.findIndex((option) => "yes" in option && !option.yes));
  }

  number(number: number): this {
    return this.answer(this.decision.options.findIndex((option) => "number" in option && option.number === number));
  }

  /** Chooses options of "choose one", by their printed place. */
  option(...places: number[]): this {
    return this.answer(
      ...places.map((place) => this.decision.options.findIndex((option) => "option" in option && option.option === place)),
    );
  }

  happened<E extends GameEvent["event"]>(event: E): readonly Extract<GameEvent, { event: E }>[] {
    return this.events.filter((one): one is Extract<GameEvent, { event: E }> => one.event === event);
  }

  assertSettled(): void {
    if (this.outcome === null) expect(["main", "charge"]).toContain(this.asked);
  }

  private act(what: Action["do"], name: string, more: (option: Option) => boolean = () => true): this {
    const index = this.decision.options.findIndex((option) => this.isAction(option, what, name) && more(option));
    if (index < 0) throw new Error(`Cannot ${what} ${name} (${this.asked}): ${JSON.stringify(this.decision.options)}`);
    return this.answer(index);
  }

  private isAction(option: Option, what: Action["do"], name?: string): boolean {
    return "do" in option && option.do === what && (name === undefined || ("definition" in option && option.definition === name));
  }

  private isTarget(object: number, name: string | undefined): boolean {
    const placed = this.state.sides.flatMap((side) => [...side.leader, ...side.battle, ...side.unison]).find(({ id }) => id === object);
    if (!placed) return false;
    return name === undefined ? this.state.sides.some(({ leader }) => leader.includes(placed)) : this.idOf(placed.card) === name;
  }

  private nameOf(option: Option): string {
    if ("definition" in option) return named(option.definition);
    if ("place" in option) return `#${option.place}`;
    if ("energyMarker" in option) return "marker";
    if ("number" in option) return String(option.number);
    if ("seat" in option) return `seat ${option.seat}`;
    return "do" in option ? option.do : JSON.stringify(option);
  }

  idOf(card: number): string {
    const place = this.state.cards[card] ?? 0;
    return this.state.rules.table[place] ?? this.state.tokens[place - this.state.rules.table.length]?.name ?? "?";
  }
}

/** A token is called by its name. */
const named = (definition: string): string => /^token:([^/]*)/.exec(definition)?.[1] ?? definition;

/** A player's side, in the words of the table. */
export class Seen {
  constructor(
    private readonly driver: Driver,
    private readonly seat: Seat,
  ) {}

  private get side(): PlayerState {
    return this.driver.state.sides[this.seat];
  }

  /** As its player sees it. */
  get view(): SeenPlayer {
    return this.driver.game.view(this.driver.state, this.seat).players[this.seat];
  }

  get hand() {
    return this.names(this.side.hand);
  }
  /** Top card first. */
  get deck() {
    return this.names(this.side.deck).toReversed();
  }
  get drop() {
    return this.names(this.side.drop);
  }
  get life() {
    return this.side.life.length;
  }
  get warp() {
    return this.names(this.side.warp);
  }
  get zDeck() {
    return this.names(this.side.zDeck);
  }
  get zEnergy() {
    return this.names(this.side.zEnergy);
  }
  get removed() {
    return this.names(this.side.removed);
  }
  get battle() {
    return this.side.battle.map(({ card }) => this.driver.idOf(card));
  }
  get combo() {
    return this.side.combo.map(({ card }) => this.driver.idOf(card));
  }
  get energy() {
    return this.side.energy.map(({ card }) => this.driver.idOf(card));
  }
  /** How many Energies are Active. */
  get ready() {
    return this.side.energy.filter(({ rest }) => !rest).length;
  }
  get unison() {
    return this.side.unison.map(({ card }) => this.driver.idOf(card));
  }
  get markers() {
    return this.side.unison[0]?.markers ?? 0;
  }
  get energyMarkers() {
    return this.side.energyMarkers;
  }
  get leader() {
    const [placed] = this.view.leader;
    if (!placed) throw new Error("There is no Leader.");
    return placed;
  }

  /** A card in play, as the view shows it. */
  card(name: string) {
    const { leader, battle, unison, combo, energy } = this.view;
    const found = [...leader, ...battle, ...unison, ...combo, ...energy].find(
      ({ definition }) => definition !== null && named(definition) === name,
    );
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  }

  private names(cards: readonly number[]): readonly string[] {
    return cards.map((card) => this.driver.idOf(card));
  }
}
