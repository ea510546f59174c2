"use client";
import { useTranslations } from "next-intl";
import type { Option } from "@/games/pokemon/engine/options";
import { useBoard } from "../board-context";
import { findPokemon, topCard } from "../model/table";
import { abilityName, attackName } from "../use-words";
import { useAskingText } from "./asking-text";

export interface OptionWords {
  readonly title: string;
  readonly note?: string;
}

/** Every option in words, whatever the decision: the last resort that no option can fall through. */
export function useOptionWords(): (option: Option, index: number) => OptionWords {
  const { decision, view, faceOf } = useBoard();
  const t = useTranslations("board");
  const card = useTranslations("card");
  const asking = useAskingText(decision);
  const pokemonName = (id: number) => {
    const pokemon = findPokemon(view, id);
    return pokemon === undefined ? t("zone.faceDown") : faceOf(topCard(pokemon).card).name;
  };
  const modeTitle = (mode: number, index: number): string => {
    // ED-07: no card asks what comes first in the Checkup.
    if (asking === null) return t(mode === 0 ? "choice.conditionsFirst" : "choice.abilitiesFirst");
    return asking?.modes?.[mode] ?? t("choice.first", { number: index + 1 });
  };
  return (option, index) => {
    if ("do" in option) {
      if (option.do === "endTurn") return { title: t("endTurn") };
      if (option.do === "retreat") return { title: t("main.retreat"), note: pokemonName(option.pokemon) };
      if (option.do === "discardFromPlay") return { title: t("main.discardFromPlay", { card: pokemonName(option.pokemon) }) };
      if (option.do === "attack") return { title: attackName(faceOf(option.source.card), option.index, option.name) };
      if (option.do === "useAbility") return { title: abilityName(faceOf(option.source.card), option.index, option.name) };
      return { title: t("main.play", { card: faceOf(option.card.card).name }) };
    }
    switch (option.pick) {
      case "yes":
      case "no":
        return { title: t(`choice.${option.pick}`) };
      case "pass":
        return { title: t("choice.no") };
      case "card":
        return { title: faceOf(option.card.card).name };
      case "position":
        return { title: t("choice.position", { place: option.position + 1 }) };
      case "pokemon":
        return { title: pokemonName(option.pokemon) };
      case "attached":
        return { title: faceOf(option.card.card).name, note: pokemonName(option.pokemon) };
      case "number":
        return { title: String(option.number) };
      case "condition":
        return { title: card(`conditions.${option.condition}`) };
      case "type":
        return { title: card(`types.${option.type}`) };
      case "attack":
        return { title: attackName(faceOf(option.card), option.index, option.name), note: faceOf(option.card).name };
      case "mode":
        return { title: modeTitle(option.mode, index) };
      case "trigger":
        return {
          title: abilityName(faceOf(option.card), option.index, option.name),
          note: option.pokemon === undefined ? faceOf(option.card).name : pokemonName(option.pokemon),
        };
    }
  };
}
