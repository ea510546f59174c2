import type { CardFace } from "@/games/pokemon/cards/face";
import type { Option } from "@/games/pokemon/engine/options";
import type { Offers } from "./offers";

/** What a card of the hand can still be used for in one's turn, in the order of a beginner's turn. */
export const HAND_DEEDS = ["bench", "energy", "evolve", "supporter", "trainer"] as const;
export type HandDeed = (typeof HAND_DEEDS)[number];

/** What the cards of the hand can still do, as the engine offers it; each once. */
export function handDeeds({ byHandCard }: Offers, faceOf: (card: string) => CardFace): readonly HandDeed[] {
  const found = new Set([...byHandCard.values()].flat().map(({ option }) => deedOf(option, faceOf)));
  return HAND_DEEDS.filter((deed) => found.has(deed));
}

/** The card of the hand that can do this, by its handle; null where none can. */
export function cardFor(deed: HandDeed, { byHandCard }: Offers, faceOf: (card: string) => CardFace): number | null {
  for (const [handle, given] of byHandCard) if (given.some(({ option }) => deedOf(option, faceOf) === deed)) return handle;
  return null;
}

function deedOf(option: Option, faceOf: (card: string) => CardFace): HandDeed | null {
  if (!("do" in option)) return null;
  switch (option.do) {
    case "playBasic":
      return "bench";
    case "attachEnergy":
      return "energy";
    case "evolve":
      return "evolve";
    case "attachTool":
      return "trainer";
    case "playTrainer": {
      const face = faceOf(option.card.card);
      return face.category === "Trainer" && face.kind === "Supporter" ? "supporter" : "trainer";
    }
    default:
      return null;
  }
}
