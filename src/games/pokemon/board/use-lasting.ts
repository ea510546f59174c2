"use client";
import { useTranslations } from "next-intl";
import type { IconName } from "@/ui/shell";

/** A lasting effect on a Pokémon in words and as a sign. */
export interface LastingMark {
  readonly words: string;
  readonly icon: IconName;
}

/** Markers come as the engine's kinds of change ("damageTaken", "forbid attack"); one without words of its own is still shown. */
export function useLasting(): (marker: string) => LastingMark {
  const t = useTranslations("board.lasting");
  return (marker) => {
    const key = marker.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
    return {
      words: t(t.has(key) ? key : "other"),
      icon: key.startsWith("forbid") ? "lock" : key.startsWith("prevent") ? "shield" : "spark",
    };
  };
}
