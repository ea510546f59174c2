import type { MatchKind } from "@/db/generated/client";
import type { Seat } from "@/kernel/game";
import type { MatchGame } from "./game";
import { createMatch, freezeMatch, loadMatch, type MatchRecord, type NewMatch, type Player } from "./journal";
import { openingClock, Room, type RoomSurroundings } from "./room";
import { commitment, shuffleSeed } from "./seed";

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
}

/** The unfinished match of a player. */
export interface RunningMatch {
  readonly id: string;
  /** The opponent's pseudo; null for the computer. */
  readonly opponent: string | null;
}

/** The match cannot be played on: a fault stopped it. */
export class FrozenMatchError extends Error {
  override readonly name = "FrozenMatchError";
}

/** All matches of this process, of whatever game: one room each, opened when first asked for. */
export class Matches<State, Option, Event, View> {
  readonly #rooms = new Map<string, Promise<Room<State, Option, Event, View> | null>>();
  /** The running match of each player who has one. */
  readonly #running = new Map<string, RunningMatch>();

  constructor(
    private readonly games: readonly MatchGame<State, Option, Event, View>[],
    private readonly around: RoomSurroundings<Option, Event, View>,
  ) {}

  /** Learns which matches are still running from before; call it once, first. */
  async resume(): Promise<void> {
    const matches = await this.around.database.match.findMany({
      where: { status: "RUNNING", game: { in: this.games.map(({ name }) => name) } },
      select: { id: true, seats: { select: { userId: true, pseudo: true, botName: true } } },
    });
    for (const { id, seats } of matches) {
      this.#started(
        id,
        seats.map(({ userId, pseudo, botName }) => ({ userId, pseudo, bot: botName })),
      );
    }
  }

  /** The unfinished match of a player: there is at most one. */
  runningOf(userId: string): RunningMatch | null {
    return this.#running.get(userId) ?? null;
  }

  /** Starts a match. Throws when there is no such game, its setup does not fit it, or a player has a match already, of whatever game. */
  async open(opening: Opening): Promise<Room<State, Option, Event, View>> {
    const { players, seed, nonces, rematchOfId } = opening;
    for (const { userId } of players) if (userId && this.runningOf(userId)) throw new Error(`Player ${userId} has a match already.`);
    const { settings, now, database } = this.around;
    const match: NewMatch = { ...opening, seedCommitment: commitment(seed), rematchOfId: rematchOfId ?? null };
    const matchGame = gameOf(this.games, opening.game);
    const game = matchGame.bind(match.setup);
    const bots = [players[0].bot !== null, players[1].bot !== null] as const;
    const startedAt = new Date(now());
    const clock = openingClock(game, shuffleSeed(seed, nonces), settings, bots, startedAt.getTime());
    const record = await createMatch(database, match, clock, startedAt);
    const room = new Room(record, game, botsOf(matchGame, record), this.#surroundings());
    this.#rooms.set(record.id, Promise.resolve(room));
    this.#started(record.id, players);
    return room;
  }

  /**
   * The room of a match, opened from its journal if need be; null when there is no such match.
   * @throws FrozenMatchError when the journal cannot be replayed
   */
  room(matchId: string): Promise<Room<State, Option, Event, View> | null> {
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

  /** The account is being deleted: a running match is conceded in its place, whether its room is open or not. */
  async concedeFor(userId: string): Promise<void> {
    const running = this.runningOf(userId);
    if (!running) return;
    const room = await this.room(running.id);
    const seat = room?.seatOf(userId);
    if (room && (seat === 0 || seat === 1)) await room.concede(seat, "deleted");
    this.#running.delete(userId);
  }

  /** A player's last connection to a match is gone. */
  async leave(matchId: string, seat: Seat): Promise<void> {
    await (await this.#rooms.get(matchId))?.leave(seat);
  }

  /** Forgets a room that nobody needs now; its journal stays, and opens it again. */
  async release(matchId: string): Promise<void> {
    const room = await this.#rooms.get(matchId);
    if (!room?.deserted) return;
    this.#rooms.delete(matchId);
    await room.close();
  }

  async close(): Promise<void> {
    for (const [, room] of this.#rooms) await (await room)?.close();
    this.#rooms.clear();
  }

  async #load(matchId: string): Promise<Room<State, Option, Event, View> | null> {
    const record = await loadMatch(this.around.database, matchId);
    const matchGame = record && this.games.find(({ name }) => name === record.game);
    if (!record || !matchGame) return null;
    let room: Room<State, Option, Event, View>;
    try {
      room = new Room(record, matchGame.bind(record.setup), botsOf(matchGame, record), this.#surroundings());
    } catch (error) {
      if (record.status === "RUNNING") await freezeMatch(this.around.database, record, record.entries.length, null, error);
      this.around.reportFault(matchId, error);
      this.#free(record);
      throw new FrozenMatchError(`Match ${matchId} cannot be taken up again.`, { cause: error });
    }
    // The server stopped between the deletion of an account and its concession.
    const gone = record.players.findIndex(({ userId, bot }) => userId === null && bot === null);
    if (room.running && (gone === 0 || gone === 1)) await room.concede(gone, "deleted");
    return room;
  }

  #surroundings(): RoomSurroundings<Option, Event, View> {
    return { ...this.around, over: (record) => this.#free(record) };
  }

  #started(id: string, players: readonly Player[]): void {
    for (const { userId } of players) {
      const opponent = players.find((player) => player.userId !== userId);
      if (userId) this.#running.set(userId, { id, opponent: opponent?.bot === null ? opponent.pseudo : null });
    }
  }

  #free(record: MatchRecord): void {
    for (const { userId } of record.players) if (userId && this.#running.get(userId)?.id === record.id) this.#running.delete(userId);
    this.around.over(record);
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
