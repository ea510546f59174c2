"use client";
import { useTranslations } from "next-intl";
import type { GameOffer } from "@/realtime/protocol";
import { editionsFor, useEdition } from "./use-edition";

/** By which rules the next match is played: those that suit the player's deck. */
export function EditionChoice({ game, className = "" }: { game: GameOffer; className?: string }) {
  const t = useTranslations("lobby.edition");
  const words = useTranslations(`games.${game.name}.edition`);
  const [edition, choose] = useEdition(game);
  const editions = editionsFor(game);
  return (
    <select
      className={`input ${className}`}
      aria-label={t("label")}
      value={edition}
      onChange={(event) => choose(editions[event.target.selectedIndex] ?? edition)}
    >
      {editions.map((value) => (
        <option key={value} value={value}>
          {words(value)}
        </option>
      ))}
    </select>
  );
}
