"use client";
import { useFormatter, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { OwnReport } from "@/admin/reports/report";
import type { Locale } from "@/i18n/locales";
import { connection } from "@/ui/realtime";
import { Button, FieldError, Icon, type IconName, Notice, Wrap } from "@/ui/shell";
import { useAsking } from "../use-asking";
import { DeleteAccountDialog } from "./delete-account-dialog";
import { IdentitySheet } from "./identity-form";
import { PasswordSheet } from "./password-form";

/** What the page shows; dates in ISO 8601. */
export interface AccountView {
  readonly pseudo: string;
  readonly email: string;
  readonly locale: Locale;
  readonly acceptsRequests: boolean;
  readonly pseudoFixedUntil: string | null;
  /** Whether the mail is known to be the player's; null where the site sends no mail. */
  readonly confirmed: boolean | null;
  readonly decks: number;
  readonly friends: number;
  readonly matches: number;
  readonly reports: readonly OwnReport[];
}

const SECTIONS = [
  ["identity", "supporter"],
  ["password", "lock"],
  ["sessions", "exit"],
  ["data", "download"],
  ["reports", "flag"],
  ["deletion", "bin"],
] as const satisfies readonly (readonly [string, IconName])[];
type Section = (typeof SECTIONS)[number][0];

/** The player's own account. `done` is what was just done to it, when that needed the page to come back. */
export function AccountPage({ account, done }: { account: AccountView; done?: "password" | "sessions" }) {
  const t = useTranslations("account");
  const { pseudo, email, locale, acceptsRequests, pseudoFixedUntil, confirmed, decks, friends, matches, reports } = account;
  const sections = SECTIONS.filter(([section]) => section !== "reports" || reports.length > 0);
  const [deleting, setDeleting] = useState(false);
  return (
    <Wrap className="grid content-start items-start gap-x-8 gap-y-5 lg:grid-cols-[208px_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-5">
        <h1 className="px-3 pb-2.5 text-[1.6rem]">{t("page")}</h1>
        <nav aria-label={t("page")} className="hidden gap-1 lg:grid">
          {sections.map(([section, icon]) => (
            <a
              key={section}
              href={`#${section}`}
              className="flex min-h-11 items-center gap-2.5 rounded-md px-3 font-semibold text-ink-2 no-underline hover:bg-paper-2 hover:text-ink"
            >
              <Icon name={icon} />
              {t(`${section}.title`)}
            </a>
          ))}
        </nav>
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        {done !== undefined && (
          <Notice tone="success" className="md:col-span-2">
            {t(`done.${done}`)}
          </Notice>
        )}
        <Sheet section="identity" wide>
          <IdentitySheet
            pseudo={pseudo}
            email={email}
            locale={locale}
            acceptsRequests={acceptsRequests}
            pseudoFixedUntil={pseudoFixedUntil}
            confirmed={confirmed}
          />
        </Sheet>
        <Sheet section="password">
          <PasswordSheet pseudo={pseudo} />
        </Sheet>
        <div className="grid content-start gap-5">
          <Sheet section="sessions">
            <Sessions />
          </Sheet>
          <Sheet section="data">
            <p className="text-sm text-ink-2">{t("data.text", { decks, matches })}</p>
            <a className="btn justify-self-start no-underline" href="/api/account/export" download>
              <Icon name="download" />
              {t("data.export")}
            </a>
          </Sheet>
        </div>
        {reports.length > 0 && (
          <Sheet section="reports" wide>
            <Reports reports={reports} />
          </Sheet>
        )}
        <Sheet section="deletion" wide>
          <p className="max-w-[70ch] text-sm text-ink-2">{t("deletion.text")}</p>
          <Button look="danger-quiet" icon="bin" className="justify-self-start" onClick={() => setDeleting(true)}>
            {t("deletion.open")}
          </Button>
        </Sheet>
      </div>
      {deleting && <DeleteAccountDialog pseudo={pseudo} decks={decks} friends={friends} onClose={() => setDeleting(false)} />}
    </Wrap>
  );
}

function Sheet({ section, wide = false, children }: { section: Section; wide?: boolean; children: ReactNode }) {
  const t = useTranslations("account");
  const titleId = `${section}-title`;
  return (
    <section
      id={section}
      aria-labelledby={titleId}
      className={`panel grid scroll-mt-5 content-start gap-4 px-5 py-5 sm:px-7 sm:py-6 ${wide ? "md:col-span-2" : ""}`}
    >
      <h2 id={titleId} className="text-[1.25rem]">
        {t(`${section}.title`)}
      </h2>
      {children}
    </section>
  );
}

/** Whom the player has reported, and whether somebody has looked. */
function Reports({ reports }: { reports: readonly OwnReport[] }) {
  const t = useTranslations("account.reports");
  const format = useFormatter();
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: "long" });
  return (
    <>
      <p className="max-w-[70ch] text-sm text-ink-2">{t("text")}</p>
      <ul className="grid gap-2.5">
        {reports.map(({ id, pseudo, createdAt, closedAt }) => (
          <li key={id} data-testid="own-report" className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <b className="font-display">{pseudo ?? t("gone")}</b>
            <span className="text-sm text-ink-2">{t("made", { date: day(createdAt) })}</span>
            <span className="text-sm">{closedAt === null ? t("open") : t("closed", { date: day(closedAt) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every other device is logged out; this page comes back and says so. */
function Sessions() {
  const t = useTranslations("account.sessions");
  const { busy, refusal, send } = useAsking();
  const end = async () => {
    connection.close();
    if ((await send("/api/account/sessions", { method: "DELETE" })).ok) window.location.assign("/compte?done=sessions");
  };
  return (
    <>
      <p className="text-sm text-ink-2">{t("text")}</p>
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
      <Button icon="exit" className="justify-self-start" busy={busy} onClick={end}>
        {t("end")}
      </Button>
    </>
  );
}
