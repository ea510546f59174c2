import type { Viewer } from "@/kernel/game";
import { typesIn } from "../attack/energy";
import { cardView } from "../changes/moveCards";
import { inForce, isPresent, isWithoutEffect, touches } from "../effects/continuous";
import { selectorOf } from "../effects/selectors";
import { topCard } from "../effects/texts";
import { changeOf, type Match } from "../match";
import { areFaceDown, conditionsOf } from "../state/inPlay";
import type { Lasting, Pokemon } from "../state/state";
import { benchSize, fullHp, keptInHandBy, retreatCost, typesOf, unitsOf } from "../values";
import type { CardView, FaceDown, PokemonView, SideView, View } from "../view";

/** What each viewer may know of a match; a Pokémon that lies face up, all of them see alike. */
export function viewing(m: Match): (viewer: Viewer) => View {
  const views = new Map<Pokemon, PokemonView>();
  const seen = (pokemon: Pokemon, mine: boolean): PokemonView | FaceDown => {
    if (areFaceDown(m.state) && !mine) return { faceDown: true, id: pokemon.id };
    const before = views.get(pokemon);
    if (before) return before;
    const made = pokemonView(m, pokemon);
    views.set(pokemon, made);
    return made;
  };
  return (viewer) => viewOf(m, viewer, seen);
}

/** What a viewer may know: everything in it is put there on purpose. */
function viewOf(m: Match, viewer: Viewer, seen: Seen): View {
  const { state } = m;
  const { used, stadium } = state;
  return {
    viewer,
    edition: state.rules.edition,
    phase: state.phase,
    turn: state.turn,
    turnSeat: state.turnSeat,
    startingSeat: state.startingSeat,
    sides: [sideView(m, 0, viewer, seen), sideView(m, 1, viewer, seen)],
    stadium: stadium && { ...cardView(m, stadium.card), owner: stadium.seat },
    used: { energy: used.energy, supporter: used.supporters > 0, stadium: used.stadium, retreat: used.retreats > 0 },
    waitingFor: state.asks.map(({ seat, purpose, source }) => ({ seat, purpose, ...(source && { source: source.card }) })),
    suddenDeath: state.suddenDeath,
    outcome: state.outcome,
  };
}

type Seen = (pokemon: Pokemon, mine: boolean) => PokemonView | FaceDown;

function sideView(m: Match, seat: 0 | 1, viewer: Viewer, seen: Seen): SideView {
  const side = m.state.sides[seat];
  const mine = viewer === seat || viewer === "all";
  const shown = (cards: readonly number[]): CardView[] => cards.map((card) => cardView(m, card));
  return {
    active: side.active && seen(side.active, mine),
    bench: side.bench.map((pokemon) => seen(pokemon, mine)),
    benchSize: benchSize(m, seat),
    hand: mine ? shown(side.hand) : null,
    handCount: side.hand.length,
    ...(mine && keptOf(m, seat)),
    deckCount: side.deck.length,
    discard: shown(side.discard),
    lostZone: shown(side.lostZone),
    prizes: side.prizes.map((card) => (card < 0 ? "empty" : viewer === "all" || side.prizesUp.includes(card) ? cardView(m, card) : "down")),
    prizesTaken: side.prizesTaken,
    gxUsed: side.gxUsed,
    vstarUsed: side.vstarUsed,
  };
}

function pokemonView(m: Match, pokemon: Pokemon): PokemonView {
  const cards = (numbers: readonly number[]): CardView[] => numbers.map((card) => cardView(m, card));
  return {
    id: pokemon.id,
    cards: cards(pokemon.cards),
    energy: cards(pokemon.energy),
    provides: unitsOf(m, pokemon).map(typesIn),
    tools: cards(pokemon.tools),
    damage: pokemon.damage,
    hp: fullHp(m, pokemon),
    types: typesIn(typesOf(m, pokemon)),
    retreatCost: retreatCost(m, pokemon),
    conditions: conditionsOf(pokemon),
    lasting: lastingOn(m, pokemon),
    ...(isSilenced(m, pokemon) && { silenced: true as const }),
  };
}

/** EFF-59: whether effects take away the Abilities that are printed on it. */
function isSilenced(m: Match, pokemon: Pokemon): boolean {
  if (!isPresent(m, "suppress abilities")) return false;
  const { definition } = topCard(m, pokemon);
  if (definition.category !== "Pokémon" || definition.abilities.length === 0) return false;
  return definition.abilities.every(({ name }) => isWithoutEffect(m, "abilities", pokemon, name));
}

function keptOf(m: Match, seat: 0 | 1): Pick<SideView, "kept"> {
  if (!isPresent(m, "forbid play")) return {};
  const kept = m.state.sides[seat].hand.flatMap((card) => {
    const effect = keptInHandBy(m, seat, card);
    return effect === undefined ? [] : [{ handle: cardView(m, card).handle, by: { card: effect.card.definition.id } }];
  });
  return kept.length === 0 ? {} : { kept };
}

/** Kinds of lasting changes that lie on a Pokémon now, each once. */
function lastingOn(m: Match, pokemon: Pokemon): readonly string[] {
  const lying = m.state.lasting.filter((lasting) =>
    lasting.objects ? lasting.objects.includes(pokemon.id) : reaches(m, lasting, pokemon),
  );
  return [...new Set(lying.map((lasting) => changeOf(m, lasting).kind))];
}

/** Whether a lasting change that is looked at anew touches this Pokémon now. */
function reaches(m: Match, lasting: Lasting, pokemon: Pokemon): boolean {
  const { kind, change } = changeOf(m, lasting);
  const selector = selectorOf(change);
  return selector !== null && inForce(m, kind).some((entry) => entry.lasting === lasting && touches(m, entry, selector, pokemon));
}
