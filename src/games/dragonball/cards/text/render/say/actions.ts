import type { Cards, Continuous, Duration, Instruction, Side, Token, Zone } from "@/games/dragonball/engine/effects/language";
import type { Phrase, Slots } from "@/kernel/texts/words";
import type { Template, Whose } from "../language";
import { amountText, perEach } from "./amounts";
import { cardsPhrase, ownerOf } from "./cards";
import { kindText } from "./changes";
import { type Clause, state } from "./clause";
import { lastingText } from "./continuous";
import { keywordName } from "./nouns";
import { TIMINGS } from "./rules";
import { CannotSayError, type Scope, say, sideOf, zone } from "./scope";

type Step<D extends Instruction["do"]> = Extract<Instruction, { do: D }>;
type OnMarkers = Exclude<Instruction, { do: Exclude<Instruction["do"], "addMarkers" | "removeMarkers"> }>;
type Action = Exclude<
  Instruction,
  { do: "choose" | "if" | "may" | "chooseOption" | "chooseNumber" | "repeat" | "forEach" | "bind" | "delay" | "watch" | "lasting" }
>;

/** One thing that is done. @param as the words for it where they are not its usual ones */
export function actionClause(scope: Scope, step: Instruction, as?: Template): readonly Clause[] {
  switch (step.do) {
    case "choose":
    case "if":
    case "may":
    case "chooseOption":
    case "chooseNumber":
    case "repeat":
    case "forEach":
    case "bind":
    case "delay":
    case "watch":
    case "lasting":
      throw new CannotSayError("a step as an action", step);
    default:
      return clauseOf(scope, step, as);
  }
}

function clauseOf(scope: Scope, step: Action, as: Template | undefined): readonly Clause[] {
  const words = (template: Template, slots: Slots = {}): readonly Clause[] => [state(say(scope, as ?? template, slots))];
  switch (step.do) {
    case "move":
      return [state(moveText(scope, step, as))];
    case "play":
      return [state(playedText(scope, step, "play"))];
    case "combo":
      return [state(playedText(scope, step, "useInCombo"))];
    case "discard":
      return words("discard", { cards: cardsPhrase(scope, step.cards) });
    case "ko":
      return words("ko", { cards: cardsPhrase(scope, step.cards) });
    case "switch":
      return words("switchTo", { cards: cardsPhrase(scope, step.cards), mode: scope.language.modes[step.to] });
    case "turn":
      return words(({ hidden: "turnHidden", revealed: "turnRevealed", faceUp: "turnFaceUp", faceDown: "turnFaceDown" } as const)[step.to], {
        cards: cardsPhrase(scope, step.cards),
      });
    case "turnOver":
      return words("turnOver", { cards: step.cards === undefined ? cardsPhrase(scope, { in: "leader" }) : cardsPhrase(scope, step.cards) });
    case "addMarkers":
    case "removeMarkers":
      return markersClause(scope, step);
    case "reveal":
      return revealClause(scope, step);
    case "look":
      return lookClause(scope, step);
    case "shuffle":
      return words("shuffle", { zone: zone(scope, step.zone, step.of ?? "you") });
    case "takeControl":
      return words(step.by === "opponent" ? "giveControl" : "takeControl", { cards: cardsPhrase(scope, step.cards) });
    case "token":
      return tokenClause(scope, step);
    case "activate":
      return words("activate", { cards: cardsPhrase(scope, step.cards), skill: skillName(step.skill) });
    case "draw":
      return drawClause(scope, step);
    case "drawUntil":
      return byPlayer(scope, step.who, "drawUntil", { n: amountText(scope, step.hand) });
    case "damage":
      return words(step.to === "you" ? "damageYou" : "damageOpponent", numbered(scope, step.amount));
    case "energyMarkers":
      return byPlayer(scope, step.who, "energyMarkers", numbered(scope, step.count));
    case "payEnergy":
      return words("payEnergy", numbered(scope, step.count));
    case "win":
      return words(step.who === "you" ? "youWin" : "opponentWins");
    case "extraTurn":
      return words(step.who === "you" ? "youTakeExtraTurn" : "opponentTakesExtraTurn");
    case "negateAttack":
      return words("negateAttack");
    case "negateActivation":
      return words("negateCounter");
    case "negatePlay":
      return [state(stoppedText(scope, step))];
    case "playInstead":
      return playInsteadTexts(scope, step).map(state);
    case "changeTarget":
      return words("changeTarget", { cards: cardsPhrase(scope, step.to) });
    case "negateBlock":
      return words("negateBlock");
    case "changeAttacker":
      return words("changeAttacker", { cards: cardsPhrase(scope, step.to) });
    case "endBattle":
      return words("endBattle");
  }
}

