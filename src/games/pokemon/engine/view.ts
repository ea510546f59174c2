import type { Outcome, Seat, Viewer } from "@/kernel/game";
import type { EnergyType, SpecialCondition } from "./card";

/**
 * What a viewer may know of a match, built by allowlist. It is all a board, a bot or a spectator ever gets; hidden cards appear only as counts.
 * Sides are by seat, not by "mine and theirs".
 */
export interface View {
  readonly viewer: Viewer;
  readonly edition: Edition;
  readonly phase: "setup" | "turn" | "betweenTurns" | "over";
  /** Counts both players' turns from 1; 0 during set-up. */
  readonly turn: number;
  /** Whose turn it is; the starting player during set-up. */
  readonly turnSeat: Seat;
  readonly startingSeat: Seat;
  readonly sides: readonly [SideView, SideView];
  readonly stadium: (CardView & { readonly owner: Seat }) | null;
  /** What the turn's player has used up. */
  readonly used: { readonly energy: boolean; readonly supporter: boolean; readonly stadium: boolean; readonly retreat: boolean };
  /** Whom the match waits for, and on what occasion, as this viewer may know it (the "face" of each open decision). */
  readonly waitingFor: readonly { readonly seat: Seat; readonly purpose: string; readonly source?: string }[];
  /** 0, or which Sudden Death this is (KO-07). */
  readonly suddenDeath: number;
  readonly outcome: Outcome | null;
}

/** The name of the game, as matches, decks and cards keep it. */
export const POKEMON = "pokemon";

/** The rule editions a match may be played under (ED-*), oldest first. */
export const EDITIONS = ["classic", "xy", "sm", "swsh", "sv", "me"] as const;
export type Edition = (typeof EDITIONS)[number];

export interface SideView {
  readonly active: PokemonView | FaceDown | null;
  readonly bench: readonly (PokemonView | FaceDown)[];
  readonly benchSize: number;
  /** The cards for their owner, null for everybody else. */
  readonly hand: readonly CardView[] | null;
  readonly handCount: number;
  /** Cards of one's own hand that an effect in force keeps from being played, and the card whose effect it is; absent where there are none. */
  readonly kept?: readonly { readonly handle: number; readonly by: { readonly card: string } }[];
  readonly deckCount: number;
  /** Top card last. */
  readonly discard: readonly CardView[];
  readonly lostZone: readonly CardView[];
  /** By position; "down" for a face-down card. */
  readonly prizes: readonly ("empty" | "down" | CardView)[];
  /** Prize cards taken in this match: fewer or more than places that are empty, where effects put some elsewhere or add some. */
  readonly prizesTaken: number;
  /** Once-per-match powers spent. */
  readonly gxUsed: boolean;
  readonly vstarUsed: boolean;
}

/** A card that this viewer may see. The handle is good until the card next enters or leaves a hidden zone. */
export interface CardView {
  readonly handle: number;
  /** CardDefinition id. */
  readonly card: string;
}

/** A Pokémon of the other player before all are turned up (SETUP-07). */
export interface FaceDown {
  readonly faceDown: true;
  readonly id: number;
}

export interface PokemonView {
  readonly faceDown?: false;
  /** The object in play: stays through evolution and damage, new when it comes back into play. */
  readonly id: number;
  /** Lowest card first; the last is the one whose name and attacks count. */
  readonly cards: readonly CardView[];
  readonly energy: readonly CardView[];
  /** Units provided by all Energy attached, each with the types it may stand for. */
  readonly provides: readonly (readonly EnergyType[])[];
  readonly tools: readonly CardView[];
  /** In HP points, a multiple of 10. */
  readonly damage: number;
  /** Full HP at present, effects included. */
  readonly hp: number;
  readonly types: readonly EnergyType[];
  readonly retreatCost: number;
  readonly conditions: readonly SpecialCondition[];
  /** Lasting effects on it that a player should see at a glance, e.g. "cantAttack", "damagePrevented". */
  readonly lasting: readonly string[];
  /** An effect in force takes its Abilities away. */
  readonly silenced?: true;
}
