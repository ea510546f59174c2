import type { Database } from "@/db";
import { completed } from "@/kernel/complete";
import { type Answer, type Decision, type Outcome, other, type Rejection, type Seat } from "@/kernel/game";
import * as clocks from "./clock";
import type { Bot, BoundGame } from "./game";
import { AnswerTakenError, appendEntry, type Cause, type Entry, freezeMatch, loadEntries, type MatchRecord } from "./journal";
import { shuffleSeed } from "./seed";
import type { SeatUpdate, SeatView, Standing } from "./standing";

export interface RoomSettings extends clocks.ClockSettings {
  /** How long a bot seems to think. */
  readonly botDelayMs: number;
}

/** What a room needs from around it. */
export interface RoomSurroundings<Option, Event, View> {
  readonly database: Database;
  readonly settings: RoomSettings;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Something has changed that the players are to see, by seat. Called in order, after it was stored. */
  readonly announce: (matchId: string, updates: readonly [SeatUpdate<Option, Event, View>, SeatUpdate<Option, Event, View>]) => void;
  /** The match has just ended, or was frozen; its players are told next. */
  readonly over: (match: MatchRecord) => void;
  /** A fault froze the match; it is in the match's report already. */
  readonly reportFault: (matchId: string, error: unknown) => void;
}

/** Why a room took no answer. */
export type RoomRefusal = Rejection | "frozen";

/** All that is shown of a state, worked out before the state counts: what throws here changes nothing. */
interface Position<State, Option, View> {
  readonly state: State;
  readonly decisions: readonly Decision<Option>[];
  readonly views: readonly [View, View];
  readonly turn: clocks.Turn;
  readonly outcome: Outcome | null;
}

/** A choice that a player has begun and not confirmed. */
interface Draft {
  readonly decision: number;
  readonly choice: readonly number[];
}

type Pair<T> = readonly [T, T];
type EventsBySeat<Event> = Pair<readonly Event[]>;

/**
 * The authority over one match: takes answers one after the other, writes each to the journal before it counts, keeps the clocks and lets bots play.
 * Players, bots, clock and platform all go through the same door.
 */
export class Room<State, Option, Event, View> {
  #position: Position<State, Option, View>;
  #seq = 0;
  #clock: clocks.Clock;
  #outcome: Outcome | null = null;
  #endedAt: Date | null;
  #frozen: boolean;
  #closed = false;
  /** What each player has begun to choose. */
  readonly #drafts: [Draft | null, Draft | null] = [null, null];
  #queue: Promise<unknown> = Promise.resolve();
  #deadline: NodeJS.Timeout | undefined;
  readonly #limits: clocks.ClockSettings;
  readonly #thinking: [NodeJS.Timeout | undefined, NodeJS.Timeout | undefined] = [undefined, undefined];

