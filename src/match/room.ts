import { completed } from "@/kernel/complete";
import type { Answer, Decision, Outcome, Seat } from "@/kernel/game";
import type { Versions } from "@/kernel/versions";
import { answersTotal, journalSeconds, stepSeconds } from "@/telemetry/metrics";
import { AnswerTakenError, appendEntry, HeldElsewhereError } from "./append";
import * as clocks from "./clock";
import { keepFinished } from "./finished";
import type { Bot, BoundGame, Situation } from "./game";
import { type Cause, type Entry, freezeMatch, type JournalRow, loadEntries, type MatchRecord, outcomeAfter } from "./journal";
import { type Position, waiting } from "./position";
import { type Recalled, recall } from "./recall";
import { follow, loadStored, restore, type Standpoint } from "./restore";
import type { RoomRefusal, RoomSurroundings } from "./room-surroundings";
import { RoomTimers } from "./room-timers";
import { type Heard, NOTHING, type Shown, show } from "./shown";
import { situationOf } from "./situation";
import { type KeptSnapshot, keepSnapshots, packed, SNAPSHOT_EVERY } from "./snapshots";
import type { SeatView, Standing } from "./standing";
import { type Counted, pastOf, type TakenBackSnapshot, takenBack } from "./taking-back";

/** A choice that a player has begun and not confirmed. */
interface Draft {
  readonly decision: number;
  readonly choice: readonly number[];
}

type Pair<T> = readonly [T, T];

/** Refusals that say nothing against an answer: the match has moved on, or is played here no more. */
const NO_FAULT: ReadonlySet<RoomRefusal> = new Set(["frozen", "restarting", "over", "unknown-decision"]);

/**
 * The authority over one match: takes answers one after the other, writes each to the journal before it counts, keeps the clocks and lets bots play.
 * Players, bots, clock and platform all go through the same door.
 */
