import { other, type Seat } from "@/kernel/game";
import { choose } from "../ask";
import { playerRules } from "../effects/continuous";
import { type Match, objectOf } from "../match";
import type { Option } from "../options";
import { counterActions } from "../skills/declarable";
import { startSkill } from "../skills/start";
import type { Occasion, WindowFrame } from "../state/frames";
import { kindsFor } from "./occasions";
import { settle } from "./settle";

/**
 * Opens a counter timing for the other player. A [Counter] lies on top of what it answers and opens one in its turn (DB-COUNTER-15): the stack carries
 * them out from the last down (DB-COUNTER-16), may grow again meanwhile (DB-COUNTER-17), and goes on with what was answered (DB-COUNTER-18).
 */
export function openWindow(m: Match, actor: Seat, occasion: Occasion): void {
  if (mayMatter(m, other(actor), occasion)) m.state.stack.push({ run: "window", seat: other(actor), occasion });
}

/**
 * DB-COUNTER-21: whether a window is asked depends only on what everybody knows: the hand is not empty, the edition has such a [Counter], nothing open
 * forbids it.
 */
function mayMatter(m: Match, seat: Seat, occasion: Occasion): boolean {
  // DB-COUNTER-07: rule processing is due there, whoever may answer.
  if (m.state.damage.length > 0) return true;
  const kinds = kindsFor(occasion);
  if (kinds.length === 0 || !kinds.some((kind) => m.catalogue.counters.has(kind))) return false;
  if (m.state.sides[seat].hand.length === 0) return false;
  return !playerRules(m, seat).some(({ rule }) => "cannot" in rule && rule.cannot === "counter" && !rule.where);
}

/** DB-COUNTER-07, -08, -14: rule processing, then one [Counter] or nothing, and that ends it. No checkpoint (DB-CHECKPOINT-07). */
export function windowFrame(m: Match, frame: WindowFrame): void {
  if (!m.answer && settle(m)) return;
  const { seat, occasion } = frame;
  const { hand } = m.state.sides[seat];
  if (hand.length === 0 || kindsFor(occasion).length === 0) {
    m.state.stack.pop();
    return;
  }
  const actions = m.answer ? [] : counterActions(m, seat, occasion);
  const options = choose(m, {
    seat,
    kind: "counter",
    purpose: "counter",
    options: [{ do: "pass" } satisfies Option, ...actions],
    hidden: true,
    fallback: [0],
    pace: "window",
  });
  if (!options) return;
  m.state.stack.pop();
  const [action] = options;
  if (!action || !("do" in action) || action.do !== "counter") return;
  const card = m.state.objects.indexOf(action.card);
  startSkill(m, { how: "counter", card, seat, place: action.skill, object: objectOf(m, card) });
}
