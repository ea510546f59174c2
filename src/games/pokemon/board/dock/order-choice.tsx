"use client";
import { Card } from "@/games/pokemon/card";
import type { Option } from "@/games/pokemon/engine/options";
import { OrderArrows } from "@/ui/match/order-arrows";
import { useBoard } from "../board-context";
import { useOptionWords } from "./option-words";

/** Rows in sequence, moved by arrows. */
export function OrderChoice() {
  const { decision, control, faceOf } = useBoard();
  const words = useOptionWords();
  if (decision === null || control.answering === null) return null;
  const { chosen } = control.answering;
  return (
    <ol className="order">
      {chosen.map((index, place) => {
        const option = decision.options[index];
        if (option === undefined) return null;
        const { title, note } = words(option, index);
        const card = cardOf(option);
        return (
          <li key={index}>
            <b>{place + 1}</b>
            {card === null ? <span /> : <Card face={faceOf(card)} size="s" />}
            <p>
              <b>{title}</b>
              {note}
            </p>
            <OrderArrows name={title} place={place} count={chosen.length} control={control} />
          </li>
        );
      })}
    </ol>
  );
}

/** The card that stands for an option, where there is one. */
function cardOf(option: Option): string | null {
  if (!("card" in option)) return null;
  return typeof option.card === "string" ? option.card : option.card.card;
}
