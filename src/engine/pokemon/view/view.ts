import type { Viewer } from "../../kernel/game";
import { typesIn } from "../attack/energy";
import { cardView } from "../changes/moveCards";
import { inForce, touches } from "../effects/continuous";
import type { Match } from "../match";
import { conditionsOf } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { benchSize, fullHp, retreatCost, typesOf, unitsOf } from "../values";
import type { CardView, FaceDown, PokemonView, SideView, View } from "../view";

/** What a viewer may know of a match: everything in it is put there on purpose. */
export function viewOf(m: Match, viewer: Viewer): View {
  const { state } = m;
  const { used, stadium } = state;
  return {
    viewer,
    edition: state.rules.edition,
    phase: state.phase,
    turn: state.turn,
    turnSeat: state.turnSeat,
    startingSeat: state.startingSeat,
    sides: [sideView(m, 0, viewer), sideView(m, 1, viewer)],
    stadium: stadium && { ...cardView(m, stadium.card), owner: stadium.seat },
    used: { energy: used.energy, supporter: used.supporters > 0, stadium: used.stadium, retreat: used.retreats > 0 },
    waitingFor: state.asks.map(({ seat, purpose, source }) => ({ seat, purpose, ...(source && { source: source.card }) })),
    suddenDeath: state.suddenDeath,
    outcome: state.outcome,
  };
}

function sideView(m: Match, seat: 0 | 1, viewer: Viewer): SideView {
  const side = m.state.sides[seat];
  const mine = viewer === seat;
  const shown = (cards: readonly number[]): CardView[] => cards.map((card) => cardView(m, card));
  return {
    active: side.active && pokemonView(m, side.active, mine),
    bench: side.bench.map((pokemon) => pokemonView(m, pokemon, mine)),
    benchSize: benchSize(m, seat),
    hand: mine ? shown(side.hand) : null,
    handCount: side.hand.length,
    deckCount: side.deck.length,
    discard: shown(side.discard),
    lostZone: shown(side.lostZone),
    prizes: side.prizes.map((card) => (card < 0 ? "taken" : side.prizesUp.includes(card) ? cardView(m, card) : "down")),
    gxUsed: side.gxUsed,
    vstarUsed: side.vstarUsed,
  };
}

function pokemonView(m: Match, pokemon: Pokemon, mine: boolean): PokemonView | FaceDown {
  if (pokemon.faceDown && !mine) return { faceDown: true, id: pokemon.id };
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
  };
}

/** Kinds of lasting changes that lie on a Pokémon now, each once. */
function lastingOn(m: Match, pokemon: Pokemon): readonly string[] {
  if (m.state.lasting.length === 0) return [];
  const kinds = new Set<string>();
  for (const lasting of m.state.lasting) {
    const change = m.table[lasting.card]?.changes[lasting.node];
    if (!change) continue;
    if (lasting.objects) {
      if (lasting.objects.includes(pokemon.id)) kinds.add(change.kind);
    } else if (
      inForce(m, change.kind).some(
        (entry) =>
          entry.lasting === lasting && "on" in entry.change && entry.change.on !== undefined && touches(m, entry, entry.change.on, pokemon),
      )
    ) {
      kinds.add(change.kind);
    }
  }
  return [...kinds];
}
