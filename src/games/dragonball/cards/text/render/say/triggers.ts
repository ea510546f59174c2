import type { Cause, Condition, PlayedBy, Subject, Trigger, Who, Zone } from "@/games/dragonball/engine/effects/language";
import { nounPhrase, type Phrase } from "@/kernel/texts/words";
import type { Template } from "../language";
import { conditionText } from "./conditions";
import { cardNoun, keywordName } from "./nouns";
import { aNoun, CannotSayError, joined, noun, type Scope, same, say, zones } from "./scope";

/** When an Auto is triggered, as it stands before a comma: "when this card attacks", "at the end of your turn". */
export function eventText(scope: Scope, on: Trigger, when?: Condition): string {
  const own = when && ownBattle(scope, on, when);
  if (own !== undefined) return own;
  const head = headText(scope, on);
  if (when === undefined) return head;
  if ("turnOf" in when) return say(scope, when.turnOf === "you" ? "eventInYourTurn" : "eventInOpponentsTurn", { event: head });
  return say(scope, "eventIf", { event: head, condition: conditionText(scope, when) });
}

/** "At the end of a battle in which this card attacked". */
function ownBattle(scope: Scope, on: Trigger, when: Condition): string | undefined {
  if (on.when !== "endOfBattle") return undefined;
  if (same(when, { card: "this", is: { inBattle: true } })) return say(scope, "afterItsBattle");
  if (!("there" in when) || typeof when.there !== "object" || !("cards" in when.there) || when.there.cards !== "attackCard")
    return undefined;
  if (same(when.there.where, { not: { other: true } })) return say(scope, "afterAttack");
  return on.turnOf === "you" ? say(scope, "afterAttackOfYours", { nouns: nounPhrase(cardNoun(scope, when.there.where), true) }) : undefined;
}

function headText(scope: Scope, on: Trigger): string {
  if (on.when === "any") {
    const all = on.of.map((each) => headText(scope, each));
    if (on.of.every((each) => !("turnOf" in each) && each.when !== "comboed")) return joined(scope, all, "or");
    return all.reduce((first, second) => say(scope, "orAt", { first, second }));
  }
  if (on.when === "comboed") return comboedText(scope, on);
  if ("turnOf" in on) {
    const { turn, main } = scope.language.turns[on.turnOf];
    return say(scope, "atMoment", { moment: scope.language.moments[on.when].replace("{turn}", turn).replace("{main}", main) });
  }
  return say(scope, "whenever", { event: happens(scope, on) });
}

function comboedText(scope: Scope, { subject, from }: Extract<Trigger, { when: "comboed" }>): string {
  if (subject !== "this") throw new CannotSayError("the end of another card's combo", subject);
  return from === undefined ? say(scope, "afterCombo") : say(scope, "afterComboFrom", { zone: zones(scope, [from].flat(), "you") });
}

type Happening = Exclude<Trigger, { when: "any" | "comboed" } | { turnOf: unknown }>;

/** What happens: "this card attacks". */
function happens(scope: Scope, on: Happening): string {
  switch (on.when) {
    case "played":
      return playedText(scope, on);
    case "moved":
      return movedText(scope, on);
    case "koed":
      return koedText(scope, on);
    case "discarded":
      return done(scope, "isDiscarded", on.subject, on.cause);
    case "placedUnder":
      if (!on.under) throw new CannotSayError("what lies under any card", on);
      return say(scope, on.from === undefined ? "isPlacedUnder" : "isPlacedUnderFrom", {
        subject: subjectPhrase(scope, on.subject),
        card: subjectPhrase(scope, on.under),
        ...(on.from !== undefined && { zone: zones(scope, [on.from].flat(), "you") }),
      });
    case "attacks":
      return on.target === undefined
        ? say(scope, "attacks", { subject: subjectPhrase(scope, on.subject) })
        : say(scope, "attacksTarget", { subject: subjectPhrase(scope, on.subject), target: subjectPhrase(scope, on.target) });
    case "attacked":
      return on.by === undefined
        ? say(scope, "isAttacked", { subject: subjectPhrase(scope, on.subject) })
        : say(scope, "isAttackedBy", { subject: subjectPhrase(scope, on.subject), card: subjectPhrase(scope, on.by) });
    case "becomesGuard":
      return say(scope, "becomesGuard", { subject: subjectPhrase(scope, on.subject) });
    case "blocks":
      if (on.subject !== "this" && !on.subject.where && on.subject.of !== "both")
        return activatesText(scope, on.subject.of, keywordName("Blocker"));
      return say(scope, "blocks", { subject: subjectPhrase(scope, on.subject), keyword: keywordName("Blocker") });
    case "combo":
      return on.from === undefined
        ? say(scope, "isUsedInCombo", { subject: subjectPhrase(scope, on.subject) })
        : say(scope, "isUsedInComboFrom", {
            subject: subjectPhrase(scope, on.subject),
            zone: zones(scope, [on.from].flat(), ownerOf(on.subject)),
          });
    case "draws":
      return say(scope, "playerDraws", { who: playerText(scope, on.who) });
    case "damageAbout":
      return say(scope, "aboutToTakeDamage", { who: playerText(scope, on.who) });
    case "damaged":
      return damagedText(scope, on);
    case "switched":
      return on.cause === undefined
        ? say(scope, "isSwitched", { subject: subjectPhrase(scope, on.subject), mode: scope.language.modes[on.to] })
        : say(scope, "isSwitchedBy", {
            subject: subjectPhrase(scope, on.subject),
            mode: scope.language.modes[on.to],
            cause: causeText(scope, on.cause),
          });
    case "markersRemoved":
      return markersText(scope, on);
    case "markersAdded":
      return say(scope, "markersAdded", { card: subjectPhrase(scope, on.subject) });
    case "activated":
      return activatedText(scope, on);
    case "turnedOver":
      return say(scope, "isTurnedOver", { subject: subjectPhrase(scope, on.subject) });
    case "placedInLeader":
      return say(scope, "isPlacedInLeader", { subject: subjectPhrase(scope, on.subject) });
    case "extraZPlaced":
      return say(scope, "extraZIsPlaced", { subject: subjectPhrase(scope, on.subject) });
    case "reinforced":
      return say(scope, "isReinforced", { subject: subjectPhrase(scope, on.subject) });
    case "state":
      return conditionText(scope, on.holds);
  }
}

