import type { MatchKind } from "@/db/generated/client";
import type { Seat } from "@/kernel/game";
import { isOfNewerVersion } from "@/kernel/versions";
import type { GivenPosition } from "./beginning";
import { createMatch, PlayerBusyError } from "./create";
import type { Cause } from "./entry";
import { loadFinished } from "./finished";
import { freezeMatch } from "./freeze";
import type { BoundGame, MatchGame } from "./game";
import { loadMatch, type MatchRecord, type NewMatch, type Player, takeUp } from "./journal";
import { openingClock } from "./position";
import type { Ended } from "./recording";
import { ended, loadStored, NOTHING_YET, RestoreError, restore, type Standpoint } from "./restore";
import { Room } from "./room";
import type { RoomSurroundings } from "./room-surroundings";
import { commitment } from "./seed";
import { keepSnapshots } from "./snapshots";
import { keepStory } from "./stories";

/** A match that is about to begin. */
export interface Opening {
  /** Name of the game (`MatchGame`). */
  readonly game: string;
  readonly edition: string;
  readonly kind: MatchKind;
  /** Plain JSON that the game's `bind` takes. */
  readonly setup: unknown;
  readonly players: readonly [Player, Player];
  /** The server's seed, whose commitment the players were shown before they gave their nonces. */
  readonly seed: string;
  readonly nonces: readonly [string, string];
  readonly rematchOfId?: string;
  /** Where a match against the computer begins, in the place of a shuffle. */
  readonly from?: GivenPosition;
}

/** The unfinished match of a player. */
export interface RunningMatch {
  readonly id: string;
  /** The opponent's pseudo; null for the computer. */
  readonly opponent: string | null;
  /** A guided match. */
  readonly lesson: boolean;
}

/** The match cannot be played on: a fault stopped it. */
export class FrozenMatchError extends Error {
  override readonly name = "FrozenMatchError";
}

/** A later version of the site plays this match: a process of that version has to go on with it. */
export class NewerMatchError extends Error {
  override readonly name = "NewerMatchError";
}

/** What the list of running matches needs of one. */
export interface Begun {
  readonly id: string;
  readonly kind: MatchKind;
  readonly players: readonly Player[];
}

export interface MatchesSurroundings<Option, Event, View> extends Omit<RoomSurroundings<Option, Event, View>, "lost" | "recorded"> {
  /** A match was begun here. */
  readonly began?: (match: Begun) => void;
  /** Another process has taken up a match that was played here. */
  readonly lost?: (matchId: string) => void;
}

/** The matches of the site, of whatever game: all that are running by name, and a room for each that is played here, opened when first asked for. */
export class Matches<State, Option, Event, View> {
  readonly #rooms = new Map<string, Promise<Room<State, Option, Event, View> | null>>();
  /** The running match of each player who has one. */
  readonly #running = new Map<string, RunningMatch>();
  /** Those that only a later version of the site can play. */
  readonly #newer = new Set<string>();
  /** Finished ones that have no record, and get none: they cannot be played again. */
  readonly #unrecorded = new Set<string>();
  /** What is stored of rooms that nobody needs any more. */
  readonly #lettingGo = new Set<Promise<void>>();
  /** For each reading of the list that is under way: what has begun and ended meanwhile. */
  readonly #readings = new Set<(() => unknown)[]>();
  #closed = false;

  constructor(
    private readonly games: readonly MatchGame<State, Option, Event, View>[],
    private readonly around: MatchesSurroundings<Option, Event, View>,
  ) {}

