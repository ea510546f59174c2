"use client";
import { useTranslations } from "next-intl";
import type { ReportClosing, ReportRow } from "@/admin/reports/schema";
import { withJson } from "@/ui/ask";
import { Button, Dialog, Field, FieldError } from "@/ui/shell";
import { useAsking } from "@/ui/use-asking";
import { useReason } from "../use-reason";

/** Asks what came of a report before it is closed. */
export function CloseReportDialog({ report, onClose, onDone }: { report: ReportRow; onClose: () => void; onDone: () => void }) {
  const t = useTranslations("admin.reports.closing");
  const { reason: note, asked, field } = useReason(t("noteMissing"));
  const { busy, refusal, send } = useAsking();
  const close = async () => {
    if (asked() && (await send(`/api/admin/reports/${report.id}`, withJson("PUT", { note } satisfies ReportClosing))).ok) onDone();
  };
  return (
    <Dialog
      title={t("title")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button look="sun" icon="check" busy={busy} onClick={close}>
            {t("close")}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">{t("text")}</p>
      <Field label={t("note")} {...field} />
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}
