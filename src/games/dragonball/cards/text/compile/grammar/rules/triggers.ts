import type { Cause, KeywordName, Subject, Trigger, Zone } from "@/games/dragonball/engine/effects/language";
import { merge } from "@/kernel/texts/merge";
import type { Told } from "../kinds";
import { type Rule, rule } from "../pattern";
import { ITSELF, subjectBut, subjectOf } from "./subjects";

const ZONES_OF = "(your|a|the|its owner's|their owner's|their owners')";

/** What is done to a card: "is …". */
const passives: readonly Rule[] = [
  rule("passive", "attacked", () => ({ when: "attacked" })),
  rule("passive", "attacked by {by:subject}", ({ by }) => ({ when: "attacked", by })),
  rule("passive", "played", () => ({ when: "played" })),
  rule("passive", `played from ${ZONES_OF} {zones}`, ({ zones }) => ({ when: "played", from: oneOr(zones) })),
  rule("passive", "played using (a skill|skills)", () => ({ when: "played", cause: { by: "skill" } })),
  rule("passive", "played by (a skill|skills)", () => ({ when: "played", cause: { by: "skill" } })),
  rule("passive", "played by (an opponent's|your opponent's) (skill|skills)", () => ({
    when: "played",
    cause: { of: "opponent", by: "skill" },
  })),
  rule("passive", "played (without using skills|without using a skill)", () => ({ when: "played", by: "hand" })),
  rule("passive", "played (using|with|by|by using) [(a|an)] {keyword} [skill]", ({ keyword }) => playedBy(keyword)),
  rule("passive", `played from ${ZONES_OF} {zones} (using|with|by|by using) [(a|an)] {keyword} [skill]`, ({ zones, keyword }) => {
    const played = playedBy(keyword);
    return played && { ...played, from: oneOr(zones) };
  }),
  rule("passive", "used in a combo", () => ({ when: "combo" })),
  rule("passive", `used in a combo from ${ZONES_OF} {zones}`, ({ zones }) => ({ when: "combo", from: oneOr(zones) })),
  rule("passive", "KO'd [{by?:byCause}]", ({ by }) => ({ when: "koed", ...by })),
  rule("passive", `removed from ${ZONES_OF} Battle Area [{by?:byCause}]`, ({ by }) => ({ when: "moved", from: "battle", ...by })),
  rule("passive", `removed from ${ZONES_OF} Unison Area [{by?:byCause}]`, ({ by }) => ({ when: "moved", from: "unison", ...by })),
  rule("passive", "placed [from (your|the) {from?:zone}] under {under:subject}", ({ from, under }) => ({
    when: "placedUnder",
    ...(from && { from }),
    under,
  })),
  rule("passive", "played in your Battle Area", () => ({ when: "played" })),
  rule("passive", "discarded [from (your|their) hand] [{by?:byCause}]", ({ by }) => ({ when: "discarded", ...by })),
  rule("passive", "switched from {from:mode} to {mode} [{by?:byCause}]", ({ from, mode, by }) =>
    from === mode ? undefined : { when: "switched", to: mode, ...by },
  ),
  rule("passive", "switched to {mode} [{by?:byCause}]", ({ mode, by }) => ({ when: "switched", to: mode, ...by })),
  rule("passive", "placed in (your|the|its owner's) Leader Area", () => ({ when: "placedInLeader" })),
  rule("passive", `(placed|put|added|sent|returned) (in|into|to) ${ZONES_OF} {to:zone} [{by?:byCause}]`, ({ to, by }) => arriving(to, by)),
  rule("passive", `(placed|put|added|sent|returned) (in|into|to) {to:zone} [{by?:byCause}]`, ({ to, by }) =>
    to === "zEnergy" ? arriving(to, by) : undefined,
  ),
  rule(
    "passive",
    `(placed|put|added|sent|returned) (in|into|to) ${ZONES_OF} {to:zone} from ${ZONES_OF} {from:zones} [{by?:byCause}]`,
    ({ to, from, by }) => arriving(to, by, from),
  ),
  rule(
    "passive",
    `(placed|put|added|sent|returned) from ${ZONES_OF} {from:zones} (in|into|to) ${ZONES_OF} {to:zone} [{by?:byCause}]`,
    ({ to, from, by }) => arriving(to, by, from),
  ),
  rule("byCause", "by {cause}", ({ cause }) => ({ cause })),
];

export const oneOr = (zones: readonly Zone[]): Zone | readonly Zone[] => (zones.length === 1 && zones[0] ? zones[0] : zones);

const PLAYED_BY = ["Over Realm", "Swap", "Union", "Evolve", "Arrival", "Revive", "Successor"] as const;

