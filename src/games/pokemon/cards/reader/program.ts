import { type Fact, type Facts, Gathering } from "./facts";
import { TYPES } from "./words";

type Node = Readonly<Record<string, unknown>>;
type Owner = "your" | "opponent's";

const OWNERS: Readonly<Record<string, readonly Owner[]>> = {
  you: ["your"],
  yours: ["your"],
  opponent: ["opponent's"],
  opponents: ["opponent's"],
  both: ["your", "opponent's"],
};
const BOTH: readonly Owner[] = ["your", "opponent's"];
const ZONES: Readonly<Record<string, string>> = {
  hand: "hand",
  deck: "deck",
  discard: "discard pile",
  prizes: "Prize cards",
  lostZone: "Lost Zone",
};
const PLACES: Readonly<Record<string, string>> = { active: "Active", bench: "Bench", inPlay: "Pokémon" };
/** Numbers that name things. */
const NAMES: ReadonlySet<string> = new Set(["bind", "binding", "except"]);

/**
 * The facts of what a text compiled to, whichever part of a card it is: every number and word of its program is looked at.
 * @param damage what stands beside an attack: its text may say it again
 */
export function factsOfProgram(program: unknown, damage = 0): Facts {
  const facts = new Gathering();
  facts.imply(`number: ${damage}`);
  visit(program, "", facts);
  return facts;
}

function visit(value: unknown, key: string, facts: Gathering): void {
  if (typeof value === "number" && value > 1 && !NAMES.has(key)) facts.say(`number: ${value}`);
  else if (Array.isArray(value)) for (const each of value) visit(each, key, facts);
  else if (isNode(value)) {
    for (const gather of GATHERERS) gather(value, facts, key);
    // "A Supporter card and a Stadium card" are two.
    for (const [at, each] of Object.entries(value)) if (at !== "count" || value.oneOfEach === undefined) visit(each, at, facts);
  }
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const strings = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((each) => typeof each === "string") : []);
/** Names that a text speaks of: they may have a type or a family in them. */
const namesIn = ({ name, names, nameContains, attack, hasAttack, hasAbility }: Node): readonly string[] => [
  ...strings(names),
  ...strings([name, nameContains, attack, hasAttack, hasAbility]),
];
const ownersOf = (value: unknown): readonly Owner[] => (typeof value === "string" ? (OWNERS[value] ?? []) : []);

type Gatherer = (node: Node, facts: Gathering, key: string) => void;

const numbers: Gatherer = (node, facts) => {
  if (node.do === "heal" && typeof node.amount === "number") facts.imply(`number: ${node.amount / 10}`);
  const multiply = Array.isArray(node.multiply) ? node.multiply : [];
  // A damage counter is 10 damage.
  if (multiply.includes(10)) facts.imply("number: 10");
  for (const each of multiply) if (typeof each === "number") facts.imply(`number: ${each / 10}`);
  if (isNode(node.not) && isNode(node.not.energy) && typeof node.not.energy.atLeast === "number")
    facts.imply(`number: ${node.not.energy.atLeast - 1}`);
  for (const most of Array.isArray(node.atMost) ? node.atMost : []) if (typeof most === "number") facts.imply(`number: ${most * 10}`);
  for (const together of [node.oneOfEach, node.extra]) if (Array.isArray(together)) facts.imply(`number: ${together.length}`);
  if (typeof node.copies === "number") facts.imply(`number: ${node.copies + 1}`);
  if (Array.isArray(node.units) || Array.isArray(node.provides)) facts.imply("number: 2", "number: 3", "number: 4");
};

const coins: Gatherer = (node, facts, key) => {
  if (node.do === "flip") {
    if (node.coins === "untilTails") facts.imply("coin: 1", "coin: tails");
    if (node.heads !== undefined) facts.say("coin: heads");
    if (node.tails !== undefined) facts.say("coin: tails");
    facts.say("coin: flip");
    facts.say(node.coins === "untilTails" ? "coin: until tails" : typeof node.coins === "number" ? `coin: ${node.coins}` : "coin: each");
  }
  // "Fewer than 2 heads" is "either is tails".
  if (node.do === "forEach") facts.imply("coin: each");
  if (key === "left") facts.imply("coin: heads", "coin: tails");
  else if (node.count === "heads" || node.count === "tails") facts.say(`coin: ${node.count}`);
  if (node.flip === true || node.unless === "heads") {
    facts.say("coin: flip");
    facts.imply("coin: 1", "coin: heads", "coin: tails");
  }
  if (node.modify === "checkupCoins") facts.imply("coin: flip", "coin: tails", `coin: ${String(node.coins)}`);
  if (node.modify === "coins") facts.imply("coin: flip", "coin: heads", "coin: tails", "coin: 1");
  if (node.permit === "reflipAttackCoins") facts.imply("coin: flip");
};

