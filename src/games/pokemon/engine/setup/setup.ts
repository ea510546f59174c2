import { other, type Seat } from "@/kernel/game";
import { drawBelow } from "@/kernel/random";
import { byRules } from "../changes/change";
import { commit } from "../changes/commit";
import { cardView } from "../changes/moveCards";
import { pose } from "../decisions/ask";
import { flipCoin } from "../luck";
import { cardOf, type Match, takeAnswer } from "../match";
import type { SetupFrame } from "../state/frames";
import { pokemonInPlay } from "../state/inPlay";
import { benchSize } from "../values";

const SEATS: readonly Seat[] = [0, 1];

/** Goes on with the set-up from its present stage. */
export function setup(m: Match, frame: SetupFrame): void {
  switch (frame.stage) {
    case "who":
      whoStarts(m, frame);
      return;
    case "deal":
      deal(m, frame);
      return;
    case "place":
      place(
        m,
        frame,
        SEATS.filter((seat) => mayStart(m, seat) || frame.placed[seat] > 0),
        "second",
      );
      return;
    case "second":
      second(m, frame);
      return;
    case "mulliganDraw":
      mulliganDraw(m, frame);
      return;
    case "mulliganBench":
      mulliganBench(m, frame);
      return;
    case "reveal":
      reveal(m);
      return;
  }
}

/** ED-10 */
function whoStarts(m: Match, frame: SetupFrame): void {
  const { state } = m;
  const { start } = state.rules;
  if (start === "flip") {
    const given = takeAnswer(m);
    if (!given) {
      const winner: Seat = flipCoin(m, 0, "start") ? 0 : 1;
      pose(m, { seat: winner, kind: "yesNo", purpose: "goFirst", pick: "yesNo", values: [1, 0], fallback: [0] });
      return;
    }
    state.startingSeat = given.values[0] === 1 ? given.seat : other(given.seat);
  } else {
    state.startingSeat = start === "random" ? (drawBelow(state.random, 2) === 0 ? 0 : 1) : start;
  }
  state.turnSeat = state.startingSeat;
  m.events.push({ type: "matchStarted", startingSeat: state.startingSeat, suddenDeath: state.suddenDeath });
  frame.stage = "deal";
}

/** SETUP-02, SETUP-04: both draw; when neither has a Basic Pokémon both show their hands and start again. */
function deal(m: Match, frame: SetupFrame): void {
  for (const seat of SEATS) dealHand(m, seat);
  redrawTogether(m);
  frame.stage = "place";
}

function redrawTogether(m: Match): void {
  while (!mayStart(m, 0) && !mayStart(m, 1)) for (const seat of SEATS) mulligan(m, seat);
}

function dealHand(m: Match, seat: Seat): void {
  commit(m, [{ change: "shuffle", seat, zone: "deck" }], byRules(seat));
  commit(m, [{ change: "draw", seat, count: 7 }], byRules(seat));
}

/** SETUP-03 */
function mulligan(m: Match, seat: Seat): void {
  const { hand } = m.state.sides[seat];
  m.events.push({ type: "mulligan", seat, hand: hand.map((card) => cardView(m, card)) });
  commit(m, [{ change: "move", cards: hand, to: { zone: "deck", place: "top" }, how: "return" }], byRules(seat));
  dealHand(m, seat);
}

/** A card that may be placed at set-up: a Basic Pokémon, never a Fossil Trainer (SETUP-10). */
export function isSetupBasic(m: Match, card: number): boolean {
  const { definition } = cardOf(m, card);
  return definition.category === "Pokémon" && definition.stage === "Basic";
}

function basicsOf(m: Match, seat: Seat): readonly number[] {
  return m.state.sides[seat].hand.filter((card) => isSetupBasic(m, card));
}

/** SETUP-11: whether the card itself says that it may be the Active Pokémon at the set-up. */
function isStarter(m: Match, card: number): boolean {
  return cardOf(m, card).continuous.some(({ change }) => "permit" in change && change.permit === "startActive");
}

/** Whether a player has something to be the Active Pokémon. */
function mayStart(m: Match, seat: Seat): boolean {
  return m.state.sides[seat].hand.some((card) => isSetupBasic(m, card) || isStarter(m, card));
}

