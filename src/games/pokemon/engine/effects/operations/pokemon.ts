import type { Goal } from "../../changes/change";
import { commit } from "../../changes/commit";
import { cardOf, type Match } from "../../match";
import type { Purpose } from "../../options";
import type { EffectFrame } from "../../state/frames";
import { holderOf, thePokemon } from "../../state/inPlay";
import type { Pokemon } from "../../state/state";
import { isInHand, zoneOf } from "../../state/zones";
import { couldEvolve, evolvesInto, evolvesSkippingStage, mayNotEvolve } from "../../turn/evolving";
import { mayNotAttach } from "../../values";
import { candidateCards } from "../cardSelectors";
import { noteTaken, pickCards, searchedDeck, showOrMix, shuffleDeck } from "../chooseCards";
import { bind, keepPick, pick, pickPokemon } from "../choosePokemon";
import type { CardSelector, Destination, PokemonSelector } from "../language";
import type { Known, LeafOf, Operations } from "../operation";
import { isYetToBind, mayBeInDeck, mayBeSome, someCards, someSelected } from "../possible";
import { type Scope, seatOf, seatOn } from "../scope";
import { pokemonIn } from "../selectors";
import { byOf, sourceOf } from "../source";
import { cardsBelow } from "../texts";

type Kinds = "switch" | "evolve" | "devolve" | "returnPokemon" | "discardPokemon" | "exchange" | "attach";

