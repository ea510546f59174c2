"use client";
import { useTranslations } from "next-intl";
import type { SaidAnswer } from "@/ui/match/practice/use-practice";
import { useBoard } from "./board-context";
import { useOptionWords } from "./dock/option-words";
import { useDamageWords } from "./use-damage-words";

/** What an answer to the open decision does, in words: the deed with what it is for, and of an attack what its damage comes to. */
export function useSaidAnswer(): (choice: readonly number[]) => SaidAnswer {
  const { decision, view, faceOf } = useBoard();
  const t = useTranslations("board");
  const words = useOptionWords();
  const damage = useDamageWords();
  const pokemonName = (id: number): string | null => {
    const pokemon = view.sides.flatMap(({ active, bench }) => [active, ...bench]).find((one) => one?.id === id);
    const top = pokemon && pokemon.faceDown !== true ? pokemon.cards.at(-1) : undefined;
    return top ? faceOf(top.card).name : null;
  };
  return (choice) => {
    const options = choice.flatMap((index) => decision?.options[index] ?? []);
    const [first] = options;
    if (first === undefined) return { deed: t("choice.no"), why: null };
    if ("do" in first) {
      const { title } = words(first, choice[0] ?? 0);
      if (first.do === "endTurn") return { deed: title, why: t("practice.nothingBetter") };
      if (first.do === "attack") return { deed: title, why: damage(first.damage).join(" · ") || null };
      const target = "pokemon" in first && first.do !== "useAbility" ? pokemonName(first.pokemon) : null;
      return { deed: title, why: target === null ? null : t("main.onto", { pokemon: target }) };
    }
    return { deed: options.map((option, index) => words(option, choice[index] ?? 0).title).join(", "), why: null };
  };
}
