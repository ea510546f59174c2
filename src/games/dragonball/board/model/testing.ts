import type { SeenPlaced, SeenPlayer } from "@/games/dragonball/engine/view/view";

/** A card that lies on the table, with nothing about it that is not named. */
export const seenCard = (more: Partial<SeenPlaced> = {}): SeenPlaced => ({
  object: 1,
  definition: "card",
  under: [],
  rest: false,
  hidden: false,
  back: false,
  markers: 0,
  power: null,
  comboPower: null,
  colors: [],
  keywords: [],
  ...more,
});

/** A side of the table on which nothing lies that is not named. */
export const seenPlayer = (more: Partial<SeenPlayer> = {}): SeenPlayer => ({
  deck: 30,
  hand: [],
  life: [],
  zDeck: [],
  drop: [],
  warp: [],
  zEnergy: [],
  removed: [],
  leader: [],
  battle: [],
  unison: [],
  combo: [],
  energy: [],
  energyMarkers: 0,
  ...more,
});
