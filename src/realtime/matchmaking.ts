import { randomInt } from "node:crypto";
import type { Level } from "@/bots/levels";
import { starterDecksOf } from "@/cards/starter/decks";
import type { Database } from "@/db";
import type { MatchKind } from "@/db/generated/client";
import { type DeckCards, editionOfDeck, playableDeck } from "@/decks";
import type { Edition } from "@/engine/pokemon/view";
import { areFriends } from "@/friends";
import { commitment, drawSeed, type Player } from "@/match";
import { type PokemonMatches, pokemonSetup } from "@/match/pokemon";
import { type GameServer, type Handlers, userRoom } from "./connection";
import type { Lobby } from "./lobby";
import { type ChallengeView, Nonce, type PublicPlayer, type RefusalCode } from "./protocol";
import type { Waiting } from "./queue";

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
    private readonly matches: PokemonMatches,
    private readonly lobby: Lobby,
    private readonly reportFault: (error: unknown) => void,
  ) {}

  readonly handlers: Handlers<
    "challenge:send" | "challenge:withdraw" | "challenge:answer" | "queue:join" | "queue:leave" | "bot:challenge"
  > = {
    "challenge:send": ({ data: { user } }, { userId, edition }) => this.#challenge(user, userId, edition),

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

    "queue:join": async ({ data: { user } }, { edition }) => {
      const { id, pseudo } = user;
      if (this.lobby.isBusy(id)) return "you-are-busy";
      if (!(await playableDeck(this.database, id, edition))) return "no-legal-deck";
      // While the deck was looked at, a match may have begun or the line may have dropped.
      if (this.lobby.isBusy(id)) return "you-are-busy";
      if (this.lobby.queue.of(id)?.edition === edition) return null;
      this.lobby.queue.join({ player: { id, pseudo }, edition, since: Date.now() });
      this.lobby.moved(id);
      await this.#pair(edition);
      return null;
    },

    "queue:leave": ({ data: { user } }) => {
      if (this.lobby.queue.leave(user.id)) this.lobby.moved(user.id);
      return null;
    },

    "bot:challenge": async ({ data: { user } }, { edition, level }) => {
      const failed = await this.#start("BOT", edition, user, level);
      return failed && (failed.why === "busy" ? "you-are-busy" : "no-legal-deck");
    },
  };

  /** Somebody who waits in the queue is here again after a moment away, in which they were passed over. */
  async resume(userId: string): Promise<void> {
    const waiting = this.lobby.queue.of(userId);
    if (waiting) await this.#pair(waiting.edition);
  }

  /** The same two players with the same decks once more. Returns the new match, or why there is none. */
  async rematch(matchId: string, sides: Sides): Promise<string | NotStarted> {
    const room = await this.matches.room(matchId);
    if (!room) throw new Error(`There is no match ${matchId} to play again.`);
    const { kind, edition, setup, players } = room.record;
    return this.#whileStarting(sides, () => this.#open(kind, edition, setup, players, sides, matchId));
  }

  async #challenge({ id, pseudo }: PublicPlayer, userId: string, edition: Edition): Promise<RefusalCode | null> {
    const { lobby, database } = this;
    if (userId === id) return "yourself";
    const crossing = lobby.challenges.from(userId);
    if (crossing?.to.id === id && crossing.edition === edition) return this.#accept(crossing);
    if (!(await areFriends(database, id, userId))) return "not-friends";
    if (!(await playableDeck(database, id, edition))) return "no-legal-deck";
    if (!(await playableDeck(database, userId, edition))) return "opponent-deck";
    const to = lobby.playerOf(userId);
    if (!to) return "offline";
    if (lobby.isBusy(id)) return "you-are-busy";
    if (lobby.isBusy(userId)) return "busy";
    if (lobby.challenges.from(id)) return "already-asked";
    lobby.challenges.add({ id, pseudo }, to, edition);
    lobby.tell(id);
    lobby.tell(userId);
    return null;
  }

  async #accept({ from, to, edition }: ChallengeView): Promise<RefusalCode | null> {
    const failed = await this.#start("FRIEND", edition, from, to);
    if (!failed) return null;
    const [theirs, own] = failed.why === "busy" ? (["busy", "you-are-busy"] as const) : (["opponent-deck", "no-legal-deck"] as const);
    return failed.side === 0 ? theirs : own;
  }

  /**
   * Pairs as long as two are waiting. Who cannot play after all loses their place, the other keeps it. When a match cannot be made, both are told
   * and have to queue again: a pair that fails for good would otherwise keep all others waiting.
   */
  async #pair(edition: Edition): Promise<void> {
    const present = (userId: string) => this.lobby.isConnected(userId);
    for (let pair = this.lobby.queue.takePair(edition, present); pair; pair = this.lobby.queue.takePair(edition, present)) {
      const [{ player: one }, { player: two }] = pair;
      let failed: NotStarted | null;
      try {
        failed = await this.#start("RANDOM", edition, one, two);
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

  /** Decks are checked once more at this moment (SETUP-01). */
  #start(kind: MatchKind, edition: Edition, one: PublicPlayer, opponent: PublicPlayer | Level): Promise<null | NotStarted> {
    const two = typeof opponent === "string" ? null : opponent;
    const sides = [one, two] as const;
    return this.#whileStarting(sides, async () => {
      const first = await playableDeck(this.database, one.id, edition);
      if (!first) return { side: 0, why: "deck" };
      const second = two ? await playableDeck(this.database, two.id, edition) : readyDeck(await editionOfDeck(this.database, first));
      if (!second) return { side: 1, why: "deck" };
      const players = [seatOf(one), seatOf(opponent)] as const;
      await this.#open(kind, edition, await pokemonSetup(this.database, edition, [first, second]), players, sides);
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

  async #open(
    kind: MatchKind,
    edition: string,
    setup: unknown,
    players: readonly [Player, Player],
    sides: Sides,
    rematchOfId?: string,
  ): Promise<string> {
    const seed = drawSeed();
    const [first, second] = await Promise.all([this.#nonceOf(sides[0], seed), this.#nonceOf(sides[1], seed)]);
    const room = await this.matches.open({
      kind,
      edition,
      setup,
      players,
      seed,
      nonces: [first, second],
      ...(rematchOfId && { rematchOfId }),
    });
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

function seatOf(side: PublicPlayer | Level): Player {
  return typeof side === "string" ? { userId: null, pseudo: side, bot: side } : { userId: side.id, pseudo: side.pseudo, bot: null };
}

/** A ready deck of the same time as the opponent's: one of a newer time would be the stronger one. */
function readyDeck(time: Edition): DeckCards {
  const decks = starterDecksOf(time);
  const deck = decks[randomInt(Math.max(1, decks.length))];
  if (!deck) throw new Error(`There is no ready deck of ${time}.`);
  return deck.cards;
}
