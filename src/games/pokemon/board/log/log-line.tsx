"use client";
import { useTranslations } from "next-intl";
import { spell } from "@/ui/match/clock";
import type { Line } from "../model/log";

/** One line of the log; `timed` says when. */
export function LogLine({ line, timed = false }: { line: Line; timed?: boolean }) {
  return (
    <li data-big={line.big || undefined}>
      {timed && <time>{spell(Math.floor(line.after / 1000))}</time>}
      <LogSentence line={line} />
    </li>
  );
}

export function LogSentence({ line }: { line: Line }) {
  const t = useTranslations("log");
  return t.rich(`lines.${line.key}`, { ...line.values, b: (chunks) => <b>{chunks}</b> });
}
