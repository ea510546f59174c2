import type { Edition } from "./view";

/** All that differs between the rule editions (ED-*), in one place. */
export interface EditionRules {
  /** ED-01: XY flips for the damage; later the damage is certain and the coin may cure. */
  readonly burn: "flipForDamage" | "damageThenFlipToCure";
  /** ED-02: order of the checks between announcing an attack and its damage. */
  readonly attackChecks: readonly ("confusion" | "altering" | "choices")[];
  /** ED-03 */
  readonly supporterOnFirstTurn: boolean;
  /** ED-04 */
  readonly attackOnFirstTurn: boolean;
  /** ED-05: evolving ends effects of attacks too, not only Special Conditions. */
  readonly evolvingEndsEffects: boolean;
  /** ED-06 */
  readonly sameStadiumAgain: boolean;
  /** ED-07: whether the player may have Abilities act before the Special Conditions. */
  readonly checkupAbilities: "after" | "beforeOrAfter";
  /** ED-08 */
  readonly fairy: "current" | "old";
  /** Pokémon Tools and Technical Machines are Item cards; since Scarlet & Violet a kind of their own. */
  readonly toolsAreItems: boolean;
  /** ED-10: who starts when the match's set-up does not say: the computer's pick, or the winner of a coin decides. */
  readonly start: "random" | "flip";
  /** DECK-05: advice on how many Energy and Trainer cards a deck holds. */
  readonly advice: { readonly energy: readonly [number, number]; readonly trainers: readonly [number, number] };
}

export const editionRules: Readonly<Record<Edition, EditionRules>> = {
  xy: {
    burn: "flipForDamage",
    attackChecks: ["confusion", "choices", "altering"],
    supporterOnFirstTurn: true,
    attackOnFirstTurn: false,
    evolvingEndsEffects: false,
    sameStadiumAgain: true,
    checkupAbilities: "after",
    fairy: "current",
    toolsAreItems: true,
    start: "random",
    advice: { energy: [18, 22], trainers: [13, 20] },
  },
  sm: {
    burn: "damageThenFlipToCure",
    attackChecks: ["confusion", "altering", "choices"],
    supporterOnFirstTurn: true,
    attackOnFirstTurn: false,
    evolvingEndsEffects: true,
    sameStadiumAgain: false,
    checkupAbilities: "after",
    fairy: "current",
    toolsAreItems: true,
    start: "flip",
    advice: { energy: [15, 19], trainers: [13, 20] },
  },
  sv: {
    burn: "damageThenFlipToCure",
    attackChecks: ["altering", "confusion", "choices"],
    supporterOnFirstTurn: false,
    attackOnFirstTurn: false,
    evolvingEndsEffects: true,
    sameStadiumAgain: false,
    checkupAbilities: "beforeOrAfter",
    fairy: "old",
    toolsAreItems: false,
    start: "flip",
    advice: { energy: [12, 15], trainers: [20, 25] },
  },
};
