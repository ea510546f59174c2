import type { CardFilter, CardRef, Cards, CardsIn, Condition, PlayedBy, Range } from "@/games/dragonball/engine/effects/language";
import { type Noun, nounPhrase, type Phrase } from "@/kernel/texts/words";
import type { Template } from "../language";
import { measure } from "./amounts";
import { boundNoun, leaderPhrase, pileText, refPhrase, spotOf } from "./cards";
import { cardNoun, keywordName } from "./nouns";
import { boundText, isOne, rangeText } from "./numbers";
import { aNoun, CannotSayError, joined, type Scope, same, say, zones, zonesOf } from "./scope";

const ITSELF: CardFilter = { not: { other: true } };

/** What holds, as it stands behind "if". */
export function conditionText(scope: Scope, condition: Condition): string {
  if ("all" in condition) return allText(scope, condition.all);
  if ("any" in condition) return anyText(scope, condition.any);
  if ("not" in condition) return notText(scope, condition.not);
  if ("there" in condition) return thereText(scope, condition.there, condition);
  if ("number" in condition) return numberText(scope, condition.number, condition);
  if ("card" in condition) return isText(scope, condition.card, condition.is, false);
  if ("turnOf" in condition) return say(scope, condition.turnOf === "you" ? "isYourTurn" : "isOpponentsTurn");
  if ("phase" in condition)
    return say(scope, ({ charge: "isChargePhase", main: "isMainPhase", end: "isEndPhase", battle: "isBattle" } as const)[condition.phase]);
  if ("step" in condition)
    return say(scope, ({ offense: "isOffenseStep", defense: "isDefenseStep", damage: "isDamageStep" } as const)[condition.step]);
  if ("done" in condition) return say(scope, condition.done === "wholly" ? "didWholly" : "didIt");
  if ("playedBy" in condition) return playedByText(scope, condition.playedBy);
  if ("thisTurn" in condition)
    return say(scope, THIS_TURN[condition.thisTurn], {
      who: { text: say(scope, condition.who === "you" ? "youSubject" : "opponentSubject"), plural: condition.who === "you" },
    });
  return sameColorsText(scope, condition.sameColors);
}

const THIS_TURN = {
  damaged: "damagedThisTurn",
  attacked: "attackedThisTurn",
  awakened: "awakenedThisTurn",
  drew: "drewThisTurn",
} as const satisfies Record<string, Template>;

const sameColorsText = (scope: Scope, [one, other]: readonly [CardRef, CardRef]): string =>
  say(scope, "sameColors", { first: refPhrase(scope, one), second: refPhrase(scope, other) });

const playedByText = (scope: Scope, by: PlayedBy): string =>
  by === "hand" || by === "skill"
    ? say(scope, by === "hand" ? "wasPlayedFromHand" : "wasPlayedBySkill")
    : say(scope, "wasPlayedUsing", { keyword: keywordName(by) });

/** "A", "A and if B", "A, if B, and if C": each begins anew, so that nobody takes what one says for the next. */
function allText(scope: Scope, all: readonly Condition[]): string {
  const texts = all.map((each) => {
    if (!("any" in each)) return conditionText(scope, each);
    return eitherPlayer(scope, each.any) ?? say(scope, "eitherOf", { clause: conditionText(scope, each) });
  });
  const [first = "", ...others] = texts;
  return joined(scope, [first, ...others.map((text) => say(scope, "andIf", { clause: text }))], "and");
}

function anyText(scope: Scope, any: readonly Condition[]): string {
  const either = eitherPlayer(scope, any);
  if (either !== undefined) return either;
  const texts = any.map((each) => conditionText(scope, each));
  const [head = "", ...others] = texts.map((text, at) => (at === 0 ? text : say(scope, "orIf", { clause: text })));
  // A comma parts what hangs together by "and".
  if (any.some((each) => "all" in each)) return others.reduce((first, second) => say(scope, "lastOr", { first, second }), head);
  return joined(scope, [head, ...others], "or");
}

/** "A player has 5 or more energy": the same of either player. */
function eitherPlayer(scope: Scope, [one, other, ...more]: readonly Condition[]): string | undefined {
  if (!one || !other || more.length > 0) return undefined;
  if (!("there" in one) || !("there" in other) || typeof one.there !== "object" || typeof other.there !== "object") return undefined;
  if (!("in" in one.there) || !("in" in other.there) || one.there.of !== undefined || other.there.of !== "opponent") return undefined;
  const { of: _, ...theirs } = other.there;
  if (!same({ ...one, there: one.there }, { ...other, there: theirs })) return undefined;
  const spot = spotOf(scope, one.there);
  if ("inPlay" in spot && spot.inPlay)
    return say(scope, "aPlayerHas", { tally: say(scope, "tallyInPlay", { tally: tallyOf(scope, spot.noun, one) }) });
  if (zonesOf(one.there).join() === "energy") return say(scope, "aPlayerHas", { tally: tallyOf(scope, spot.noun, one) });
  if (zonesOf(one.there).join() === "life" && !one.there.where) return say(scope, "eithersLife", { range: rangeText(scope, one) });
  return undefined;
}

