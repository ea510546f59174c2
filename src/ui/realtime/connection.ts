import { io, type Socket } from "socket.io-client";
import { changedPage } from "@/realtime/players-page";
import type {
  Advice,
  ChatView,
  ClientMessage,
  MatchUpdate,
  Me,
  Payload,
  PlayersPage,
  Reply,
  ServerMessages,
  SessionEnd,
} from "@/realtime/protocol";
import { PATCH_FORM, ToldMatches } from "@/realtime/told-matches";
import { beforeLogOut } from "@/ui/accounts/farewells";
import { homeAfter } from "./home-after";
import { type MatchRecord, recordReaction, recordRecalled, recordUpdate } from "./record";
import { noteShuffle } from "./shuffle-notes";

/**
 * - `connecting`: not yet connected since the page was opened
 * - `online`
 * - `offline`: the line dropped, or did not come about; the browser goes on trying for ever
 * - `crowded`: the same, since the player has as many pages open as one may have
 * - `ended`: the session is over, the browser is on its way to the home page
 */
export type ConnectionStatus = "connecting" | "online" | "offline" | "crowded" | "ended";

/** Whether a page has to do without its line: one that is still opening has not failed. */
export const isLost = (status: ConnectionStatus): status is "offline" | "crowded" => status === "offline" || status === "crowded";

/** The server's refusals, and the one that the browser finds itself: the message did not arrive, or no answer came back in time. */
export type Answered = Reply | { readonly ok: false; readonly code: "unreachable" };

/** An answer that changed nothing, and why. */
export type Refusal = Extract<Answered, { ok: false }>;

export type Notice = Parameters<ServerMessages["notice"]>[0];

/** Everything the server has told this page. A new object for each change, so that React sees it. */
export interface Snapshot {
  readonly status: ConnectionStatus;
  /** Round trip of the last answered message, in milliseconds; null before the first. */
  readonly latencyMs: number | null;
  readonly me: Me | null;
  /** The page of the players online that was asked for last. */
  readonly players: PlayersPage;
  /** Faces of cards by game and id. The server sends each face once a connection, so they are kept for all matches of a game together. */
  readonly faces: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly matches: Readonly<Record<string, MatchRecord>>;
  /** What is written at a table, by match. */
  readonly chats: Readonly<Record<string, ChatView>>;
  /** The build that this page should be of; null while it is. */
  readonly newer: string | null;
}

export const INITIAL: Snapshot = {
  status: "connecting",
  latencyMs: null,
  me: null,
  players: { players: [], total: 0, online: 0 },
  faces: {},
  matches: {},
  chats: {},
  newer: null,
};

const ANSWER_TIMEOUT_MS = 8_000;
const RETRY_MS = 1_500;
/** How long the line waits before it tries again: each time a bit longer, and hardly at all where the server said that it will be back at once. */
const PATIENCE = { reconnectionDelay: 250, reconnectionDelayMax: 2_000 };
const RESTART_MS = 250;
/**
 * How long a line may take to come about. Socket.IO's own twenty seconds are what a page waits whose line was taken by a process that hangs, or that ended
 * before it said a word: of such a close it takes no notice.
 */
const LINE_TIMEOUT_MS = 5_000;

/** Which payload belongs to which message is held by `say`; Socket.IO's own types cannot follow a generic name. */
type Spoken = { readonly [M in ClientMessage]: (payload: Payload<ClientMessage>, reply: (given: Reply) => void) => void };
type ClientSocket = Socket<ServerMessages, Spoken>;

/**
 * The one line between this page and the server. It opens at the first subscription, reconnects for ever, and folds what the server says into a snapshot.
 * Nothing is queued while the line is down: an answer to a decision that is gone must not arrive later.
 */
export class Connection {
  #snapshot = INITIAL;
  #socket: ClientSocket | undefined;
  /** The last update of each match as it came, which the next patch changes. */
  readonly #told = new ToldMatches();
  readonly #listeners = new Set<() => void>();
  readonly #notices = new Set<(notice: Notice) => void>();
  readonly #found = new Set<(matchId: string) => void>();
  /** Of which match that has begun was told last. */
  #foundLast: string | null = null;
  readonly #advised = new Set<(advice: Advice) => void>();
  readonly #connected = new Set<() => void>();
  #early: { readonly matchId: string; readonly answer: Promise<Answered> } | null = null;

  /**
   * @param open opens the socket (tests give one to a server of their own)
   * @param leave takes the page home: the session has ended
   * @param build names what this page was built from
   */
  constructor(
    private readonly open: () => ClientSocket,
    private readonly leave: (reason: SessionEnd) => void,
    private readonly build: () => string = () => "",
    private readonly note: (seedCommitment: string, nonce: string) => void = () => {},
  ) {}