  get #names(): readonly string[] {
    return this.games.map(({ name }) => name);
  }

  /** Learns which matches are running; call it first, and again where news of other processes may have been missed. */
  async resume(): Promise<void> {
    const meanwhile: (() => unknown)[] = [];
    this.#readings.add(meanwhile);
    const matches = await this.around.database.match
      .findMany({
        where: { status: "RUNNING", game: { in: [...this.#names] } },
        select: { id: true, kind: true, seats: { select: { userId: true, pseudo: true, botName: true } } },
      })
      .finally(() => this.#readings.delete(meanwhile));
    this.#running.clear();
    for (const { id, kind, seats } of matches)
      this.#list({ id, kind, players: seats.map(({ userId, pseudo, botName }) => ({ userId, pseudo, bot: botName })) });
    for (const change of meanwhile) change();
  }

  /** A match has begun, here or at another process. */
  began(match: Begun): void {
    for (const meanwhile of this.#readings) meanwhile.push(() => this.#list(match));
    this.#list(match);
  }

  #list({ id, kind, players }: Begun): void {
    for (const { userId } of players) {
      const opponent = players.find((player) => player.userId !== userId);
      if (userId) this.#running.set(userId, { id, opponent: opponent?.bot === null ? opponent.pseudo : null, lesson: kind === "LESSON" });
    }
  }

  /** A match is over, here or at another process. Returns whose it was. */
  ended(matchId: string): readonly string[] {
    for (const meanwhile of this.#readings) meanwhile.push(() => this.#unlist(matchId));
    return this.#unlist(matchId);
  }

  #unlist(matchId: string): readonly string[] {
    const userIds = [...this.#running].flatMap(([userId, { id }]) => (id === matchId ? [userId] : []));
    for (const userId of userIds) this.#running.delete(userId);
    return userIds;
  }

  /** The running ones between people, wherever they are played: their clocks run also while nobody is at the table. */
  clocked(): readonly string[] {
    return [...new Set([...this.#running.values()].flatMap(({ id, opponent }) => (opponent === null ? [] : [id])))];
  }

  /** Whether a match's room is open here. */
  isOpen(matchId: string): boolean {
    return this.#rooms.has(matchId);
  }

  /** What the same two players need to play once more. */
  async again(matchId: string): Promise<Omit<Opening, "seed" | "nonces">> {
    const isOpen = this.isOpen(matchId);
    const room = await this.room(matchId);
    if (!room) throw new Error(`There is no match ${matchId} to play again.`);
    if (!isOpen) await this.drop(matchId);
    const { game, kind, edition, setup, players, from } = room.record;
    return { game, kind, edition, setup, players, ...(from && { from }) };
  }

  /** Another process plays this match now: its room is closed here, whatever it was about to do. */
  async drop(matchId: string): Promise<void> {
    const room = this.#rooms.get(matchId);
    this.#rooms.delete(matchId);
    await (await room)?.close();
  }

  /** The unfinished match of a player: there is at most one. */
  runningOf(userId: string): RunningMatch | null {
    return this.#running.get(userId) ?? null;
  }

  get figures(): { readonly running: number; readonly rooms: number } {
    return { running: new Set([...this.#running.values()].map(({ id }) => id)).size, rooms: this.#rooms.size };
  }

  /**
   * Starts a match.
   * @throws PlayerBusyError when a player has a match already; when there is no such game, or its setup does not fit it
   */
  async open(opening: Opening): Promise<Room<State, Option, Event, View>> {
    const { players, seed, rematchOfId, from } = opening;
    if (this.#closed) throw new Error("The site stops: no match begins any more.");
    for (const { userId } of players) if (userId && this.runningOf(userId)) throw new PlayerBusyError(userId);
    if (from && players.every(({ bot }) => bot === null)) throw new Error("A match between people begins with a shuffle.");
    const { settings, now, database } = this.around;
    const matchGame = gameOf(this.games, opening.game);
    const { latest: stateVersion } = matchGame.states;
    const match: NewMatch = {
      ...opening,
      stateVersion,
      seedCommitment: commitment(seed),
      rematchOfId: rematchOfId ?? null,
      from: from ?? null,
    };
    const game = matchGame.bind(match.setup);
    const start = restore(matchGame.states, game, match, NOTHING_YET);
    if (start.outcome) throw new Error("A match cannot begin from its end.");
    const bots = [players[0].bot !== null, players[1].bot !== null] as const;
    const startedAt = new Date(now());
    const clock = openingClock(start.position, settings, bots, startedAt.getTime());
    const record = await createMatch(database, this.#names, match, clock, startedAt).catch(async (error: unknown) => {
      // Another process began it, and this one has not heard of that.
      if (error instanceof PlayerBusyError) await this.resume();
      throw error;
    });
    const room = this.#roomOf(record, matchGame, game, start);
    this.#rooms.set(record.id, Promise.resolve(room));
    this.began(record);
    this.around.began?.(record);
    return room;
  }

  /**
   * The room of a match, opened from its journal if need be; null when there is no such match.
   * @throws FrozenMatchError when a fault stopped it, or it does not come to what it came to when it was played
   * @throws NewerMatchError when it is for a later version of the site to play
   */
  async room(matchId: string): Promise<Room<State, Option, Event, View> | null> {
    if (this.#newer.has(matchId)) throw new NewerMatchError(`Match ${matchId} is of a later version.`);
    const known = this.#rooms.get(matchId);
    if (known) return known;
    const loading = this.#load(matchId);
    this.#rooms.set(matchId, loading);
    // What failed or does not exist is looked for again next time.
    loading.then(
      (room) => room === null && this.#rooms.delete(matchId),
      () => this.#rooms.delete(matchId),
    );
    return loading;
  }

  /** The player cannot play any more: a running match is conceded in their place, whether its room is open or not. */
  async concedeFor(userId: string, cause: Cause): Promise<void> {
    const running = this.runningOf(userId);
    if (!running) return;
    const room = await this.room(running.id).catch((error: unknown) => {
      // There is nothing to concede any more.
      if (error instanceof FrozenMatchError) return null;
      throw error;
    });
    const seat = room?.seatOf(userId);
    if (room && (seat === 0 || seat === 1)) await room.concede(seat, cause);
    this.#running.delete(userId);
  }

  /** A player's last connection to a match is gone. */
  async leave(matchId: string, seat: Seat): Promise<void> {
    await (await this.#rooms.get(matchId))?.leave(seat);
  }

  /** Forgets a room that nobody needs now; its journal stays, and opens it again. */
  async release(matchId: string): Promise<void> {
    const room = await this.#rooms.get(matchId);
    // Where all are closed, they are stored together.
    if (!room?.deserted || this.#closed) return;
    this.#rooms.delete(matchId);
    const letGo = this.#close([room]);
    this.#lettingGo.add(letGo);
    await letGo.finally(() => this.#lettingGo.delete(letGo));
  }

  /** Takes no more answers, and stores where each match stands. */
  async close(): Promise<void> {
    this.#closed = true;
    const rooms = await Promise.all([...this.#rooms.values()].map((room) => room.catch(() => null)));
    await this.#close(rooms.filter((room) => room !== null));
    this.#rooms.clear();
    // Whoever let go of one hears what failed.
    await Promise.allSettled(this.#lettingGo);
  }

  async #close(rooms: readonly Room<State, Option, Event, View>[]): Promise<void> {
    const snapshots = await Promise.all(rooms.map((room) => room.close()));
    await keepSnapshots(
      this.around.database,
      snapshots.filter((snapshot) => snapshot !== null),
    );
  }

  async #load(matchId: string): Promise<Room<State, Option, Event, View> | null> {
    const { database, reportFault } = this.around;
    const takenUp = await takeUp(database, matchId);
    const loaded = await loadMatch(database, matchId);
    const match = loaded && { ...loaded, takenUp: takenUp ?? loaded.takenUp };
    const matchGame = match && this.games.find(({ name }) => name === match.game);
    if (!match || !matchGame) return null;
    if (match.status === "FROZEN") throw new FrozenMatchError(`Match ${matchId} was stopped by a fault.`);
    const finished = match.status === "FINISHED" ? await loadFinished(database, matchId) : null;
    if (finished) {
      const record = { ...match, setup: finished.setup, from: finished.from };
      return this.#roomOf(record, matchGame, matchGame.bind(finished.setup), ended(finished));
    }
    const stored = await loadStored(database, match);
    let room: Room<State, Option, Event, View>;
    try {
      const game = matchGame.bind(match.setup);
      room = this.#roomOf(match, matchGame, game, restore(matchGame.states, game, match, stored));
    } catch (error) {
      reportFault(matchId, error);
      if (isOfNewerVersion(error)) {
        this.#newer.add(matchId);
        throw new NewerMatchError(`Match ${matchId} is of a later version.`, { cause: error });
      }
      const seq = error instanceof RestoreError ? error.seq : 0;
      await freezeMatch(database, match, seq, null, error);
      this.#free(match);
      throw new FrozenMatchError(`Match ${matchId} cannot be taken up again.`, { cause: error });
    }
    // The server stopped between the deletion of an account and its concession.
    const gone = match.players.findIndex(({ userId, bot }) => userId === null && bot === null);
    if (room.running && (gone === 0 || gone === 1)) await room.concede(gone, "deleted");
    return room;
  }

  #roomOf(
    record: MatchRecord,
    matchGame: MatchGame<State, Option, Event, View>,
    game: BoundGame<State, Option, Event, View>,
    from: Standpoint<State, Option, View>,
  ): Room<State, Option, Event, View> {
    return new Room(record, game, matchGame.states, botsOf(matchGame, record), this.#surroundings(), from);
  }

  /**
   * Makes the records that are missing: of matches that ended just before the site stopped, or under a version that made none. One that cannot be played
   * again stays as it is.
   *
   * @param endedAt of those that ended then; of all where it is left out
   */
  async recordFinished(endedAt?: Ended): Promise<void> {
    const { database, reportFault } = this.around;
    const matches = await database.match.findMany({
      where: { status: "FINISHED", record: null, game: { in: [...this.#names] }, ...(endedAt && { endedAt }) },
      select: { id: true },
    });
    for (const { id } of matches) {
      if (this.#closed) return;
      if (this.#unrecorded.has(id)) continue;
      try {
        await (await this.room(id))?.finish();
        await this.release(id);
      } catch (error) {
        reportFault(id, error);
        if (error instanceof FrozenMatchError || error instanceof NewerMatchError) this.#unrecorded.add(id);
      }
    }
  }

  #surroundings(): RoomSurroundings<Option, Event, View> {
    const lost = (matchId: string) => {
      this.#rooms.delete(matchId);
      this.around.lost?.(matchId);
    };
    const recorded = async ({ id, game }: MatchRecord) => {
      await keepStory(this.around.database, id, gameOf(this.games, game).chronicle);
    };
    return { ...this.around, over: (record) => this.#free(record), recorded, lost };
  }

  #free(record: MatchRecord): void {
    this.ended(record.id);
    this.around.over(record);
    // Of players who left before the end nobody comes to leave again.
    setImmediate(() => void this.release(record.id).catch((error: unknown) => this.around.reportFault(record.id, error)));
  }
}

function botsOf<State, Option, Event, View>(game: MatchGame<State, Option, Event, View>, record: MatchRecord) {
  const bot = (seat: Seat) => {
    const name = record.players[seat].bot;
    return name === null ? null : game.bot(name, record);
  };
  return [bot(0), bot(1)] as const;
}

function gameOf<Game extends { readonly name: string }>(games: readonly Game[], name: string): Game {
  const game = games.find((one) => one.name === name);
  if (!game) throw new Error(`There is no game "${name}".`);
  return game;
}
