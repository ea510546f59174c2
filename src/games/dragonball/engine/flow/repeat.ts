import { other, type Seat } from "@/kernel/game";
import { chooseNumber } from "../ask";
import { cardAt, type Match } from "../match";
import type { Action } from "../options";
import { startSkill } from "../skills/start";
import type { RepeatFrame } from "../state/frames";
import type { Activation, Ask } from "../state/state";
import { placesHash } from "./loops";

/** The third time is the first that shows what repeats. */
const SEEN = 2;

/** More often nobody needs: what repeats leaves all cards where they were. */
const MOST_REPEATS = 99;

type Activate = Extract<Action, { do: "activate" }>;

/**
 * Activates a skill. Where it was activated before this turn, time and again with all cards in the same places, it goes on with a loop that its player
 * could stop: they name how often (DB-END-12).
 */
export function activateAgain(m: Match, seat: Seat, { card: object, definition, skill: place }: Activate): void {
  const position = placesHash(m);
  const skill = `${definition}/${place}`;
  const known = m.state.activations.find((one) => one.position === position && one.skill === skill);
  if (known && known.left === null && known.times >= SEEN) {
    m.state.stack.push({ run: "repeat", seat, object, place, position, skill, both: known.both, first: null });
    return;
  }
  if (known) replace(m, known, { ...known, times: known.times + 1, left: known.left === null ? null : known.left - 1 });
  else m.state.activations = [...m.state.activations, { position, skill, times: 1, left: null, both: false }];
  start(m, seat, object, place);
}

/** What may be activated, without what would go on with a loop that has been stopped (DB-END-14). */
export function withoutEndedLoops(m: Match, actions: readonly Action[]): readonly Action[] {
  const ended = m.state.activations.filter(({ left }) => left === 0);
  if (ended.length === 0) return actions;
  const position = placesHash(m);
  const over = new Set(ended.filter((one) => one.position === position).map(({ skill }) => skill));
  return actions.filter((action) => action.do !== "activate" || !over.has(`${action.definition}/${action.skill}`));
}

/** DB-END-13: from here on the other player could stop a loop as well. */
export function noteChoice(m: Match, { seat, options }: Ask): void {
  if (m.state.activations.length === 0 || seat === m.state.active || options.length < 2) return;
  m.state.activations = m.state.activations.map((one) => (one.both ? one : { ...one, both: true }));
}

/** Who could stop it names a number; of two the smaller counts. */
export function repeatFrame(m: Match, frame: RepeatFrame): void {
  const { seat, object, place, position, skill, both, first } = frame;
  const number = chooseNumber(m, first === null ? seat : other(seat), "loops", 0, MOST_REPEATS);
  if (number === null) return;
  m.events.push({ event: "number", seat: first === null ? seat : other(seat), number });
  if (both && first === null) {
    frame.first = number;
    return;
  }
  m.state.stack.pop();
  const times = Math.min(number, first ?? number);
  const known = m.state.activations.find((one) => one.position === position && one.skill === skill);
  if (!known) throw new Error("A loop goes on that never began.");
  replace(m, known, { ...known, left: Math.max(0, times - 1) });
  if (times > 0) start(m, seat, object, place);
}

function start(m: Match, seat: Seat, object: number, place: number): void {
  startSkill(m, { how: "activate", card: cardAt(m, object), seat, place, object });
}

function replace(m: Match, known: Activation, next: Activation): void {
  m.state.activations = m.state.activations.map((one) => (one === known ? next : one));
}
