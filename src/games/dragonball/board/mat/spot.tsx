"use client";
import { CardInPlay } from "@/games/dragonball/card";
import type { SeenPlaced } from "@/games/dragonball/engine/view/view";
import type { CardState } from "@/ui/card/state";
import { type BoardState, useBoard } from "../board-context";

/** What a click on a card comes to, and how the card looks towards the decision. */
export interface Pressable {
  readonly state: CardState;
  readonly onClick?: () => void;
  readonly option?: number | undefined;
}

/** A card towards the open decision: a target of the one that is held, something that can act, or something to choose. */
export function pressableOf({ targets, held, layout, offers, control, decision }: BoardState, object: number | null): Pressable {
  if (object === null || decision === null || control.sending) return { state: "rest" };
  const target = targets.get(object);
  if (target !== undefined) return { state: "target", option: target, onClick: () => control.choose(target) };
  const [first] = offers.get(object) ?? [];
  if (first === undefined) return { state: "rest" };
  if (layout === "main") {
    return { state: held === object ? "selected" : "playable", onClick: () => control.pickUp(object), option: first };
  }
  if (layout !== "table") return { state: "rest" };
  const chosen = control.answering?.chosen.includes(first) ?? false;
  return { state: chosen ? "selected" : "target", option: first, onClick: () => control.choose(first) };
}

/** A card in leader, battle or unison. */
export function Spot({ placed, markers = false }: { placed: SeenPlaced; markers?: boolean }) {
  const board = useBoard();
  const { faceOf, peek, read, view } = board;
  const { state, onClick, option } = pressableOf(board, placed.object);
  const fights = view.battle?.attack === placed.object ? "is-attacker" : view.battle?.guard === placed.object ? "is-guard" : undefined;
  const shown = { definition: placed.definition, back: placed.back };
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
      className={fights ?? ""}
      data-option={option}
      data-object={placed.object}
      aria-pressed={state === "selected" || undefined}
      onClick={onClick ?? (() => read(shown))}
      onPointerEnter={(event) => event.pointerType === "mouse" && peek(shown)}
      onPointerLeave={() => peek(null)}
      onContextMenu={(event) => {
        event.preventDefault();
        read(shown);
      }}
    />
  );
}