/** So many cards are there. */
function thereText(scope: Scope, cards: Cards, range: Range): string {
  const lying = typeof cards === "object" && "in" in cards ? cards : undefined;
  if (lying && isLife(lying)) return lifeText(scope, lying.of === "opponent", range);
  if (typeof cards === "object" && "cards" in cards && cards.cards === "attackCard" && same(cards.where, ITSELF))
    return say(scope, "thisCardAttacks");
  if (lying && same(lying.where, ITSELF) && !hasLimits(range)) {
    return say(scope, "thisCardLies", { zone: zones(scope, [lying.in].flat(), lying.of ?? "you") });
  }
  if (typeof cards === "object" && "bound" in cards) {
    const found = boundNoun(scope, cards.bound);
    if (!hasLimits(range)) return say(scope, "thereIsOne", { noun: nounPhrase(found, false) });
    const one = isOne(scope, range);
    return say(scope, "thereAreSoMany", { n: one ? 1 : 2, range: rangeText(scope, range), noun: nounPhrase(found, !one) });
  }
  if (typeof cards === "object" && "cards" in cards && typeof cards.cards !== "object")
    return isText(scope, cards.cards, cards.where, false);
  if (lying?.where?.inBattle) return fighting(scope, lying.where);
  const spot = spotOf(scope, cards);
  const tally = tallyOf(scope, spot.noun, range);
  if ("inPlay" in spot && spot.inPlay) {
    const inPlay = { ...tally, text: say(scope, "tallyInPlay", { tally }) };
    return say(scope, ({ you: "youHave", opponent: "opponentHas", both: "bothHave" } as const)[spot.inPlay], { tally: inPlay });
  }
  if ("of" in spot) return say(scope, ({ you: "youHave", opponent: "opponentHas", both: "bothHave" } as const)[spot.of], { tally });
  return say(scope, "thereAre", { tally, place: spot.place });
}

const hasLimits = ({ atLeast, atMost, exactly }: Range): boolean => [atLeast, atMost, exactly].some((each) => each !== undefined);

function isLife(cards: CardsIn): boolean {
  return (
    typeof cards === "object" &&
    "in" in cards &&
    zonesOf(cards).join() === "life" &&
    !cards.where &&
    cards.top === undefined &&
    cards.of !== "both"
  );
}

function lifeText(scope: Scope, theirs: boolean, range: Range): string {
  if (!hasLimits(range))
    return say(scope, theirs ? "opponentHas" : "youHave", {
      tally: tallyOf(scope, { one: say(scope, "lifeCard"), many: say(scope, "lifeCards") }, { atLeast: 1 }),
    });
  if ([range.atLeast, range.atMost, range.exactly].every((each) => each === undefined || typeof each === "number"))
    return say(scope, theirs ? "opponentsLifeAt" : "yourLifeAt", { range: rangeText(scope, range) });
  return say(scope, theirs ? "opponentsLifeBound" : "yourLifeBound", { bound: boundText(scope, range) });
}

/** "A red card", "3 or more red cards", "no red cards". */
function tallyOf(scope: Scope, what: Noun, range: Range): Phrase {
  const feminine = what.feminine ?? false;
  if (!hasLimits(range)) return { text: aNoun(scope, what), feminine };
  const one = isOne(scope, range);
  return { text: say(scope, "tally", { range: rangeText(scope, range), noun: nounPhrase(what, !one) }), plural: !one, feminine };
}

function fighting(scope: Scope, { inBattle: _, ...where }: CardFilter): string {
  return say(scope, "oneIsFighting", { nouns: nounPhrase(cardNoun(scope, where), true) });
}

/** What does not hold. */
function notText(scope: Scope, condition: Condition): string {
  if ("there" in condition && !hasLimits(condition)) {
    if (typeof condition.there === "object" && "bound" in condition.there)
      return say(scope, "thereIsNone", { noun: nounPhrase(boundNoun(scope, condition.there.bound), false) });
    const spot = spotOf(scope, condition.there);
    const nouns = nounPhrase(spot.noun, true);
    if ("inPlay" in spot && spot.inPlay) {
      const inPlay = { ...nouns, text: say(scope, "tallyInPlay", { tally: nouns }) };
      return say(scope, ({ you: "youHaveNone", opponent: "opponentHasNone", both: "bothHaveNone" } as const)[spot.inPlay], {
        nouns: inPlay,
      });
    }
    if ("of" in spot)
      return say(scope, ({ you: "youHaveNone", opponent: "opponentHasNone", both: "bothHaveNone" } as const)[spot.of], {
        nouns,
        noun: aNoun(scope, spot.noun),
      });
    return say(scope, "thereAreNone", { nouns, place: spot.place });
  }
  if ("card" in condition) return isText(scope, condition.card, condition.is, true);
  if ("turnOf" in condition) return conditionText(scope, { turnOf: condition.turnOf === "you" ? "opponent" : "you" });
  if ("done" in condition) return say(scope, "didNot");
  if ("all" in condition) {
    const [first, second, ...more] = condition.all.map((each) => conditionText(scope, each));
    if (more.length > 0) throw new CannotSayError("what does not all hold", condition);
    return say(scope, "areNotBoth", { first, second });
  }
  return say(scope, "itIsNotSo", { clause: conditionText(scope, condition) });
}