function playedBy(keyword: KeywordName): Extract<Told, { when: "played" }> | undefined {
  const by = PLAYED_BY.find((each) => each === keyword);
  if (by) return { when: "played", by };
  return /Evolve$|^Union-|^Dark Over Realm$/.test(keyword) ? { when: "played", cause: { keyword } } : undefined;
}

/** A card comes to a zone; to battle or leader come cards in other ways. */
function arriving(to: Zone, by: { readonly cause: Cause } | undefined, from?: readonly Zone[]): Told | undefined {
  if (to === "battle" || to === "leader" || to === "unison" || to === "combo") return undefined;
  return { when: "moved", ...(from && { from: oneOr(from) }), to, ...by };
}

/** What a card does or what is done to it: "attacks", "is played". */
const predicates: readonly Rule[] = [
  rule("predicate", "attacks/attack", () => ({ when: "attacks" })),
  rule("predicate", "attacks {target:subject}", ({ target }) => ({ when: "attacks", target: targeted(target) })),
  rule("predicate", "activates [(its|the|a)] {keyword} [skill]", ({ keyword }) => (keyword === "Blocker" ? { when: "blocks" } : undefined)),
  rule("predicate", "is/are {passive}", ({ passive }) => passive),
  rule("predicates", "{predicate}", ({ predicate }) => [predicate]),
  rule("predicates", "{a:predicate} or {b:predicate}", ({ a, b }) => [a, b]),
  rule("predicates", "is {a:passive} or {b:passive}", ({ a, b }) => [a, b]),
  rule("predicates", "is {a:passive} or {b:predicate}", ({ a, b }) => (b.when === "attacks" || b.when === "blocks" ? [a, b] : undefined)),
];

/** "A Battle Card" that is attacked is the opponent's. */
const targeted = (target: Subject): Subject => (target !== "this" && target.of === "both" ? { ...target, of: "opponent" } : target);

/** Each card with each event; a trigger needs one of them. */
function anyOf(triggers: readonly (Trigger | undefined)[]): Trigger | undefined {
  const known = triggers.filter((each) => each !== undefined);
  const [only] = known;
  if (known.length < triggers.length) return undefined;
  return known.length === 1 ? only : { when: "any", of: known };
}

/** Of what has left its zone that zone is where it came from; only Battle Cards are KO'd. */
export function withSubject(event: Told, subject: Subject): Trigger {
  if (subject === "this" || subject.zone === undefined) return { ...event, subject };
  const { zone, ...cards } = subject;
  if (event.when === "koed") return { ...event, subject: cards };
  return event.when === "moved" ? { from: zone, ...event, subject: cards } : { ...event, subject };
}

const told: readonly Rule[] = [
  rule("trigger", "{subject} {predicates}", ({ subject, predicates: all }) => anyOf(all.map((each) => withSubject(each, subject)))),
  rule("trigger", "{a:subject} or {b:subject} {predicates}", ({ a, b, predicates: all }) =>
    anyOf(all.flatMap((each) => [withSubject(each, a), withSubject(each, b)])),
  ),
  rule("trigger", "this card in (your|a) {zone} {predicates}", ({ zone, predicates: all }) => anyOf(all.map((each) => out(each, zone)))),
  rule("trigger", "{subject} {predicate} and KOs {guard:subject}", ({ subject, predicate, guard }) =>
    predicate.when === "attacks" && !predicate.target ? koing(subject, guard, "attack") : undefined,
  ),
  rule("trigger", "{subject} KOs {guard:subject}", ({ subject, guard }) => koing(subject, guard)),
  rule("trigger", "a card evolves into this card", () => ({ when: "played", subject: "this", by: "Evolve" })),
];

/** Out of the zone that the card is said to lie in. */
function out(event: Told, zone: Zone): Trigger | undefined {
  if ((event.when === "discarded" && zone === "hand") || (event.when === "koed" && zone === "battle")) return withSubject(event, "this");
  if ((event.when !== "played" && event.when !== "combo" && event.when !== "moved") || event.from !== undefined) return undefined;
  return withSubject({ ...event, from: zone }, "this");
}

/** The opponent's Battle Card is KO'd by what a card does. */
function koing(subject: Subject, guard: Subject, by?: "attack"): Trigger | undefined {
  if (guard === "this") return undefined;
  const where = subject === "this" ? ITSELF : subject.zone === "battle" ? { ...subject.where, type: "Battle" as const } : subject.where;
  const cause: Cause = {
    ...(subject !== "this" && subject.of !== "both" && { of: subject.of }),
    ...(by && { by }),
    ...(where && { where }),
  };
  const fallen = merge<NonNullable<typeof guard.where>>(guard.where, {});
  return { when: "koed", subject: { of: guard.of === "both" ? "opponent" : guard.of, ...(fallen && { where: fallen }) }, cause };
}

