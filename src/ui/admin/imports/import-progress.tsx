"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { ImportStatus } from "@/admin/imports/schema";
import { Button } from "@/ui/shell";
import { useSourceName } from "./use-source-name";

/** How far the running import is; it goes on in the server when the page is left. */
export function ImportProgress({ status, busy, onCancel }: { status: ImportStatus; busy: boolean; onCancel: () => void }) {
  const t = useTranslations("admin.import");
  const sourceName = useSourceName();
  const format = useFormatter();
  const { source, pseudo, set, setsDone, setsTotal, share, cards, playable, skipped } = status;
  const percent = Math.round(share * 100);
  return (
    <section className="panel grid gap-3 px-4 py-4 sm:px-6" aria-label={t("running.title")} data-testid="import-running">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="mr-auto text-[1.2rem]">{t("running.title")}</h2>
        <Button look="danger-quiet" icon="cross" busy={busy} onClick={onCancel}>
          {t("running.cancel")}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{t("running.from", { source: sourceName(source), pseudo })}</p>
      <div
        role="progressbar"
        aria-label={t("running.title")}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-4 overflow-hidden rounded-pill bg-paper-2"
      >
        <span className="block h-full rounded-pill bg-lagoon transition-[width] duration-500" style={{ width: `${percent}%` }} />
      </div>
      <p role="status" className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <b>{set === null ? t("running.preparing") : t("running.set", { name: set.name, number: setsDone + 1, total: setsTotal })}</b>
        <span>{format.number(share, { style: "percent" })}</span>
      </p>
      <p className="text-sm text-ink-2 tabular-nums">{t("running.soFar", { cards, playable, skipped: skipped.length })}</p>
      <p className="text-sm text-ink-2">{t("running.leave")}</p>
    </section>
  );
}
