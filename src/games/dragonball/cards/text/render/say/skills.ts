import type {
  AutoSkill,
  Cards,
  Condition,
  Instruction,
  KeywordSkill,
  PermanentSkill,
  Skill,
  SkillCost,
  SkillKeywords,
} from "@/games/dragonball/engine/effects/language";
import { asSentence, nounPhrase } from "@/kernel/texts/words";
import { type Clause, reworded, sentences, state } from "./clause";
import { conditionText } from "./conditions";
import { permanentTexts } from "./continuous";
import { keywordBracket, keywordText } from "./keywords";
import { cardNoun } from "./nouns";
import { costText } from "./price";
import { TIMINGS } from "./rules";
import { CannotSayError, type Scope, same, say } from "./scope";
import { stepClauses, stepsInOne } from "./steps";
import { Talk } from "./talk";
import { eventText } from "./triggers";

/** A skill as it stands on a card: "[Auto] When this card attacks, draw 1 card." */
export function skillText(outer: Scope, said: Skill): string {
  const { skill, piles } = withoutPiles(said);
  const home = skill.from === undefined || skill.from === "any" ? undefined : skill.from;
  const scope: Scope = { ...outer, actor: "you", mood: "order", talk: new Talk(skill.type === "auto" && isTold(skill) ? undefined : home) };
  scope.talk.piles.push(...piles);
  scope.talk.isUnder = piles.length > 0;
  switch (skill.type) {
    case "keyword":
      return keywordSkillText(scope, skill);
    case "permanent":
      return permanentText(scope, skill);
    case "auto":
      return autoText(scope, skill);
    case "activate":
    case "counter": {
      const bracket = skill.type === "activate" ? TIMINGS[skill.timing] : `[${skill.counters}]`;
      if (skill.when) throw new CannotSayError("when a skill may be declared", skill.when);
      const head = headText(scope, bracket, skill);
      return behind(head, sentences(scope, stepClauses(scope, skill.effect)));
    }
  }
}

interface Lying {
  readonly skill: Skill;
  readonly piles: readonly Cards[];
}

/** DB-UNDER-04: what a skill says that works while its card lies under another is told with the card. */
function withoutPiles(skill: Skill): Lying {
  if (skill.from !== "any") return { skill, piles: [] };
  const when = skill.type === "permanent" ? skill.while : skill.cost?.when;
  const conditions = when === undefined ? [] : "all" in when ? when.all : [when];
  const [last] = conditions.slice(-1);
  const own = last && ("all" in last ? last.all.map(pileOf) : [pileOf(last)]);
  if (!own || own.includes(undefined)) return { skill, piles: [] };
  const others = conditions.slice(0, -1);
  const [only] = others;
  const rest: Condition | undefined = others.length > 1 ? { all: others } : only;
  const piles = own.filter((pile) => pile !== undefined);
  if (skill.type === "permanent") {
    const { while: _, ...more } = skill;
    return { skill: { ...more, ...(rest && { while: rest }) }, piles };
  }
  const { when: _, ...cost } = skill.cost ?? {};
  return { skill: { ...skill, cost: { ...cost, ...(rest && { when: rest }) } }, piles };
}

/** The card that this one lies under. */
function pileOf(condition: Condition): Cards | undefined {
  if (!("there" in condition) || typeof condition.there !== "object" || !("under" in condition.there)) return undefined;
  return same(condition.there.where, { not: { other: true } }) ? condition.there.under : undefined;
}

/** A keyword by its name, any other skill in quotation marks (DB-TEXT-20). */
export function quoted(scope: Scope, skill: Skill): string {
  const text = skillText(scope, skill);
  return /^\[[^\]]*\]$/.test(text) ? text : `"${text}"`;
}

const behind = (head: string, text: string): string => (text === "" ? head : `${head} ${text}`);

/** "[Auto][Once per turn] (R)(1), if …, discard 1 card from your hand :" */
function headText(
  scope: Scope,
  bracket: string,
  { keywords = {}, cost }: { readonly keywords?: SkillKeywords; readonly cost?: SkillCost },
): string {
  const row = [markersBracket(cost), bracket, ...modifiers(keywords)].filter((each) => each !== "").join("");
  const price = cost ? costText(cost) : "";
  const said = [...keywordCards(scope, keywords), ...(cost ? paidText(scope, cost) : [])].join(", ");
  if (cost?.zEnergy !== undefined) throw new CannotSayError("a Z-Energy cost", cost);
  if (price === "" && said === "") return row;
  const paid = [price, said].filter((each) => each !== "").join(", ");
  return `${row} ${asCost(scope, paid)} :`;
}

const asCost = (scope: Scope, text: string): string => asSentence(scope.language.polish(text)).replace(/\.$/, "");

function markersBracket(cost: SkillCost | undefined): string {
  const markers = cost?.markers;
  if (markers === undefined) return "";
  if (typeof markers === "number") return `[UNISON ${markers > 0 ? "+" : ""}${markers}]`;
  if (same(markers, { times: ["X", -1] })) return "[UNISON -X]";
  throw new CannotSayError("a marker cost", markers);
}