/** What a player does who may not be the one that acts. */
function byPlayer(scope: Scope, who: Side | undefined, template: Template, slots: Slots): readonly Clause[] {
  if (who === undefined || who === scope.actor) return [state(say(scope, template, slots))];
  if (who === "both") return [state(say(scope, "bothPlayersDo", { clause: say({ ...scope, mood: "order" }, template, slots) }))];
  const clause = say({ ...scope, actor: who, mood: who === "opponent" ? "third" : "order" }, template, slots);
  return [state(say(scope, who === "opponent" ? "opponentDoes" : "youDo", { clause }))];
}

const numbered = (scope: Scope, n: Step<"payEnergy">["count"]): Slots => ({
  n: typeof n === "number" ? n : { text: amountText(scope, n), plural: true },
});

function drawClause(scope: Scope, { count, who, upTo }: Step<"draw">): readonly Clause[] {
  const each = typeof count === "number" ? undefined : perEach(scope, count);
  if (upTo) return byPlayer(scope, who, "drawUpTo", numbered(scope, count));
  return each ? byPlayer(scope, who, "drawEach", { n: each.by, each: each.each }) : byPlayer(scope, who, "draw", numbered(scope, count));
}

/** Whose zone cards go to, which goes without saying: their owner's. */
function destinationOf(scope: Scope, cards: Cards, to: Zone, phrase: Phrase): string {
  const side = ownerOf(scope, cards);
  const called = sideOf(scope, side);
  const whose: Whose = called === "you" ? "your" : called === "their" ? "their" : phrase.plural ? "ownersOfSeveral" : "owners";
  return scope.language.zones[to][whose];
}

function moveText(scope: Scope, step: Step<"move">, as: Template | undefined): string {
  const { cards, to, reveal, quiet, who, mode, hidden, faceUp, place, markers, onto, under, with: comes, for: time } = step;
  if (reveal || quiet || hidden || markers !== undefined) throw new CannotSayError("how cards are moved", step);
  const phrase = cardsPhrase(scope, cards);
  if (under !== undefined) return say(scope, as ?? "placeUnderCard", { cards: phrase, card: cardsPhrase(scope, under) });
  if (onto !== undefined) return say(scope, as ?? "placeOnto", { cards: phrase, card: cardsPhrase(scope, onto) });
  if (to === "removed") return say(scope, as ?? "removeFromGame", { cards: phrase });
  const slots = { cards: phrase, zone: who === undefined ? destinationOf(scope, cards, to, phrase) : zone(scope, to, who) };
  const negated = comes === undefined ? undefined : negatedText(scope, comes, time, phrase);
  if (negated !== undefined) return say(scope, "placeInWith", { ...slots, manner: negated });
  if (mode !== undefined) return say(scope, as ?? "placeInMode", { ...slots, mode: scope.language.modes[mode] });
  if (faceUp) return say(scope, as ?? "placeFaceUp", slots);
  if (as !== undefined) return say(scope, as, slots);
  switch (to) {
    case "hand":
      return say(scope, "addTo", slots);
    case "warp":
      return say(scope, "sendTo", slots);
    case "deck":
      return say(scope, ({ top: "placeOnTop", bottom: "placeAtBottom", shuffled: "shuffleInto" } as const)[place ?? "top"], slots);
    default:
      return say(scope, "placeInZone", slots);
  }
}

/** "With its skills negated for the turn": what comes with a card that arrives (DB-ZONE-06). */
function negatedText(scope: Scope, comes: readonly Continuous[], time: Duration | undefined, cards: Phrase): string {
  const [only, ...more] = comes;
  if (!only || more.length > 0 || !("change" in only) || !("negate" in only.change) || time === undefined)
    throw new CannotSayError("what comes with a card", comes);
  const kind = kindText(scope, only.change.negate);
  return say(scope, "withNegated", { cards, kind, duration: scope.language.durations[time] });
}

function playedText(scope: Scope, step: Step<"play"> | Step<"combo">, template: Template): string {
  const cards = cardsPhrase(scope, step.cards);
  return say(scope, template, { cards, manner: mannerText(scope, step, cards) });
}

function mannerText(scope: Scope, step: Step<"play"> | Step<"combo">, cards: Phrase): string {
  const manners: string[] = [];
  const { with: comes, for: time } = step;
  if (step.do === "play") {
    if (step.hidden || step.faceUp || step.place || step.under || step.using) throw new CannotSayError("how cards are played", step);
    if (step.onto !== undefined) manners.push(say(scope, "ontoCard", { card: cardsPhrase(scope, step.onto) }));
    if (step.mode !== undefined) manners.push(say(scope, "inMode", { mode: scope.language.modes[step.mode] }));
    if (step.in !== undefined) manners.push(say(scope, "placeIn", { zone: zone(scope, "battle", step.in) }));
    if (step.markers !== undefined) manners.push(say(scope, "withMarkers", numbered(scope, step.markers)));
  }
  if (comes !== undefined) manners.push(negatedText(scope, comes, time, cards));
  return manners.map((manner) => ` ${manner}`).join("");
}

