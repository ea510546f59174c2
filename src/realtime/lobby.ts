import type { Database } from "@/db";
import { type Friends, friendsOf } from "@/friends";
import type { OfferedGame } from "@/match";
import { Challenges } from "./challenges";
import { type GameServer, type GameSocket, userRoom } from "./connection";
import { Limits } from "./limits";
import type { ChallengeView, GameOffer, Me, OnlinePlayer, PlayerStatus, PublicPlayer, ServerMessages } from "./protocol";
import { Queue } from "./queue";

/** What the lobby cannot know by itself. */
export interface LobbySurroundings {
  readonly io: GameServer;
  readonly database: Database;
  readonly games: readonly OfferedGame[];
  /** A player without a connection for this long has left: a reload of the page is no departure. */
  readonly leaveMs: number;
  /** The unfinished match of a player. */
  readonly matchOf: (userId: string) => Me["match"];
  readonly reportFault: (error: unknown) => void;
}

interface Online {
  readonly player: PublicPlayer;
  readonly sockets: Set<GameSocket>;
  readonly limits: Limits;
  /** What the database says of the player; null until it has answered for the first time. */
  known: { readonly friends: Friends; readonly games: readonly GameOffer[] } | null;
  /** One reading after the other, so that the last one asked for is the one that stays. */
  reading: Promise<void>;
  leaving: NodeJS.Timeout | undefined;
}

const PLAYERS_EVERY_MS = 250;

/** Who is here, what they are doing, and what each player's game page is told of it. */
export class Lobby {
  readonly challenges = new Challenges();
  readonly queue = new Queue();
  /** Players whose match is about to begin. */
  readonly starting = new Set<string>();
  readonly #online = new Map<string, Online>();
  readonly #untold = new Set<string>();
  #playersTimer: NodeJS.Timeout | undefined;
  #playersChanged = false;

  constructor(private readonly around: LobbySurroundings) {}

