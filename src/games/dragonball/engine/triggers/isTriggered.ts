import type { Cause, Subject, Trigger, Zone } from "../effects/language";
import { matches } from "../effects/meaning";
import { readCard } from "../effects/reading";
import { isSide, zonesOf } from "../effects/refs";
import type { Scope } from "../effects/scope";
import type { Match } from "../match";
import { isKeyword } from "../skills/keywordNames";
import type { Happening, Made, Read } from "../state/happenings";
import { locate } from "../state/zones";

/** Whether what happened is what an Auto waits for. */
export function isTriggered(m: Match, trigger: Trigger, happening: Happening, scope: Scope): boolean {
  switch (trigger.when) {
    case "any":
      return trigger.of.some((one) => isTriggered(m, one, happening, scope));
    case "state":
      return false;
    case "played":
      return (
        happening.is === "played" &&
        (trigger.from === undefined || zonesOf(trigger.from).includes(happening.from)) &&
        (trigger.by === undefined || happening.by === trigger.by) &&
        isBy(m, trigger.cause, happening.cause, scope) &&
        concerns(m, trigger.subject, happening.cards, scope)
      );
    case "moved":
      return (
        happening.is === "moved" &&
        (trigger.from === undefined || zonesOf(trigger.from).includes(happening.from)) &&
        (trigger.to === undefined || isTo(trigger.to, happening.to)) &&
        isBy(m, trigger.cause, happening.cause, scope) &&
        concerns(m, trigger.subject, happening.cards, scope)
      );
    case "koed":
      return (
        happening.is === "moved" &&
        happening.koed &&
        isBy(m, trigger.cause, happening.cause, scope) &&
        concerns(m, trigger.subject, happening.cards, scope)
      );
    case "discarded":
      // DB-TEXT-09.
      return (
        happening.is === "moved" &&
        happening.from === "hand" &&
        happening.to === "drop" &&
        isBy(m, trigger.cause, happening.cause, scope) &&
        concerns(m, trigger.subject, happening.cards, scope)
      );
    case "placedUnder":
      return (
        happening.is === "placedUnder" &&
        (trigger.from === undefined || (happening.from !== "removed" && zonesOf(trigger.from).includes(happening.from))) &&
        concerns(m, trigger.subject, happening.cards, scope) &&
        (!trigger.under || concernsObject(m, trigger.under, happening.pile, scope))
      );
    case "attacks":
      return (
        happening.is === "attacks" &&
        concerns(m, trigger.subject, happening.cards, scope) &&
        (!trigger.target || concerns(m, trigger.target, [happening.target], scope))
      );
    case "attacked":
      return (
        happening.is === "attacks" &&
        concerns(m, trigger.subject, [happening.target], scope) &&
        (!trigger.by || concerns(m, trigger.by, happening.cards, scope))
      );
    // DB-COMBO-10: from any zone unless the text names it.
    case "combo":
    case "comboed":
      return (
        happening.is === trigger.when &&
        (trigger.from === undefined || zonesOf(trigger.from).includes(happening.from)) &&
        concerns(m, trigger.subject, happening.cards, scope)
      );
    case "draws":
    case "damageAbout":
    case "damaged":
      return (
        happening.is === trigger.when &&
        "seat" in happening &&
        isSide(trigger.who, happening.seat, scope.you) &&
        isBy(m, trigger.cause, happening.cause, scope)
      );
    case "switched":
      return (
        happening.is === "switched" &&
        happening.to === trigger.to &&
        isBy(m, trigger.cause, happening.cause, scope) &&
        concerns(m, trigger.subject, happening.cards, scope)
      );
    case "markersRemoved":
    case "markersAdded":
      return (
        happening.is === trigger.when &&
        isBy(m, trigger.cause, happening.cause, scope) &&
        concerns(m, trigger.subject, happening.cards, scope)
      );
    case "activated":
      return (
        happening.is === "activated" &&
        isSide(trigger.who, happening.seat, scope.you) &&
        (trigger.keyword === undefined || isKeyword(happening.keyword, trigger.keyword)) &&
        (!trigger.card || (concerns(m, trigger.card, happening.cards, scope) && (happening.fromHand || !isExtra(trigger.card))))
      );
    case "becomesGuard":
    case "blocks":
    case "turnedOver":
    case "placedInLeader":
    case "extraZPlaced":
    case "reinforced":
      return happening.is === trigger.when && concerns(m, trigger.subject, happening.cards, scope);
    default:
      return happening.is === trigger.when && "seat" in happening && isSide(trigger.turnOf, happening.seat, scope.you);
  }
}

/** DB-EXTRA-03: who speaks of activating an Extra speaks of one in the hand; by its name a Field counts wherever it is (DB-KEY-03d). */
const isExtra = (subject: Subject): boolean => subject !== "this" && subject.where?.type === "Extra";

function isTo(to: Zone | readonly Zone[] | "removed", zone: Zone | "removed"): boolean {
  if (to === "removed" || zone === "removed") return to === zone;
  return zonesOf(to).includes(zone);
}

/** Whether one of the cards is the subject. */
function concerns(m: Match, subject: Subject, cards: readonly Read[], scope: Scope): boolean {
  if (subject === "this") return cards.some(({ card }) => card === scope.card);
  return cards.some((read) => {
    if (!isSide(subject.of, read.seat, scope.you) || read.card < 0) return false;
    if (subject.zone !== undefined) {
      const place = locate(m.state, read.card);
      if (!place || place.zone === "removed" || !zonesOf(subject.zone).includes(place.zone)) return false;
    }
    return !subject.where || matches(m, read.values ?? readCard(m, read.card), subject.where, scope);
  });
}

function concernsObject(m: Match, subject: Subject, object: number, scope: Scope): boolean {
  const card = m.state.objects.indexOf(object);
  const place = card < 0 ? null : locate(m.state, card);
  return place !== null && concerns(m, subject, [{ card, was: object, object, seat: place.seat, values: null }], scope);
}

function isBy(m: Match, cause: Cause | undefined, made: Made, scope: Scope): boolean {
  if (!cause) return true;
  if (cause.by !== undefined && made.by !== cause.by) return false;
  if (cause.of !== undefined && (made.seat === null || !isSide(cause.of, made.seat, scope.you))) return false;
  if (cause.paying !== undefined && made.paying !== cause.paying) return false;
  if (cause.keyword !== undefined && !isKeyword(made.keyword, cause.keyword)) return false;
  if (!cause.where) return true;
  if (!made.source || !matches(m, readCard(m, made.source.card), cause.where, scope)) return false;
  // DB-TEXT-10: "by a Battle card's skill" means one in battle; of a character or trait it may be anywhere.
  return cause.where.type !== "Battle" || locate(m.state, made.source.card)?.zone === "battle";
}
