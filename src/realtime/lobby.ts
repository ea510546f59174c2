import { type SessionUser, userWith } from "@/accounts/session";
import type { Database } from "@/db";
import { type Acquaintances, acquaintancesOf } from "@/friends/acquaintances";
import type { OfferedGame } from "@/match";
import type { Figures } from "@/telemetry/metrics";
import { Challenges } from "./challenges";
import { type GameServer, userRoom } from "./connection";
import type { Line } from "./line";
import { PlayerList } from "./player-list";
import type { ChallengeView, GameOffer, Me, PlayerStatus, PublicPlayer, ServerMessages } from "./protocol";
import { Queue, type Waiting } from "./queue";

/** What a lobby hands over when another process takes it over. Who is here says so anew. */
export interface Kept {
  readonly queue: readonly Waiting[];
  readonly challenges: readonly ChallengeView[];
}

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

/** What the database says of a player. */
interface Known {
  readonly acquaintances: Acquaintances;
  readonly games: readonly GameOffer[];
}

interface Online {
  player: PublicPlayer;
  /** Nobody else sees a guest. */
  guest: boolean;
  readonly lines: Set<Line>;
  /** Null until the database has answered for the first time. */
  known: Known | null;
  /** One reading after the other, so that the last one asked for is the one that stays. */
  reading: Promise<void>;
  leaving: NodeJS.Timeout | undefined;
}

