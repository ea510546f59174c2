import type { Match } from "../match";
import { endMatch } from "../outcome";

/** D-48: so many forced Autos in a row come to no end. */
const MOST_FORCED = 300;

/** So many in a row are no loop yet: their positions are not looked at. */
const UNSUSPICIOUS = 20;

/**
 * DB-END-11: Autos that resolve one after another with nobody having had a choice. A position that comes again ends in a draw, and so does a run of
 * hundreds that changes something each time.
 */
export function watchLoop(m: Match): void {
  const { seen, forced } = m.state.watch;
  if (forced <= UNSUSPICIOUS) {
    m.state.watch = { seen, forced: forced + 1 };
    return;
  }
  const position = hash(positionOf(m));
  if (seen.filter((one) => one === position).length > 1 || forced >= MOST_FORCED) {
    m.events.push({ event: "loop" });
    endMatch(m, { winner: null, reason: "loop" });
    return;
  }
  m.state.watch = { seen: [...seen, position], forced: forced + 1 };
}

/** Somebody had a choice: nothing before counts as forced. */
export function brokeLoop(m: Match): void {
  if (m.state.watch.forced > 0) m.state.watch = { seen: [], forced: 0 };
}

/** Where all cards lie and what is pending: no object numbers, no luck. */
function positionOf(m: Match): string {
  const { cards, pending, damage, lasting } = m.state;
  return JSON.stringify([zonesOf(m), cards.length, pending.map(({ source }) => source.key), damage.length, lasting.length]);
}

function zonesOf(m: Match): unknown {
  return m.state.sides.map((side) => [
    side.deck.length,
    ...[side.hand, side.drop, side.life, side.warp, side.zDeck, side.zEnergy].map((list) => list.join()),
    ...[side.leader, side.battle, side.unison, side.combo, side.energy].map((list) =>
      list.map((one) => [one.card, one.rest, one.hidden, one.back, one.markers, one.under.join("+")].join("/")).join(),
    ),
    side.energyMarkers,
  ]);
}

/** Where all cards lie: what a loop comes back to (DB-END-14). */
export function placesHash(m: Match): number {
  return hash(JSON.stringify(zonesOf(m)));
}

function hash(text: string): number {
  let value = 5381;
  for (let i = 0; i < text.length; i++) value = (Math.imul(value, 33) ^ text.charCodeAt(i)) | 0;
  return value;
}
