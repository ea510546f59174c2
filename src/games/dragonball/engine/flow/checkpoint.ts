import type { Seat } from "@/kernel/game";
import { choose } from "../ask";
import { holds } from "../effects/conditions";
import { scopeOn } from "../effects/scope";
import { cardOf, type Match, objectOf } from "../match";
import type { Option } from "../options";
import { compileSkill } from "../skills/compile";
import { isForbidden } from "../skills/declarable";
import { isExhausted, isSilenced } from "../skills/limits";
import { pushSkill } from "../skills/start";
import { pushSteps } from "../skills/steps";
import type { Delayed, Pending } from "../state/state";
import { inTurnOrder } from "../state/zones";
import { addPending, validAutos } from "../triggers/raise";
import { watchLoop } from "./loops";
import { settle } from "./settle";

/** Puts a checkpoint on the stack. */
export function checkpoint(m: Match): void {
  m.state.stack.push({ run: "checkpoint" });
}

/**
 * DB-CHECKPOINT-01 to 05: rules, one Auto of the active player, one of the other's, due delayed effects; from the top after each, with
 * what was triggered inside (DB-CHECKPOINT-06).
 */
export function checkpointFrame(m: Match): void {
  if (!m.answer) {
    if (settle(m)) return;
    raiseStates(m);
  }
  if (m.state.pending.length > 0) {
    const [due, seat] = firstOf(m, m.state.pending);
    const picked = pickPending(m, seat, due);
    if (picked) resolve(m, picked);
    return;
  }
  if (m.state.delayed.some((one) => one.due)) {
    const [due, seat] = firstOf(
      m,
      m.state.delayed.filter((one) => one.due),
    );
    const picked = pickDelayed(m, seat, due);
    if (!picked) return;
    m.state.delayed = m.state.delayed.filter((one) => one !== picked);
    pushSteps(m, picked.steps, { source: picked.source, bound: picked.bound });
    return;
  }
  if (m.state.watch.forced > 0) m.state.watch = { seen: [], forced: 0 };
  m.state.stack.pop();
}

/** What is the active player's, or, where nothing is, the other's; and whose it is. */
function firstOf<T extends Pending | Delayed>(m: Match, waiting: readonly T[]): readonly [readonly T[], Seat] {
  const [first, second] = inTurnOrder(m.state);
  const own = waiting.filter(({ source }) => source.seat === first);
  return own.length > 0 ? [own, first] : [waiting, second];
}

/** DB-CHECKPOINT-02: whose it is picks one; copies of one are alike. */
function pickPending(m: Match, seat: Seat, due: readonly Pending[]): Pending | null {
  const [first] = due;
  if (!first) return null;
  const alike = due.every(
    ({ source, happening }) =>
      source.key === first.source.key && source.object === first.source.object && happening?.is === first.happening?.is,
  );
  if (alike) return first;
  const options = due.map(
    ({ id, source }): Option => ({ pending: id, card: objectOf(m, source.card), definition: cardOf(m, source.card).definition.id }),
  );
  const chosen = choose(m, { seat, kind: "order", purpose: "auto", options });
  if (!chosen) return null;
  const [answer] = chosen;
  return due.find(({ id }) => answer && "pending" in answer && answer.pending === id) ?? first;
}

function pickDelayed(m: Match, seat: Seat, due: readonly Delayed[]): Delayed | null {
  const [first] = due;
  if (due.length === 1 && first) return first;
  const options = due.map(
    ({ id, source }): Option => ({ pending: id, card: objectOf(m, source.card), definition: cardOf(m, source.card).definition.id }),
  );
  const chosen = choose(m, { seat, kind: "order", purpose: "delayed", options });
  if (!chosen) return null;
  const [answer] = chosen;
  return due.find(({ id }) => answer && "pending" in answer && answer.pending === id) ?? first ?? null;
}

/** DB-AUTO-03: one pending instance is gone, resolved or cancelled. */
function resolve(m: Match, pending: Pending): void {
  m.state.pending = m.state.pending.filter((one) => one !== pending);
  const { source, skill, happening, bound } = pending;
  const compiled = compileSkill(skill, source.key);
  // DB-KEY-11b, DB-KEY-44c; likewise one that was negated by itself meanwhile, or a keyword that its master can't activate (DB-ZERO-08).
  if (isExhausted(m, source, compiled.does?.keywords) || isSilenced(m, source)) return;
  if (isForbidden(m, source.seat, "auto", source.card)) return;
  if (compiled.keyword && isForbidden(m, source.seat, "activate", source.card, compiled.keyword)) return;
  watchLoop(m);
  if (m.state.outcome) return;
  pushSkill(m, { skill }, { how: "auto", source, happening, pending: pending.id, ...(bound ? { bound } : null) });
}

/** DB-AUTO-13: pending once when the state arises. */
function raiseStates(m: Match): void {
  if (!m.table.triggers.has("state") || m.state.phase === "setup") return;
  const standing: string[] = [];
  for (const { skill, seat, card } of validAutos(m)) {
    if (skill.does?.type !== "auto" || skill.does.on.when !== "state") continue;
    const object = objectOf(m, card);
    if (!holds(m, skill.does.on.holds, scopeOn(seat, card, object))) continue;
    const key = `${skill.key}#${object}`;
    standing.push(key);
    const source = { card, object, seat, key: skill.key };
    const waiting = m.state.pending.some((one) => one.source.key === skill.key && one.source.object === object);
    if (m.state.standing.includes(key) || waiting || isExhausted(m, source, skill.does.keywords)) continue;
    addPending(m, source, skill.skill, null);
  }
  m.state.standing = standing;
}
