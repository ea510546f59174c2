"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { ImportStatus } from "@/admin/imports/schema";
import { Notice } from "@/ui/shell";
import { useSourceName } from "./use-source-name";

const TONES = { done: "success", cancelled: "warning", failed: "danger" } as const;

/** What came of the last import. */
export function ImportSummary({ status }: { status: ImportStatus }) {
  const t = useTranslations("admin.import");
  const sourceName = useSourceName();
  const format = useFormatter();
  const { state, source, setsDone, setsTotal, cards, playable, written, skipped, unplayable, fault } = status;
  if (state === "running") return null;
  const numbers = { cards, playable, unplayable: unplayable.length, written, skipped: skipped.length };
  return (
    <section className="panel grid gap-4 px-4 py-4 sm:px-6" aria-label={t("summary.title")} data-testid="import-summary" data-state={state}>
      <h2 className="text-[1.2rem]">{t("summary.title")}</h2>
      <Notice tone={TONES[state]}>
        {t(`summary.${state}`, { source: sourceName(source), done: setsDone, total: setsTotal })}{" "}
        {fault !== null && t(`faults.${fault.code}`, { subject: fault.subject })}
      </Notice>
      <dl className="grid grid-cols-2 gap-2.5 sm:grid-cols-5">
        {(["cards", "playable", "unplayable", "written", "skipped"] as const).map((number) => (
          <div key={number} className="flex flex-col-reverse rounded-md bg-paper-2 px-3.5 py-2.5">
            <dt className="text-xs leading-snug text-ink-2">{t(`summary.numbers.${number}`)}</dt>
            <dd className="font-display text-[1.5rem] leading-tight font-bold tabular-nums" data-number={number}>
              {format.number(numbers[number])}
            </dd>
          </div>
        ))}
      </dl>
      <Reasons title={t("summary.unplayable", { count: unplayable.length })} list={unplayable} inEnglish />
      <Reasons
        title={t("summary.skipped", { count: skipped.length })}
        list={skipped.map(({ id, code, subject }) => ({ id, reason: t(`leftOut.${code}`, { subject }) }))}
      />
    </section>
  );
}

interface ReasonsProps {
  readonly title: string;
  readonly list: readonly { readonly id: string; readonly reason: string }[];
  /** The reasons are sentences of cards, which stay as the source has them. */
  readonly inEnglish?: boolean;
}

/** Cards by id, each with what stopped it. */
function Reasons({ title, list, inEnglish = false }: ReasonsProps) {
  if (list.length === 0) return null;
  return (
    <details className="rounded-md border border-line">
      <summary className="cursor-pointer px-3.5 py-2.5 font-semibold">{title}</summary>
      <ul className="max-h-80 overflow-y-auto border-t border-line text-sm">
        {list.map(({ id, reason }) => (
          <li key={`${id} ${reason}`} className="flex gap-3 border-b border-line px-3.5 py-1.5 last:border-0 max-sm:flex-col max-sm:gap-0">
            <b className="w-28 shrink-0 tabular-nums">{id}</b>
            <span lang={inEnglish ? "en" : undefined}>{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
