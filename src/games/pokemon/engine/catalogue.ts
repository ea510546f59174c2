import type { CardDefinition } from "./card";
import { editionRules } from "./editions";
import { compileCard } from "./effects/compile/compile";
import { isLock } from "./effects/continuous";
import type { CompiledCard } from "./effects/program";
import { words } from "./effects/words";
import type { Match, Observer } from "./match";
import type { Rules, State } from "./state/state";

/** All compiled cards a match may name. */
export interface Catalogue {
  /** The compiled card with this id. Throws when there is none. */
  card(id: string): CompiledCard;
  /** The match of a state, ready to go on. */
  match(state: State): Match;
}

/** What a match needs beside its state; the same for all its states. */
type Fixed = Pick<
  Match,
  | "edition"
  | "table"
  | "cards"
  | "hasContinuous"
  | "hasLimits"
  | "hasLocks"
  | "hasRestricted"
  | "hasOutOfPlay"
  | "remembers"
  | "remembersAlways"
  | "triggerEvents"
  | "evolutions"
>;

/** What of it follows from the definitions in the match alone. */
type OfTable = Omit<Fixed, "edition" | "cards">;

/** Compiles the definitions once. Throws on two with the same id and on what the engine does not know. */
export function createCatalogue(definitions: readonly CardDefinition[], observe: Observer | null = null): Catalogue {
  const cards = new Map<string, CompiledCard>();
  const lines = new Map<string, CompiledCard[]>();
  for (const definition of definitions) {
    if (cards.has(definition.id)) throw new Error(`Two cards have the id ${definition.id}.`);
    const compiled = compileCard(definition);
    cards.set(definition.id, compiled);
    if (definition.category !== "Pokémon") continue;
    for (const name of definition.evolvesFrom) lines.set(name, [...(lines.get(name) ?? []), compiled]);
  }
  const card = (id: string): CompiledCard => {
    const found = cards.get(id);
    if (!found) throw new Error(`There is no card with the id ${id}.`);
    return found;
  };
  const evolutions = (name: string): readonly CompiledCard[] => lines.get(name) ?? [];
  // A state's rules never change, so what follows from them is worked out once for all its successors; what follows from their table alone, also for
  // matches that somebody imagines with the same cards elsewhere.
  const known = new WeakMap<Rules, Fixed>();
  const knownTables = new WeakMap<Rules["table"], OfTable>();
  const ofTable = (ids: Rules["table"]): OfTable => {
    const before = knownTables.get(ids);
    if (before) return before;
    const made = whatFollows(ids.map(card), evolutions);
    knownTables.set(ids, made);
    return made;
  };
  const fixed = (rules: Rules): Fixed => {
    const before = known.get(rules);
    if (before) return before;
    const made = fixedFor(rules, ofTable(rules.table));
    known.set(rules, made);
    return made;
  };
  return { card, match: (state) => begin(fixed(state.rules), state, observe) };
}

function begin(fixed: Fixed, state: State, observe: Observer | null): Match {
  const {
    edition,
    table,
    cards,
    hasContinuous,
    hasLimits,
    hasLocks,
    hasRestricted,
    hasOutOfPlay,
    remembers,
    remembersAlways,
    triggerEvents,
    evolutions,
  } = fixed;
  return {
    state,
    edition,
    words,
    table,
    cards,
    hasContinuous,
    hasLimits,
    hasLocks,
    hasRestricted,
    hasOutOfPlay,
    remembers,
    remembersAlways,
    triggerEvents,
    evolutions,
    events: [],
    answer: null,
    waiting: false,
    slot: 0,
    required: false,
    price: false,
    useful: null,
    continuous: null,
    weighed: [],
    energies: null,
    observe,
  };
}

function fixedFor(rules: Rules, ofTable: OfTable): Fixed {
  const cards = rules.cards.map((place) => {
    const compiled = ofTable.table[place];
    if (!compiled) throw new Error(`The match has no definition number ${place}.`);
    return compiled;
  });
  return { edition: editionRules[rules.edition], cards, ...ofTable };
}

function whatFollows(table: readonly CompiledCard[], evolutions: Fixed["evolutions"]): OfTable {
  const asked = table.flatMap((compiled) => compiled.asks);
  return {
    table,
    hasContinuous: table.some((compiled) => compiled.continuous.length > 0),
    hasLimits: table.some(({ continuous }) => continuous.some(({ kind }) => kind === "benchSize" || kind === "maxTools")),
    hasLocks: table.some(
      ({ continuous, changes }) => continuous.some(({ kind }) => isLock(kind)) || changes.some(({ kind }) => isLock(kind)),
    ),
    hasRestricted: table.some(({ definition }) => definition.category !== "Pokémon" && definition.attachTo !== undefined),
    hasOutOfPlay: table.some(({ activated }) => activated.some(({ effect }) => (effect.from ?? "play") !== "play")),
    remembers: new Set(asked.map(({ happened }) => happened)),
    remembersAlways: new Set(asked.filter(({ during }) => during === "match").map(({ happened }) => happened)),
    triggerEvents: new Set(table.flatMap((compiled) => compiled.triggers.map((trigger) => trigger.effect.on.event))),
    evolutions,
  };
}
