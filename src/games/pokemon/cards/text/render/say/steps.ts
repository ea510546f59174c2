import type { CardSelector, Instruction, Who } from "@/games/pokemon/engine/effects/language";
import { nounPhrase } from "@/kernel/texts/words";
import { sayAction } from "./actions";
import { amountPhrase, eachOf } from "./amounts";
import { cardsPhrase, rememberCards } from "./cards";
import { act, type Clause, inOrder, type Manner, sentences, state, together } from "./clause";
import { conditionClause } from "./conditions";
import { leftInHand } from "./moves";
import { adjectives, pokemonNoun } from "./nouns";
import { pokemonPhrase } from "./pokemon";
import { CannotSayError, noun, type Scope, say, zone } from "./scope";

type Do<K extends Instruction["do"]> = Extract<Instruction, { readonly do: K }>;

/** A text step by step, as clauses that become sentences. */
export function sayAll(scope: Scope, steps: readonly Instruction[], manner: Manner = "sentence"): readonly Clause[] {
  return grouped(steps.filter((step) => !namesAll(scope, step))).map((group) => {
    const [step, next] = group;
    if (!step) throw new CannotSayError("nothing", steps);
    if (step.do === "flip" && next) return eachFlips(scope, step);
    if (step.do === "chooseNumber" && next?.do === "putCounters") return upToCounters(scope, step, next, manner);
    if (step.do === "move" && step.cards.cards === "top" && step.cards.upTo) return upToTop(scope, step, step.cards, manner);
    if (step.do === "drawUntil" && next?.do === "move") return drawOrDiscard(scope, step, manner);
    return group.length > 1 ? conditions(scope, group, manner) : sayStep(scope, step, manner);
  });
}

/** Pokémon named all together, of which a later step means any: nothing is done yet, so nothing is said. */
function namesAll(scope: Scope, step: Instruction): boolean {
  if (step.do !== "forEach" || step.steps.length > 0 || step.pokemon.pokemon !== "choose" || step.pokemon.count !== "all") return false;
  const { bind, ...selector } = step.pokemon;
  if (bind === undefined) return false;
  const anyOf = pokemonPhrase(scope, { ...selector, count: 1 }).text;
  const owner = selector.side === "opponents" ? "opponent" : "you";
  scope.referents.set(bind, { kind: "pokemon", noun: noun(scope, "pokemon"), plural: false, owner, anyOf });
  return true;
}

/** "Put up to 9 damage counters on …": a number is chosen, and so many are put. */
function upToCounters(scope: Scope, { to, bind }: Do<"chooseNumber">, { on }: Do<"putCounters">, manner: Manner): Clause {
  scope.referents.set(bind, { kind: "number", noun: noun(scope, "card"), plural: true, owner: "you", verb: "put" });
  return act(scope, "you", manner, (inner) => ["putUpToCounters", { n: amountPhrase(inner, to), pokemon: pokemonPhrase(inner, on) }]);
}

/** "Either draw or discard cards until you have 5 cards in your hand": only one of the two has anything to do. */
function drawOrDiscard(scope: Scope, { handSize, who = "you" }: Do<"drawUntil">, manner: Manner): Clause {
  return act(scope, who, manner, (inner) => [who === "you" ? "drawOrDiscard" : "drawOrDiscardTheir", { n: amountPhrase(inner, handSize) }]);
}

/** "Discard up to 5 cards from the top of your deck." */
function upToTop(scope: Scope, step: Do<"move">, cards: Extract<CardSelector, { cards: "top" }>, manner: Manner): Clause {
  if (step.destination.to !== "discard" || step.reveal) throw new CannotSayError("cards taken one after another", step);
  return act(scope, "you", manner, (inner) => {
    const said = cardsPhrase(inner, cards, "discard");
    if (step.bind !== undefined) rememberCards(inner, step.bind, cards, said, "discard");
    return ["discardUpToTop", { n: amountPhrase(inner, cards.count), deck: zone(inner, "deck", cards.of) }];
  });
}

const isChosen = (count: unknown, { bind }: Do<"chooseNumber">): boolean =>
  typeof count === "object" && count !== null && Reflect.get(count, "count") === "chosen" && Reflect.get(count, "binding") === bind;

const drawsOrDiscards = (drawn: Instruction, step: Instruction): boolean => {
  if (drawn.do !== "drawUntil" || step.do !== "move" || step.cards.cards !== "choose" || step.destination.to !== "discard") return false;
  const left = leftInHand(step.cards);
  return left !== undefined && left.of === (drawn.who ?? "you") && left.of === handlerOf(step.cards) && left.n === drawn.handSize;
};

const puts = (chosen: Instruction, step: Instruction): boolean =>
  chosen.do === "chooseNumber" && chosen.from === 0 && step.do === "putCounters" && !step.distribute && isChosen(step.count, chosen);

