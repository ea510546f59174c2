import type { Answer, Decision, Seat } from "@/kernel/game";
import { onceSucceeded } from "@/kernel/once";
import type { Versions } from "@/kernel/versions";
import { answersTotal, journalSeconds, stepSeconds } from "@/telemetry/metrics";
import { appendEntry, type End, HeldElsewhereError } from "./append";
import * as clocks from "./clock";
import { Drafts } from "./drafts";
import { type Cause, type Entry, outcomeAfter } from "./entry";
import { freezeMatch } from "./freeze";
import type { Bot, BoundGame, Situation } from "./game";
import { type JournalRow, loadEntries, type MatchRecord } from "./journal";
import { type Position, waiting } from "./position";
import { type Recalled, recall } from "./recall";
import { follow, loadStored, type Place, restore, type Standpoint } from "./restore";
import { NO_FAULT, type RoomRefusal, type RoomSurroundings } from "./room-surroundings";
import { RoomTimers } from "./room-timers";
import { type Heard, NOTHING, type Shown, show } from "./shown";
import { situationOf } from "./situation";
import type { KeptSnapshot } from "./snapshots";
import { type Standing, standingOf } from "./standing";
import { pastOf, type TakenBackSnapshot, takenBack } from "./taking-back";
import { Turns } from "./turns";
import { Unsaved } from "./unsaved";

type Pair<T> = readonly [T, T];

/**
 * The authority over one match: takes answers one after the other, writes each to the journal before it counts, keeps the clocks and lets bots play.
 * Players, bots, clock and platform all go through the same door.
 */