function markersClause(scope: Scope, { do: verb, cards, count }: OnMarkers): readonly Clause[] {
  const on = cardsPhrase(scope, cards);
  if (count === "all") return [state(say(scope, "removeAllMarkers", { cards: on }))];
  return [state(say(scope, verb === "addMarkers" ? "addMarkers" : "removeMarkers", { cards: on, ...numbered(scope, count) }))];
}

function revealClause(scope: Scope, { cards }: Step<"reveal">): readonly Clause[] {
  if (typeof cards === "object" && "in" in cards && cards.in === "hand" && !cards.where)
    return [state(say(scope, "reveal", { cards: zone(scope, "hand", cards.of ?? "you") }))];
  return [state(say(scope, "reveal", { cards: cardsPhrase(scope, cards) }))];
}

function lookClause(scope: Scope, { cards }: Step<"look">): readonly Clause[] {
  if (typeof cards !== "object" || !("in" in cards) || cards.where) throw new CannotSayError("what is looked at", cards);
  const { in: lying, of = "you", top, bottom } = cards;
  const one = top === 1 || bottom === 1;
  const text = top === undefined && bottom === undefined ? joinedZones(scope, [lying].flat(), of) : cardsPhrase(scope, cards).text;
  scope.talk.lookedAtOne = one;
  scope.talk.last = { ref: { bound: "looked" }, plural: !one };
  return [state(say(scope, "lookAt", { cards: text }))];
}

const joinedZones = (scope: Scope, names: readonly Zone[], of: Side): string =>
  names
    .map((name, at) => (at > 0 ? (scope.language.zones[name].again ?? zone(scope, name, of)) : zone(scope, name, of)))
    .reduce((first, second) => say(scope, "and", { first, second }));

/** DB-TOKEN-01; what they are like stands in brackets behind. */
function tokenClause(scope: Scope, { token, count, mode, in: whose, as: name = "token" }: Step<"token">): readonly Clause[] {
  const fresh = typeof count === "object" && "number" in count ? scope.talk.take(count.number) : undefined;
  const n: Phrase = fresh ?? { text: amountText(scope, count), plural: count !== 1 };
  const manner = [
    ...(mode === undefined ? [] : [say(scope, "inMode", { mode: scope.language.modes[mode] })]),
    ...(whose === undefined ? [] : [say(scope, "placeIn", { zone: zone(scope, "battle", "opponent") })]),
  ];
  scope.talk.last = { ref: { bound: name }, plural: count !== 1 };
  scope.talk.tokens.set(name, n.plural ?? false);
  return [
    {
      text: say(scope, "playTokens", { n, name: token.name, manner: manner.map((each) => ` ${each}`).join("") }),
      reminder: tokenFacts(scope, token),
    },
  ];
}

function tokenFacts(scope: Scope, { name, power, comboCost, comboPower, colors, characters, traits, skills }: Token): string {
  if (colors || characters || traits || skills) throw new CannotSayError("what a token is like", name);
  if (comboCost === undefined || comboPower === undefined) return say(scope, "tokensHavePower", { name, n: power });
  return say(scope, "tokensHave", { name, n: power, cost: comboCost, combo: comboPower });
}

function skillName(skill: Step<"activate">["skill"]): string {
  if (skill === "main" || skill === "battle") return TIMINGS[skill];
  return skill === "counter" ? keywordName("Counter") : keywordName(skill);
}

/** DB-PLAY-04: the card being played goes elsewhere. */
function stoppedText(scope: Scope, { to = "drop", place }: Step<"negatePlay">): string {
  const card = cardsPhrase(scope, "beingPlayed");
  if (to === "removed") return say(scope, "stoppedRemoved", { card });
  const slots = { card, zone: scope.language.zones[to].owners };
  if (to === "deck") return say(scope, place === "bottom" ? "stoppedAtBottom" : "stoppedOnTop", slots);
  return say(scope, "stoppedIn", slots);
}

/** DB-ZONE-06: what the card being played comes with, and how. */
function playInsteadTexts(scope: Scope, { with: comes = [], for: time, mode, hidden }: Step<"playInstead">): readonly string[] {
  if (hidden) throw new CannotSayError("how the card being played is played", { hidden });
  const card = cardsPhrase(scope, "beingPlayed");
  if (mode !== undefined) {
    const manner = comes.length > 0 ? ` ${negatedText(scope, comes, time, card)}` : "";
    return [say(scope, "isPlayedInMode", { card, mode: scope.language.modes[mode], manner })];
  }
  if (time === undefined) throw new CannotSayError("what the card being played comes with", comes);
  return lastingText(
    scope,
    comes.map((each) => ("change" in each ? { ...each, on: "beingPlayed" } : each)),
    time,
  );
}