/** "Each player flips a coin. If heads, that player draws 6 cards." */
function eachFlips(scope: Scope, { heads, tails }: Do<"flip">): Clause {
  scope.coins.count = 1;
  const theirs: Scope = { ...scope, thatPlayer: true };
  return state(say(scope, "eachPlayerFlips"), faces(theirs, heads, tails));
}

/** The opponent's coin does for them what one's own does for oneself. */
function sameCoin(own: Instruction, theirs: Instruction): boolean {
  const forPlayer = (key: string, value: unknown) => ((key === "by" || key === "who") && value === "opponent" ? undefined : value);
  return (
    own.do === "flip" &&
    own.coins === 1 &&
    theirs.do === "flip" &&
    theirs.by === "opponent" &&
    JSON.stringify(own) === JSON.stringify(theirs, forPlayer)
  );
}

/** Special Conditions put on the same Pokémon one after the other are one sentence, and so are both players' coins, or a number with what it is chosen for. */
function grouped(steps: readonly Instruction[]): readonly (readonly Instruction[])[] {
  const groups: Instruction[][] = [];
  for (const step of steps) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && group.length === 1 && (puts(last, step) || sameCoin(last, step) || drawsOrDiscards(last, step))) group.push(step);
    else if (group && last && mergeable(last) && mergeable(step) && sameJson(last.pokemon, step.pokemon)) group.push(step);
    else groups.push([step]);
  }
  return groups;
}

const mergeable = (step: Instruction): step is Do<"afflict"> =>
  step.do === "afflict" && typeof step.condition === "string" && step.counters === undefined && step.pokemon.pokemon !== "choose";

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function conditions(scope: Scope, group: readonly Instruction[], manner: Manner): Clause {
  const afflictions = group.filter(mergeable);
  const [first] = afflictions;
  if (!first) throw new CannotSayError("no Special Condition", group);
  const names = afflictions.flatMap(({ condition }) => (typeof condition === "string" ? [condition] : []));
  const pokemon = pokemonPhrase(scope, first.pokemon);
  const adjective = adjectives(scope, names, pokemon.plural ?? false, pokemon.feminine ?? false, "and");
  if (manner === "infinitive") return act(scope, "you", manner, () => ["makeIt", { pokemon, adjective }]);
  return state(say(scope, "nowIs", { pokemon, adjective }));
}

function sayStep(scope: Scope, step: Instruction, manner: Manner): Clause {
  switch (step.do) {
    case "if":
      return conditional(scope, step);
    case "may":
      return may(scope, step);
    case "ifYouDo":
      return ifYouDo(scope, step);
    case "flip":
      return flip(scope, step, manner);
    case "repeat":
      return repeated(scope, step);
    case "forEach":
      return forEach(scope, step);
    case "chooseMode":
      return chooseMode(scope, step, manner);
    case "beforeDamage": {
      const clause = together(scope, sayAll(scope, step.steps));
      return state(say(scope, "beforeDamage", { clause: clause.text }), clause.tail);
    }
    case "ifKnockedOutByThis": {
      const clause = together(scope, sayAll({ ...scope, prizesBesides: true }, step.steps));
      const noun = nounPhrase(pokemonNoun(scope, step.where), false);
      return state(say(scope, step.effectsToo ? "ifKnockedOutByAttack" : "ifKnockedOut", { noun, clause: clause.text }), clause.tail);
    }
    case "later": {
      const lying: Scope = step.on ? { ...scope, onDefending: true } : scope;
      const clause = together(lying, sayAll(lying, step.steps));
      const template = {
        endOfYourTurn: "atEndOfTurn",
        endOfOpponentsNextTurn: "atEndOfOpponentsTurn",
        startOfYourNextTurn: "atStartOfTurn",
      } as const;
      return state(say(scope, template[step.at], { clause: clause.text }), clause.tail);
    }
    default:
      return counted(scope, step, manner);
  }
}

function repeated(scope: Scope, { times, steps }: Do<"repeat">): Clause {
  const clause = together(scope, sayAll(scope, steps));
  if (typeof times === "number") return state(say(scope, "repeatTimes", { n: times, clause: clause.text }), clause.tail);
  const coin = coinOf(times);
  if (coin) return state(say(scope, coin === "heads" ? "forEachHeads" : "forEachTails", { clause: clause.text }), clause.tail);
  const each = eachOf(scope, times);
  if (!each) throw new CannotSayError("a number of times", times);
  return state(say(scope, "forEachPokemon", { each, clause: clause.text }), clause.tail);
}

