import { isDeepStrictEqual } from "node:util";
import type { Database } from "@/db";
import { localeOf } from "@/i18n/locales";
import type { Seat } from "@/kernel/game";
import { FrozenMatchError, type OfferedGame, type SeatUpdate, type Standing } from "@/match";
import type { GameSocket, Handlers } from "./connection";
import { gameNamed, type SiteMatches, type SiteRoom } from "./games";
import type { Matchmaking } from "./matchmaking";
import type { MatchResult, PublicPlayer, RefusalCode } from "./protocol";

/** One connection that shows a match. */
interface Watcher {
  readonly socket: GameSocket;
  readonly seat: Seat;
  readonly game: OfferedGame;
  /** The cards that the match pinned, by id. */
  readonly cards: ReadonlyMap<string, unknown>;
  /** Updates go out one after the other, though faces have to be fetched. */
  sending: Promise<void>;
}

interface Table {
  readonly watchers: Set<Watcher>;
  /** Who wants to play again. */
  asked: readonly [boolean, boolean];
  declined: boolean;
  opening: boolean;
  rematchId: string | null;
}

type Update = SeatUpdate<unknown, unknown, unknown>;

const SEATS = [0, 1] as const;

/** The matches as they are shown: who watches which seat, what each is sent, and what its player says. */
export class Tables {
  readonly #tables = new Map<string, Table>();

  constructor(
    private readonly database: Database,
    private readonly games: readonly OfferedGame[],
    private readonly matches: SiteMatches,
    private readonly matchmaking: Matchmaking,
    private readonly reportFault: (error: unknown) => void,
  ) {}

