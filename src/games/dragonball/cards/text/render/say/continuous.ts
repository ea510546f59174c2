import type {
  CardChange,
  Cards,
  Continuous,
  Duration,
  Instruction,
  Replacement,
  Side,
  Zone,
} from "@/games/dragonball/engine/effects/language";
import type { Phrase } from "@/kernel/texts/words";
import { nounPhrase } from "@/kernel/texts/words";
import { cardsPhrase, groupPhrase, spotOf } from "./cards";
import { changeSaid, type Said } from "./changes";
import { rulesText, TIMINGS } from "./rules";
import { CannotSayError, joined, type Scope, same, say, zones } from "./scope";
import { stepsInOne } from "./steps";
import { causeText } from "./triggers";

type OnCards = Extract<Continuous, { change: unknown }>;
type OnPlayer = Extract<Continuous, { rule: unknown }>;

/** What holds for a time, a clause for each of those it holds for. */
export function lastingText(scope: Scope, effects: readonly Continuous[], time: Duration): readonly string[] {
  const [first, ...others] = effects;
  if (!first) throw new CannotSayError("an effect of nothing", effects);
  const until = (clause: string): string => say(scope, "lasting", { clause, duration: scope.language.durations[time] });
  if ("replace" in first) return effects.map((each) => ("replace" in each ? until(replacementText(scope, each.replace)) : fail(each)));
  if ("rule" in first) {
    const all = effects.filter((each): each is OnPlayer => "rule" in each && each.player === first.player);
    if (all.length < effects.length) throw new CannotSayError("what holds for cards and players", effects);
    return rulesText(
      scope,
      first.player,
      all.map(({ rule }) => rule),
      until,
    );
  }
  const same_ = effects.filter((each): each is OnCards => "change" in each && same(each.on, first.on));
  if (same_.length <= others.length) throw new CannotSayError("what holds for different cards", effects);
  const rested = staysInRest(scope, same_, time);
  if (rested !== undefined) return [rested];
  const subject = lyingOn(scope, first.on);
  return saidOf(
    subject,
    same_.map(({ change }) => changeSaid(scope, change, subject)),
    scope,
  ).map(until);
}

const fail = (node: unknown): never => {
  throw new CannotSayError("what holds", node);
};

/** "That card can't be switched to Active Mode during your opponent's next Charge Phase": as long as it lasts it means no other. */
function staysInRest(scope: Scope, effects: readonly OnCards[], time: Duration): string | undefined {
  const [only, ...more] = effects;
  if (!only || more.length > 0 || !("staysInRest" in only.change)) return undefined;
  const subject = lyingOn(scope, only.on);
  if (time === "endOfOpponentsTurn") return say(scope, "staysInRestNextOpponents", { subject });
  if (time === "endOfYourNextTurn") return say(scope, "staysInRestNextYours", { subject });
  return undefined;
}

const lyingOn = (scope: Scope, on: Cards | undefined): Phrase => (on === undefined ? cardsPhrase(scope, "this") : groupPhrase(scope, on));

/** "It gets +5000 power and gains [Blocker]": predicates of the same cards in one. */
function saidOf(subject: Phrase, all: readonly Said[], scope: Scope): readonly string[] {
  const clauses: string[] = [];
  let predicates: string[] = [];
  const flush = () => {
    if (predicates.length > 0) clauses.push(say(scope, "subjectDoes", { subject, predicate: joined(scope, predicates, "and") }));
    predicates = [];
  };
  for (const said of all) {
    if ("predicate" in said) predicates.push(said.predicate);
    else {
      flush();
      clauses.push(said.clause);
    }
  }
  flush();
  return clauses;
}

