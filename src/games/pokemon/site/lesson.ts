import type { GuidedMatch } from "@/match";
import { pokemonSetup } from "./match";

/** The learner's deck: few different cards, and no attack that hangs on a coin before they know what an attack is. */
const LEARNER = {
  "xy0-12": 4, // Froakie
  "xy0-13": 4, // Frogadier
  "xy0-14": 3, // Greninja
  "xy1-35": 4, // Lapras
  "xy0-15": 4, // Clauncher
  "xy0-37": 4, // Potion
  "xy0-39": 4, // Tierno
  "xy0-38": 4, // Switch
  "xy1-118": 4, // Great Ball
  "xy1-134": 25, // Water Energy
};

/** The computer's: its Fire Pokémon are weak to the learner's. */
const COMPUTER = {
  "xy0-8": 4, // Fennekin
  "xy1-24": 4,
  "xy0-9": 2, // Braixen
  "xy2-19": 4, // Litleo
  "xy1-113": 4, // Fletchling
  "xy1-22": 4, // Pansear
  "xy0-37": 4, // Potion
  "xy0-38": 4, // Switch
  "xy1-133": 30, // Fire Energy
};

/** The two decks, the learner's first. */
export const LESSON_DECKS = [LEARNER, COMPUTER] as const;
/** The computer begins. */
const startingSeat = 1;

const listed = (counts: Readonly<Record<string, number>>) => Object.entries(counts).map(([cardId, count]) => ({ cardId, count }));

/**
 * The guided first match: the computer begins, so that the learner attacks in their first turn already. The shuffle deals them one card of each kind that
 * the lesson speaks of; `lesson.test.ts` plays its course, and finds another seed should this one deal otherwise one day.
 */
export const pokemonLesson: GuidedMatch = {
  edition: "xy",
  bot: "lesson",
  seed: "lesson-6125",
  setup: async (database) => ({ ...(await pokemonSetup(database, "xy", [listed(LEARNER), listed(COMPUTER)])), startingSeat }),
};