const choices: Gatherer = (node, facts) => {
  if (node.do === "may" || node.optional === true) facts.say("choice: may");
  if (node.kind === "activated" || node.permit !== undefined || node.count === "any" || "upTo" in node) facts.imply("choice: may");
  if (node.do === "chooseNumber" || node.do === "playTogether") facts.imply("choice: may", "choice: up to", "choice: any number");
  if ("upTo" in node) facts.say("choice: up to");
  if (node.count === "any") facts.say("choice: any number");
  if (node.cards === "random" || (node.unseen === true && !(isNode(node.from) && node.from.zone === "prizes"))) facts.say("choice: random");
  if (node.modify === "maxTools") facts.imply("choice: up to");
  if (node.hp !== undefined) facts.imply("choice: may", "card: Basic", "deed: discard");
  if (node.order === "random") facts.imply("choice: random");
};

const zones: Gatherer = (node, facts, key) => {
  const zone = typeof node.zone === "string" ? ZONES[node.zone] : undefined;
  if (zone) facts.say(`zone: ${zone}`, ...ownersOf(node.of).map((owner): Fact => `zone: ${owner} ${zone}`));
  if (node.cards === "top" || node.cards === "bottom" || node.cards === "topUntil")
    facts.say("zone: deck", ...ownersOf(node.of).map((owner): Fact => `zone: ${owner} deck`));
  if (key === "destination" || key === "old") {
    const to = typeof node.to === "string" ? ZONES[node.to] : undefined;
    if (to === "discard pile") facts.say("deed: discard");
    else if (to) facts.say(`zone: ${to}`);
    if (to) facts.imply(`zone: ${to}`, ...BOTH.map((owner): Fact => `zone: ${owner} ${to}`));
  }
  if (node.do === "discardPokemon" || node.attached === "discard") facts.imply("deed: discard", "zone: discard pile");
  if (node.count === "prizesLeft" || node.count === "prizesTaken" || node.do === "takePrizes" || node.do === "turnPrizesUp") {
    facts.say("zone: Prize cards");
    facts.imply(...ownersOf(node.of).map((owner): Fact => `zone: ${owner} Prize cards`));
  }
  if (PRIZES.has(String(node.modify ?? node.forbid ?? node.event ?? node.happened ?? node.as))) facts.imply("zone: Prize cards");
  const drawn = node.do === "draw" || node.do === "drawUntil" || node.do === "returnPokemon" || node.do === "devolve";
  const named = node.event ?? node.forbid ?? node.happened ?? node.permit ?? node.do ?? node.replace ?? node.prevent ?? node.if;
  if (drawn || node.everywhere === true || FROM_HAND.has(String(named)))
    for (const each of ["hand", "deck", "discard pile"]) facts.imply(`zone: ${each}`, `zone: your ${each}`, `zone: opponent's ${each}`);
  if (node.do === "drawUntil" || (node.do === undefined && node.from === "hand")) facts.say("zone: hand");
  if (node.from === "discard") facts.say("zone: discard pile");
  if (node.from === "hand" || node.from === "discard") facts.imply(`zone: your ${ZONES[node.from]}`);
};

const PRIZES: ReadonlySet<string> = new Set(["prizesForKnockOut", "takePrizes", "takesPrize", "tookPrize", "prize"]);
/** What happens with cards from the hand, said or not. */
const FROM_HAND: ReadonlySet<string> = new Set([
  "played",
  "plays",
  "play",
  "attachEnergy",
  "attached",
  "attachedEnergy",
  "attachedTool",
  "putOntoBench",
  "evolveFromHand",
  "moveByEffects",
  "evolveInto",
  "startActive",
  "playEarlyToEvolve",
  "playTogether",
  "exchange",
  "willEvolve",
  "trainerEffects",
  "discardOnKnockOut",
  "discardFromPlay",
  "discardedFromHand",
  "movedFromDeck",
  "taken",
  "playedFromHand",
]);