/** The sentences of a Permanent skill, without when it holds. @param from the zone in which it works */
export function permanentTexts(
  scope: Scope,
  changes: readonly Continuous[],
  from: Zone | readonly Zone[] | "any" | undefined,
): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < changes.length; at++) {
    const change = changes[at];
    if (!change) continue;
    if ("replace" in change) texts.push(replacementText(scope, change.replace));
    else if ("rule" in change) {
      const all = changes.slice(at).filter((each): each is OnPlayer => "rule" in each && each.player === change.player);
      texts.push(
        ...rulesText(
          scope,
          change.player,
          all.map(({ rule }) => rule),
        ),
      );
      at += all.length - 1;
    } else if (change.on === undefined || change.on === "this") {
      const all = takeWhile(
        changes.slice(at),
        (each): each is OnCards => "change" in each && (each.on === undefined || each.on === "this"),
      );
      texts.push(
        ...ofThisCard(
          scope,
          all.map((each) => each.change),
          from,
        ),
      );
      at += all.length - 1;
    } else {
      const all = takeWhile(changes.slice(at), (each): each is OnCards => "change" in each && same(each.on, change.on));
      const subject = lyingOn(scope, change.on);
      texts.push(
        ...saidOf(
          subject,
          all.map((each) => changeSaid(scope, each.change, subject)),
          scope,
        ),
      );
      at += all.length - 1;
    }
  }
  return texts;
}

function takeWhile<T, S extends T>(all: readonly T[], fits: (each: T) => each is S): readonly S[] {
  const found: S[] = [];
  for (const each of all) {
    if (!fits(each)) break;
    found.push(each);
  }
  return found;
}

/** What a Permanent skill says of its own card, with the zone it works in. */
function ofThisCard(scope: Scope, changes: readonly CardChange[], from: Zone | readonly Zone[] | "any" | undefined): readonly string[] {
  const special = changes.map((change) => ownText(scope, change, from));
  const home = scope.talk.takeHome();
  const under = scope.talk.isUnder;
  const thisCard = cardsPhrase(scope, "this");
  const subject: Phrase =
    home === undefined ? thisCard : { ...thisCard, text: say(scope, "thisCardIn", { zone: zones(scope, [home].flat(), "you") }) };
  // Where the text says that this card lies under another, it works there (DB-UNDER-04).
  const everywhere = from === "any" && !under;
  const clauses: string[] = [];
  let run: CardChange[] = [];
  const flush = () => {
    const said = saidOf(
      everywhere ? thisCard : subject,
      run.map((change) => changeSaid(scope, change, subject)),
      scope,
    );
    clauses.push(...said.map((clause) => (everywhere ? say(scope, "everywhere", { clause }) : clause)));
    run = [];
  };
  changes.forEach((change, at) => {
    const own = special[at];
    if (own === undefined) run.push(change);
    else {
      flush();
      clauses.push(own);
    }
  });
  flush();
  return clauses;
}

function freeText(scope: Scope, change: Extract<CardChange, { free: unknown }>): string {
  if (change.free !== "activate") return say(scope, change.free === "play" ? "playThisFree" : "counterWithThisFree");
  if (!change.timing) throw new CannotSayError("that all its skills are activated for nothing", change);
  return say(scope, "activateThisFree", { timing: TIMINGS[change.timing] });
}

/** What is said of this card in words of its own. */
function ownText(scope: Scope, change: CardChange, from: Zone | readonly Zone[] | "any" | undefined): string | undefined {
  if ("free" in change) return freeText(scope, change);
  if ("payInstead" in change) return payInsteadText(scope, change);
  if ("single" in change) return say(scope, "onlyOneInPlay", { name: `{${scope.face}}` });
  if ("cannot" in change && from === "any") {
    if (change.cannot === "bePlayed") return say(scope, "thisCannotBePlayed");
    if (change.cannot === "bePlayedBySkills") return say(scope, "thisCannotBePlayedBySkills");
    if (change.cannot === "beNegated") return say(scope, "thisCannotBeNegated");
  }
  if ("cannot" in change && change.cannot === "haveAttackNegated") return say(scope, "thisAttacksCannotBeNegated");
  if ("add" in change && change.add === "energyCost" && typeof change.by === "number" && from === undefined) {
    const subject = say(scope, "thisCardIn", { zone: zones(scope, ["battle"], "you") });
    return say(scope, change.by < 0 ? "reduceNumber" : "increaseNumber", {
      number: scope.language.numbers.energyCost,
      subject,
      n: Math.abs(change.by),
    });
  }
  if ("add" in change && change.add === "energyCost" && typeof change.by === "number" && from === "any")
    return say(scope, change.by < 0 ? "reduceThisEverywhere" : "increaseThisEverywhere", { n: Math.abs(change.by) });
  return undefined;
}

