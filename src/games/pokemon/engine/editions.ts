import type { TrainerKind } from "./card";
import { EDITIONS, type Edition } from "./view";

/**
 * All that differs between the rule editions (ED-*), in one place. An edition follows the rulebook that its series ended with:
 *
 * - `classic`: HeartGold & SoulSilver, 2010. It governs all cards since 1999; what earlier rulebooks said otherwise is superseded.
 * - `xy`: XY, 2015. `sm`: Sun & Moon, 2018. `swsh`: Sword & Shield, 2020. `sv`: Scarlet & Violet, 2024. `me`: Mega Evolution, 2025.
 */
export interface EditionRules {
  /** ED-01: until XY a coin decides on the damage; since Sun & Moon the damage is certain and the coin may cure. */
  readonly burn: "flipForDamage" | "damageThenFlipToCure";
  /** ED-02: order of the checks between announcing an attack and its damage. */
  readonly attackChecks: readonly ("confusion" | "altering" | "choices")[];
  /** ED-03: kinds of Trainer cards that the starting player may not play in the first turn. */
  readonly notOnFirstTurn: readonly TrainerKind[];
  /** ED-04 */
  readonly attackOnFirstTurn: boolean;
  /** ED-05: evolving ends effects of attacks too, not only Special Conditions. */
  readonly evolvingEndsEffects: boolean;
  /** ED-06 */
  readonly sameStadiumAgain: boolean;
  /** ED-07: the player may have Abilities act before the Special Conditions; otherwise they always come after them. */
  readonly abilitiesBeforeConditions: boolean;
  /** ED-11: Pokémon Tools and Technical Machines are Item cards; since Scarlet & Violet a kind of their own. */
  readonly toolsAreItems: boolean;
  /** ED-10: who starts when the match's set-up does not say: the computer's pick, or the winner of a coin decides. */
  readonly start: "random" | "flip";
  /** DECK-05: advice on how many Energy and Trainer cards a deck holds. */
  readonly advice: { readonly energy: readonly [number, number]; readonly trainers: readonly [number, number] };
  /** ED-12: the series printed in its time, as the card databases name them. */
  readonly series: readonly string[];
  /** ED-12: the day its first set came out, as YYYYMMDD: for sets of no series of their own (promos of a restaurant, trainer kits). */
  readonly began: number;
}

const ALL_TRAINERS: readonly TrainerKind[] = ["Item", "Supporter", "Stadium", "Pokémon Tool", "Technical Machine"];

// OP16 is the product's own rules chapter; the letters name the rulebooks as in docs/rules/pokemon.md.
export const editionRules: Readonly<Record<Edition, EditionRules>> = {
  classic: {
    burn: "flipForDamage", // HS10
    attackChecks: ["confusion", "choices", "altering"], // HS10, as XY
    notOnFirstTurn: ALL_TRAINERS, // HS10, since Diamond & Pearl (2007)
    attackOnFirstTurn: true, // HS10
    evolvingEndsEffects: true, // HS10, since Base (1999)
    sameStadiumAgain: false, // printed on the Stadium cards themselves
    abilitiesBeforeConditions: false, // HS10
    toolsAreItems: true, // HS10: "Trainer cards" beside Supporters and Stadiums
    start: "flip", // HS10
    advice: { energy: [18, 22], trainers: [13, 20] }, // as XY
    series: ["base", "gym", "neo", "lc", "ecard", "ex", "pop", "dp", "pl", "hgss", "col"],
    began: 1999_01_09,
  },
  xy: {
    burn: "flipForDamage", // IT15
    attackChecks: ["confusion", "choices", "altering"], // IT15
    notOnFirstTurn: [], // IT15
    attackOnFirstTurn: false, // IT15
    evolvingEndsEffects: false, // IT15
    sameStadiumAgain: true, // not ruled in IT15
    abilitiesBeforeConditions: false, // IT15
    toolsAreItems: true, // IT15
    start: "random", // OP16
    advice: { energy: [18, 22], trainers: [13, 20] }, // IT15
    series: ["bw", "xy"],
    began: 2011_04_25,
  },
  sm: {
    burn: "damageThenFlipToCure", // ES18
    attackChecks: ["confusion", "altering", "choices"], // ES18
    notOnFirstTurn: [], // ES18
    attackOnFirstTurn: false, // ES18
    evolvingEndsEffects: true, // ES18
    sameStadiumAgain: false, // ES18
    abilitiesBeforeConditions: false, // ES18
    toolsAreItems: true, // ES18
    start: "flip", // ES18
    advice: { energy: [15, 19], trainers: [13, 20] }, // ES18
    series: ["sm"],
    began: 2017_02_03,
  },
  swsh: {
    burn: "damageThenFlipToCure", // SW20
    attackChecks: ["confusion", "altering", "choices"], // SW20, as ES18
    notOnFirstTurn: ["Supporter"], // SW20
    attackOnFirstTurn: false, // SW20
    evolvingEndsEffects: true, // SW20
    sameStadiumAgain: false, // SW20
    abilitiesBeforeConditions: true, // SW20, which names the Pokémon Checkup
    toolsAreItems: true, // SW20
    start: "flip", // SW20
    advice: { energy: [15, 19], trainers: [13, 20] }, // as ES18
    series: ["swsh"],
    began: 2020_02_07,
  },
  sv: {
    burn: "damageThenFlipToCure", // FR24
    attackChecks: ["altering", "confusion", "choices"], // FR24
    notOnFirstTurn: ["Supporter"], // FR24
    attackOnFirstTurn: false, // FR24
    evolvingEndsEffects: true, // FR24
    sameStadiumAgain: false, // FR24
    abilitiesBeforeConditions: true, // FR24
    toolsAreItems: false, // FR24
    start: "flip", // FR24
    advice: { energy: [12, 15], trainers: [20, 25] }, // FR24
    series: ["sv"],
    began: 2023_03_31,
  },
  me: {
    burn: "damageThenFlipToCure", // ME25, as FR24 throughout
    attackChecks: ["altering", "confusion", "choices"],
    notOnFirstTurn: ["Supporter"],
    attackOnFirstTurn: false,
    evolvingEndsEffects: true,
    sameStadiumAgain: false,
    abilitiesBeforeConditions: true,
    toolsAreItems: false,
    start: "flip",
    advice: { energy: [12, 15], trainers: [20, 25] },
    series: ["me"],
    began: 2025_09_26,
  },
};

/**
 * ED-12: the edition in whose time a set was printed. Its series says it; a set whose series spans the years, by its day.
 *
 * @param released YYYYMMDD, 0 where it is not known
 */
export function editionOf(series: string, released: number): Edition {
  const own = EDITIONS.find((edition) => editionRules[edition].series.includes(series));
  return own ?? EDITIONS.findLast((edition) => editionRules[edition].began <= released) ?? "classic";
}

/** Whether the cards of one edition's time are newer than another edition's rules (DECK-06). */
export function isNewer(edition: Edition, than: Edition): boolean {
  return EDITIONS.indexOf(edition) > EDITIONS.indexOf(than);
}