const places: Gatherer = (node, facts, key) => {
  const place = node.pokemon === "active" ? "Active" : typeof node.place === "string" ? PLACES[node.place] : undefined;
  const owners = ownersOf(node.side);
  if (place && place !== "Pokémon") facts.say(`place: ${place}`);
  for (const owner of owners) {
    if (node.do === "switch") facts.imply(`place: ${owner} Active`, `place: ${owner} Bench`);
    else if (place) facts.say(`place: ${owner} ${place}`);
    else if (key === "from" && node.side !== "both") facts.say(`place: ${owner} Pokémon`);
    else facts.imply(`place: ${owner} Pokémon`);
  }
  if (node.if === "place") facts.say(node.is === "active" ? "place: Active" : "place: Bench");
  if (node.whileActive === true || node.subject === "defending") facts.say("place: Active");
  if (node.modify === "damageDone") facts.imply("place: opponent's Pokémon");
  if (node.to === "active" || node.toActive === true) facts.say("place: Active", "place: opponent's Active");
  if (node.do === "putIntoPlay")
    facts.imply("place: Bench", "place: your Bench", "place: opponent's Bench", "card: Basic", "place: this card");
  if (node.endsWith !== undefined) facts.imply("place: Active", "place: this card");
  if (node.to === "bench") facts.imply("place: your Bench", "place: opponent's Bench");
  if (node.event === "played" || node.do === "evolve" || node.do === "devolve")
    facts.imply("place: your Pokémon", "place: Bench", "place: Active");
  if (node.to === "bench" || node.modify === "benchSize" || node.event === "putOntoBench") facts.say("place: Bench");
  if (node.do === "switch" || MOVES.has(String(node.event ?? node.happened ?? node.permit ?? node.duration)))
    facts.imply("place: Active", "place: Bench", "place: your Active", "place: your Bench", "place: opponent's Active");
  if (node.pokemon === "self" || node.pokemon === "bound" || node.event === "played")
    facts.imply("place: your Active", "place: your Bench");
  if (node.whileActive === true) facts.imply("place: your Active");
  if (node.applyToBench === true || node.permit === "attackFromBench") facts.imply("place: Bench");
  if (node.happened !== undefined || node.do === "removeEffects") facts.imply("place: your Pokémon", "place: opponent's Pokémon");
  if (node.modify === "prizesForKnockOut" || node.from === "opponent") facts.imply("place: opponent's Pokémon");
  if (node.on === "defending" || node.modify === "ignore" || node.permit === "attackTwice" || node.permit === "ownAttackTwice")
    facts.imply("place: Active", "place: opponent's Active");
  if (node.role === "cause" || node.count === "damageDone" || node.do === "attackDamage" || node.do === "ignore")
    facts.imply("place: Active", "place: opponent's Active", "place: opponent's Pokémon");
  if (node.from === "opponents" || node.byDamageFrom === "opponents" || node.byAttackOf === "opponents" || node.of === "lastUsedByOpponent")
    facts.imply("place: opponent's Pokémon");
  if (node.during === "opponentsLastTurn" || node.do === "ifKnockedOutByThis" || node.count === "damageTakenLastTurn")
    facts.imply("place: opponent's Pokémon", "place: Active", "place: opponent's Active");
};

const MOVES: ReadonlySet<string> = new Set([
  "movesToActive",
  "movesToBench",
  "retreats",
  "movedToActive",
  "movedToBench",
  "startActive",
  "untilLeavesActive",
]);

const kinds: Gatherer = (node, facts) => {
  for (const stage of strings(node.stages)) facts.say(`card: ${stage}`);
  for (const kind of strings(node.trainerKinds)) facts.say(`card: ${kind}`);
  for (const mark of strings(node.marks)) facts.say(`mark: ${mark}`);
  if (node.ruleBox !== undefined) facts.say("mark: Rule Box");
  if (node.evolution === true) facts.say("card: Evolution");
  for (const name of namesIn(node)) {
    for (const mark of ["Fusion Strike", "Single Strike", "Rapid Strike", "Future", "Ancient"])
      if (name.includes(mark)) facts.imply(`mark: ${mark}`);
    if (name === "Fairy Charm") facts.imply("card: Pokémon Tool");
  }
  if (node.category === "Trainer" && node.trainerKinds === undefined && node.marks === undefined) facts.say("card: Trainer");
  if (node.energyKind !== undefined) facts.say(node.energyKind === "Basic" ? "card: basic Energy" : "card: Special Energy");
  if (node.what === "tool" || node.tool !== undefined || node.suppress === "tools" || node.count === "tools")
    facts.say("card: Pokémon Tool");
  if (node.modify === "maxTools" || node.happened === "attachedTool") facts.say("card: Pokémon Tool");
  if (node.suppress === "specialEnergy") facts.say("card: Special Energy");
  if (node.cards === "stadium" || (node.if === "stadium" && node.name === undefined)) facts.say("card: Stadium");
  if (node.category === "Trainer" && node.marks !== undefined) facts.imply("card: Trainer");
  if (node.skipStage === true) facts.imply("card: Stage 1", "card: Evolution");
  if (node.permit === "extraSupporter" || node.permit === "supporterFirstTurn") facts.imply("card: Supporter");
};

