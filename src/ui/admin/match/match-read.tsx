"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ReadMatch } from "@/admin/matches";
import { usePseudo } from "@/ui/match/use-pseudo";
import { ButtonLink, Chip, Page, Wrap } from "@/ui/shell";
import { PlayerLink } from "../player-link";
import { useAdministrationHeader } from "../use-administration-header";

const LISTS = { reports: "/administration/signalements", frozen: "/administration/pannes" } as const;

interface MatchReadProps {
  readonly pseudo: string;
  /** Where it was found. */
  readonly list: keyof typeof LISTS;
  readonly match: ReadMatch;
  /** As its game tells it; null where nothing of it was kept. */
  readonly log: ReactNode;
}

/** A match to be looked into: who played what, how it ended, and how it went. */
export function MatchRead({ pseudo, list, match, log }: MatchReadProps) {
  const t = useTranslations("admin.match");
  const lists = useTranslations("admin");
  const games = useTranslations("games");
  const format = useFormatter();
  const nameOf = usePseudo(match.players);
  const { id, game, edition, kind, status, startedAt, endedAt, players } = match;
  const facts = [
    [t("game"), `${games(`${game}.name`)} · ${games(`${game}.edition.${edition}`)}`],
    [t("kind"), t(`kinds.${kind}`)],
    [t("started"), format.dateTime(startedAt, { dateStyle: "medium", timeStyle: "short" })],
    [t("ended"), endedAt === null ? t("running") : format.dateTime(endedAt, { dateStyle: "medium", timeStyle: "short" })],
    [t("result"), <Ending key="result" match={match} nameOf={nameOf} />],
    [
      t("id"),
      <code key="id" className="text-sm">
        {id}
      </code>,
    ],
  ] as const;
  return (
    <Page header={useAdministrationHeader(pseudo)}>
      <Wrap className="grid content-start gap-[18px]">
        <div className="grid justify-items-start gap-1">
          <ButtonLink href={LISTS[list]} look="quiet" size="sm" icon="back">
            {lists(`${list}.title`)}
          </ButtonLink>
          <h1 className="wrap-anywhere max-sm:text-[2.1rem]">{t("title", { one: nameOf(0), other: nameOf(1) })}</h1>
        </div>
        <dl className="panel grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-1.5 px-4 py-3.5">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="grid items-start gap-[18px] sm:grid-cols-2">
          {([0, 1] as const).map((seat) => (
            <section key={seat} className="panel grid gap-2 px-4 py-3.5" aria-labelledby={`player-${seat}`}>
              <h2 id={`player-${seat}`} className="flex flex-wrap items-center gap-2 text-[1.15rem]">
                {players[seat].here ? <PlayerLink pseudo={players[seat].pseudo}>{nameOf(seat)}</PlayerLink> : nameOf(seat)}
                {match.outcome?.winner === seat && (
                  <Chip tone="ok" icon="trophy">
                    {t("winner")}
                  </Chip>
                )}
              </h2>
              {status === "RUNNING" ? <p className="text-sm text-ink-2">{t("deckLater")}</p> : <Deck deck={players[seat].deck} />}
            </section>
          ))}
        </div>
        <section className="panel grid gap-2 px-4 py-3.5" aria-labelledby="messages">
          <h2 id="messages" className="text-[1.15rem]">
            {t("messages")}
          </h2>
          {match.said.length === 0 ? (
            <p className="text-sm text-ink-2">{t("noMessages")}</p>
          ) : (
            <ol className="text-sm wrap-anywhere">
              {[...match.said.entries()].map(([place, { seat, words }]) => (
                <li key={place}>
                  <b>{nameOf(seat === 0 ? 0 : 1)}</b> {words}
                </li>
              ))}
            </ol>
          )}
        </section>
        <section className="panel grid gap-3 px-4 py-3.5" aria-labelledby="log">
          <h2 id="log" className="text-[1.15rem]">
            {t("log")}
          </h2>
          {log ?? <p className="text-sm text-ink-2">{t(status === "RUNNING" ? "logLater" : "noLog")}</p>}
        </section>
      </Wrap>
    </Page>
  );
}

function Deck({ deck }: { deck: ReadMatch["players"][0]["deck"] }) {
  const t = useTranslations("admin.match");
  if (deck.length === 0) return <p className="text-sm text-ink-2">{t("noDeck")}</p>;
  return (
    <ul className="text-sm">
      {deck.map(({ id, name, count }) => (
        <li key={id} className="tabular-nums">
          {t("cards", { count, card: name ?? id })} {name !== null && <small className="text-ink-2">{id}</small>}
        </li>
      ))}
    </ul>
  );
}

/** How it ended: by a word of the platform's where it was one of its doing, otherwise by the rules. */
function Ending({ match: { status, outcome }, nameOf }: { match: ReadMatch; nameOf: (seat: 0 | 1) => string }) {
  const t = useTranslations("admin.match");
  if (status === "FROZEN") return t("frozen");
  if (outcome === null) return t("running");
  if (outcome.winner === null) return t("draw");
  const why = t.has(`reasons.${outcome.reason}`) ? outcome.reason : "rules";
  return `${t("won", { name: nameOf(outcome.winner) })} (${t(`reasons.${why}`)})`;
}
