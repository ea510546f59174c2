import { cardsOfSide, type LaidCard, type LaidPosition, type LaidSide } from "@/kernel/laid";
import type { EnergyCard, PokemonCard, TrainerCard } from "../card";
import { SPECIAL_CONDITIONS } from "../card";
import { isNewer } from "../editions";
import { EDITIONS, type Edition } from "../view";
import { BENCH_MAX, IN_PLAY, isPositionZone, PRIZES_MAX } from "./position";

/** What is asked of a card to lay it out; a definition says all of it, and so does what a player sees of a card. */
export type PositionCard = {
  readonly name: string;
  readonly edition?: Edition | undefined;
} & (Pick<PokemonCard, "category" | "hp"> | Pick<TrainerCard, "category" | "kind"> | Pick<EnergyCard, "category">);

/** Why a position cannot be played. */
export type PositionFault =
  | { readonly code: "edition" | "zone" | "two-stadiums"; readonly values: Readonly<Record<string, never>> }
  | { readonly code: "no-active" | "too-many" | "bench" | "prizes"; readonly values: { readonly seat: number } }
  | { readonly code: "rest"; readonly values: { readonly seat: number; readonly count: number } }
  | { readonly code: "unknown"; readonly values: { readonly card: string } }
  | {
      readonly code: "newer" | "not-a-pokemon" | "not-a-stadium" | "not-attachable" | "two-tools" | "damage" | "conditions";
      readonly values: { readonly card: string };
    };

const CARDS_MAX = 60;
/** Of these a Pokémon has one at most (CHK-03). */
const TURNED = ["Asleep", "Confused", "Paralyzed"];

/** All that keeps a position from being played; nothing where it can be. */
export function positionFaults(position: LaidPosition, cardOf: (id: string) => PositionCard | undefined): readonly PositionFault[] {
  const faults: PositionFault[] = [];
  const edition = EDITIONS.find((each) => each === position.edition);
  if (!edition) faults.push({ code: "edition", values: {} });
  const marked = position.sides.some(({ zones }) =>
    Object.values(zones).some((cards) => cards?.some(({ markers }) => markers !== undefined)),
  );
  if (position.phase !== undefined || marked) faults.push({ code: "zone", values: {} });
  if (position.sides.every(({ zones }) => (zones.stadium ?? []).length > 0)) faults.push({ code: "two-stadiums", values: {} });
  for (const [seat, side] of position.sides.entries()) {
    faults.push(...sideFaults(seat, side));
    for (const id of new Set(cardsOfSide(side))) {
      const card = cardOf(id);
      if (!card) faults.push({ code: "unknown", values: { card: id } });
      else if (edition && card.edition && isNewer(card.edition, edition)) faults.push({ code: "newer", values: { card: card.name } });
    }
    for (const zone of IN_PLAY) for (const laid of side.zones[zone] ?? []) faults.push(...standingFaults(laid, zone, cardOf));
    for (const { card: id } of side.zones.stadium ?? []) {
      const card = cardOf(id);
      if (card && !isKind(card, "Stadium")) faults.push({ code: "not-a-stadium", values: { card: card.name } });
    }
  }
  return faults;
}

function sideFaults(seat: number, { zones, counts }: LaidSide): PositionFault[] {
  const faults: PositionFault[] = [];
  if (!Object.keys(zones).every(isPositionZone)) faults.push({ code: "zone", values: {} });
  if (zones.active?.length !== 1) faults.push({ code: "no-active", values: { seat } });
  if ((zones.bench ?? []).length > BENCH_MAX) faults.push({ code: "bench", values: { seat } });
  if (cardsOfSide({ zones, counts }).length > CARDS_MAX) faults.push({ code: "too-many", values: { seat } });
  const laid = (zones.prizes ?? []).length;
  const prizes = counts.prizes ?? laid;
  if (prizes < 1 || prizes > PRIZES_MAX || laid > prizes) faults.push({ code: "prizes", values: { seat } });
  const missing = prizes - laid - (zones.rest ?? []).length;
  if (missing > 0) faults.push({ code: "rest", values: { seat, count: missing } });
  return faults;
}

function standingFaults(laid: LaidCard, zone: string, cardOf: (id: string) => PositionCard | undefined): PositionFault[] {
  const card = cardOf(laid.card);
  if (!card) return [];
  const values = { card: card.name };
  if (card.category !== "Pokémon") return [{ code: "not-a-pokemon", values }];
  const faults: PositionFault[] = [];
  const damage = laid.damage ?? 0;
  if (damage % 10 !== 0 || damage >= card.hp) faults.push({ code: "damage", values });
  const marks = laid.marks ?? [];
  const known = marks.every((mark) => SPECIAL_CONDITIONS.some((condition) => condition === mark));
  if (marks.length > 0 && (zone !== "active" || !known || marks.filter((mark) => TURNED.includes(mark)).length > 1))
    faults.push({ code: "conditions", values });
  const attached = (laid.attached ?? []).flatMap((id) => cardOf(id) ?? []);
  for (const one of attached)
    if (one.category !== "Energy" && !isKind(one, "Pokémon Tool")) faults.push({ code: "not-attachable", values: { card: one.name } });
  if (attached.filter((one) => isKind(one, "Pokémon Tool")).length > 1) faults.push({ code: "two-tools", values });
  return faults;
}

function isKind(card: PositionCard, kind: TrainerCard["kind"]): boolean {
  return card.category === "Trainer" && card.kind === kind;
}