const types: Gatherer = (node, facts) => {
  const extra = strings(node.extra).filter((type) => type !== "Colorless");
  for (const type of [...strings(node.types), ...strings(node.among), ...strings(node.cost), ...extra]) facts.say(`type: ${type}`);
  for (const type of [node.type, node.symbol, node.weakness, node.resistance])
    if (typeof type === "string" && type !== "any") facts.say(`type: ${type}`);
  for (const name of namesIn(node)) for (const type of Object.values(TYPES)) if (name.includes(type)) facts.imply(`type: ${type}`);
  for (const units of [node.units, node.provides]) {
    for (const unit of Array.isArray(units) ? units : []) {
      // "Every type of Energy".
      if (strings(unit).length < 9) for (const type of strings(unit)) facts.say(`type: ${type}`);
    }
  }
  if (node.count === "retreatCost" || node.modify === "retreatCost" || node.retreatCost !== undefined) facts.imply("type: Colorless");
};

const conditions: Gatherer = (node, facts) => {
  const named = [...strings(node.conditions), ...strings(node.choose), ...(typeof node.condition === "string" ? [node.condition] : [])];
  // "A Special Condition" of one's choice is any of the five.
  if (named.length === 5) facts.imply("condition: any", ...named.map((each): Fact => `condition: ${each}`));
  else for (const condition of named) facts.say(`condition: ${condition}`);
  const any = Array.isArray(node.conditions) && named.length === 0;
  if (any || (node.do === "cure" && node.conditions === undefined) || node.count === "conditions") facts.say("condition: any");
  const kept = node.prevent === "conditions" || node.forbid === "recoverByEvolving";
  if (kept && node.conditions === undefined) facts.say("condition: any");
  if (kept || node.modify === "checkupCoins" || node.do === "cure" || node.do === "exchange" || node.do === "afflict")
    facts.imply("condition: any");
  if (node.modify === "poisonCounters" || node.counters !== undefined) facts.imply("condition: Poisoned");
  if (node.modify === "burnCounters" || node.counters !== undefined) facts.imply("condition: Burned");
};

const TIMES: Readonly<Record<string, readonly Fact[]>> = {
  opponentsNextTurn: ["time: opponent's next turn"],
  untilEndOfOpponentsNextTurn: ["time: opponent's next turn"],
  endOfOpponentsNextTurn: ["time: opponent's next turn", "time: end of turn"],
  yourNextTurn: ["time: your next turn"],
  untilEndOfYourNextTurn: ["time: your next turn"],
  startOfYourNextTurn: ["time: your next turn"],
  endOfYourTurn: ["time: end of turn"],
  opponentsLastTurn: ["time: last turn"],
  yourLastTurn: ["time: last turn"],
  betweenTurns: ["time: between turns"],
  endOfTurn: ["time: end of turn"],
};

const times: Gatherer = (node, facts) => {
  for (const time of [node.duration, node.at, node.during, node.event]) if (typeof time === "string") facts.say(...(TIMES[time] ?? []));
  if (node.modify === "poisonCounters" || node.modify === "burnCounters" || node.modify === "checkupCoins" || node.counters !== undefined)
    facts.imply("time: between turns");
  if (node.count === "damageTakenLastTurn" || node.of === "lastUsedByOpponent") facts.imply("time: last turn");
  if (node.duration === "thisTurn" || node.during === "thisTurn" || node.cameIntoPlayThisTurn === true || node.is === "yourFirst")
    facts.imply("time: this turn");
  if (node.limit === "oncePerTurn" || node.limit === "oncePerTurnByName" || node.oncePerTurnNamed !== undefined) facts.imply("time: once");
};

