import type { CardDefinition } from "@/games/dragonball/engine/card";
import type { Option } from "@/games/dragonball/engine/options";
import type { SeenPlaced, SeenPlayer, View } from "@/games/dragonball/engine/view/view";
import { other, type Seat } from "@/kernel/game";
import type { CardLookup } from "../bot";

/** Life from which on a player gives cards away to lose no more. */
const LOW_LIFE = 4;

/** What a seat sees, in the terms in which the greedy player weighs it. A power of 1,000 is worth 1. */
export class Table {
  readonly me: SeenPlayer;
  readonly they: SeenPlayer;

  constructor(
    readonly view: View,
    readonly seat: Seat,
    readonly cardOf: CardLookup,
  ) {
    this.me = view.players[seat];
    this.they = view.players[other(seat)];
  }

  /** A card on the table by its object, and whether it is the seat's own; null for one that lies elsewhere. */
  placed(
    object: number,
  ): { readonly placed: SeenPlaced; readonly mine: boolean; readonly zone: "leader" | "battle" | "unison" | "other" } | null {
    for (const [side, mine] of [
      [this.me, true],
      [this.they, false],
    ] as const)
      for (const zone of ["leader", "battle", "unison", "combo", "energy"] as const)
        for (const placed of side[zone])
          if (placed.object === object) return { placed, mine, zone: zone === "combo" || zone === "energy" ? "other" : zone };
    return null;
  }

  /** What a card does for its player on the table. */
  worthOf(definition: string, power: number | null = null): number {
    const card = this.cardOf(definition);
    const cost = totalOf(card);
    return (power ?? card.faces[0].power ?? 0) / 1000 + 3 * cost + 2 * card.faces[0].skills.length;
  }

  /** What one point of the seat's own Life is worth now. */
  get lifeWorth(): number {
    return this.me.life.length <= 2 ? 60 : this.me.life.length <= LOW_LIFE ? 30 : 12;
  }

  /** Whether the Z-Deck has use for another Z-Energy. */
  get zEnergyWanted(): boolean {
    const costs = this.me.zDeck.map(({ definition }) => (definition === null ? 0 : numberOf(this.cardOf(definition).zCost ?? 0)));
    return this.me.zEnergy.length < costs.reduce((sum, cost) => sum + cost, 0);
  }

  /** By how much the side that attacks is ahead in the present battle, combos counted. An attack at 0 or more hits (DB-ATK-13). */
  get lead(): number {
    const { battle } = this.view;
    if (!battle) return 0;
    const [attack, guard] = [this.placed(battle.attack), this.placed(battle.guard)];
    const sum = (mine: boolean, fighter: SeenPlaced | undefined) =>
      (mine ? this.me : this.they).combo.reduce((total, { comboPower }) => total + (comboPower ?? 0), fighter?.power ?? 0);
    return sum(attack?.mine ?? true, attack?.placed) - sum(guard?.mine ?? false, guard?.placed);
  }

  /** What stands at stake for the seat in the present battle. */
  get stake(): number {
    const { battle } = this.view;
    const guard = battle ? this.placed(battle.guard) : null;
    if (!guard) return 0;
    if (guard.zone === "leader") return guard.mine ? this.lifeWorth : this.they.life.length <= LOW_LIFE ? 40 : 14;
    return this.worthOf(guard.placed.definition, guard.placed.power);
  }
}

/** The energy cost in numbers; of X, what is usual. */
export const totalOf = ({ cost, zCost }: CardDefinition): number => numberOf(cost?.total ?? zCost ?? 0);

const numberOf = (cost: number | "X"): number => (cost === "X" ? 2 : cost);

/** The object that an option names, or null. */
export function objectOf(option: Option): number | null {
  return "card" in option ? option.card : null;
}
