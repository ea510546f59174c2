import type { Seat } from "@/kernel/game";
import type { SiteRoom } from "./games";
import type { RematchDecks } from "./protocol";
import type { Update, Watcher } from "./watcher";

/** One match: who sits and watches there, and what they want of a rematch. */
export interface Table {
  readonly watchers: Set<Watcher>;
  /** Who wants to play again. */
  asked: readonly [boolean, boolean];
  /** With what: one who wants another deck is enough. */
  decks: RematchDecks;
  declined: boolean;
  opening: boolean;
  rematchId: string | null;
}

/** What there is to tell of one change. */
export interface News {
  readonly updates: readonly [Update, Update];
  readonly watched: () => Update | null;
}

/** How a match stands at this moment, where nothing has happened. */
export function standingOf(room: SiteRoom): News {
  const update = (seat: Seat): Update => ({ standing: room.standing(seat), events: [] });
  const watched = () => {
    const standing = room.watched();
    return standing && { standing, events: [] };
  };
  return { updates: [update(0), update(1)], watched };
}

export function newTable(): Table {
  return { watchers: new Set(), asked: [false, false], decks: "same", declined: false, opening: false, rematchId: null };
}
