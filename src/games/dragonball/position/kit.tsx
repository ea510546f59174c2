"use client";
import { Card, CardButton, type CardFace } from "@/games/dragonball/card";
import { printOf } from "@/games/dragonball/card/print";
import type { CardKind } from "@/games/dragonball/cards/kinds";
import { DRAGON_BALL, EDITION } from "@/games/dragonball/engine/name";
import { positionFaults } from "@/games/dragonball/engine/position/faults";
import {
  ENERGY_MARKERS_MAX,
  LIFE_MAX,
  MARKERS,
  MARKS_IN,
  PHASES,
  type PositionZone,
  WITH_CARDS_UNDER,
} from "@/games/dragonball/engine/position/position";
import type { Filter } from "@/ui/decks/filter";
import type { LaidZone, PositionKit } from "@/ui/practice/position/kit";
import { DragonBallLaid } from "./dragonball-laid";

const nameOf = ({ sides: [{ name }] }: CardFace) => name;

/** Cards of the deck, as they lie outside of play. */
const OF_THE_DECK = ["Battle", "Extra", "Unison"] as const satisfies readonly CardKind[];
const OF_THE_Z_DECK = ["Z-Leader", "Z-Battle", "Z-Extra", "Z-Unison"] as const satisfies readonly CardKind[];
/** The kinds that go to zones which do not take those. */
const KINDS: Readonly<Partial<Record<string, readonly CardKind[]>>> = {
  leader: ["Leader", "Z-Leader"],
  battle: ["Battle", "Extra", "Z-Battle", "Z-Extra"],
  unison: ["Unison", "Z-Unison"],
  zDeck: OF_THE_Z_DECK,
};

/** How positions of Dragon Ball Super Masters are laid out. */
export const positionKit: PositionKit<CardFace> = {
  game: DRAGON_BALL,
  editions: [EDITION],
  Button: CardButton,
  Picture: (props) => <Card size="s" {...props} />,
  nameOf,
  printOf,
  words: "dragonballPosition",
  zones: [
    zone("leader", { most: 1 }),
    zone("battle"),
    zone("unison", { most: 1, tallied: true }),
    zone("life", { filled: { min: 1, max: LIFE_MAX } }),
    zone("energy"),
    { key: "energyMarkers", most: 0, filled: { min: 0, max: ENERGY_MARKERS_MAX } },
    zone("hand"),
    zone("deck"),
    zone("rest", { piled: true }),
    zone("drop"),
    zone("warp"),
    zone("zDeck"),
    zone("zEnergy"),
  ],
  phases: PHASES,
  Laid: DragonBallLaid,
  tallyOf: ({ type }) => (type === "Unison" ? { field: "markers", step: 1, ...MARKERS } : null),
  attaches: () => true,
  searched(key, attached): Filter {
    // Below a Leader Z lies the Leader.
    if (attached) return key === "leader" ? {} : { kinds: [...OF_THE_DECK, ...OF_THE_Z_DECK].join(",") };
    return { kinds: (KINDS[key] ?? OF_THE_DECK).join(",") };
  },
  faultsOf: (position, faces) =>
    positionFaults(position, (id) => {
      const face = faces[id];
      return face && { name: nameOf(face), type: face.type, z: face.z, sides: face.sides.length };
    }),
};

function zone(key: PositionZone, more: Omit<LaidZone, "key"> = {}): LaidZone {
  const marks = MARKS_IN[key];
  return { key, ...(marks && { marks }), ...(WITH_CARDS_UNDER.some((each) => each === key) && { stands: true }), ...more };
}
