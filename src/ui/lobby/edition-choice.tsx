"use client";
import { useTranslations } from "next-intl";
import type { Me } from "@/realtime/protocol";
import { editionsFor, useEdition } from "./use-edition";

/** By which rules the next match is played: those that suit the player's deck. */
export function EditionChoice({ deck, className = "" }: { deck: Me["deck"]; className?: string }) {
  const t = useTranslations("lobby.edition");
  const [edition, choose] = useEdition(deck);
  const editions = editionsFor(deck);
  return (
    <select
      className={`input ${className}`}
      aria-label={t("label")}
      value={edition}
      onChange={(event) => choose(editions[event.target.selectedIndex] ?? edition)}
    >
      {editions.map((value) => (
        <option key={value} value={value}>
          {t(value)}
        </option>
      ))}
    </select>
  );
}
