"use client";
import { useRouter } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { type Deletion, PLAYER_KINDS, type PlayerPage, type PlayerQuery, type PlayerRow } from "@/admin/schema";
import { Button, Chip, EmptyState, Notice, Page, SearchField, Segments, Wrap } from "@/ui/shell";
import { DeletePlayerDialog } from "./delete-player-dialog";
import { Turns } from "./page-turns";
import { PlayersTable } from "./players-table";
import { ResetLinkDialog } from "./reset-link-dialog";
import { RoleDialog } from "./role-dialog";
import { SuspendDialog } from "./suspend-dialog";
import { useAdministrationHeader } from "./use-administration-header";
import { useTypedSearch } from "./use-typed-search";

/** The address of a page of players. */
function addressOf(
  { search, order, show }: Pick<PlayerQuery, "search" | "order" | "show">,
  page: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams(page);
  if (order !== "pseudo") parameters.set("order", order);
  if (show !== "players") parameters.set("show", show);
  if (search !== "") parameters.set("search", search);
  const query = parameters.toString();
  return query === "" ? "/administration" : `/administration?${query}`;
}

/** The players, to find and to delete; and what was deleted last. */
export function Administration({
  pseudo,
  list,
  query,
  deletions,
}: {
  pseudo: string;
  list: PlayerPage;
  query: PlayerQuery;
  deletions: readonly Deletion[];
}) {
  const t = useTranslations("admin");
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [condemned, setCondemned] = useState<PlayerRow | null>(null);
  const [forgetful, setForgetful] = useState<PlayerRow | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const [suspended, setSuspended] = useState<PlayerRow | null>(null);
  const [promoted, setPromoted] = useState<PlayerRow | null>(null);
  const go = (change: Partial<PlayerQuery>) => startTransition(() => router.replace(addressOf({ ...query, ...change }), { scroll: false }));
  const [typed, setTyped, box] = useTypedSearch(query.search, (search) => go({ search }));
  const { players, total, more } = list;

  const renew = (close: () => void) => {
    close();
    setDeleted(null);
    startTransition(() => router.refresh());
  };
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
            {t("players")} <Chip className="align-[.5em] tabular-nums">{t(more ? "moreThan" : "count", { count: total })}</Chip>
          </h1>
          <SearchField
            ref={box}
            className="min-w-0 flex-[1_1_260px] sm:max-w-[380px]"
            label={t("search")}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Segments
          className="justify-self-start max-sm:w-full"
          label={t("show.label")}
          value={query.show}
          onChange={(show) => go({ show })}
          options={PLAYER_KINDS.map((value) => ({ value, label: t(`show.${value}`) }))}
        />
        {deleted !== null && (
          <Notice tone="success" icon="bin">
            {t("deleted", { pseudo: deleted })}
          </Notice>
        )}
        <p role="status" className="text-sm text-ink-2 tabular-nums empty:hidden">
          {query.search !== "" && t(more ? "foundMore" : "found", { count: total })}
        </p>
        <section className="panel overflow-hidden" aria-label={t("players")} aria-busy={pending}>
          {players.length === 0 ? (
            <NoPlayers searching={query.search !== ""} onClear={() => setTyped("")} />
          ) : (
            <PlayersTable
              players={players}
              selected={condemned?.id ?? null}
              order={query.order}
              onOrder={(order) => go({ order })}
              deeds={{ onDelete: setCondemned, onReset: setForgetful, onSuspend: setSuspended, onRole: setPromoted }}
            />
          )}
        </section>
        <Turns turns={list} address={(page) => addressOf(query, page)} words={{ previous: t("previous"), next: t("next") }} />
        <Audit deletions={deletions} />
      </Wrap>
      {condemned !== null && (
        <DeletePlayerDialog player={condemned} onClose={() => setCondemned(null)} onDeleted={() => finish(condemned)} />
      )}
      {suspended !== null && (
        <SuspendDialog player={suspended} onClose={() => setSuspended(null)} onDone={() => renew(() => setSuspended(null))} />
      )}
      {promoted !== null && (
        <RoleDialog player={promoted} onClose={() => setPromoted(null)} onDone={() => renew(() => setPromoted(null))} />
      )}
      {forgetful !== null && <ResetLinkDialog player={forgetful} onClose={() => setForgetful(null)} />}
    </Page>
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
