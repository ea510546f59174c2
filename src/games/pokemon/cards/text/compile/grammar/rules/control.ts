import { isDeepStrictEqual } from "node:util";
import type { SpecialCondition } from "@/games/pokemon/engine/card";
import type { Amount, Duration, Instruction, PokemonSelector, Triggered } from "@/games/pokemon/engine/effects/language";
import { tidy } from "@/kernel/texts/merge";
import { delayed } from "../../unresolved/delayed";
import { asPlayer } from "../../unresolved/players";
import { implied, POINTS_TO, THEIR, thatPokemon } from "../../unresolved/references";
import type { Change } from "../../unresolved/sentences";
import { substitute } from "../../unresolved/substitute";
import { rule } from "../pattern";

export const one = (instruction: Instruction): readonly Instruction[] => [instruction];
const isSubjectless = (change: Change | undefined): boolean => change !== undefined && Reflect.get(change.change, "on") === implied;

/** "For each …, put 2 damage counters on …" is one number of damage counters. */
const putsCounters = ([first, ...more]: readonly Instruction[]): boolean =>
  first?.do === "putCounters" && more.length === 0 && Object.keys(first).length === 3;
/** Damage to the same Pokémon each time is done at once, and calculated once (EFF-69). */
function asOften(times: Amount, steps: readonly Instruction[]): readonly Instruction[] {
  const [step, ...more] = steps;
  return step?.do === "damage" && step.to.pokemon !== "choose" && more.length === 0
    ? one({ ...step, amount: { multiply: [step.amount, times] } })
    : one({ do: "repeat", times, steps });
}
/** "Up to 5 cards from the top" may be none of them: there is no more to be asked. */
const mayBeNone = ([first, ...more]: readonly Instruction[]): boolean =>
  more.length === 0 && first?.do === "move" && first.cards.cards === "top" && first.cards.upTo === true;

/** Whom the first of several changes concerns, the others concern that leave it out. */
function withSubject(changes: readonly Change[]): readonly Change[] {
  const [first] = changes;
  const on: unknown = first && !isSubjectless(first) ? Reflect.get(first.change, "on") : undefined;
  return typeof on === "object" && on !== null ? aboutThat(changes, on) : changes;
}

const aboutThat = (changes: readonly Change[], on: object): readonly Change[] =>
  substitute(changes, (node) => (node === implied ? on : undefined));

/** Lasting changes begin as steps; one that hangs on a condition of the moment is asked when it begins. */
function beginning(changes: readonly Change[], duration: Duration): readonly Instruction[] {
  return changes.map((each) => {
    const step: Instruction = { do: "lasting", change: each.change, duration };
    return each.while ? { do: "if" as const, when: each.while, then: [step] } : step;
  });
}

/** "… is now Confused and can't retreat" speaks of nobody by itself. */
const lasting = (changes: readonly Change[], duration: Duration): readonly Instruction[] | undefined =>
  isSubjectless(changes[0]) ? undefined : beginning(changes, duration);
export const bothPlayers = (steps: readonly Instruction[]) => [...asPlayer("you", steps), ...asPlayer("opponent", steps)];
const WHOSE = ["on", "by", "of"] as const;
const isThat = (node: object) => Reflect.get(node, "pokemon") === "bound" && Reflect.get(node, "binding") === POINTS_TO.pokemon;
const isSelector = (value: unknown): value is PokemonSelector => typeof value === "object" && value !== null && "pokemon" in value;
/**
 * "The Pokémon-GX this card is attached to gets …, and when it is …": what is said of it holds on the same condition. "Each of your Pokémon has …,
 * and that Pokémon's …" speaks of each of them.
 */
function alsoOn(first: readonly Change[], more: readonly Change[]): readonly Change[] {
  const named = first.flatMap(({ change }) => WHOSE.map((key) => Reflect.get(change, key))).filter(isSelector);
  const each = named.find(({ pokemon }) => pokemon === "all");
  // Whom a change leaves out is known again by its very node.
  if (each) return substitute(more, (node) => (isThat(node) ? each : node === implied ? node : undefined));
  const on = named.find((one) => one.pokemon === "bound" && one.binding === POINTS_TO.selfIf);
  if (!on) return more;
  // "… and can't be affected by …", "… and the attacks it uses": who is left out or "it".
  const ofIt = ({ change, ...rest }: Change): Change => {
    const whose = WHOSE.find((key) => Reflect.get(Reflect.get(change, key) ?? {}, "pokemon") === "self");
    return whose ? { ...rest, change: { ...change, [whose]: on } } : { ...rest, change };
  };
  return substitute(more, (node) => (isThat(node) ? on : undefined)).map(ofIt);
}
const SUBJECT: PokemonSelector = { pokemon: "event", role: "subject" };
/** "That Pokémon" of an effect that lies on the Defending Pokémon: the one it happens to. */
const ofSubject = (steps: readonly Instruction[]): readonly Instruction[] =>
  substitute(steps, (node) => (isDeepStrictEqual(node, thatPokemon) ? SUBJECT : undefined));
