"use client";
import { RulesText } from "@/games/pokemon/card";
import { useBoard } from "../board-context";
import type { GameDecision } from "../model/layout";
import { type AskingText as Asking, askingText } from "../model/source";

/** The attack, Ability or card that asks; null where the rules themselves do. */
export function useAskingText(decision: GameDecision | null): Asking | null {
  const { record, view, faceOf } = useBoard();
  return decision?.source === undefined ? null : askingText(decision, faceOf(decision.source.card), view.turn, record.history);
}

/** What it says, so that nobody has to know the card by heart. */
export function AskingText({ decision }: { decision: GameDecision }) {
  const text = useAskingText(decision)?.text;
  return text === undefined ? null : <RulesText text={text} className="dock__text" />;
}
