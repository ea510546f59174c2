"use client";
import { useCardDrag } from "@/ui/match/use-card-drag";
import { usePeekPointer } from "@/ui/match/use-peek-pointer";
import { type Peeked, useBoard } from "../board-context";
import { pressableOf } from "./pressable";

/**
 * All that pointer and keys do to a card of the table or the hand: a click chooses it or picks it up, a drag carries it to a lit place, hovering shows it and
 * a long press or the other button lays it open.
 * @param shown what is looked at
 */
export function useCardHandling(object: number | null, shown: Peeked) {
  const board = useBoard();
  const { control, offers, layout, look, read, ghost } = board;
  const pressable = pressableOf(board, object);
  const hover = usePeekPointer(shown, look);
  const given = object === null ? [] : (offers.get(object) ?? []);
  const drag = useCardDrag({
    enabled: layout === "main" && given.length > 0 && !control.sending,
    ghost,
    onStart: () => object !== null && control.answering?.held !== object && control.pickUp(object),
    onDrop: control.choose,
    accepts: (option) => given.includes(option),
  });
  return {
    ...pressable,
    handlers: {
      onPointerLeave: hover.onPointerLeave,
      onPointerMove: hover.onPointerMove,
      onPointerUp: hover.onPointerUp,
      onPointerCancel: hover.onPointerCancel,
      onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
        hover.onPointerDown(event);
        drag.onPointerDown(event);
      },
      onClick: (event: React.MouseEvent) => {
        if (drag.dragged()) event.preventDefault();
        else if (pressable.press) pressable.press();
        else read(shown);
      },
      onContextMenu: hover.onContextMenu,
    },
  };
}
