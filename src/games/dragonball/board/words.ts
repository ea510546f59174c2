"use client";
import { useTranslations } from "next-intl";
import { plainPower, sideOf } from "@/games/dragonball/card";
import type { Option } from "@/games/dragonball/engine/options";
import { useBoard } from "./board-context";
import type { GameDecision } from "./model/layout";

/** The words of a decision by its purpose. */
export function useAskWords() {
  const t = useTranslations("dragonballBoard.ask");
  const { faceOf } = useBoard();
  return {
    /** Which card asks, or on what occasion. */
    from: ({ source, purpose }: GameDecision): string =>
      source ? faceOf(source.card).sides[0].name : t(`from.${t.has(`from.${purpose}`) ? purpose : "rule"}`),
    title: ({ purpose, min, max, options }: GameDecision): string =>
      options.length === 0 ? t("nothing") : t(`title.${t.has(`title.${purpose}`) ? purpose : "target"}`, { min, max }),
    hint: ({ purpose }: GameDecision): string => t(`hint.${t.has(`hint.${purpose}`) ? purpose : "main"}`),
    pass: ({ purpose }: GameDecision): string => t(`pass.${t.has(`pass.${purpose}`) ? purpose : "counter"}`),
  };
}

/** What an option's button says. */
export function useOptionWords() {
  const t = useTranslations("dragonballBoard.act");
  const { faceOf, view, pseudo } = useBoard();
  const name = (definition: string) => faceOf(definition).sides[0].name;
  const nameOn = (object: number): string => {
    for (const player of view.players)
      for (const zone of ["leader", "battle", "unison"] as const)
        for (const placed of player[zone]) if (placed.object === object) return placed.name;
    return "";
  };
  const isBack = (object: number) => view.players.some(({ leader }) => leader.some((placed) => placed.object === object && placed.back));
  return (option: Option): { readonly text: string; readonly detail: string; readonly price: string } => {
    const plain = (text: string, detail = "", price = "") => ({ text, detail, price });
    if ("yes" in option) return plain(t(option.yes ? "yes" : "no"));
    if ("number" in option) return plain(String(option.number));
    if ("seat" in option) return plain(t("goesFirst", { name: pseudo(option.seat) }));
    if ("option" in option) return plain(t("choice", { number: option.option + 1 }));
    if ("energyMarker" in option) return plain(t("energyMarker"));
    if ("place" in option) return plain(t("place", { place: option.place + 1 }));
    if ("pending" in option) return plain(name(option.definition));
    if (!("do" in option)) return plain(name(option.definition));
    switch (option.do) {
      case "pass":
        return plain(t("pass"));
      case "attack":
        return plain(t("attack", { target: nameOn(option.target) }), name(option.definition));
      case "combo": {
        const { comboPower, comboCost } = faceOf(option.definition);
        return plain(t("combo"), t("comboCost", { cost: comboCost ?? 0 }), comboPower === undefined ? "" : `+${plainPower(comboPower)}`);
      }
      case "activate":
      case "counter": {
        const face = faceOf(option.definition);
        const { skills } = sideOf(face, isBack(option.card) ? "back" : "front");
        return plain(t(option.do), skills[option.skill] ?? "");
      }
      default:
        return plain(t(option.do), name(option.definition), priceOf(faceOf(option.definition).cost?.total, option.do));
    }
  };
}

const priceOf = (cost: number | "X" | undefined, deed: string): string => (deed === "play" && cost !== undefined ? String(cost) : "");
