import { expect, onTestFinished } from "vitest";
import type { Decision, Seat } from "@/kernel/game";
import { streamFrom } from "@/kernel/random";
import type { CardDefinition, SpecialCondition } from "../card";
import { type Catalogue, createCatalogue } from "../catalogue";
import type { GameEvent } from "../events";
import { gameOver } from "../game";
import type { Option } from "../options";
import { run } from "../run";
import { newState } from "../setup/newState";
import { conditionBit } from "../state/inPlay";
import type { Pokemon, State } from "../state/state";
import type { Edition } from "../view";
import { testCards } from "./cards";
import { Driver } from "./driver";
import { notePlayed } from "./played";

/** A Pokémon in play: its name, or more about it. */
export type Placed =
  | string
  | {
      readonly name: string;
      /** Cards below it, lowest first. */
      readonly under?: readonly string[];
      readonly energy?: readonly string[];
      readonly tools?: readonly string[];
      /** HP points. */
      readonly damage?: number;
      readonly conditions?: readonly SpecialCondition[];
      /** It came into play this turn. */
      readonly fresh?: boolean;
    };

export interface SideSetup {
  readonly active?: Placed;
  readonly bench?: readonly Placed[];
  readonly hand?: readonly string[];
  /** Top card first; some Water Energy unless given. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly lostZone?: readonly string[];
  /** Six Water Energy unless given; of fewer, the others have been taken. */
  readonly prizes?: readonly string[];
}

export interface ScenarioSetup {
  readonly edition?: Edition;
  readonly you?: SideSetup;
  readonly opponent?: SideSetup;
  readonly stadium?: string;
  /** Coins in the order they are flipped: "H" heads, "T" tails. All must be used. */
  readonly coins?: string;
  /** Shuffles are real; otherwise they leave all in place. */
  readonly shuffled?: boolean;
  /** Number of the present turn, yours; the 3rd unless given. */
  readonly turn?: number;
  /** Nobody is told which parts of texts are carried out. */
  readonly unobserved?: true;
  /** Cards beside those of `cards.ts`, or in place of one with the same id. */
  readonly cards?: readonly CardDefinition[];
}

const FILLER = "Water Energy";
const PRIZES = 6;

/** A match in the middle of your main phase, built in one expression. You are seat 0. */
export function scenario(setup: ScenarioSetup): Driver {
  const catalogue = catalogueWith(setup.cards, setup.unobserved);
  const game = gameOver(catalogue);
  const state = build(setup);
  const m = catalogue.match(state);
  run(m);
  return watched(new Driver(game, m.state, m.events));
}

/** A match from its first card. The first hands are drawn in the order given; later shuffles are real. */
export function opening(
  decks: readonly [readonly string[], readonly string[]],
  options: {
    readonly edition?: Edition;
    readonly coins?: string;
    readonly cards?: readonly CardDefinition[];
    readonly prizes?: number;
    readonly start?: Seat | "flip" | "random";
  } = {},
): Driver {
  const catalogue = catalogueWith(options.cards);
  const numbers = new Numbers();
  const first = numbers.add(decks[0]);
  const second = numbers.add(decks[1]);
  const state = newState(
    {
      edition: options.edition ?? "xy",
      table: numbers.table,
      cards: numbers.cards,
      split: first.length,
      prizes: options.prizes ?? 6,
      start: options.start ?? 0,
    },
    streamFrom("opening"),
  );
  state.sides[0].deck = first.toReversed();
  state.sides[1].deck = second.toReversed();
  state.script = { coins: coins(options.coins), kept: 2 };
  const m = catalogue.match(state);
  run(m);
  return watched(new Driver(gameOver(catalogue), m.state, m.events));
}

/** A scenario ends with nothing half done: no question beside the next main action, no coin unflipped. */
function watched(driver: Driver): Driver {
  onTestFinished(() => driver.assertSettled());
  return driver;
}

