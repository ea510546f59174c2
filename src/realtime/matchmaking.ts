import type { Database } from "@/db";
import type { MatchKind } from "@/db/generated/client";
import { areFriends } from "@/friends";
import { commitment, drawSeed, type OfferedGame, type Opening, type Player } from "@/match";
import { type GameServer, type Handlers, userRoom } from "./connection";
import { gameNamed, type SiteMatches } from "./games";
import type { Lobby } from "./lobby";
import { type ChallengeView, Nonce, type PublicPlayer, type RefusalCode } from "./protocol";
import type { Sought, Waiting } from "./queue";

/** Why a match did not begin, and through which side. */
export interface NotStarted {
  readonly side: 0 | 1;
  readonly why: "busy" | "deck";
}

/** Who sits where; null is the computer. */
type Sides = readonly [PublicPlayer | null, PublicPlayer | null];

const SHUFFLE_ANSWER_MS = 1_500;

/** How matches come about: by challenge, by chance, against the computer, and again. */
export class Matchmaking {
  constructor(
    private readonly io: GameServer,
    private readonly database: Database,
    private readonly games: readonly OfferedGame[],
    private readonly matches: SiteMatches,
    private readonly lobby: Lobby,
    private readonly reportFault: (error: unknown) => void,
  ) {}

  readonly handlers: Handlers<
    "challenge:send" | "challenge:withdraw" | "challenge:answer" | "queue:join" | "queue:leave" | "bot:challenge"
  > = {
    "challenge:send": ({ data: { user } }, { userId, ...sought }) => this.#challenge(user, userId, sought),

    "challenge:withdraw": ({ data: { user } }, { challengeId }) => {
      const challenge = this.lobby.challenges.get(challengeId);
      if (challenge?.from.id !== user.id) return "withdrawn";
      this.lobby.challenges.remove(challengeId);
      this.lobby.closed(challenge, user.id);
      return null;
    },

    "challenge:answer": ({ data: { user } }, { challengeId, accept }) => {
      const challenge = this.lobby.challenges.get(challengeId);
      if (challenge?.to.id !== user.id) return "withdrawn";
      if (accept) return this.#accept(challenge);
      this.lobby.challenges.remove(challengeId);
      this.lobby.notify(challenge.from.id, "challenge-declined", user.pseudo);
      this.lobby.tell(challenge.from.id);
      this.lobby.tell(user.id);
      return null;
    },

    "queue:join": async ({ data: { user } }, sought) => {
      const { id, pseudo } = user;
      if (!this.#isOffered(sought)) return "malformed";
      if (this.lobby.isBusy(id)) return "you-are-busy";
      if (!(await this.#entry(id, sought))) return "no-legal-deck";
      // While the deck was looked at, a match may have begun or the line may have dropped.
      if (this.lobby.isBusy(id)) return "you-are-busy";
      const waiting = this.lobby.queue.of(id);
      if (waiting && same(waiting, sought)) return null;
      this.lobby.queue.join({ player: { id, pseudo }, ...sought, since: Date.now() });
      this.lobby.moved(id);
      await this.#pair(sought);
      return null;
    },

    "queue:leave": ({ data: { user } }) => {
      if (this.lobby.queue.leave(user.id)) this.lobby.moved(user.id);
      return null;
    },

    "bot:challenge": async ({ data: { user } }, { level, ...sought }) => {
      if (!this.#isOffered(sought) || !gameNamed(this.games, sought.game).levels.includes(level)) return "malformed";
      const failed = await this.#start("BOT", sought, user, level);
      return failed && (failed.why === "busy" ? "you-are-busy" : "no-legal-deck");
    },
  };

  /** Somebody who waits in the queue is here again after a moment away, in which they were passed over. */
  async resume(userId: string): Promise<void> {
    const waiting = this.lobby.queue.of(userId);
    if (waiting) await this.#pair(waiting);
  }

  /** The same two players with the same decks once more. Returns the new match, or why there is none. */
  async rematch(matchId: string, sides: Sides): Promise<string | NotStarted> {
    const room = await this.matches.room(matchId);
    if (!room) throw new Error(`There is no match ${matchId} to play again.`);
    const { game, kind, edition, setup, players } = room.record;
    return this.#whileStarting(sides, () => this.#open({ game, kind, edition, setup, players, rematchOfId: matchId }, sides));
  }

  async #challenge({ id, pseudo }: PublicPlayer, userId: string, sought: Sought): Promise<RefusalCode | null> {
    const { lobby, database } = this;
    if (!this.#isOffered(sought)) return "malformed";
    if (userId === id) return "yourself";
    const crossing = lobby.challenges.from(userId);
    if (crossing?.to.id === id && same(crossing, sought)) return this.#accept(crossing);
    if (!(await areFriends(database, id, userId))) return "not-friends";
    if (!(await this.#entry(id, sought))) return "no-legal-deck";
    if (!(await this.#entry(userId, sought))) return "opponent-deck";
    const to = lobby.playerOf(userId);
    if (!to) return "offline";
    if (lobby.isBusy(id)) return "you-are-busy";
    if (lobby.isBusy(userId)) return "busy";
    if (lobby.challenges.from(id)) return "already-asked";
    lobby.challenges.add({ id, pseudo }, to, sought);
    lobby.tell(id);
    lobby.tell(userId);
    return null;
  }

  async #accept({ from, to, ...sought }: ChallengeView): Promise<RefusalCode | null> {
    const failed = await this.#start("FRIEND", sought, from, to);
    if (!failed) return null;
    const [theirs, own] = failed.why === "busy" ? (["busy", "you-are-busy"] as const) : (["opponent-deck", "no-legal-deck"] as const);
    return failed.side === 0 ? theirs : own;
  }

  /**
   * Pairs as long as two are waiting. Who cannot play after all loses their place, the other keeps it. When a match cannot be made, both are told
   * and have to queue again: a pair that fails for good would otherwise keep all others waiting.
   */
  async #pair(sought: Sought): Promise<void> {
    const present = (userId: string) => this.lobby.isConnected(userId);
    for (let pair = this.lobby.queue.takePair(sought, present); pair; pair = this.lobby.queue.takePair(sought, present)) {
      const [{ player: one }, { player: two }] = pair;
      let failed: NotStarted | null;
      try {
        failed = await this.#start("RANDOM", sought, one, two);
      } catch (error) {
        this.reportFault(error);
        this.lobby.notify(one.id, "match-failed", two.pseudo);
        this.lobby.notify(two.id, "match-failed", one.pseudo);
        continue;
      }
      if (!failed) continue;
      const [out, kept]: readonly [Waiting, Waiting] = failed.side === 0 ? pair : [pair[1], pair[0]];
      if (!this.lobby.isBusy(kept.player.id) && this.lobby.isConnected(kept.player.id)) this.lobby.queue.join(kept);
      this.lobby.moved(out.player.id);
      this.lobby.moved(kept.player.id);
    }
  }

  /** A client may name anything. */
  #isOffered({ game, edition }: Sought): boolean {
    return this.games.some(({ name, editions }) => name === game && editions.includes(edition));
  }

  #entry(userId: string, { game, edition }: Sought): Promise<unknown> {
    return gameNamed(this.games, game).entry(this.database, userId, edition);
  }

  /**
   * What the players bring is checked once more at this moment (SETUP-01).
   * @param opponent a player, or the level of the computer
   */
  #start(kind: MatchKind, sought: Sought, one: PublicPlayer, opponent: PublicPlayer | string): Promise<null | NotStarted> {
    const two = typeof opponent === "string" ? null : opponent;
    const sides = [one, two] as const;
    return this.#whileStarting(sides, async () => {
      const { edition } = sought;
      const game = gameNamed(this.games, sought.game);
      const first = await this.#entry(one.id, sought);
      if (!first) return { side: 0, why: "deck" };
      const second = two ? await this.#entry(two.id, sought) : await game.computerEntry(this.database, first);
      if (!second) return { side: 1, why: "deck" };
      const players = [seatOf(one), seatOf(opponent)] as const;
      const setup = await game.setup(this.database, edition, [first, second]);
      await this.#open({ game: game.name, kind, edition, setup, players }, sides);
      return null;
    });
  }

  /** Nobody begins two matches at once: both count as playing from here on. */
  async #whileStarting<T>(sides: Sides, begin: () => Promise<T | NotStarted>): Promise<T | NotStarted> {
    const busy = sides.findIndex((side) => side && this.lobby.isBusy(side.id));
    if (busy === 0 || busy === 1) return { side: busy, why: "busy" };
    const userIds = sides.flatMap((side) => (side ? [side.id] : []));
    for (const userId of userIds) this.lobby.starting.add(userId);
    try {
      return await begin();
    } finally {
      for (const userId of userIds) {
        this.lobby.starting.delete(userId);
        this.lobby.moved(userId);
      }
    }
  }

