import type { LaidCard, LaidPosition, LaidSide } from "@/kernel/laid";
import { type RandomStream, shuffle, streamFrom } from "@/kernel/random";
import type { CardDefinition } from "../card";
import { SPECIAL_CONDITIONS } from "../card";
import { createCatalogue } from "../catalogue";
import type { CompiledCard } from "../effects/program";
import { run } from "../run";
import { newState } from "../setup/newState";
import { conditionBit } from "../state/inPlay";
import type { Pokemon, State } from "../state/state";
import { EDITIONS } from "../view";
import type { PositionZone } from "./position";
import { PRIZES_MAX } from "./position";

/** Turns enough have passed that nothing is forbidden any more for being the first. */
const FIRST_TURN = 5;

/**
 * A position that somebody has laid out, as a state in which whoever has the turn is asked for their main action. What has no order is shuffled by the seed.
 * @param position one without faults (`positionFaults`)
 */
export function layOut(definitions: readonly CardDefinition[], position: LaidPosition, seed: string): State {
  const edition = EDITIONS.find((each) => each === position.edition);
  if (!edition) throw new Error(`There is no edition "${position.edition}".`);
  const catalogue = createCatalogue(definitions);
  const random = streamFrom(seed);
  const cards = new Numbers((id) => catalogue.card(id));
  const first = cards.side(position.sides[0], random);
  const split = cards.numbers.length;
  const second = cards.side(position.sides[1], random);
  const rules = { edition, table: cards.table, cards: cards.numbers, split, prizes: PRIZES_MAX, start: 0 } as const;
  const state = newState(rules, random);
  const turn = FIRST_TURN + position.turn;
  state.phase = "turn";
  state.turn = turn;
  state.turnSeat = position.turn;
  state.lastTurns = position.turn === 0 ? [turn - 2, turn - 1] : [turn - 1, turn - 2];
  Object.assign(state.sides[0], first.zones, { turns: Math.ceil(turn / 2) });
  Object.assign(state.sides[1], second.zones, { turns: Math.floor(turn / 2) });
  const [stadium] = [
    ...first.stadium.map((card) => ({ card, seat: 0 as const })),
    ...second.stadium.map((card) => ({ card, seat: 1 as const })),
  ];
  state.stadium = stadium ?? null;
  state.nextObject = cards.objects + 1;
  state.stack = [{ run: "turn", stage: "main" }];
  const m = catalogue.match(state);
  run(m);
  return m.state;
}

/** Gives out the numbers of cards and Pokémon. */
class Numbers {
  readonly table: string[] = [];
  /** By card number: its place in the table. */
  readonly numbers: number[] = [];
  objects = 0;

  constructor(private readonly card: (id: string) => CompiledCard) {}

  side({ zones, counts }: LaidSide, random: RandomStream) {
    const laid = (zone: PositionZone) => this.#all((zones[zone] ?? []).map(({ card }) => card));
    const standing = (zone: PositionZone) => (zones[zone] ?? []).map((each) => this.#pokemon(each));
    const [active = null] = standing("active");
    const bench = standing("bench");
    const hand = laid("hand");
    const discard = laid("discard");
    const stadium = laid("stadium");
    const top = laid("deck");
    const prizes = laid("prizes");
    const rest = laid("rest");
    shuffle(random, rest);
    const filled = [...prizes, ...rest.splice(0, Math.max(0, (counts.prizes ?? prizes.length) - prizes.length))];
    // The top card is the last one.
    const deck = [...rest, ...top.toReversed()];
    return { zones: { active, bench, hand, discard, deck, prizes: filled, prizesTaken: PRIZES_MAX - filled.length }, stadium };
  }

  #all(ids: readonly string[]): number[] {
    return ids.map((id) => {
      const known = this.table.indexOf(id);
      return this.numbers.push(known < 0 ? this.table.push(id) - 1 : known) - 1;
    });
  }

  #pokemon({ card, attached = [], damage = 0, marks = [] }: LaidCard): Pokemon {
    const isEnergy = (id: string) => this.card(id).definition.category === "Energy";
    return {
      id: ++this.objects,
      cards: this.#all([card]),
      energy: this.#all(attached.filter(isEnergy)),
      tools: this.#all(attached.filter((id) => !isEnergy(id))),
      damage,
      conditions: SPECIAL_CONDITIONS.filter((condition) => marks.includes(condition)).reduce((bits, each) => bits | conditionBit(each), 0),
      poison: 1,
      burn: 2,
      paralyzed: 0,
      since: 0,
      evolved: 0,
      activeSince: 0,
      used: [],
    };
  }
}
