import { type CardDefinition, checkDeck, type Edition, type Random } from "@/games/pokemon/engine";

/** How often a card was used: decks are built around those used least. */
export type Uses = (card: CardDefinition) => number;

/** Cards sorted for building decks. */
export interface Pool {
  readonly pokemon: readonly PokemonDefinition[];
  readonly trainers: readonly CardDefinition[];
  readonly energy: readonly EnergyDefinition[];
  readonly byName: ReadonlyMap<string, readonly CardDefinition[]>;
}

/** What decks can be built of. */
export function poolOf(cards: readonly CardDefinition[]): Pool {
  const byName = new Map<string, CardDefinition[]>();
  for (const card of cards) byName.set(card.name, [...(byName.get(card.name) ?? []), card]);
  return {
    pokemon: cards.filter((card) => card.category === "Pokémon"),
    trainers: cards.filter((card) => card.category === "Trainer"),
    energy: cards.filter((card) => card.category === "Energy"),
    byName,
  };
}

/** A random legal deck: a few evolution lines, Trainers, and Energy of the types that their attacks ask for. */
export function randomDeck(pool: Pool, edition: Edition, random: Random, uses: Uses = () => 0): string[] {
  for (let attempt = 0; attempt < 100; attempt++) {
    const deck = draft(pool, edition, random, uses);
    if (checkDeck(deck, edition).faults.length === 0) return deck.map(({ id }) => id);
  }
  throw new Error("No legal deck can be made from these cards.");
}

type PokemonDefinition = Extract<CardDefinition, { category: "Pokémon" }>;
type EnergyDefinition = Extract<CardDefinition, { category: "Energy" }>;

function draft({ pokemon, trainers, energy, byName }: Pool, edition: Edition, random: Random, uses: Uses): CardDefinition[] {
  const deck: CardDefinition[] = [];
  const add = (card: CardDefinition, copies: number) => {
    while (copies > 0 && !mayJoin(deck, card, copies, edition)) copies--;
    for (let copy = 0; copy < copies; copy++) deck.push(card);
  };
  // Few types, so that the Energy fits the attacks.
  const first = leastUsed(pokemon, random, uses);
  const akin = pokemon.filter(({ types }) => types.some((type) => type === "Colorless" || first.types.includes(type)));
  const addLine = (top: PokemonDefinition) => {
    for (const card of lineOf(top, byName, random)) add(card, 2 + Math.floor(random() * 3));
  };
  addLine(first);
  // Where too few are akin, any will do.
  for (let tries = 0; deck.length < 22 && tries < 40; tries++) addLine(leastUsed(tries < 20 ? akin : pokemon, random, uses));
  for (let tries = 0; deck.length < 42 && tries < 60; tries++) add(leastUsed(trainers, random, uses), 1 + Math.floor(random() * 3));
  const asked = new Set(deck.flatMap((card) => (card.category === "Pokémon" ? card.attacks.flatMap(({ cost }) => cost) : [])));
  const basics = energy.filter((card) => card.kind === "Basic");
  const fitting = basics.filter((card) => card.provides.some((unit) => unit.some((type) => asked.has(type))));
  const special = energy.filter((card) => card.kind === "Special");
  if (special.length > 0 && deck.length < 57) add(leastUsed(special, random, uses), 2);
  while (deck.length < 60) deck.push(pick(fitting.length > 0 ? fitting : basics, random));
  return deck.slice(0, 60);
}

/** DECK-02, DECK-04: so many more copies are allowed; how many cards there are is not looked at yet. */
function mayJoin(deck: readonly CardDefinition[], card: CardDefinition, copies: number, edition: Edition): boolean {
  return checkDeck([...deck, ...Array.from({ length: copies }, () => card)], edition).faults.every(
    ({ rule }) => rule === "DECK-01" || rule === "DECK-03",
  );
}

/** A Pokémon with one print of each card below it, lowest last; a Fossil is a Trainer. */
function lineOf(top: PokemonDefinition, byName: Pool["byName"], random: Random): CardDefinition[] {
  const line: CardDefinition[] = [top];
  for (let from = top.evolvesFrom; from.length > 0 && line.length < 4; ) {
    const below = from.flatMap((name) => byName.get(name) ?? []);
    if (below.length === 0) break;
    const card = pick(below, random);
    line.push(card);
    from = card.category === "Pokémon" ? card.evolvesFrom : [];
  }
  return line;
}

/** Of a few picked by chance, the card used least. */
function leastUsed<T extends CardDefinition>(cards: readonly T[], random: Random, uses: Uses): T {
  const picked = Array.from({ length: 8 }, () => pick(cards, random));
  return picked.reduce((least, card) => (uses(card) < uses(least) ? card : least));
}

function pick<T>(list: readonly T[], random: Random): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}
