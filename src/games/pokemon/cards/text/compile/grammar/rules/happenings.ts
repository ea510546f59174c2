import type { AttackSource, CardFilter, Condition, PokemonSelector, Subject } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";
import { POINTS_TO } from "../../unresolved/references";
import type { Description, Event } from "../kinds";
import { rule } from "../pattern";

const self: Subject = "self";
const active: Condition = { if: "place", pokemon: { pokemon: "self" }, is: "active" };
const subject = (side: "yours" | "opponents" | "both", d: Description): Subject =>
  tidy({ side, place: d.place, where: unlessEmpty(d.where), except: d.except });
export const event = (on: Event["on"], when?: Condition): Event => tidy({ on, while: when });
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
export const both = (...conditions: readonly (Condition | undefined)[]): Condition | undefined => {
  const given = conditions.filter((each) => each !== undefined);
  return given.length > 1 ? { all: given } : given[0];
};
/** "If the Darkness Pokémon this card is attached to is your Active Pokémon and is damaged by …". */
function damagedInActive(p: PokemonSelector, from: AttackSource): Event | undefined {
  const on = tidy({ event: "damagedByAttack", subject: self, from: from.side, by: from.where, evenIfKnockedOut: true, whileActive: true });
  if (p.pokemon === "self") return event(on);
  return p.pokemon === "bound" && p.binding === POINTS_TO.selfIf
    ? event(on, { if: "pokemon", is: { pokemon: "self" }, where: p.where ?? {} })
    : undefined;
}
/** What a Pokémon evolves from, where that follows from what it becomes: "a Pokémon VMAX … to evolve a Pokémon V". */
function isSaidAlready({ place, side, where }: Description, into: Description): boolean {
  if (place || side) return false;
  return !unlessEmpty(where) || (where.marks?.join() === "V" && into.where.marks?.join() === "VMAX");
}

/** What triggered effects answer: "when this Pokémon is Knocked Out", "at the end of your turn". */
export const happeningRules = [
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
  rule("moment", "{e:happening}", ({ e }) => e),
  rule("event", "{e:moment}", ({ e }) => e),
  rule("event", "{e:happening} , if {when:condition}", ({ e, when }) => event(e.on, both(e.while, when))),
  rule("moment", "if {when:condition} , {e:happening}", ({ e, when }) => event(e.on, both(when, e.while))),
  rule("happening", "when you play {into:name} from your hand to evolve this Pokémon , before it evolves", ({ into }) =>
    event({ event: "willEvolve", subject: self, into }),
  ),
  rule("moment", "as long as {when:condition} , {e:happening}", ({ e, when }) => event(e.on, both(when, e.while))),
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
];
