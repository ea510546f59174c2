import { watchingTargets } from "../effects/targets";
import type { GameEvent } from "../events";
import { changed, type Match, objectOf } from "../match";
import { checkDefeat } from "../outcome";
import type { CommitFrame } from "../state/frames";
import type { By } from "../state/state";
import { isSecret } from "../state/zones";
import { raiseResults } from "../triggers/fromChanges";
import { afterEvent } from "./afterEvent";
import { applyChange, type Moved, type Result } from "./apply";
import type { Change } from "./change";
import { isPrevented } from "./prevented";
import { hasReplacements, replace } from "./replace";

/**
 * The one way by which the board changes: a batch is proposed, replaced, applied, looked over by the rules, and triggers, once (DB-AUTO-02). Where a
 * replacement has to ask, the rest waits in the state as a frame. What came of it is told to the frame that proposed it.
 */
export function commit(m: Match, changes: readonly Change[], by: By): void {
  if (m.state.outcome) return;
  if (changes.length > 0 && hasReplacements(m, changes, by))
    m.state.stack.push({ run: "commit", changes, by, at: 0, tried: [], offered: null });
  else finish(m, changes, by, changes.length);
}

/** Goes on with a batch whose changes may be replaced. */
export function commitFrame(m: Match, frame: CommitFrame): void {
  if (frame.at < frame.changes.length) {
    replace(m, frame);
    return;
  }
  m.state.stack.pop();
  finish(m, frame.changes, frame.by, frame.changes.length);
}

function finish(m: Match, changes: readonly Change[], by: By, wanted: number): void {
  const told = m.events.length;
  const results = watchingTargets(m, by, () => applyAll(m, changes, by));
  hideOrder(m.events, told);
  if (!results) return;
  report(m, results.length, wanted);
  const followed = afterEvent(m, by);
  if (m.state.outcome) return;
  raiseResults(m, [...results, ...followed], by);
}

/** DB-ZONE-08: cards that go together from an open zone to a secret one are told as they lay, not in the order in which they lie there now. */
function hideOrder(events: GameEvent[], since: number): void {
  const places: number[] = [];
  for (let place = since; place < events.length; place++) {
    const event = events[place];
    if (event && hides(event)) places.push(place);
  }
  if (places.length < 2) return;
  const asTheyLay = places.flatMap((place) => events[place] ?? []).sort((a, b) => leftAs(a) - leftAs(b));
  places.forEach((place, index) => {
    const event = asTheyLay[index];
    if (event) events[place] = event;
  });
}

const hides = (event: GameEvent): boolean => event.event === "moved" && !isSecret(event.from.zone) && isSecret(event.to.zone);

const leftAs = (event: GameEvent): number => (event.event === "moved" ? (event.was ?? 0) : 0);

/** Applies a batch; null when that ended the match. */
function applyAll(m: Match, changes: readonly Change[], by: By): readonly Result[] | null {
  const results: Result[] = [];
  const moved: Moved[] = [];
  for (const change of changes) {
    if (isPrevented(m, change, by)) continue;
    const result = applyChange(m, change, by);
    if (!result) continue;
    results.push(result);
    if ("moved" in result) moved.push(...result.moved);
    // DB-ZONE-12: cards are drawn one by one, and the check interrupts (DB-END-03); else nothing changes within a batch (DB-ZERO-12).
    if (change.change === "draw") checkDefeat(m);
    if (m.state.outcome) return null;
  }
  checkDefeat(m);
  if (m.state.outcome) return null;
  changed(m);
  follow(m, moved);
  return results;
}

/** DB-EFF-07: a text that speaks of a card that moved means it where it is now. */
function follow(m: Match, moved: readonly Moved[]): void {
  if (moved.length === 0) return;
  for (let at = m.state.stack.length - 1; at >= 0; at--) {
    const frame = m.state.stack[at];
    if (frame?.run !== "skill") continue;
    for (const { card, was } of moved) {
      const now = objectOf(m, card);
      if (now === was) continue;
      if (frame.self === was) frame.self = now;
      const names = Object.entries(frame.bound.cards).filter(([, objects]) => objects.includes(was));
      if (names.length > 0)
        frame.bound = {
          ...frame.bound,
          cards: {
            ...frame.bound.cards,
            ...Object.fromEntries(names.map(([name, objects]) => [name, objects.map((one) => (one === was ? now : one))])),
          },
        };
    }
    return;
  }
}

/** Tells the text that is being carried out what came of its step (DB-TEXT-18). */
export function report(m: Match, done: number, wanted: number): void {
  const { stack } = m.state;
  const top = stack[stack.length - 1];
  if (top?.run !== "block") return;
  const any = done > 0;
  const all = done >= wanted && wanted > 0;
  top.any ||= any;
  top.all &&= all;
  for (let at = stack.length - 1; at >= 0; at--) {
    const frame = stack[at];
    if (frame?.run !== "skill") continue;
    frame.done = any;
    frame.wholly = all && !frame.short;
    return;
  }
}
