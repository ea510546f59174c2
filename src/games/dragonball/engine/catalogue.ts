import { onceFor } from "@/kernel/once";
import type { CardDefinition, Face } from "./card";
import type { CounterKind, Skill, Token, Zone } from "./effects/language";
import { ZONES } from "./effects/language/selectors";
import { type CompiledSkill, compileSkill } from "./skills/compile";
import { definitionOfToken } from "./tokens";
import { baseValues, type Values } from "./values";
import { visit } from "./visit";

/** A card with what is worked out once from its print. */
export interface CompiledCard {
  readonly definition: CardDefinition;
  readonly faces: readonly CompiledFace[];
  /** Triggers that its skills, and what they bring about, answer. */
  readonly triggers: ReadonlySet<string>;
  /** Kinds of [Counter] that it has. */
  readonly counters: ReadonlySet<string>;
  /** It has, or can give, a Permanent skill. */
  readonly permanents: boolean;
  /** Zones that its Permanent skills name as those they are valid in, or ones that it gives; likewise its Autos, and its Activate skills. */
  readonly farPermanents: FarZones;
  readonly farAutos: FarZones;
  readonly farActivates: FarZones;
}

/** Zones that skills name as those they are valid in (DB-SKILL-04). */
type FarZones = readonly Zone[];

export interface CompiledFace {
  readonly face: Face;
  readonly skills: readonly CompiledSkill[];
  readonly autos: readonly CompiledSkill[];
  readonly permanents: readonly CompiledSkill[];
  readonly values: Values;
}

/** The cards of one match, and what need not be looked for among them. */
export interface Table {
  readonly cards: readonly CompiledCard[];
  /** Triggers that some skill of the match answers. */
  readonly triggers: ReadonlySet<string>;
  /** Zones that skills of some card name: in others none works, those of play excepted (DB-SKILL-03). */
  readonly farPermanents: FarZones;
  readonly farAutos: FarZones;
  readonly farActivates: FarZones;
  /** Some card has a Permanent skill. */
  readonly permanents: boolean;
}

/** The cards of an edition, compiled; what is asked of the edition as a whole is public knowledge (DB-COUNTER-21). */
export interface Catalogue {
  card(id: string): CompiledCard;
  token(token: Token | undefined): CompiledCard;
  /** What a match with these cards needs, worked out once. */
  table(ids: readonly string[]): Table;
  /** Some card of the edition has a [Counter] of this kind. */
  readonly counters: ReadonlySet<string>;
}

/**
 * Compiles definitions; throws where two have one id.
 *
 * @param known kinds of [Counter] that the edition has, where these are not all of its cards
 */
export function createCatalogue(definitions: readonly CardDefinition[], known: readonly CounterKind[] = []): Catalogue {
  const cards = new Map<string, CompiledCard>();
  const counters = new Set<string>(known);
  for (const definition of definitions) {
    if (cards.has(definition.id)) throw new Error(`Two cards have the number ${definition.id}.`);
    const card = compileCard(definition);
    cards.set(definition.id, card);
    for (const counter of card.counters) counters.add(counter);
  }
  const tokens = new WeakMap<Token, CompiledCard>();
  const tables = new WeakMap<readonly string[], Table>();
  const card = (id: string): CompiledCard => {
    const found = cards.get(id);
    if (!found) throw new Error(`There is no card ${id}.`);
    return found;
  };
  return {
    counters,
    card,
    table(ids) {
      const made = tables.get(ids);
      if (made) return made;
      const table = tableOf(ids.map(card));
      tables.set(ids, table);
      return table;
    },
    token(token) {
      if (!token) throw new Error("There is no such token.");
      const made = tokens.get(token);
      if (made) return made;
      const compiled = compileCard(definitionOfToken(token));
      tokens.set(token, compiled);
      return compiled;
    },
  };
}

function tableOf(cards: readonly CompiledCard[]): Table {
  return {
    cards,
    triggers: together(cards.map((card) => card.triggers)),
    permanents: cards.some((card) => card.permanents),
    farPermanents: [...together(cards.map((card) => card.farPermanents))],
    farAutos: [...together(cards.map((card) => card.farAutos))],
    farActivates: [...together(cards.map((card) => card.farActivates))],
  };
}

/** A copy of a match that was stored has a table of its own: this is done as often as one is taken up. */
function together<T>(lists: readonly Iterable<T>[]): Set<T> {
  const all = new Set<T>();
  for (const list of lists) for (const one of list) all.add(one);
  return all;
}

/** All matches with a print share what it compiles to. */
const compileCard = onceFor((definition: CardDefinition): CompiledCard => {
  const faces = definition.faces.map((face, side): CompiledFace => {
    const skills = face.skills.map((skill, place) => compileSkill(skill, `${definition.id}/${side}/${place}`));
    const doing = (type: Skill["type"]) => skills.filter(({ does }) => does?.type === type);
    return { face, skills, autos: doing("auto"), permanents: doing("permanent"), values: baseValues(definition, face, skills) };
  });
  const triggers = new Set<string>();
  const far = { permanent: new Set<Zone>(), auto: new Set<Zone>(), activate: new Set<Zone>(), counter: new Set<Zone>() };
  const counters = new Set<string>();
  visit(definition, (node) => {
    if ("counters" in node && typeof node.counters === "string") counters.add(node.counters);
  });
  let permanents = false;
  const note = (node: object) => {
    if ("when" in node && typeof node.when === "string") triggers.add(node.when);
    if (!isSkill(node)) return;
    const { does, from } = compileSkill(node, "");
    if (does?.type === "permanent") permanents = true;
    if (does && from !== null) for (const zone of from === "any" ? ZONES : from) far[does.type].add(zone);
  };
  // Skills that it gives are somewhere in its own.
  visit([definition, faces.map(({ skills }) => skills.map(({ does }) => does))], note);
  return {
    definition,
    faces,
    triggers,
    counters,
    permanents,
    farPermanents: [...far.permanent],
    farAutos: [...far.auto],
    farActivates: [...far.activate],
  };
});

function isSkill(node: object): node is Skill {
  return "type" in node && typeof node.type === "string" && SKILL_TYPES.has(node.type);
}

const SKILL_TYPES: ReadonlySet<string> = new Set<Skill["type"]>(["activate", "permanent", "auto", "counter", "keyword"]);
