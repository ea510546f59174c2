"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import type { HistoryQuery, HistoryPage as Page } from "@/history/history";
import { ButtonLink, EmptyState, Segments, Wrap } from "@/ui/shell";
import { Turns } from "../admin/page-turns";
import { MatchList } from "./match-list";

type Sought = Omit<HistoryQuery, "after" | "before">;

function addressOf(sought: Sought, page: Readonly<Record<string, string>> = {}): string {
  const asked = Object.entries({ ...sought, ...page }).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return asked.length === 0 ? "/parties" : `/parties?${new URLSearchParams(asked)}`;
}

/** The player's own matches, the latest first, found by what they were. */
export function HistoryPage({
  page,
  sought,
  decks,
  games,
}: {
  page: Page;
  sought: Sought;
  /** Names of the decks that were played. */
  decks: readonly string[];
  games: readonly { readonly name: string; readonly editions: readonly string[] }[];
}) {
  const t = useTranslations("history");
  const words = useTranslations("games");
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const seek = (change: Sought) => startTransition(() => router.replace(addressOf({ ...sought, ...change }), { scroll: false }));
  const searching = Object.values(sought).some((value) => value !== undefined);
  const rules = games.flatMap(({ name, editions }) =>
    editions.map((edition) => ({ value: `${name}/${edition}`, label: words(`${name}.edition.${edition}`) })),
  );
  return (
    <Wrap className="grid content-start gap-[18px]">
      <h1 className="max-sm:text-[2.1rem]">{t("title")}</h1>
      <section className="panel grid gap-3 px-[18px] py-4" aria-label={t("title")} aria-busy={pending}>
        <div className="flex flex-wrap items-center gap-2">
          <Segments
            label={t("filter.result")}
            value={sought.result ?? "all"}
            onChange={(value) => seek({ result: value === "all" ? undefined : value })}
            options={[
              { value: "all", label: t("filter.all") },
              { value: "WON", label: t("filter.WON") },
              { value: "LOST", label: t("filter.LOST") },
              { value: "DRAWN", label: t("filter.DRAWN") },
            ]}
          />
          <Choice
            label={t("filter.against")}
            any={t("filter.anybody")}
            value={sought.against}
            options={(["people", "computer"] as const).map((value) => ({ value, label: t(`filter.${value}`) }))}
            onChoose={(value) => seek({ against: value === "people" || value === "computer" ? value : undefined })}
          />
          {games.length > 1 && (
            <Choice
              label={t("filter.game")}
              any={t("filter.anyGame")}
              value={sought.game}
              options={games.map(({ name }) => ({ value: name, label: words(`${name}.name`) }))}
              onChoose={(game) => seek({ game, edition: undefined })}
            />
          )}
          <Choice
            label={t("filter.edition")}
            any={t("filter.anyEdition")}
            value={sought.edition === undefined ? undefined : rules.find(({ value }) => value.endsWith(`/${sought.edition}`))?.value}
            options={rules.filter(({ value }) => sought.game === undefined || value.startsWith(`${sought.game}/`))}
            onChoose={(value) => seek({ edition: value?.split("/")[1], ...(value !== undefined && { game: value.split("/")[0] }) })}
          />
          {decks.length > 0 && (
            <Choice
              label={t("filter.deck")}
              any={t("filter.anyDeck")}
              value={sought.deck}
              options={decks.map((deck) => ({ value: deck, label: deck }))}
              onChoose={(deck) => seek({ deck })}
            />
          )}
        </div>
        {page.matches.length > 0 ? (
          <MatchList matches={page.matches} own />
        ) : (
          <EmptyState
            icon="log"
            title={t(searching ? "nothingFound.title" : "nothing.title")}
            action={
              searching ? (
                <ButtonLink href="/parties">{t("nothingFound.all")}</ButtonLink>
              ) : (
                <ButtonLink href="/jeu" look="sun" icon="swords">
                  {t("nothing.play")}
                </ButtonLink>
              )
            }
          >
            {t(searching ? "nothingFound.text" : "nothing.text")}
          </EmptyState>
        )}
      </section>
      <Turns turns={page} address={(turned) => addressOf(sought, turned)} words={{ previous: t("newer"), next: t("older") }} />
    </Wrap>
  );
}

/** One thing that matches are found by; anything goes until something is chosen. */
function Choice({
  label,
  any,
  value,
  options,
  onChoose,
}: {
  label: string;
  any: string;
  value: string | undefined;
  options: readonly { readonly value: string; readonly label: string }[];
  onChoose: (value: string | undefined) => void;
}) {
  return (
    <select
      className="input w-auto max-w-[220px] max-sm:w-full max-sm:max-w-none"
      aria-label={label}
      value={value ?? ""}
      onChange={(event) => onChoose(event.target.value === "" ? undefined : event.target.value)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
