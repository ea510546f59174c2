import type { CardFilter, Cause, KeywordName, Subject, Trigger, Zone } from "@/games/dragonball/engine/effects/language";
import { merge } from "@/kernel/texts/merge";
import { filterOf, type Noun, so } from "../../unresolved/nouns";
import { asPlayer, theirsOf } from "../../unresolved/players";
import type { Told, Told as ToldOf } from "../kinds";
import { type Rule, rule } from "../pattern";

/** Itself among others. */
const ITSELF = { not: { other: true } } as const;

/** A card of a side; where the noun says no zone, anything that is so. */
function subjectOf(noun: Noun, of: "you" | "opponent" | "both"): Subject | undefined {
  const where = noun.demands ? undefined : filterOf(of === "opponent" ? theirsOf(of, noun) : noun);
  return where && { of, ...(Object.keys(where).length > 0 && { where }) };
}

const subjects: readonly Rule[] = [
  rule("subject", "this card", () => "this"),
  rule("subject", "(your|one of your|(a|an) card of yours) {n:nouns}", ({ n }) => subjectOf(n, "you")),
  rule("subject", "(a|an|one of your|your) {n:nouns} in your Battle Area [{q?:qualities}]", ({ n, q }) => inBattle(n, q, "you")),
  rule("subject", "(a|an) {n:nouns} in a Battle Area [{q?:qualities}]", ({ n, q }) => inBattle(n, q, "both")),
  rule("subject", "(an opponent's|your opponent's|one of your opponent's|one of their) {n:nouns}", ({ n }) => subjectOf(n, "opponent")),
  rule("subject", "(a|an|another|any) {n:nouns}", ({ n }) => subjectOf(n, "both")),
  rule("subject", "(a player's|any player's) {n:nouns}", ({ n }) => subjectOf(n, "both")),
];

function inBattle(noun: Noun, qualities: CardFilter | undefined, of: "you" | "both"): Subject | undefined {
  const more = qualities ? so(noun, qualities) : noun;
  return more && subjectOf(more, of);
}

/** By what: "an opponent's skill", "the skills of 《Moss》 cards". */
const causes: readonly Rule[] = [
  rule("cause", "(a skill|skills|card skills|a card's skill)", () => ({ by: "skill" })),
  rule("cause", "(an opponent's|your opponent's|one of your opponent's) (skill|skills|card skills)", () => ({
    of: "opponent",
    by: "skill",
  })),
  rule("cause", "(your|one of your) (skill|skills|card skills)", () => ({ of: "you", by: "skill" })),
  rule("cause", "(your opponent|an opponent)", () => ({ of: "opponent" })),
  rule("cause", "(an attack|attacks)", () => ({ by: "attack" })),
  rule("cause", "(an opponent's|your opponent's) (attack|attacks)", () => ({ of: "opponent", by: "attack" })),
  rule("cause", "this card's (attack|attacks)", () => ({ by: "attack", where: ITSELF })),
  rule("cause", "this card's (skill|skills)", () => ({ by: "skill", where: ITSELF })),
  rule("cause", "your (Leader's|Leader Card's) (skill|skills)", () => ({ of: "you", by: "skill", where: { type: "Leader" } })),
  ...(
    [
      ["(your|one of your)", "you"],
      ["(an opponent's|your opponent's|one of your opponent's)", "opponent"],
      ["(a|an)", undefined],
    ] as const
  ).flatMap(([words, of]) => [
    rule("cause", `${words} {adjectives} [(card|cards|card's|cards'|Battle Card's)] (skill|skills)`, ({ adjectives }) =>
      made(adjectives, of),
    ),
    rule("cause", `the (skill|skills) of ${words} {n:nouns} [in any of your areas]`, ({ n }) => {
      const where = n.demands ? undefined : filterOf(n);
      return where && made(where, of);
    }),
  ]),
  rule("cause", "[(a|an)] {keyword} [skill]", ({ keyword }) => ({ by: "skill", keyword })),
];

/** A keyword alone names a skill, not the cards that have it. */
const made = (where: NonNullable<Cause["where"]>, of: "you" | "opponent" | undefined): Cause | undefined =>
  Object.keys(where).join() === "keyword" ? undefined : { ...(of && { of }), by: "skill", where };

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

const oneOr = (zones: readonly Zone[]): Zone | readonly Zone[] => (zones.length === 1 && zones[0] ? zones[0] : zones);

const PLAYED_BY = ["Over Realm", "Swap", "Union", "Evolve", "Arrival", "Revive", "Successor"] as const;