export class Room<State, Option, Event, View> {
  #position: Position<State, Option, View>;
  #seq: number;
  #clock: clocks.Clock;
  #outcome: Outcome | null;
  #endedAt: Date | null;
  #frozen = false;
  #closed = false;
  /** How many answers the last snapshot holds. */
  #snapshotSeq: number;
  /** What was shown since. */
  #frames: readonly string[];
  /** The answers that count: those that were taken back do not. */
  #line: readonly Counted[];
  /** How many players' wishes to take the match back are waiting: a bot that thinks meanwhile thinks for nothing. */
  #takingBack = 0;
  /** What each player has begun to choose. */
  readonly #drafts: [Draft | null, Draft | null] = [null, null];
  #queue: Promise<unknown> = Promise.resolve();
  readonly #limits: clocks.ClockSettings;
  readonly #timers = new RoomTimers(
    (work) => this.#inTurn(() => (this.#closed ? undefined : work())),
    (error) => this.around.reportFault(this.record.id, error),
  );

  /**
   * Takes the match up.
   * @param bots who plays without a screen, by seat
   * @param states how the game's states are written
   */
  constructor(
    readonly record: MatchRecord,
    private readonly game: BoundGame<State, Option, Event, View>,
    private readonly states: Versions,
    private readonly bots: Pair<Bot<State, Option, View> | null>,
    private readonly around: RoomSurroundings<Option, Event, View>,
    from: Standpoint<State, Option, View>,
  ) {
    this.#position = from.position;
    this.#seq = from.seq;
    this.#outcome = from.outcome;
    this.#snapshotSeq = from.snapshotSeq;
    this.#frames = from.frames;
    this.#line = from.line;
    this.#endedAt = record.endedAt;
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

  /** Whether it is against the computer, and no lesson: it counts for nobody. */
  get isPractice(): boolean {
    return this.record.kind === "BOT";
  }

  seatOf(userId: string): Seat | null {
    const index = this.record.players.findIndex((player) => player.userId === userId);
    return index === 0 || index === 1 ? index : null;
  }

  /** The present state for one seat. */
  standing(seat: Seat): Standing<Option, View> {
    const { id, kind, players, startedAt, seedCommitment, seed, nonces } = this.record;
    const { views, decisions, turn } = this.#position;
    const seatView = (index: Seat): SeatView => {
      const { present, graceUntil } = this.#clock.seats[index];
      const { userId, pseudo, bot, look } = players[index];
      return { userId, pseudo, bot: bot !== null, connected: present, graceUntil, ...(look && { look }) };
    };
    const ended = this.#outcome && this.#endedAt && { outcome: this.#outcome, durationMs: this.#endedAt.getTime() - startedAt.getTime() };
    return {
      matchId: id,
      seq: this.#seq,
      seat,
      view: views[seat],
      decision: decisions.find((decision) => decision.seat === seat) ?? null,
      seats: [seatView(0), seatView(1)],
      lesson: kind === "LESSON",
      clock: clocks.clockView(this.#clock, this.#limits, seat, startedAt.getTime(), this.around.now()),
      frozen: this.#frozen,
      past: this.isPractice && this.running ? pastOf(this.#line, seat) : null,
      seedCommitment,
      result: ended && { ...ended, turns: turn.number, seed, nonces },
    };
  }

  /** The present state as everybody at the table may know it; null where the match was opened again after its end. */
  watched(): Standing<Option, View> | null {
    const { state } = this.#position;
    if (state === null) return null;
    return { ...this.standing(0), view: this.game.view(state, "spectator"), decision: null };
  }

  /** A player's answer: null when it was taken. @throws HeldElsewhereError when another process has taken the match up */
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

  /** What a seat of a match against the computer has heard so far, for a page that did not hear it. */
  async recall(seat: Seat): Promise<readonly Recalled[]> {
    if (!this.isPractice || !this.running) return [];
    return recall(this.around.database, this.record, { seq: this.#seq, frames: this.#frames, line: this.#line }, seat);
  }

  /** What the computer has before it when it is asked in the place of this seat: what the seat sees, and no more. */
  situation(seat: Seat, id: number): Situation<State, Option, View> | Extract<RoomRefusal, "against-people" | "unknown-decision"> {
    if (!this.isPractice) return "against-people";
    return (this.running && situationOf(this.game, this.#position, seat, id)) || "unknown-decision";
  }

  /**
   * Takes a match against the computer back to before an answer of this seat: null when it stands there again. What is taken back stays in the journal, and
   * counts no more.
   * @param row of that answer, as the standing told it (`past`)
   */
  async takeBack(seat: Seat, row: number): Promise<RoomRefusal | null> {
    if (!this.isPractice) return "against-people";
    this.#takingBack += 1;
    try {
      return await this.#inTurn(() => this.#takeBack(seat, row));
    } finally {
      this.#takingBack -= 1;
      // Where nothing was taken back, the bot thinks again.
      this.#wait();
    }
  }

  /** The player is at the table (again). */
  arrive(seat: Seat): Promise<void> {
    return this.#inTurn(() => this.#setClock(clocks.arrive(this.#clock, seat, this.around.now())));
  }

  /** The player's last connection is gone. */
  leave(seat: Seat): Promise<void> {
    return this.#inTurn(() => this.#setClock(clocks.leave(this.#clock, seat, this.around.now())));
  }

  /**
   * Stops timers, takes no more answers and lets what is being written come to its end.
   * @returns what is to be stored, so that the match can be taken up from here; null when that is stored already
   */
  async close(): Promise<KeptSnapshot | null> {
    this.#closed = true;
    this.#timers.clear();
    for (let last: unknown; last !== this.#queue; ) {
      last = this.#queue;
      await last;
    }
    return this.#snapshot();
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
    if (this.#closed) return "restarting";
    const { state } = this.#position;
    if (state === null) return "over";
    let next: Shown<State, Option, Event, View>;
    try {
      const stepped = stepSeconds.startTimer({ game: this.record.game });
      const step = this.game.step(state, entry.answer);
      stepped();
      if (!step.ok) return step.rejection;
      next = show(this.game, step);
    } catch (error) {
      await this.#freeze(entry.answer, error);
      return "frozen";
    }
    const { now } = this.around;
    const { position, hash } = next;
    const outcome = outcomeAfter(position.outcome, entry);
    const clock = clocks.moveClock(this.#clock, this.#limits, entry.by, position.turn, waiting(position.decisions), now());
    const end = outcome && { outcome, at: new Date(now()) };
    const stored = journalSeconds.startTimer();
    if (!(await this.#write({ ...entry, hash }, clock, end))) return "unknown-decision";
    stored();
    answersTotal.inc({ game: this.record.game, by: entry.by === null ? "platform" : this.bots[entry.by] ? "bot" : "player" });
    this.#stand(next, entry, clock, end?.at ?? null);
    this.#wait();
    return null;
  }

  async #takeBack(seat: Seat, row: number): Promise<RoomRefusal | null> {
    if (this.#frozen) return "frozen";
    if (this.#closed) return "restarting";
    if (!this.running) return "over";
    const { around, game, states, record } = this;
    const present = { seq: this.#seq, frames: this.#frames, line: this.#line };
    const back = await takenBack(around.database, states, game, record, present, seat, row);
    if (typeof back === "string") return back;
    const { turn, decisions } = back.standpoint.position;
    const clock = clocks.moveClock(this.#clock, this.#limits, seat, turn, waiting(decisions), around.now());
    if (!(await this.#write(back.entry, clock, null, back.snapshot))) return "unknown-decision";
    this.#standAt(back.standpoint, clock);
    return null;
  }

  /** Writes a row of the journal. @returns false where there is another in its place, which counts from now on */
  async #write(
    entry: JournalRow,
    clock: clocks.Clock,
    end: { readonly outcome: Outcome; readonly at: Date } | null,
    snapshot: TakenBackSnapshot | null = null,
  ): Promise<boolean> {
    try {
      await appendEntry(this.around.database, this.record, this.#seq, entry, clock, end, snapshot);
      return true;
    } catch (error) {
      if (error instanceof HeldElsewhereError) this.#lose();
      if (!(error instanceof AnswerTakenError)) throw error;
      await this.#catchUp();
      return false;
    }
  }

  /** The match stands somewhere that no answer led to. */
  #standAt({ position, seq, outcome, snapshotSeq, frames, line }: Standpoint<State, Option, View>, clock: clocks.Clock): void {
    this.#position = position;
    this.#seq = seq;
    this.#outcome = outcome;
    this.#snapshotSeq = snapshotSeq;
    this.#frames = frames;
    this.#line = line;
    this.#clock = clock;
    this.#drafts.fill(null);
    this.#announce(NOTHING);
    this.#wait();
  }

  #lose(): void {
    this.#closed = true;
    this.#timers.clear();
    this.around.lost(this.record.id);
  }

  /** What was written here though its writing seemed to fail (the database broke off before it said so) counts now. */
  async #catchUp(): Promise<void> {
    const { now, database } = this.around;
    const { id } = this.record;
    const rows = await loadEntries(database, id, this.#seq);
    if (rows.some((row) => "takenBackTo" in row)) {
      const there = restore(this.states, this.game, this.record, await loadStored(database, this.record));
      const { turn, decisions } = there.position;
      return this.#standAt(there, clocks.moveClock(this.#clock, this.#limits, null, turn, waiting(decisions), now()));
    }
    for (const entry of rows) {
      if ("takenBackTo" in entry) return;
      const { state } = this.#position;
      if (state === null) return;
      try {
        const next = show(this.game, follow(this.game, state, entry, this.#seq));
        const { turn, decisions } = next.position;
        const clock = clocks.moveClock(this.#clock, this.#limits, entry.by, turn, waiting(decisions), now());
        this.#stand(next, entry, clock, outcomeAfter(next.position.outcome, entry) && new Date(now()));
      } catch (error) {
        await this.#freeze(entry.answer, error);
        return;
      }
    }
    this.#wait();
  }

  async #freeze(answer: Answer, error: unknown): Promise<void> {
    this.#frozen = true;
    this.#timers.clear();
    await freezeMatch(this.around.database, this.record, this.#seq, answer, error);
    this.around.reportFault(this.record.id, error);
    this.around.over(this.record);
    this.#announce(NOTHING);
  }

  #announce(events: Heard<Event>): void {
    const update = (seat: Seat) => ({ standing: this.standing(seat), events: events[seat] });
    this.around.announce(this.record.id, [update(0), update(1)], () => {
      const standing = this.watched();
      return standing && { standing, events: events[2] };
    });
  }

  /** The answer counts from here on. */
  #stand({ position, events, frame }: Shown<State, Option, Event, View>, entry: Entry, clock: clocks.Clock, endedAt: Date | null): void {
    this.#position = position;
    this.#line = [...this.#line, { row: this.#seq, by: entry.by }];
    this.#seq += 1;
    this.#outcome = outcomeAfter(position.outcome, entry);
    this.#frames = [...this.#frames, frame];
    this.#clock = clock;
    this.#endedAt = endedAt;
    if (this.#outcome) this.around.over(this.record);
    this.#announce(events);
    if (this.#outcome) this.#next(() => this.finish());
    else if (this.#seq - this.#snapshotSeq >= SNAPSHOT_EVERY) this.#next(() => this.#save());
  }

  /** Stores something before the next answer is taken. What fails is tried again: a snapshot after that answer, a record when the site starts. */
  #next(work: () => Promise<void>): void {
    this.#inTurn(work).catch((error: unknown) => this.around.reportFault(this.record.id, error));
  }

  async #save(): Promise<void> {
    const snapshot = await this.#snapshot();
    if (!snapshot) return;
    await keepSnapshots(this.around.database, [snapshot]);
    this.#frames = [];
    this.#snapshotSeq = snapshot.seq;
  }

  async #snapshot(): Promise<KeptSnapshot | null> {
    const { state } = this.#position;
    const seq = this.#seq;
    if (!this.running || state === null || seq === this.#snapshotSeq) return null;
    const { id } = this.record;
    return { matchId: id, seq, version: this.states.latest, state: JSON.stringify(state), frames: await packed(this.#frames) };
  }

  /** Makes the record of a match that is over. */
  async finish(): Promise<void> {
    const { turn, views, state } = this.#position;
    if (!this.#outcome || state === null) return;
    const end = { stateVersion: this.states.latest, outcome: this.#outcome, turn, views };
    await keepFinished(this.around.database, this.record, end, this.#frames);
    this.#frames = [];
    await this.around.recorded(this.record);
  }

  #setClock(clock: clocks.Clock): void {
    this.#clock = clock;
    this.#announce(NOTHING);
    this.#wait();
  }

  /** Sets the timers for whatever comes next: a deadline, a bot's answer. */
  #wait(): void {
    this.#timers.clear();
    if (!this.running || this.#closed) return;
    const expired = ([0, 1] as const).some((seat) => clocks.hasExpired(this.#clock, seat));
    const deadline = expired ? this.around.now() : clocks.nextDeadline(this.#clock);
    if (deadline !== null) this.#timers.set(deadline - this.around.now(), () => this.#expire());
    for (const decision of this.#position.decisions) {
      const bot = this.bots[decision.seat];
      if (bot) this.#timers.set(this.around.settings.botDelayMs, () => this.#letAnswer(bot, decision));
    }
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
    const situation = this.running ? situationOf(this.game, this.#position, seat, id) : null;
    if (!situation) return;
    let choice: readonly number[];
    try {
      choice = await bot.choose(situation);
    } catch (error) {
      // Its thread ends with the site: whoever takes the match up asks it again.
      if (this.#closed) return;
      return this.#freeze({ decision: id, seat, choice: [] }, error);
    }
    if (this.#closed || this.#takingBack > 0) return;
    await this.#takeOrFreeze({ by: seat, answer: { decision: id, seat, choice } }, "the bot");
  }

  /** For answers that are acceptable by contract: one that is not would be tried for ever. */
  async #takeOrFreeze(entry: Entry, who: string): Promise<void> {
    const refusal = await this.#take(entry);
    if (refusal === null || NO_FAULT.has(refusal)) return;
    await this.#freeze(entry.answer, new Error(`What ${who} answers is refused: ${refusal}.`));
  }
}
