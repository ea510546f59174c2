import { onTestFinished } from "vitest";
import type { Seat } from "@/kernel/game";
import { streamFrom } from "@/kernel/random";
import type { CardDefinition } from "../card";
import { createCatalogue } from "../catalogue";
import { gameOver } from "../game";
import { matchOf } from "../matchOf";
import { run } from "../run";
import { newState } from "../setup/newState";
import type { Placed, PlayerState } from "../state/state";
import { battle, leader } from "./cards";
import { Driver } from "./driver";

/** A card in leader, battle, unison or energy, or more about it. */
export type Laid =
  | CardDefinition
  | {
      readonly card: CardDefinition;
      readonly rest?: boolean;
      readonly hidden?: boolean;
      readonly back?: boolean;
      readonly markers?: number;
      /** From the top downwards. */
      readonly under?: readonly CardDefinition[];
    };

export interface SideSetup {
  readonly leader?: Laid;
  readonly battle?: readonly Laid[];
  /** With one marker unless told otherwise. */
  readonly unison?: Laid;
  /** Cards, or how many plain red ones. */
  readonly energy?: readonly Laid[] | number;
  readonly hand?: readonly CardDefinition[];
  readonly drop?: readonly CardDefinition[];
  readonly warp?: readonly CardDefinition[];
  readonly zDeck?: readonly CardDefinition[];
  readonly zEnergy?: readonly CardDefinition[];
  /** Top card first; ten plain ones unless given. */
  readonly deck?: readonly CardDefinition[];
  /** Eight plain ones unless given; a number of them. */
  readonly life?: readonly CardDefinition[] | number;
  readonly energyMarkers?: number;
}

export interface ScenarioSetup {
  readonly you?: SideSetup;
  readonly opponent?: SideSetup;
  /** Number of the present turn, yours; the 3rd unless given. */
  readonly turn?: number;
  /** Cards of the edition that lie nowhere. */
  readonly cards?: readonly CardDefinition[];
  /** Shuffles are real; otherwise they leave all in place. */
  readonly shuffled?: boolean;
}

/** A plain card: red, no skills. */
export const PLAIN = battle("Plain");
export const LEADER = leader("Captain");

/** A match in the middle of your main phase, built in one expression. You are seat 0 and have begun. */
export function scenario({ you = {}, opponent = {}, turn = 3, cards = [], shuffled = false }: ScenarioSetup): Driver {
  const definitions = new Map<string, CardDefinition>();
  const table: string[] = [];
  const place = (card: CardDefinition): number => {
    definitions.set(card.id, card);
    const known = table.indexOf(card.id);
    return known >= 0 ? known : table.push(card.id) - 1;
  };
  for (const card of [PLAIN, ...cards]) definitions.set(card.id, card);
  const plain = place(PLAIN);
  const state = newState({ table, start: 0 }, [empty(plain), empty(plain)], streamFrom("scenario"));
  state.cards = [];
  state.owners = [];
  state.objects = [];
  const all: number[] = [];
  const owners: Seat[] = [];
  const lay = (seat: Seat, card: CardDefinition): number => {
    owners.push(seat);
    return all.push(place(card)) - 1;
  };
  for (const [seat, side] of [you, opponent].entries())
    state.sides[seat === 0 ? 0 : 1] = build(side, (card) => lay(seat === 0 ? 0 : 1, card));
  state.cards = all;
  state.owners = owners;
  state.objects = all.map((_, card) => card);
  state.nextObject = all.length;
  state.phase = "main";
  state.turn = turn;
  state.sides[0].turns = Math.ceil(turn / 2);
  state.sides[1].turns = Math.floor(turn / 2);
  state.unshuffled = shuffled ? 0 : 1000;
  state.stack = [{ run: "turn", stage: "free" }, { run: "checkpoint" }];
  const catalogue = createCatalogue([...definitions.values()]);
  const m = matchOf(catalogue, state);
  run(m);
  return watched(new Driver(gameOver(catalogue), m.state, m.events));
}

/** A match from its first question; decks lie as given, the top card first, and are not shuffled. */
export function opening(
  decks: readonly [OpeningDeck, OpeningDeck],
  options: { readonly cards?: readonly CardDefinition[]; readonly start?: Seat; readonly shuffled?: boolean } = {},
): Driver {
  const definitions = new Map<string, CardDefinition>();
  const known = (card: CardDefinition) => {
    definitions.set(card.id, card);
    return card.id;
  };
  for (const card of options.cards ?? []) known(card);
  const ids = decks.map(({ leader: head = LEADER, deck, zDeck = [] }) => ({
    leader: known(head),
    deck: deck.map(known),
    zDeck: zDeck.map(known),
  }));
  const [one, two] = ids;
  if (!one || !two) throw new Error("A match has two decks.");
  const catalogue = createCatalogue([...definitions.values()]);
  const table = [...definitions.keys()];
  const bring = ({ leader: head, deck, zDeck }: typeof one) => ({
    leader: table.indexOf(head),
    deck: deck.map((id) => table.indexOf(id)).toReversed(),
    zDeck: zDeck.map((id) => table.indexOf(id)),
  });
  const state = newState({ table, start: options.start ?? "draw" }, [bring(one), bring(two)], streamFrom("opening"));
  state.unshuffled = options.shuffled ? 0 : 1000;
  const m = matchOf(catalogue, state);
  run(m);
  return watched(new Driver(gameOver(catalogue), m.state, m.events));
}

export interface OpeningDeck {
  readonly leader?: CardDefinition;
  readonly deck: readonly CardDefinition[];
  readonly zDeck?: readonly CardDefinition[];
}

/** So many plain cards. */
export const plains = (count: number): readonly CardDefinition[] => Array.from({ length: count }, () => PLAIN);

/** A scenario ends with nothing half done: the match is over or somebody is to take a main action. */
function watched(driver: Driver): Driver {
  onTestFinished(() => driver.assertSettled());
  return driver;
}

function empty(plain: number) {
  return { leader: plain, deck: [], zDeck: [] };
}

function build(side: SideSetup, lay: (card: CardDefinition) => number): PlayerState {
  const placed = (laid: Laid, markers = 0): Placed => {
    const facts = "card" in laid ? laid : { card: laid };
    const card = lay(facts.card);
    return {
      id: card,
      card,
      under: (facts.under ?? []).map(lay),
      rest: facts.rest ?? false,
      hidden: facts.hidden ?? false,
      back: facts.back ?? false,
      markers: facts.markers ?? markers,
    };
  };
  const energy = typeof side.energy === "number" ? plains(side.energy) : (side.energy ?? []);
  const life = typeof side.life === "number" ? plains(side.life) : (side.life ?? plains(8));
  return {
    leader: [placed(side.leader ?? LEADER)],
    battle: (side.battle ?? []).map((one) => placed(one)),
    unison: side.unison ? [placed(side.unison, 1)] : [],
    combo: [],
    energy: energy.map((one) => placed(one)),
    hand: (side.hand ?? []).map(lay),
    drop: (side.drop ?? []).map(lay),
    warp: (side.warp ?? []).map(lay),
    zDeck: (side.zDeck ?? []).map(lay),
    zEnergy: (side.zEnergy ?? []).map(lay),
    deck: (side.deck ?? plains(10)).map(lay).toReversed(),
    life: life.map(lay).toReversed(),
    removed: [],
    energyMarkers: side.energyMarkers ?? 0,
    faceUp: [],
    turns: 0,
  };
}