/** DB-KEY-01a. */
function modifiers({ oncePerTurn, timesPerTurn, limit, bond, sparking, burst, spiritBoost }: SkillKeywords): readonly string[] {
  if (timesPerTurn !== undefined && timesPerTurn !== 2) throw new CannotSayError("how often a turn", timesPerTurn);
  const boost = spiritBoost?.count;
  if (boost !== undefined && typeof boost !== "number" && boost !== "X") throw new CannotSayError("how many markers", boost);
  return [
    oncePerTurn ? "[Once per turn]" : "",
    timesPerTurn === 2 ? "[Twice per turn]" : "",
    limit === undefined ? "" : `[Limit ${limit}]`,
    bond === undefined ? "" : `[Bond ${bond.count}]`,
    sparking === undefined ? "" : `[Sparking ${sparking}]`,
    burst === undefined ? "" : `[Burst ${burst}]`,
    boost === undefined ? "" : `[Spirit Boost ${boost}]`,
  ].filter((each) => each !== "");
}

/** The cards of [Bond] and [Spirit Boost], which stand before what else is paid (DB-KEY-21, DB-KEY-43). */
function keywordCards(scope: Scope, { bond, spiritBoost }: SkillKeywords): readonly string[] {
  if (bond?.where) return [nounPhrase(cardNoun(scope, bond.where), true).text];
  if (spiritBoost?.from) return [nounPhrase(cardNoun(scope, { type: "Unison", ...spiritBoost.from }), false).text];
  return [];
}

function paidText(scope: Scope, { when, actions = [] }: SkillCost): readonly string[] {
  return [
    ...(when ? [say(scope, "if", { condition: conditionText(scope, when) })] : []),
    ...(actions.length > 0 ? [stepsInOne(scope, actions)] : []),
  ];
}

/** Whether the trigger of an Auto alone tells in which zone it works (DB-SKILL-04). */
function isTold({ on, from }: AutoSkill): boolean {
  if (from === undefined) return true;
  if (on.when === "any") return on.of.some((each) => ownWay(each));
  return ownWay(on);
}

function ownWay(on: AutoSkill["on"]): boolean {
  if (on.when === "activated") return on.card === "this" && on.keyword === undefined;
  return ["combo", "comboed", "discarded", "placedUnder", "moved"].includes(on.when) && "subject" in on && on.subject === "this";
}

function autoText(scope: Scope, skill: AutoSkill): string {
  const head = headText(scope, "[Auto]", skill);
  const event = eventText(scope, skill.on, skill.when);
  hear(scope, skill.on);
  const effect = withoutOption(skill);
  const clauses = stepClauses(scope, effect);
  const [first, ...others] = clauses.length > 0 ? clauses : [state(say(scope, "activateThisSkill"))];
  if (!first) throw new CannotSayError("a skill without effect", skill);
  const begun: Clause = reworded(first, (clause) => say(scope, "eventThen", { event, clause }));
  return behind(head, sentences(scope, [begun, ...others]));
}

/** D-26: "you may" with what can be declined. */
function withoutOption({ optional, effect }: AutoSkill): readonly Instruction[] {
  if (optional) throw new CannotSayError("an Auto that can be declined", effect);
  return effect;
}

/** What the words of the trigger speak of. */
function hear(scope: Scope, on: AutoSkill["on"]): void {
  scope.talk.last = undefined;
  if (on.when === "any") {
    const [first, ...others] = on.of.map(spoken);
    if (first && others.every((each) => each === first)) scope.talk.last = { ref: first, plural: false };
    return;
  }
  const ref = spoken(on);
  if (ref) scope.talk.last = { ref, plural: false };
}

function spoken(on: AutoSkill["on"]): "event" | "attackCard" | "guardCard" | undefined {
  if (!("subject" in on)) return undefined;
  if (on.when === "attacks" && on.target) return "guardCard";
  if (on.subject === "this") return undefined;
  return on.when === "attacks" ? "attackCard" : "event";
}

function permanentText(scope: Scope, skill: PermanentSkill): string {
  const head = headText(scope, "[Permanent]", skill);
  // When it holds is told first, and with it where this card lies.
  const held = skill.while && heldBy(scope, skill.while);
  const texts = permanentTexts(scope, skill.changes, skill.from);
  return behind(
    head,
    sentences(
      scope,
      texts.map((text) => state(held ? held(text) : text)),
    ),
  );
}

type Reword = (clause: string) => string;

/** "During your turn, …", "if …, …". */
function heldBy(scope: Scope, when: Condition): Reword {
  if ("turnOf" in when) return (clause) => say(scope, when.turnOf === "you" ? "inYourTurn" : "inOpponentsTurn", { clause });
  if (same(when, { there: { cards: "attackCard", where: { not: { other: true } } } }))
    return (clause) => say(scope, "whileAttacking", { clause });
  if ("all" in when) {
    const [first, ...others] = when.all;
    if (first && "turnOf" in first && others.length > 0) {
      const [only, ...more] = others;
      const outer = heldBy(scope, first);
      const inner = ifHolds(scope, only && more.length === 0 ? only : { all: others });
      return (clause) => outer(inner(clause));
    }
  }
  return ifHolds(scope, when);
}

function ifHolds(scope: Scope, when: Condition): Reword {
  const condition = conditionText(scope, when);
  return (clause) => say(scope, "ifThen", { condition, clause });
}

function keywordSkillText(scope: Scope, skill: KeywordSkill): string {
  const { keyword } = skill;
  if (skill.when) throw new CannotSayError("when a keyword works", skill.when);
  const head = headText(scope, keywordBracket(keyword), skill);
  if ("effect" in keyword && keyword.effect) {
    if (keyword.name === "Alliance") scope.talk.last = undefined;
    return behind(head, sentences(scope, stepClauses(scope, keyword.effect)));
  }
  const text = keywordText(scope, keyword);
  return text === "" ? head : behind(head, asSentence(scope.language.polish(text)));
}
