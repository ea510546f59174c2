"use client";
import { useEffect, useState } from "react";

/** How long nothing has to be done before somebody may be at a loss. */
const IDLE_MS = 8_000;

/** Whether nothing was pressed for a while since `about` became what it is; never while it is null. */
export function useIdle(about: number | null): boolean {
  const [idle, setIdle] = useState<number | null>(null);
  useEffect(() => {
    if (about === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(about), IDLE_MS);
    };
    again();
    window.addEventListener("pointerdown", again);
    window.addEventListener("keydown", again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerdown", again);
      window.removeEventListener("keydown", again);
    };
  }, [about]);
  return about !== null && idle === about;
}