export const pokemonOperations: Pick<Operations, Kinds> = {
  switch: {
    run(m, frame, instruction) {
      const seat = seatOn(frame, instruction.side);
      const side = m.state.sides[seat];
      const out = side.active;
      if (!out) return false;
      const incoming = pickIncoming(m, frame, instruction, seat);
      if (!incoming) return null;
      const id = incoming[0];
      if (id === undefined) return false;
      const effectOn = instruction.chooser === "you" ? id : out.id;
      const done = commit(m, [{ change: "switch", seat, in: id, out: out.id, how: "effect", effectOn }], byOf(frame));
      if (done) bind(frame, instruction.bind, "pokemon", [id]);
      return done;
    },
    possible(m, scope, { side, to }) {
      const { bench, active } = m.state.sides[seatOn(scope, side)];
      if (active === null || bench.length === 0) return false;
      return !to || isYetToBind(scope, to) || pokemonIn(m, scope, to).some((pokemon) => bench.includes(pokemon));
    },
  },
  evolve: {
    run(m, frame, instruction) {
      const deck = searchedDeck(frame, instruction.with);
      // No deck is searched for what nobody could become (CMP-1661).
      if (deck !== null && m.answer === null && !mightEvolve(m, frame, instruction, "public")) return false;
      const picked = deck !== null ? pickCardThenPokemon(m, frame, instruction) : pickPokemonThenCard(m, frame, instruction);
      if (!picked) return null;
      const [evolution] = picked;
      const done =
        evolution !== undefined && commit(m, [{ change: "evolve", ...evolution, fromHand: isInHand(m, evolution.card) }], byOf(frame));
      if (deck !== null) shuffleDeck(m, frame, deck);
      if (evolution) bind(frame, instruction.bind, "pokemon", [evolution.pokemon]);
      return done;
    },
    possible: mightEvolve,
  },
  devolve: {
    run(m, frame, instruction) {
      const targets = pickPokemon(m, frame, instruction.pokemon, "devolve");
      if (!targets) return null;
      const to = goalOf(instruction.destination);
      const batch = targets.map((id) => {
        const { length } = cardsBelow(m, thePokemon(m.state, id));
        return { change: "devolve" as const, pokemon: id, count: instruction.cards === "all" ? length : instruction.cards, to };
      });
      return commit(m, batch, byOf(frame));
    },
    possible: (m, scope, { pokemon }) => pokemonIn(m, scope, pokemon).some((one) => cardsBelow(m, one).length > 0),
  },
  returnPokemon: {
    run(m, frame, instruction) {
      const targets = pickPokemon(m, frame, instruction.pokemon, "target");
      if (!targets) return null;
      const to = goalOf(instruction.destination);
      const attachedTo: Goal = instruction.attached === "with" ? to : { zone: "discard" };
      const cards = targets.flatMap((id) => thePokemon(m.state, id).cards);
      // One that is being Knocked Out goes when all do, so that its Prize cards are taken (EFF-30).
      const knockOuts = m.state.stack.find((one) => one.run === "knockOuts");
      const falling = targets.filter((id) => knockOuts?.victims.includes(id));
      for (const pokemon of falling) knockOuts?.instead.push({ pokemon, to, attachedTo });
      const leaving = targets.filter((id) => !falling.includes(id));
      const givenUp = isGivenUp(instruction.pokemon);
      const left = commit(
        m,
        leaving.map((id) => ({ change: "leave", pokemon: id, to, attachedTo, how: "return", givenUp })),
        byOf(frame),
      );
      const done = left || falling.length > 0;
      bind(frame, instruction.bind, "cards", cards);
      return done;
    },
    choose: (m, frame, instruction) => chooseLeaving(m, frame, instruction, "target"),
    possible: (m, scope, { pokemon }) => someSelected(m, scope, pokemon),
  },
  discardPokemon: {
    run(m, frame, instruction) {
      const targets = pickPokemon(m, frame, instruction.pokemon, "discard");
      if (!targets) return null;
      const cards = targets.flatMap((id) => thePokemon(m.state, id).cards);
      const to: Goal = { zone: "discard" };
      const givenUp = isGivenUp(instruction.pokemon);
      const done = commit(
        m,
        targets.map((id) => ({ change: "leave", pokemon: id, to, attachedTo: to, how: "discard", givenUp })),
        byOf(frame),
      );
      bind(frame, instruction.bind, "cards", cards);
      return done;
    },
    choose: (m, frame, instruction) => chooseLeaving(m, frame, instruction, "discard"),
    possible: (m, scope, { pokemon }) => someSelected(m, scope, pokemon),
  },
  exchange: {
    run(m, frame, instruction) {
      const targets = pickPokemon(m, frame, instruction.pokemon, "target");
      if (!targets) return null;
      const cards = pickCards(m, frame, instruction.with, "toBench");
      if (!cards) return null;
      const [id, card] = [targets[0], cards[0]];
      if (id === undefined || card === undefined) {
        const deck = searchedDeck(frame, instruction.with);
        if (deck !== null) shuffleDeck(m, frame, deck);
        return false;
      }
      const zone = zoneOf(m, card);
      const back: Goal = zone === "deck" ? { zone, place: "shuffled" } : { zone };
      return commit(m, [{ change: "exchange", pokemon: id, card, old: instruction.old ? goalOf(instruction.old) : back }], byOf(frame));
    },
    possible: (m, scope, { pokemon, with: cards }, known) => someSelected(m, scope, pokemon) && someCards(m, scope, cards, known),
  },
  attach: {
    run(m, frame, instruction) {
      // With nobody to attach to, no cards are asked for; a deck is searched all the same.
      if (searchedDeck(frame, instruction.cards) === null && !someSelected(m, frame, instruction.to)) {
        bind(frame, instruction.bind, "cards", []);
        return false;
      }
      const cards = pickCards(m, frame, instruction.cards, "attach", undefined, (card) => mayChangePlace(m, frame, instruction, card));
      if (!cards) return null;
      noteTaken(frame, instruction.cards, cards);
      const targets = pickTargets(m, frame, instruction, cards);
      if (!targets) return null;
      const deck = searchedDeck(frame, instruction.cards);
      const batch = cards.flatMap((card, place) => {
        const id = targets[place];
        const as = kindOf(m, card);
        if (id === undefined || as === null || !mayComeTo(m, frame, card, thePokemon(m.state, id))) return [];
        return [{ change: "attach" as const, card, pokemon: id, as, fromHand: isInHand(m, card) }];
      });
      const done = commit(m, batch, byOf(frame));
      if (deck !== null) shuffleDeck(m, frame, deck);
      bind(
        frame,
        instruction.bind,
        "cards",
        batch.map(({ card }) => card),
      );
      return done;
    },
    possible(m, scope, instruction, known) {
      const { cards, to } = instruction;
      if (!someSelected(m, scope, to)) return false;
      const mayGo = (card: number) => mayChangePlace(m, scope, instruction, card);
      if (cards.cards !== "attached" || isYetToBind(scope, cards.to)) return someCards(m, scope, cards, known, mayGo);
      return mayBeSome(m, scope, cards.count, known) && candidateCards(m, scope, cards).some(mayGo);
    },
  },
};

/** Whether there is a Pokémon to which a card may come. */
function mayChangePlace(m: Match, scope: Scope, { to }: LeafOf<"attach">, card: number): boolean {
  return isYetToBind(scope, to) || pokemonIn(m, scope, to).some((pokemon) => mayComeTo(m, scope, card, pokemon));
}

