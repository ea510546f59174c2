import type { CardDefinition } from "../card";
import type { CompiledFace } from "../catalogue";
import { cardOf, type Match, objectOf } from "../match";
import type { Readable } from "../state/happenings";
import { placedOf } from "../state/zones";
import { type Values, valuesOf } from "../values";

/** A card's information at the moment. */
export function readCard(m: Match, card: number): Readable {
  const { definition, faces } = cardOf(m, card);
  const placed = placedOf(m.state, card);
  const object = objectOf(m, card);
  const { battle } = m.state;
  return readAs(definition, faces[placed?.back ? 1 : 0] ?? faces[0], valuesOf(m, card), placed?.hidden ?? false, {
    card,
    object,
    markers: placed?.markers ?? 0,
    under: placed?.under.length ?? 0,
    rest: placed?.rest ?? false,
    hidden: placed?.hidden ?? false,
    back: placed?.back ?? false,
    faceUp: m.state.sides[0].faceUp.includes(card) || m.state.sides[1].faceUp.includes(card),
    token: isToken(m, card),
    inBattle: battle !== null && (battle.attack === object || battle.guard === object),
  });
}

/** DB-MODE-07: a Hidden card as its front would count. */
export function readFront(m: Match, read: Readable): Readable {
  const { definition, faces } = cardOf(m, read.card);
  const [front] = faces;
  if (!front) throw new Error(`${definition.id} has no face.`);
  return readAs(definition, front, front.values, false, read);
}

/** What is printed on the back of a card; null for one that has none. */
export function readBack(m: Match, read: Readable): Readable | null {
  const { definition, faces } = cardOf(m, read.card);
  const [, back] = faces;
  return back ? { ...readAs(definition, back, back.values, false, read), back: true } : null;
}

/** How a card lies there, whatever it is. */
type Standing = Pick<Readable, "card" | "object" | "markers" | "under" | "rest" | "hidden" | "back" | "faceUp" | "token" | "inBattle">;

/**
 * A card read by these values. It is read at every filter of every text: one literal without spreads, which V8 builds at once.
 *
 * @param secret DB-MODE-03: nothing printed is read
 */
function readAs(definition: CardDefinition, face: CompiledFace | undefined, v: Values, secret: boolean, standing: Standing): Readable {
  return {
    card: standing.card,
    object: standing.object,
    number: secret ? "" : definition.id,
    type: v.type,
    z: !secret && definition.z === true,
    colors: v.colors,
    printedColors: v.printedColors,
    names: v.names,
    characters: v.characters,
    traits: v.traits,
    era: secret ? null : (face?.face.era ?? null),
    keywords: v.keywords,
    skillless: v.skillless,
    originallySkillless: (face?.skills.length ?? 0) === 0,
    power: v.power,
    originalPower: secret ? null : (face?.face.power ?? null),
    cost: v.cost ? v.cost.total : null,
    colorCost: v.cost ? v.cost.colored : null,
    originalCost: secret ? null : (face?.values.cost?.total ?? null),
    zCost: v.zCost,
    comboPower: v.comboPower,
    comboCost: v.comboCost,
    markers: standing.markers,
    under: standing.under,
    rest: standing.rest,
    hidden: standing.hidden,
    back: standing.back,
    faceUp: standing.faceUp,
    token: standing.token,
    inBattle: standing.inBattle,
  };
}

/** DB-TOKEN-01. */
export function isToken(m: Match, card: number): boolean {
  return (m.state.cards[card] ?? 0) >= m.table.cards.length;
}
