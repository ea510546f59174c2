import type { Seat } from "@/kernel/game";
import type { LaidCard, LaidPosition, LaidSide } from "@/kernel/laid";
import { type RandomStream, shuffle, streamFrom } from "@/kernel/random";
import type { Catalogue } from "../catalogue";
import { matchOf } from "../matchOf";
import { run } from "../run";
import { newState } from "../setup/newState";
import type { Placed, PlayerState, State } from "../state/state";
import { MARKERS, type Mark, type PositionZone } from "./position";

/** Turns enough have passed that nothing is forbidden any more for being the first. */
const FIRST_TURN = 5;
const EMPTY = { leader: null, deck: [], zDeck: [] };

/**
 * A position that somebody has laid out, as a state: whoever has the turn is asked, once rules and texts that what lies there calls for at once are through with.
 * What has no order is shuffled by the seed.
 * @param position one without faults (`positionFaults`)
 */
export function layOut(catalogue: Catalogue, position: LaidPosition, seed: string): State {
  const random = streamFrom(seed);
  const cards = new Cards(catalogue);
  const [first, second] = position.sides;
  const turn = FIRST_TURN + position.turn;
  const sides: [PlayerState, PlayerState] = [
    cards.side(0, first, Math.ceil(turn / 2), random),
    cards.side(1, second, Math.floor(turn / 2), random),
  ];
  const charges = position.phase === "charge";
  const state: State = {
    ...newState({ table: cards.table, start: 0 }, [EMPTY, EMPTY], random),
    cards: cards.numbers,
    owners: cards.owners,
    objects: cards.numbers.map((_, card) => card),
    nextObject: cards.numbers.length,
    sides,
    phase: charges ? "charge" : "main",
    turn,
    active: position.turn,
    stack: [{ run: "turn", stage: charges ? "charge" : "free" }, { run: "checkpoint" }],
  };
  const m = matchOf(catalogue, state);
  run(m);
  return m.state;
}

/** Gives out the numbers of cards. */
class Cards {
  readonly table: string[] = [];
  /** By card number: its place in the table, and who brought it. */
  readonly numbers: number[] = [];
  readonly owners: Seat[] = [];

  constructor(private readonly catalogue: Catalogue) {}

  side(seat: Seat, { zones, counts }: LaidSide, turns: number, random: RandomStream): PlayerState {
    const faceUp: number[] = [];
    const pile = (zone: PositionZone) =>
      (zones[zone] ?? []).map(({ card, marks = [] }) => {
        const number = this.#card(seat, card);
        if (marks.includes("faceUp")) faceUp.push(number);
        return number;
      });
    const placed = (zone: PositionZone) => (zones[zone] ?? []).map((laid) => this.#placed(seat, laid, zone));
    const laidLife = pile("life");
    const top = pile("deck");
    const rest = pile("rest");
    shuffle(random, rest);
    // In lists the top card is the last one.
    const life = [...rest.splice(0, Math.max(0, (counts.life ?? laidLife.length) - laidLife.length)), ...laidLife.toReversed()];
    return {
      leader: placed("leader"),
      battle: placed("battle"),
      unison: placed("unison"),
      combo: [],
      energy: placed("energy"),
      hand: pile("hand"),
      drop: pile("drop"),
      warp: pile("warp"),
      zDeck: pile("zDeck"),
      zEnergy: pile("zEnergy"),
      removed: [],
      life,
      deck: [...rest, ...top.toReversed()],
      energyMarkers: counts.energyMarkers ?? 0,
      faceUp,
      turns,
    };
  }

  #placed(seat: Seat, { card: id, attached = [], marks = [], markers }: LaidCard, zone: PositionZone): Placed {
    const has = (mark: Mark) => marks.includes(mark);
    const card = this.#card(seat, id);
    return {
      id: card,
      card,
      under: attached.map((each) => this.#card(seat, each)),
      rest: has("rest"),
      hidden: has("hidden"),
      // DB-KEY-46: a Leader Z lies on an awakened Leader.
      back: has("awakened") || (zone === "leader" && this.catalogue.card(id).definition.z === true),
      markers: zone === "unison" ? (markers ?? MARKERS.min) : 0,
    };
  }

  #card(seat: Seat, id: string): number {
    const known = this.table.indexOf(id);
    this.owners.push(seat);
    return this.numbers.push(known < 0 ? this.table.push(id) - 1 : known) - 1;
  }
}