/** An attached card comes only to another Pokémon; Energy from the hand only where no effect forbids it. */
function mayComeTo(m: Match, scope: Scope, card: number, pokemon: Pokemon): boolean {
  if (isOn(m, card, pokemon.id)) return false;
  return !isInHand(m, card) || kindOf(m, card) !== "energy" || !mayNotAttach(m, scope.you, card, pokemon);
}

/** Whether the opponent says which of their own Pokémon go. */
function isGivenUp(selector: PokemonSelector): boolean {
  return selector.pokemon === "choose" && selector.side === "opponents" && selector.by === "opponent";
}

/** The Pokémon that go, and with them the cards that the text speaks of. */
function chooseLeaving(
  m: Match,
  frame: EffectFrame,
  { pokemon, bind: binding }: LeafOf<"returnPokemon" | "discardPokemon">,
  purpose: Purpose,
): boolean | null {
  const targets = pickPokemon(m, frame, pokemon, purpose);
  if (!targets) return null;
  bind(
    frame,
    binding,
    "cards",
    targets.flatMap((id) => thePokemon(m.state, id).cards),
  );
  return targets.length > 0;
}

function pickIncoming(
  m: Match,
  frame: EffectFrame,
  instruction: { chooser: "you" | "opponent"; to?: Parameters<typeof pokemonIn>[2] },
  seat: 0 | 1,
): readonly number[] | null {
  const { bench } = m.state.sides[seat];
  const allowed = instruction.to ? pokemonIn(m, frame, instruction.to).filter((pokemon) => bench.includes(pokemon)) : bench;
  const chooser = seatOf(frame, instruction.chooser);
  return pick(m, frame, {
    seat: chooser,
    kind: "pokemon",
    purpose: seat === chooser ? "switchIn" : "switchOut",
    pick: "pokemon",
    values: allowed.map((pokemon) => pokemon.id),
    min: Math.min(1, allowed.length),
    source: sourceOf(m, frame),
  });
}

type Evolving = { pokemon: Parameters<typeof pokemonIn>[2]; with: CardSelector; skipStage?: boolean };

/** EFF-43: what a Pokémon's own text names evolves it outside any line as well (a Baby Pokémon and its Basic Pokémon). */
function namedEvolutions({ pokemon: { pokemon }, with: selector }: Evolving): readonly string[] {
  return (pokemon === "self" && "where" in selector && selector.where?.names) || [];
}

/** Whether a card of the selection evolves this Pokémon by an effect: along its line or as named, whatever happened to it this turn (EFF-43). */
function fitsOn(m: Match, pokemon: Pokemon, card: number, instruction: Evolving): boolean {
  if (mayNotEvolve(m, pokemon, isInHand(m, card))) return false;
  if (namedEvolutions(instruction).length > 0 || evolvesInto(m, pokemon, card)) return true;
  return instruction.skipStage === true && evolvesSkippingStage(m, pokemon, card);
}

/** Which Pokémon evolves into which card; none where there is no such pair. */
type Evolution = readonly { readonly pokemon: number; readonly card: number }[];

/** The text may describe the card by the Pokémon: "that evolves from that Pokémon". */
function describedBy(scope: Scope, selector: PokemonSelector, one: Pokemon): Scope {
  if (!("bind" in selector) || selector.bind === undefined) return scope;
  return { ...scope, bound: { ...scope.bound, [selector.bind]: { kind: "pokemon", values: [one.id] } } };
}

/** Whether a Pokémon might be evolved, for all that this knowledge tells of the cards. */
function mightEvolve(m: Match, scope: Scope, instruction: Evolving, known: Known): boolean {
  const { with: selector, pokemon, skipStage } = instruction;
  if (!someCards(m, scope, selector, known)) return false;
  const zone = selector.cards === "choose" && "zone" in selector.from ? selector.from.zone : null;
  const fitting = pokemonIn(m, scope, pokemon).filter((one) => !mayNotEvolve(m, one, zone === "hand"));
  if (zone !== "hand" || known === "public") {
    const where = "where" in selector ? selector.where : undefined;
    const deck = searchedDeck(scope, selector);
    const isLeft = (name: string) => deck === null || mayBeInDeck(m, scope, deck, name, known);
    const named = namedEvolutions(instruction);
    if (named.length > 0) return fitting.length > 0 && named.some(isLeft);
    return fitting.some((one) => couldEvolve(m, describedBy(scope, pokemon, one), one, where, skipStage === true, isLeft));
  }
  return fitting.some((one) => evolutionsOf(m, scope, instruction, one).length > 0);
}

