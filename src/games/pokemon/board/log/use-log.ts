"use client";
import { useMemo } from "react";
import { useBoard } from "../board-context";
import { logOf, type TurnLog } from "../model/log";
import { useWords } from "../use-words";

/** All that has happened since this page was opened, the latest turn first. */
export function useLog(): readonly TurnLog[] {
  const { record, pseudo, faces } = useBoard();
  const words = useWords(faces, pseudo);
  return useMemo(() => logOf(record.history, words), [record.history, words]);
}
