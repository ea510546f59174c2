"use client";
import { useCallback, useEffect, useState } from "react";
import { Notice } from "@/ui/shell";

export interface PassingNotice {
  readonly id: number;
  readonly text: string;
  readonly tone: "info" | "success";
}

const SHOWN_MS = 7_000;
let count = 0;

/** Sentences that pass: each stays seven seconds. */
export function usePassingNotices() {
  const [notices, setNotices] = useState<readonly PassingNotice[]>([]);
  const show = useCallback((text: string, tone: PassingNotice["tone"] = "info") => {
    count += 1;
    const notice = { id: count, text, tone };
    setNotices((before) => [...before.slice(-2), notice]);
  }, []);
  const dismiss = useCallback((id: number) => setNotices((before) => before.filter((notice) => notice.id !== id)), []);
  return { notices, show, dismiss };
}

export function PassingNotices({ notices, onDismiss }: { notices: readonly PassingNotice[]; onDismiss: (id: number) => void }) {
  return (
    <div
      className="pointer-events-none fixed bottom-4 left-1/2 z-40 grid w-[min(400px,calc(100vw-32px))] -translate-x-1/2 gap-2"
      aria-live="polite"
    >
      {notices.map((notice) => (
        <Passing key={notice.id} notice={notice} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function Passing({ notice, onDismiss }: { notice: PassingNotice; onDismiss: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(notice.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice.id, onDismiss]);
  return (
    <Notice tone={notice.tone} className="shadow-3">
      {notice.text}
    </Notice>
  );
}