const ownerOf = (subject: Subject): Who => (subject !== "this" && subject.of === "opponent" ? "opponent" : "you");

/** The card of an event: "this card", "one of your red Battle Cards". */
export function subjectPhrase(scope: Scope, subject: Subject): Phrase {
  const feminine = noun(scope, "card").feminine ?? false;
  if (subject === "this") return { text: say(scope, "thisCard"), feminine };
  const { of, where, zone } = subject;
  const what = cardNoun(scope, where);
  if (zone !== undefined) {
    const text = say(scope, "anyCardThere", {
      noun: nounPhrase(what, false),
      place: say(scope, "placeIn", { zone: zones(scope, [zone].flat(), of) }),
    });
    return { text, feminine: what.feminine ?? false };
  }
  const slots = { noun: nounPhrase(what, false), nouns: nounPhrase(what, true) };
  const template: Template = of === "you" ? "oneOfYours" : of === "opponent" ? "oneOfOpponents" : "aNoun";
  return { text: say(scope, template, slots), feminine: what.feminine ?? false };
}

const playerText = (scope: Scope, who: "you" | "opponent" | "both"): Phrase => ({
  text: say(scope, ({ you: "youSubject", opponent: "opponentSubject", both: "anyPlayer" } as const)[who]),
  // "You" is spoken to as several are spoken of: "draw", not "draws".
  plural: who === "you",
});

function done(scope: Scope, template: "isDiscarded" | "isKoed", subject: Subject, cause: Cause | undefined): string {
  const slots = { subject: subjectPhrase(scope, subject) };
  const by = { isDiscarded: "isDiscardedBy", isKoed: "isKoedBy" } as const;
  return cause === undefined ? say(scope, template, slots) : say(scope, by[template], { ...slots, cause: causeText(scope, cause) });
}

function playedText(scope: Scope, { subject, from, by, cause }: Extract<Trigger, { when: "played" }>): string {
  const slots = {
    subject: subjectPhrase(scope, subject),
    ...(from !== undefined && { zone: zones(scope, [from].flat(), ownerOf(subject)) }),
  };
  if (by === "hand" && from === undefined && cause === undefined) return say(scope, "isPlayedWithoutSkill", slots);
  const keyword = cause?.keyword ?? (by === "skill" || by === "hand" ? undefined : by);
  if (keyword !== undefined && (cause === undefined || by === undefined))
    return say(scope, from === undefined ? "isPlayedUsing" : "isPlayedUsingFrom", { ...slots, keyword: keywordName(playedName(keyword)) });
  if (by !== undefined) throw new CannotSayError("how a card is played", { by, cause });
  if (cause === undefined) return say(scope, from === undefined ? "isPlayed" : "isPlayedFrom", slots);
  if (from !== undefined) throw new CannotSayError("what plays a card from a zone", { from, cause });
  return say(scope, "isPlayedBy", { ...slots, cause: causeText(scope, cause) });
}

/** Of your opponent's cards: "its owner's Drop". */
function ownedZones(scope: Scope, names: readonly Zone[], of: Who): string {
  const [only, ...more] = names;
  return of === "opponent" && only && more.length === 0 ? scope.language.zones[only].owners : zones(scope, names, of);
}

const playedName = (by: Exclude<PlayedBy, "hand" | "skill"> | NonNullable<Cause["keyword"]>) => by;