function catalogueWith(cards: readonly CardDefinition[] = [], unobserved = false): Catalogue {
  const replaced = new Set(cards.map(({ id }) => id));
  const all = [...testCards.filter(({ id }) => !replaced.has(id)), ...cards];
  return unobserved ? createCatalogue(all) : createCatalogue(all, notePlayed);
}

function coins(text = ""): boolean[] {
  return [...text].map((face) => face === "H");
}

/** Gives out card numbers. */
class Numbers {
  readonly table: string[] = [];
  readonly cards: number[] = [];

  add(names: readonly string[]): number[] {
    return names.map((name) => {
      let place = this.table.indexOf(name);
      if (place < 0) place = this.table.push(name) - 1;
      return this.cards.push(place) - 1;
    });
  }
}

function build(setup: ScenarioSetup): State {
  const numbers = new Numbers();
  const turn = setup.turn ?? 3;
  const sides = [setup.you ?? {}, setup.opponent ?? {}].map((side, seat) => ({ side, ...place(side, numbers, turn, seat * 100) }));
  const [mine, theirs] = sides;
  if (!mine || !theirs) throw new Error("A match has two sides.");
  const stadium = setup.stadium === undefined ? [] : numbers.add([setup.stadium]);
  // The Stadium is yours, so that it counts among the first player's cards.
  const state = newState(
    { edition: setup.edition ?? "xy", table: numbers.table, cards: numbers.cards, split: mine.count, prizes: PRIZES, start: 0 },
    streamFrom("scenario"),
  );
  state.phase = "turn";
  state.turn = turn;
  state.lastTurns = [turn > 2 ? turn - 2 : -1, turn > 1 ? turn - 1 : -1];
  for (const [seat, { zones }] of [mine, theirs].entries()) Object.assign(state.sides[seat === 0 ? 0 : 1], zones);
  state.sides[0].turns = Math.ceil(turn / 2);
  state.sides[1].turns = Math.floor(turn / 2);
  state.stadium = stadium[0] === undefined ? null : { card: stadium[0], seat: 1 };
  state.nextObject = 300;
  state.script = { coins: coins(setup.coins), kept: setup.shuffled ? 0 : 1000 };
  state.stack = [{ run: "turn", stage: "main" }];
  return state;
}

function place(side: SideSetup, numbers: Numbers, turn: number, firstId: number) {
  const before = numbers.cards.length;
  let id = firstId;
  const pokemon = (placed: Placed): Pokemon => onField(placed, numbers, turn, ++id);
  const zones = {
    active: pokemon(side.active ?? "Snorlax"),
    bench: (side.bench ?? []).map(pokemon),
    hand: numbers.add(side.hand ?? []),
    deck: numbers.add(side.deck ?? Array.from({ length: 10 }, () => FILLER)).toReversed(),
    discard: numbers.add(side.discard ?? []),
    lostZone: numbers.add(side.lostZone ?? []),
    prizes: numbers.add(side.prizes ?? Array.from({ length: PRIZES }, () => FILLER)),
  };
  return { zones: { ...zones, prizesTaken: Math.max(0, PRIZES - zones.prizes.length) }, count: numbers.cards.length - before };
}

function onField(placed: Placed, numbers: Numbers, turn: number, id: number): Pokemon {
  const facts = typeof placed === "string" ? { name: placed } : placed;
  return {
    id,
    cards: numbers.add([...(facts.under ?? []), facts.name]),
    energy: numbers.add(facts.energy ?? []),
    tools: numbers.add(facts.tools ?? []),
    damage: facts.damage ?? 0,
    conditions: (facts.conditions ?? []).reduce((bits, condition) => bits | conditionBit(condition), 0),
    poison: 1,
    burn: 2,
    paralyzed: 0,
    since: facts.fresh ? turn : 0,
    evolved: 0,
    activeSince: 0,
    used: [],
  };
}

export type { Decision, GameEvent, Option };
export { expect };
