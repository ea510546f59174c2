import type { CardFace } from "@/games/dragonball/cards/face";
import { COLORS } from "@/games/dragonball/engine/card";
import type { SeenPlayer } from "@/games/dragonball/engine/view/view";
import { pays } from "@/kernel/pays";

/**
 * Why a card of one's hand cannot be used for what is asked, as far as the view tells. Where it does not: an Extra may do nothing as well (`effect`), everything
 * else only an effect or its own text can forbid (`forbidden`).
 */
export type Unplayable =
  | { readonly why: "colors" | "counter" | "noCounter" | "noCombo" | "effect" | "forbidden" }
  | { readonly why: "energy" | "comboEnergy"; readonly cost: number; readonly have: number };

/** @param purpose what is asked: a main phase, a step of a battle, a window to counter in */
export function whyUnplayable(face: CardFace, purpose: string, player: SeenPlayer): Unplayable {
  const units = unitsOf(player);
  const have = units.length;
  if (purpose === "offense" || purpose === "defense") {
    if (face.comboPower === undefined) return { why: "noCombo" };
    const { comboCost = 0 } = face;
    return comboCost > have ? { why: "comboEnergy", cost: comboCost, have } : { why: "forbidden" };
  }
  const counters = face.sides[0].skills.some((skill) => skill.includes("[Counter"));
  if (purpose === "counter" && !counters) return { why: "noCounter" };
  const cost = priceOf(face);
  if (cost.length > have) return { why: "energy", cost: cost.length, have };
  if (!pays(units, cost)) return { why: "colors" };
  if (face.type !== "Extra") return { why: "forbidden" };
  const onlyCounters = counters && face.sides[0].skills.every((skill) => !skill.includes("[Activate"));
  return { why: purpose === "main" && onlyCounters ? "counter" : "effect" };
}

/** The colours that each Energy one could pay with may stand for (DB-COST-03, DB-COST-07). */
function unitsOf({ energy, energyMarkers, leader }: SeenPlayer): readonly (readonly string[])[] {
  const active = energy.filter(({ rest, hidden }) => !rest && !hidden).map(({ colors }) => colors);
  const markers = Array.from({ length: energyMarkers }, () => leader[0]?.colors ?? []);
  return [...active, ...markers];
}

/** The printed price, one symbol for each Energy (DB-COST-01); an X asks for none. */
function priceOf({ cost }: CardFace): readonly string[] {
  if (cost === undefined) return [];
  const colored = COLORS.flatMap((color) => Array.from({ length: cost.colors[color] ?? 0 }, () => color));
  const total = cost.total === "X" ? 0 : cost.total;
  return [...colored, ...Array.from({ length: Math.max(0, total - colored.length) }, () => "*")];
}
