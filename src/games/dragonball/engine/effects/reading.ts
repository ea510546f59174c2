import type { CardDefinition } from "../card";
import type { CompiledFace } from "../catalogue";
import { cardOf, type Match, objectOf } from "../match";
import type { Readable } from "../state/happenings";
import { locate } from "../state/zones";
import { type Values, valuesOf } from "../values";

/** A card's information at the moment. */
export function readCard(m: Match, card: number): Readable {
  const { definition, faces } = cardOf(m, card);
  const place = locate(m.state, card);
  const placed = place && !place.under ? place.placed : null;
  const hidden = placed?.hidden ?? false;
  const object = objectOf(m, card);
  const { battle } = m.state;
  return {
    ...information(definition, faces[placed?.back ? 1 : 0] ?? faces[0], valuesOf(m, card)),
    ...(hidden ? { number: "", z: false, era: null, originalPower: null, originalCost: null } : null),
    card,
    object,
    markers: placed?.markers ?? 0,
    under: placed?.under.length ?? 0,
    rest: placed?.rest ?? false,
    hidden,
    back: placed?.back ?? false,
    faceUp: place ? m.state.sides[place.seat].faceUp.includes(card) : false,
    token: isToken(m, card),
    inBattle: battle !== null && (battle.attack === object || battle.guard === object),
  };
}

/** DB-MODE-07: a Hidden card as its front would count. */
export function readFront(m: Match, read: Readable): Readable {
  const { definition, faces } = cardOf(m, read.card);
  const [front] = faces;
  if (!front) throw new Error(`${definition.id} has no face.`);
  return { ...read, ...information(definition, front, front.values) };
}

/** What is printed on the back of a card; null for one that has none. */
export function readBack(m: Match, read: Readable): Readable | null {
  const { definition, faces } = cardOf(m, read.card);
  const [, back] = faces;
  return back ? { ...read, ...information(definition, back, back.values), back: true } : null;
}

/** What a card says of itself, its values as they are given. */
function information(definition: CardDefinition, face: CompiledFace | undefined, v: Values) {
  return {
    number: definition.id,
    type: v.type,
    z: definition.z === true,
    colors: v.colors,
    printedColors: v.printedColors,
    names: v.names,
    characters: v.characters,
    traits: v.traits,
    era: face?.face.era ?? null,
    keywords: v.keywords,
    skillless: v.skillless,
    originallySkillless: (face?.skills.length ?? 0) === 0,
    power: v.power,
    originalPower: face?.face.power ?? null,
    cost: v.cost ? v.cost.total : null,
    colorCost: v.cost ? Object.values(v.cost.colors).reduce((sum, count) => sum + Math.max(0, count), 0) : null,
    originalCost: face?.values.cost?.total ?? null,
    zCost: v.zCost,
    comboPower: v.comboPower,
    comboCost: v.comboCost,
  };
}

/** DB-TOKEN-01. */
export function isToken(m: Match, card: number): boolean {
  return (m.state.cards[card] ?? 0) >= m.table.cards.length;
}