/** What waits for the opponent to attach Energy to the Defending Pokémon. */
function whenAttached(steps: readonly Instruction[]): readonly Instruction[] {
  const trigger: Triggered = {
    kind: "triggered",
    on: { event: "attachedEnergy", subject: "defending", by: "opponent", from: "hand" },
    steps,
  };
  return one({ do: "lasting", change: { trigger }, duration: "opponentsNextTurn" });
}
const afflictsWhenAttached = (conditions: readonly SpecialCondition[]): readonly Instruction[] =>
  whenAttached(conditions.map((condition) => ({ do: "afflict", condition, pokemon: SUBJECT })));

/** Sequence, choice, chance and duration within a sentence. */
export const controlRules = [
  rule("steps", "{a:instruction}", ({ a }) => a),
  rule("steps", "{a:instruction} [,] and [then] {b:steps}", ({ a, b }) => [...a, ...b]),
  rule("steps", "{a:instruction} , [then] {b:steps}", ({ a, b }) => [...a, ...b]),
  rule("instruction", "your opponent {a:instruction}", ({ a }) => asPlayer("opponent", a)),
  rule("instruction", "your opponent {a:instruction} and {b:instruction}", ({ a, b }) => asPlayer("opponent", [...a, ...b])),
  rule("instruction", "(have|has) your opponent {a:instruction}", ({ a }) => asPlayer("opponent", a)),
  rule("instruction", "(have|has) your opponent {a:instruction} and {b:instruction}", ({ a, b }) => asPlayer("opponent", [...a, ...b])),
  rule("instruction", "[have] each player {a:instruction}", ({ a }) => bothPlayers(a)),
  rule("instruction", "[have] each player {a:instruction} and {b:instruction}", ({ a, b }) => [...bothPlayers(a), ...bothPlayers(b)]),
  rule("instruction", "that player {a:instruction}", ({ a }) => asPlayer(THEIR, a)),
  rule("instruction", "they {a:instruction}", ({ a }) => asPlayer(THEIR, a)),
  rule("instruction", "you {a:instruction}", ({ a }) => (a[0]?.do === "may" ? undefined : a)),
  rule("instruction", "you choose {a:cards}", ({ a }) => one({ do: "look", cards: a })),
  // What the opponent may do in their turn hangs on no leave of yours.
  rule("instruction", "you may {a:steps}", ({ a }) =>
    a.some((step) => step.do === "may" && step.by === "opponent") || mayBeNone(a) ? undefined : one({ do: "may", steps: a }),
  ),
  rule("instruction", "you may {a:steps} to {b:consequence}", ({ a, b }) => one({ do: "may", steps: a, ifDone: b })),
  rule("instruction", "you may {a:steps} and {b:consequence}", ({ a, b }) =>
    a.every((step) => step.do === "afflict") ? undefined : one({ do: "may", steps: a, ifDone: b }),
  ),
  rule("consequence", "have this attack do {n:number} more damage", ({ n }) => one({ do: "attackDamage", change: "more", amount: n })),
  rule("consequence", "make {pokemon} {a:afflictions}", ({ pokemon, a }) =>
    a.map((condition) => ({ do: "afflict" as const, condition, pokemon })),
  ),
  rule("instruction", "your opponent may {a:steps}", ({ a }) => one({ do: "may", by: "opponent", steps: asPlayer("opponent", a) })),
  rule("instruction", "flip/flips {n:one} coin", () => one({ do: "flip", coins: 1 })),
  rule("instruction", "flip/flips {n:number} coins", ({ n }) => one({ do: "flip", coins: n })),
  rule("instruction", "flip/flips a coin until you get tails", () => one({ do: "flip", coins: "untilTails" })),
  rule("instruction", "flip/flips a coin {per}", ({ per }) => one({ do: "flip", coins: per })),
  rule("instruction", "for each heads/head , {a:steps}", ({ a }) => (putsCounters(a) ? undefined : asOften({ count: "heads" }, a))),
  rule("instruction", "for each tails , {a:steps}", ({ a }) => asOften({ count: "tails" }, a)),
  rule("instruction", "{per} , {a:steps}", ({ per, a }) => {
    if (putsCounters(a)) return undefined;
    if (typeof per !== "object" || !("count" in per)) return asOften(per, a);
    // What follows may speak of "that Pokémon".
    if (per.count === "pokemon") return one({ do: "forEach", pokemon: per.in, steps: a });
    return per.count === "heads" ? undefined : asOften(per, a);
  }),
  rule("instruction", "before doing damage , {a:steps}", ({ a }) => one({ do: "beforeDamage", steps: a })),
  rule("instruction", "after doing damage , {a:steps}", ({ a }) => a),
  rule("instruction", "if {when:condition} , {a:steps}", ({ when, a }) => one({ do: "if", when, then: a })),
  rule("instruction", "until the end of your turn , {a:changes}", ({ a }) => lasting(a, "thisTurn")),
  rule("instruction", "{when:duration} , {a:changes}", ({ when, a }) => lasting(a, when)),
  rule("instruction", "{a:changes} {when:duration}", ({ when, a }) => lasting(a, when)),
  rule("instruction", "{a:changes} until the end of your turn", ({ a }) => lasting(a, "thisTurn")),
  rule(
    "instruction",
    "{by:owner} attacks do {n:number} more damage to your opponent's Active Pokémon {when:duration} < before applying Weakness and Resistance >",
    ({ by, n, when }) => lasting([{ change: { modify: "damageDone", by, amount: n, sign: "+", to: "active" } }], when),
  ),
  rule("instruction", "if you go second , this attack does {n:number} more damage during your first turn", ({ n }) =>
    one({
      do: "if",
      when: { if: "turn", is: "yourFirst", goingSecond: true },
      then: [{ do: "attackDamage", change: "more", amount: n }],
    }),
  ),
  rule(
    "instruction",
    "if {when:condition} , and if (it|this Pokémon) would be Knocked Out by damage from an opponent's attack during their next turn , it is not Knocked Out , and its remaining HP becomes {n:number}",
    ({ when, n }) =>
      one({
        do: "if",
        when,
        then: beginning(
          [{ change: { replace: "knockOut", on: { pokemon: "self" }, byAttackOf: "opponents", remainingHp: n } }],
          "opponentsNextTurn",
        ),
      }),
  ),
  rule(
    "instruction",
    "whenever your opponent plays (a|an) {where:cardNoun} from their hand during their next turn , prevent all effects of that card done to {on:pokemon}",
    ({ where, on }) => lasting([{ change: { prevent: "trainerEffects", on, from: "opponent", where } }], "opponentsNextTurn"),
  ),
  rule("instruction", "{on:pokemon} can't use {attack:ownAttack} again until it leaves the Active Spot", ({ on, attack }) =>
    on.pokemon === "self" ? one({ do: "lasting", change: { forbid: "attack", on, attack }, duration: "untilLeavesActive" }) : undefined,
  ),
  rule("instruction", "at the end of your opponent's next turn , {a:steps}", ({ a }) => one(delayed(a))),
  rule("instruction", "at the end of your opponent's next turn , {p:pokemon} will be Knocked Out", ({ p }) =>
    one(delayed([{ do: "knockOut", pokemon: p }])),
  ),
  rule("instruction", "at the end of this turn , {a:steps}", ({ a }) => one({ do: "later", at: "endOfYourTurn", steps: a })),
  rule(
    "instruction",
    "during your opponent's next turn , if this Pokémon is damaged by an attack [< even if (it|this Pokémon) is Knocked Out >] , {a:steps}",
    ({ a }) =>
      one({
        do: "lasting",
        change: { trigger: { kind: "triggered", on: { event: "damagedByAttack", subject: "self", evenIfKnockedOut: true }, steps: a } },
        duration: "opponentsNextTurn",
      }),
  ),
  rule(
    "instruction",
    "during your opponent's next turn , (if|whenever) they attach an Energy card from their hand to {p:pokemon} , {steps}",
    ({ p, steps }) => (p.pokemon === "active" ? whenAttached(ofSubject(steps)) : undefined),
  ),
  rule("instruction", "if the Defending Pokémon is Knocked Out during your next turn , take {n:number} more Prize card/cards", ({ n }) =>
    one({
      do: "lasting",
      change: { modify: "prizesForKnockOut", of: { pokemon: "active", side: "opponents" }, amount: n, sign: "+" },
      duration: "yourNextTurn",
    }),
  ),
  rule("mode", "• {a:modeSteps} [.]", ({ a }) => a),
  rule("modeSteps", "{a:steps}", ({ a }) => a),
  rule("modeSteps", "{a:steps} . [then ,] {b:modeSteps}", ({ a, b }) => [...a, ...b]),
  rule("modes", "{a:mode} {b:mode}", ({ a, b }) => [a, b]),
  rule("modes", "{a:mode} {more:modes}", ({ a, more }) => [a, ...more]),
  rule("instruction", "choose 1 : {modes}", ({ modes }) => one({ do: "chooseMode", modes })),
  rule("instruction", "choose 1 or both : {a:mode} {b:mode}", ({ a, b }) => one({ do: "chooseMode", modes: [a, b, [...a, ...b]] })),
  rule("changes", "{a:change}", ({ a }) => a),
  rule("changes", "{a:change} [,] and {b:changes}", ({ a, b }) => withSubject([...a, ...alsoOn(a, b)])),
  rule("changes", "{a:change} , {b:changes}", ({ a, b }) => withSubject([...a, ...alsoOn(a, b)])),
  rule("instruction", "{p:pokemon} is/are now {a:afflictions} and {b:changes} {when:duration}", ({ p, a, b, when }) => {
    const more = isSubjectless(b[0]) && p.pokemon === "active" ? lasting(aboutThat(b, p), when) : undefined;
    return more && [...a.map((condition) => ({ do: "afflict" as const, condition, pokemon: p })), ...more];
  }),
  rule("instruction", "choose 1 or more : {a:mode} {b:mode}", ({ a, b }) => one({ do: "chooseMode", modes: [a, b, [...a, ...b]] })),
  rule("instruction", "each player may {a:steps}", ({ a }) => [
    { do: "may", steps: asPlayer("you", a) },
    { do: "may", by: "opponent", steps: asPlayer("opponent", a) },
  ]),
  rule(
    "instruction",
    "if {on:pokemon} tries to (attack|use an attack) during your opponent's next turn , your opponent flips a coin . if tails , that attack (does nothing|doesn't happen)",
    ({ on }) => one({ do: "lasting", change: { forbid: "attack", on, unless: "heads" }, duration: "opponentsNextTurn" }),
  ),
  rule("instruction", "if any of those cards are {where:cardNoun} , attach them to {to:pokemon}", ({ where, to }) =>
    one({ do: "attach", cards: { cards: "bound", binding: POINTS_TO.cards, where }, to }),
  ),
  rule("instruction", "(he or she|the player) {a:instruction}", ({ a }) => asPlayer(THEIR, a)),
  rule("instruction", "choose a player . that player {a:steps}", ({ a }) =>
    one({ do: "chooseMode", modes: [asPlayer("you", a), asPlayer("opponent", a)] }),
  ),
  rule("instruction", "whenever your opponent flips a coin during (his or her|their) next turn , treat it as tails", () =>
    one({ do: "lasting", change: { modify: "coins", who: "opponent", as: "tails" }, duration: "opponentsNextTurn" }),
  ),
  rule("instruction", "as long as this {name} is (your Active Pokémon|in the Active Spot) , {a:changes}", ({ name, a }, { name: own }) =>
    name === own ? lasting(a, "untilLeavesActive") : undefined,
  ),
  rule(
    "instruction",
    "if any damage is done to {on:pokemon} by {from:source} during your opponent's next turn , flip a coin . if heads , prevent that damage",
    ({ on, from }) => one({ do: "lasting", change: { prevent: "damage", on, from, flip: true }, duration: "opponentsNextTurn" }),
  ),
  rule(
    "instruction",
    "if {on:pokemon} would be Knocked Out by damage from an attack during your opponent's next turn , {it:pokemon} is not Knocked Out [,] and its remaining HP becomes {n:number} [instead]",
    ({ on, n }) =>
      one({ do: "lasting", change: { replace: "knockOut", on, byAttackOf: "both", remainingHp: n }, duration: "opponentsNextTurn" }),
  ),
  rule(
    "instruction",
    "during your opponent's next turn , if this Pokémon is Knocked Out by damage from an attack [from your opponent's Pokémon] , {a:steps}",
    ({ a }) =>
      one({
        do: "lasting",
        change: {
          trigger: { kind: "triggered", on: { event: "knockedOut", subject: "self", byDamageFrom: "opponents", byAttack: true }, steps: a },
        },
        duration: "opponentsNextTurn",
      }),
  ),
  rule(
    "instruction",
    "during your next turn , if the Defending Pokémon is damaged by {from:source} , (it is Knocked Out|it will be Knocked Out|Knock Out that Pokémon)",
    ({ from }) =>
      one({
        do: "lasting",
        change: {
          trigger: {
            kind: "triggered",
            on: { event: "damagedByAttack", subject: "defending", ...tidy({ by: from.where }) },
            steps: [{ do: "knockOut", pokemon: { pokemon: "event", role: "subject" } }],
          },
        },
        duration: "yourNextTurn",
      }),
  ),
  rule(
    "instruction",
    "if your opponent attaches an Energy card from (his or her|their) hand to the Defending Pokémon during (his or her|their) next turn , that Pokémon will be {a:afflictions}",
    ({ a }) => afflictsWhenAttached(a),
  ),
  rule("instruction", "choose either player . that player {a:steps}", ({ a }) =>
    one({ do: "chooseMode", modes: [asPlayer("you", a), asPlayer("opponent", a)] }),
  ),
];
