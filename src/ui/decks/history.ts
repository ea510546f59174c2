import type { DeckCards } from "@/decks/schema";
import { copiesOf, type Draft } from "./draft";

/** What was on the worktable, one deed after the other, and what was taken back of it. */
export interface History {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
}

/** Deeds that can be taken back: far more than anybody remembers. */
const DEEDS_MOST = 200;

export const historyOf = (now: Draft): History => ({ past: [], now, future: [] });

/** The next deed. Letters of a name are one deed together. */
export function withDeed({ past, now }: History, next: Draft): History {
  const last = past.at(-1);
  const typing = onlyRenamed(now, next) && last !== undefined && onlyRenamed(last, now);
  return { past: typing ? past : [...past, now].slice(-DEEDS_MOST), now: next, future: [] };
}

const onlyRenamed = (one: Draft, other: Draft): boolean =>
  one.cards === other.cards && one.look === other.look && one.share === other.share;

export function undone({ past, now, future }: History): History {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: keptVersion(before, now), future: [now, ...future] };
}

export function redone({ past, now, future }: History): History {
  const [after, ...rest] = future;
  return after === undefined ? { past, now, future } : { past: [...past, now], now: keptVersion(after, now), future: rest };
}

/** What the last deed did beside the cards. */
export function deedOf({ past, now }: History): "dressed" | "shared" | "withdrawn" | null {
  const before = past.at(-1);
  if (before === undefined) return null;
  if (before.share !== now.share) return now.share === null ? "withdrawn" : "shared";
  return before.look === now.look ? null : "dressed";
}

/** Taking back goes on from what the server has, not from what it had. */
export function saved(history: History, { id, version, name }: Draft): History {
  return { ...history, now: { ...history.now, id, version, name } };
}

const keptVersion = (draft: Draft, { id, version }: Draft): Draft => ({ ...draft, id, version });

/** Cards that one list has less of than the other: how many copies of each went. */
export function gone(before: DeckCards, after: DeckCards): DeckCards {
  return before.flatMap(({ cardId, count }) => {
    const missing = count - copiesOf(after, cardId);
    return missing > 0 ? [{ cardId, count: missing }] : [];
  });
}
