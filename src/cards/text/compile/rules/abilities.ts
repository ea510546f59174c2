import type {
  AttackSource,
  CardFilter,
  Condition,
  Destination,
  Instruction,
  PokemonSelector,
  Subject,
  Trigger,
} from "@/engine/pokemon/effects/language";
import type { Change, Description, Event } from "../kinds";
import { tidy, unlessEmpty } from "../merge";
import { rule } from "../pattern";
import { POINTS_TO } from "../references";

const self: Subject = "self";
const active: Condition = { if: "place", pokemon: { pokemon: "self" }, is: "active" };
const bench: Condition = { if: "place", pokemon: { pokemon: "self" }, is: "bench" };
const subject = (side: "yours" | "opponents" | "both", d: Description): Subject =>
  tidy({ side, place: d.place, where: unlessEmpty(d.where), except: d.except });
const event = (on: Event["on"], when?: Condition): Event => tidy({ on, while: when });
/** "An Energy card" is any; a narrower wording stays. */
const energyOnly = ({ category: _, ...where }: CardFilter): CardFilter | undefined => unlessEmpty(where);
/** Energy or a Tool from the hand to this Pokémon. */
function attachedByYou(where: CardFilter): Event | undefined {
  if (where.category === "Energy" || where.names)
    return event(tidy({ event: "attachedEnergy", subject: self, by: "you", from: "hand", where: energyOnly(where) }));
  const { category, trainerKinds, ...more } = where;
  return category === "Trainer" && trainerKinds?.join() === "Pokémon Tool"
    ? event(tidy({ event: "attached", what: "tool", subject: self, by: "you", from: "hand", where: unlessEmpty(more) }))
    : undefined;
}
const both = (...conditions: readonly (Condition | undefined)[]): Condition | undefined => {
  const given = conditions.filter((each) => each !== undefined);
  return given.length > 1 ? { all: given } : given[0];
};
/** What only its own player brings about, in their own turn. */
const ownDoing = (on: Trigger): boolean =>
  on.event === "played" || on.event === "evolves" || on.event === "willEvolve" || ("by" in on && on.by === "you");
/** "Once during your turn, when …" does not answer what happens in the opponent's turn. */
const inYourTurn = (e: Event): Event => (ownDoing(e.on) ? e : event(e.on, both({ if: "turn", is: "yours" }, e.while)));
const activated = (steps: readonly Instruction[], rest: object = {}) => ({ says: "activated" as const, ...rest, steps });
const triggered = ({ on, while: when }: Event, steps: readonly Instruction[], rest: object = {}) => ({
  says: "triggered" as const,
  on,
  ...tidy({ while: when }),
  ...rest,
  steps,
});
const haveInHand = (where: CardFilter): Condition => ({
  if: "compare",
  left: { count: "cards", zone: "hand", of: "you", where },
  is: ">=",
  right: 1,
});
const own = (destination: Destination): readonly Instruction[] => [{ do: "move", cards: { cards: "self" }, destination }];
/** "If the Darkness Pokémon this card is attached to is your Active Pokémon and is damaged by …". */
function damagedInActive(p: PokemonSelector, from: AttackSource): Event | undefined {
  const on = tidy({ event: "damagedByAttack", subject: self, from: from.side, by: from.where, evenIfKnockedOut: true, whileActive: true });
  if (p.pokemon === "self") return event(on);
  return p.pokemon === "bound" && p.binding === POINTS_TO.selfIf
    ? event(on, { if: "pokemon", is: { pokemon: "self" }, where: p.where ?? {} })
    : undefined;
}
const held = (changes: readonly Change[], when?: Condition) =>
  changes.map((each) => ({ ...each, ...tidy({ while: both(when, each.while) }) }));

/** What a Pokémon evolves from, where that follows from what it becomes: "a Pokémon VMAX … to evolve a Pokémon V". */
function isSaidAlready({ place, side, where }: Description, into: Description): boolean {
  if (place || side) return false;
  return !unlessEmpty(where) || (where.marks?.join() === "V" && into.where.marks?.join() === "VMAX");
}

