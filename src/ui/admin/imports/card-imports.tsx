"use client";
import { useTranslations } from "next-intl";
import type { ImportOverview } from "@/admin/imports/schema";
import { FieldError, Page, Wrap } from "@/ui/shell";
import { useRefusalText } from "../../use-asking";
import { useAdministrationHeader } from "../use-administration-header";
import { CardReadings } from "./card-readings";
import { ImportForm } from "./import-form";
import { ImportProgress } from "./import-progress";
import { ImportSummary } from "./import-summary";
import { useImports } from "./use-imports";

/** Brings cards in: what from, how far it is, and what came of it; and reads again what is in. */
export function CardImports({ pseudo, overview: first }: { pseudo: string; overview: ImportOverview }) {
  const t = useTranslations("admin.import");
  const refusalText = useRefusalText();
  const { overview, refusal, busy, start, cancel, readAgain } = useImports(first);
  const { status, reading, sources } = overview;
  const running = status?.state === "running";
  const idle = !running && reading?.state !== "running";
  return (
    <Page header={useAdministrationHeader(pseudo)}>
      <Wrap className="grid grid-cols-[minmax(0,1fr)] content-start gap-[18px]">
        <h1 className="max-sm:text-[2.1rem]">{t("title")}</h1>
        {refusal !== null && <FieldError role="alert">{refusalText(refusal)}</FieldError>}
        {status !== null && running && <ImportProgress status={status} busy={busy} onCancel={cancel} />}
        {status !== null && !running && <ImportSummary status={status} />}
        {idle && <ImportForm sources={sources} busy={busy} onStart={start} />}
        <CardReadings status={reading} idle={idle} busy={busy} onStart={readAgain} onCancel={cancel} />
      </Wrap>
    </Page>
  );
}