/** Who acts and on whom, at all. */
const players: Gatherer = (node, facts) => {
  const opponents = [node.side, node.of, node.who, node.by, node.from, node.chooser, node.byDamageFrom, node.byAttackOf];
  if (opponents.some((each) => ownersOf(each).includes("opponent's")) || node.subject === "defending") facts.say("place: opponent");
  if (node.if === "energyInCost" || node.happened !== undefined) facts.imply("place: this card");
  if (node.prevent === "conditions" || node.do === "ifKnockedOutByThis" || node.duration === "opponentsNextTurn")
    facts.imply("place: opponent");
  if (node.during === "opponentsLastTurn" || node.at !== undefined || node.count === "damageDone" || node.of === "lastUsedByOpponent")
    facts.imply("place: opponent");
  const shown = node.reveal === true || node.do === "reveal" || node.do === "ignore" || node.ignoreEffects === true;
  if (shown || node.role === "cause" || node.do === "attackDamage" || node.modify !== undefined) facts.imply("place: opponent");
  if (node.permit === "attackTwice" || node.permit === "ownAttackTwice") facts.imply("deed: opponent chooses", "place: opponent");
  if (node.chooser === "opponent" || (node.by === "opponent" && CHOICES.has(String(node.cards ?? node.pokemon ?? node.do))))
    facts.say("deed: opponent chooses");
  if (node.pokemon === "self" || node.subject === "self" || node.cards === "self" || node.to === "self") facts.say("place: this card");
  if (node.except === "self") facts.imply("place: this card");
  if (SELF.has(String(node.pokemon ?? node.do)) || node.kind !== undefined || node.hp !== undefined) facts.imply("place: this card");
};

const CHOICES: ReadonlySet<string> = new Set(["choose", "attached", "may", "chooseMode", "chooseNumber", "chooseAttack", "copyAttack"]);
/** What "it" may be, beside this card. */
const SELF: ReadonlySet<string> = new Set(["switch", "attackDamage", "exchange", "bound", "event", "each", "move", "attach", "damage"]);

const limits: Gatherer = (node, facts) => {
  if (node.change === "more" || node.sign === "+") facts.say("limit: more");
  if (node.change === "less" || node.sign === "-") facts.say("limit: less");
  if (node.spread === true || node.distribute === true) facts.say("limit: in any way");
  if (node.damaged !== undefined || node.fullHpOnly === true) facts.say("limit: damaged");
  if (node.evenIfKnockedOut === true) facts.say("limit: even if Knocked Out");
  if (node.do === "takePrizes" || node.do === "putCounters") facts.imply("limit: more");
  if (node.if === "energyInCost") facts.imply("limit: or more");
  if (node.is === ">=" || node.atLeast !== undefined) facts.imply("limit: or more", "limit: damaged");
  if (node.is === "<=" || node.atMost !== undefined) facts.imply("limit: or less");
  if (node.not !== undefined || node.except !== undefined) facts.say("limit: other");
  if (node.not !== undefined || node.is === "<") facts.imply("limit: or more");
  if (node.not !== undefined || node.is === "<" || node.is === "=" || node.is === ">") facts.imply("limit: or less");
  if (node.cards === "rest" || node.do === "chooseMode") facts.imply("limit: other");
  if (node.do === "draw") facts.imply("zone: top");
  if (node.place === "top" || node.cards === "top" || node.cards === "topUntil") facts.say("zone: top");
  if (node.place === "bottom" || node.cards === "bottom") facts.say("zone: bottom");
  if (node.reveal === true || node.do === "reveal") facts.say("deed: reveal");
  if (node.permit === "attackFirstTurn" || node.permit === "supporterFirstTurn") facts.say("time: going first");
  if (node.goingSecond === true) facts.say("time: going second");
  for (const what of strings(node.what)) facts.say(`limit: ignores ${what}`);
  if (node.ignoreWeaknessAndResistance === true) facts.say("limit: ignores Weakness", "limit: ignores Resistance");
  if (node.ignoreEffects === true) facts.say("limit: ignores effects");
  if (node.modify === "weakness" && node.set === "none") facts.imply("limit: ignores Weakness");
  if (node.do === "beforeDamage") facts.say("limit: before damage");
  if (node.do === "attackDoesNothing") facts.say("limit: does nothing");
  if (node.unless === "heads") facts.imply("limit: does nothing");
  if (node.alike === "differentTypes" || node.alike === "differentNames" || node.count === "types") facts.say("limit: different");
  if (node.half !== undefined) facts.say("limit: half");
  if (node.not !== undefined || node.except !== undefined) facts.imply("limit: except");
};

const GATHERERS: readonly Gatherer[] = [numbers, coins, choices, zones, places, kinds, types, conditions, times, players, limits];