export class Room<State, Option, Event, View> {
  #at: Place<State, Option, View>;
  #clock: clocks.Clock;
  #endedAt: Date | null;
  #frozen = false;
  #closed = false;
  /** How many players' wishes to take the match back are waiting: a bot that thinks meanwhile thinks for nothing. */
  #takingBack = 0;
  readonly #drafts = new Drafts();
  readonly #unsaved: Unsaved;
  readonly #turns = new Turns();
  readonly #recorded = onceSucceeded(() => this.#makeRecord());
  readonly #limits: clocks.ClockSettings;
  readonly #timers = new RoomTimers(
    (work) => this.#turns.next(() => (this.#closed ? undefined : work())),
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
    this.#at = from;
    this.#unsaved = new Unsaved(around.database, record, states, from);
    this.#endedAt = record.endedAt;
    const withoutScreen = [bots[0] !== null, bots[1] !== null] as const;
    this.#limits = clocks.limitsOf(around.settings, withoutScreen);
    this.#clock = clocks.restoreClock(record.clock, this.#limits, withoutScreen, around.now());
    this.#wait();
  }

  get running(): boolean {
    return !this.#frozen && this.#at.outcome === null;
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

  get #present() {
    return { ...this.#at, frames: this.#unsaved.frames };
  }

  seatOf(userId: string): Seat | null {
    const index = this.record.players.findIndex((player) => player.userId === userId);
    return index === 0 || index === 1 ? index : null;
  }

  /** The present state for one seat. */
  standing(seat: Seat): Standing<Option, View> {
    const { position, seq, line, outcome } = this.#at;
    const past = this.isPractice && this.running ? pastOf(line, seat) : null;
    const result = outcome && this.#endedAt && { outcome, endedAt: this.#endedAt };
    const clock = clocks.clockView(this.#clock, this.#limits, seat, this.record.startedAt.getTime(), this.around.now());
    const { seats } = this.#clock;
    return standingOf(this.record, position, seat, { seq, seats, clock, frozen: this.#frozen, past, result });
  }

  /** The present state as everybody at the table may know it; null where the match was opened again after its end. */
  watched(): Standing<Option, View> | null {
    const view = this.#at.position.views.spectator;
    return view === undefined ? null : { ...this.standing(0), view, decision: null };
  }

  /** A player's answer: null when it was taken. @throws HeldElsewhereError when another process has taken the match up */
  answer(seat: Seat, decision: number, choice: readonly number[]): Promise<RoomRefusal | null> {
    return this.#turns.next(() => this.#take({ by: seat, answer: { decision, seat, choice } }));
  }

  /**
   * What a player has laid out towards an answer, without confirming it: the clock will answer with that, as far as it is legal. Nobody else hears of it.
   * @returns null when it was taken; whether it is legal shows only then
   */
  draft(seat: Seat, decision: number, choice: readonly number[]): RoomRefusal | null {
    const open = this.#at.position.decisions.find(({ id }) => id === decision);
    if (!open) return "unknown-decision";
    if (open.seat !== seat) return "wrong-seat";
    this.#drafts.keep(seat, { decision, choice });
    return null;
  }

  /** A concession, by the player or (with a cause) by the platform in their place: null when it was taken. */
  concede(seat: Seat, cause?: Cause): Promise<RoomRefusal | null> {
    return this.#turns.next(() => this.#take({ by: cause ? null : seat, answer: { concede: seat }, cause }));
  }

  /** What a seat of a match against the computer has heard so far, for a page that did not hear it. */
  async recall(seat: Seat): Promise<readonly Recalled[]> {
    if (!this.isPractice || !this.running) return [];
    return recall(this.around.database, this.record, this.#present, seat);
  }

  /** What the computer has before it when it is asked in the place of this seat: what the seat sees, and no more. */
  situation(seat: Seat, id: number): Situation<State, Option, View> | Extract<RoomRefusal, "against-people" | "unknown-decision"> {
    if (!this.isPractice) return "against-people";
    return (this.running && situationOf(this.game, this.#at.position, seat, id)) || "unknown-decision";
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
      return await this.#turns.next(() => this.#takeBack(seat, row));
    } finally {
      this.#takingBack -= 1;
      // Where nothing was taken back, the bot thinks again.
      this.#wait();
    }
  }

  /** The player is at the table (again). */
  arrive(seat: Seat): Promise<void> {
    return this.#turns.next(() => this.#setClock(clocks.arrive(this.#clock, seat, this.around.now())));
  }

  /** The player's last connection is gone. */
  leave(seat: Seat): Promise<void> {
    return this.#turns.next(() => this.#setClock(clocks.leave(this.#clock, seat, this.around.now())));
  }

  /**
   * Stops timers, takes no more answers and lets what is being written come to its end.
   * @returns what is to be stored, so that the match can be taken up from here; null when that is stored already
   */
  async close(): Promise<KeptSnapshot | null> {
    this.#closed = true;
    this.#timers.clear();
    await this.#turns.rest();
    const { state } = this.#at.position;
    return this.running && state !== null ? this.#unsaved.snapshot(this.#at.seq, state) : null;
  }

  async #take(entry: Entry): Promise<RoomRefusal | null> {
    if (this.#frozen) return "frozen";
    if (this.#closed) return "restarting";
    const { state } = this.#at.position;
    if (state === null) return "over";
    let next: Shown<State, Option, Event, View>;
    try {
      const stepped = stepSeconds.startTimer({ game: this.record.game });
      const step = this.game.step(state, entry.answer);
      stepped();
      if (!step.ok) return step.rejection;
      next = show(this.game, step, this.#present);
    } catch (error) {
      await this.#freeze(entry.answer, error);
      return "frozen";
    }
    const { position, hash } = next;
    const outcome = outcomeAfter(position.outcome, entry);
    const clock = this.#clockAt(position, entry.by);
    const end = outcome && { outcome, at: new Date(this.around.now()) };
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
    const back = await takenBack(around.database, states, game, record, this.#present, seat, row);
    if (typeof back === "string") return back;
    const clock = this.#clockAt(back.standpoint.position, seat);
    if (!(await this.#write(back.entry, clock, null, back.snapshot))) return "unknown-decision";
    this.#standAt(back.standpoint, clock);
    return null;
  }

  /** Writes a row of the journal. @returns false where there is another in its place, which counts from now on */
  async #write(entry: JournalRow, clock: clocks.Clock, end: End | null, snapshot: TakenBackSnapshot | null = null): Promise<boolean> {
    const written = await this.#unlessLost(appendEntry(this.around.database, this.record, this.#at.seq, entry, clock, end, snapshot));
    if (!written) await this.#catchUp();
    return written;
  }

  /** Where another process has taken the match up, this room takes nothing more. */
  async #unlessLost<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } catch (error) {
      if (error instanceof HeldElsewhereError) {
        this.#closed = true;
        this.#timers.clear();
        this.around.lost(this.record.id);
      }
      throw error;
    }
  }

  /** The match stands somewhere that no answer led to. */
  #standAt(there: Standpoint<State, Option, View>, clock: clocks.Clock): void {
    this.#at = there;
    this.#unsaved.startFrom(there);
    this.#clock = clock;
    this.#drafts.clear();
    this.#announce(NOTHING);
    this.#wait();
  }

  /** What was written here though its writing seemed to fail (the database broke off before it said so) counts now. */
  async #catchUp(): Promise<void> {
    const { now, database } = this.around;
    const rows = await loadEntries(database, this.record.id, this.#at.seq);
    if (rows.some((row) => "takenBackTo" in row)) {
      const there = restore(this.states, this.game, this.record, await loadStored(database, this.record));
      return this.#standAt(there, this.#clockAt(there.position, null));
    }
    for (const entry of rows) {
      if ("takenBackTo" in entry) return;
      const { state } = this.#at.position;
      if (state === null) return;
      try {
        const next = show(this.game, follow(this.game, state, entry, this.#at.seq), this.#present);
        this.#stand(next, entry, this.#clockAt(next.position, entry.by), outcomeAfter(next.position.outcome, entry) && new Date(now()));
      } catch (error) {
        await this.#freeze(entry.answer, error);
        return;
      }
    }
    this.#wait();
  }

  /** Stops the match for good. While that cannot be stored it stands where it stood: who asks again, or the next timer, comes to the same fault. */
  async #freeze(answer: Answer, error: unknown): Promise<void> {
    this.around.reportFault(this.record.id, error);
    await this.#unlessLost(freezeMatch(this.around.database, this.record, this.#at.seq, answer, error));
    this.#frozen = true;
    this.#timers.clear();
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
    const { seq, line } = this.#at;
    const outcome = outcomeAfter(position.outcome, entry);
    this.#at = { position, seq: seq + 1, outcome, line: [...line, { row: seq, by: entry.by }] };
    this.#unsaved.add(frame);
    this.#clock = clock;
    this.#endedAt = endedAt;
    if (outcome) this.around.over(this.record);
    this.#announce(events);
    if (outcome) this.#next(() => this.finish());
    else if (this.#unsaved.isDue(seq + 1)) this.#next(() => this.#save());
  }

  /** Stores something before the next answer is taken. What fails is tried again: a snapshot after that answer, a record by and by. */
  #next(work: () => Promise<void>): void {
    this.#turns.next(work).catch((error: unknown) => this.around.reportFault(this.record.id, error));
  }

  async #save(): Promise<void> {
    const { state } = this.#at.position;
    if (this.running && state !== null) await this.#unsaved.save(this.#at.seq, state);
  }

  /** Makes the record of a match that is over, once for all who ask; after a failure whoever asks next tries again. */
  async finish(): Promise<void> {
    if (this.#at.outcome) await this.#recorded();
  }

  async #makeRecord(): Promise<void> {
    const { outcome } = this.#at;
    const { turn, views, state } = this.#at.position;
    if (!outcome || state === null) return;
    await this.#unsaved.finish({ outcome, turn, views: [views[0], views[1]] });
    await this.around.recorded(this.record);
  }

  /** The clocks once the match stands there. */
  #clockAt({ turn, decisions }: Position<State, Option, View>, by: Seat | null): clocks.Clock {
    return clocks.moveClock(this.#clock, this.#limits, by, turn, waiting(decisions), this.around.now());
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
    for (const decision of this.#at.position.decisions) {
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
    const decision = this.#at.position.decisions.find(({ seat }) => clocks.hasExpired(clock, seat));
    if (!decision) return this.#setClock(clock);
    const { id, seat } = decision;
    await this.#takeOrFreeze({ by: null, answer: { decision: id, seat, choice: this.#drafts.answerTo(decision) } }, "the clock");
  }

  async #letAnswer(bot: Bot<State, Option, View>, { id, seat }: Decision<Option>): Promise<void> {
    const situation = this.running ? situationOf(this.game, this.#at.position, seat, id) : null;
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
