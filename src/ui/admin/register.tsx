"use client";
import { useRouter } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import { useTransition } from "react";
import type { AuditPage } from "@/admin/schema";
import { EmptyState, Page, SearchField, Wrap } from "@/ui/shell";
import { Turns } from "./page-turns";
import { useAdministrationHeader } from "./use-administration-header";
import { useTypedSearch } from "./use-typed-search";

function addressOf(search: string, page: Readonly<Record<string, string>> = {}): string {
  return `/administration/registre?${new URLSearchParams({ ...(search !== "" && { search }), ...page })}`;
}

const HEAD = "bg-paper-2 px-2.5 py-3 text-left text-xs font-semibold whitespace-nowrap text-ink-2 sm:px-4";
const CELL = "border-t border-line px-2.5 py-2.5 sm:px-4";

/** All that administrators did, the latest first. Nobody changes it. */
export function Register({ pseudo, audit, search }: { pseudo: string; audit: AuditPage; search: string }) {
  const t = useTranslations("admin.register");
  const lengths = useTranslations("admin.suspension");
  const format = useFormatter();
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [typed, setTyped, box] = useTypedSearch(search, (text) =>
    startTransition(() => router.replace(addressOf(text), { scroll: false })),
  );
  const { entries } = audit;
  return (
    <Page header={useAdministrationHeader(pseudo)}>
      <Wrap className="grid content-start gap-[18px]">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="mr-auto max-sm:text-[2.1rem]">{t("title")}</h1>
          <SearchField
            ref={box}
            className="min-w-0 flex-[1_1_260px] sm:max-w-[380px]"
            label={t("search")}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <section className="panel overflow-hidden" aria-label={t("title")} aria-busy={pending}>
          {entries.length === 0 ? (
            <EmptyState icon="log" title={t("empty")} />
          ) : (
            <div className="overflow-x-auto">
              <table className="w-full border-collapse text-[.95rem]">
                <thead>
                  <tr>
                    {(["when", "who", "deed", "whom", "reason"] as const).map((column) => (
                      <th key={column} scope="col" className={HEAD}>
                        {t(`columns.${column}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {entries.map(({ id, actorPseudo, action, subjectPseudo, reason, days, createdAt }) => (
                    <tr key={id}>
                      <td className={`${CELL} whitespace-nowrap text-ink-2 tabular-nums`}>
                        <time dateTime={createdAt}>
                          {format.dateTime(new Date(createdAt), { dateStyle: "medium", timeStyle: "short" })}
                        </time>
                      </td>
                      <th scope="row" className={`${CELL} text-left font-display font-bold`}>
                        {actorPseudo}
                      </th>
                      <td className={CELL}>
                        {t(`deeds.${action}`)}
                        {days !== null && <small className="block text-ink-2">{lengths("days", { days })}</small>}
                      </td>
                      <td className={CELL}>{subjectPseudo ?? "–"}</td>
                      <td className={`${CELL} text-ink-2 wrap-anywhere`}>{reason ?? "–"}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </section>
        <Turns turns={audit} address={(page) => addressOf(search, page)} words={{ previous: t("newer"), next: t("older") }} />
      </Wrap>
    </Page>
  );
}
