import type { Seat } from "../../kernel/game";
import { cardOf, definitionAt, type Match } from "../match";
import { pokemonInPlay } from "../state/inPlay";
import type { Lasting, Pokemon } from "../state/state";
import { ownerOf } from "../state/zones";
import type { Changes, Kind } from "./kinds";
import type { Amount, Condition, PokemonSelector } from "./language";
import type { CompiledCard, CompiledContinuous } from "./program";
import { type Scope, scopeOf, sidesOf } from "./scope";
import { textCards } from "./texts";

/** Where a change in force comes from. */
export type Cause = "ability" | "trait" | "tool" | "energy" | "stadium" | "attack" | "other";

/** A change in force, seen from the one it belongs to. */
export interface InForce<K extends Kind = Kind> {
  readonly change: Changes[K];
  readonly kind: K;
  readonly cause: Cause;
  readonly scope: Scope;
  /** The Pokémon whose card or text it is, 0 for a Stadium. */
  readonly holder: number;
  /** Name of the Ability, where it is one. */
  readonly name: string;
  readonly while: Condition | null;
  /** Pokémon it lies on; null where its selector is looked at anew. */
  readonly objects: readonly number[] | null;
  /** Its amount if it was counted when it started. */
  readonly amount: number | null;
  /** Definition and program of its steps, where it has some. */
  readonly card: CompiledCard;
  readonly entry: number;
  readonly lasting: Lasting | null;
}

/** Changes in force by kind, so that each rule looks only at those that could concern it. */
export type ContinuousIndex = ReadonlyMap<Kind, readonly InForce[]>;

const NONE: readonly never[] = [];
const EMPTY: ContinuousIndex = new Map();

/** Kinds whose effects decide which others are in force, so that an index with one of them holds for one moment only. */
const UNSETTLING = ["suppress abilities", "suppress tools", "suppress specialEnergy"] as const;
type Suppression = (typeof UNSETTLING)[number];

/** Whether the effects in force may be others after any change, not only when cards come and go. */
export function isUnsettled(m: Match): boolean {
  const { continuous } = m;
  return continuous !== null && UNSETTLING.some((kind) => continuous.has(kind));
}

/** A step begins with what is known of the effects in force in the state it starts from. */
export function carryOver(from: Match, to: Match): void {
  if (isUnsettled(from)) return;
  to.continuous = from.continuous;
  to.energies = from.energies;
}

/** The changes of one kind that are in force now. */
export function inForce<K extends Kind>(m: Match, kind: K): readonly InForce<K>[] {
  if (!m.hasContinuous && m.state.lasting.length === 0) return NONE;
  m.continuous ??= build(m);
  const found = m.continuous.get(kind);
  if (!found || !areOf(found, kind)) return NONE;
  const now = found.some((entry) => entry.while) ? found.filter((entry) => !entry.while || holds(m, entry, entry.while)) : found;
  if (m.observe)
    for (const { change, while: condition } of now) m.observe({ kind: "continuous", change, ...(condition && { while: condition }) });
  return now;
}

/** The index holds each change under its own kind. */
function areOf<K extends Kind>(entries: readonly InForce[], kind: K): entries is readonly InForce<K>[] {
  return entries[0]?.kind === kind;
}

/** No change depends on itself: while it is worked out whether it holds or whom it touches, it is not in force. */
function weigh(m: Match, entry: InForce, is: () => boolean): boolean {
  if (m.weighed.includes(entry)) return false;
  m.weighed.push(entry);
  const result = is();
  m.weighed.pop();
  return result;
}

/** Whether a change's condition holds. */
function holds(m: Match, entry: InForce, condition: Condition): boolean {
  return weigh(m, entry, () => m.words.conditionHolds(m, entry.scope, condition));
}

/** Whether a change in force touches this Pokémon. */
export function touches(m: Match, entry: InForce, selector: PokemonSelector, pokemon: Pokemon): boolean {
  return entry.objects ? entry.objects.includes(pokemon.id) : m.words.selects(m, entry.scope, selector, pokemon);
}

/** The changes of one kind that touch this Pokémon through their `on`. */
export function changesOn<K extends Kind>(m: Match, kind: K, pokemon: Pokemon): readonly InForce<K>[] {
  const found = inForce(m, kind);
  if (found.length === 0) return found;
  return found.filter((entry) => !("on" in entry.change) || entry.change.on === undefined || touches(m, entry, entry.change.on, pokemon));
}

/** How much a change changes; `about` is the Pokémon it is worked out for. */
export function sizeOf(m: Match, entry: InForce, amount: Amount, about: Pokemon | null): number {
  if (entry.amount !== null || typeof amount === "number") return entry.amount ?? m.words.amountOf(m, entry.scope, amount);
  return m.words.amountOf(m, about ? { ...entry.scope, each: about.id } : entry.scope, amount);
}

function build(m: Match): ContinuousIndex {
  const all: InForce[] = [];
  for (const seat of [0, 1] as const) {
    for (const pokemon of pokemonInPlay(m.state.sides[seat])) collect(m, all, seat, pokemon);
  }
  const { stadium } = m.state;
  if (stadium) add(all, cardOf(m, stadium.card), "stadium", stadium.seat, 0, stadium.card);
  for (const lasting of m.state.lasting) if (lasting.from === null) all.push(lastingInForce(m, lasting));
  // Suppressing selectors are read before any change is in force, so that they cannot depend on one another.
  m.continuous = EMPTY;
  return byKind(withoutSuppressed(m, all));
}

