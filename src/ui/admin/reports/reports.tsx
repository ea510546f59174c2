"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { REPORT_STATES, type ReportPage, type ReportQuery, type ReportRow } from "@/admin/reports/schema";
import { Chip, EmptyState, Page, Segments, Wrap } from "@/ui/shell";
import { Turns } from "../page-turns";
import { SuspendDialog } from "../suspend-dialog";
import { useAdministrationHeader } from "../use-administration-header";
import { CloseReportDialog } from "./close-report-dialog";
import { Report } from "./report";

function addressOf(show: ReportQuery["show"], page: Readonly<Record<string, string>> = {}): string {
  return `/administration/signalements?${new URLSearchParams({ ...(show !== "open" && { show }), ...page })}`;
}

/** What players report of each other: the open ones first to be seen, to look into, to act upon and to close. */
export function Reports({ pseudo, list, show }: { pseudo: string; list: ReportPage; show: ReportQuery["show"] }) {
  const t = useTranslations("admin.reports");
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [closing, setClosing] = useState<ReportRow | null>(null);
  const [suspending, setSuspending] = useState<ReportRow["reported"]>(null);
  const finish = () => {
    setClosing(null);
    setSuspending(null);
    startTransition(() => router.refresh());
  };
  return (
    <Page header={useAdministrationHeader(pseudo)}>
      <Wrap className="grid content-start gap-[18px]">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="mr-auto max-sm:text-[2.1rem]">
            {t("title")} <Chip className="align-[.5em] tabular-nums">{t("open", { count: list.open })}</Chip>
          </h1>
          <Segments
            className="max-sm:w-full"
            label={t("show.label")}
            value={show}
            onChange={(shown) => startTransition(() => router.replace(addressOf(shown), { scroll: false }))}
            options={REPORT_STATES.map((value) => ({ value, label: t(`show.${value}`) }))}
          />
        </div>
        <section className="panel overflow-hidden" aria-label={t("title")} aria-busy={pending}>
          {list.reports.length === 0 ? (
            <EmptyState icon="check" title={t(`empty.${show}`)} />
          ) : (
            <ul>
              {list.reports.map((report) => (
                <Report
                  key={report.id}
                  report={report}
                  onClose={() => setClosing(report)}
                  onSuspend={() => setSuspending(report.reported)}
                />
              ))}
            </ul>
          )}
        </section>
        <Turns turns={list} address={(page) => addressOf(show, page)} words={{ previous: t("newer"), next: t("older") }} />
      </Wrap>
      {closing !== null && <CloseReportDialog report={closing} onClose={() => setClosing(null)} onDone={finish} />}
      {suspending !== null && <SuspendDialog player={suspending} onClose={() => setSuspending(null)} onDone={finish} />}
    </Page>
  );
}