  /** A connection of a player whose session was checked. */
  async connect(socket: GameSocket): Promise<void> {
    const { id, pseudo } = socket.data.user;
    const before = this.#online.get(id);
    const online = before ?? {
      player: { id, pseudo },
      sockets: new Set(),
      limits: new Limits(),
      known: null,
      reading: Promise.resolve(),
      leaving: undefined,
    };
    this.#online.set(id, online);
    clearTimeout(online.leaving);
    online.sockets.add(socket);
    socket.emit("players", this.#players());
    await this.reload(id);
    if (!before) this.moved(id);
  }

  disconnect(socket: GameSocket): void {
    const { id } = socket.data.user;
    const online = this.#online.get(id);
    if (!online?.sockets.delete(socket) || online.sockets.size > 0) return;
    online.leaving = setTimeout(() => this.forget(id), this.around.leaveMs);
  }

  /** The player has left: the place in the queue and all challenges are gone. */
  forget(userId: string): void {
    const online = this.#online.get(userId);
    if (!online) return;
    clearTimeout(online.leaving);
    this.settle(userId);
    this.#online.delete(userId);
    this.#tellFriends(online);
    this.#tellPlayers();
  }

  /** Takes a player out of the queue and withdraws every challenge from and to them: they have left, or begin a match. */
  settle(userId: string): void {
    this.queue.leave(userId);
    for (const challenge of this.challenges.removeOf(userId)) this.closed(challenge, userId);
  }

  /** A challenge was withdrawn by `userId` (or by their leaving): both sides see it, the other one is told. */
  closed({ from, to }: ChallengeView, userId: string): void {
    const [one, other] = from.id === userId ? [from, to] : [to, from];
    this.notify(other.id, "challenge-withdrawn", one.pseudo);
    this.tell(one.id);
    this.tell(other.id);
  }

  limitsOf(userId: string): Limits | undefined {
    return this.#online.get(userId)?.limits;
  }

  playerOf(userId: string): PublicPlayer | undefined {
    return this.#online.get(userId)?.player;
  }

  /** The player's connections at this moment. */
  connectionsOf(userId: string): readonly GameSocket[] {
    return [...(this.#online.get(userId)?.sockets ?? [])];
  }

  isConnected(userId: string): boolean {
    return this.connectionsOf(userId).length > 0;
  }

  isBusy(userId: string): boolean {
    return this.starting.has(userId) || this.around.matchOf(userId) !== null;
  }

  /** Reads again what the database says of a player who is here, and tells them. */
  async reload(userId: string): Promise<void> {
    const online = this.#online.get(userId);
    if (!online) return;
    const { database, games: offered } = this.around;
    const reading = online.reading.then(async () => {
      const offers = offered.map(async (game) => {
        const { name, editions, levels } = game;
        return { name, editions, levels, deck: await game.currentDeck(database, userId) };
      });
      const [friends, games] = await Promise.all([friendsOf(database, userId), Promise.all(offers)]);
      online.known = { friends, games };
    });
    // A failed reading is this caller's to report; the next one starts afresh.
    online.reading = reading.catch(() => {});
    await reading;
    this.tell(userId);
  }

  /** Reads again for everybody whose page names a player: the account is gone. */
  async reloadAcquaintances(userId: string): Promise<void> {
    const names = ({ known }: Online) =>
      known && [...known.friends.friends, ...known.friends.requestsIn, ...known.friends.requestsOut].some(({ id }) => id === userId);
    const acquaintances = [...this.#online.values()].filter(names);
    await Promise.all(acquaintances.map(({ player }) => this.reload(player.id)));
  }

  /** What a player is doing has changed: everybody's list shows it, and their friends' pages too. */
  moved(userId: string): void {
    this.tell(userId);
    const online = this.#online.get(userId);
    if (online) this.#tellFriends(online);
    this.#tellPlayers();
  }

  /** Sends a player their own page's content, once for all changes of this moment. */
  tell(userId: string): void {
    if (this.#untold.size === 0) setImmediate(() => this.#tellAll());
    this.#untold.add(userId);
  }

  notify(userId: string, code: NoticeCode, pseudo: string): void {
    this.around.io.to(userRoom(userId)).emit("notice", { code, pseudo });
  }

  close(): void {
    clearTimeout(this.#playersTimer);
    for (const { leaving } of this.#online.values()) clearTimeout(leaving);
    this.#online.clear();
  }

  #tellAll(): void {
    const userIds = [...this.#untold];
    this.#untold.clear();
    for (const userId of userIds) {
      const me = this.#me(userId);
      if (me) this.around.io.to(userRoom(userId)).emit("me", me);
    }
  }

  #tellFriends({ known }: Online): void {
    for (const { id } of known?.friends.friends ?? []) if (this.#online.has(id)) this.tell(id);
  }

  /** At most one list in 250 ms, the first at once. */
  #tellPlayers(): void {
    this.#playersChanged = true;
    if (this.#playersTimer) return;
    this.#playersChanged = false;
    this.around.io.emit("players", this.#players());
    this.#playersTimer = setTimeout(() => {
      this.#playersTimer = undefined;
      if (this.#playersChanged) this.#tellPlayers();
    }, PLAYERS_EVERY_MS);
  }

  #players(): OnlinePlayer[] {
    return [...this.#online.values()].map(({ player }) => ({ ...player, status: this.#status(player.id) }));
  }

  #status(userId: string): PlayerStatus {
    if (this.isBusy(userId)) return "playing";
    return this.queue.of(userId) ? "queueing" : "free";
  }

  #me(userId: string): Me | null {
    const online = this.#online.get(userId);
    if (!online?.known) return null;
    const { friends, games } = online.known;
    const waiting = this.queue.of(userId);
    return {
      ...online.player,
      friends: friends.friends.map((friend) => {
        const here = this.#online.has(friend.id);
        return { ...friend, online: here, status: here ? this.#status(friend.id) : null };
      }),
      requestsIn: friends.requestsIn,
      requestsOut: friends.requestsOut,
      challengesIn: this.challenges.into(userId),
      challengeOut: this.challenges.from(userId) ?? null,
      queue: waiting ? { game: waiting.game, edition: waiting.edition, since: waiting.since } : null,
      match: this.around.matchOf(userId),
      games,
    };
  }
}

type NoticeCode = Parameters<ServerMessages["notice"]>[0]["code"];
