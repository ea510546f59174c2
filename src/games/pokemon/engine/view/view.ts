import type { Viewer } from "@/kernel/game";
import { once, remembered } from "@/kernel/once";
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

/** What each viewer may know of a match: everything in it is put there on purpose. What several of them see alike, they see as one. */
export function viewing(m: Match): (viewer: Viewer) => View {
  const table = tableView(m);
  const sides = [sideViewing(m, 0), sideViewing(m, 1)] as const;
  return remembered((viewer) => ({ viewer, ...table, sides: [sides[0](viewer), sides[1](viewer)] }));
}

/** What everybody sees of the table, beside the two sides. */
function tableView(m: Match): Omit<View, "viewer" | "sides"> {
  const { state } = m;
  const { used, stadium } = state;
  return {
    edition: state.rules.edition,
    phase: state.phase,
    turn: state.turn,
    turnSeat: state.turnSeat,
    startingSeat: state.startingSeat,
    stadium: stadium && { ...cardView(m, stadium.card), owner: stadium.seat },
    used: { energy: used.energy, supporter: used.supporters > 0, stadium: used.stadium, retreat: used.retreats > 0 },
    waitingFor: state.asks.map(({ seat, purpose, source }) => ({ seat, purpose, ...(source && { source: source.card }) })),
    suddenDeath: state.suddenDeath,
    outcome: state.outcome,
  };
}

function sideViewing(m: Match, seat: 0 | 1): (viewer: Viewer) => SideView {
  const side = m.state.sides[seat];
  const shown = (cards: readonly number[]): CardView[] => cards.map((card) => cardView(m, card));
  const hand = once(() => ({ hand: shown(side.hand), ...keptOf(m, seat) }));
  const pokemon = remembered((one: Pokemon) => pokemonView(m, one));
  const seen = (one: Pokemon, mine: boolean): PokemonView | FaceDown =>
    areFaceDown(m.state) && !mine ? { faceDown: true, id: one.id } : pokemon(one);
  const prize = remembered((card: number) => cardView(m, card));
  const open = {
    benchSize: benchSize(m, seat),
    handCount: side.hand.length,
    deckCount: side.deck.length,
    discard: shown(side.discard),
    lostZone: shown(side.lostZone),
    prizesTaken: side.prizesTaken,
    gxUsed: side.gxUsed,
    vstarUsed: side.vstarUsed,
  };
  return (viewer) => {
    const mine = viewer === seat || viewer === "all";
    return {
      ...open,
      active: side.active && seen(side.active, mine),
      bench: side.bench.map((one) => seen(one, mine)),
      ...(mine ? hand() : { hand: null }),
      prizes: side.prizes.map((card) => (card < 0 ? "empty" : viewer === "all" || side.prizesUp.includes(card) ? prize(card) : "down")),
    };
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