/** The cards of a selection that evolve this Pokémon. */
function evolutionsOf(m: Match, scope: Scope, instruction: Evolving, one: Pokemon): readonly number[] {
  const { pokemon, with: cards } = instruction;
  return candidateCards(m, describedBy(scope, pokemon, one), cards).filter((card) => fitsOn(m, one, card, instruction));
}

/** A deck is searched first: the card found there decides which Pokémon may evolve. */
function pickCardThenPokemon(m: Match, frame: EffectFrame, instruction: Evolving): Evolution | null {
  const cards = pickEvolution(m, frame, instruction.with, () => {
    const fitting = pokemonIn(m, frame, instruction.pokemon).flatMap((one) => evolutionsOf(m, frame, instruction, one));
    return [...new Set(fitting)];
  });
  if (!cards) return null;
  const [card] = cards;
  if (card === undefined) return [];
  const on = pickPokemon(m, frame, instruction.pokemon, "evolve", (one) => evolutionsOf(m, frame, instruction, one).includes(card));
  return on?.map((pokemon) => ({ pokemon, card })) ?? null;
}

/** Of cards that lie elsewhere one is chosen that fits the Pokémon; nobody is asked where none does. */
function pickPokemonThenCard(m: Match, frame: EffectFrame, instruction: Evolving): Evolution | null {
  const evolves = (one: Pokemon) => evolutionsOf(m, frame, instruction, one).length > 0;
  if (!pokemonIn(m, frame, instruction.pokemon).some(evolves)) return [];
  const on = pickPokemon(m, frame, instruction.pokemon, "evolve", evolves);
  if (!on) return null;
  const pokemon = thePokemon(m.state, on[0] ?? 0);
  const cards = pickEvolution(m, frame, instruction.with, () => evolutionsOf(m, frame, instruction, pokemon));
  return cards?.map((card) => ({ pokemon: pokemon.id, card })) ?? null;
}

function pickEvolution(m: Match, frame: EffectFrame, selector: CardSelector, fitting: () => readonly number[]): readonly number[] | null {
  if (selector.cards !== "choose") return keepPick(m, frame, fitting().slice(0, 1));
  const deck = searchedDeck(frame, selector);
  if (deck !== null && m.state.sides[deck].deck.length === 0) return keepPick(m, frame, []);
  if (deck !== null && m.answer === null) showOrMix(m, frame.you, deck, "deck", false);
  return pick(m, frame, () => {
    const values = fitting();
    return {
      seat: frame.you,
      kind: "cards",
      purpose: "evolve",
      pick: "card",
      values,
      min: deck === null ? 1 : 0,
      max: Math.min(1, values.length),
      source: sourceOf(m, frame),
      hidden: true,
    };
  });
}

/** The Pokémon each card goes to: one for all, or one choice a card. */
function pickTargets(
  m: Match,
  frame: EffectFrame,
  instruction: { to: Parameters<typeof pokemonIn>[2]; spread?: boolean },
  cards: readonly number[],
): readonly number[] | null {
  if (cards.length === 0) return [];
  if (!instruction.spread) {
    const on = pickPokemon(m, frame, instruction.to, "attachTo", (pokemon) => cards.some((card) => mayComeTo(m, frame, card, pokemon)));
    return on && cards.flatMap((_, place) => on[place] ?? on[0] ?? []);
  }
  const candidates = pokemonIn(m, frame, instruction.to);
  const targets: number[] = [];
  for (const card of cards) {
    const values = candidates.filter((pokemon) => mayComeTo(m, frame, card, pokemon)).map(({ id }) => id);
    const chosen = pick(m, frame, {
      seat: frame.you,
      kind: "pokemon",
      purpose: "attachTo",
      pick: "pokemon",
      values,
      min: Math.min(1, values.length),
      source: sourceOf(m, frame),
    });
    if (!chosen) return null;
    targets.push(...chosen);
  }
  return targets;
}

/** A card that is moved comes to another Pokémon than it was on (EFF-48). */
function isOn(m: Match, card: number, id: number): boolean {
  return holderOf(m.state, card)?.id === id;
}

function kindOf(m: Match, card: number): "energy" | "tools" | null {
  const { category } = cardOf(m, card).definition;
  return category === "Energy" ? "energy" : category === "Trainer" ? "tools" : null;
}

function goalOf(destination: Destination): Goal {
  switch (destination.to) {
    case "deck":
      return { zone: "deck", place: destination.place };
    case "hand":
    case "discard":
    case "lostZone":
    case "prizes":
      return { zone: destination.to };
    default:
      throw new Error(`A Pokémon in play cannot be put to "${destination.to}".`);
  }
}