function collect(m: Match, all: InForce[], seat: Seat, pokemon: Pokemon): void {
  if (pokemon.faceDown) return;
  for (const card of textCards(m, pokemon)) add(all, cardOf(m, card), "ability", seat, pokemon.id, card);
  for (const card of pokemon.energy) add(all, cardOf(m, card), "energy", seat, pokemon.id, card);
  for (const card of pokemon.tools) add(all, cardOf(m, card), "tool", seat, pokemon.id, card);
}

function add(all: InForce[], card: CompiledCard, cause: Cause, seat: Seat, holder: number, source: number): void {
  if (card.continuous.length === 0) return;
  for (const continuous of card.continuous) all.push(fromCard(card, continuous, cause, seat, holder, source));
}

/** Where a change comes from, if it is another place than the card lies in. */
const CAUSES: Partial<Record<CompiledContinuous["from"], Cause>> = { trait: "trait", rule: "other" };

function fromCard(card: CompiledCard, continuous: CompiledContinuous, cause: Cause, seat: Seat, holder: number, source: number): InForce {
  return {
    change: continuous.change,
    kind: continuous.kind,
    cause: CAUSES[continuous.from] ?? cause,
    scope: scopeOf(seat, holder, source, "ability"),
    holder,
    name: continuous.name,
    while: continuous.effect.while ?? null,
    objects: null,
    amount: null,
    card,
    entry: continuous.entry,
    lasting: null,
  };
}

function lastingInForce(m: Match, lasting: Lasting): InForce {
  const card = definitionAt(m, lasting.card);
  const compiled = card.changes[lasting.node];
  if (!compiled) throw new Error(`${card.definition.id} starts no change number ${lasting.node}.`);
  return {
    change: compiled.change,
    kind: compiled.kind,
    cause: lasting.by,
    scope: scopeOf(lasting.you, lasting.self, lasting.source, lasting.by === "attack" ? "attack" : "other"),
    holder: lasting.self,
    name: "",
    while: null,
    objects: lasting.objects,
    amount: lasting.amount,
    card,
    entry: compiled.entry,
    lasting,
  };
}

const SUPPRESSED_BY: Partial<Record<Cause, Suppression>> = {
  ability: "suppress abilities",
  tool: "suppress tools",
  energy: "suppress specialEnergy",
};

function withoutSuppressed(m: Match, all: InForce[]): InForce[] {
  const suppressing: InForce<Suppression>[] = [];
  for (const entry of all) {
    if (suppressesTexts(entry)) {
      if (!entry.while || m.words.conditionHolds(m, entry.scope, entry.while)) suppressing.push(entry);
    }
  }
  if (suppressing.length === 0) return all;
  const working = stillWorking(m, suppressing);
  return all.filter((entry) => (suppressesTexts(entry) && working.includes(entry)) || !isSuppressed(m, entry, working));
}

function suppressesTexts(entry: InForce): entry is InForce<Suppression> {
  return entry.kind === "suppress abilities" || entry.kind === "suppress tools" || entry.kind === "suppress specialEnergy";
}

/** One that takes Abilities away may itself be taken away. Where some take each other away, the one longest in play works. */
function stillWorking(m: Match, suppressing: readonly InForce<Suppression>[]): readonly InForce<Suppression>[] {
  const working: InForce<Suppression>[] = [];
  let open = suppressing.toSorted((a, b) => a.holder - b.holder);
  while (open.length > 0) {
    const free = open.filter(
      (entry) =>
        !isSuppressed(
          m,
          entry,
          open.filter((one) => one !== entry),
        ),
    );
    working.push(...(free.length > 0 ? free : open.slice(0, 1)));
    open = open.filter((entry) => !working.includes(entry) && !isSuppressed(m, entry, working));
  }
  return working;
}

function isSuppressed(m: Match, entry: InForce, by: readonly InForce<Suppression>[]): boolean {
  const kind = SUPPRESSED_BY[entry.cause];
  if (!kind || entry.holder === 0) return false;
  const holder = pokemonWith(m, entry.holder);
  return holder !== null && by.some((s) => s.kind === kind && suppresses(m, s, holder, entry.name));
}

function suppresses(m: Match, s: InForce<Suppression>, holder: Pokemon, name: string): boolean {
  const { change } = s;
  if (change.except !== undefined && change.except === name) return false;
  return weigh(m, s, () => touches(m, s, change.on, holder));
}

function pokemonWith(m: Match, id: number): Pokemon | null {
  for (const side of m.state.sides) for (const pokemon of pokemonInPlay(side)) if (pokemon.id === id) return pokemon;
  return null;
}

/** Whether what stands on a Pokémon's card (its Abilities), Tool or special Energy is without effect. */
export function isWithoutEffect(m: Match, what: "abilities" | "tools" | "specialEnergy", holder: Pokemon, name: string): boolean {
  const found = inForce(m, `suppress ${what}`);
  return found.length > 0 && found.some((s) => suppresses(m, s, holder, name));
}

/** Whether an effect that reaches beyond play ("in each player's hand, and in each player's discard pile") takes this card's Ability away. */
export function isWithoutEffectOutOfPlay(m: Match, card: number, name: string): boolean {
  return inForce(m, "suppress abilities").some(({ change, scope }) => {
    if (!change.everywhere || change.except === name || change.on.pokemon !== "all") return false;
    const { side, where } = change.on;
    return sidesOf(scope, side).includes(ownerOf(m, card)) && (!where || m.words.fitsPrinted(m, where, card));
  });
}

function byKind(all: readonly InForce[]): ContinuousIndex {
  if (all.length === 0) return EMPTY;
  const index = new Map<Kind, InForce[]>();
  for (const entry of all) {
    const same = index.get(entry.kind);
    if (same) same.push(entry);
    else index.set(entry.kind, [entry]);
  }
  return index;
}
