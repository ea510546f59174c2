"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { plainPower } from "@/games/dragonball/card";
import type { CardFace } from "@/games/dragonball/cards/face";
import type { GameEvent } from "@/games/dragonball/engine/events";
import type { View } from "@/games/dragonball/engine/view/view";
import type { Seat } from "@/kernel/game";
import { byTurns, type TurnLog } from "@/ui/match/log/log";
import { ruleAddress } from "../model/log-rules";
import { nameOn } from "../model/names";
import { runsOf } from "../model/runs";
import type { MatchRecord } from "../record";

type Words = (key: string, values?: Record<string, string | number>) => string;

/** Events that decide a match. */
const BIG: ReadonlySet<string> = new Set<GameEvent["event"]>(["attack", "battle", "damage", "turnedOver"]);

/** All that has happened since this page was opened, the latest turn first. */
export function useLog(
  { begun, history }: Pick<MatchRecord, "begun" | "history">,
  pseudo: (seat: Seat) => string,
  faceOf: (definition: string) => CardFace,
): readonly TurnLog[] {
  const t = useTranslations("dragonballBoard.log");
  return useMemo(() => {
    let { turn, active: turnSeat } = begun;
    const telling: Telling = { t, player: pseudo, card: (definition) => faceOf(definition).sides[0].name, faceOf };
    return byTurns(
      runsOf(history).flatMap(({ event, index, after, view, count }) => {
        if (event.event === "turn") ({ turn, seat: turnSeat } = event);
        const words = event.event === "moved" && count > 1 ? movedTogether(event, count, telling) : tell(event, view, telling);
        if (words === null) return [];
        const routine = event.event === "shuffled" || (event.event === "moved" && event.how === "draw");
        const rule = ruleAddress(event);
        return [{ index, after, words, rule, turn, turnSeat, big: BIG.has(event.event), routine }];
      }),
    );
  }, [begun, history, pseudo, faceOf, t]);
}

interface Telling {
  readonly t: Words;
  readonly player: (seat: Seat) => string;
  readonly card: (definition: string) => string;
  readonly faceOf: (definition: string) => CardFace;
}

/** An event as a sentence; null for what goes without saying. */
function tell(event: GameEvent, view: View, telling: Telling): string | null {
  const { t, player, card, faceOf } = telling;
  const on = (object: number): string => nameOn(view, object, faceOf) || t("aCard");
  switch (event.event) {
    case "started":
      return t("started", { name: player(event.starting) });
    case "moved":
      return moved(event, telling);
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

/** As many cards that went the same way. */
function movedTogether({ how, to }: Extract<GameEvent, { event: "moved" }>, count: number, { t, player }: Telling): string {
  const name = player(to.seat);
  return how === "draw" ? t("drawMany", { name, count }) : t("goMany", { name, count, zone: t(`to.${to.zone}`) });
}

/** Moves that are worth a line, by what moves the card and where it goes. */
function moved({ how, from, to, definition }: Extract<GameEvent, { event: "moved" }>, { t, player, card }: Telling): string | null {
  const name = player(how === "ko" ? from.seat : to.seat);
  const what = definition === null ? t("aCard") : card(definition);
  if (how === "draw") return t("draw", { name });
  if ((how === "cost" || how === "rule") && (to.zone === "combo" || from.zone === "combo")) return null;
  if (how === "play" || how === "charge" || how === "combo" || how === "discard" || how === "ko") return t(how, { name, card: what });
  const zone = t(`to.${to.zone}`);
  // Of a card that nobody has seen it is said whose it is.
  return definition === null ? t("goMany", { name, count: 1, zone }) : t("goes", { card: what, zone });
}