function playedBy(keyword: KeywordName): Extract<ToldOf, { when: "played" }> | undefined {
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

const withSubject = (told: Told, subject: Subject): Trigger => ({ ...told, subject });

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
  const where = subject === "this" ? ITSELF : subject.where;
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
    rule(object, "(a|an|another|one of (your|their)|your|their|one or more) {n:nouns}", ({ n }) => subjectOf(n, who)),
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

  rule("trigger", "this card is placed in (a|your) Battle Area", () => ({ when: "moved", subject: "this", to: "battle" })),
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

const BATTLE = "(a|the) battle (in which|where)";

/** Events at the ends of turns, phases and battles. */
const moments: readonly Rule[] = [
  rule("event", "at the end of your turn", () => ({ on: { when: "endOfTurn", turnOf: "you" } })),
  rule("event", "at the end of your opponent's turn", () => ({ on: { when: "endOfTurn", turnOf: "opponent" } })),
  rule("event", "at the end of (the|each|each player's) turn", () => ({ on: { when: "endOfTurn", turnOf: "both" } })),
  rule("event", "at the (start|beginning) of your turn", () => ({ on: { when: "startOfTurn", turnOf: "you" } })),
  rule("event", "at the (start|beginning) of your opponent's turn", () => ({ on: { when: "startOfTurn", turnOf: "opponent" } })),
  rule("event", "at the (start|beginning) of your Main Phase", () => ({ on: { when: "startOfMain", turnOf: "you" } })),
  rule("event", "at the (start|beginning) of your opponent's Main Phase", () => ({ on: { when: "startOfMain", turnOf: "opponent" } })),
  rule("event", "at the (start|beginning) of (each player's Main Phase|you and your opponent's Main Phases)", () => ({
    on: { when: "startOfMain", turnOf: "both" },
  })),
  // DB-ATK-20.
  rule("event", `at the end of ${BATTLE} this card was/is used in a combo`, () => ({ on: { when: "comboed", subject: "this" } })),
  rule("event", `at the end of ${BATTLE} this card was/is used in a combo from your {zones}`, ({ zones }) => ({
    on: { when: "comboed", subject: "this", from: oneOr(zones) },
  })),
  rule("event", `at the end of ${BATTLE} you (combo with this card|used this card in a combo|comboed with this card)`, () => ({
    on: { when: "comboed", subject: "this" },
  })),
  rule("event", `at the end of ${BATTLE} you (combo|comboed) with this card from your {zones}`, ({ zones }) => ({
    on: { when: "comboed", subject: "this", from: oneOr(zones) },
  })),
  rule("event", `at the end of ${BATTLE} you used this card from your {zones} in a combo`, ({ zones }) => ({
    on: { when: "comboed", subject: "this", from: oneOr(zones) },
  })),
  rule("event", "at the end of (a|the) battle after you combo with this card", () => ({ on: { when: "comboed", subject: "this" } })),
  rule("event", "at the end of (a|the) battle after you combo with this card from your {zones}", ({ zones }) => ({
    on: { when: "comboed", subject: "this", from: oneOr(zones) },
  })),
  rule("event", `(at the end of the battle after this card attacks|at the end of ${BATTLE} this card (attacked|attacks))`, () => ({
    on: { when: "endOfBattle", turnOf: "both" },
    when: { there: { cards: "attackCard", where: ITSELF } },
  })),
  rule("event", "at the end of the battle for this card", () => ({
    on: { when: "endOfBattle", turnOf: "both" },
    when: { card: "this", is: { inBattle: true } },
  })),
];

const TURNS = [
  ["during your turn", "you"],
  ["during your opponent's turn", "opponent"],
] as const;

const events: readonly Rule[] = [
  rule("event", "when {trigger}", ({ trigger }) => ({ on: trigger })),
  rule("event", "when {a:trigger} or [when] {b:trigger}", ({ a, b }) => ({ on: { when: "any", of: [a, b] } })),
  rule("event", "when {a:trigger} or {b:event}", ({ a, b }) => (b.when ? undefined : { on: { when: "any", of: [a, b.on] } })),
  rule("event", `at the end of ${BATTLE} your {n:nouns} attacked`, ({ n }) => {
    const where = n.demands ? undefined : filterOf(n);
    return where && { on: { when: "endOfBattle", turnOf: "you" }, when: { there: { cards: "attackCard", where } } };
  }),
  rule("event", "when {a:trigger} or it {predicates}", ({ a, predicates: all }) =>
    "subject" in a && a.subject === "this" ? { on: { when: "any", of: [a, ...all.map((each) => withSubject(each, "this"))] } } : undefined,
  ),
  rule("event", "when {a:trigger} [,] or when {b:trigger}", ({ a, b }) => ({ on: { when: "any", of: [a, b] } })),
  rule("event", "when {trigger} [,] and [if] {conditions}", ({ trigger, conditions }) => ({ on: trigger, when: conditions })),
  ...TURNS.flatMap(([words, turnOf]) => [
    rule("event", `${words} , {event}`, ({ event }) => (event.when ? undefined : { ...event, when: { turnOf } })),
    rule("event", `when {trigger} ${words}`, ({ trigger }) => ({ on: trigger, when: { turnOf } })),
    rule("event", `at the end of ${BATTLE} you combo with this card from your {zones} ${words}`, ({ zones }) => ({
      on: { when: "comboed", subject: "this", from: oneOr(zones) },
      when: { turnOf },
    })),
  ]),
];

const sentences: readonly Rule[] = [
  rule("autoSentence", "{a:event} , or {b:event} , {sentence}", ({ a, b, sentence }) =>
    a.when || b.when ? undefined : { on: { when: "any", of: [a.on, b.on] }, says: sentence },
  ),
  rule("autoSentence", "{event} , they may {steps}", ({ event, steps }) =>
    isTheirs(event.on) ? { ...event, says: { says: "steps", steps: asPlayer("opponent", [{ do: "may", steps }]) } } : undefined,
  ),

  rule("autoSentence", "activate this skill {event}", ({ event }) => ({ ...event, says: { says: "steps", steps: [] } })),
  rule("autoSentence", "{event} , {sentence}", ({ event, sentence }) => ({ ...event, says: sentence })),
];

/** Whether the words of an event speak of the opponent as a player. */
function isTheirs(on: Trigger): boolean {
  if (on.when === "any") return on.of.every(isTheirs);
  if ("turnOf" in on) return on.turnOf === "opponent";
  if ("who" in on) return on.who === "opponent";
  return "subject" in on && on.subject !== "this" && on.subject.of === "opponent";
}

export const triggerRules: readonly Rule[] = [
  ...subjects,
  ...causes,
  ...passives,
  ...predicates,
  ...told,
  ...deeds,
  ...particular,
  ...moments,
  ...events,
  ...sentences,
];
