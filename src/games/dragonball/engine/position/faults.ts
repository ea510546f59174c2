import { cardsOfSide, type LaidCard, type LaidPosition, type LaidSide } from "@/kernel/laid";
import { DECK_SIZE, Z_DECK_MOST } from "../deck-size";
import { EDITION } from "../name";
import {
  ENERGY_MARKERS_MAX,
  fitsZone,
  isPositionZone,
  LIFE_MAX,
  MARKERS,
  MARKS_IN,
  PHASES,
  type PositionCard,
  type PositionZone,
  WITH_CARDS_UNDER,
} from "./position";

/** Why a position cannot be played. */
export type PositionFault =
  | { readonly code: "edition" | "phase" | "zone"; readonly values: Readonly<Record<string, never>> }
  | {
      readonly code: "leader" | "two-unisons" | "life" | "no-deck" | "too-many" | "z-deck" | "energy-markers";
      readonly values: { readonly seat: number };
    }
  | { readonly code: "rest"; readonly values: { readonly seat: number; readonly count: number } }
  | { readonly code: "unknown"; readonly values: { readonly card: string } }
  | {
      readonly code:
        | "not-a-leader"
        | "not-for-battle"
        | "not-a-unison"
        | "not-a-z-card"
        | "not-outside-of-play"
        | "not-under-a-card"
        | "leader-z"
        | "marks"
        | "markers";
      readonly values: { readonly card: string };
    };

type CardOf = (id: string) => PositionCard | undefined;

/** All that keeps a position from being played; nothing where it can be. */
export function positionFaults(position: LaidPosition, cardOf: CardOf): readonly PositionFault[] {
  const faults: PositionFault[] = [];
  const { edition, phase = PHASES[0] } = position;
  if (edition !== EDITION) faults.push({ code: "edition", values: {} });
  if (!PHASES.some((each) => each === phase)) faults.push({ code: "phase", values: {} });
  for (const [seat, side] of position.sides.entries()) {
    faults.push(...sideFaults(seat, side, cardOf));
    for (const id of new Set(cardsOfSide(side))) if (!cardOf(id)) faults.push({ code: "unknown", values: { card: id } });
    for (const [zone, cards = []] of Object.entries(side.zones))
      if (isPositionZone(zone)) for (const laid of cards) faults.push(...cardFaults(laid, zone, cardOf));
  }
  return faults;
}

function sideFaults(seat: number, side: LaidSide, cardOf: CardOf): readonly PositionFault[] {
  const { zones, counts } = side;
  const faults: PositionFault[] = [];
  const lies = (zone: PositionZone) => zones[zone] ?? [];
  const counted = Object.keys(counts).every((count) => count === "life" || count === "energyMarkers");
  if (!counted || !Object.keys(zones).every(isPositionZone)) faults.push({ code: "zone", values: {} });
  if (lies("leader").length !== 1) faults.push({ code: "leader", values: { seat } });
  // DB-ZONE-22.
  if (lies("unison").length > 1) faults.push({ code: "two-unisons", values: { seat } });
  // DB-END-01 to 05: without Life or deck the match would be over.
  const laid = lies("life").length;
  const life = counts.life ?? laid;
  if (life < 1 || life > LIFE_MAX || laid > life) faults.push({ code: "life", values: { seat } });
  const left = lies("rest").length - Math.max(0, life - laid);
  if (left < 0) faults.push({ code: "rest", values: { seat, count: -left } });
  else if (left + lies("deck").length === 0) faults.push({ code: "no-deck", values: { seat } });
  if ((counts.energyMarkers ?? 0) > ENERGY_MARKERS_MAX) faults.push({ code: "energy-markers", values: { seat } });
  const cards = cardsOfSide(side).map(cardOf);
  if (cards.filter((card) => !card?.z && card?.type !== "Leader").length > DECK_SIZE.most)
    faults.push({ code: "too-many", values: { seat } });
  if (cards.filter((card) => card?.z).length > Z_DECK_MOST) faults.push({ code: "z-deck", values: { seat } });
  return faults;
}

function cardFaults(laid: LaidCard, zone: PositionZone, cardOf: CardOf): readonly PositionFault[] {
  const card = cardOf(laid.card);
  if (!card) return [];
  const faults: PositionFault[] = [];
  const values = { card: card.name };
  if (!fitsZone(card, zone)) faults.push({ code: misplaced(zone), values });
  const marks = laid.marks ?? [];
  const known = marks.every((mark) => MARKS_IN[zone]?.some((each) => each === mark));
  if (!known || (marks.includes("awakened") && card.sides < 2)) faults.push({ code: "marks", values });
  const { markers } = laid;
  if (markers !== undefined && (zone !== "unison" || markers < MARKERS.min || markers > MARKERS.max))
    faults.push({ code: "markers", values });
  if (laid.damage !== undefined) faults.push({ code: "zone", values: {} });
  return [...faults, ...underFaults(laid, card, zone, cardOf)];
}

function underFaults({ attached = [] }: LaidCard, top: PositionCard, zone: PositionZone, cardOf: CardOf): readonly PositionFault[] {
  const under = attached.flatMap((id) => cardOf(id) ?? []);
  const wrong = WITH_CARDS_UNDER.some((each) => each === zone)
    ? under.filter((card) => card.type === "Token" || (isLeader(card) && zone !== "leader"))
    : under;
  const faults = wrong.map(({ name }): PositionFault => ({ code: "not-under-a-card", values: { card: name } }));
  if (zone !== "leader" || attached.length > under.length) return faults;
  // DB-Z-06: below a Leader Z lies the Leader, and no Leader lies below another.
  if (under.filter(isLeader).length !== (top.z ? 1 : 0)) faults.push({ code: "leader-z", values: { card: top.name } });
  return faults;
}

function isLeader({ type, z }: PositionCard): boolean {
  return type === "Leader" && !z;
}

function misplaced(zone: PositionZone) {
  switch (zone) {
    case "leader":
      return "not-a-leader";
    case "battle":
      return "not-for-battle";
    case "unison":
      return "not-a-unison";
    case "zDeck":
      return "not-a-z-card";
    default:
      return "not-outside-of-play";
  }
}
