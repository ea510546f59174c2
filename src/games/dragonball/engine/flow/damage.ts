import { other } from "@/kernel/game";
import { cardOption, choose, objectsIn } from "../ask";
import type { Change } from "../changes/change";
import { commit } from "../changes/commit";
import { playerRules, replacements } from "../effects/continuous";
import { isSide } from "../effects/refs";
import { type Match, noteDone, objectOf } from "../match";
import type { Option } from "../options";
import { endMatch } from "../outcome";
import { pushSteps } from "../skills/steps";
import type { DamageFrame } from "../state/frames";
import type { By, Damage } from "../state/state";
import { madeBy } from "../triggers/fromChanges";
import { raise } from "../triggers/raise";

/**
 * DB-RULE-03: the damaged player picks Life cards, one after another, and takes them to hand; [Critical] sends them to the drop (DB-KEY-06).
 * No other loss of Life is damage (DB-ACT-09), and all that comes at once triggers once (DB-ACT-10).
 */
export function damageFrame(m: Match, frame: DamageFrame): void {
  const { damage } = frame;
  const { seat, amount, critical } = damage;
  const by = byOfDamage(frame);
  if (frame.moved === 0 && frame.left === amount && !m.answer) {
    const instead = replacement(m, damage);
    if (amount <= 0 || instead || playerRules(m, seat).some(({ rule }) => "noDamage" in rule)) {
      m.state.stack.pop();
      instead?.();
      return;
    }
    m.events.push({ event: "damage", seat, amount });
  }
  if (frame.left === 0) {
    m.state.stack.pop();
    if (frame.moved === 0) return;
    noteDone(m, "damaged", seat);
    raise(m, { is: "damaged", seat, cards: [], cause: madeBy(by) });
    // DB-KEY-18.
    if (damage.victory) endMatch(m, { winner: other(seat), reason: "victoryStrike" });
    return;
  }
  const object = pickLife(m, seat);
  if (object === null) return;
  frame.left--;
  frame.moved++;
  const change: Change = { change: "move", object, to: { zone: critical ? "drop" : "hand" }, how: "damage" };
  commit(m, [change], by);
}

/** DB-ZONE-19: by position; which one makes no difference that anybody could know while none lies face up. */
export function pickLife(m: Match, seat: 0 | 1): number | null {
  const { life, faceUp } = m.state.sides[seat];
  const top = life.at(-1);
  if (top === undefined) return 0;
  if (!faceUp.some((card) => life.includes(card))) return objectOf(m, top);
  const chosen = choose(m, { seat, kind: "cards", purpose: "life", options: lifeOptions(m, seat, life), fallback: [life.length - 1] });
  if (!chosen) return null;
  return objectsChosen(m, chosen)[0] ?? objectOf(m, top);
}

/** Life cards as anybody may name them: those face up by what they are, the others by their place. */
export function lifeOptions(m: Match, seat: 0 | 1, cards: readonly number[]): readonly Option[] {
  const { life, faceUp } = m.state.sides[seat];
  return cards.map((card) => (faceUp.includes(card) ? cardOption(m, card) : { place: life.indexOf(card), zone: "life", of: seat }));
}

/** The objects that options name, by card or by place. */
export function objectsChosen(m: Match, options: readonly Option[]): readonly number[] {
  return options.flatMap((option) => {
    if (!("place" in option)) return objectsIn([option]);
    const side = m.state.sides[option.of];
    const zone = option.zone;
    if (zone !== "life" && zone !== "hand" && zone !== "deck" && zone !== "zDeck") return [];
    const card = side[zone][option.place];
    return card === undefined ? [] : [objectOf(m, card)];
  });
}

function byOfDamage({ damage }: DamageFrame): By {
  return { seat: other(damage.seat), by: damage.by, ...(damage.source ? { source: damage.source, seat: damage.source.seat } : null) };
}

/** "If damage would be inflicted to your Life, … instead": what is done then. */
function replacement(m: Match, damage: Damage): (() => void) | null {
  const found = replacements(m).find(({ replacement: { of }, scope }) => "damageTo" in of && isSide(of.damageTo, damage.seat, scope.you));
  if (!found) return null;
  const { key, scope } = found;
  const steps = found.replacement.instead ?? [];
  const source = { card: scope.card, object: scope.self, seat: scope.you, key };
  return () => pushSteps(m, steps, { source, bound: { cards: {}, numbers: { damage: damage.amount } } });
}