  /**
   * Takes the match up where its journal ends. Throws when the journal cannot be replayed.
   * @param bots who plays without a screen, by seat
   */
  constructor(
    readonly record: MatchRecord,
    private readonly game: BoundGame<State, Option, Event, View>,
    private readonly bots: Pair<Bot<State, Option, View> | null>,
    private readonly around: RoomSurroundings<Option, Event, View>,
  ) {
    this.#endedAt = record.endedAt;
    this.#frozen = record.status === "FROZEN";
    this.#position = this.#look(game.start(shuffleSeed(record.seed, record.nonces)).state);
    for (const entry of record.entries) {
      const step = game.step(this.#position.state, entry.answer);
      if (!step.ok) throw new Error(`Answer ${this.#seq} of match ${record.id} is refused on replay: ${step.rejection}.`);
      this.#stand(this.#look(step.state), entry);
    }
    const withoutScreen = [bots[0] !== null, bots[1] !== null] as const;
    this.#limits = clocks.limitsOf(around.settings, withoutScreen);
    this.#clock = clocks.restoreClock(record.clock, this.#limits, withoutScreen, around.now());
    this.#wait();
  }

  get running(): boolean {
    return !this.#frozen && this.#outcome === null;
  }

  /** Nobody is at the table, and nothing will happen until somebody comes: no clock runs, and a bot can wait. */
  get deserted(): boolean {
    if (this.running && this.#limits.turnMs !== null) return false;
    return ([0, 1] as const).every((seat) => this.record.players[seat].bot !== null || !this.#clock.seats[seat].present);
  }

  seatOf(userId: string): Seat | null {
    const index = this.record.players.findIndex((player) => player.userId === userId);
    return index === 0 || index === 1 ? index : null;
  }

  /** The present state for one seat. */
  standing(seat: Seat): Standing<Option, View> {
    const { id, players, startedAt, seedCommitment, seed, nonces } = this.record;
    const { views, decisions, turn } = this.#position;
    const seatView = (index: Seat): SeatView => {
      const { present, graceUntil } = this.#clock.seats[index];
      const { userId, pseudo, bot } = players[index];
      return { userId, pseudo, bot: bot !== null, connected: present, graceUntil };
    };
    const ended = this.#outcome && this.#endedAt && { outcome: this.#outcome, durationMs: this.#endedAt.getTime() - startedAt.getTime() };
    return {
      matchId: id,
      seq: this.#seq,
      seat,
      view: views[seat],
      decision: decisions.find((decision) => decision.seat === seat) ?? null,
      seats: [seatView(0), seatView(1)],
      clock: clocks.clockView(this.#clock, this.#limits, seat, startedAt.getTime(), this.around.now()),
      frozen: this.#frozen,
      seedCommitment,
      result: ended && { ...ended, turns: turn.number, seed, nonces },
    };
  }

  /** A player's answer: null when it was taken. */
  answer(seat: Seat, decision: number, choice: readonly number[]): Promise<RoomRefusal | null> {
    return this.#inTurn(() => this.#take({ by: seat, answer: { decision, seat, choice } }));
  }

  /**
   * What a player has laid out towards an answer, without confirming it: the clock will answer with that, as far as it is legal. Nobody else hears of it.
   * @returns null when it was taken; whether it is legal shows only then
   */
  draft(seat: Seat, decision: number, choice: readonly number[]): RoomRefusal | null {
    const open = this.#position.decisions.find(({ id }) => id === decision);
    if (!open) return "unknown-decision";
    if (open.seat !== seat) return "wrong-seat";
    this.#drafts[seat] = { decision, choice };
    return null;
  }

  /** A concession, by the player or (with a cause) by the platform in their place: null when it was taken. */
  concede(seat: Seat, cause?: Cause): Promise<RoomRefusal | null> {
    return this.#inTurn(() => this.#take({ by: cause ? null : seat, answer: { concede: seat }, cause }));
  }

  /** The player is at the table (again). */
  arrive(seat: Seat): Promise<void> {
    return this.#inTurn(() => this.#setClock(clocks.arrive(this.#clock, seat, this.around.now())));
  }

  /** The player's last connection is gone. */
  leave(seat: Seat): Promise<void> {
    return this.#inTurn(() => this.#setClock(clocks.leave(this.#clock, seat, this.around.now())));
  }

  /** Another process may have written to the journal: takes over what it wrote. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  /** Stops timers and lets what is being written come to its end. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#rest();
    await this.#queue;
  }

  /** One thing at a time. A fault of one (the database, say) is its caller's and does not stop the next. */
  #inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  async #take(entry: Entry): Promise<RoomRefusal | null> {
    if (this.#frozen) return "frozen";
    let next: { position: Position<State, Option, View>; events: EventsBySeat<Event> };
    try {
      const step = this.game.step(this.#position.state, entry.answer);
      if (!step.ok) return step.rejection;
      next = { position: this.#look(step.state), events: this.#redact(step.events) };
    } catch (error) {
      await this.#freeze(entry.answer, error);
      return "frozen";
    }
    const { database, now } = this.around;
    const { position, events } = next;
    const outcome = outcomeAfter(position.outcome, entry);
    const clock = clocks.moveClock(this.#clock, this.#limits, entry.by, position.turn, waiting(position.decisions), now());
    const end = outcome && { outcome, at: new Date(now()) };
    try {
      await appendEntry(database, this.record.id, this.#seq, entry, clock, end);
    } catch (error) {
      if (!(error instanceof AnswerTakenError)) throw error;
      await this.#catchUp();
      return "unknown-decision";
    }
    this.#stand(position, entry);
    this.#endedAt = end?.at ?? null;
    this.#clock = clock;
    if (outcome) this.around.over(this.record);
    this.#announce(events);
    this.#wait();
    return null;
  }

  async #catchUp(): Promise<void> {
    const { now } = this.around;
    for (const entry of await loadEntries(this.around.database, this.record.id, this.#seq)) {
      try {
        const step = this.game.step(this.#position.state, entry.answer);
        if (!step.ok) throw new Error(`Answer ${this.#seq} of another process is refused here: ${step.rejection}.`);
        const events = this.#redact(step.events);
        this.#stand(this.#look(step.state), entry);
        const { turn, decisions } = this.#position;
        this.#clock = clocks.moveClock(this.#clock, this.#limits, entry.by, turn, waiting(decisions), now());
        if (this.#outcome) this.#endedAt = new Date(now());
        if (this.#outcome) this.around.over(this.record);
        this.#announce(events);
      } catch (error) {
        await this.#freeze(entry.answer, error);
        return;
      }
    }
    this.#wait();
  }

  async #freeze(answer: Answer, error: unknown): Promise<void> {
    this.#frozen = true;
    this.#rest();
    await freezeMatch(this.around.database, this.record, this.#seq, answer, error);
    this.around.reportFault(this.record.id, error);
    this.around.over(this.record);
    this.#announce([[], []]);
  }

  #look(state: State): Position<State, Option, View> {
    const { game } = this;
    return {
      state,
      decisions: game.decisions(state),
      views: [game.view(state, 0), game.view(state, 1)],
      turn: game.turn(state),
      outcome: game.outcome(state),
    };
  }

  #redact(events: readonly Event[]): EventsBySeat<Event> {
    const seen = (seat: Seat) => events.map((event) => this.game.redact(event, seat)).filter((event) => event !== null);
    return [seen(0), seen(1)];
  }

  #announce(events: EventsBySeat<Event>): void {
    const update = (seat: Seat) => ({ standing: this.standing(seat), events: events[seat] });
    this.around.announce(this.record.id, [update(0), update(1)]);
  }

  #stand(position: Position<State, Option, View>, entry: Entry): void {
    this.#position = position;
    this.#seq += 1;
    this.#outcome = outcomeAfter(position.outcome, entry);
  }

  #setClock(clock: clocks.Clock): void {
    this.#clock = clock;
    this.#announce([[], []]);
    this.#wait();
  }

  /** Sets the timers for whatever comes next: a deadline, a bot's answer. */
  #wait(): void {
    this.#rest();
    if (!this.running || this.#closed) return;
    const expired = ([0, 1] as const).some((seat) => clocks.hasExpired(this.#clock, seat));
    const deadline = expired ? this.around.now() : clocks.nextDeadline(this.#clock);
    if (deadline !== null) this.#deadline = this.#later(deadline - this.around.now(), () => this.#expire());
    for (const decision of this.#position.decisions) {
      const bot = this.bots[decision.seat];
      if (bot) this.#thinking[decision.seat] = this.#later(this.around.settings.botDelayMs, () => this.#letAnswer(bot, decision));
    }
  }

  #rest(): void {
    clearTimeout(this.#deadline);
    for (const timer of this.#thinking) clearTimeout(timer);
  }

  #later(ms: number, work: () => Promise<void>): NodeJS.Timeout {
    // Work of the room's own has no caller to tell of a fault: the database may be away for a moment, and then it is tried again.
    const attempt = () =>
      this.#inTurn(() => (this.#closed ? undefined : work())).catch((error: unknown) => {
        this.around.reportFault(this.record.id, error);
        if (!this.#closed) this.#deadline = setTimeout(attempt, 1000);
      });
    return setTimeout(attempt, Math.max(0, ms));
  }

  /** Something ran out: a grace, a budget, or one that had run out before and finds its seat asked again. */
  async #expire(): Promise<void> {
    const clock = clocks.tick(this.#clock, this.around.now());
    this.#clock = clock;
    const loser = ([0, 1] as const).find((seat) => clock.seats[seat].strikes >= clocks.STRIKES_TO_LOSE);
    if (loser !== undefined) {
      await this.#take({ by: null, answer: { concede: loser }, cause: "time" });
      return;
    }
    const decision = this.#position.decisions.find(({ seat }) => clocks.hasExpired(clock, seat));
    if (!decision) return this.#setClock(clock);
    const { id, seat, fallback } = decision;
    const draft = this.#drafts[seat];
    const choice = draft?.decision === id ? completed(decision, draft.choice) : fallback;
    await this.#takeOrFreeze({ by: null, answer: { decision: id, seat, choice } }, "the clock");
  }

  async #letAnswer(bot: Bot<State, Option, View>, { id, seat }: Decision<Option>): Promise<void> {
    const decision = this.#position.decisions.find((open) => open.seat === seat);
    if (decision?.id !== id || !this.running) return;
    let choice: readonly number[];
    try {
      const { state, views } = this.#position;
      choice = await bot.choose({ view: views[seat], decision, imagine: (seed) => this.game.imagine(state, seat, seed) });
    } catch (error) {
      return this.#freeze({ decision: id, seat, choice: [] }, error);
    }
    await this.#takeOrFreeze({ by: seat, answer: { decision: id, seat, choice } }, "the bot");
  }

  /** For answers that are acceptable by contract: one that is not would be tried for ever. */
  async #takeOrFreeze(entry: Entry, who: string): Promise<void> {
    const refusal = await this.#take(entry);
    if (refusal === null || refusal === "frozen" || refusal === "unknown-decision") return;
    await this.#freeze(entry.answer, new Error(`What ${who} answers is refused: ${refusal}.`));
  }
}

/** The clocks of a match that is just about to begin. */
export function openingClock<State, Option, Event, View>(
  game: BoundGame<State, Option, Event, View>,
  seed: string,
  settings: clocks.ClockSettings,
  bots: readonly [boolean, boolean],
  now: number,
): clocks.Clock {
  const { state } = game.start(seed);
  return clocks.startClock(clocks.limitsOf(settings, bots), game.turn(state), waiting(game.decisions(state)), bots, now);
}

function waiting(decisions: readonly Decision<unknown>[]): readonly [boolean, boolean] {
  return [decisions.some(({ seat }) => seat === 0), decisions.some(({ seat }) => seat === 1)];
}

/** A concession by the platform says why; the game knows only that the seat conceded. */
export function outcomeAfter(outcome: Outcome | null, { answer, cause }: Entry): Outcome | null {
  return outcome && cause && "concede" in answer ? { winner: other(answer.concede), reason: cause } : outcome;
}
