import { z } from "zod";
import { id, text } from "@/i18n/text";
import type { Decision, Outcome, Seat } from "@/kernel/game";
import type { ClockView } from "@/match/clock";
import type { CurrentDeck } from "@/match/offered";
import type { SeatView } from "@/match/standing";

export type { ClockView, CurrentDeck, SeatView };

/**
 * All that goes over the socket. What a client says is parsed here (and nowhere else); what the server says is typed here.
 * Every client message is answered through its acknowledgement with a `Reply`; a refusal goes to its sender alone and changes nothing.
 */

export const REACTIONS = ["hello", "wellPlayed", "thanks", "oops", "thinking", "wow"] as const;

/** The name of a game, of one of its editions or levels; whether there is such a one, the list of games says (`matchmaking.ts`). */
const name = text.max(40);

/** Client messages by name: the schema of each payload. */
export const clientMessages = {
  "friend:ask": z.strictObject({ userId: id }),
  "friend:withdraw": z.strictObject({ userId: id }),
  "friend:answer": z.strictObject({ userId: id, accept: z.boolean() }),
  "friend:remove": z.strictObject({ userId: id }),
  "challenge:send": z.strictObject({ userId: id, game: name, edition: name }),
  "challenge:withdraw": z.strictObject({ challengeId: id }),
  "challenge:answer": z.strictObject({ challengeId: id, accept: z.boolean() }),
  "queue:join": z.strictObject({ game: name, edition: name }),
  "queue:leave": z.strictObject({}),
  /** A match against the computer starts at once. */
  "bot:challenge": z.strictObject({ game: name, edition: name, level: name }),
  /** Takes one's seat and asks for the present state; also after every reconnection. */
  "match:join": z.strictObject({ matchId: id }),
  /** The match's page was left while the line stays open: the player counts as absent from the table. */
  "match:leave": z.strictObject({ matchId: id }),
  "match:answer": z.strictObject({ matchId: id, decision: z.int().min(0), choice: z.array(z.int().min(0)).max(120) }),
  /** What has been chosen so far and not confirmed: the answer when time runs out, as far as it is legal. */
  "match:draft": z.strictObject({ matchId: id, decision: z.int().min(0), choice: z.array(z.int().min(0)).max(120) }),
  "match:concede": z.strictObject({ matchId: id }),
  "match:rematch": z.strictObject({ matchId: id, accept: z.boolean() }),
  "match:react": z.strictObject({ matchId: id, reaction: z.enum(REACTIONS) }),
} as const;
export type ClientMessage = keyof typeof clientMessages;
export type Payload<M extends ClientMessage> = z.infer<(typeof clientMessages)[M]>;

/** Why a message was refused; each has its words in `src/i18n/messages/<lang>/refusals.json`. */
export const REFUSAL_CODES = [
  // The game's own (`Rejection`).
  "over",
  "unknown-decision",
  "wrong-seat",
  "out-of-range",
  "duplicate",
  "too-few",
  "too-many",
  "constraint",
  // The platform's.
  "malformed",
  "too-often",
  "unknown-message",
  "not-found",
  "not-yours",
  "not-friends",
  "already-friends",
  "already-asked",
  "yourself",
  "offline",
  "busy",
  "you-are-busy",
  "no-legal-deck",
  "opponent-deck",
  "withdrawn",
  "frozen",
  "server-error",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type Reply<T = null> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: RefusalCode; readonly values?: Record<string, string | number> };

export type PlayerStatus = "free" | "playing" | "queueing";
export interface OnlinePlayer {
  readonly id: string;
  readonly pseudo: string;
  readonly status: PlayerStatus;
}

export interface PublicPlayer {
  readonly id: string;
  readonly pseudo: string;
}

export interface ChallengeView {
  readonly id: string;
  readonly from: PublicPlayer;
  readonly to: PublicPlayer;
  readonly game: string;
  readonly edition: string;
}

