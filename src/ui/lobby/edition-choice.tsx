"use client";
import { useTranslations } from "next-intl";
import type { GameOffer } from "@/realtime/protocol";
import { editionsFor, useEdition } from "./use-edition";

/** By which rules the next match is played: those that suit the player's deck, each with the years of its cards. */
export function EditionChoice({ game, className = "" }: { game: GameOffer; className?: string }) {
  const t = useTranslations("lobby.edition");
  const words = useTranslations(`games.${game.name}`);
  const [edition, choose] = useEdition(game);
  const editions = editionsFor(game);
  const named = (value: string) =>
    words.has(`years.${value}`) ? `${words(`edition.${value}`)} · ${words(`years.${value}`)}` : words(`edition.${value}`);
  return (
    <label className={`flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold ${className}`}>
      {t("label")}
      <select
        className="input w-auto max-w-full flex-1"
        value={edition}
        onChange={(event) => choose(editions[event.target.selectedIndex] ?? edition)}
      >
        {editions.map((value) => (
          <option key={value} value={value}>
            {named(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
