"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { REPORT_NOTE_MAX, type ReportClosing, type ReportRow } from "@/admin/reports/schema";
import { withJson } from "@/ui/ask";
import { Button, Dialog, Field, FieldError } from "@/ui/shell";
import { useAsking } from "@/ui/use-asking";

/** Asks what came of a report before it is closed. */
export function CloseReportDialog({ report, onClose, onDone }: { report: ReportRow; onClose: () => void; onDone: () => void }) {
  const t = useTranslations("admin.reports.closing");
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const { busy, refusal, send } = useAsking();
  const missing = note.trim() === "";
  const close = async () => {
    setTried(true);
    if (missing) return;
    if ((await send(`/api/admin/reports/${report.id}`, withJson("PUT", { note } satisfies ReportClosing))).ok) onDone();
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
      <Field
        label={t("note")}
        value={note}
        maxLength={REPORT_NOTE_MAX}
        onChange={(event) => setNote(event.target.value)}
        error={tried && missing ? t("noteMissing") : undefined}
      />
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}
