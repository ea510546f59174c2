import { cardOf, type Match, objectOf } from "../match";
import type { Readable } from "../state/happenings";
import { locate } from "../state/zones";
import { valuesOf } from "../values";

/** A card's information at the moment. */
export function readCard(m: Match, card: number): Readable {
  const v = valuesOf(m, card);
  const { definition, faces } = cardOf(m, card);
  const place = locate(m.state, card);
  const placed = place && !place.under ? place.placed : null;
  const hidden = placed?.hidden ?? false;
  const face = faces[placed?.back ? 1 : 0] ?? faces[0];
  const object = objectOf(m, card);
  const { battle } = m.state;
  return {
    card,
    object,
    number: hidden ? "" : definition.id,
    type: v.type,
    z: !hidden && definition.z === true,
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
    originalPower: hidden ? null : (face?.face.power ?? null),
    cost: v.cost ? v.cost.total : null,
    colorCost: v.cost ? Object.values(v.cost.colors).reduce((sum, count) => sum + Math.max(0, count), 0) : null,
    originalCost: hidden ? null : (face?.values.cost?.total ?? null),
    zCost: v.zCost,
    comboPower: v.comboPower,
    comboCost: v.comboCost,
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

/** DB-TOKEN-01. */
export function isToken(m: Match, card: number): boolean {
  return (m.state.cards[card] ?? 0) >= m.table.cards.length;
}
