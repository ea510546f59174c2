"use client";
import { Card } from "@/games/dragonball/card";
import { OrderArrows } from "@/ui/match/order-arrows";
import { useBoard } from "../board-context";
import { useOptionWords } from "../words";

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
        const { text, detail } = words(option);
        return (
          <li key={index}>
            <b>{place + 1}</b>
            {"definition" in option ? <Card face={faceOf(option.definition)} size="s" /> : <span />}
            <p>
              <b>{text}</b>
              {detail}
            </p>
            <OrderArrows name={text} place={place} count={chosen.length} control={control} />
          </li>
        );
      })}
    </ol>
  );
}