function payInsteadText(scope: Scope, { payInstead, actions }: Extract<CardChange, { payInstead: unknown }>): string {
  const [, paid] = actions;
  if (payInstead === "counter" && paid?.do === "removeMarkers" && paid.paying === "spiritBoost" && typeof paid.count === "number")
    return say(scope, "counterBoosting", { n: paid.count });
  const clause = stepsInOne({ ...scope, mood: "infinitive" }, actions);
  return say(scope, payInstead === "counter" ? "counterPaying" : "activatePaying", { clause });
}

/** DB-REPL-01: "if this card would leave your Battle Area, send it to your Warp instead". */
function replacementText(scope: Scope, { of, may, goes, place, instead }: Replacement): string {
  const event = caughtText(scope, of);
  const outcome = outcomeText(scope, may === true, goes, place, instead);
  return say(scope, "replacement", { event, outcome });
}

function outcomeText(
  scope: Scope,
  may: boolean,
  goes: Replacement["goes"],
  place: Replacement["place"],
  instead: Replacement["instead"],
): string {
  if (place !== undefined || (goes !== undefined && instead !== undefined) || goes === "stay")
    throw new CannotSayError("where a card goes instead", { goes, place, instead });
  const steps: readonly Instruction[] | undefined =
    instead ?? (goes === undefined ? undefined : [{ do: "move", cards: { bound: "replaced" }, to: goes }]);
  if (!steps) throw new CannotSayError("what happens instead", instead);
  const clause = stepsInOne({ ...scope, mood: may ? "infinitive" : "order" }, steps);
  return may ? say(scope, "youMay", { clause }) : clause;
}

function caughtText(scope: Scope, of: Replacement["of"]): string {
  if ("damageTo" in of) return say(scope, of.damageTo === "you" ? "youWouldTakeDamage" : "opponentWouldTakeDamage");
  if ("draw" in of) return say(scope, of.draw === "you" ? "youWouldDraw" : "opponentWouldDraw");
  const subject = movingText(scope, of.moves);
  const by = of.cause && causeText(scope, { ...(of.cause.of && { of: of.cause.of }), ...(of.cause.by && { by: of.cause.by }) });
  const zone = (which: Zone | readonly Zone[], whose: Side) => zones(scope, [which].flat(), whose);
  if (of.koed) return by === undefined ? say(scope, "wouldBeKoed", { subject }) : say(scope, "wouldBeKoedBy", { subject, cause: by });
  if (of.from === undefined) throw new CannotSayError("what would move", of);
  const from = zone(of.from, "you");
  if (of.to === undefined)
    return by === undefined
      ? say(scope, "wouldLeave", { subject, zone: from })
      : say(scope, "wouldBeRemovedBy", { subject, zone: from, cause: by });
  const to = zone(of.to, "you");
  return by === undefined
    ? say(scope, "wouldBePlaced", { subject, from, to })
    : say(scope, "wouldBePlacedBy", { subject, from, to, cause: by });
}

function movingText(scope: Scope, moves: Extract<Replacement["of"], { moves: unknown }>["moves"]): Phrase {
  if (moves === "this") {
    // Where it lies is told with what would become of it.
    scope.talk.takeHome();
    return cardsPhrase(scope, "this");
  }
  const spot = spotOf(scope, moves);
  if (!("of" in spot) || spot.of !== "you") throw new CannotSayError("which cards would move", moves);
  return {
    text: say(scope, "oneOfYours", { nouns: nounPhrase(spot.noun, true), noun: nounPhrase(spot.noun, false) }),
    feminine: spot.noun.feminine ?? false,
  };
}