/** All that concerns one player on the game page; sent whole whenever a part changes. */
export interface Me {
  readonly id: string;
  readonly pseudo: string;
  readonly friends: readonly (PublicPlayer & { readonly online: boolean; readonly status: PlayerStatus | null })[];
  readonly requestsIn: readonly PublicPlayer[];
  readonly requestsOut: readonly PublicPlayer[];
  readonly challengesIn: readonly ChallengeView[];
  readonly challengeOut: ChallengeView | null;
  /** Epoch milliseconds since when the player waits. */
  readonly queue: { readonly game: string; readonly edition: string; readonly since: number } | null;
  /** The unfinished match to go back to; `opponent` is null against the computer. */
  readonly match: { readonly id: string; readonly opponent: string | null } | null;
  /** The games that the site offers, in its order. */
  readonly games: readonly GameOffer[];
}

/** A game as one player may play it. */
export interface GameOffer {
  readonly name: string;
  /** By which rules it is played, the usual first. */
  readonly editions: readonly string[];
  /** Computer opponents, the easiest first. */
  readonly levels: readonly string[];
  /** What the player has to play with. */
  readonly deck: CurrentDeck | null;
}

/** The present state of a match for one player, with what happened since the update before. */
export interface MatchUpdate<View = unknown, Option = unknown, Event = unknown, Face = unknown> {
  readonly matchId: string;
  /** The name of the game, whose own `view`, `decision`, `events` and `faces` are: the platform looks into none of them. */
  readonly game: string;
  /** Number of answers in the journal; grows by one with each. */
  readonly seq: number;
  readonly seat: Seat;
  readonly view: View;
  readonly decision: Decision<Option> | null;
  readonly events: readonly Event[];
  /** Faces of cards named in view, decision or events that this connection has not been sent yet, in the player's language. */
  readonly faces: Readonly<Record<string, Face>>;
  readonly seats: readonly [SeatView, SeatView];
  readonly clock: ClockView;
  readonly result: MatchResult | null;
  /** Hash of the server's seed, shown from the start so that the shuffle can be verified at the end. */
  readonly seedCommitment: string;
  /** A fault stopped the match for good; it counts for nobody. */
  readonly frozen?: boolean;
}

export interface MatchResult {
  readonly outcome: Outcome;
  readonly durationMs: number;
  readonly turns: number;
  /** Who has asked for a rematch, and the new match once both have. */
  readonly rematch: { readonly asked: readonly [boolean, boolean]; readonly matchId: string | null; readonly possible: boolean };
  /** The seed behind the commitment, revealed. */
  readonly seed: string;
  /** What each seat's browser added to the shuffle. */
  readonly nonces?: readonly [string, string];
}

/** Server messages by name. */
export interface ServerMessages {
  players: (players: readonly OnlinePlayer[]) => void;
  me: (me: Me) => void;
  /** A challenge was declined or withdrawn, a friend request answered, a match could not begin: a sentence to show, not a question. */
  notice: (notice: {
    readonly code: "challenge-declined" | "challenge-withdrawn" | "match-failed" | "friend-accepted" | "friend-declined";
    readonly pseudo: string;
  }) => void;
  /**
   * A match is about to begin: the server has drawn its seed and shows its hash; the browser adds a nonce of its own, so that nobody chooses the shuffle.
   * Asked of the page that challenged, accepted or queued; without an answer within a second and a half the match begins without.
   */
  "match:shuffle": (ask: { readonly seedCommitment: string }, reply: (nonce: string) => void) => void;
  "match:found": (match: { readonly matchId: string }) => void;
  "match:update": (update: MatchUpdate) => void;
  "match:reaction": (reaction: { readonly matchId: string; readonly seat: Seat; readonly reaction: (typeof REACTIONS)[number] }) => void;
  /** The session has ended (log-out elsewhere, account deleted): go to the home page and say why. */
  "session:ended": (why: { readonly reason: "deleted" | "logged-out" }) => void;
}

/** 128 random bits that a browser adds to the shuffle, in hexadecimal digits. */
export const Nonce = z.string().regex(/^[0-9a-f]{32}$/);

export type ClientMessages = { readonly [M in ClientMessage]: (payload: Payload<M>, reply: (answer: Reply) => void) => void };