  readonly handlers: Handlers<
    "match:join" | "match:leave" | "match:answer" | "match:draft" | "match:concede" | "match:rematch" | "match:react"
  > = {
    "match:join": (socket, { matchId }) => this.#atTable(socket, matchId, (room, seat) => this.#join(socket, room, seat)),

    "match:leave": async (socket, { matchId }) => {
      await this.#leave(socket, matchId);
      return null;
    },

    "match:answer": (socket, { matchId, decision, choice }) =>
      this.#atTable(socket, matchId, (room, seat) => room.answer(seat, decision, choice)),

    "match:draft": (socket, { matchId, decision, choice }) =>
      this.#atTable(socket, matchId, (room, seat) => room.draft(seat, decision, choice)),

    "match:concede": (socket, { matchId }) => this.#atTable(socket, matchId, (room, seat) => room.concede(seat)),

    "match:rematch": (socket, { matchId, accept }) => this.#atTable(socket, matchId, (room, seat) => this.#rematch(room, seat, accept)),

    "match:react": (socket, { matchId, reaction }) =>
      this.#atTable(socket, matchId, (_room, seat) => {
        for (const watcher of this.#tables.get(matchId)?.watchers ?? []) watcher.socket.emit("match:reaction", { matchId, seat, reaction });
        return null;
      }),
  };

  /** A match has moved on: every connection at it gets what its seat may know. */
  announce(matchId: string, updates: readonly [Update, Update]): void {
    for (const watcher of this.#tables.get(matchId)?.watchers ?? []) this.#send(watcher, updates[watcher.seat]);
  }

  /** The connection is gone: it leaves every table it sat at. */
  async disconnect(socket: GameSocket): Promise<void> {
    for (const matchId of [...this.#tables.keys()]) await this.#leave(socket, matchId);
  }

  /** Only the two players come to a table, and each only to their own side of it. */
  async #atTable(
    socket: GameSocket,
    matchId: string,
    what: (room: SiteRoom, seat: Seat) => RefusalCode | null | Promise<RefusalCode | null>,
  ): Promise<RefusalCode | null> {
    let room: SiteRoom | null;
    try {
      room = await this.matches.room(matchId);
    } catch (error) {
      if (error instanceof FrozenMatchError) return "frozen";
      throw error;
    }
    if (!room) return "not-found";
    const seat = room.seatOf(socket.data.user.id);
    return seat === null ? "not-yours" : what(room, seat);
  }

  async #join(socket: GameSocket, room: SiteRoom, seat: Seat): Promise<null> {
    if (!socket.connected) return null;
    const matchId = room.record.id;
    const table = this.#tables.get(matchId) ?? newTable();
    this.#tables.set(matchId, table);
    const known = [...table.watchers].find((watcher) => watcher.socket === socket);
    const [other] = table.watchers;
    const game = gameNamed(this.games, room.record.game);
    const cards = other?.cards ?? game.pinned(room.record);
    const watcher = known ?? { socket, seat, game, cards, sending: Promise.resolve() };
    const first = !this.#watches(table, seat);
    table.watchers.add(watcher);
    if (first) await room.arrive(seat);
    else this.#send(watcher, { standing: room.standing(seat), events: [] });
    return null;
  }

  async #leave(socket: GameSocket, matchId: string): Promise<void> {
    const table = this.#tables.get(matchId);
    const watcher = table && [...table.watchers].find((one) => one.socket === socket);
    if (!watcher) return;
    table.watchers.delete(watcher);
    if (table.watchers.size === 0) this.#tables.delete(matchId);
    if (this.#watches(table, watcher.seat)) return;
    await this.matches.leave(matchId, watcher.seat);
    if (!this.#tables.has(matchId)) await this.matches.release(matchId);
  }

  async #rematch(room: SiteRoom, seat: Seat, accept: boolean): Promise<RefusalCode | null> {
    if (room.running) return "you-are-busy";
    if (!room.standing(seat).result) return "frozen";
    const { id, players } = room.record;
    const table = this.#tables.get(id);
    if (!table || table.declined || table.rematchId) return "withdrawn";
    if (accept) table.asked = seat === 0 ? [true, table.asked[1]] : [table.asked[0], true];
    else table.declined = true;
    const agreed = accept && SEATS.every((index) => table.asked[index] || players[index].bot !== null);
    if (!agreed || table.opening) {
      this.#showAll(room, table);
      return null;
    }
    table.opening = true;
    const sides = [this.#present(room, table, 0), this.#present(room, table, 1)] as const;
    try {
      if (SEATS.some((index) => !sides[index] && players[index].bot === null)) return "offline";
      const begun = await this.matchmaking.rematch(id, sides);
      if (typeof begun !== "string") return begun.side === seat ? "you-are-busy" : "busy";
      table.rematchId = begun;
      return null;
    } finally {
      table.opening = false;
      this.#showAll(room, table);
    }
  }

  /** The player in a seat, when there is one and they are at the table. */
  #present({ record }: SiteRoom, table: Table, seat: Seat): PublicPlayer | null {
    const { userId, pseudo } = record.players[seat];
    return userId && this.#watches(table, seat) ? { id: userId, pseudo } : null;
  }

  #watches(table: Table, seat: Seat): boolean {
    return [...table.watchers].some((watcher) => watcher.seat === seat);
  }

  #showAll(room: SiteRoom, table: Table): void {
    for (const watcher of table.watchers) this.#send(watcher, { standing: room.standing(watcher.seat), events: [] });
  }

  #send(watcher: Watcher, { standing, events }: Update): void {
    const { socket, game, cards } = watcher;
    const { user, faces: sent } = socket.data;
    const { result, ...rest } = standing;
    const update = { ...rest, game: game.name, events, result: result && { ...result, rematch: this.#rematchOf(standing) } };
    watcher.sending = watcher.sending
      .then(async () => {
        const missing = game
          .named(update)
          .map((id) => ({ key: `${game.name}/${id}`, card: pinned(cards, id) }))
          .filter(({ key, card }) => !isSent(sent.get(key), card));
        const shown = missing.map(({ card }) => card);
        const faces = await game.faces(this.database, shown, localeOf(user.locale));
        for (const { key, card } of missing) sent.set(key, card);
        socket.emit("match:update", { ...update, faces });
      })
      .catch(this.reportFault);
  }

  #rematchOf({ matchId, seats }: Standing<unknown, unknown>): MatchResult["rematch"] {
    const { asked, declined, rematchId } = this.#tables.get(matchId) ?? newTable();
    const free = seats.every(({ userId, bot, connected }) => bot || (connected && userId !== null && !this.matches.runningOf(userId)));
    return { asked, matchId: rematchId, possible: rematchId === null && !declined && free };
  }
}

function pinned(cards: ReadonlyMap<string, unknown>, id: string): unknown {
  if (!cards.has(id)) throw new Error(`The match speaks of ${id}, which it has not pinned.`);
  return cards.get(id);
}

/** Another match may have pinned the same print with another reading. */
function isSent(last: unknown, card: unknown): boolean {
  return last !== undefined && (last === card || isDeepStrictEqual(last, card));
}

function newTable(): Table {
  return { watchers: new Set(), asked: [false, false], declined: false, opening: false, rematchId: null };
}
