import type { SessionUser } from "@/accounts/session";
import type { Database } from "@/db";
import { hasBlocked } from "@/friends/blocks";
import { switchChat } from "@/friends/chat";
import { type Sight, sightOf } from "@/friends/spectators";
import { localeOf } from "@/i18n/locales";
import { other, type Seat } from "@/kernel/game";
import { FrozenMatchError, HeldElsewhereError, NewerMatchError, type OfferedGame, type Standing } from "@/match";
import { chatOf, sayAt } from "./chat";
import type { Handlers } from "./connection";
import { gameNamed, type SiteMatches, type SiteRoom } from "./games";
import type { Line } from "./line";
import type { NotStarted, Sides } from "./matchmaking";
import type { MatchResult, MatchUpdate, PublicPlayer, RefusalCode, RematchDecks } from "./protocol";
import { type News, newTable, standingOf, type Table } from "./table";
import type { Told } from "./told-matches";
import { pinned, type Update, Watcher } from "./watcher";

/** Why no rematch begins. */
const NOT_STARTED = {
  busy: { own: "you-are-busy", theirs: "busy" },
  deck: { own: "no-legal-deck", theirs: "opponent-deck" },
} as const satisfies Record<NotStarted["why"], Record<"own" | "theirs", RefusalCode>>;

const SEATS = [0, 1] as const;
/** So many pages watch a match. */
const MOST_SPECTATORS = 100;

/** The tables of matches: who sits and watches at each, what they say there, and what there is to tell them. */
export class Tables {
  readonly #tables = new Map<string, Table>();
  /** The matches whose tables a line sits at. */
  readonly #seatsOf = new WeakMap<Line, Set<string>>();

  constructor(
    private readonly database: Database,
    private readonly games: readonly OfferedGame[],
    private readonly matches: SiteMatches,
    private readonly rematch: (matchId: string, sides: Sides, decks: RematchDecks) => Promise<string | NotStarted>,
    private readonly reportFault: (error: unknown) => void,
    /** So much later than the players hear those of a match who watch it: nobody is told by them what the other one has. */
    private readonly spectatorDelayMs: number,
  ) {}

  readonly handlers: Handlers<
    | "match:join"
    | "match:leave"
    | "match:answer"
    | "match:draft"
    | "match:concede"
    | "match:takeBack"
    | "match:recall"
    | "match:advise"
    | "match:rematch"
    | "match:react"
    | "chat:open"
    | "chat:switch"
    | "chat:say"
  > = {
    "match:join": (line, { matchId }) =>
      this.#inRoom(line.user, matchId, (room, seat) => (seat === null ? this.#watch(line, room) : this.#join(line, room, seat, null))),

    "match:leave": async (line, { matchId }) => {
      await this.#leave(line, matchId);
      return null;
    },

    "match:answer": (line, { matchId, decision, choice }) =>
      this.#atTable(line, matchId, (room, seat) => room.answer(seat, decision, choice)),

    "match:draft": (line, { matchId, decision, choice }) =>
      this.#atTable(line, matchId, (room, seat) => room.draft(seat, decision, choice)),

    "match:concede": (line, { matchId }) => this.#atTable(line, matchId, (room, seat) => room.concede(seat)),

    "match:takeBack": (line, { matchId, row }) => this.#atTable(line, matchId, (room, seat) => room.takeBack(seat, row)),

    "match:recall": (line, { matchId }) => this.#atTable(line, matchId, (room, seat) => this.#recall(line, room, seat)),

    "match:advise": (line, { matchId, decision, besides }) =>
      this.#atTable(line, matchId, (room, seat) => this.#advise(line, room, seat, decision, besides)),

    "match:rematch": (line, { matchId, accept, decks = "same" }) =>
      this.#atTable(line, matchId, (room, seat) => this.#rematch(room, seat, accept, decks)),

    "match:react": (line, { matchId, reaction }) =>
      this.#atTable(line, matchId, async ({ record }, seat) => {
        const { userId } = record.players[other(seat)];
        const unwanted = userId !== null && (await hasBlocked(this.database, userId, line.user.id));
        for (const watcher of this.#players(matchId))
          if (watcher.seat === seat || !unwanted) watcher.line.reaction({ matchId, seat, reaction });
        return null;
      }),

