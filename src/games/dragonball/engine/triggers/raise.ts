import type { Seat } from "@/kernel/game";
import { isValidIn } from "../effects/continuous";
import type { Skill } from "../effects/language";
import { scopeOn } from "../effects/scope";
import { cardOf, type Match, objectOf, type ValidAuto } from "../match";
import type { CompiledSkill } from "../skills/compile";
import { isExhausted } from "../skills/limits";
import type { Happening } from "../state/happenings";
import type { Source } from "../state/state";
import { PILES, PLACED_ZONES } from "../state/zones";
import { valuesOf } from "../values";
import { isTriggered } from "./isTriggered";

/** A card that left play with the skills it had there (DB-AUTO-10). */
export interface Departed {
  readonly card: number;
  readonly object: number;
  readonly seat: Seat;
  readonly skills: readonly CompiledSkill[];
}

const SEATS: readonly Seat[] = [0, 1];
const NOBODY: readonly number[] = [];

/** Makes the Autos pending that a happening triggers. */
export function raise(m: Match, happening: Happening, departed: readonly Departed[] = []): void {
  if (m.state.outcome || (m.state.phase === "setup" && happening.is !== "placedInLeader")) return;
  for (const watch of m.state.watches) answerWatch(m, watch.id, happening);
  if (!isAsked(m, happening)) return;
  for (const { card, object, seat, skills } of departed) for (const skill of skills) offer(m, skill, happening, seat, card, object, true);
  const left = departed.length === 0 ? NOBODY : departed.map(({ card }) => card);
  for (const { skill, seat, card } of validAutos(m))
    if (!left.includes(card)) offer(m, skill, happening, seat, card, objectOf(m, card), false);
}

/** Whether some skill of the edition asks for it: what nobody asks for need not be looked for. */
function isAsked(m: Match, happening: Happening): boolean {
  const { triggers } = m.table;
  switch (happening.is) {
    case "moved":
      return triggers.has("moved") || (happening.koed && triggers.has("koed")) || triggers.has("discarded");
    case "attacks":
      return triggers.has("attacks") || triggers.has("attacked");
    default:
      return triggers.has(happening.is);
  }
}

/** Every Auto that is valid where its card lies, those of state triggers among them. */
export function validAutos(m: Match): readonly ValidAuto[] {
  if (!m.autos) {
    const found: ValidAuto[] = [];
    eachAuto(m, (skill, seat, card) => found.push({ skill, seat, card }));
    m.autos = found;
  }
  return m.autos;
}

function eachAuto(m: Match, see: (skill: CompiledSkill, seat: Seat, card: number) => void): void {
  const { farAutos } = m.table;
  for (const seat of SEATS) {
    const side = m.state.sides[seat];
    for (const zone of PLACED_ZONES) {
      if ((zone === "combo" || zone === "energy") && !farAutos.includes(zone)) continue;
      for (const placed of side[zone]) {
        if (placed.hidden) continue;
        const { definition } = cardOf(m, placed.card);
        for (const skill of autosOf(m, placed.card, placed.back))
          if (isValidIn(skill, zone, false, definition.type === "Extra", definition.z === true)) see(skill, seat, placed.card);
        for (const card of placed.under)
          if (cardOf(m, card).farAutos.length > 0)
            for (const skill of valuesOf(m, card).skills) if (skill.does?.type === "auto" && skill.from === "any") see(skill, seat, card);
      }
    }
    if (farAutos.length === 0) continue;
    for (const zone of PILES) {
      if (zone === "removed" || !farAutos.includes(zone)) continue;
      for (const card of side[zone]) {
        if (!cardOf(m, card).farAutos.includes(zone)) continue;
        for (const skill of valuesOf(m, card).skills)
          if (skill.does?.type === "auto" && isValidIn(skill, zone, false, false, false) && skill.from !== null) see(skill, seat, card);
      }
    }
  }
}

/** The Autos a card has now; those of its print where nothing changes its skills. */
function autosOf(m: Match, card: number, back: boolean): readonly CompiledSkill[] {
  const { skills } = valuesOf(m, card);
  const { faces } = cardOf(m, card);
  const face = faces[back ? 1 : 0] ?? faces[0];
  return face && skills === face.skills ? face.autos : skills.filter(({ does }) => does?.type === "auto");
}

function offer(m: Match, skill: CompiledSkill, happening: Happening, seat: Seat, card: number, object: number, left: boolean): void {
  const { does } = skill;
  if (does?.type !== "auto") return;
  // A card that left is asked for the skills it had in play.
  if (left && skill.from !== null && skill.from !== "any" && !skill.from.includes("battle") && !skill.from.includes("unison")) return;
  const source: Source = { card, object, seat, key: skill.key };
  if (isExhausted(m, source, does.keywords)) return;
  if (!isTriggered(m, does.on, happening, scopeOn(seat, card, object, happening))) return;
  if (happening.is === "endOfTurn") {
    // DB-TURN-14: none triggers twice.
    const once = `endOfTurn/${skill.key}#${object}`;
    if (m.state.used.includes(once)) return;
    m.state.used = [...m.state.used, once];
  }
  addPending(m, source, skill.skill, happening);
}

/** DB-AUTO-01. */
export function addPending(m: Match, source: Source, skill: Skill, happening: Happening | null): void {
  const kept = happening && { ...happening, cards: happening.cards.map((read) => ({ ...read, values: null })) };
  m.state.pending = [...m.state.pending, { id: m.state.nextEffect++, source, skill, happening: kept }];
}

/** DB-EFF-02: "the next time …". */
function answerWatch(m: Match, id: number, happening: Happening): void {
  const watch = m.state.watches.find((one) => one.id === id);
  if (!watch) return;
  const { source, on, skill, times, bound } = watch;
  if (!isTriggered(m, on, happening, { ...scopeOn(source.seat, source.card, source.object, happening), bound })) return;
  m.state.watches =
    times === null
      ? m.state.watches
      : times <= 1
        ? m.state.watches.filter((one) => one !== watch)
        : m.state.watches.map((one) => (one === watch ? { ...watch, times: times - 1 } : one));
  const kept = { ...happening, cards: happening.cards.map((read) => ({ ...read, values: null })) };
  m.state.pending = [...m.state.pending, { id: m.state.nextEffect++, source, skill, happening: kept, bound }];
}