  readonly snapshot = (): Snapshot => this.#snapshot;

  /** Opens the line before anybody subscribes to it, and takes a seat as soon as it stands. Whoever sits down there afterwards hears what came of it (`satEarly`). */
  sitEarly(matchId: string): void {
    // The page was quicker.
    if (this.#socket !== undefined) return;
    const stop = this.onConnected(() => {
      stop();
      this.#early = { matchId, answer: this.say("match:join", { matchId }) };
    });
  }

  /** What came of the seat that was taken early, once; null where none was, or the line broke since. */
  satEarly(matchId: string): Promise<Answered> | null {
    const early = this.#early;
    this.#early = null;
    return early?.matchId === matchId ? early.answer : null;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#start();
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sentences to show in passing: a challenge declined, a friend request answered. */
  onNotice(listener: (notice: Notice) => void): () => void {
    this.#notices.add(listener);
    return () => this.#notices.delete(listener);
  }

  /** A match has begun for this player. */
  onMatchFound(listener: (matchId: string) => void): () => void {
    this.#found.add(listener);
    return () => this.#found.delete(listener);
  }

  /** The computer says what it would do. */
  onAdvice(listener: (advice: Advice) => void): () => void {
    this.#advised.add(listener);
    return () => this.#advised.delete(listener);
  }

  /** Called now if the line is up, and at each later connection: what a page has to say again after a break belongs here. */
  onConnected(listener: () => void): () => void {
    this.#start();
    this.#connected.add(listener);
    if (this.#socket?.connected) listener();
    return () => this.#connected.delete(listener);
  }

  /** Says one message and waits for its answer. Never throws: a broken line is an answer too (`unreachable`). */
  async say<M extends ClientMessage>(message: M, payload: Payload<M>): Promise<Answered> {
    this.#start();
    const socket = this.#socket;
    if (!socket?.connected) return { ok: false, code: "unreachable" };
    const sent = performance.now();
    const name: ClientMessage = message;
    const answer = await new Promise<Answered>((resolve) => {
      // A line that breaks is an error at once, and not only when the time is up.
      socket.timeout(ANSWER_TIMEOUT_MS).emit(name, payload, (error, given) => resolve(error ? { ok: false, code: "unreachable" } : given));
    });
    if (answer.ok) this.#set({ latencyMs: Math.round(performance.now() - sent) });
    return answer;
  }

  /** The same, but a line that is still opening is waited for: what a player does at a page that was shown before it has one. */
  readonly sayOnceOpen: Connection["say"] = async (message, payload) => {
    await new Promise<void>((resolve) => {
      const look = () => {
        if (this.#snapshot.status === "connecting") return;
        stop();
        resolve();
      };
      const stop = this.subscribe(look);
      look();
    });
    return this.say(message, payload);
  };

  /** Hangs up for good, before the player logs out. */
  close(): void {
    this.#socket?.disconnect();
    this.#socket = undefined;
    this.#snapshot = INITIAL;
    this.#tell();
  }

  #start(): void {
    if (this.#socket !== undefined) return;
    const socket = this.open();
    this.#socket = socket;
    let restarting = false;
    const again = () => setTimeout(() => this.#socket === socket && socket.connect(), restarting ? RESTART_MS : RETRY_MS);

    socket.on("connect", () => {
      restarting = false;
      bePatient(socket, PATIENCE);
      this.#set({ status: "online" });
      for (const listener of this.#connected) listener();
    });
    socket.on("disconnect", (reason) => {
      this.#early = null;
      if (this.#snapshot.status === "ended") return;
      this.#set({ status: "offline" });
      // Socket.IO does not try again by itself when the server hung up (a restart, for instance).
      if (reason === "io server disconnect") again();
    });
    socket.on("connect_error", (error) => {
      if (error.message === "unauthorized") return this.#end(saidEnd(error));
      this.#set({ status: error.message === "too-many-connections" ? "crowded" : "offline" });
      // Nor when the server answered the handshake with an error.
      if (!socket.active) again();
    });
    socket.on("site:build", ({ build }) => this.#set({ newer: build === this.build() ? null : build }));
    socket.on("site:restarting", () => {
      restarting = true;
      bePatient(socket, { reconnectionDelay: RESTART_MS, reconnectionDelayMax: RESTART_MS });
    });
    socket.on("session:ended", ({ reason }) => this.#end(reason));
    socket.on("me", (me) => {
      const began = matchBegun(this.#snapshot.me, me);
      this.#set({ me });
      // It is said once that a match has begun. Whose line was broken just then learns it from this: the opponent sits there already.
      if (began !== null && began !== this.#foundLast) this.#find(began);
    });
    socket.on("players", (players) => this.#set({ players }));
    socket.on("players:changed", (change) => this.#set({ players: changedPage(this.#snapshot.players, change) }));
    socket.on("notice", (notice) => {
      for (const listener of this.#notices) listener(notice);
    });
    // This browser's part of the shuffle, so that the server alone does not choose it.
    socket.on("match:shuffle", ({ seedCommitment }, reply) => {
      const nonce = randomNonce();
      reply(nonce);
      this.note(seedCommitment, nonce);
    });
    socket.on("match:found", ({ matchId }) => this.#find(matchId));
    socket.on("match:advice", (advice) => {
      for (const listener of this.#advised) listener(advice);
    });
    socket.on("match:update", (update, mark) => this.#fold(this.#told.whole(update, mark)));
    socket.on("match:patch", (...patch) => {
      const update = this.#told.patched(patch, (matchId) => void this.say("match:join", { matchId }));
      if (update) this.#fold(update);
    });
    socket.on("match:recalled", ({ matchId, heard, faces }) => {
      const record = this.#snapshot.matches[matchId];
      if (record === undefined) return;
      const known = this.#learn(record.update.game, faces);
      const recalled = recordRecalled({ ...record, update: { ...record.update, faces: known } }, heard);
      this.#set({ matches: { ...this.#snapshot.matches, [matchId]: recalled } });
    });
    socket.on("match:chat", (chat) => this.#set({ chats: { ...this.#snapshot.chats, [chat.matchId]: chat } }));
    socket.on("match:reaction", ({ matchId, seat, reaction }) => {
      const record = this.#snapshot.matches[matchId];
      if (record === undefined) return;
      this.#set({ matches: { ...this.#snapshot.matches, [matchId]: recordReaction(record, { seat, reaction, at: Date.now() }) } });
    });
  }

  #find(matchId: string): void {
    this.#foundLast = matchId;
    for (const listener of this.#found) listener(matchId);
  }

  #fold(update: MatchUpdate): void {
    const { matches } = this.#snapshot;
    const { game, matchId } = update;
    const faces = this.#learn(game, update.faces);
    this.#set({ matches: { ...matches, [matchId]: recordUpdate(matches[matchId], { ...update, faces }, Date.now()) } });
  }

  /** Keeps faces of a game. @returns all that are known of it, the same object where there is nothing new */
  #learn(game: string, faces: MatchUpdate["faces"]): MatchUpdate["faces"] {
    const before = this.#snapshot.faces[game];
    if (before && Object.keys(faces).length === 0) return before;
    const known = { ...before, ...faces };
    this.#snapshot = { ...this.#snapshot, faces: { ...this.#snapshot.faces, [game]: known } };
    return known;
  }

  #end(reason: SessionEnd): void {
    if (this.#snapshot.status === "ended") return;
    this.#set({ status: "ended" });
    this.#socket?.disconnect();
    this.leave(reason);
  }

  #set(change: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The match that has begun for a player who had waited for one. */
function matchBegun(before: Me | null, { match }: Me): string | null {
  const hasWaited = before !== null && (before.queue !== null || before.challengeOut !== null || before.challengesIn.length > 0);
  return hasWaited && match !== null && match.id !== before.match?.id ? match.id : null;
}

const ENDS: readonly SessionEnd[] = ["deleted", "suspended", "logged-out"];

/** Why the session of a page has ended that was away meanwhile. A server of an older build does not say it. */
function saidEnd(error: Error & { readonly data?: { readonly reason?: unknown } }): SessionEnd {
  return ENDS.find((end) => end === error.data?.reason) ?? "logged-out";
}

function bePatient({ io }: ClientSocket, { reconnectionDelay, reconnectionDelayMax }: typeof PATIENCE): void {
  io.reconnectionDelay(reconnectionDelay);
  io.reconnectionDelayMax(reconnectionDelayMax);
}

/** As the protocol's `Nonce` has it. */
function randomNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** This page's connection. */
export const connection = new Connection(
  // By the page's own request the log finds what was said on its behalf.
  () =>
    io({
      transports: ["websocket"],
      ...PATIENCE,
      timeout: LINE_TIMEOUT_MS,
      auth: { pageId: document.documentElement.dataset.request, patches: PATCH_FORM },
    }),
  (reason) => window.location.assign(homeAfter(reason, window.location.pathname + window.location.search)),
  () => document.documentElement.dataset.build ?? "",
  noteShuffle,
);

// What ends the line then is no news to the page.
beforeLogOut(() => connection.close());
