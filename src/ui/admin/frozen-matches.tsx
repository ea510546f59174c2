"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { FrozenPage, FrozenRow } from "@/admin/schema";
import { usePseudo } from "@/ui/match/use-pseudo";
import { Chip, EmptyState, Page, Wrap } from "@/ui/shell";
import { Link } from "@/ui/shell/link";
import { Turns } from "./page-turns";
import { PlayerLink } from "./player-link";
import { useAdministrationHeader } from "./use-administration-header";

/** The matches that a fault stopped, the latest first: for whoever looks for the fault, and for whoever asks what became of a match. */
export function FrozenMatches({ pseudo, list }: { pseudo: string; list: FrozenPage }) {
  const t = useTranslations("admin.frozen");
  return (
    <Page header={useAdministrationHeader(pseudo)}>
      <Wrap className="grid content-start gap-[18px]">
        <h1 className="max-sm:text-[2.1rem]">
          {t("title")} <Chip className="align-[.5em] tabular-nums">{t("count", { count: list.total })}</Chip>
        </h1>
        <section className="panel overflow-hidden" aria-label={t("title")}>
          {list.matches.length === 0 ? (
            <EmptyState icon="check" title={t("empty")} />
          ) : (
            <ul>
              {list.matches.map((match) => (
                <FrozenMatch key={match.id} match={match} />
              ))}
            </ul>
          )}
        </section>
        <Turns
          turns={list}
          address={(page) => `/administration/pannes?${new URLSearchParams(page)}`}
          words={{ previous: t("newer"), next: t("older") }}
        />
      </Wrap>
    </Page>
  );
}

/** Who played what, when it stopped and why, and where the match may be read. */
function FrozenMatch({ match: { id, game, edition, players, startedAt, stoppedAt, seq, error } }: { match: FrozenRow }) {
  const t = useTranslations("admin.frozen");
  const games = useTranslations("games");
  const format = useFormatter();
  const nameOf = usePseudo(players);
  const [fault, ...whence] = error.split("\n");
  const moment = (date: string) => format.dateTime(new Date(date), { dateStyle: "medium", timeStyle: "short" });
  const player = (seat: 0 | 1) =>
    players[seat].here ? <PlayerLink pseudo={players[seat].pseudo}>{nameOf(seat)}</PlayerLink> : nameOf(seat);
  return (
    <li className="grid gap-2 border-t border-line px-4 py-3.5 first:border-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-display font-bold wrap-anywhere">{t.rich("players", { one: () => player(0), other: () => player(1) })}</span>
        <Chip>{`${games(`${game}.name`)} · ${games(`${game}.edition.${edition}`)}`}</Chip>
        <time dateTime={stoppedAt} className="ml-auto text-sm text-ink-2 tabular-nums">
          {moment(stoppedAt)}
        </time>
      </p>
      <details className="min-w-0 rounded-md border border-line" lang="en">
        <summary className="cursor-pointer px-3.5 py-2.5 text-sm wrap-anywhere">{fault}</summary>
        <pre className="border-t border-line px-3.5 py-2.5 text-xs wrap-anywhere whitespace-pre-wrap">{whence.join("\n")}</pre>
      </details>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <Link href={`/administration/pannes/${id}`}>{t("match", { date: moment(startedAt) })}</Link>
        <span className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 tabular-nums">
          <span>{t("after", { count: seq })}</span>
          <code>{id}</code>
        </span>
      </p>
    </li>
  );
}