function numberText(scope: Scope, amount: Extract<Condition, { number: unknown }>["number"], range: Range): string {
  if (typeof amount === "object" && "different" in amount) {
    const spot = spotOf(scope, amount.among, { placed: amount.different === "colors" });
    if (amount.different === "colors" && !("of" in spot))
      return say(scope, "colorsThere", { range: rangeText(scope, range), place: spot.place });
    const noun = nounPhrase(spot.noun, true);
    const text = say(scope, amount.different === "names" ? "withDifferentNames" : "withDifferentCharacters", { noun });
    const tally = {
      text: say(scope, "tally", { range: rangeText(scope, range), noun: { ...noun, text } }),
      plural: true,
      feminine: noun.feminine ?? false,
    };
    if ("of" in spot) return say(scope, ({ you: "youHave", opponent: "opponentHas", both: "bothHave" } as const)[spot.of], { tally });
    return say(scope, "thereAre", { tally, place: spot.place });
  }
  return say(scope, "numberIs", { amount: measure(scope, amount), range: rangeText(scope, range) });
}

/** "Your Leader is a red card", "that card is in Rest Mode". */
function isText(scope: Scope, card: Cards, is: CardFilter, not: boolean): string {
  const [key, ...more] = Object.keys(is);
  if (typeof card === "object" && "in" in card && zonesOf(card).join() === "leader" && !card.where) {
    const { of = "you" } = card;
    if (of === "both") throw new CannotSayError("both Leaders", card);
    if (key === "back" && more.length === 0 && is.back)
      return say(scope, of === "you" ? "yourBackIs" : "opponentsBackIs", { what: aNoun(scope, cardNoun(scope, is.back)) });
    if (key === "side" && more.length === 0) {
      const back = is.side === "back";
      return say(scope, of === "you" ? (back ? "yourBackUp" : "yourFrontUp") : back ? "opponentsBackUp" : "opponentsFrontUp");
    }
    return subjectIs(scope, leaderPhrase(scope, card), is, not);
  }
  if (typeof card === "object" && "in" in card) {
    const spot = spotOf(scope, card);
    if (not) throw new CannotSayError("what all cards of a place are not", { card, is });
    if (!("of" in spot))
      return say(scope, "allPlacedAre", { nouns: nounPhrase(spot.noun, true), place: spot.place, what: manyAre(scope, is) });
    const template = ({ you: "allYoursAre", opponent: "allOpponentsAre", both: "allBothAre" } as const)[spot.of];
    const noun = nounPhrase(spot.noun, true);
    return say(scope, template, { nouns: noun, what: manyAre(scope, is) });
  }
  if (card === "this" && key === undefined) {
    const pile = scope.talk.piles.shift();
    if (pile === undefined) throw new CannotSayError("where this card lies", is);
    return say(scope, "thisCardIsUnder", { card: pileText(scope, pile) });
  }
  if (typeof card === "object" && "under" in card) throw new CannotSayError("what cards under others are", card);
  if (typeof card === "object" && !("bound" in card)) throw new CannotSayError("what cards are", { card, is });
  return subjectIs(scope, refPhrase(scope, card), is, not);
}

/** "Are in Rest Mode", "are red cards". */
function manyAre(scope: Scope, is: CardFilter): string {
  const { mode, ...others } = is;
  if (mode && Object.keys(others).length === 0) return say(scope, "inMode", { mode: scope.language.modes[mode] });
  return nounPhrase(cardNoun(scope, is), true).text;
}

function subjectIs(scope: Scope, subject: Phrase, is: CardFilter, not: boolean): string {
  const { mode, inBattle, ...others } = is;
  const slots = { subject };
  if (Object.keys(others).length === 0) {
    if (mode && !inBattle) return say(scope, not ? "isNotInMode" : "isInMode", { ...slots, mode: scope.language.modes[mode] });
    if (inBattle && !mode) return say(scope, not ? "isNotInBattle" : "isInBattle", slots);
  }
  const what = cardNoun(scope, is);
  return say(scope, not ? "isNot" : "is", { ...slots, what: aNoun(scope, what) });
}