/** "For each heads, …": a step whose number is that of the coins is said for one of them. */
function counted(scope: Scope, step: Instruction, manner: Manner): Clause {
  const one = forOne(step);
  if (!one) return sayAction(scope, step, manner);
  const clause = sayAction(scope, one.step, manner);
  return state(say(scope, one.coin === "heads" ? "forEachHeads" : "forEachTails", { clause: clause.text }), clause.tail);
}

function forOne(step: Instruction): { readonly step: Instruction; readonly coin: "heads" | "tails" } | undefined {
  if (step.do === "move" || step.do === "attach") {
    const { cards } = step;
    if (cards.cards !== "choose" && cards.cards !== "attached" && cards.cards !== "random" && cards.cards !== "top") return undefined;
    const coin = coinOf(cards.count);
    return coin && { step: { ...step, cards: { ...cards, count: 1 } }, coin };
  }
  if (step.do === "draw" || step.do === "putCounters") {
    const coin = coinOf(step.count);
    return coin && { step: { ...step, count: 1 }, coin };
  }
  return undefined;
}

function coinOf(count: unknown): "heads" | "tails" | undefined {
  if (typeof count !== "object" || count === null || !("count" in count)) return undefined;
  return count.count === "heads" || count.count === "tails" ? count.count : undefined;
}

function conditional(scope: Scope, { when, then, else: otherwise }: Do<"if">): Clause {
  const condition = conditionClause(scope, when);
  const clause = together(scope, sayAll(scope, then));
  const main = say(scope, "ifThen", { condition, clause: clause.text });
  if (!otherwise) return state(main, clause.tail);
  const other = together(scope, sayAll(scope, otherwise));
  return state(main, [...(clause.tail ?? []), state(say(scope, "otherwise", { clause: other.text }), other.tail)]);
}

function may(scope: Scope, { by = "you", steps, ifDone, ifNot }: Do<"may">): Clause {
  const clause = permission(scope, by, steps);
  const tail = [...(clause.tail ?? [])];
  if (ifDone) tail.push(after(scope, by === "you" ? "ifDone" : "ifTheyDo", ifDone));
  if (ifNot) tail.push(after(scope, by === "you" ? "ifNotDone" : "ifTheyDoNot", ifNot));
  return state(clause.text, tail);
}

/** "You may draw a card", "you may have your opponent shuffle their deck". */
export function permission(scope: Scope, by: Who, steps: readonly Instruction[]): Clause {
  const actors = new Set(steps.map(actorOf));
  const [actor] = actors;
  if (actors.size > 1 || actor === undefined) {
    const clause = together(scope, sayAll(scope, steps));
    return state(say(scope, by === "you" ? "youMayThat" : "opponentMayThat", { clause: clause.text }), clause.tail);
  }
  const inner: Scope = { ...scope, subject: actor };
  const clause = together(inner, sayAll(inner, steps, "infinitive"));
  const template = by === "opponent" ? "opponentMay" : actor === "opponent" ? "youMayMake" : "youMay";
  return state(say(scope, template, { clause: clause.text }), clause.tail);
}

/** Who does a step; nobody when it is a statement about the match. */
export function actorOf(step: Instruction): Who | undefined {
  switch (step.do) {
    case "attackDamage":
      return step.change === "more" ? "you" : undefined;
    case "afflict":
      return typeof step.condition === "string" ? "you" : undefined;
    case "if":
    case "may":
    case "ifYouDo":
    case "lasting":
    case "later":
    case "attackDoesNothing":
    case "ignore":
    case "damage":
    case "endTurn":
    case "win":
    case "lose":
    case "beforeDamage":
    case "forEach":
    case "repeat":
    case "ifKnockedOutByThis":
      return undefined;
    case "flip":
    case "chooseMode":
    case "chooseNumber":
    case "chooseAttack":
      return step.by ?? "you";
    case "draw":
    case "drawUntil":
    case "takePrizes":
    case "extraTurn":
      return step.who ?? "you";
    case "shuffle":
      return step.of;
    case "switch":
      return step.chooser;
    case "move":
    case "reveal":
      return handlerOf(step.cards);
    case "discardPokemon":
      return step.pokemon.pokemon === "choose" ? (step.pokemon.by ?? "you") : "you";
    default:
      return "you";
  }
}

/** Who takes the cards in hand: the one who chooses, or whose hand it is. */
export function handlerOf(cards: Do<"move">["cards"]): Who {
  if (cards.cards === "choose" || cards.cards === "attached") return cards.by ?? "you";
  return cards.cards === "all" && cards.zone === "hand" ? cards.of : "you";
}

function after(scope: Scope, template: "ifDone" | "ifNotDone" | "ifTheyDo" | "ifTheyDoNot", steps: readonly Instruction[]): Clause {
  const clause = together(scope, sayAll(scope, steps));
  return state(say(scope, template, { clause: clause.text }), clause.tail);
}

