import type { CardFace } from "@/games/pokemon/cards/face";
import type { Happening } from "../record";
import type { GameDecision } from "./layout";

/** What asks: the name of the attack, Ability or card, and its text where it has one. */
export interface AskingText {
  readonly name: string;
  readonly text?: string | undefined;
  /** Each effect that it lets choose, where it is a choice. */
  readonly modes?: readonly string[] | undefined;
}

/**
 * The text that a decision comes from.
 *
 * @param face the card that asks
 * @param history tells which attack or Ability of the card was used in this turn, where the decision does not
 */
export function askingText(decision: GameDecision, face: CardFace, turn: number, history: readonly Happening[]): AskingText {
  if (face.category !== "Pokémon") return { ...face, text: face.text || undefined };
  const texts = [...face.abilities, ...face.attacks].filter(({ text }) => text !== undefined && text !== "");
  const used = usedPart(decision, turn, history);
  const part =
    used === null ? (texts.length === 1 ? texts[0] : undefined) : face[used.kind === "attack" ? "attacks" : "abilities"][used.index];
  return part ?? { name: face.name };
}

function usedPart(
  { source }: GameDecision,
  turn: number,
  history: readonly Happening[],
): { readonly kind: "attack" | "ability"; readonly index: number } | null {
  if (source?.part?.kind === "attack" || source?.part?.kind === "ability") return { kind: source.part.kind, index: source.part.index };
  for (const happening of history.toReversed()) {
    const { event } = happening;
    if (happening.turn !== turn) return null;
    if (event.type === "attackUsed" && event.card === source?.card) return { kind: "attack", index: event.index };
    if (event.type === "abilityUsed" && event.card === source?.card) return { kind: "ability", index: event.index };
  }
  return null;
}
