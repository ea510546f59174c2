"use client";
import { useTranslations } from "next-intl";

/** Names an edition where one is chosen: with the years of its cards, if the game has any. */
export function useEditionNames(game: string): (edition: string) => string {
  const words = useTranslations(`games.${game}`);
  return (edition) => {
    const name = words(`edition.${edition}`);
    return words.has(`years.${edition}`) ? `${name} · ${words(`years.${edition}`)}` : name;
  };
}
