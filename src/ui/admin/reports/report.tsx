"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { ReportRow } from "@/admin/reports/schema";
import { Button, Chip } from "@/ui/shell";
import { Link } from "@/ui/shell/link";
import { PlayerLink } from "../player-link";

/** One report: who, of whom, where, why, and what may be done about it. */
export function Report({ report, onClose, onSuspend }: { report: ReportRow; onClose: () => void; onSuspend: () => void }) {
  const t = useTranslations("admin.reports");
  const state = useTranslations("admin.state");
  const reasons = useTranslations("reports.reasons");
  const format = useFormatter();
  const moment = (date: string) => format.dateTime(new Date(date), { dateStyle: "medium", timeStyle: "short" });
  const { reason, words, createdAt, closedAt, note, reporter, reported, match } = report;
  return (
    <li className="grid gap-2 border-t border-line px-4 py-3.5 first:border-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone="warn">{reasons(reason)}</Chip>
        <span className="font-display font-bold">
          {t.rich("about", {
            reporter: () => <Player player={reporter} />,
            reported: () => <Player player={reported} />,
          })}
        </span>
        {reported !== null && reported.suspendedUntil !== null && (
          <Chip tone="bad">
            {reported.banned
              ? state("banned")
              : state("suspended", { date: format.dateTime(new Date(reported.suspendedUntil), { dateStyle: "medium" }) })}
          </Chip>
        )}
        <time dateTime={createdAt} className="ml-auto text-sm text-ink-2 tabular-nums">
          {moment(createdAt)}
        </time>
      </p>
      {words === "" ? (
        <p className="text-sm text-ink-2">{t("noWords")}</p>
      ) : (
        <blockquote className="wrap-anywhere whitespace-pre-wrap">{words}</blockquote>
      )}
      {closedAt !== null && (
        <p className="text-sm text-ink-2 wrap-anywhere">
          {t("closed", { date: moment(closedAt) })} · {t("note")}: {note}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm">
          {match === null ? (
            <span className="text-ink-2">{t("noMatch")}</span>
          ) : (
            <Link href={`/administration/signalements/${match.id}`}>{t("match", { date: moment(match.startedAt) })}</Link>
          )}
        </span>
        {closedAt === null && (
          <span className="flex flex-wrap gap-2">
            {reported?.role === "PLAYER" && (
              <Button size="sm" look="danger-quiet" icon="hourglass" onClick={onSuspend}>
                {t(reported.suspendedUntil === null ? "suspend" : "lift", { pseudo: reported.pseudo })}
              </Button>
            )}
            <Button size="sm" icon="check" onClick={onClose}>
              {t("close")}
            </Button>
          </span>
        )}
      </div>
    </li>
  );
}

function Player({ player }: { player: { readonly pseudo: string } | null }) {
  const t = useTranslations("admin.reports");
  if (player === null) return <i className="font-normal text-ink-2">{t("former")}</i>;
  return <PlayerLink pseudo={player.pseudo} />;
}
