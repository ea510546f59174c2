import type { CardDefinition, Face } from "./card";
import type { CounterKind, Skill, Token } from "./effects/language";
import { type CompiledSkill, compileSkill } from "./skills/compile";
import { definitionOfToken } from "./tokens";
import { baseValues, type Values } from "./values";
import { visit } from "./visit";

/** A card with what is worked out once from its print. */
export interface CompiledCard {
  readonly definition: CardDefinition;
  readonly faces: readonly CompiledFace[];
  /** Permanent skills that hold outside leader, battle and unison. */
  readonly farPermanents: boolean;
  readonly farAutos: boolean;
}

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
  /** Some card has an Auto, or a Permanent skill, that works outside play. */
  readonly far: boolean;
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
    cards.set(definition.id, compileCard(definition));
    visit(definition, (node) => {
      if ("counters" in node && typeof node.counters === "string") counters.add(node.counters);
    });
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
  const triggers = new Set<string>();
  let permanents = false;
  for (const { definition, faces } of cards) {
    const note = (node: object) => {
      if ("when" in node && typeof node.when === "string") triggers.add(node.when);
      if ("type" in node && node.type === "permanent") permanents = true;
    };
    visit(definition, note);
    for (const { skills } of faces) for (const { does } of skills) visit(does, note);
  }
  return { cards, triggers, permanents, far: cards.some(({ farAutos, farPermanents }) => farAutos || farPermanents) };
}

function compileCard(definition: CardDefinition): CompiledCard {
  const faces = definition.faces.map((face, side): CompiledFace => {
    const skills = face.skills.map((skill, place) => compileSkill(skill, `${definition.id}/${side}/${place}`));
    const doing = (type: Skill["type"]) => skills.filter(({ does }) => does?.type === type);
    return { face, skills, autos: doing("auto"), permanents: doing("permanent"), values: baseValues(definition, face, skills) };
  });
  const far = (type: Skill["type"]) => faces.some(({ skills }) => skills.some(({ does, from }) => does?.type === type && from !== null));
  return { definition, faces, farPermanents: far("permanent"), farAutos: far("auto") };
}
