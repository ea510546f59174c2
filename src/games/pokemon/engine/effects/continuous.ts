import type { Seat } from "@/kernel/game";
import type { By } from "../changes/change";
import { attackAt, cardOf, changeOf, definitionAt, type Match } from "../match";
import { areFaceDown, findPokemon, pokemonInPlay } from "../state/inPlay";
import type { Lasting, Pokemon } from "../state/state";
import { ownerOf } from "../state/zones";
import { keyOfLasting, keyOnCard } from "./effectKeys";
import type { Changes, Kind } from "./kinds";
import type { Amount, AttackSource, Condition, PokemonSelector, PowerKind } from "./language";
import type { CompiledCard, CompiledContinuous } from "./program";
import { type Scope, scopeOf, seatsOf, sidesOf } from "./scope";
import { textCards } from "./texts";

/** Where a change in force comes from. */
export type Cause = "ability" | PowerKind | "trait" | "tool" | "energy" | "stadium" | "other";

/** A change in force, seen from the one it belongs to. */
export interface InForce<K extends Kind = Kind> {
  readonly change: Changes[K];
  readonly kind: K;
  /** Tells it from the others in force, as long as it is. */
  readonly key: number;
  readonly cause: Cause;
  /** Whose effect it is, for whatever prevents effects (EFF-20). */
  readonly by: By;
  readonly scope: Scope;
  /** The Pokémon whose card or text it is, 0 for a Stadium. */
  readonly holder: number;
  /** Name of the Ability, where it is one. */
  readonly name: string;
  readonly while: Condition | null;
  /** Of those of its name each player applies one (EFF-26). */
  readonly once: boolean;
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
const UNSETTLING = [
  "suppress abilities",
  "suppress Pokémon Powers",
  "suppress Poké-Powers",
  "suppress Poké-Bodies",
  "suppress tools",
  "suppress specialEnergy",
] as const;
type Suppression = (typeof UNSETTLING)[number];

/** Whether the effects in force may be others after any change, not only when cards come and go. */
export function isUnsettled(m: Match): boolean {
  const { continuous } = m;
  return m.hasLocks && continuous !== null && UNSETTLING.some((kind) => continuous.has(kind));
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
  const now = found.some((entry) => entry.while || entry.once)
    ? found.filter((entry, place) => applies(m, entry) && !isRepeated(m, found, place))
    : found;
  if (m.observe)
    for (const { change, while: condition } of now) m.observe({ kind: "continuous", change, ...(condition && { while: condition }) });
  return now;
}

/** Whether there is an effect of this kind, in force or waiting for its condition. */
export function isPresent(m: Match, kind: Kind): boolean {
  if (!m.hasContinuous && m.state.lasting.length === 0) return false;
  m.continuous ??= build(m);
  return m.continuous.has(kind);
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

/** EFF-26: its player applies another of its name already. */
function isRepeated(m: Match, all: readonly InForce[], place: number): boolean {
  const entry = all[place];
  if (!entry?.once) return false;
  return all.slice(0, place).some((one) => one.once && one.name === entry.name && one.by.seat === entry.by.seat && applies(m, one));
}

/** Whether a change's condition holds. */
function applies(m: Match, entry: InForce): boolean {
  const { while: condition, scope } = entry;
  return condition === null || weigh(m, entry, () => m.words.conditionHolds(m, scope, condition));
}

/** Whether a change in force touches this Pokémon: it is one of those meant, and not protected. */
export function touches(m: Match, entry: InForce, selector: PokemonSelector, pokemon: Pokemon): boolean {
  // EFF-20: what was put on a Pokémon stays there; from all else it is free as long as something protects it (CMP-1122).
  if (entry.objects) return entry.objects.includes(pokemon.id);
  return m.words.selects(m, entry.scope, selector, pokemon) && !isProtected(m, pokemon, entry.by);
}

type Protection = "prevent" | "prevent trainerEffects" | "prevent abilityEffects";

const PROTECTION: Partial<Record<By["kind"], Protection>> = {
  attack: "prevent",
  trainer: "prevent trainerEffects",
  ability: "prevent abilityEffects",
};

/** EFF-20: whether this Pokémon is protected from the effects of this attack, Trainer card or Ability. */
export function isProtected(m: Match, pokemon: Pokemon, by: By): boolean {
  const kind = PROTECTION[by.kind];
  return kind !== undefined && inForce(m, kind).some((entry) => isFrom(m, entry, by) && isOn(m, entry, pokemon));
}

/** Whether a protection speaks of the effects of this one. What hangs on the amount of damage is damage alone. */
function isFrom(m: Match, entry: InForce<Protection>, by: By): boolean {
  const { change, scope } = entry;
  switch (change.prevent) {
    case "trainerEffects":
    case "abilityEffects":
      if (change.from && !seatsOf(scope, change.from).includes(by.seat)) return false;
      return !change.where || (by.source >= 0 && m.words.fitsCard(m, scope, change.where, by.source));
    case "damage":
      return false;
    case "effects":
      return isAttackFrom(m, scope, change.from, by);
    default:
      return (change.atMost ?? change.atLeast ?? change.exactly) === undefined && isAttackFrom(m, scope, change.from, by);
  }
}

/** Whether the attack, and who uses it, is one that a protection speaks of. */
export function isAttackFrom(m: Match, scope: Scope, from: AttackSource, by: By): boolean {
  if (!sidesOf(scope, from.side).includes(by.seat)) return false;
  if (from.once && !by.attacks?.some((code) => attackAt(m, code).compiled.attack.once === from.once)) return false;
  if (!from.where) return true;
  const attacker = findPokemon(m.state, by.pokemon);
  return attacker !== null && m.words.fitsPokemon(m, scope, from.where, attacker);
}

function isOn(m: Match, entry: InForce<Protection>, pokemon: Pokemon): boolean {
  return weigh(m, entry, () => touches(m, entry, entry.change.on, pokemon));
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
  if (!areFaceDown(m.state)) {
    for (const seat of [0, 1] as const) for (const pokemon of pokemonInPlay(m.state.sides[seat])) collect(m, all, seat, pokemon);
  }
  const { stadium } = m.state;
  if (stadium) add(all, cardOf(m, stadium.card), "stadium", stadium.seat, 0, stadium.card);
  for (const lasting of m.state.lasting) if (lasting.from === null) all.push(lastingInForce(m, lasting));
  const index = byKind(all.some(suppressesTexts) ? inEffect(m, all) : all);
  // What was counted while it was worked out which effects are in force holds no longer.
  m.energies = null;
  return index;
}

/** Where Abilities, Tools or special Energy may be taken away: the effects in force now, by which those that come later are told (EFF-59). */
export function standing(m: Match): readonly number[] {
  m.continuous ??= build(m);
  return [...m.continuous.values()].flatMap((same) => same.flatMap((entry) => (applies(m, entry) ? [entry.key] : [])));
}

/**
 * EFF-59: the effects that others do not take away. Whom these touch may hang on effects (a type, a protection): so the board is looked at with
 * those in force before, then with what comes of that, until nothing changes.
 */
function inEffect(m: Match, all: readonly InForce[]): readonly InForce[] {
  const { standing: before } = m.state;
  let now = all.filter(({ key }) => before.includes(key));
  for (let rounds = all.length; rounds > 0; rounds--) {
    m.continuous = byKind(now);
    const working = stillWorking(
      m,
      inOrder(m, all.filter(suppressesTexts)).filter((entry) => applies(m, entry)),
    );
    const next = all.filter((entry) => (suppressesTexts(entry) && working.includes(entry)) || !isSuppressed(m, entry, working));
    if (next.length === now.length && next.every((entry) => now.includes(entry))) break;
    now = next;
  }
  return now;
}

/** The one longer in force first; of those that come at once, the turn's player's. */
function inOrder(m: Match, entries: readonly InForce<Suppression>[]): InForce<Suppression>[] {
  const place = ({ key }: InForce) => m.state.standing.indexOf(key) + 1 || Number.MAX_SAFE_INTEGER;
  const later = ({ by }: InForce) => (by.seat === m.state.turnSeat ? 0 : 1);
  return entries.toSorted((a, b) => place(a) - place(b) || later(a) - later(b));
}

function collect(m: Match, all: InForce[], seat: Seat, pokemon: Pokemon): void {
  for (const card of textCards(m, pokemon)) add(all, cardOf(m, card), "ability", seat, pokemon.id, card);
  for (const card of pokemon.energy) add(all, cardOf(m, card), "energy", seat, pokemon.id, card);
  for (const card of pokemon.tools) add(all, cardOf(m, card), "tool", seat, pokemon.id, card);
}

function add(all: InForce[], card: CompiledCard, cause: Cause, seat: Seat, holder: number, source: number): void {
  if (card.continuous.length === 0) return;
  for (const continuous of card.continuous) all.push(fromCard(card, continuous, cause, seat, holder, source));
}

/** Where a change comes from, if it is another place than the card lies in. */
const CAUSES: Partial<Record<CompiledContinuous["from"], Cause>> = {
  "Pokémon Power": "Pokémon Power",
  "Poké-Power": "Poké-Power",
  "Poké-Body": "Poké-Body",
  trait: "trait",
  rule: "other",
};

/** What prevents effects speaks of Abilities, and of Trainer cards: what a Tool does is no effect of playing it (CMP-40). */
const COUNTS_AS: Partial<Record<Cause, By["kind"]>> = { ability: "ability", stadium: "trainer" };

function fromCard(card: CompiledCard, continuous: CompiledContinuous, cause: Cause, seat: Seat, holder: number, source: number): InForce {
  const from = CAUSES[continuous.from] ?? cause;
  return {
    change: continuous.change,
    kind: continuous.kind,
    key: keyOnCard(source, continuous.number),
    cause: from,
    by: { kind: COUNTS_AS[from] ?? "other", seat, pokemon: holder, source },
    scope: scopeOf(seat, holder, source, "ability"),
    holder,
    name: continuous.name,
    while: continuous.effect.while ?? null,
    once: continuous.effect.once === true,
    objects: null,
    amount: null,
    card,
    entry: continuous.entry,
    lasting: null,
  };
}

function lastingInForce(m: Match, lasting: Lasting): InForce {
  const compiled = changeOf(m, lasting);
  return {
    change: compiled.change,
    kind: compiled.kind,
    key: keyOfLasting(lasting),
    cause: "other",
    by: { kind: lasting.by, seat: lasting.you, pokemon: lasting.self, source: lasting.source },
    scope: scopeOf(lasting.you, lasting.self, lasting.source, lasting.by),
    holder: lasting.self,
    name: "",
    while: null,
    once: false,
    objects: lasting.objects,
    amount: lasting.amount,
    card: definitionAt(m, lasting.card),
    entry: compiled.entry,
    lasting,
  };
}

const SUPPRESSED_BY: Partial<Record<Cause, Suppression>> = {
  ability: "suppress abilities",
  "Pokémon Power": "suppress Pokémon Powers",
  "Poké-Power": "suppress Poké-Powers",
  "Poké-Body": "suppress Poké-Bodies",
  tool: "suppress tools",
  energy: "suppress specialEnergy",
};

/** Whether changes of this kind take Abilities, Tools or special Energy away. */
export function isLock(kind: Kind): kind is Suppression {
  return UNSETTLING.some((lock) => lock === kind);
}

function suppressesTexts(entry: InForce): entry is InForce<Suppression> {
  return isLock(entry.kind);
}

/** One that takes Abilities away may itself be taken away. Where some take each other away, the first works (CMP-1824). */
function stillWorking(m: Match, suppressing: readonly InForce<Suppression>[]): readonly InForce<Suppression>[] {
  const working: InForce<Suppression>[] = [];
  let open = suppressing;
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
  if (!kind) return false;
  const holder = findPokemon(m.state, entry.holder);
  return holder !== null && by.some((s) => s.kind === kind && suppresses(m, s, holder, entry.name) && !guardsItself(m, entry, s, holder));
}

/**
 * A protection from the very effect that would take it away stays, whichever came first (CMP-2309, CMP-2426); what a text began once has taken it away
 * for good (CMP-585).
 */
function guardsItself(m: Match, entry: InForce, { by, lasting }: InForce, holder: Pokemon): boolean {
  return lasting === null && isOfKind(entry, PROTECTION[by.kind]) && isFrom(m, entry, by) && isOn(m, entry, holder);
}

function isOfKind(entry: InForce, kind: Protection | undefined): entry is InForce<Protection> {
  return entry.kind === kind;
}

function suppresses(m: Match, s: InForce<Suppression>, holder: Pokemon, name: string): boolean {
  const { change } = s;
  if ("except" in change && change.except === name) return false;
  return weigh(m, s, () => touches(m, s, change.on, holder));
}

/** Whether what stands on a Pokémon's card (its Abilities), Tool or special Energy is without effect. */
export function isWithoutEffect(m: Match, what: "abilities" | "tools" | "specialEnergy", holder: Pokemon, name: string): boolean {
  return inForce(m, `suppress ${what}`).some((s) => suppresses(m, s, holder, name));
}

const POWERS = { "Pokémon Power": "Pokémon Powers", "Poké-Power": "Poké-Powers", "Poké-Body": "Poké-Bodies" } as const;

/** Whether a Pokémon's power of this kind can't be used or is ignored (FAM-27). */
export function isPowerless(m: Match, power: PowerKind, holder: Pokemon, name: string): boolean {
  return inForce(m, `suppress ${POWERS[power]}`).some((s) => suppresses(m, s, holder, name));
}

/** Whether an effect that reaches beyond play ("in each player's hand, and in each player's discard pile") takes this card's Ability away. */
export function isWithoutEffectOutOfPlay(m: Match, card: number, name: string): boolean {
  return inForce(m, "suppress abilities").some(({ change, scope }) => {
    if (!change.everywhere || change.except === name || change.on.pokemon !== "all") return false;
    const { side, where } = change.on;
    return sidesOf(scope, side).includes(ownerOf(m, card)) && (!where || m.words.fitsPrinted(where, cardOf(m, card)));
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
