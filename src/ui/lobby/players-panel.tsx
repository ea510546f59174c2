"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Me, OnlinePlayer, PublicPlayer } from "@/realtime/protocol";
import { Chip, EmptyState, Icon, SearchField, Segments } from "@/ui/shell";
import { PlayerRow } from "./player-row";
import { type RosterFilter, rosterOf } from "./roster";

/** The players online and one's friends, live, with what may be done with each. */
export function PlayersPanel({
  me,
  players,
  filter,
  onFilter,
  onChallenge,
  onAdd,
  onRemove,
}: {
  me: Me;
  players: readonly OnlinePlayer[];
  filter: RosterFilter;
  onFilter: (filter: RosterFilter) => void;
  onChallenge: (player: PublicPlayer) => void;
  onAdd: (player: PublicPlayer) => void;
  onRemove: (player: PublicPlayer) => void;
}) {
  const t = useTranslations("lobby.players");
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState<string | null>(null);
  const rows = rosterOf(me, players, filter, query);
  const asking = me.requestsIn.length;
  const others = players.filter(({ id }) => id !== me.id).length;

  return (
    <section className="panel flex flex-col overflow-hidden" aria-labelledby="players-title" id="players">
      <div className="grid gap-3 px-[18px] pt-[18px] pb-3">
        <h2 id="players-title" className="flex items-baseline gap-2 text-[1.25rem]">
          {t("title")}
          <Chip tone="info" className="tabular-nums">
            {others}
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
        <SearchField label={t("search")} value={query} onChange={(event) => setQuery(event.target.value)} />
      </div>
      {rows.length === 0 ? (
        <Empty filter={filter} searching={query.trim() !== ""} />
      ) : (
        <ul className="max-h-[min(560px,70vh)] overflow-y-auto pb-2">
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
                open={open === row.player.id}
                onToggle={() => setOpen(open === row.player.id ? null : row.player.id)}
                onChallenge={() => onChallenge(row.player)}
                onAdd={() => onAdd(row.player)}
                onRemove={() => onRemove(row.player)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

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

/** The star that tells a friend, with its word for those who do not see it. */
export function FriendStar() {
  const t = useTranslations("lobby.players");
  return (
    <>
      <Icon name="star" className="size-[15px] text-violet-ink" />
      <span className="sr-only">{t("friend")}</span>
    </>
  );
}
