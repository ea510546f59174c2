"use client";
import { CardInPlay } from "@/games/dragonball/card";
import type { SeenPlaced } from "@/games/dragonball/engine/view/view";
import { useBoard } from "../board-context";
import { useCardHandling } from "./use-card-handling";

/** A card in leader, battle or unison. */
export function Spot({ placed, markers = false }: { placed: SeenPlaced; markers?: boolean }) {
  const { faceOf, view } = useBoard();
  const { state, option, holds, handlers } = useCardHandling(placed.object, { definition: placed.definition, back: placed.back });
  const fights = view.battle?.attack === placed.object ? "is-attacker" : view.battle?.guard === placed.object ? "is-guard" : "";
  return (
    <CardInPlay
      view={{
        face: faceOf(placed.definition),
        back: placed.back,
        rest: placed.rest,
        hidden: placed.hidden,
        ...(placed.power === null ? null : { power: placed.power }),
        keywords: placed.keywords,
        ...(markers ? { markers: placed.markers } : null),
        under: placed.under.length,
      }}
      state={state}
      className={fights}
      data-option={option}
      data-holds={holds}
      data-object={placed.object}
      aria-pressed={state === "selected" || undefined}
      {...handlers}
    />
  );
}
