"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { OpenMatch } from "@/friends/spectators";
import { ButtonLink } from "@/ui/shell";

const AGAIN_MS = 30_000;

/** Matches that everybody may watch, as long as there are any. */
export function OpenMatches() {
  const t = useTranslations("lobby.open");
  const games = useTranslations("games");
  const matches = useOpenMatches();
  if (matches.length === 0) return null;
  return (
    <section className="grid gap-1.5 border-line border-t px-[18px] py-3" aria-labelledby="open-matches">
      <h3 id="open-matches" className="font-text text-xs font-semibold tracking-normal text-ink-2">
        {t("title")}
      </h3>
      <ul className="grid gap-1.5">
        {matches.map(({ id, game, edition, pseudos: [one = "", two = ""] }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
            <span className="grid text-sm leading-snug">
              <span className="flex flex-wrap gap-x-1">
                <b className="max-w-full truncate">{one}</b>
                <span className="max-w-full truncate">
                  – <b>{two}</b>
                </span>
              </span>
              <small className="truncate text-xs text-ink-2">
                {games(`${game}.name`)}, {games(`${game}.edition.${edition}`)}
              </small>
            </span>
            <ButtonLink size="sm" icon="eye" href={`/match/${id}`} aria-label={t("watch", { one, two })}>
              {t("do")}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useOpenMatches(): readonly OpenMatch[] {
  const [matches, setMatches] = useState<readonly OpenMatch[]>([]);
  useEffect(() => {
    let here = true;
    const look = async () => {
      const answer = await fetch("/api/matches/open").catch(() => null);
      // Without an answer the list stays as it was: nothing hangs on it.
      if (answer?.ok && here) setMatches(await answer.json());
    };
    void look();
    const timer = setInterval(() => document.visibilityState === "visible" && void look(), AGAIN_MS);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, []);
  return matches;
}
