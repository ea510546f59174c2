import type { Attacker } from "./attacker";
import type { People } from "./people";

/** Where the attack takes place: who is there, and what of theirs can be named. */
export interface World {
  readonly people: People;
  /** The pages of those who have a session. */
  readonly pages: readonly Attacker[];
  readonly matchIds: readonly string[];
  /** That one bystander sent to the other. */
  readonly challengeId: string;
  /** All of it, to be said where it does not belong. */
  readonly pool: readonly unknown[];
}

export function poolOf({ people, matchIds, challengeId }: Omit<World, "pool" | "pages">): readonly unknown[] {
  const pseudos = people.attackers.slice(0, 20).map(({ pseudo }) => pseudo);
  return [
    ...people.ids,
    ...people.decks,
    ...matchIds,
    challengeId,
    ...pseudos,
    "pokemon",
    "dragonball",
    "xy",
    "easy",
    0,
    1,
    2,
    3,
    50,
    true,
  ];
}