/** What a player does with cards: the verb of "you" and of "your opponent", and what comes of it. */
const VERBS: readonly (readonly [you: string, they: string, told: Told])[] = [
  ["play", "plays", { when: "played" }],
  ["combo with", "combos with", { when: "combo" }],
  ["attack with", "attacks with", { when: "attacks" }],
];

const deeds: readonly Rule[] = (["you", "opponent"] as const).flatMap((who) => {
  const [doer, verb, object] =
    who === "you" ? (["you", "yourDeed", "object"] as const) : (["your opponent", "theirDeed", "theirObject"] as const);
  const s = who === "you" ? "" : "s";
  return [
    ...VERBS.map(([yours, theirs, event]) => rule(verb, who === "you" ? yours : theirs, () => [event])),
    rule(verb, `(play${s} or combo${s} with|combo${s} with or play${s})`, () => [{ when: "played" }, { when: "combo" }]),
    rule("trigger", `${doer} play${s} {o:${object}} using a skill`, ({ o }) => ({ when: "played", subject: o, cause: { by: "skill" } })),
    rule(
      "trigger",
      `${doer} play${s} {o:${object}} using a skill or activate${s} [(a|an|the|any)] {keyword} [(skill|skills)]`,
      ({ o, keyword }) => anyOf([{ when: "played", subject: o, cause: { by: "skill" } }, activating(who, keyword)]),
    ),
    rule(verb, `attack${s} or combo${s} with`, () => [{ when: "attacks" }, { when: "combo" }]),
    rule(object, "(a|an|one of (your|their)|your|their|one or more) {n:nouns}", ({ n }) => subjectOf(n, who)),
    rule(object, "another {n:nouns}", ({ n }) => subjectBut(n, who)),
    rule(object, "cards", () => ({ of: who })),
    ...(who === "you" ? [rule("object", "this card", () => "this" as const)] : []),
    rule("trigger", `${doer} {v:${verb}} {o:${object}}`, ({ v, o }) => anyOf(v.map((each) => withSubject(each, o)))),
    rule("trigger", `${doer} {v:${verb}} {o:${object}} from (your|their|a|the) {zones}`, ({ v, o, zones }) =>
      anyOf(
        v.map((each) => (each.when === "played" || each.when === "combo" ? withSubject({ ...each, from: oneOr(zones) }, o) : undefined)),
      ),
    ),
    rule("trigger", `${doer} play${s} {o:${object}} (using|with|by using) [(a|an)] {keyword} [skill]`, ({ o, keyword }) => {
      const played = playedBy(keyword);
      return played && withSubject(played, o);
    }),
    rule("trigger", `${doer} (use${s} {keyword} to play|use${s} a {keyword} skill to play) {o:${object}}`, ({ o, keyword }) => {
      const played = playedBy(keyword);
      return played && withSubject(played, o);
    }),
    rule("trigger", `${doer} use${s} a skill to play {o:${object}}`, ({ o }) => ({ when: "played", subject: o, cause: { by: "skill" } })),
    rule("trigger", `${doer} use${s} {o:${object}} in a combo`, ({ o }) => ({ when: "combo", subject: o })),
    rule("trigger", `${doer} use${s} {o:${object}} in a combo from (your|their) {zones}`, ({ o, zones }) => ({
      when: "combo",
      subject: o,
      from: oneOr(zones),
    })),
    rule("trigger", `${doer} {v:${verb}} {o:${object}} or attack${s}`, ({ v, o }) =>
      anyOf([...v.map((each) => withSubject(each, o)), { when: "attacks", subject: { of: who } }]),
    ),
    rule("trigger", `${doer} attack${s}`, () => ({ when: "attacks", subject: { of: who } })),
    rule("trigger", `${doer} attack${s} {target:subject}`, ({ target }) => ({
      when: "attacks",
      subject: { of: who },
      target:
        target !== "this" && target.of === "both" ? { ...target, of: who === "you" ? ("opponent" as const) : ("you" as const) } : target,
    })),
    rule("trigger", `${doer} combo${s}`, () => ({ when: "combo", subject: { of: who } })),
    rule("trigger", `${doer} activate${s} [(a|an|the|any)] {keyword} [(skill|skills)]`, ({ keyword }) => activating(who, keyword)),
    rule("trigger", `${doer} activate${s} {o:${object}} [from (your|their) hand]`, ({ o }) =>
      o === "this" || o.where?.type === "Extra" || o.where?.name !== undefined ? { when: "activated", who, card: o } : undefined,
    ),
    rule("trigger", `${doer} take${s} damage`, () => ({ when: "damaged", who })),
    rule("trigger", `${doer} take${s} damage (from|by) {cause}`, ({ cause }) => ({ when: "damaged", who, cause })),
  ];
});

