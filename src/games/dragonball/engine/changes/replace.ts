import type { Seat } from "@/kernel/game";
import { choose, chooseYes } from "../ask";
import { replacements } from "../effects/continuous";
import type { Cards, Replacement } from "../effects/language";
import { includes } from "../effects/meaning";
import { isSide, zonesOf } from "../effects/refs";
import type { Scope } from "../effects/scope";
import { cardAt, cardOf, type Match, objectOf } from "../match";
import { type Prospect, prospectOf } from "../skills/payable";
import { pushSteps } from "../skills/steps";
import type { CommitFrame } from "../state/frames";
import type { Bound, By } from "../state/state";
import { locate } from "../state/zones";
import type { Change } from "./change";

interface Found {
  readonly key: string;
  readonly replacement: Replacement;
  readonly scope: Scope;
}

/** Whether anything would happen in another way. */
export function hasReplacements(m: Match, changes: readonly Change[], by: By): boolean {
  const all = replacements(m);
  return all.length > 0 && changes.some((change) => all.some((one) => concerns(m, one, change, by)));
}

function concerns(m: Match, { key, replacement, scope }: Found, change: Change, by: By): boolean {
  const { of } = replacement;
  // DB-REPL-04: what it does instead is no new event to it.
  if (by.source?.key === key) return false;
  if ("draw" in of) return change.change === "draw" && isSide(of.draw, change.seat, scope.you);
  if (!("moves" in of) || change.change !== "move") return false;
  const card = cardAt(m, change.object);
  const place = card < 0 ? null : locate(m.state, card);
  if (!place) return false;
  if (of.from !== undefined && (place.zone === "removed" || !zonesOf(of.from).includes(place.zone))) return false;
  if (of.to !== undefined && (change.to.zone === "removed" || !zonesOf(of.to).includes(change.to.zone))) return false;
  if (place.zone === change.to.zone) return false;
  if (of.koed && change.how !== "ko") return false;
  if (of.cause?.by !== undefined && of.cause.by !== by.by) return false;
  if (of.cause?.of !== undefined && !isSide(of.cause.of, by.seat, scope.you)) return false;
  // DB-REPL-02: what a rule demands is not undone by staying (DB-RULE-06).
  if (change.how === "rule" && staysThere(replacement)) return false;
  return of.moves === "this" ? card === scope.card : includes(m, of.moves, scope, card);
}

/** Whether the card is left where it is, whatever else happens. */
function staysThere({ goes, instead = [] }: Replacement): boolean {
  if (goes !== undefined) return goes === "stay";
  return !instead.some((step) => step.do === "move" && (step.cards === "this" || isReplaced(step.cards)));
}

const isReplaced = (cards: Cards): boolean => typeof cards === "object" && "bound" in cards && cards.bound === "replaced";

/** Looks for what replaces the change at hand: one after another, each once (DB-REPL-04). */
export function replace(m: Match, frame: CommitFrame): void {
  const change = frame.changes[frame.at];
  if (!change) return;
  const open = replacements(m).filter(
    (one) => !frame.tried.includes(one.key) && concerns(m, one, change, frame.by) && prospect(m, one, change) !== "nothing",
  );
  if (open.length === 0) {
    frame.at++;
    frame.tried = [];
    frame.offered = null;
    return;
  }
  const picked = frame.offered === null ? pick(m, change, open) : open.find(({ key }) => key === frame.offered);
  if (picked === null) return;
  if (picked === undefined) {
    frame.offered = null;
    return;
  }
  frame.offered = picked.key;
  if (picked.replacement.may) {
    const source = { card: cardOf(m, picked.scope.card).definition.id, object: picked.scope.self };
    const yes = chooseYes(m, picked.scope.you, "replacement", source, m.answer !== null || prospect(m, picked, change) === "done");
    if (yes === null) return;
    if (!yes) {
      frame.tried = [...frame.tried, picked.key];
      frame.offered = null;
      return;
    }
  }
  apply(m, frame, change, picked);
}

/** DB-REPL-05: "you may … instead" where the substitute can be carried out whole. */
function prospect(m: Match, { replacement: { may, instead }, scope }: Found, change: Change): Prospect {
  return may && instead ? prospectOf(m, instead, { ...scope, bound: boundTo(m, scope, change) }) : "done";
}

/** What the text calls "it" instead. */
function boundTo(m: Match, scope: Scope, change: Change): Bound {
  return { cards: { replaced: ["object" in change ? change.object : objectOf(m, scope.card)] }, numbers: {} };
}

/** DB-REPL-03: the player concerned says which comes first. Null while the answer is awaited. */
function pick(m: Match, change: Change, open: readonly Found[]): Found | null {
  const [only] = open;
  if (open.length === 1 && only) return only;
  const options = choose(m, {
    seat: concerned(m, change),
    kind: "order",
    purpose: "replacement",
    options: open.map(({ scope }, pending) => ({ pending, card: scope.self, definition: cardOf(m, scope.card).definition.id })),
  });
  if (!options) return null;
  const [answer] = options;
  return (answer && "pending" in answer ? open[answer.pending] : only) ?? null;
}

function concerned(m: Match, change: Change): Seat {
  if ("seat" in change) return change.seat;
  return "object" in change ? (locate(m.state, cardAt(m, change.object))?.seat ?? m.state.active) : m.state.active;
}

function apply(m: Match, frame: CommitFrame, change: Change, { key, replacement, scope }: Found): void {
  frame.tried = [...frame.tried, key];
  frame.offered = null;
  leaveUnpaid(m);
  const next = goesElsewhere(change, replacement);
  const changes = [...frame.changes];
  if (next) changes[frame.at] = next;
  else changes.splice(frame.at, 1);
  frame.changes = changes;
  if (!next) frame.tried = [];
  if (replacement.instead)
    pushSteps(m, replacement.instead, {
      source: { card: scope.card, object: scope.self, seat: scope.you, key },
      bound: boundTo(m, scope, change),
    });
}

/** DB-COST-14: what is changed while a cost is paid leaves it unpaid. */
function leaveUnpaid(m: Match): void {
  const { stack } = m.state;
  for (let at = stack.length - 1; at >= 0; at--) {
    const frame = stack[at];
    if (frame?.run === "skill") return;
    if (frame?.run === "block" && frame.price) frame.all = false;
  }
}

/** The change in its new shape, done none the less (DB-ZERO-18) and still a KO if it was one (DB-ACT-12), or null where it does not happen. */
function goesElsewhere(change: Change, { goes, place }: Replacement): Change | null {
  if (change.change !== "move" || goes === undefined || goes === "stay") return null;
  return { ...change, to: { zone: goes, ...(place ? { place } : null) } };
}
