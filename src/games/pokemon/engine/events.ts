import type { Outcome, Seat } from "@/kernel/game";
import type { SpecialCondition } from "./card";
import type { CardView } from "./view";

/** Where a card is, for movement on the board. `object` names the Pokémon for attached cards and Pokémon cards in play. */
export type CardPlace =
  | { readonly zone: "deck" | "hand" | "discard" | "lostZone" | "prizes"; readonly seat: Seat; readonly position?: number }
  | { readonly zone: "active" | "bench" | "attached"; readonly seat: Seat; readonly object: number }
  | { readonly zone: "stadium"; readonly seat: Seat };

/** A card as an audience knows it: its face, or only that there is one. */
export type SeenCard = CardView | null;

/**
 * What happened, for animation and the log; a view always comes with them, so that nothing depends on having seen every event.
 * In the full event every card has its face; `redact` takes away what a viewer may not see.
 */
export type GameEvent =
  | { readonly type: "matchStarted"; readonly startingSeat: Seat; readonly suddenDeath: number }
  | { readonly type: "mulligan"; readonly seat: Seat; readonly hand: readonly CardView[] }
  | { readonly type: "setupRevealed" }
  | { readonly type: "turnStarted"; readonly seat: Seat; readonly turn: number }
  | { readonly type: "turnEnded"; readonly seat: Seat }
  | { readonly type: "betweenTurns" }
  | { readonly type: "shuffled"; readonly seat: Seat; readonly zone: "deck" | "prizes" | "hand" }
  /** Cards go from one place to another together. `visibleTo` lists the seats that see the faces, "all" for public moves; a viewer is not told of it. */
  | {
      readonly type: "moved";
      readonly seat: Seat;
      readonly cards: readonly SeenCard[];
      readonly from: CardPlace;
      readonly to: CardPlace;
      readonly visibleTo?: readonly Seat[] | "all";
      readonly how: MoveReason;
    }
  | { readonly type: "revealed"; readonly seat: Seat; readonly cards: readonly CardView[]; readonly from: CardPlace }
  | {
      readonly type: "looked";
      readonly seat: Seat;
      readonly cards: readonly SeenCard[];
      readonly from: CardPlace;
      readonly visibleTo?: readonly Seat[];
    }
  | { readonly type: "trainerPlayed"; readonly seat: Seat; readonly card: CardView }
  /** `index` is the printed place on `card`, so that the log can say the name in the reader's language. */
  | {
      readonly type: "abilityUsed";
      readonly seat: Seat;
      readonly pokemon: number | null;
      readonly card: string;
      readonly index: number;
      readonly name: string;
    }
  | {
      readonly type: "attackUsed";
      readonly seat: Seat;
      readonly pokemon: number;
      readonly card: string;
      readonly index: number;
      readonly name: string;
    }
  | { readonly type: "attackFailed"; readonly seat: Seat; readonly pokemon: number; readonly why: "confused" | "prevented" | "nothing" }
  | { readonly type: "coins"; readonly seat: Seat; readonly heads: readonly boolean[]; readonly why: string }
  /** The attack begins again with its first coin: what came of its coins is undone. */
  | { readonly type: "coinsSetAside"; readonly seat: Seat; readonly pokemon: number }
  | {
      readonly type: "damaged";
      readonly pokemon: number;
      readonly amount: number;
      readonly cause: "attack" | "effect" | SpecialCondition;
      readonly weakness?: boolean;
      readonly resistance?: boolean;
    }
  | { readonly type: "prevented"; readonly pokemon: number; readonly what: "damage" | "effect" }
  | { readonly type: "healed"; readonly pokemon: number; readonly amount: number }
  | { readonly type: "afflicted"; readonly pokemon: number; readonly condition: SpecialCondition }
  | { readonly type: "recovered"; readonly pokemon: number; readonly condition: SpecialCondition }
  | { readonly type: "evolved"; readonly pokemon: number; readonly card: CardView }
  | { readonly type: "devolved"; readonly pokemon: number }
  | {
      readonly type: "switched";
      readonly seat: Seat;
      readonly in: number;
      readonly out: number | null;
      readonly how: "retreat" | "effect" | "promote";
    }
  | { readonly type: "knockedOut"; readonly pokemon: number; readonly seat: Seat; readonly card: string }
  | { readonly type: "lastingStarted"; readonly pokemon: number | null; readonly seat: Seat; readonly what: string }
  | { readonly type: "ended"; readonly outcome: Outcome };

export const MOVE_REASONS = [
  "draw",
  "play",
  "attach",
  "evolve",
  "discard",
  "knockOut",
  "prize",
  "search",
  "return",
  "setup",
  "effect",
] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];