/** DB-KEY-04a: a block is no more than its [Blocker]. */
function activating(who: "you" | "opponent", keyword: KeywordName): Trigger {
  return keyword === "Blocker" ? { when: "blocks", subject: { of: who } } : { when: "activated", who, keyword };
}

const particular: readonly Rule[] = [
  rule("trigger", "you play this card or combo with it", () => ({
    when: "any",
    of: [
      { when: "played", subject: "this" },
      { when: "combo", subject: "this" },
    ],
  })),
  rule("trigger", "you activate (a|an) {a:keyword} or {b:keyword} skill", ({ a, b }) =>
    anyOf([activating("you", a), activating("you", b)]),
  ),
  rule("trigger", "your opponent activates (a|an) {a:keyword} or {b:keyword} skill", ({ a, b }) =>
    anyOf([activating("opponent", a), activating("opponent", b)]),
  ),
  rule("trigger", "a player attacks", () => ({ when: "attacks", subject: { of: "both" } })),
  rule("trigger", "(your life|a card in your life|one of your life) is {passive}", ({ passive }) =>
    passive.when === "moved" && passive.from === undefined ? { ...passive, from: "life", subject: { of: "you" } } : undefined,
  ),
  rule("trigger", "{subject} activates [(a|an|its|the)] {keyword} [skill]", ({ subject, keyword }) =>
    keyword === "Blocker" || subject === "this" ? undefined : { when: "activated", who: subject.of, keyword, card: subject },
  ),
  rule("trigger", "(a|an) {n:nouns} activates (a|an) {keyword} skill from your hand", ({ n, keyword }) => {
    const card = subjectOf(n, "you");
    return keyword === "Blocker" || !card ? undefined : { when: "activated", who: "you", keyword, card };
  }),
  rule("trigger", "you remove (a marker|markers) from {o:object} using (a|the) {boost:spiritBoost} skill", ({ o, boost }) =>
    boost === null ? { when: "markersRemoved", subject: o, cause: { of: "you", paying: "spiritBoost" } } : undefined,
  ),
  rule("trigger", "(a marker is|markers are) removed from {subject} [{by?:byCause}]", ({ subject, by }) => ({
    when: "markersRemoved",
    subject,
    ...by,
  })),
  rule("trigger", "(one of your energy|your energy|a card in your energy) is {passive}", ({ passive }) =>
    passive.when === "moved" && passive.from === undefined ? { ...passive, from: "energy", subject: { of: "you" } } : undefined,
  ),

  rule("trigger", "this card is placed in (a|your|the) Battle Area", () => ({ when: "moved", subject: "this", to: "battle" })),
  rule("trigger", "(a|an|your|one of your) {n:nouns} is placed in your Battle Area", ({ n }) => {
    const subject = subjectOf(n, "you");
    return subject && { when: "moved", subject, to: "battle" };
  }),
  rule("trigger", "you place this card in (your|the) Leader Area", () => ({ when: "placedInLeader", subject: "this" })),
  rule("trigger", "you activate this card's {keyword} [skill]", ({ keyword }) => ofThis(keyword)),
  rule("trigger", "this card activates [(its|the)] {keyword} [skill]", ({ keyword }) =>
    keyword === "Blocker" ? undefined : ofThis(keyword),
  ),
  rule("trigger", "you add this card to your Z-Energy", () => ({ when: "moved", subject: "this", to: "zEnergy" })),
  rule("trigger", "(this card's attack|this card) (deals|inflicts) damage [to (your opponent|your opponent's life|an opponent)]", () => ({
    when: "damaged",
    who: "opponent",
    cause: { by: "attack", where: ITSELF },
  })),
  rule("trigger", "you (deal|inflict) damage [to (your opponent|your opponent's life|an opponent)] by attacking with this card", () => ({
    when: "damaged",
    who: "opponent",
    cause: { by: "attack", where: ITSELF },
  })),
];

const ofThis = (keyword: KeywordName): Trigger =>
  keyword === "Blocker" ? { when: "blocks", subject: "this" } : { when: "activated", who: "you", keyword, card: "this" };

/** What happens to cards, and what players do with them. */
export const triggerRules: readonly Rule[] = [...passives, ...predicates, ...told, ...deeds, ...particular];
