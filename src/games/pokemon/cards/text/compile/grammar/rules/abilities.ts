import type { CardFilter, Condition, Destination, Instruction, Trigger } from "@/games/pokemon/engine/effects/language";
import { tidy } from "@/kernel/texts/merge";
import { POINTS_TO } from "../../unresolved/references";
import type { Change } from "../../unresolved/sentences";
import type { Event } from "../kinds";
import { rule } from "../pattern";
import { both, event } from "./happenings";

const bench: Condition = { if: "place", pokemon: { pokemon: "self" }, is: "bench" };
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
/** "You may" behind an event, and behind a condition of it, makes what answers the event optional. */
export const isOptional = ([first, ...more]: readonly Instruction[]): boolean => {
  if (!first || more.length > 0) return false;
  if (first.do === "if") return !first.else && isOptional(first.then);
  return first.do === "may" && !first.by && !first.ifDone && !first.ifNot;
};
const haveInHand = (where: CardFilter): Condition => ({
  if: "compare",
  left: { count: "cards", zone: "hand", of: "you", where },
  is: ">=",
  right: 1,
});
const own = (destination: Destination): readonly Instruction[] => [{ do: "move", cards: { cards: "self" }, destination }];
/** "As long as this card is attached to a Pokémon" is whenever a card does anything. */
const isAlways = (when: Condition): boolean => "if" in when && when.if === "pokemon" && when.is.pokemon === "self" && !when.where;
const held = (changes: readonly Change[], when?: Condition) =>
  changes.map((each) => ({ ...each, ...tidy({ while: both(when && isAlways(when) ? undefined : when, each.while) }) }));

/** Abilities, Tools, Stadiums, special Energy and Ancient Traits. */
export const abilityRules = [
  rule("thisCard", "put this card onto your Bench", () => own({ to: "bench" })),
  rule("thisCard", "put this card onto your Bench and {more:steps}", ({ more }) => [...own({ to: "bench" }), ...more]),
  rule("thisCard", "attach this card to {to:pokemon}", ({ to }) => [{ do: "attach", cards: { cards: "self" }, to }]),
  rule("thisCard", "play (it|this Pokémon) onto your Bench", () => own({ to: "bench" })),
  rule("thisCard", "put it onto your Bench", () => own({ to: "bench" })),
  rule("thisCard", "put this Pokémon into your hand", () => own({ to: "hand" })),
  rule("thisCard", "put this Pokémon onto your Bench", () => own({ to: "bench" })),
  rule("thisCard", "put this Pokémon on the bottom of your deck", () => own({ to: "deck", place: "bottom" })),
  rule("thisCard", "flip a coin", () => [{ do: "flip", coins: 1 }]),
  rule("thisCard", "reveal it", () => [{ do: "reveal", cards: { cards: "self" } }]),
  rule("thisCard", "reveal it and put it on the bottom of your deck", () => [
    { do: "reveal", cards: { cards: "self" } },
    ...own({ to: "deck", place: "bottom" }),
  ]),
  // What is so: said before what happens, so that "if this Pokémon is Knocked Out, your opponent takes 1 fewer Prize card" is so all along.
  rule("abilitySentence", "{changes}", ({ changes }) => ({ says: "continuous", changes })),
  rule("abilitySentence", "(as long as|if) {when:condition} , {changes}", ({ when, changes }) => ({
    says: "continuous",
    changes: held(changes, when),
  })),
  rule("abilitySentence", "as long as this Pokémon is in play , {changes}", ({ changes }) => ({ says: "continuous", changes })),
  rule("abilitySentence", "{e:event} , you may {steps}", ({ e, steps }) => triggered(e, steps, { optional: true })),
  rule("abilitySentence", "{e:moment} , [you must] {steps}", ({ e, steps }) => (isOptional(steps) ? undefined : triggered(e, steps))),
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
  rule("abilitySentence", "as often as you (like|would like) during your turn [< before your attack >] , you may {steps}", ({ steps }) =>
    activated(steps),
  ),
  rule(
    "abilitySentence",
    "as often as you (like|would like) during your turn [< before your attack >] , if {when:condition} , you may {steps}",
    ({ when, steps }) => activated(steps, { when }),
  ),
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
  rule("abilitySentence", "you can't use more than 1 Ability that has {words:quoted} in its name each turn", ({ words }) => ({
    says: "limit",
    limit: { oncePerTurnNamed: words },
  })),
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
  rule("abilitySentence", "as often as you like during your turn , you may use this Ability", () => activated([])),
  // A Power by its name, on a card that lends it.
  rule("abilitySentence", "{name:title} during your turn , you may use this Ability", ({ name }) =>
    /^(?:Once|As often as you like)$/.test(name) ? undefined : activated([]),
  ),
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
  rule("abilitySentence", "you may not use an Ability with the same name during your turn", () => ({
    says: "limit",
    limit: "oncePerTurnByName",
  })),
  rule("abilitySentence", "you (must|may) {steps} in order to use this Ability", ({ steps }) => ({ says: "costFirst", steps })),
  rule("abilitySentence", "as long as this Pokémon is on your Bench , {changes}", ({ changes }) => ({
    says: "continuous",
    changes: held(changes, bench),
  })),
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
];
