import { EDITION } from "@/games/dragonball/engine/name";
import type { GuidedMatch } from "@/match";
import { dragonBallSetup } from "./match";

/** The learner's deck: its Leader awakens early, and most of its fighters do no more than their keyword says. */
const LEARNER = {
  "P-117": 1, // Super Saiyan Gogeta
  "TB1-005": 4, // Gale Strike Vegeta
  "BT3-011": 4, // Quick Rush Trunks
  "BT26-014": 4, // Vegeta, Prince's Pride
  "P-001": 4, // Proud Saiyan Son Goku
  "P-245": 4, // Gogeta, the Eclipser
  "BT1-016": 4, // Unceasing Evolution Frost
  "TB1-012": 4, // Bold Super Saiyan 2 Caulifla
  "BT15-013": 4, // Trunks, Journey's Beginning
  "BT15-008": 4, // SS Son Gohan
  "BT11-009": 4, // SSB Vegeta
  "BT11-008": 4, // Son Goku, Saiyan Youth
  "BT11-021": 4, // Paragus
  "BT3-003": 2,
};

/** The computer's: fighters that hit a Leader and can be hit. */
const COMPUTER = {
  "BT4-023": 1, // Trunks
  "BT4-035": 4, // City Patrol Great Saiyaman 2
  "BT19-063": 4, // Gamma 1
  "BT20-038": 4, // Krillin, Absolute Guard
  "BT20-037": 4, // Krillin, Defensive Battler
  "BT4-031": 4, // Sneak Attack Vegeta
  "BT15-054": 4, // Dr. Rota
  "BT16-032": 4, // SS Trunks
  "BT2-053": 4, // Haru and Maki
  "BT28-037": 4, // Bulma (Mini)
  "BT11-044": 4, // Baby
  "BT14-037": 4, // Son Goku, Calamity Challenger
  "BT2-052": 4, // Yajirobe
  "BT5-028": 2, // Ready Stance Son Goku
};

/** The two decks, the learner's first. */
export const LESSON_DECKS = [LEARNER, COMPUTER] as const;
/** The computer begins: so the learner may attack in their first turn, and has an energy marker to pay with. */
const startingSeat = 1;

const listed = (counts: Readonly<Record<string, number>>) => Object.entries(counts).map(([cardId, count]) => ({ cardId, count }));

/** The guided first match. The shuffle deals what the course needs; `lesson.test.ts` plays it, and finds another seed should this one deal otherwise one day. */
export const dragonBallLesson: GuidedMatch = {
  edition: EDITION,
  bot: "lesson",
  seed: "lesson-0",
  setup: async (database) => ({ ...(await dragonBallSetup(database, [listed(LEARNER), listed(COMPUTER)])), startingSeat }),
};