function movedText(scope: Scope, { subject, from, to, cause }: Extract<Trigger, { when: "moved" }>): string {
  const owner = ownerOf(subject);
  const left: readonly Zone[] = from === undefined ? [] : [from].flat();
  const slots = {
    subject: subjectPhrase(scope, subject),
    ...(from !== undefined && { from: ownedZones(scope, left, owner) }),
    ...(to !== undefined && to !== "removed" && { to: ownedZones(scope, [to].flat(), owner) }),
    ...(cause !== undefined && { cause: causeText(scope, cause) }),
  };
  const by = cause !== undefined;
  if (to === "removed") return say(scope, by ? "isRemovedFromGameBy" : "isRemovedFromGame", slots);
  if (to === undefined) return say(scope, by ? "leavesBy" : "leaves", slots);
  if (from === undefined) return say(scope, by ? "isPlacedBy" : "isPlaced", slots);
  return say(scope, by ? "isPlacedFromBy" : "isPlacedFrom", slots);
}

function koedText(scope: Scope, { subject, cause }: Extract<Trigger, { when: "koed" }>): string {
  return done(scope, "isKoed", subject, cause);
}

function damagedText(
  scope: Scope,
  { who, cause }: Exclude<Trigger, { when: Exclude<Trigger["when"], "damageAbout" | "damaged"> }>,
): string {
  if (who === "opponent" && same(cause, { by: "attack", where: { not: { other: true } } })) return say(scope, "thisCardDealsDamage");
  if (cause === undefined) return say(scope, "takesDamage", { who: playerText(scope, who) });
  return say(scope, "takesDamageFrom", { who: playerText(scope, who), cause: causeText(scope, cause) });
}

function markersText(
  scope: Scope,
  { subject, cause }: Exclude<Trigger, { when: Exclude<Trigger["when"], "markersAdded" | "markersRemoved"> }>,
): string {
  const card = subjectPhrase(scope, subject);
  if (cause === undefined) return say(scope, "markersRemoved", { card });
  if (cause.paying === "spiritBoost") return say(scope, "boosts", { card });
  return say(scope, "markersRemovedBy", { card, cause: causeText(scope, cause) });
}

function activatedText(scope: Scope, { who, keyword, card }: Extract<Trigger, { when: "activated" }>): string {
  if (keyword !== undefined && card !== undefined) {
    if (card === "this") return say(scope, "youActivateThis", { keyword: keywordName(keyword) });
    return say(scope, "activatesIts", { subject: subjectPhrase(scope, card), keyword: keywordName(keyword) });
  }
  if (keyword !== undefined) return activatesText(scope, who, keywordName(keyword));
  if (card === undefined || who === "both") throw new CannotSayError("what is activated", { who, card });
  const what = card === "this" ? say(scope, "thisCard") : aNoun(scope, cardNoun(scope, card.where));
  return say(scope, who === "you" ? "youActivateCard" : "opponentActivatesCard", { card: what });
}

const activatesText = (scope: Scope, who: "you" | "opponent" | "both", keyword: string): string =>
  say(scope, ({ you: "youActivate", opponent: "opponentActivates", both: "anyActivates" } as const)[who], { keyword });

/** By what: "your opponent's skills", "this card's attack". */
export function causeText(scope: Scope, { of, by, where, keyword, paying }: Cause): string {
  if (paying !== undefined) throw new CannotSayError("what is paid", paying);
  if (keyword !== undefined) {
    if (of !== undefined || where !== undefined) throw new CannotSayError("whose keyword it is", { of, keyword });
    return say(scope, "byKeyword", { keyword: keywordName(keyword) });
  }
  const side = of ?? "any";
  if (where === undefined) {
    switch (by) {
      case "skill":
        return say(scope, ({ you: "yourSkills", opponent: "opponentsSkills", any: "anySkill" } as const)[side]);
      case "attack":
        return say(scope, ({ you: "yourAttacks", opponent: "opponentsAttacks", any: "anyAttack" } as const)[side]);
      case undefined:
        if (side === "opponent") return say(scope, "theOpponent");
        throw new CannotSayError("what brings it about", { of, by });
      case "rule":
      case "keyword":
        throw new CannotSayError("what brings it about", { of, by });
    }
  }
  if (same(where, { not: { other: true } }))
    return say(scope, by === "skill" ? "thisCardsSkills" : by === "attack" ? "thisCardsAttack" : "thisCard");
  const what = cardNoun(scope, where);
  const slots = { noun: nounPhrase(what, false), nouns: nounPhrase(what, true) };
  if (by === "skill")
    return say(scope, ({ you: "skillsOfYours", opponent: "skillsOfOpponents", any: "skillsOfAny" } as const)[side], slots);
  if (by === "attack")
    return say(scope, ({ you: "attacksOfYours", opponent: "attacksOfOpponents", any: "attacksOfAny" } as const)[side], slots);
  if (by === undefined) return say(scope, ({ you: "oneOfYours", opponent: "oneOfOpponents", any: "aNoun" } as const)[side], slots);
  throw new CannotSayError("what brings it about", { of, by, where });
}