  async #open(match: Omit<Opening, "seed" | "nonces">, sides: Sides): Promise<string> {
    const seed = drawSeed();
    const [first, second] = await Promise.all([this.#nonceOf(sides[0], seed), this.#nonceOf(sides[1], seed)]);
    const room = await this.matches.open({ ...match, seed, nonces: [first, second] });
    const matchId = room.record.id;
    for (const side of sides) {
      if (!side) continue;
      this.lobby.settle(side.id);
      this.io.to(userRoom(side.id)).emit("match:found", { matchId });
    }
    return matchId;
  }

  /** What the player's browser adds to the shuffle, now that the seed is drawn and committed to; nothing when no page of theirs says it in time. */
  async #nonceOf(side: PublicPlayer | null, seed: string): Promise<string> {
    const ask = { seedCommitment: commitment(seed) };
    const answers = (side ? this.lobby.connectionsOf(side.id) : []).map(async (socket) =>
      Nonce.parse(await socket.timeout(SHUFFLE_ANSWER_MS).emitWithAck("match:shuffle", ask)),
    );
    return Promise.any(answers).catch(() => "");
  }
}

function seatOf(side: PublicPlayer | string): Player {
  return typeof side === "string" ? { userId: null, pseudo: side, bot: side } : { userId: side.id, pseudo: side.pseudo, bot: null };
}

function same(one: Sought, other: Sought): boolean {
  return one.game === other.game && one.edition === other.edition;
}
