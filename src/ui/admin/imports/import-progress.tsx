"use client";
import { useTranslations } from "next-intl";
import type { ImportStatus } from "@/admin/imports/schema";
import { Button } from "@/ui/shell";
import { ProgressBar } from "@/ui/shell/progress-bar";
import { useSourceName } from "./use-source-name";

/** How far the running import is; it goes on in the server when the page is left. */
export function ImportProgress({ status, busy, onCancel }: { status: ImportStatus; busy: boolean; onCancel: () => void }) {
  const t = useTranslations("admin.import");
  const sourceName = useSourceName();
  const { source, pseudo, set, setsDone, setsTotal, share, cards, playable, skipped } = status;
  return (
    <section className="panel grid gap-3 px-4 py-4 sm:px-6" aria-label={t("running.title")} data-testid="import-running">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="mr-auto text-[1.2rem]">{t("running.title")}</h2>
        <Button look="danger-quiet" icon="cross" busy={busy} onClick={onCancel}>
          {t("running.cancel")}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{t("running.from", { source: sourceName(source), pseudo })}</p>
      <ProgressBar
        label={t("running.title")}
        share={share}
        at={set === null ? t("running.preparing") : t("running.set", { name: set.name, number: setsDone + 1, total: setsTotal })}
      />
      <p className="text-sm text-ink-2 tabular-nums">{t("running.soFar", { cards, playable, skipped: skipped.count })}</p>
      <p className="text-sm text-ink-2">{t("running.leave")}</p>
    </section>
  );
}
