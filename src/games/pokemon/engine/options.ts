import type { ShownDamage } from "./attack/preview";
import type { EnergyType, SpecialCondition } from "./card";
import type { CardView } from "./view";

/** One legal choice within a decision. `do` options make up the main action; `pick` options answer everything else. */
export type Option =
  /** From hand to the Bench (TURN-04), or at set-up to the Active Spot. */
  | { readonly do: "playBasic"; readonly card: CardView }
  | { readonly do: "evolve"; readonly card: CardView; readonly pokemon: number }
  | { readonly do: "attachEnergy"; readonly card: CardView; readonly pokemon: number }
  | { readonly do: "attachTool"; readonly card: CardView; readonly pokemon: number }
  /** Item, Supporter or Stadium. */
  | { readonly do: "playTrainer"; readonly card: CardView }
  | { readonly do: "useStadium"; readonly card: CardView }
  /**
   * `source` is the card whose Ability it is (the Pokémon, a Tool, a card in hand or discard pile); `index` is the printed place of the Ability,
   * −1 for a rule or a Trainer's text, and `effect` the number of the effect on its card.
   */
  | {
      readonly do: "useAbility";
      readonly pokemon?: number;
      readonly source: CardView;
      readonly index: number;
      readonly effect: number;
      readonly name: string;
    }
  /** `damage` is what it would do to the present Active of the other player; null where nothing can be told. */
  | {
      readonly do: "attack";
      readonly pokemon: number;
      readonly source: CardView;
      readonly index: number;
      readonly name: string;
      readonly damage: ShownDamage | null;
    }
  | { readonly do: "retreat"; readonly pokemon: number }
  | { readonly do: "discardFromPlay"; readonly pokemon: number }
  | { readonly do: "endTurn" }
  | { readonly pick: "card"; readonly card: CardView }
  /** A card that the seat may not see, by place (Prize cards, the opponent's hand). */
  | { readonly pick: "position"; readonly position: number }
  | { readonly pick: "pokemon"; readonly pokemon: number }
  | { readonly pick: "attached"; readonly pokemon: number; readonly card: CardView }
  | { readonly pick: "number"; readonly number: number }
  | { readonly pick: "yes" }
  | { readonly pick: "no" }
  /** Nothing more ("find nothing", "done"). */
  | { readonly pick: "pass" }
  | { readonly pick: "condition"; readonly condition: SpecialCondition }
  | { readonly pick: "type"; readonly type: EnergyType }
  | { readonly pick: "attack"; readonly card: string; readonly index: number; readonly name: string }
  | { readonly pick: "mode"; readonly mode: number }
  /** A triggered Ability by its printed place on `card`. */
  | { readonly pick: "trigger"; readonly pokemon?: number; readonly card: string; readonly index: number; readonly name: string };

/** What a player may do in the main part of the turn. */
export type Action = Extract<Option, { do: string }>;

/** What sort of thing is chosen: the layout of the prompt. */
export const DECISION_KINDS = [
  "main",
  "cards",
  "attached",
  "energy",
  "pokemon",
  "attack",
  "evolution",
  "number",
  "yesNo",
  "condition",
  "type",
  "mode",
  "order",
  "prizes",
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Why it is chosen: the words of the prompt. Each has a message in every language. */
export const PURPOSES = [
  "main",
  "goFirst",
  "setupActive",
  "setupBench",
  "mulliganDraw",
  "mulliganBench",
  "promote",
  "takePrizes",
  "useTaken",
  "payRetreat",
  "retreatTo",
  "switchIn",
  "switchOut",
  "damage",
  "putCounters",
  "moveCounters",
  "heal",
  "discard",
  "discardEnergy",
  "nextCard",
  "search",
  "toHand",
  "toBench",
  "toDeck",
  "toLostZone",
  "attach",
  "attachTo",
  "evolve",
  "devolve",
  "look",
  "reorder",
  "may",
  "chooseMode",
  "chooseNumber",
  "chooseCondition",
  "chooseType",
  "copyAttack",
  "orderTriggers",
  "target",
] as const;
export type Purpose = (typeof PURPOSES)[number];