function ifYouDo(scope: Scope, { steps, then, otherwise }: Do<"ifYouDo">): Clause {
  const [may] = steps;
  if (may?.do === "may" && may.steps[0]?.do === "playTogether")
    return playedTogether(scope, may.steps[0].copies + 1, then, otherwise ?? []);
  const first = together(scope, sayAll(scope, steps));
  const byOpponent = steps.length > 0 && steps.every((step) => actorOf(step) === "opponent");
  const tail = [...(first.tail ?? [])];
  if (then.length > 0) tail.push(after(scope, byOpponent ? "ifTheyDo" : "ifDone", then));
  if (otherwise) tail.push(after(scope, byOpponent ? "ifTheyDoNot" : "ifNotDone", otherwise));
  return state(first.text, tail);
}

/** "You may play 2 copies of this card at once. If you played 1, …. If you played 2, …." */
function playedTogether(scope: Scope, n: number, all: readonly Instruction[], alone: readonly Instruction[]): Clause {
  const [one, several] = [alone, all].map((steps) => together(scope, sayAll(scope, steps)));
  return state(say(scope, "playCopies", { n }), [
    state(say(scope, "ifPlayedOne", { clause: one?.text ?? "" }), one?.tail),
    state(say(scope, "ifPlayedAll", { n, clause: several?.text ?? "" }), several?.tail),
  ]);
}

function flip(scope: Scope, { coins, by = "you", heads, tails }: Do<"flip">, manner: Manner): Clause {
  scope.coins.count = typeof coins === "number" ? coins : undefined;
  return act(
    scope,
    by,
    manner,
    (inner) => {
      if (coins === "untilTails") return [by === "you" ? "flipUntil" : "flipUntilTheir", {}];
      if (coins === 1) return ["flipOne", {}];
      if (typeof coins === "number") return ["flipMany", { n: coins }];
      const each = eachOf(inner, coins);
      return each ? ["flipFor", { each }] : ["flipEqual", { amount: amountPhrase(inner, coins) }];
    },
    faces(scope, heads, tails),
  );
}

const faces = (scope: Scope, heads: Do<"flip">["heads"], tails: Do<"flip">["tails"]): readonly Clause[] => [
  ...(heads ? [branch(scope, "ifHeads", heads)] : []),
  ...(tails ? [branch(scope, "ifTails", tails)] : []),
];

function branch(scope: Scope, template: "ifHeads" | "ifTails", steps: readonly Instruction[]): Clause {
  const clause = together(scope, sayAll(scope, steps));
  return state(say(scope, template, { clause: clause.text }), clause.tail);
}

function forEach(scope: Scope, { pokemon, steps }: Do<"forEach">): Clause {
  const said = pokemonPhrase(scope, pokemon);
  // Chosen to be spoken of later.
  if (steps.length === 0) return act(scope, "you", "sentence", () => ["choosePokemon", { pokemon: said }]);
  const [only, ...more] = steps;
  // "Attach a card to each of your Benched Pokémon": said at once.
  if (pokemon.pokemon === "all" && only?.do === "attach" && only.to.pokemon === "each" && more.length === 0)
    return sayAction(scope, { ...only, to: pokemon }, "sentence");
  const clauses = sayAll(scope, steps);
  if (pokemon.pokemon !== "choose") {
    const clause = together(scope, clauses);
    const each = pokemon.pokemon === "bound" ? say(scope, "eachOfThose") : said;
    return state(say(scope, "forEachPokemon", { each, clause: clause.text }), clause.tail);
  }
  const clause = inOrder(scope, clauses);
  const each = say(scope, "eachOfThose");
  const then = state(say(scope, "forEachPokemon", { each, clause: clause.text }), clause.tail);
  return act(scope, "you", "sentence", () => ["choosePokemon", { pokemon: said }], [then]);
}

function chooseMode(scope: Scope, { by = "you", count = 1, modes }: Do<"chooseMode">, manner: Manner): Clause {
  const clauses = modes.map((steps) => sayAll(scope, steps));
  scope.modes?.push(clauses.map((mode) => sentences(scope, mode)));
  // Short modes stand in one sentence, so that it is clear what follows the choice.
  if (count === 1 && clauses.every((mode) => mode.length === 1 && mode[0]?.tail === undefined)) {
    const either = clauses.map((mode) => together(scope, mode).text).reduce((first, second) => say(scope, "orMode", { first, second }));
    return act(scope, by, manner, () => ["chooseOne", { modes: either }]);
  }
  const said = clauses.map((mode) => say(scope, "mode", { sentences: sentences(scope, mode) })).join(" ");
  return act(scope, by, manner, () => (count === 1 ? ["chooseOne", { modes: said }] : ["chooseSome", { n: count, modes: said }]));
}
