import type { AttackFace, CardFace } from "@/games/pokemon/cards/face";
import type { ShownDamage } from "@/games/pokemon/engine/attack/preview";
import type { EnergyType } from "@/games/pokemon/engine/card";
import { editionRules } from "@/games/pokemon/engine/editions";
import type { PokemonView, View } from "@/games/pokemon/engine/view";
import type { GameDecision } from "./layout";

/** Why an attack of one's Active is not offered, as far as the view tells; `impossible` where it does not. */
export type Obstacle =
  | { readonly why: "energy"; readonly missing: readonly EnergyType[] }
  | { readonly why: "Asleep" | "Paralyzed" | "firstTurn" | "forbidden" | "gxUsed" | "impossible" };

/** An attack of the Active: offered (with its option), or the reason why not. */
export interface AttackLine {
  readonly index: number;
  readonly name: string;
  readonly cost: readonly EnergyType[];
  readonly printed: string | null;
  readonly option: number | null;
  /** Damage on the present opposing Active; null when nothing can be told. */
  readonly damage: ShownDamage | null;
  readonly obstacle: Obstacle | null;
}

/** Damage as it is shown: "70", "70–110", and "70+" where it has no bound. */
export function damageFigure({ least, most }: ShownDamage): string {
  return most === null ? `${least}+` : rangeFigure({ least, most });
}

/** "70", or "70–110". */
export function rangeFigure({ least, most }: { readonly least: number; readonly most: number }): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** Whether the damage Knocks a Pokémon Out, or may; null where it does not. */
export function knockOut({ least, most }: ShownDamage, { hp, damage }: Pick<PokemonView, "hp" | "damage">): "ko" | "mayKo" | null {
  if (least >= hp - damage) return "ko";
  return most === null || most >= hp - damage ? "mayKo" : null;
}

type PokemonFace = Extract<CardFace, { category: "Pokémon" }>;

/** The printed attacks of one's Active in their order, each with its option or its obstacle. Attacks lent by other cards are among the named options. */
export function attackLines(active: PokemonView, face: PokemonFace, decision: GameDecision | null, view: View): readonly AttackLine[] {
  const top = active.cards.at(-1)?.card;
  return face.attacks.map((attack, index) => {
    const option = decision?.options.findIndex(
      (given) =>
        "do" in given && given.do === "attack" && given.pokemon === active.id && given.source.card === top && given.index === index,
    );
    const found = option === undefined || option < 0 ? null : option;
    const given = found === null ? undefined : decision?.options[found];
    return {
      index,
      name: attack.name,
      cost: attack.cost,
      printed: attack.damage ?? null,
      option: found,
      damage: given !== undefined && "do" in given && given.do === "attack" ? given.damage : null,
      obstacle: found === null ? obstacleOf(active, attack, view) : null,
    };
  });
}

function obstacleOf(active: PokemonView, { name, cost }: AttackFace, view: View): Obstacle {
  if (active.conditions.includes("Asleep")) return { why: "Asleep" };
  if (active.conditions.includes("Paralyzed")) return { why: "Paralyzed" };
  // ED-04
  if (view.turn === 1 && !editionRules[view.edition].attackOnFirstTurn) return { why: "firstTurn" };
  // FAM-04: the names of GX attacks say that they are.
  if (name.endsWith("GX") && view.sides[view.turnSeat].gxUsed) return { why: "gxUsed" };
  if (active.lasting.includes("forbid attack")) return { why: "forbidden" };
  const missing = unpaid(active.provides, cost);
  return missing.length > 0 ? { why: "energy", missing } : { why: "impossible" };
}

/** The symbols of a cost that stay unpaid at best. Symbols of a type first take the unit with the fewest other uses; what is left pays the Colorless ones. */
export function unpaid(provides: readonly (readonly EnergyType[])[], cost: readonly EnergyType[]): readonly EnergyType[] {
  const units = [...provides].sort((one, two) => one.length - two.length);
  const typed = cost.filter((type) => {
    if (type === "Colorless") return false;
    const payer = units.findIndex((unit) => unit.includes(type));
    if (payer >= 0) units.splice(payer, 1);
    return payer < 0;
  });
  return [...typed, ...cost.filter((type) => type === "Colorless").slice(units.length)];
}