/** SETUP-05, SETUP-07: these seats place their Pokémon, each at its own pace; then their Prize cards are set (ED-09). */
function place(m: Match, frame: SetupFrame, seats: readonly Seat[], next: "second" | "mulliganDraw"): void {
  const given = takeAnswer(m);
  if (given && frame.placed[given.seat] === 0 && given.values.length === 0) frame.declined[given.seat] = true;
  else if (given) takePlacement(m, frame, given.seat, given.values);
  const open = seats.filter((seat) => !frame.declined[seat]);
  for (const seat of open) {
    if (m.state.asks.some((ask) => ask.seat === seat)) continue;
    if (frame.placed[seat] === 0) {
      const basics = basicsOf(m, seat);
      const values = [...basics, ...m.state.sides[seat].hand.filter((card) => isStarter(m, card))];
      // Without a Basic Pokémon one may also redraw. It is the same question, so that the opponent cannot tell which hand is asked.
      const min = Math.min(1, basics.length);
      pose(m, { seat, kind: "cards", purpose: "setupActive", pick: "card", values, min });
    } else if (frame.placed[seat] === 1) {
      const basics = basicsOf(m, seat);
      pose(m, {
        seat,
        kind: "cards",
        purpose: "setupBench",
        pick: "card",
        values: basics,
        min: 0,
        max: Math.min(basics.length, benchSize(m, seat)),
      });
    }
  }
  if (open.some((seat) => frame.placed[seat] < 2)) {
    m.waiting = true;
    return;
  }
  if (frame.stage === "second" && open.length < seats.length) return;
  if (open.length === 0) {
    for (const seat of SEATS) mulligan(m, seat);
    redrawTogether(m);
    frame.declined = [false, false];
    return;
  }
  for (const seat of open) {
    if (m.state.sides[seat].prizes.length === 0) commit(m, [{ change: "setPrizes", seat, count: m.state.prizeCount }], byRules(seat));
  }
  frame.stage = next;
}

function takePlacement(m: Match, frame: SetupFrame, seat: Seat, cards: readonly number[]): void {
  const active = frame.placed[seat] === 0;
  for (const card of cards) {
    commit(m, [{ change: "enter", seat, cards: [card], place: active ? "active" : "bench", fromHand: false, how: "setup" }], byRules(seat));
  }
  frame.placed[seat] = active ? 1 : 2;
}

/** SETUP-03: the player who had no Basic shows the hand and redraws until there is one, then places. */
function second(m: Match, frame: SetupFrame): void {
  for (const seat of SEATS) {
    while (frame.placed[seat] === 0 && (frame.declined[seat] || !mayStart(m, seat))) {
      frame.declined[seat] = false;
      mulligan(m, seat);
      frame.mulligans[seat]++;
    }
  }
  place(m, frame, SEATS, "mulliganDraw");
}

/** Who draws for the other's mulligans: whoever placed first took none alone. */
function drawerOf({ mulligans }: SetupFrame): Seat {
  return mulligans[0] > 0 ? 1 : 0;
}

/** SETUP-06, RUL-06: the number is said before any card is seen. */
function mulliganDraw(m: Match, frame: SetupFrame): void {
  const seat = drawerOf(frame);
  const most = Math.min(frame.mulligans[other(seat)], m.state.sides[seat].deck.length);
  if (most === 0) {
    frame.stage = "reveal";
    return;
  }
  const given = takeAnswer(m);
  if (!given) {
    const values = Array.from({ length: most + 1 }, (_, number) => number);
    pose(m, { seat, kind: "number", purpose: "mulliganDraw", pick: "number", values, fallback: [most] });
    return;
  }
  const before = m.state.sides[seat].hand.length;
  commit(m, [{ change: "draw", seat, count: given.values[0] ?? 0 }], byRules(seat));
  frame.drawn = m.state.sides[seat].hand.slice(before);
  frame.stage = frame.drawn.length > 0 ? "mulliganBench" : "reveal";
}

/** Basics drawn for mulligans may go to the Bench; asked whatever was drawn, so that the question tells nothing. */
function mulliganBench(m: Match, frame: SetupFrame): void {
  const seat = drawerOf(frame);
  const given = takeAnswer(m);
  if (!given) {
    const basics = frame.drawn.filter((card) => isSetupBasic(m, card));
    const room = benchSize(m, seat) - m.state.sides[seat].bench.length;
    pose(m, { seat, kind: "cards", purpose: "mulliganBench", pick: "card", values: basics, min: 0, max: Math.min(basics.length, room) });
    return;
  }
  for (const card of given.values) {
    commit(m, [{ change: "enter", seat, cards: [card], place: "bench", fromHand: false, how: "setup" }], byRules(seat));
  }
  frame.stage = "reveal";
}

/** SETUP-09 */
function reveal(m: Match): void {
  m.events.push({ type: "setupRevealed" });
  for (const seat of SEATS) {
    const side = m.state.sides[seat];
    for (const pokemon of pokemonInPlay(side)) {
      const zone = pokemon === side.active ? "active" : "bench";
      const cards = pokemon.cards.map((card) => cardView(m, card));
      m.events.push({ type: "revealed", seat, cards, from: { zone, seat, object: pokemon.id } });
    }
  }
  m.state.stack = [{ run: "turn", stage: "start" }];
}
