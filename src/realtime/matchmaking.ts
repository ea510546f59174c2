import type { Database } from "@/db";
import { areFriends } from "@/friends";
import { blockBetween } from "@/friends/blocks";
import { closeLink, linkedChallenge } from "@/friends/challenge-links";
import type { Seat } from "@/kernel/game";
import {
  type Brought,
  commitment,
  drawSeed,
  type GuidedMatch,
  given,
  type OfferedGame,
  type Opening,
  type Player,
  PlayerBusyError,
} from "@/match";
import { puzzleOf } from "@/match/laid-out";
import { type PositionOfMatch, replayedPosition } from "@/match/replayed-position";
import { type GameServer, type Handlers, userRoom } from "./connection";
import { gameNamed, type SiteMatches } from "./games";
import type { Lobby } from "./lobby";
import { type ChallengeView, Nonce, type PublicPlayer, type RefusalCode, type RematchDecks } from "./protocol";
import type { Sought, Waiting } from "./queue";

/** Why a match did not begin, and through which side. */
export interface NotStarted {
  readonly side: 0 | 1;
  readonly why: "busy" | "deck";
}

/** A position that the server has made or found, and who plays on from it. What stands in it, the game has said: never a client. */
export interface PlayedFrom extends PositionOfMatch {
  /** Where the player sits; the computer has the other seat. */
  readonly seat: Seat;
  /** Of the computer. */
  readonly level: string;
}

type Again = Omit<Opening, "seed" | "nonces">;

