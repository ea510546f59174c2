"use client";
import { useRouter } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import type { Deletion, PlayerPage, PlayerRow } from "@/admin/schema";
import { PLAYERS_PER_PAGE } from "@/admin/schema";
import { Button, ButtonLink, Chip, EmptyState, Notice, Page, SearchField, Wrap } from "@/ui/shell";
import { DeletePlayerDialog } from "./delete-player-dialog";
import { PlayersTable } from "./players-table";
import { useAdministrationHeader } from "./use-administration-header";
import { useTypedSearch } from "./use-typed-search";

/** The address of a page of players. */
function addressOf(search: string, page: number): string {
  const parameters = new URLSearchParams();
  if (search !== "") parameters.set("search", search);
  if (page > 1) parameters.set("page", String(page));
  const query = parameters.toString();
  return query === "" ? "/administration" : `/administration?${query}`;
}

/** The players, to find and to delete; and what was deleted last. */
export function Administration({
  pseudo,
  list,
  search,
  deletions,
}: {
  pseudo: string;
  list: PlayerPage;
  search: string;
  deletions: readonly Deletion[];
}) {
  const t = useTranslations("admin");
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [condemned, setCondemned] = useState<PlayerRow | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const go = (text: string, page: number) => startTransition(() => router.replace(addressOf(text, page), { scroll: false }));
  const [typed, setTyped, box] = useTypedSearch(search, (text) => go(text, 1));
  const { players, page, pages, total } = list;

  const finish = (player: PlayerRow) => {
    setCondemned(null);
    setDeleted(player.pseudo);
    startTransition(() => router.refresh());
  };

  return (
    <Page header={useAdministrationHeader(pseudo)}>
      <Wrap className="grid content-start gap-[18px]">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="mr-auto max-sm:text-[2.1rem]">
            {t("players")} <Chip className="align-[.5em] tabular-nums">{total}</Chip>
          </h1>
          <SearchField
            ref={box}
            className="min-w-0 flex-[1_1_260px] sm:max-w-[380px]"
            label={t("search")}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        {deleted !== null && (
          <Notice tone="success" icon="bin">
            {t("deleted", { pseudo: deleted })}
          </Notice>
        )}
        <section className="panel overflow-hidden" aria-label={t("players")} aria-busy={pending}>
          {players.length === 0 ? (
            <NoPlayers searching={search !== ""} onClear={() => setTyped("")} />
          ) : (
            <PlayersTable players={players} selected={condemned?.id ?? null} onDelete={setCondemned} />
          )}
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-sm text-ink-2 tabular-nums">
            <span role="status">
              {total > 0 && t("range", { from: (page - 1) * PLAYERS_PER_PAGE + 1, to: Math.min(page * PLAYERS_PER_PAGE, total), total })}
            </span>
            {pages > 1 && (
              <span className="flex gap-2">
                <Turn label={t("previous")} address={page > 1 ? addressOf(search, page - 1) : null} />
                <Turn label={t("next")} address={page < pages ? addressOf(search, page + 1) : null} />
              </span>
            )}
          </div>
        </section>
        <Audit deletions={deletions} />
      </Wrap>
      {condemned !== null && (
        <DeletePlayerDialog player={condemned} onClose={() => setCondemned(null)} onDeleted={() => finish(condemned)} />
      )}
    </Page>
  );
}

function Turn({ label, address }: { label: string; address: string | null }) {
  if (address === null) {
    return (
      <Button size="sm" disabled>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink size="sm" href={address} scroll={false}>
      {label}
    </ButtonLink>
  );
}

function NoPlayers({ searching, onClear }: { searching: boolean; onClear: () => void }) {
  const t = useTranslations("admin");
  if (!searching) {
    return (
      <EmptyState icon="friends" title={t("none.title")}>
        {t("none.text")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={t("empty.title")}
      action={
        <Button size="sm" onClick={onClear}>
          {t("empty.clear")}
        </Button>
      }
    >
      {t("empty.text")}
    </EmptyState>
  );
}

function Audit({ deletions }: { deletions: readonly Deletion[] }) {
  const t = useTranslations("admin.audit");
  const format = useFormatter();
  return (
    <section className="panel px-4 py-3.5" aria-labelledby="audit">
      <h2 id="audit" className="text-[1.05rem]">
        {t("title")}
      </h2>
      {deletions.length === 0 ? (
        <p className="text-sm text-ink-2">{t("empty")}</p>
      ) : (
        <ul className="mt-1 grid text-sm">
          {deletions.map(({ id, actorPseudo, subjectPseudo, createdAt }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5 first:border-0">
              {t("entry", { actor: actorPseudo, subject: subjectPseudo ?? "" })}
              <time dateTime={createdAt} className="text-ink-2 tabular-nums">
                {format.dateTime(new Date(createdAt), { dateStyle: "medium", timeStyle: "short" })}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
