import type { Seat } from "@/kernel/game";
import type { RandomStream } from "@/kernel/random";
import type { PlayerState, Rules, State } from "../state/state";

/** What a player brings: card numbers of the table. */
export interface Brought {
  readonly leader: number | null;
  readonly deck: readonly number[];
  readonly zDeck: readonly number[];
}

/** A match before its first step: everything is still in the boxes. */
export function newState(rules: Rules, brought: readonly [Brought, Brought], random: RandomStream): State {
  const cards: number[] = [];
  const owners: Seat[] = [];
  const add = (seat: Seat, places: readonly number[]) =>
    places.map((place) => {
      owners.push(seat);
      return cards.push(place) - 1;
    });
  const side = (seat: Seat): PlayerState => {
    const { leader, deck, zDeck } = brought[seat];
    const [card] = add(seat, leader === null ? [] : [leader]);
    return {
      deck: add(seat, deck),
      hand: [],
      drop: [],
      life: [],
      warp: [],
      zDeck: add(seat, zDeck),
      zEnergy: [],
      removed: [],
      leader: card === undefined ? [] : [{ id: card, card, under: [], rest: false, hidden: false, back: false, markers: 0 }],
      battle: [],
      unison: [],
      combo: [],
      energy: [],
      energyMarkers: 0,
      faceUp: [],
      turns: 0,
    };
  };
  const sides: [PlayerState, PlayerState] = [side(0), side(1)];
  return {
    rules,
    cards,
    owners,
    tokens: [],
    objects: cards.map((_, card) => card),
    sides,
    phase: "setup",
    turn: 0,
    active: 0,
    starting: 0,
    battle: null,
    lasting: [],
    pending: [],
    delayed: [],
    watches: [],
    damage: [],
    used: [],
    standing: [],
    extraTurns: [],
    done: [],
    stack: [{ run: "setup", stage: "first" }],
    asks: [],
    shown: [],
    nextObject: cards.length,
    nextDecision: 0,
    nextEffect: 0,
    random,
    unshuffled: 0,
    watch: { seen: [], forced: 0 },
    activations: [],
    outcome: null,
  };
}