    "chat:open": (line, { matchId }) =>
      this.#atTable(line, matchId, async (room) => {
        await this.#tellChat(room, [line]);
        return null;
      }),

    "chat:switch": (line, { matchId, on }) =>
      this.#atTable(line, matchId, async (room) => {
        await switchChat(this.database, line.user.id, on);
        await this.#tellChat(room);
        return null;
      }),

    "chat:say": (line, { matchId, words }) =>
      this.#atTable(line, matchId, async (room, seat) => {
        const refused = await sayAt(this.database, room, seat, words);
        if (refused === null) await this.#tellChat(room);
        return refused;
      }),
  };

  /** @param to those of the two players' pages that are told; all of them where none are named */
  async #tellChat(room: SiteRoom, to?: readonly Line[]): Promise<void> {
    const views = await chatOf(this.database, room);
    for (const { line, seat } of this.#players(room.record.id)) if (to?.includes(line) ?? true) line.chat(views[seat]);
  }

  /** How a match of this player's stands, for a page that has no line yet; null of one that is not theirs to play, or not played here. */
  async standing(user: SessionUser, matchId: string): Promise<MatchUpdate | null> {
    const found = await this.#inRoom(user, matchId, async (room, seat) => {
      if (seat === null) return null;
      const game = gameNamed(this.games, room.record.game);
      const update = this.#toldOf(room.standing(seat), game, null);
      const cards = this.#pinned(room, game);
      const named = [...game.named(update)].map((id) => pinned(cards, id));
      return { ...update, events: [], faces: await game.faces(this.database, named, localeOf(user.locale)) };
    }).catch((error: unknown) => {
      if (error instanceof HeldElsewhereError || error instanceof NewerMatchError) return null;
      throw error;
    });
    return typeof found === "string" ? null : found;
  }

  /** A match has moved on: every connection at it gets what it may know. */
  announce(matchId: string, updates: readonly [Update, Update], watched: News["watched"]): void {
    for (const watcher of this.#tables.get(matchId)?.watchers ?? []) this.#show(watcher, { updates, watched });
  }

  /** The match is played at another process now: its lines go there. */
  drop(matchId: string): void {
    this.#tables.delete(matchId);
  }

  /** The match was taken up anew: everybody at its table sits down again. */
  async reopen(matchId: string): Promise<void> {
    const room = await this.matches.room(matchId).catch((error: unknown) => {
      // Who stopped it has told of it.
      if (error instanceof FrozenMatchError) return null;
      throw error;
    });
    for (const watcher of this.#tables.get(matchId)?.watchers ?? []) watcher.forget();
    for (const seat of new Set(this.#players(matchId).map((watcher) => watcher.seat))) await room?.arrive(seat);
  }

  /** This connection may have missed something: it is sent all of what it shows. */
  async tellAnew(line: Line): Promise<void> {
    for (const matchId of this.#seatsOf.get(line) ?? []) {
      const room = await this.matches.room(matchId);
      const watcher = this.#watcherOf(line, matchId);
      if (!room || !watcher) continue;
      watcher.forget();
      this.#show(watcher, standingOf(room));
    }
  }

  /** Whether this connection is told of the match. */
  sits(line: Line, matchId: string): boolean {
    return this.#watcherOf(line, matchId) !== undefined;
  }

  /** The connection is gone: it leaves every table it sat at. */
  async disconnect(line: Line): Promise<void> {
    for (const matchId of this.#seatsOf.get(line) ?? []) await this.#leave(line, matchId);
  }

  /** Only the two players act at a table, and each only at their own side of it. */
  #atTable(
    line: Line,
    matchId: string,
    what: (room: SiteRoom, seat: Seat) => RefusalCode | null | Promise<RefusalCode | null>,
  ): Promise<RefusalCode | null> {
    return this.#inRoom(line.user, matchId, (room, seat) => (seat === null ? "not-yours" : what(room, seat)));
  }

  /** @param what is done where the match is played; the seat is null for who does not play it */
  async #inRoom<T>(
    user: SessionUser,
    matchId: string,
    what: (room: SiteRoom, seat: Seat | null) => T | Promise<T>,
  ): Promise<T | RefusalCode> {
    // Nobody has a room opened in which they have no seat.
    if (!this.matches.isOpen(matchId) && this.matches.runningOf(user.id)?.id !== matchId) {
      const seats = await this.database.matchSeat.findMany({ where: { matchId }, select: { userId: true } });
      if (seats.length === 0) return "not-found";
      if (!seats.some(({ userId }) => userId === user.id)) return "not-yours";
    }
    let room: SiteRoom | null;
    try {
      room = await this.matches.room(matchId);
    } catch (error) {
      if (error instanceof FrozenMatchError) return "frozen";
      throw error;
    }
    if (!room) return "not-found";
    try {
      return await what(room, room.seatOf(user.id));
    } finally {
      // Who does not sit down will not leave either.
      if (!this.#tables.has(matchId)) await this.matches.release(matchId);
    }
  }

  /** Somebody comes to watch. */
  async #watch(line: Line, room: SiteRoom): Promise<RefusalCode | null> {
    const { id, players } = room.record;
    const sight = await sightOf(this.database, line.user.id, [players[0].userId, players[1].userId]);
    if (sight === null) return "not-yours";
    if (!room.running) return "over";
    if (this.#spectators(id).length >= MOST_SPECTATORS) return "too-often";
    await this.#join(line, room, sight === "spectator" ? 0 : sight, sight);
    this.#showAll(room);
    return null;
  }

  async #join(line: Line, room: SiteRoom, seat: Seat, sight: Sight | null): Promise<null> {
    if (!line.connected) return null;
    const matchId = room.record.id;
    const table = this.#tables.get(matchId) ?? newTable();
    this.#tables.set(matchId, table);
    const known = this.#watcherOf(line, matchId);
    const game = gameNamed(this.games, room.record.game);
    const cards = this.#pinned(room, game);
    const watcher = known ?? new Watcher({ line, seat, sight, game, cards }, this.database, this.reportFault);
    // Whoever asks again has lost what they had.
    watcher.forget();
    const first = sight === null && !this.#sits(matchId, seat);
    table.watchers.add(watcher);
    this.#seatsOf.set(line, (this.#seatsOf.get(line) ?? new Set()).add(matchId));
    if (first) await room.arrive(seat);
    // Who comes to watch sees at once what everybody sees; a hand that is shown to them comes as late as all else.
    else this.#send(watcher, { standing: (sight === null ? null : room.watched()) ?? room.standing(seat), events: [] });
    return null;
  }

  async #leave(line: Line, matchId: string): Promise<void> {
    const table = this.#tables.get(matchId);
    const watcher = this.#watcherOf(line, matchId);
    if (!table || !watcher) return;
    table.watchers.delete(watcher);
    this.#seatsOf.get(line)?.delete(matchId);
    if (table.watchers.size === 0) this.#tables.delete(matchId);
    if (watcher.sight === null) {
      if (this.#sits(matchId, watcher.seat)) return;
      await this.matches.leave(matchId, watcher.seat);
    } else if (this.matches.isOpen(matchId)) {
      const room = await this.matches.room(matchId);
      if (room) this.#showAll(room);
    }
    if (!this.#tables.has(matchId)) await this.matches.release(matchId);
  }

  #recall(line: Line, room: SiteRoom, seat: Seat): RefusalCode | null {
    if (!room.isPractice) return "against-people";
    const { id } = room.record;
    const watcher = this.#players(id).find((one) => one.line === line);
    watcher?.recall(id, () => room.recall(seat));
    return null;
  }

  /** What the strongest computer player of the game would do in this seat, from what the seat sees. */
  async #advise(line: Line, room: SiteRoom, seat: Seat, decision: number, besides: readonly number[]): Promise<RefusalCode | null> {
    const situation = room.situation(seat, decision);
    if (typeof situation === "string") return situation;
    const { game, id: matchId } = room.record;
    const offered = gameNamed(this.games, game);
    const strongest = offered.levels.at(-1);
    if (strongest === undefined) return "not-found";
    const choice = await offered.bot(strongest, room.record).choose({ ...situation, besides });
    line.advice({ matchId, decision, choice });
    return null;
  }

  async #rematch(room: SiteRoom, seat: Seat, accept: boolean, decks: RematchDecks): Promise<RefusalCode | null> {
    if (room.running) return "you-are-busy";
    if (!room.standing(seat).result) return "frozen";
    const { id, players } = room.record;
    const table = this.#tables.get(id);
    if (!table || table.declined || table.rematchId) return "withdrawn";
    if (accept) table.asked = seat === 0 ? [true, table.asked[1]] : [table.asked[0], true];
    else table.declined = true;
    if (accept && decks === "current") table.decks = "current";
    const agreed = accept && SEATS.every((index) => table.asked[index] || players[index].bot !== null);
    if (!agreed || table.opening) {
      this.#showAll(room);
      return null;
    }
    table.opening = true;
    const sides = [this.#present(room, 0), this.#present(room, 1)] as const;
    try {
      if (SEATS.some((index) => !sides[index] && players[index].bot === null)) return "offline";
      const begun = await this.rematch(id, sides, table.decks);
      if (typeof begun !== "string") return NOT_STARTED[begun.why][begun.side === seat ? "own" : "theirs"];
      table.rematchId = begun;
      return null;
    } finally {
      table.opening = false;
      this.#showAll(room);
    }
  }

  /** The player in a seat, when there is one and they are at the table. */
  #present({ record }: SiteRoom, seat: Seat): PublicPlayer | null {
    const { userId, pseudo } = record.players[seat];
    return userId && this.#sits(record.id, seat) ? { id: userId, pseudo } : null;
  }

  #watcherOf(line: Line, matchId: string): Watcher | undefined {
    return [...(this.#tables.get(matchId)?.watchers ?? [])].find((watcher) => watcher.line === line);
  }

  /** The pages of the two who play. */
  #players(matchId: string): readonly Watcher[] {
    return [...(this.#tables.get(matchId)?.watchers ?? [])].filter(({ sight }) => sight === null);
  }

  #spectators(matchId: string): readonly Watcher[] {
    return [...(this.#tables.get(matchId)?.watchers ?? [])].filter(({ sight }) => sight !== null);
  }

  /** Whether the player of a seat is at the table. */
  #sits(matchId: string, seat: Seat): boolean {
    return this.#players(matchId).some((watcher) => watcher.seat === seat);
  }

  #showAll(room: SiteRoom): void {
    for (const watcher of this.#tables.get(room.record.id)?.watchers ?? []) this.#show(watcher, standingOf(room));
  }

  /** Tells a page what it may know: a player's at once, a spectator's later. */
  #show(watcher: Watcher, { updates, watched }: News): void {
    const { sight } = watcher;
    const seen = sight === "spectator" ? watched() : updates[sight ?? watcher.seat];
    if (!seen) return;
    if (sight === null) {
      this.#send(watcher, seen);
      return;
    }
    const { standing, events } = seen;
    const tell = () => {
      if (this.#tables.get(standing.matchId)?.watchers.has(watcher))
        this.#send(watcher, { standing: { ...standing, decision: null }, events });
    };
    setTimeout(tell, this.spectatorDelayMs).unref();
  }

  #send(watcher: Watcher, { standing, events }: Update): void {
    watcher.send(this.#toldOf(standing, watcher.watched.game, watcher.sight), events);
  }

  /** What the platform adds to how a match stands. */
  #toldOf({ result, ...standing }: Update["standing"], game: OfferedGame, sight: Sight | null): Told {
    const spectators = new Set(this.#spectators(standing.matchId).map(({ line }) => line.user.id)).size;
    return {
      ...standing,
      game: game.name,
      ...(sight !== null && ({ watched: sight === "spectator" ? "table" : "hand" } as const)),
      ...(spectators > 0 && { spectators }),
      result: result && { ...result, rematch: this.#rematchOf(standing) },
    };
  }

  /** The cards of a match by id, read once for all who are at its table. */
  #pinned({ record }: SiteRoom, game: OfferedGame): ReadonlyMap<string, unknown> {
    const [neighbour] = this.#tables.get(record.id)?.watchers ?? [];
    return neighbour?.watched.cards ?? game.pinned(record);
  }

  /** The player has another language: what their pages show is told in it. */
  retell(userId: string): void {
    for (const { watchers } of this.#tables.values()) for (const watcher of watchers) if (watcher.line.user.id === userId) watcher.retell();
  }

  #rematchOf({ matchId, seats }: Pick<Standing<unknown, unknown>, "matchId" | "seats">): MatchResult["rematch"] {
    const { asked, declined, rematchId } = this.#tables.get(matchId) ?? newTable();
    const free = seats.every(({ userId, bot, connected }) => bot || (connected && userId !== null && !this.matches.runningOf(userId)));
    return { asked, matchId: rematchId, possible: rematchId === null && !declined && free };
  }
}
