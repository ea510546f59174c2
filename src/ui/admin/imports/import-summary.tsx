"use client";
import { useTranslations } from "next-intl";
import type { ImportStatus } from "@/admin/imports/schema";
import { Notice } from "@/ui/shell";
import { Figures } from "./figures";
import { Reasons } from "./reasons";
import { useSourceName } from "./use-source-name";

const TONES = { done: "success", cancelled: "warning", failed: "danger", interrupted: "warning" } as const;

/** What came of the last import. */
export function ImportSummary({ status }: { status: ImportStatus }) {
  const t = useTranslations("admin.import");
  const sourceName = useSourceName();
  const { state, source, setsDone, setsTotal, cards, playable, written, skipped, unplayable, fault } = status;
  if (state === "running") return null;
  const numbers = { cards, playable, unplayable: unplayable.count, written, skipped: skipped.count };
  return (
    <section className="panel grid gap-4 px-4 py-4 sm:px-6" aria-label={t("summary.title")} data-testid="import-summary" data-state={state}>
      <h2 className="text-[1.2rem]">{t("summary.title")}</h2>
      <Notice tone={TONES[state]}>
        {t(`summary.${state}`, { source: sourceName(source), done: setsDone, total: setsTotal })}{" "}
        {fault !== null && t(`faults.${fault.code}`, { subject: fault.subject })}
      </Notice>
      <Figures
        list={(["cards", "playable", "unplayable", "written", "skipped"] as const).map((name) => ({
          name,
          label: t(`summary.numbers.${name}`),
          value: numbers[name],
        }))}
      />
      <Reasons title={t("summary.unplayable", { count: unplayable.count })} count={unplayable.count} list={unplayable.first} inEnglish />
      <Reasons
        title={t("summary.skipped", { count: skipped.count })}
        count={skipped.count}
        list={skipped.first.map(({ id, code, subject }) => ({ id, reason: t(`leftOut.${code}`, { subject }) }))}
      />
    </section>
  );
}
