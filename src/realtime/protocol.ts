import { z } from "zod";
import { CHALLENGE_CODE } from "@/friends/challenge-code";
import type { ChatState, Said } from "@/friends/chat";
import { CHAT_WORDS_MAX } from "@/friends/chat-words";
import { id, legible, text } from "@/i18n/text";
import type { Decision, Outcome, Seat } from "@/kernel/game";
import type { Patch } from "@/kernel/patch";
import type { ClockView } from "@/match/clock";
import { LaidPosition, type Puzzle } from "@/match/laid-out";
import type { CurrentDeck } from "@/match/offered";
import type { Recalled } from "@/match/recall";
import type { SeatView } from "@/match/standing";
import { PLAYERS_NAME_MAX } from "./players-page";
import { REACTIONS } from "./reactions";

export type { ClockView, CurrentDeck, SeatView };

/**
 * All that goes over the socket. What a client says is parsed here (and nowhere else); what the server says is typed here.
 * Every client message is answered through its acknowledgement with a `Reply`; a refusal goes to its sender alone and changes nothing.
 */

/** What a rematch is played with. */
export const REMATCH_DECKS = ["same", "current"] as const;
export type RematchDecks = (typeof REMATCH_DECKS)[number];

/** The name of a game, of one of its editions or levels; whether there is such a one, the list of games says (`matchmaking.ts`). */
const name = text.max(40);

/** A deck to play with: one of the player's own, or one that comes along with the site. */
const deck = z.union([z.strictObject({ own: id }), z.strictObject({ ready: id })]);

/** Client messages by name: the schema of each payload. */
export const clientMessages = {
  "friend:ask": z.strictObject({ userId: id }),
  "friend:withdraw": z.strictObject({ userId: id }),
  "friend:answer": z.strictObject({ userId: id, accept: z.boolean() }),
  "friend:remove": z.strictObject({ userId: id }),
  "player:block": z.strictObject({ userId: id }),
  "player:unblock": z.strictObject({ userId: id }),
  "challenge:send": z.strictObject({ userId: id, game: name, edition: name }),
  "challenge:withdraw": z.strictObject({ challengeId: id }),
  "challenge:answer": z.strictObject({ challengeId: id, accept: z.boolean() }),
  /** Takes up the challenge behind a link: the match begins at once if its sender is here and free. */
  "challenge:take": z.strictObject({ code: z.string().regex(CHALLENGE_CODE) }),
  "queue:join": z.strictObject({ game: name, edition: name }),
  "queue:leave": z.strictObject({}),
  /** Shows a page of the players online, with what changes in it; one page a connection. */
  "players:watch": z.strictObject({ name: text.max(PLAYERS_NAME_MAX), page: z.int().min(0).max(9_999) }),
  "players:leave": z.strictObject({}),
  /** A match against the computer starts at once: with the current deck, and against one of the computer's choice, where none is named. */
  "bot:challenge": z.strictObject({
    game: name,
    edition: name,
    level: name,
    deck: deck.optional(),
    against: z.union([deck, z.literal("same")]).optional(),
  }),
  /** A match against the computer starts at once from where a finished match of the player's stood after so many answers, on either side of the table. */
  "bot:playOn": z.strictObject({ replay: id, step: z.int().min(0).max(99_999), seat: z.union([z.literal(0), z.literal(1)]), level: name }),
  /** A match against the computer starts at once from a position that the player has laid out, in the first seat of it. */
  "bot:position": z.strictObject({ game: name, level: name, position: LaidPosition }),
  /** The game's guided match starts at once, or goes on where it was left. */
  "lesson:start": z.strictObject({ game: name }),
  /** Takes one's seat, or a place among those who watch, and asks for the present state; also after every reconnection. */
  "match:join": z.strictObject({ matchId: id }),
  /** The match's page was left while the line stays open: the player counts as absent from the table. */
  "match:leave": z.strictObject({ matchId: id }),
  "match:answer": z.strictObject({ matchId: id, decision: z.int().min(0), choice: z.array(z.int().min(0)).max(120) }),
  /** What has been chosen so far and not confirmed: the answer when time runs out, as far as it is legal. */
  "match:draft": z.strictObject({ matchId: id, decision: z.int().min(0), choice: z.array(z.int().min(0)).max(120) }),
  "match:concede": z.strictObject({ matchId: id }),
  /** Takes a match against the computer back to before an answer of one's own, which its row in the journal names. */
  "match:takeBack": z.strictObject({ matchId: id, row: z.int().min(0) }),
  /** What did this page not hear of a match against the computer? The server says it by `match:recalled`. */
  "match:recall": z.strictObject({ matchId: id }),
  /** What would the computer do? It says it by `match:advice`. */
  "match:advise": z.strictObject({ matchId: id, decision: z.int().min(0), besides: z.array(z.int().min(0)).max(30) }),
  /** `current`: with the decks that the players have chosen by now, if either of them asks for it. */
  "match:rematch": z.strictObject({ matchId: id, accept: z.boolean(), decks: z.enum(REMATCH_DECKS).optional() }),
  "match:react": z.strictObject({ matchId: id, reaction: z.enum(REACTIONS) }),
  /** Asks what was said at one's table, and whether anything may be. */
  "chat:open": z.strictObject({ matchId: id }),
  /** Wants to read and write messages, or none any more: at every table. */
  "chat:switch": z.strictObject({ matchId: id, on: z.boolean() }),
  "chat:say": z.strictObject({ matchId: id, words: legible.max(CHAT_WORDS_MAX) }),
} as const;
export type ClientMessage = keyof typeof clientMessages;
export type Payload<M extends ClientMessage> = z.infer<(typeof clientMessages)[M]>;

