"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/ui/shell";
import { spell } from "../clock";
import type { Line } from "./log";

/** One line of the log; `timed` says when, `ruled` leads to its rule. */
export function LogLine({ line, timed = false, ruled = false }: { line: Line; timed?: boolean; ruled?: boolean }) {
  const t = useTranslations("log");
  return (
    <li data-big={line.big || undefined}>
      {timed && <time>{spell(Math.floor(line.after / 1000))}</time>}
      {line.words}
      {ruled && line.rule !== undefined && (
        <a className="log__rule" href={line.rule} target="_blank" rel="noreferrer" aria-label={t("rule")} title={t("rule")}>
          <Icon name="book" />
        </a>
      )}
    </li>
  );
}
