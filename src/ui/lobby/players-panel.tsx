"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PLAYERS_NAME_MAX, PLAYERS_PAGE } from "@/realtime/players-page";
import type { Me, PublicPlayer } from "@/realtime/protocol";
import { usePlayers } from "@/ui/realtime";
import { Button, Chip, EmptyState, Loading, SearchField, Segments } from "@/ui/shell";
import { OpenMatches } from "./open-matches";
import { PlayerRow } from "./player-row";
import { type RosterFilter, rosterOf } from "./roster";

/** The players online and one's friends, live, with what may be done with each. */
export function PlayersPanel({
  me,
  sought,
  filter,
  onFilter,
  onChallenge,
  onAdd,
  onRemove,
}: {
  me: Me;
  /** Whom it shows at first; empty for everybody. */
  sought: string;
  filter: RosterFilter;
  onFilter: (filter: RosterFilter) => void;
  onChallenge: (player: PublicPlayer) => void;
  onAdd: (player: PublicPlayer) => void;
  onRemove: (player: PublicPlayer) => void;
}) {
  const t = useTranslations("lobby.players");
  const [query, setQuery] = useState(sought);
  /** By pseudo: whoever is looked for is shown with what may be done with them. */
  const [open, setOpen] = useState<string | null>(sought);
  const [page, setPage] = useState(0);
  const { players, total, online } = usePlayers({ name: query.trim().slice(0, PLAYERS_NAME_MAX), page });
  const rows = rosterOf(me, players, filter, query, page);
  const asking = me.requestsIn.length;
  const pages = Math.ceil(total / PLAYERS_PAGE);

  const seek = (sought: string) => {
    setQuery(sought);
    setPage(0);
  };

  return (
    <section className="panel flex flex-col overflow-hidden" aria-labelledby="players-title" id="players">
      <div className="grid gap-3 px-[18px] pt-[18px] pb-3">
        <h2 id="players-title" className="flex items-baseline gap-2 text-[1.25rem]">
          {t("title")}
          <Chip tone="info" className="tabular-nums">
            {Math.max(0, online - 1)}
          </Chip>
        </h2>
        <Segments
          className="w-full *:px-2"
          label={t("filter")}
          value={filter}
          onChange={onFilter}
          options={[
            { value: "all", label: t("all") },
            {
              value: "friends",
              label: (
                <>
                  {t("friends")} <span className="tabular-nums">{me.friends.length}</span>
                </>
              ),
            },
            {
              value: "requests",
              label: (
                <>
                  {t("requests")}
                  {asking > 0 && <span className="rounded-pill bg-coral-deep px-[.5em] py-[.1em] text-on-dark tabular-nums">{asking}</span>}
                </>
              ),
            },
          ]}
        />
        <SearchField label={t("search")} value={query} onChange={(event) => seek(event.target.value)} />
      </div>
      {online === 0 ? (
        <Loading className={LIST} />
      ) : rows.length === 0 ? (
        <div className={LIST}>
          <Empty filter={filter} searching={query.trim() !== ""} />
        </div>
      ) : (
        <ul className={`${LIST} max-h-[min(560px,70vh)] overflow-y-auto pb-2`}>
          {rows.map((row, index) => (
            <li key={row.player.id}>
              {filter === "requests" && rows[index - 1]?.relation !== row.relation && (
                <h3 className="px-[18px] pt-2.5 pb-1 font-text text-xs font-semibold tracking-normal text-ink-2">
                  {t(row.relation === "asking" ? "received" : "sent")}
                </h3>
              )}
              <PlayerRow
                row={row}
                me={me}
                open={open === row.player.pseudo}
                onToggle={() => setOpen(open === row.player.pseudo ? null : row.player.pseudo)}
                onChallenge={() => onChallenge(row.player)}
                onAdd={() => onAdd(row.player)}
                onRemove={() => onRemove(row.player)}
              />
            </li>
          ))}
        </ul>
      )}
      {filter === "all" && (pages > 1 || page > 0) && (
        <div className="flex items-center justify-between gap-2 px-[18px] pb-3">
          <Button size="sm" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t("previous")}
          </Button>
          <span className="tabular-nums">
            {page + 1} / {Math.max(1, pages)}
          </span>
          <Button size="sm" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
            {t("next")}
          </Button>
        </div>
      )}
      {filter === "all" && <OpenMatches />}
    </section>
  );
}

/** What is below stays where it is when the first names come. */
const LIST = "min-h-[236px]";

const EMPTY_ICONS = { all: "pokemon", friends: "friends", requests: "addFriend", search: "search" } as const;

function Empty({ filter, searching }: { filter: RosterFilter; searching: boolean }) {
  const t = useTranslations("lobby.players.empty");
  const which = searching ? "search" : filter;
  return (
    <EmptyState icon={EMPTY_ICONS[which]} title={t(`${which}.title`)}>
      {t(`${which}.text`)}
    </EmptyState>
  );
}
