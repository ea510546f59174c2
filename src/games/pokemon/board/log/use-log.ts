"use client";
import { useTranslations } from "next-intl";
import { createElement, useMemo } from "react";
import type { CardFace } from "@/games/pokemon/cards/face";
import type { Seat } from "@/kernel/game";
import type { TurnLog } from "@/ui/match/log/log";
import { logOf } from "../model/log";
import { ruleOfLine } from "../model/log-rules";
import type { MatchRecord } from "../record";
import { useWords } from "../use-words";

/** All that has happened since this page was opened, the latest turn first. */
export function useLog(
  history: MatchRecord["history"],
  faces: Readonly<Record<string, CardFace>>,
  pseudo: (seat: Seat) => string,
): readonly TurnLog[] {
  const words = useWords(faces, pseudo);
  const t = useTranslations("log.lines");
  return useMemo(
    () =>
      logOf(history, words).map((turn) => ({
        ...turn,
        lines: turn.lines.map((line) => ({
          ...line,
          rule: ruleOfLine(line.key),
          words: t.rich(line.key, { ...line.values, b: (chunks) => createElement("b", null, chunks) }),
        })),
      })),
    [history, words, t],
  );
}