/** What guests may say: they meet nobody but the computer, and who sent them a link. */
export const FOR_GUESTS: Readonly<Record<ClientMessage, boolean>> = {
  "friend:ask": false,
  "friend:withdraw": false,
  "friend:answer": false,
  "friend:remove": false,
  "player:block": false,
  "player:unblock": false,
  "challenge:send": false,
  "challenge:withdraw": false,
  "challenge:answer": false,
  // Whoever has the link was asked by a player of the site.
  "challenge:take": true,
  "queue:join": false,
  "queue:leave": false,
  "players:watch": false,
  "players:leave": true,
  "bot:challenge": true,
  "bot:playOn": true,
  "bot:position": true,
  "lesson:start": true,
  "match:join": true,
  "match:leave": true,
  "match:answer": true,
  "match:draft": true,
  "match:concede": true,
  "match:takeBack": true,
  "match:recall": true,
  "match:advise": true,
  "match:rematch": true,
  "match:react": true,
  "chat:open": false,
  "chat:switch": false,
  "chat:say": false,
};

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
  "computer-deck",
  "against-people",
  "too-far-back",
  "rules-changed",
  "bad-position",
  "withdrawn",
  "frozen",
  "restarting",
  "account-needed",
  "you-blocked",
  "no-requests",
  "list-full",
  "no-challenges",
  "no-chat",
  "server-error",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** What a client message comes to: done, or refused, and why. */
export type Reply = { readonly ok: true } | { readonly ok: false; readonly code: RefusalCode };

export type PlayerStatus = "free" | "playing" | "queueing";
export interface OnlinePlayer {
  readonly id: string;
  readonly pseudo: string;
  readonly status: PlayerStatus;
}

/** Which of the players online: those whose pseudo has this in it, without regard to case; pages from 0. */
export type PlayersAsked = Payload<"players:watch">;

/** A page of the players online, in the order of their pseudos. */
export interface PlayersPage {
  readonly players: readonly OnlinePlayer[];
  /** How many were found, on all pages. */
  readonly total: number;
  /** How many are online at all. */
  readonly online: number;
}

/** What has changed in the page that this connection looks at. */
export interface PlayersChange extends Omit<PlayersPage, "players"> {
  /** New on the page, or doing something else. */
  readonly here: readonly OnlinePlayer[];
  /** Ids of those who are not on it any more. */
  readonly gone: readonly string[];
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
  /** Without an account: only the computer is there to play against. */
  readonly guest: boolean;
  readonly friends: readonly (PublicPlayer & { readonly online: boolean; readonly status: PlayerStatus | null })[];
  readonly requestsIn: readonly PublicPlayer[];
  readonly requestsOut: readonly PublicPlayer[];
  /** Of whom the player wants nothing. */
  readonly blocked: readonly PublicPlayer[];
  readonly challengesIn: readonly ChallengeView[];
  readonly challengeOut: ChallengeView | null;
  readonly queue: QueueView | null;
  /** The unfinished match to go back to; `opponent` is null against the computer. */
  readonly match: { readonly id: string; readonly opponent: string | null; readonly lesson: boolean } | null;
  /** The games that the site offers, in its order. */
  readonly games: readonly GameOffer[];
}

/** Where a player waits for an opponent. */
export interface QueueView {
  readonly game: string;
  readonly edition: string;
  /** Epoch milliseconds. */
  readonly since: number;
  /** How long it took lately; null before anybody was found. */
  readonly usualMs: number | null;
  /** Somebody waits for this player, who plays against the computer meanwhile. */
  readonly met: boolean;
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
  /** Whether it has a guided first match. */
  readonly lesson: boolean;
  /** Whether positions of it can be laid out. */
  readonly positions: boolean;
}

