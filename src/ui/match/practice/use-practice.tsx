"use client";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { Decision } from "@/kernel/game";
import type { Advice, MatchUpdate } from "@/realtime/protocol";
import { type ConnectionStatus, connection, useConnection } from "@/ui/realtime";
import { useRefusalWords } from "@/ui/use-refusal-words";
import type { TurnLog } from "../log/log";
import { isTyping } from "../use-keys";
import { AdvicePanel } from "./advice-panel";
import { pastDeeds } from "./past";
import { PastPanel } from "./past-panel";

/** An answer in words: the deed, and why where that can be told. */
export interface SaidAnswer {
  readonly deed: string;
  readonly why: string | null;
}

/** What lies open beside the margin: what can be taken back, or what the computer would do. */
export type PracticePanel = "past" | "advice";

/** What the table of a game lends to practice. */
export interface Practised {
  readonly update: MatchUpdate;
  readonly history: readonly { readonly index: number; readonly row?: number | undefined }[];
  readonly log: readonly TurnLog[];
  /** Of the line to this match. */
  readonly status: ConnectionStatus;
  /** The turn that runs. */
  readonly turn: number;
  readonly decision: Decision<unknown> | null;
  /** What a choice means. */
  readonly say: (choice: readonly number[]) => SaidAnswer;
  readonly open: PracticePanel | null;
  /** A stable function (`useCallback`). */
  readonly onOpen: (panel: PracticePanel | null) => void;
}

/** What can be done in a match against the computer beside playing it. */
export interface PracticeTools {
  readonly open: PracticePanel | null;
  readonly toggle: (what: PracticePanel) => void;
  readonly canTakeBack: boolean;
  readonly canAsk: boolean;
  readonly panel: ReactNode;
}

/** Taking back and asking the computer; null where people play each other. */
export function usePractice({ status, update, history, log, turn, decision, say: words, open, onOpen }: Practised): PracticeTools | null {
  const { say } = useConnection();
  const refusalWords = useRefusalWords();
  const [advice, setAdvice] = useState<Advice | null>(null);
  const [besides, setBesides] = useState<readonly number[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const { matchId } = update;
  const past = update.past ?? null;
  const deeds = useMemo(() => (past === null ? [] : pastDeeds(past, history, log)), [past, history, log]);
  const online = status === "online";
  const unheard = useMemo(() => {
    const heard = new Set(history.map(({ row }) => row));
    return past !== null && (history.length === 0 || past.some((row) => !heard.has(row)));
  }, [past, history]);
  // A page that came when the match had begun, was opened anew, or missed something, is told how it began and what came of each deed.
  useEffect(() => {
    if (online && unheard) void say("match:recall", { matchId });
  }, [online, unheard, matchId, say]);
  const last = online ? past?.at(-1) : undefined;
  const asked = decision?.id ?? null;
  useEffect(() => connection.onAdvice((given) => given.matchId === matchId && setAdvice(given)), [matchId]);

  const close = useCallback(() => onOpen(null), [onOpen]);
  const takeBack = useCallback(
    async (row: number) => {
      setFault(null);
      const answer = await say("match:takeBack", { matchId, row });
      // What was taken back is to be done otherwise, at the table below the panel.
      if (answer.ok) close();
      else setFault(refusalWords(answer));
    },
    [matchId, say, refusalWords, close],
  );
  const ask = async (without: readonly number[]) => {
    if (asked === null) return;
    setFault(null);
    setAdvice(null);
    setBesides(without);
    const answer = await say("match:advise", { matchId, decision: asked, besides: [...without] });
    if (!answer.ok) setFault(refusalWords(answer));
  };
  useEffect(() => {
    if (last === undefined) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "z" || event.repeat || isTyping(event)) return;
      event.preventDefault();
      void takeBack(last);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [last, takeBack]);
  if (past === null) return null;

  const current = advice !== null && advice.decision === asked ? advice : null;
  const play = async ({ decision: id, choice }: Advice) => {
    close();
    const answer = await say("match:answer", { matchId, decision: id, choice: [...choice] });
    if (!answer.ok) setFault(refusalWords(answer));
  };
  const [only] = current?.choice ?? [];
  const another = decision !== null && decision.kind === "main" && only !== undefined && besides.length + 1 < decision.options.length;
  const panel =
    open === "past" ? (
      <PastPanel deeds={deeds} turn={turn} fault={fault} onTakeBack={(row) => void takeBack(row)} onClose={close} />
    ) : open === "advice" && asked !== null ? (
      <AdvicePanel
        said={current && words(current.choice)}
        fault={fault}
        onPlay={() => current && void play(current)}
        onAnother={another ? () => void ask([...besides, only]) : null}
        onClose={close}
      />
    ) : (
      fault !== null && (
        <p className="past past--fault" role="alert">
          {fault}
        </p>
      )
    );
  return {
    open,
    toggle: (what) => {
      setFault(null);
      onOpen(open === what ? null : what);
      if (what === "advice" && open !== what) void ask([]);
    },
    canTakeBack: last !== undefined,
    canAsk: online && asked !== null,
    panel,
  };
}
