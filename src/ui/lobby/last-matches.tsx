"use client";
import { useTranslations } from "next-intl";
import type { PlayedMatch } from "@/history/history";
import { ResultMark } from "@/ui/history/result-mark";
import { replayOf } from "@/ui/match/replay/address";
import { Icon } from "@/ui/shell";
import { Link } from "@/ui/shell/link";

/** The last matches at a glance, each a way to look at it again. */
export function LastMatches({ matches }: { matches: readonly PlayedMatch[] }) {
  const t = useTranslations("history");
  const words = useTranslations("lobby.last");
  const games = useTranslations("games");
  if (matches.length === 0) return null;
  return (
    <section className="panel mt-5 px-4 py-3.5" aria-labelledby="last-matches" data-testid="last-matches">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="last-matches" className="text-[1.1rem]">
          {words("title")}
        </h2>
        <Link href="/parties" className="text-sm font-semibold">
          {words("all")}
        </Link>
      </div>
      <ol className="grid gap-2 sm:grid-cols-3">
        {matches.map(({ id, game, result, opponent }) => (
          <li key={id}>
            <Link
              href={replayOf(id)}
              className="flex min-h-11 items-center gap-2.5 rounded-md bg-paper-2 px-3 py-1.5 text-ink no-underline hover:bg-sun-soft"
            >
              <ResultMark result={result} />
              <span className="grid min-w-0 flex-1">
                <b className="truncate font-display">{opponent.is === "player" ? opponent.pseudo : t(opponent.is)}</b>
                <small className="truncate text-xs text-ink-2">{games(`${game}.name`)}</small>
              </span>
              <Icon name="play" className="size-[18px] flex-none" />
              <span className="sr-only">{t("look")}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