/** Who sits where; null is the computer. */
export type Sides = readonly [PublicPlayer | null, PublicPlayer | null];

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
    | "challenge:send"
    | "challenge:withdraw"
    | "challenge:answer"
    | "challenge:take"
    | "queue:join"
    | "queue:leave"
    | "bot:challenge"
    | "bot:playOn"
    | "bot:position"
    | "lesson:start"
  > = {
    "challenge:send": ({ user }, { userId, ...sought }) => this.#challenge(user, userId, sought),

    "challenge:withdraw": ({ user }, { challengeId }) => {
      const challenge = this.lobby.challenges.get(challengeId);
      if (challenge?.from.id !== user.id) return "withdrawn";
      this.lobby.challenges.remove(challengeId);
      this.lobby.closed(challenge, user.id);
      return null;
    },

    "challenge:answer": ({ user }, { challengeId, accept }) => {
      const challenge = this.lobby.challenges.get(challengeId);
      if (challenge?.to.id !== user.id) return "withdrawn";
      if (accept) return this.#accept(challenge);
      this.lobby.challenges.remove(challengeId);
      this.lobby.notify(challenge.from.id, "challenge-declined", user.pseudo);
      this.lobby.tell(challenge.from.id);
      this.lobby.tell(user.id);
      return null;
    },

    "challenge:take": ({ user }, { code }) => this.#take(user, code),

    "queue:join": async ({ user }, sought) => {
      const { id, pseudo } = user;
      if (!this.#isOffered(sought)) return "malformed";
      if (this.lobby.isBusy(id)) return "you-are-busy";
      if (!(await this.#brought(id, sought))) return "no-legal-deck";
      // While the deck was looked at, a match may have begun or the line may have dropped.
      if (this.lobby.isBusy(id)) return "you-are-busy";
      const waiting = this.lobby.queue.of(id);
      if (waiting && same(waiting, sought)) return null;
      this.lobby.queue.join({ player: { id, pseudo }, ...sought, since: Date.now() });
      this.lobby.moved(id);
      await this.#pair(sought);
      return null;
    },

    "queue:leave": ({ user }) => {
      if (this.lobby.queue.leave(user.id)) this.lobby.moved(user.id);
      return null;
    },

    "bot:challenge": async ({ user }, { game, edition, level, deck, against }) => {
      if (!this.#isOffered({ game, edition })) return "malformed";
      const offered = gameNamed(this.games, game);
      if (!offered.levels.includes(level)) return "malformed";
      const begun = await this.#whileStarting([user, null], async (): Promise<string | NotStarted> => {
        const { database } = this;
        const own = await offered.brought(database, user.id, edition, deck);
        if (!own) return { side: 0, why: "deck" };
        const named = against === "same" ? own : against && (await offered.brought(database, user.id, edition, against));
        if (named === null) return { side: 1, why: "deck" };
        const theirs = named ? named.entry : await offered.computerEntry(database, own.entry);
        const players = [seatOf(user, own), seatOf(level)] as const;
        const setup = await offered.setup(database, edition, [own.entry, theirs]);
        return this.#open({ game, kind: "BOT", edition, setup, players }, [user, null]);
      });
      if (typeof begun === "string") return null;
      return begun.why === "busy" ? "you-are-busy" : begun.side === 0 ? "no-legal-deck" : "computer-deck";
    },

    "bot:playOn": async ({ user }, { replay, step, seat, level }) => {
      if (this.lobby.isBusy(user.id)) return "you-are-busy";
      const position = await replayedPosition(this.database, this.games, { matchId: replay, step, userId: user.id });
      return typeof position === "string" ? position : this.playFrom(user, { ...position, seat, level });
    },

    "bot:position": async ({ user }, { game, level, position }) => {
      const offered = this.games.find(({ name }) => name === game);
      if (!offered?.positions) return "malformed";
      if (this.lobby.isBusy(user.id)) return "you-are-busy";
      const begun = await offered.positions.begin(this.database, position, drawSeed());
      if (!begun) return "bad-position";
      const { setup, state } = begun;
      const from = given(offered.states, state, puzzleOf(position));
      return this.playFrom(user, { game, edition: position.edition, setup, from, seat: 0, level });
    },

    "lesson:start": async ({ user }, { game }) => {
      const lesson = this.games.find(({ name }) => name === game)?.lesson;
      if (!lesson) return "malformed";
      const left = this.matches.runningOf(user.id);
      if (left?.lesson) {
        this.io.to(userRoom(user.id)).emit("match:found", { matchId: left.id });
        return null;
      }
      const begun = await this.#whileStarting([user, null], () => this.#teach(game, lesson, user));
      return typeof begun === "string" ? null : "you-are-busy";
    },
  };

  /** Somebody who waits in the queue is here again after a moment away, or a match against the computer, in which they were passed over. */
  async resume(userId: string): Promise<void> {
    const waiting = this.lobby.queue.of(userId);
    if (waiting) await this.#pair(waiting);
  }

  /** The same two players once more. Returns the new match, or why there is none. */
  async rematch(matchId: string, sides: Sides, decks: RematchDecks): Promise<string | NotStarted> {
    return this.#whileStarting(sides, async () => {
      const again = await this.matches.again(matchId);
      const { lesson } = gameNamed(this.games, again.game);
      if (again.kind === "LESSON" && lesson && sides[0]) return this.#teach(again.game, lesson, sides[0]);
      // A position is its cards: with others it would be another match.
      const opening = decks === "same" || again.from ? again : await this.#withCurrentDecks(again, sides);
      return "why" in opening ? opening : this.#open({ ...opening, rematchOfId: matchId }, sides);
    });
  }

  /** What two players begin with who bring the decks that they have chosen by now. The computer brings one against it. */
  async #withCurrentDecks({ kind, ...sought }: Again, sides: Sides): Promise<Again | NotStarted> {
    const game = gameNamed(this.games, sought.game);
    const brought = await Promise.all(sides.map((side) => side && this.#brought(side.id, sought)));
    const missing = sides.findIndex((side, index) => side && !brought[index]);
    if (missing === 0 || missing === 1) return { side: missing, why: "deck" };
    const own = brought[0] ?? brought[1];
    const entry = async (seat: Seat) => (brought[seat] ? brought[seat].entry : game.computerEntry(this.database, own?.entry));
    const player = (seat: Seat): Player => {
      const { userId, pseudo, bot } = sought.players[seat];
      return { userId, pseudo, bot, ...broughtAs(brought[seat]) };
    };
    const setup = await game.setup(this.database, sought.edition, [await entry(0), await entry(1)]);
    return { game: game.name, kind, edition: sought.edition, setup, players: [player(0), player(1)] };
  }

  /** A match against the computer that begins from a given position. Returns why there is none. */
  async playFrom(player: PublicPlayer, { seat, level, ...match }: PlayedFrom): Promise<RefusalCode | null> {
    if (!gameNamed(this.games, match.game).levels.includes(level)) return "malformed";
    const sides: Sides = seat === 0 ? [player, null] : [null, player];
    const players = [seatOf(sides[0] ?? level), seatOf(sides[1] ?? level)] as const;
    const begun = await this.#whileStarting(sides, () => this.#open({ ...match, kind: "BOT", players }, sides));
    return typeof begun === "string" ? null : "you-are-busy";
  }

  async #challenge({ id, pseudo }: PublicPlayer, userId: string, sought: Sought): Promise<RefusalCode | null> {
    const { lobby } = this;
    if (!this.#isOffered(sought)) return "malformed";
    if (userId === id) return "yourself";
    const crossing = lobby.challenges.from(userId);
    if (crossing?.to.id === id && same(crossing, sought)) return this.#accept(crossing);
    const unwanted = await this.#mayNotAsk(id, userId);
    if (unwanted) return unwanted;
    const to = lobby.playerOf(userId);
    if (!to) return "offline";
    if (!(await this.#brought(id, sought))) return "no-legal-deck";
    if (!(await this.#brought(userId, sought))) return "opponent-deck";
    if (lobby.isBusy(id)) return "you-are-busy";
    if (lobby.isBusy(userId)) return "busy";
    if (lobby.challenges.from(id)) return "already-asked";
    lobby.challenges.add({ id, pseudo }, to, sought);
    lobby.tell(id);
    lobby.tell(userId);
    return null;
  }

  /** Who is no friend may be challenged unless they want nothing of others, or of this one. */
  async #mayNotAsk(id: string, userId: string): Promise<RefusalCode | null> {
    const { database } = this;
    if (await areFriends(database, id, userId)) return null;
    const player = await database.user.findUnique({ where: { id: userId }, select: { acceptsRequests: true, guest: true } });
    if (!player || player.guest) return "not-found";
    const block = await blockBetween(database, id, userId);
    if (block === "by-one") return "you-blocked";
    return block === "by-other" || !player.acceptsRequests ? "no-challenges" : null;
  }

  /** The match of a link, with whoever followed it. */
  async #take({ id, pseudo }: PublicPlayer, code: string): Promise<RefusalCode | null> {
    const challenge = await linkedChallenge(this.database, code, id);
    if (!challenge) return "withdrawn";
    const { from, ...sought } = challenge;
    if (from.id === id) return "yourself";
    if (!this.#isOffered(sought)) return "withdrawn";
    if (!this.lobby.isConnected(from.id)) return "offline";
    const refusal = await this.#accept({ id: code, from, to: { id, pseudo }, ...sought });
    if (refusal === null) await closeLink(this.database, from.id);
    return refusal;
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
    const present = (userId: string) => this.lobby.isConnected(userId) && !this.lobby.isBusy(userId);
    const mayMeet = (one: string, other: string) => !this.lobby.areApart(one, other);
    const next = () => this.lobby.queue.takePair(sought, present, mayMeet);
    for (let pair = next(); pair; pair = next()) {
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

  #brought(userId: string, { game, edition }: Sought): Promise<Brought<unknown> | null> {
    return gameNamed(this.games, game).brought(this.database, userId, edition);
  }

  /**
   * Two players meet. What they bring is checked once more at this moment (SETUP-01).
   */
  #start(kind: "FRIEND" | "RANDOM", sought: Sought, one: PublicPlayer, two: PublicPlayer): Promise<null | NotStarted> {
    const sides = [one, two] as const;
    return this.#whileStarting(sides, async () => {
      const { edition } = sought;
      const game = gameNamed(this.games, sought.game);
      const [first, second] = await Promise.all([this.#brought(one.id, sought), this.#brought(two.id, sought)]);
      if (!first) return { side: 0, why: "deck" };
      if (!second) return { side: 1, why: "deck" };
      const players = [seatOf(one, first), seatOf(two, second)] as const;
      const setup = await game.setup(this.database, edition, [first.entry, second.entry]);
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
    } catch (error) {
      // Another process, out of reach for a moment, began one with them.
      const playing = error instanceof PlayerBusyError ? sides.findIndex((side) => side?.id === error.userId) : -1;
      if (playing === 0 || playing === 1) return { side: playing, why: "busy" };
      throw error;
    } finally {
      for (const userId of userIds) {
        this.lobby.starting.delete(userId);
        this.lobby.moved(userId);
      }
    }
  }

  /** A guided match is shuffled as it always is. */
  async #teach(game: string, { edition, bot, seed, setup }: GuidedMatch, learner: PublicPlayer): Promise<string> {
    const players = [seatOf(learner), seatOf(bot)] as const;
    const match = { game, kind: "LESSON", edition, setup: await setup(this.database), players, seed, nonces: ["", ""] } as const;
    return this.#begin(match, [learner, null]);
  }

  async #open(match: Omit<Opening, "seed" | "nonces">, sides: Sides): Promise<string> {
    const seed = drawSeed();
    const [first, second] = await Promise.all([this.#nonceOf(sides[0], seed), this.#nonceOf(sides[1], seed)]);
    return this.#begin({ ...match, seed, nonces: [first, second] }, sides);
  }

  async #begin(opening: Opening, sides: Sides): Promise<string> {
    const { record } = await this.matches.open(opening);
    const matchId = record.id;
    for (const side of sides) {
      if (!side) continue;
      if (sides.includes(null)) this.lobby.withdrawAll(side.id);
      else this.lobby.settle(side.id);
      this.io.to(userRoom(side.id)).emit("match:found", { matchId });
    }
    return matchId;
  }

  /** What the player's browser adds to the shuffle, now that the seed is drawn and committed to; nothing when no page of theirs says it in time. */
  async #nonceOf(side: PublicPlayer | null, seed: string): Promise<string> {
    const ask = { seedCommitment: commitment(seed) };
    const answers = (side ? this.lobby.linesOf(side.id) : []).map(async (line) => Nonce.parse(await line.shuffle(ask, SHUFFLE_ANSWER_MS)));
    return Promise.any(answers).catch(() => "");
  }
}

function seatOf(side: PublicPlayer | string, brought?: Brought<unknown>): Player {
  if (typeof side === "string") return { userId: null, pseudo: side, bot: side };
  return { userId: side.id, pseudo: side.pseudo, bot: null, ...broughtAs(brought) };
}

/** What a seat keeps of a deck beside its list. */
function broughtAs(brought?: Brought<unknown> | null): Pick<Player, "deck" | "look"> {
  return { deck: brought?.deck ?? null, ...(brought?.look && { look: brought.look }) };
}

function same(one: Sought, other: Sought): boolean {
  return one.game === other.game && one.edition === other.edition;
}