/** Abilities, Tools, Stadiums, special Energy and Ancient Traits. */
export const abilityRules = [
  // What is so: said before what happens, so that "if this Pokémon is Knocked Out, your opponent takes 1 fewer Prize card" is so all along.
  rule("abilitySentence", "{changes}", ({ changes }) => ({ says: "continuous", changes })),
  rule("abilitySentence", "(as long as|if) {when:condition} , {changes}", ({ when, changes }) => ({
    says: "continuous",
    changes: held(changes, when),
  })),
  rule("abilitySentence", "as long as this Pokémon is in play , {changes}", ({ changes }) => ({ says: "continuous", changes })),
  // What a triggered text answers.
  rule("happening", "when you play this Pokémon from your hand to evolve {n:one} of your Pokémon [during your turn]", () =>
    event({ event: "played", how: "toEvolve", subject: self }),
  ),
  rule("happening", "when you play this Pokémon from your hand onto your Bench [during your turn]", () =>
    event({ event: "played", how: "toBench", subject: self }),
  ),
  rule(
    "happening",
    "whenever (either|any) player puts (a|an) {d:described} from (his or her|their) hand onto (his or her|their) Bench",
    ({ d }) =>
      d.place || d.side ? undefined : event({ event: "putOntoBench", subject: tidy({ side: "both", where: unlessEmpty(d.where) }) }),
  ),
  rule(
    "happening",
    "whenever (either|any) player plays (a|an) {d:described} from (his or her|their) hand to evolve (a|an|1 of their) {from:described} [during their turn]",
    ({ d, from }) =>
      d.place || d.side || !isSaidAlready(from, d) ? undefined : event({ event: "played", how: "toEvolve", subject: subject("both", d) }),
  ),
  rule("happening", "when you play (a|an) {d:described} from your hand to evolve {n:one} of your other {from:name}", ({ d, from }) =>
    d.place || d.side || d.except
      ? undefined
      : event({ event: "played", how: "toEvolve", subject: { side: "yours", where: { ...d.where, evolvesFrom: from }, except: "self" } }),
  ),
  rule("happening", "when {n:one} of your Pokémon becomes this Pokémon", () => event({ event: "evolves", subject: self })),
  rule(
    "happening",
    "(if|when) this Pokémon (is your Active Pokémon|is in the Active Spot) and is damaged by (an opponent's attack|an attack from your opponent's Pokémon) < even if (this Pokémon|it) is Knocked Out >",
    () => event({ event: "damagedByAttack", subject: self, from: "opponents", evenIfKnockedOut: true, whileActive: true }),
  ),
  rule(
    "happening",
    "(if|when) this Pokémon is damaged by (an opponent's attack|an attack from your opponent's Pokémon) < even if (this Pokémon|it) is Knocked Out >",
    () => event({ event: "damagedByAttack", subject: self, from: "opponents", evenIfKnockedOut: true }),
  ),
  rule(
    "happening",
    "(if|when) {p:pokemon} (is your Active Pokémon|is in the Active Spot) and is damaged by {from:source} < even if (that Pokémon|it) is Knocked Out >",
    ({ p, from }) =>
      p.pokemon === "self" && !from.where
        ? event({ event: "damagedByAttack", subject: self, from: from.side, evenIfKnockedOut: true, whileActive: true })
        : p.pokemon === "bound" && p.binding === 0 && !from.where
          ? event(
              { event: "damagedByAttack", subject: self, from: from.side, evenIfKnockedOut: true, whileActive: true },
              { if: "pokemon", is: { pokemon: "self" }, where: p.where ?? {} },
            )
          : undefined,
  ),
  rule("happening", "(if|when) this Pokémon (is your Active Pokémon|is in the Active Spot) and is Knocked Out", () =>
    event({ event: "knockedOut", subject: self }, active),
  ),
  rule(
    "happening",
    "(if|when) {p:pokemon} (is your Active Pokémon|is in the Active Spot) and is Knocked Out by damage from (an opponent's attack|an attack from your opponent's Pokémon)",
    ({ p }) =>
      p.pokemon !== "self" ? undefined : event({ event: "knockedOut", subject: self, byDamageFrom: "opponents", byAttack: true }, active),
  ),
  rule(
    "happening",
    "(if|when) {p:pokemon} is Knocked Out by damage from (an opponent's attack|an attack from your opponent's Pokémon)",
    ({ p }) =>
      p.pokemon === "self"
        ? event({ event: "knockedOut", subject: self, byDamageFrom: "opponents", byAttack: true })
        : p.pokemon === "bound" && p.binding === 0
          ? event(
              { event: "knockedOut", subject: self, byDamageFrom: "opponents", byAttack: true },
              { if: "pokemon", is: { pokemon: "self" }, where: p.where ?? {} },
            )
          : undefined,
  ),
  rule(
    "happening",
    "(if|when) your {d:described} is damaged by {from:source} < even if (that Pokémon|it|your {same?:described}) is Knocked Out >",
    ({ d, from }) =>
      d.place !== "active" || d.side
        ? undefined
        : event(tidy({ event: "damagedByAttack", subject: subject("yours", d), from: from.side, by: from.where, evenIfKnockedOut: true })),
  ),
  rule("happening", "(if|when) this Pokémon is Knocked Out", () => event({ event: "knockedOut", subject: self })),
  rule(
    "happening",
    "(if|when) {n:one} of your {d:described} is Knocked Out by damage from (an opponent's attack|an attack from your opponent's Pokémon)",
    ({ d }) => event({ event: "knockedOut", subject: subject("yours", d), byDamageFrom: "opponents", byAttack: true }),
  ),
  rule(
    "happening",
    "(if|when) your Active Pokémon is Knocked Out by damage from (an opponent's attack|an attack from your opponent's Pokémon)",
    () => event({ event: "knockedOut", subject: { side: "yours", place: "active" }, byDamageFrom: "opponents", byAttack: true }),
  ),
  rule("happening", "when this Pokémon moves from your Bench to (the Active Spot|become your Active Pokémon)", () =>
    event({ event: "movesToActive", subject: self }),
  ),
  rule("happening", "when (your|1 of your) {d:described} moves from (your|the) Bench to the Active Spot", ({ d }) =>
    d.place || d.side ? undefined : event({ event: "movesToActive", subject: subject("yours", d) }),
  ),
  rule("happening", "when this Pokémon moves from the Active Spot to [your|the] Bench", () =>
    event({ event: "movesToBench", subject: self }),
  ),
  rule("happening", "when 1 of your opponent's Pokémon moves from the Active Spot to the Bench", () =>
    event({ event: "movesToBench", subject: { side: "opponents" } }),
  ),
  rule("happening", "whenever your opponent's Active Pokémon moves to the Bench", () =>
    event({ event: "movesToBench", subject: { side: "opponents" } }),
  ),
  rule("happening", "whenever your opponent's Active Pokémon moves to the Bench during (his or her|their) turn", () =>
    event({ event: "movesToBench", subject: { side: "opponents" } }, { if: "turn", is: "opponents" }),
  ),
  rule(
    "happening",
    "when/whenever you attach (a|an) {where:cardNoun} from your hand to (this Pokémon|it) [during your turn]",
    ({ where }) => attachedByYou(where),
  ),
  rule("happening", "when/whenever you attach (a|an) {where:cardNoun} from your hand to {n:one} of your {d:described}", ({ where, d }) =>
    event(tidy({ event: "attachedEnergy", subject: subject("yours", d), by: "you", from: "hand", where: energyOnly(where) })),
  ),
  rule(
    "happening",
    "when/whenever your opponent attaches (a|an) {where:cardNoun} from (his or her|their) hand to {n:one} of (his or her|their) {d:described}",
    ({ where, d }) =>
      event(tidy({ event: "attachedEnergy", subject: subject("opponents", d), by: "opponent", from: "hand", where: energyOnly(where) })),
  ),
  rule(
    "happening",
    "whenever (any|either) player attaches an Energy card from (his or her|their) hand to {n:one} of (his or her|their) {d:described}",
    ({ d }) => event({ event: "attachedEnergy", subject: subject("both", d), from: "hand" }),
  ),
  rule("happening", "when you attach this card from your hand to (a|an) {d:described}", ({ d }) =>
    d.place || d.side ? undefined : event({ event: "attached", what: "this", subject: subject("yours", d), from: "hand" }),
  ),
  rule("happening", "when you attach this card from your hand to {n:one} of your {d:described}", ({ d }) =>
    event({ event: "attached", what: "this", subject: subject("yours", d), from: "hand" }),
  ),
  rule("happening", "(at any time between turns|during Pokémon Checkup|between turns)", () => event({ event: "betweenTurns" })),
  rule("happening", "at the end of your turn [< after your attack >]", () => event({ event: "endOfTurn", of: "you" })),
  rule("happening", "at the end of (each player's|each) turn", () => event({ event: "endOfTurn", of: "both" })),
  rule("event", "{e:happening}", ({ e }) => e),
  rule("event", "{e:happening} , if {when:condition}", ({ e, when }) => event(e.on, both(e.while, when))),
  rule("event", "if {when:condition} , {e:happening}", ({ e, when }) => event(e.on, both(when, e.while))),

  rule("abilitySentence", "{e:event} , you may {steps}", ({ e, steps }) => triggered(e, steps, { optional: true })),
  rule("abilitySentence", "{e:event} , [you must] {steps}", ({ e, steps }) => triggered(e, steps)),
  rule("abilitySentence", "{e:event} , {steps} . then , {more:steps}", ({ e, steps, more }) => triggered(e, [...steps, ...more])),
  rule("abilitySentence", "once during your turn , {e:event} , you may {steps}", ({ e, steps }) =>
    triggered(inYourTurn(e), steps, { optional: true, limit: "oncePerTurn" }),
  ),
  rule("abilitySentence", "during your turn , if this Pokémon is on your Bench , {e:event} , you may {steps}", ({ e, steps }) =>
    triggered(inYourTurn(event(e.on, both(bench, e.while))), steps, { optional: true }),
  ),
  rule(
    "abilitySentence",
    "once at the end of your turn [< after your attack >] , [if {when?:condition} ,] you may {steps}",
    ({ when, steps }) => triggered(event({ event: "endOfTurn", of: "you" }, when), steps, { optional: true, limit: "oncePerTurn" }),
  ),
  rule(
    "abilitySentence",
    "once at the end of your turn [< after your attack >] , [if {when?:condition} ,] you must {steps}",
    ({ when, steps }) => triggered(event({ event: "endOfTurn", of: "you" }, when), steps, { limit: "oncePerTurn" }),
  ),
  rule("abilitySentence", "if this card is attached to {n:one} of your Pokémon , discard it at the end of the turn", () =>
    triggered(event({ event: "endOfTurn", of: "both" }), [{ do: "move", cards: { cards: "self" }, destination: { to: "discard" } }]),
  ),
  rule("abilitySentence", "if this card is attached to {n:one} of your Pokémon , discard it at the end of your turn", () =>
    triggered(event({ event: "endOfTurn", of: "you" }), [{ do: "move", cards: { cards: "self" }, destination: { to: "discard" } }]),
  ),
  rule("abilitySentence", "if this card is attached to {n:one} of your Pokémon , discard it at the end of your opponent's turn", () =>
    triggered(event({ event: "endOfTurn", of: "opponent" }), [{ do: "move", cards: { cards: "self" }, destination: { to: "discard" } }]),
  ),
  rule("abilitySentence", "discard this card at the end of (the turn you attached it|your turn)", () =>
    triggered(event({ event: "endOfTurn", of: "you" }), [{ do: "move", cards: { cards: "self" }, destination: { to: "discard" } }]),
  ),

  // What a player may do once a turn.
  rule("abilitySentence", "once during your turn [< before your attack >] , you may {steps}", ({ steps }) =>
    activated(steps, { limit: "oncePerTurn" }),
  ),
  rule(
    "abilitySentence",
    "once during your turn [< before your attack >] , if this Pokémon is in your discard pile [and {when?:condition}] , you may {steps:thisCard}",
    ({ steps, when }) => activated(steps, { limit: "oncePerTurn", from: "discard", ...tidy({ when }) }),
  ),
  rule(
    "abilitySentence",
    "once during your turn [< before your attack >] , if this Pokémon is in your hand [and {when?:condition}] , you may {steps:thisCard}",
    ({ steps, when }) => activated(steps, { limit: "oncePerTurn", from: "hand", ...tidy({ when }) }),
  ),
  rule(
    "abilitySentence",
    "once during your turn , if you drew this Pokémon from your deck at the beginning of your turn [and your Bench isn't full] , before you put it into your hand , you may put it onto your Bench",
    () => activated(own({ to: "bench" }), { limit: "oncePerTurn", from: "hand", when: { if: "taken", as: "turnsDraw" } }),
  ),
  rule(
    "abilitySentence",
    "if you took this Pokémon as a face-down Prize card during your turn [and your Bench isn't full] , before you put it into your hand , you may put it onto your Bench [and {more?:steps}]",
    ({ more }) => {
      const steps = own({ to: "bench" });
      return activated(more ? [{ do: "ifYouDo", steps, then: more }] : steps, { from: "hand", when: { if: "taken", as: "prize" } });
    },
  ),
  rule(
    "abilitySentence",
    "if you took this card as a face-down Prize card during your turn , before you put it into your hand , you may attach this card to {to:pokemon}",
    ({ to }) => activated([{ do: "attach", cards: { cards: "self" }, to }], { from: "hand", when: { if: "taken", as: "prize" } }),
  ),
  rule(
    "abilitySentence",
    "once during your turn , if (this Pokémon|this card) is in your hand , if {when:condition} , you may {steps:thisCard}",
    ({ when, steps }) => activated(steps, { limit: "oncePerTurn", from: "hand", when }),
  ),
  rule(
    "abilitySentence",
    "as often as you like during your turn , if (this Pokémon|this card) is in your hand , if {when:condition} , you may {steps:thisCard}",
    ({ when, steps }) => activated(steps, { from: "hand", when }),
  ),
  rule("abilitySentence", "once during your turn , if this Pokémon is the last card in your hand , you may play it onto your Bench", () =>
    activated(own({ to: "bench" }), {
      limit: "oncePerTurn",
      from: "hand",
      when: { if: "compare", left: { count: "cards", zone: "hand", of: "you" }, is: "=", right: 1 },
    }),
  ),
  rule("thisCard", "put this card onto your Bench", () => own({ to: "bench" })),
  rule("thisCard", "put this card onto your Bench and {more:steps}", ({ more }) => [...own({ to: "bench" }), ...more]),
  rule("thisCard", "attach this card to {to:pokemon}", ({ to }) => [{ do: "attach", cards: { cards: "self" }, to }]),
  rule("abilitySentence", "once during your turn [< before your attack >] , if {when:condition} , you may {steps}", ({ when, steps }) =>
    activated(steps, { limit: "oncePerTurn", when }),
  ),
  rule("abilitySentence", "if {when:condition} , once during your turn [< before your attack >] , you may {steps}", ({ when, steps }) =>
    activated(steps, { limit: "oncePerTurn", when }),
  ),
  rule(
    "abilitySentence",
    "once during your turn , if {when:condition} , you may {cost:steps} in order to use this Ability",
    ({ when, cost }) => activated([], { limit: "oncePerTurn", when, cost }),
  ),
  rule("abilitySentence", "once during each player's turn , that player may {cost:steps} in order to {steps}", ({ cost, steps }) =>
    activated(steps, { limit: "oncePerTurn", either: true, cost }),
  ),
  rule(
    "abilitySentence",
    "once during your turn [< before your attack >] , if you have a Pokémon in your hand that evolves from {name} , you may put that card onto this Pokémon to evolve it",
    ({ name }) =>
      activated(
        [
          {
            do: "evolve",
            pokemon: { pokemon: "self" },
            with: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { category: "Pokémon", evolvesFrom: name } },
          },
        ],
        { limit: "oncePerTurn", when: haveInHand({ category: "Pokémon", evolvesFrom: name }) },
      ),
  ),
  rule("abilitySentence", "once during your first turn [< before your attack >] , you may {steps}", ({ steps }) =>
    activated(steps, { limit: "oncePerTurn", when: { if: "turn", is: "yourFirst" } }),
  ),
  rule("abilitySentence", "once during your first turn , if {when:condition} , you may {steps}", ({ when, steps }) =>
    activated(steps, { limit: "oncePerTurn", when: { all: [{ if: "turn", is: "yourFirst" }, when] } }),
  ),
  rule("abilitySentence", "as often as you (like|would like) during your turn [< before your attack >] , you may {steps}", ({ steps }) =>
    activated(steps),
  ),
  rule(
    "abilitySentence",
    "as often as you (like|would like) during your turn [< before your attack >] , if {when:condition} , you may {steps}",
    ({ when, steps }) => activated(steps, { when }),
  ),
  rule("abilitySentence", "at any time during your turn , you may {steps}", ({ steps }) => activated(steps)),
  rule("abilitySentence", "once during each player's turn [< before (his or her|their) attack >] , that player may {steps}", ({ steps }) =>
    activated(steps, { limit: "oncePerTurn", either: true }),
  ),
  rule(
    "abilitySentence",
    "once during each player's turn , if {when:condition} , (that player|they|he or she) may {steps}",
    ({ when, steps }) => activated(steps, { limit: "oncePerTurn", either: true, when }),
  ),
  rule("abilitySentence", "you (can't|may not) use more than 1 {name:title} Ability (each|during your) turn", ({ name }, { abilities }) =>
    abilities.some((own) => own.toLowerCase() === name.toLowerCase()) ? { says: "limit", limit: "oncePerTurnByName" } : undefined,
  ),
  rule("abilitySentence", "you can't apply more than 1 {name:title} Ability at a time", ({ name }, { abilities }) =>
    abilities.some((own) => own.toLowerCase() === name.toLowerCase()) ? { says: "appliedOnce" } : undefined,
  ),
  rule("abilitySentence", "the effect of {name:title} doesn't stack", ({ name }, { abilities }) =>
    abilities.some((own) => own.toLowerCase() === name.toLowerCase()) ? { says: "appliedOnce" } : undefined,
  ),
  rule("abilitySentence", "{p:pokemon} can use the VSTAR Power on this card", ({ p }) =>
    p.pokemon === "bound" && p.binding === POINTS_TO.selfIf
      ? { says: "lends", when: { if: "pokemon", is: { pokemon: "self" }, ...tidy({ where: p.where }) } }
      : undefined,
  ),
  rule("abilitySentence", "{name:title} during your turn , you may use this Ability", () => activated([])),
  rule(
    "abilitySentence",
    "during your turn , if {when:condition} , you may use this Ability < you can't use more than 1 VSTAR Power in a game >",
    ({ when }) => activated([], { limit: "vstar", when }),
  ),
  rule("abilitySentence", "you can use this Ability only if {when:condition}", ({ when }) => ({ says: "usable", when })),
  rule(
    "abilitySentence",
    "you can't use this Ability during your first turn or [on] the turn this Pokémon (was put|came) into play",
    () => ({
      says: "usable",
      when: {
        all: [
          { not: { if: "turn", is: "yourFirst" } },
          { not: { if: "history", event: { during: "thisTurn", happened: "cameIntoPlay", pokemon: "self" } } },
        ],
      },
    }),
  ),
  rule("abilitySentence", "if {when:condition} , you can't use this Ability", ({ when }) => ({ says: "usable", when: { not: when } })),
  rule("abilitySentence", "you may not use an Ability with the same name during your turn", () => ({
    says: "limit",
    limit: "oncePerTurnByName",
  })),
  rule("abilitySentence", "you (must|may) {steps} in order to use this Ability", ({ steps }) => ({ says: "costFirst", steps })),

  rule("abilitySentence", "as long as this Pokémon is on your Bench , {changes}", ({ changes }) => ({
    says: "continuous",
    changes: held(changes, bench),
  })),
  rule("thisCard", "play (it|this Pokémon) onto your Bench", () => own({ to: "bench" })),
  rule("thisCard", "put it onto your Bench", () => own({ to: "bench" })),
  rule("thisCard", "put this Pokémon into your hand", () => own({ to: "hand" })),
  rule("thisCard", "put this Pokémon onto your Bench", () => own({ to: "bench" })),
  rule("thisCard", "put this Pokémon on the bottom of your deck", () => own({ to: "deck", place: "bottom" })),
  rule("thisCard", "put this Pokémon on top of your deck", () => own({ to: "deck", place: "top" })),
  rule("thisCard", "shuffle this Pokémon into your deck", () => own({ to: "deck", place: "shuffled" })),
  rule("thisCard", "discard this Pokémon", () => own({ to: "discard" })),
  rule("thisCard", "flip a coin", () => [{ do: "flip", coins: 1 }]),
  rule("thisCard", "reveal it", () => [{ do: "reveal", cards: { cards: "self" } }]),
  rule("thisCard", "reveal it and put it on the bottom of your deck", () => [
    { do: "reveal", cards: { cards: "self" } },
    ...own({ to: "deck", place: "bottom" }),
  ]),
  rule("thisCard", "reveal it and {more:thisCard}", ({ more }) => [{ do: "reveal", cards: { cards: "self" } }, ...more]),
  rule("thisCard", "{a:thisCard} and {more:steps}", ({ a, more }) => [...a, ...more]),
  rule(
    "abilitySentence",
    "once during your turn [< before your attack >] , if this Pokémon is the last card in your hand , you may {steps:thisCard}",
    ({ steps }) =>
      activated(steps, {
        limit: "oncePerTurn",
        from: "hand",
        when: { if: "compare", left: { count: "cards", zone: "hand", of: "you" }, is: "=", right: 1 },
      }),
  ),
  rule("instruction", "put this Pokémon onto your Bench", () => own({ to: "bench" })),
  rule("happening", "when you play {into:name} from your hand to evolve this Pokémon , before it evolves", ({ into }) =>
    event({ event: "willEvolve", subject: self, into }),
  ),
  rule("event", "as long as {when:condition} , {e:happening}", ({ e, when }) => event(e.on, both(when, e.while))),
  rule(
    "happening",
    "(if|when|whenever) {p:pokemon} (is your Active Pokémon|is in the Active Spot) and is damaged by {from:source} < even if (it|(that|this) [{a?:adjectives}] {head}) is Knocked Out >",
    ({ p, from }) => damagedInActive(p, from),
  ),
  rule(
    "happening",
    "(if|when) this Pokémon is in the Active Spot , has a Pokémon Tool attached , and is damaged by {from:source} < even if (that Pokémon|it|this Pokémon) is Knocked Out >",
    ({ from }) =>
      event(
        { event: "damagedByAttack", subject: self, from: from.side, evenIfKnockedOut: true, whileActive: true },
        { if: "pokemon", is: { pokemon: "self" }, where: { tool: true } },
      ),
  ),
  rule("happening", "when/whenever you attach (a|an) {where:cardNoun} from your hand to {p:pokemon}", ({ where, p }) =>
    p.pokemon === "self" ? attachedByYou(where) : undefined,
  ),
  rule("happening", "when you attach an Energy from your hand to this Pokémon", () =>
    event({ event: "attachedEnergy", subject: self, by: "you", from: "hand" }),
  ),
  rule(
    "happening",
    "whenever (any|either) player attaches an Energy [card] from (his or her|their) hand to {n:one} of (his or her|their) {d:described}",
    ({ d }) => event({ event: "attachedEnergy", subject: subject("both", d), from: "hand" }),
  ),
  rule(
    "happening",
    "whenever your opponent attaches an Energy from (his or her|their) hand to {n:one} of (his or her|their) {d:described}",
    ({ d }) => event({ event: "attachedEnergy", subject: subject("opponents", d), by: "opponent", from: "hand" }),
  ),
  rule(
    "happening",
    "(if|when) {p:pokemon} has {w:having} , (is in the Active Spot|is your Active Pokémon) , and is Knocked Out by damage from (an opponent's attack|an attack from your opponent's Pokémon)",
    ({ p, w }) =>
      p.pokemon === "self"
        ? event(
            { event: "knockedOut", subject: self, byDamageFrom: "opponents", byAttack: true },
            { all: [active, { if: "pokemon", is: { pokemon: "self" }, where: w }] },
          )
        : undefined,
  ),
  rule("happening", "when/whenever you play (a|an|1 of your) {d:described} from your hand during your turn", ({ d }) =>
    d.place || d.side ? undefined : event({ event: "played", how: "fromHand", subject: subject("yours", d) }),
  ),
  rule("happening", "when/whenever (your opponent's Active Pokémon|1 of your opponent's Pokémon) retreats", () =>
    event({ event: "retreats", subject: { side: "opponents" } }),
  ),
  rule("abilitySentence", "as long as {when:condition} , {steps} between turns", ({ when, steps }) =>
    triggered(event({ event: "betweenTurns" }, when), steps),
  ),
  rule(
    "abilitySentence",
    "when you attach this card from your hand to your Active Pokémon , switch (that|your Active) Pokémon with {n:one} of your Benched Pokémon",
    () =>
      triggered(event({ event: "attached", what: "this", subject: { side: "yours", place: "active" }, from: "hand" }), [
        { do: "switch", side: "yours", chooser: "you" },
      ]),
  ),
  rule("happening", "when you attach this card from your hand to your Active Pokémon", () =>
    event({ event: "attached", what: "this", subject: { side: "yours", place: "active" }, from: "hand" }),
  ),
  rule(
    "happening",
    "(if|when) {p:pokemon} (is your Active Pokémon|is in the Active Spot) and takes {n:number} or more damage from {from:source} < even if (it|this Pokémon|that Pokémon) is Knocked Out >",
    ({ p, n, from }) =>
      p.pokemon !== "self"
        ? undefined
        : event(
            tidy({
              event: "damagedByAttack",
              subject: self,
              from: from.side,
              by: from.where,
              atLeast: n,
              evenIfKnockedOut: true,
              whileActive: true,
            }),
          ),
  ),
  rule("happening", "at the end of your opponent's turn", () => event({ event: "endOfTurn", of: "opponent" })),
  rule(
    "abilitySentence",
    "once during your turn [< before your attack >] , you may {cost:steps} in order to use this Ability",
    ({ cost }) => ({ says: "activated", limit: "oncePerTurn", cost, steps: [] }),
  ),
  rule("abilitySentence", "once during each player's turn , that player may {cost:steps} in order to {steps}", ({ cost, steps }) => ({
    says: "activated",
    limit: "oncePerTurn",
    either: true,
    cost,
    steps,
  })),
  rule("abilitySentence", "during your turn , you may {steps}", ({ steps }, { vstar }) =>
    vstar ? activated(steps, { limit: "vstar" }) : undefined,
  ),
  rule("abilitySentence", "during your turn , if {when:condition} , you may {steps}", ({ when, steps }, { vstar }) =>
    vstar ? activated(steps, { limit: "vstar", when }) : undefined,
  ),
];