/** The present state of a match for one player, with what happened since the update before. */
export interface MatchUpdate<View = unknown, Option = unknown, Event = unknown, Face = unknown> {
  readonly matchId: string;
  /** The name of the game, whose own `view`, `decision`, `events` and `faces` are: the platform looks into none of them. */
  readonly game: string;
  /** Number of answers in the journal; grows by one with each. */
  readonly seq: number;
  /** One's own; of somebody who only watches, the side of the table that is shown nearer. */
  readonly seat: Seat;
  /** Told to somebody who only watches, later than to the players: the table as everybody sees it, or with the hand of the nearer player, who shows it. */
  readonly watched?: "table" | "hand";
  /** How many watch; absent where nobody does. */
  readonly spectators?: number;
  readonly view: View;
  readonly decision: Decision<Option> | null;
  readonly events: readonly Event[];
  /** Faces of cards named in view, decision or events that this connection has not been sent yet, in the player's language. */
  readonly faces: Readonly<Record<string, Face>>;
  readonly seats: readonly [SeatView, SeatView];
  /** A guided match. */
  readonly lesson?: boolean;
  /** It began from a given position, and so does a rematch. */
  readonly given?: boolean;
  /** What is to be done, where the match began from a position of which somebody said so. */
  readonly puzzle?: Puzzle;
  readonly clock: ClockView;
  readonly result: MatchResult | null;
  /** Hash of the server's seed, shown from the start so that the shuffle can be verified at the end. */
  readonly seedCommitment: string;
  /** A fault stopped the match for good; it counts for nobody. */
  readonly frozen?: boolean;
  /** The decisions of this seat that a match against the computer can be taken back to, by the rows of their answers. */
  readonly past?: readonly number[] | null;
}

/**
 * The same as a change of the update before, which this connection was sent; without names, for it is what travels most.
 * `after` is the mark of the update that it changes, its own is the next one. `patch` is of all but `seq` and `clock.now`, which change each time, and
 * `events` and `faces`, which are of each update alone.
 */
export type MatchPatch = readonly [
  after: number,
  seq: number,
  /** In milliseconds since the match began: `clock.now` without what is always the same of it. */
  now: number,
  patch: Patch,
  events: MatchUpdate["events"],
  faces?: MatchUpdate["faces"],
];

/** What was said at a table, and whether its reader may say something; nothing was said to who has switched it off. */
export interface ChatView {
  readonly matchId: string;
  readonly state: ChatState;
  readonly said: readonly Said[];
}

/** What the computer would answer to an open decision of a match against it. */
export interface Advice {
  readonly matchId: string;
  readonly decision: number;
  readonly choice: readonly number[];
}

/** What a seat has heard of a match against the computer, from its beginning on. */
export interface Recollection {
  readonly matchId: string;
  readonly heard: readonly Recalled[];
  /** Of cards that this connection has not been sent yet. */
  readonly faces: MatchUpdate["faces"];
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

/** Why a session has ended: with the account, by the administration, or by a log-out elsewhere. */
export const SESSION_ENDS = ["deleted", "suspended", "logged-out"] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

/** Server messages by name. */
export interface ServerMessages {
  players: (page: PlayersPage) => void;
  "players:changed": (change: PlayersChange) => void;
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
  /** The first of a match to a connection that comes to its table; what follows are patches. */
  "match:update": (update: MatchUpdate, mark: number) => void;
  "match:patch": (...patch: MatchPatch) => void;
  "match:reaction": (reaction: { readonly matchId: string; readonly seat: Seat; readonly reaction: (typeof REACTIONS)[number] }) => void;
  "match:recalled": (recollection: Recollection) => void;
  /** Something was said at the table, or may be said now or no more. */
  "match:chat": (chat: ChatView) => void;
  /** What the computer would do. */
  "match:advice": (advice: Advice) => void;
  /** Which build of the site the server is, first thing on a connection: a page of another one reloads when nothing is lost by it. */
  "site:build": (site: { readonly build: string }) => void;
  /** The server stops, and the next one is there in a moment. */
  "site:restarting": () => void;
  /** Go to the home page and say why. */
  "session:ended": (why: { readonly reason: SessionEnd }) => void;
}

/** 128 random bits that a browser adds to the shuffle, in hexadecimal digits. */
export const Nonce = z.string().regex(/^[0-9a-f]{32}$/);

export type ClientMessages = { readonly [M in ClientMessage]: (payload: Payload<M>, reply: (answer: Reply) => void) => void };
