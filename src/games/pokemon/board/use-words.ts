"use client";
import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import type { CardFace } from "@/games/pokemon/cards/face";
import type { SeenCard } from "@/games/pokemon/engine/events";
import type { Seat } from "@/kernel/game";
import type { GameDecision } from "./model/layout";
import type { Words } from "./model/log";

type Faces = Readonly<Record<string, CardFace>>;

/** The name of an attack in the reader's language; the engine's own where the face has none at that place. */
export function attackName(face: CardFace | undefined, index: number, name: string): string {
  return face?.category === "Pokémon" ? (face.attacks[index]?.name ?? name) : name;
}

export function abilityName(face: CardFace | undefined, index: number, name: string): string {
  return face?.category === "Pokémon" ? (face.abilities[index]?.name ?? name) : (face?.name ?? name);
}

/** What the log calls players, cards and coins. */
export function useWords(faces: Faces, pseudo: (seat: Seat) => string): Words {
  const t = useTranslations("log");
  const conditions = useTranslations("card.conditions");
  const format = useFormatter();
  return useMemo(() => {
    const card = (id: string) => faces[id]?.name ?? id;
    return {
      player: pseudo,
      card,
      pokemon: (id) => (id === undefined ? t("hidden") : card(id)),
      cards: (cards) => format.list([...named(cards, card, t), ...unseen(cards, t)]),
      attack: (id, index, name) => attackName(faces[id], index, name),
      ability: (id, index, name) => abilityName(faces[id], index, name),
      condition: (condition) => conditions(condition),
      coins: (heads) => heads.map((head) => t(head ? "heads" : "tails")).join(", "),
    };
  }, [faces, pseudo, t, conditions, format]);
}

type LogMessages = ReturnType<typeof useTranslations<"log">>;

function named(cards: readonly SeenCard[], card: (id: string) => string, t: LogMessages): readonly string[] {
  const counts = new Map<string, number>();
  for (const seen of cards) if (seen !== null) counts.set(card(seen.card), (counts.get(card(seen.card)) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : t("times", { name, count })));
}

function unseen(cards: readonly SeenCard[], t: LogMessages): readonly string[] {
  const count = cards.filter((seen) => seen === null).length;
  return count === 0 ? [] : [t("unseen", { count })];
}

/** The noun that a decision counts in, for "2 cards", "up to 3 Energies". */
const NOUNS: Readonly<Record<string, string>> = {
  cards: "card",
  attached: "attached",
  energy: "energy",
  pokemon: "pokemon",
  prizes: "prize",
};

/** The words of a decision: title, hint, button, by its purpose and kind. */
export function usePurposes(): {
  readonly kind: (kind: string) => string;
  readonly title: (decision: GameDecision) => string;
  readonly hint: (decision: GameDecision, opponent: string) => string | null;
  readonly confirm: (decision: GameDecision, number: number) => string;
  readonly none: (purpose: string) => string;
  readonly waiting: (purpose: string, name: string) => string;
} {
  const t = useTranslations("purposes");
  const what = ({ kind, min, max }: GameDecision) =>
    t(`amount.${NOUNS[kind] ?? "option"}.${min === max ? "exact" : min === 0 ? "upTo" : "range"}`, { min, max });
  return {
    kind: (kind) => t(`kind.${kind}`),
    title: (decision) => t(`title.${decision.purpose}`, { what: what(decision), max: decision.max }),
    hint: (decision, name) => {
      const key = `${decision.options.length === 0 ? "nothing" : "hint"}.${decision.purpose}`;
      return t.has(key) ? t(key, { name, max: decision.max }) : null;
    },
    confirm: (decision, number) => t(`confirm.${decision.purpose}`, { number }),
    none: (purpose) => t(t.has(`none.${purpose}`) ? `none.${purpose}` : "none.other"),
    waiting: (purpose, name) => t(`waiting.${purpose}`, { name }),
  };
}
