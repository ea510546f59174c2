"use client";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Me, OnlinePlayer } from "@/realtime/protocol";
import { type Answered, type ConnectionStatus, connection, INITIAL, type Notice, type Snapshot } from "./connection";
import type { MatchRecord, Reaction } from "./record";

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

/** All that concerns the player of this page; null until the server has said it. */
export function useMe(): Me | null {
  return useSnapshot((snapshot) => snapshot.me);
}

/** The players online, in the server's order; empty until the server has said it. */
export function usePlayers(): readonly OnlinePlayer[] {
  return useSnapshot((snapshot) => snapshot.players);
}

/** Calls back for each notice. Give a stable function (`useCallback`). */
export function useNotices(listener: (notice: Notice) => void): void {
  useEffect(() => connection.onNotice(listener), [listener]);
}

/** Calls back when a match has begun for this player. Give a stable function (`useCallback`). */
export function useMatchFound(listener: (matchId: string) => void): void {
  useEffect(() => connection.onMatchFound(listener), [listener]);
}

export interface MatchLine {
  /** Null until the server has sent the match. The faces of its update are all that this page was ever sent of its game. */
  readonly record: MatchRecord | null;
  readonly status: ConnectionStatus;
  readonly latencyMs: number | null;
  /** Why the server did not let this player in (`not-found`, `not-yours`…). */
  readonly refused: Extract<Answered, { ok: false }> | null;
  readonly answer: (decision: number, choice: readonly number[]) => Promise<Answered>;
  /** Says what is chosen so far, so that it counts when time runs out. A line that breaks meanwhile is no matter: it is said again with the next one. */
  readonly draft: (decision: number, choice: readonly number[]) => void;
  readonly concede: () => Promise<Answered>;
  readonly rematch: (accept: boolean) => Promise<Answered>;
  readonly react: (reaction: Reaction) => Promise<Answered>;
}

/** Takes this player's seat in a match, again after every break of the line, and follows it. */
export function useMatch(matchId: string): MatchLine {
  const record = useSnapshot((snapshot) => snapshot.matches[matchId] ?? null);
  const { status, latencyMs, say } = useConnection();
  const [refused, setRefused] = useState<MatchLine["refused"]>(null);

  useEffect(() => {
    let here = true;
    const leave = connection.onConnected(() => {
      void say("match:join", { matchId }).then((answer) => {
        // A line that broke meanwhile is no refusal: the next connection asks again.
        if (here) setRefused(answer.ok || answer.code === "unreachable" ? null : answer);
      });
    });
    return () => {
      here = false;
      leave();
      // The line stays open for the other pages, so the table has to be told.
      void say("match:leave", { matchId });
    };
  }, [matchId, say]);

  const answer = useCallback(
    (decision: number, choice: readonly number[]) => say("match:answer", { matchId, decision, choice: [...choice] }),
    [matchId, say],
  );
  const draft = useCallback(
    (decision: number, choice: readonly number[]) => void say("match:draft", { matchId, decision, choice: [...choice] }),
    [matchId, say],
  );
  const concede = useCallback(() => say("match:concede", { matchId }), [matchId, say]);
  const rematch = useCallback((accept: boolean) => say("match:rematch", { matchId, accept }), [matchId, say]);
  const react = useCallback((reaction: Reaction) => say("match:react", { matchId, reaction }), [matchId, say]);

  return { record, status, latencyMs, refused, answer, draft, concede, rematch, react };
}