/** Who is here, what they are doing, and what each player's game page is told of it. */
export class Lobby {
  readonly challenges = new Challenges();
  readonly queue = new Queue();
  /** Players whose match is about to begin. */
  readonly starting = new Set<string>();
  readonly #online = new Map<string, Online>();
  readonly list = new PlayerList((userId) => this.#status(userId));
  readonly #untold = new Set<string>();
  #awaiting: NodeJS.Timeout | undefined;

  constructor(private readonly around: LobbySurroundings) {}

  get figures(): Pick<Figures, "players" | "waiting"> {
    return { players: this.#online.size, waiting: this.queue.lengths };
  }

  /** A connection of a player whose session was checked. */
  async connect(line: Line): Promise<void> {
    const { id, pseudo } = line.user;
    const before = this.#online.get(id);
    const unknown = !before?.known;
    const online = before ?? {
      player: { id, pseudo },
      guest: line.user.guest,
      lines: new Set(),
      known: null,
      reading: Promise.resolve(),
      leaving: undefined,
    };
    this.#online.set(id, online);
    clearTimeout(online.leaving);
    online.lines.add(line);
    if (!before && !online.guest) this.list.come(online.player);
    await this.reload(id);
    // Another process had heard of a new name before this one did.
    if (before && before.player.pseudo !== pseudo) await this.renew(id);
    // Known from here on, if not before: a first reading may have failed.
    if (unknown) this.moved(id);
  }

  disconnect(line: Line): void {
    const { id } = line.user;
    this.list.leave(line);
    const online = this.#online.get(id);
    if (!online?.lines.delete(line) || online.lines.size > 0) return;
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
    this.list.go(userId);
  }

  /** Takes a player out of the queue and withdraws every challenge from and to them: they have left, or begin a match. */
  settle(userId: string): void {
    this.queue.leave(userId);
    this.withdrawAll(userId);
  }

  /** Withdraws every challenge from and to a player, who keeps their place in the queue: a match against the computer passes the time. */
  withdrawAll(userId: string): void {
    for (const challenge of this.challenges.removeOf(userId)) this.closed(challenge, userId);
  }

  /** A challenge was withdrawn by `userId` (or by their leaving): both sides see it, the other one is told. */
  closed({ from, to }: ChallengeView, userId: string): void {
    const [one, other] = from.id === userId ? [from, to] : [to, from];
    this.notify(other.id, "challenge-withdrawn", one.pseudo);
    this.tell(one.id);
    this.tell(other.id);
  }

  playerOf(userId: string): PublicPlayer | undefined {
    return this.#online.get(userId)?.player;
  }

  /** The player's pages at this moment. */
  linesOf(userId: string): readonly Line[] {
    return [...(this.#online.get(userId)?.lines ?? [])];
  }

  isConnected(userId: string): boolean {
    return this.linesOf(userId).length > 0;
  }

  /** Whether one of two players wants nothing of the other. */
  areApart(one: string, other: string): boolean {
    return this.#online.get(one)?.known?.acquaintances.apart.has(other) ?? false;
  }

  isBusy(userId: string): boolean {
    return this.starting.has(userId) || this.around.matchOf(userId) !== null;
  }

  /** Reads again what the database says of a player who is here, and tells them. */
  async reload(userId: string): Promise<void> {
    const online = this.#online.get(userId);
    if (!online) return;
    const reading = online.reading.then(async () => {
      online.known = await this.#read(userId);
    });
    // A failed reading is this caller's to report; the next one starts afresh.
    online.reading = reading.catch(() => {});
    await reading;
    this.tell(userId);
  }

  /** What a player's game page begins with: what it is told while they are here, and otherwise what the database says. */
  async meOf({ id, pseudo, guest }: SessionUser): Promise<Me> {
    const online = this.#online.get(id);
    return this.#me({ id, pseudo }, guest, online?.known ?? (await this.#read(id)));
  }

  /** Reads a player's account again; everybody whose page names them sees what has changed. */
  async renew(userId: string): Promise<SessionUser | null> {
    const user = await userWith(this.around.database, userId);
    if (!user) return null;
    const online = this.#online.get(userId);
    if (online) {
      online.player = { id: userId, pseudo: user.pseudo };
      online.guest = user.guest;
      for (const line of online.lines) line.user = user;
      if (!online.guest) this.list.come(online.player);
      this.moved(userId);
    }
    await this.reloadAcquaintances(userId);
    return user;
  }

  /** Reads again for everybody whose page names a player: the account is gone. */
  async reloadAcquaintances(userId: string): Promise<void> {
    const names = ({ known }: Online) => {
      const { friends = [], requestsIn = [], requestsOut = [], blocked = [] } = known?.acquaintances ?? {};
      return [friends, requestsIn, requestsOut, blocked].flat().some(({ id }) => id === userId);
    };
    const naming = [...this.#online.values()].filter(names);
    await Promise.all(naming.map(({ player }) => this.reload(player.id)));
  }

  /** What a player is doing has changed: the list shows it, and their friends' pages too. */
  moved(userId: string): void {
    const online = this.#online.get(userId);
    if (!online) return;
    this.tell(userId);
    this.#tellFriends(online);
    this.#tellPractising();
    this.list.change();
  }

  /** Sends a player their own page's content, once for all changes of this moment. */
  tell(userId: string): void {
    if (this.#untold.size === 0) setImmediate(() => this.#tellAll());
    this.#untold.add(userId);
  }

  /** A connection may have missed something: it is sent all that its page shows of the lobby. */
  tellAnew(line: Line): void {
    this.tell(line.user.id);
    this.list.tellAnew(line);
  }

  notify(userId: string, code: NoticeCode, pseudo: string): void {
    this.around.io.to(userRoom(userId)).emit("notice", { code, pseudo });
  }

  kept(): Kept {
    return { queue: this.queue.all(), challenges: this.challenges.all() };
  }

  /** Goes on with what another process kept. Who does not come in time has left. */
  restore({ queue, challenges }: Kept): void {
    for (const waiting of queue) this.queue.join(waiting);
    for (const challenge of challenges) this.challenges.keep(challenge);
    const awaited = new Set([...queue.map(({ player }) => player.id), ...challenges.flatMap(({ from, to }) => [from.id, to.id])]);
    this.#awaiting = setTimeout(() => {
      for (const userId of awaited) if (!this.#online.has(userId)) this.settle(userId);
    }, this.around.leaveMs);
  }

  /** Nobody is here any more, and nothing is open. */
  close(): void {
    this.list.close();
    clearTimeout(this.#awaiting);
    for (const { leaving } of this.#online.values()) clearTimeout(leaving);
    this.#online.clear();
    this.challenges.clear();
    this.queue.clear();
  }

  #tellAll(): void {
    const userIds = [...this.#untold];
    this.#untold.clear();
    for (const userId of userIds) {
      const online = this.#online.get(userId);
      if (!online?.known) continue;
      const me = this.#me(online.player, online.guest, online.known);
      this.around.io.to(userRoom(userId)).emit("me", me);
    }
  }

  /** Whether somebody waits for them may have changed. */
  #tellPractising(): void {
    for (const { player } of this.queue.all()) if (this.isBusy(player.id)) this.tell(player.id);
  }

  /** Whether somebody else waits for the same who could begin at once. */
  #isMet(waiting: Waiting): boolean {
    const { game, edition, player } = waiting;
    return this.queue
      .all()
      .some(
        (other) =>
          other.game === game &&
          other.edition === edition &&
          other.player.id !== player.id &&
          this.isConnected(other.player.id) &&
          !this.isBusy(other.player.id) &&
          !this.areApart(player.id, other.player.id),
      );
  }

  #tellFriends({ known }: Online): void {
    for (const { id } of known?.acquaintances.friends ?? []) if (this.#online.has(id)) this.tell(id);
  }

  #status(userId: string): PlayerStatus {
    if (this.isBusy(userId)) return "playing";
    return this.queue.of(userId) ? "queueing" : "free";
  }

  async #read(userId: string): Promise<Known> {
    const { database, games: offered } = this.around;
    const offers = offered.map(async (game) => {
      const { name, editions, levels, lesson, positions } = game;
      return {
        name,
        editions,
        levels,
        deck: await game.currentDeck(database, userId),
        lesson: lesson !== undefined,
        positions: positions !== undefined,
      };
    });
    const [acquaintances, games] = await Promise.all([acquaintancesOf(database, userId), Promise.all(offers)]);
    return { acquaintances, games };
  }

  #me(player: PublicPlayer, guest: boolean, { acquaintances, games }: Known): Me {
    const userId = player.id;
    const { friends, requestsIn, requestsOut, blocked } = acquaintances;
    const waiting = this.queue.of(userId);
    return {
      ...player,
      guest,
      friends: friends.map((friend) => {
        const here = this.#online.has(friend.id);
        return { ...friend, online: here, status: here ? this.#status(friend.id) : null };
      }),
      requestsIn,
      requestsOut,
      blocked,
      challengesIn: this.challenges.into(userId),
      challengeOut: this.challenges.from(userId) ?? null,
      queue: waiting
        ? {
            game: waiting.game,
            edition: waiting.edition,
            since: waiting.since,
            usualMs: this.queue.usualMs(waiting),
            met: this.isBusy(userId) && this.#isMet(waiting),
          }
        : null,
      match: this.around.matchOf(userId),
      games,
    };
  }
}

type NoticeCode = Parameters<ServerMessages["notice"]>[0]["code"];
