"use client";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { MatchUpdate, Me, PlayersAsked, PlayersPage, RematchDecks } from "@/realtime/protocol";
import { type Answered, type ConnectionStatus, connection, INITIAL, type Notice, type Snapshot } from "./connection";
import { type MatchRecord, type Reaction, recordUpdate } from "./record";
import { sitAgainMs } from "./sit-again";

const { sayOnceOpen } = connection;

function useSnapshot<T>(part: (snapshot: Snapshot) => T): T {
  return useSyncExternalStore(
    connection.subscribe,
    () => part(connection.snapshot()),
    () => part(INITIAL),
  );
}

/** The state of the line, and `say` to speak on it: `const answer = await say("queue:leave", {})`. */
export function useConnection(): {
  readonly status: ConnectionStatus;
  readonly latencyMs: number | null;
  readonly say: typeof connection.say;
} {
  const status = useSnapshot((snapshot) => snapshot.status);
  const latencyMs = useSnapshot((snapshot) => snapshot.latencyMs);
  const say = useMemo(() => connection.say.bind(connection) as typeof connection.say, []);
  return { status, latencyMs, say };
}

const RENEWED = "openpokemon.renewed";

/**
 * Reloads a page that an older build of the site made, once for each newer one, when nothing is lost by it.
 * @param busy what the player is at: the page waits until it is something else, or null for nothing
 */
export function useRenewal(busy: unknown): void {
  const newer = useSnapshot((snapshot) => snapshot.newer);
  const begun = useRef<{ readonly busy: unknown } | null>(null);
  useEffect(() => {
    if (newer === null) return;
    begun.current ??= { busy };
    if (busy !== null && busy === begun.current.busy) return;
    // Where processes of two builds stand behind one address, the page made anew may be of the older one again.
    if (sessionStorage.getItem(RENEWED) === newer) return;
    sessionStorage.setItem(RENEWED, newer);
    window.location.reload();
  }, [newer, busy]);
}

/** All that concerns the player of this page; null until the server has said it. */
export function useMe(): Me | null {
  return useSnapshot((snapshot) => snapshot.me);
}

/** A page of the players online whose pseudo has this in it, live; of what was asked before until the server has answered. */
export function usePlayers({ name, page }: PlayersAsked): PlayersPage {
  const { say } = useConnection();
  useEffect(() => {
    // A letter that another follows at once is not looked for.
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = connection.onConnected(() => void say("players:watch", { name, page }));
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [name, page, say]);
  useEffect(() => () => void say("players:leave", {}), [say]);
  return useSnapshot((snapshot) => snapshot.players);
}

const TYPING_MS = 150;

/** Calls back for each notice. Give a stable function (`useCallback`). */
export function useNotices(listener: (notice: Notice) => void): void {
  useEffect(() => connection.onNotice(listener), [listener]);
}

/** Calls back when a match has begun for this player. Give a stable function (`useCallback`). */
export function useMatchFound(listener: (matchId: string) => void): void {
  useEffect(() => connection.onMatchFound(listener), [listener]);
}

export interface MatchLine {
  /** Null until the page or its line has brought the match. The faces of its update are all that this page was ever sent of its game. */
  readonly record: MatchRecord | null;
  /** Of the line; `connecting` until it has told of the match. */
  readonly status: ConnectionStatus;
  readonly latencyMs: number | null;
  /** Why the server did not let this player in (`not-found`, `not-yours`…). */
  readonly refused: Extract<Answered, { ok: false }> | null;
  readonly answer: (decision: number, choice: readonly number[]) => Promise<Answered>;
  /** Says what is chosen so far, so that it counts when time runs out. A line that breaks meanwhile is no matter: it is said again with the next one. */
  readonly draft: (decision: number, choice: readonly number[]) => void;
  readonly concede: () => Promise<Answered>;
  readonly rematch: (accept: boolean, decks?: RematchDecks) => Promise<Answered>;
  readonly react: (reaction: Reaction) => Promise<Answered>;
}

/**
 * Takes this player's seat in a match, again after every break of the line, and follows it.
 * @param first how the match stood when the page was made, until the line has said it
 */
export function useMatch(matchId: string, first: MatchUpdate | null): MatchLine {
  // The address may name anything: "constructor", say.
  const heard = useSnapshot(({ matches }) => (Object.hasOwn(matches, matchId) && matches[matchId]) || null);
  const record = useMemo(() => heard ?? (first && recordUpdate(undefined, first, first.clock.now)), [heard, first]);
  const { status, latencyMs, say } = useConnection();
  const [refused, setRefused] = useState<MatchLine["refused"]>(null);

  useEffect(() => {
    let here = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const sit = async () => {
      clearTimeout(again);
      const answer = await (connection.satEarly(matchId) ?? say("match:join", { matchId }));
      if (!here) return;
      const againMs = answer.ok ? null : sitAgainMs(answer.code);
      if (againMs !== null) again = setTimeout(sit, againMs);
      setRefused(answer.ok || answer.code === "unreachable" ? null : answer);
    };
    const leave = connection.onConnected(() => void sit());
    return () => {
      here = false;
      clearTimeout(again);
      leave();
      // The line stays open for the other pages, so the table has to be told.
      void say("match:leave", { matchId });
    };
  }, [matchId, say]);

  const answer = useCallback(
    (decision: number, choice: readonly number[]) => sayOnceOpen("match:answer", { matchId, decision, choice: [...choice] }),
    [matchId],
  );
  const draft = useCallback(
    (decision: number, choice: readonly number[]) => void sayOnceOpen("match:draft", { matchId, decision, choice: [...choice] }),
    [matchId],
  );
  const concede = useCallback(() => sayOnceOpen("match:concede", { matchId }), [matchId]);
  const rematch = useCallback(
    (accept: boolean, decks?: RematchDecks) => sayOnceOpen("match:rematch", { matchId, accept, decks }),
    [matchId],
  );
  const react = useCallback((reaction: Reaction) => sayOnceOpen("match:react", { matchId, reaction }), [matchId]);

  return {
    record,
    status: heard === null && status === "online" ? "connecting" : status,
    latencyMs,
    refused,
    answer,
    draft,
    concede,
    rematch,
    react,
  };
}

/** What is written at a table: asked for by `open`, switched on and off for oneself, and added to. */
export function useChat(matchId: string) {
  const chat = useSnapshot(({ chats }) => (Object.hasOwn(chats, matchId) && chats[matchId]) || null);
  const open = useCallback(() => sayOnceOpen("chat:open", { matchId }), [matchId]);
  const turn = useCallback((on: boolean) => sayOnceOpen("chat:switch", { matchId, on }), [matchId]);
  const send = useCallback((words: string) => sayOnceOpen("chat:say", { matchId, words }), [matchId]);
  return { chat, open, turn, send };
}
