import type { Seat } from "@/kernel/game";
import type { SpecialCondition } from "../card";
import type { MoveReason } from "../events";
import type { Lasting } from "../state/state";

/** Where cards go out of play; always their owner's (EFF-07). Cards for the deck are listed from the top downwards. */
export type Goal =
  | { readonly zone: "hand" | "discard" | "lostZone" | "prizes" }
  | { readonly zone: "deck"; readonly place: "top" | "bottom" | "shuffled" };

/** One change of the board, proposed in a batch to `commit`. Nothing else writes to zones or Pokémon in play. */
export type Change =
  | { readonly change: "draw"; readonly seat: Seat; readonly count: number }
  | { readonly change: "move"; readonly cards: readonly number[]; readonly to: Goal; readonly how: MoveReason; readonly reveal?: boolean }
  | { readonly change: "shuffle"; readonly seat: Seat; readonly zone: "deck" | "prizes" | "hand" }
  | { readonly change: "setPrizes"; readonly seat: Seat; readonly count: number }
  | {
      readonly change: "enter";
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly place: "active" | "bench";
      /** "When a player puts it from their hand onto their Bench": by the rules or by an effect. */
      readonly fromHand: boolean;
      readonly how: MoveReason;
    }
  | {
      readonly change: "attach";
      readonly card: number;
      readonly pokemon: number;
      readonly as: "energy" | "tools";
      /** "When you attach from your hand": by the rules or by an effect (EFF-45). */
      readonly fromHand: boolean;
    }
  | {
      readonly change: "evolve";
      readonly pokemon: number;
      readonly card: number;
      /** "When you play this from your hand to evolve": by the rules or by an effect (EFF-43). */
      readonly fromHand: boolean;
    }
  | { readonly change: "devolve"; readonly pokemon: number; readonly count: number; readonly to: Goal }
  | {
      readonly change: "damage";
      readonly pokemon: number;
      /** HP points. */
      readonly amount: number;
      readonly cause: "attack" | "effect" | SpecialCondition;
      readonly weakness?: boolean;
      readonly resistance?: boolean;
      /** Not affected by effects on the target (EFF-13). */
      readonly unpreventable?: boolean;
    }
  | { readonly change: "heal"; readonly pokemon: number; readonly amount: number }
  /** Counters moved away: not healing, not preventable as such. */
  | { readonly change: "takeCounters"; readonly pokemon: number; readonly amount: number }
  | { readonly change: "afflict"; readonly pokemon: number; readonly condition: SpecialCondition; readonly counters: number }
  | { readonly change: "recover"; readonly pokemon: number; readonly conditions: readonly SpecialCondition[] }
  /** `out` is 0 where the Active Spot is empty. */
  | {
      readonly change: "switch";
      readonly seat: Seat;
      readonly in: number;
      readonly out: number;
      readonly how: "retreat" | "effect" | "promote";
      /** The Pokémon that the effect is on: the one switched out, or the one switched in (EFF-40). */
      readonly effectOn?: number;
    }
  | {
      readonly change: "leave";
      readonly pokemon: number;
      readonly to: Goal;
      readonly attachedTo: Goal;
      readonly how: MoveReason;
      /** The opponent of the effect's player chooses it and gives it up: the effect is on that player, not on a Pokémon (CMP-190). */
      readonly givenUp?: boolean;
    }
  /** An effect Knocks it Out outright, at the next look (KO-01). */
  | { readonly change: "doom"; readonly pokemon: number }
  /** In the place of a Knock Out: it stays in play with this much HP left (EFF-33). */
  | { readonly change: "survive"; readonly pokemon: number; readonly remainingHp: number }
  | { readonly change: "knockOut"; readonly pokemon: number }
  /** Another card takes the place of a Pokémon's highest; all that is on it stays (EFF-47). */
  | { readonly change: "exchange"; readonly pokemon: number; readonly card: number; readonly old: Goal }
  | { readonly change: "turnPrizesUp"; readonly seat: Seat; readonly cards: readonly number[] }
  /** Effects of attacks on these players and their Pokémon end. */
  | { readonly change: "endEffects"; readonly seats: readonly Seat[] }
  | { readonly change: "stadium"; readonly card: number; readonly seat: Seat }
  /** A Trainer card lies beside the deck while its text is read. */
  | { readonly change: "resolve"; readonly card: number }
  | { readonly change: "lasting"; readonly lasting: Lasting; readonly what: string }
  /** Lasting effects that wait for the present turn come into force; those that end with it end (EFF-23). */
  | { readonly change: "lastingBegin" }
  /** `waiting`: also what waits for the end of the turn. */
  | { readonly change: "lastingEnd"; readonly waiting: boolean };

/** Who or what makes a change: the rules, or a text and its player. */
export interface By {
  readonly kind: "rules" | "attack" | "trainer" | "ability" | "other";
  readonly seat: Seat;
  /** The attacking or acting Pokémon, 0 for none. */
  readonly pokemon: number;
  /** The card whose text it is, -1 for the rules. */
  readonly source: number;
  /** The attack used and those it copies, each as its definition's place × 16 + its own. */
  readonly attacks?: readonly number[];
  /** The Pokémon that the effect was put on before. */
  readonly placedOn?: number;
}

/** A change made by the rules themselves, in a player's name. */
export function byRules(seat: Seat): By {
  return { kind: "rules", seat, pokemon: 0, source: -1 };
}
