"use client";
import { useTranslations } from "next-intl";
import type { GameOffer } from "@/realtime/protocol";
import { editionsFor, useEdition } from "./use-edition";
import { useEditionNames } from "./use-edition-names";

/** By which rules the next match is played: those that suit the player's deck, each with the years of its cards. */
export function EditionChoice({ game, className = "" }: { game: GameOffer; className?: string }) {
  const t = useTranslations("lobby.edition");
  const named = useEditionNames(game.name);
  const [edition, choose] = useEdition(game);
  const editions = editionsFor(game);
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
