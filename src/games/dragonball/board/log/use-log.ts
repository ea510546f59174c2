"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { plainPower } from "@/games/dragonball/card";
import type { GameEvent } from "@/games/dragonball/engine/events";
import type { View } from "@/games/dragonball/engine/view/view";
import { useBoard } from "../board-context";

export interface LogLine {
  readonly index: number;
  readonly text: string;
}

/** A turn as the log tells it. */
export interface TurnLog {
  readonly turn: number;
  readonly seat: 0 | 1;
  readonly lines: readonly LogLine[];
}

type Words = (key: string, values?: Record<string, string | number>) => string;

/** All that has happened since this page was opened, the latest turn first. */
export function useLog(): readonly TurnLog[] {
  const { record, pseudo, faceOf, seat } = useBoard();
  const t = useTranslations("dragonballBoard.log");
  return useMemo(() => {
    const turns: { turn: number; seat: 0 | 1; lines: LogLine[] }[] = [{ turn: record.begun.turn, seat: record.begun.active, lines: [] }];
    for (const { event, index, view } of record.history) {
      if (event.event === "turn") {
        turns.push({ turn: event.turn, seat: event.seat, lines: [] });
        continue;
      }
      const text = tell(event, view, { t, player: pseudo, card: (definition) => faceOf(definition).sides[0].name, seat });
      if (text !== null) turns.at(-1)?.lines.push({ index, text });
    }
    return turns.filter(({ lines }) => lines.length > 0).toReversed();
  }, [record.history, record.begun, pseudo, faceOf, t, seat]);
}

interface Telling {
  readonly t: Words;
  readonly player: (seat: 0 | 1) => string;
  readonly card: (definition: string) => string;
  readonly seat: 0 | 1;
}

/** An event as a sentence; null for what goes without saying. */
function tell(event: GameEvent, view: View, { t, player, card }: Telling): string | null {
  const on = (object: number): string => {
    for (const side of view.players)
      for (const zone of ["leader", "battle", "unison", "energy", "combo"] as const)
        for (const placed of side[zone]) if (placed.object === object) return placed.name || card(placed.definition);
    return t("aCard");
  };
  switch (event.event) {
    case "started":
      return t("started", { name: player(event.starting) });
    case "moved":
      return moved(event, { t, player, card });
    case "activated":
      return t(event.how === "counter" ? "countered" : "activated", { name: player(event.seat), card: card(event.definition) });
    case "negated":
      return t("negated", { card: card(event.definition) });
    case "attack":
      return t("attack", { card: on(event.attack), target: on(event.guard) });
    case "guard":
      return t("guard", { card: on(event.guard) });
    case "battle":
      return t(event.attackPower >= event.guardPower ? "hit" : "missed", {
        attack: plainPower(event.attackPower),
        guard: plainPower(event.guardPower),
      });
    case "damage":
      return t("damage", { name: player(event.seat), count: event.amount });
    case "turnedOver":
      return t(event.back ? "awakened" : "turnedBack", { card: card(event.definition) });
    case "redrew":
      return t("redrew", { name: player(event.seat) });
    case "shuffled":
      return t("shuffled", { name: player(event.seat) });
    case "number":
      return t("number", { name: player(event.seat), number: event.number });
    case "shown":
      return t("shown", { name: player(event.seat), cards: event.definitions.map(card).join(", ") });
    case "looked":
      return t("looked", { name: player(event.seat), count: event.definitions.length });
    case "loop":
      return t("loop");
    default:
      return null;
  }
}

/** Moves that are worth a line, by what moves the card and where it goes. */
function moved(
  { how, from, to, definition }: Extract<GameEvent, { event: "moved" }>,
  { t, player, card }: Omit<Telling, "seat">,
): string | null {
  const name = player(how === "ko" ? from.seat : to.seat);
  const what = definition === null ? t("aCard") : card(definition);
  if (how === "draw") return t("draw", { name });
  if (how === "cost" || how === "rule")
    return to.zone === "combo" || from.zone === "combo" ? null : t("goes", { card: what, zone: t(`to.${to.zone}`) });
  if (how === "play" || how === "charge" || how === "combo" || how === "discard" || how === "ko") return t(how, { name, card: what });
  return t("goes", { card: what, zone: t(`to.${to.zone}`) });
}
