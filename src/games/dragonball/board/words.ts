"use client";
import { useTranslations } from "next-intl";
import { plainPower, sideOf } from "@/games/dragonball/card";
import type { Option } from "@/games/dragonball/engine/options";
import { other } from "@/kernel/game";
import { useBoard } from "./board-context";
import { duelOf, fightingOf } from "./model/duel";
import type { GameDecision } from "./model/layout";
import { nameOf, nameOn } from "./model/names";
import { saidOptions } from "./model/said-options";

/** What is asked of a card that is being played or activated, for it to be paid. */
const PRICES: ReadonlySet<string> = new Set(["pay", "payZEnergy", "payInstead", "x"]);

/** The words of a decision by its purpose. */
export function useAskWords() {
  const t = useTranslations("dragonballBoard.ask");
  const { faceOf, view } = useBoard();
  const duel = duelOf(view);
  const last = view.chain.at(-1);
  const name = (definition: string) => faceOf(definition).sides[0].name;
  return {
    /** The card that asks, or that is paid for: it may be read. */
    card: ({ source, purpose }: GameDecision): string | null => source?.card ?? (PRICES.has(purpose) ? (last?.definition ?? null) : null),
    /** Which card asks, or on what occasion. */
    from: ({ purpose }: GameDecision): string => t(`from.${t.has(`from.${purpose}`) ? purpose : "rule"}`),
    title: ({ purpose, min, max, options }: GameDecision): string => {
      if (options.length === 0) return t("nothing");
      if (purpose === "counter" && last) return t("title.counterCard", { card: name(last.definition) });
      if (purpose === "counter" && duel) return t("title.counterAttack");
      if (purpose === "offense" && duel?.attacker.placed) return t("title.offenseOf", { name: nameOf(duel.attacker.placed, faceOf) });
      if (purpose === "defense" && duel?.guard.placed) return t("title.defenseOf", { name: nameOf(duel.guard.placed, faceOf) });
      return t(`title.${t.has(`title.${purpose}`) ? purpose : "target"}`, { min, max });
    },
    /** What else there is to know, or null. */
    hint: ({ purpose, options }: GameDecision): string | null => {
      if (options.length === 0 || !t.has(`hint.${purpose}`)) return null;
      if (purpose === "counter" && view.chain.length > 1) return t("hint.chain");
      // DB-ATK-12: level is a hit.
      const power = purpose === "offense" ? duel?.guard.total : duel?.attacker.total;
      return t(`hint.${purpose}`, { power: plainPower(power ?? 0) });
    },
    pass: ({ purpose }: GameDecision): string => t(`pass.${t.has(`pass.${purpose}`) ? purpose : "counter"}`),
  };
}

/** What an option's button says. */
export function useOptionWords() {
  const t = useTranslations("dragonballBoard.act");
  const { faceOf, view, seat, pseudo, decision } = useBoard();
  const name = (definition: string) => faceOf(definition).sides[0].name;
  /** What an attack comes to if nobody adds anything (DB-ATK-12: level is a hit). */
  const blow = (attacker: number, target: number): string => {
    const attack = fightingOf(view, seat, attacker)?.placed.power ?? 0;
    const guard = fightingOf(view, other(seat), target)?.placed.power ?? 0;
    return t(attack >= guard ? "hits" : "misses", { attack: plainPower(attack), guard: plainPower(guard) });
  };
  const isBack = (object: number) => view.players.some(({ leader }) => leader.some((placed) => placed.object === object && placed.back));
  const said = decision?.source ? saidOptions(faceOf(decision.source.card), decision.options.length) : [];
  return (option: Option): { readonly text: string; readonly detail: string; readonly price: string } => {
    const plain = (text: string, detail = "", price = "") => ({ text, detail, price });
    if ("yes" in option) return plain(t(option.yes ? "yes" : "no"));
    if ("number" in option) return plain(String(option.number));
    if ("seat" in option) return plain(t("goesFirst", { name: pseudo(option.seat) }));
    if ("option" in option) return plain(t("choice", { number: option.option + 1 }), said[option.option]);
    if ("energyMarker" in option) return plain(t("energyMarker"));
    if ("place" in option) return plain(t("place", { place: option.place + 1 }));
    if ("pending" in option) return plain(name(option.definition));
    if (!("do" in option)) return plain(name(option.definition));
    switch (option.do) {
      case "pass":
        return plain(t("pass"));
      case "attack":
        return plain(t("attack", { target: nameOn(view, option.target, faceOf) }), blow(option.card, option.target));
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
