import type { Frame } from "./frames";
import type { PlayerState, State } from "./state";

/**
 * A copy that a step may work on: what is readonly in the state is shared, the rest is new. Every field is named, because an object of a known shape is
 * made several times faster than one that is spread.
 */
export function copyState(state: State): State {
  return {
    rules: state.rules,
    cards: state.cards,
    owners: state.owners,
    tokens: state.tokens,
    objects: state.objects.slice(),
    sides: [copySide(state.sides[0]), copySide(state.sides[1])],
    phase: state.phase,
    turn: state.turn,
    active: state.active,
    starting: state.starting,
    battle: state.battle,
    lasting: state.lasting,
    pending: state.pending,
    delayed: state.delayed,
    watches: state.watches,
    damage: state.damage,
    used: state.used,
    standing: state.standing,
    extraTurns: state.extraTurns,
    done: state.done,
    stack: state.stack.map(copyFrame),
    asks: state.asks,
    shown: state.shown,
    nextObject: state.nextObject,
    nextDecision: state.nextDecision,
    nextEffect: state.nextEffect,
    random: [...state.random],
    unshuffled: state.unshuffled,
    watch: state.watch,
    activations: state.activations,
    outcome: state.outcome,
  };
}

/** Shares its lists with the other. */
export function copySide(side: PlayerState): PlayerState {
  return {
    deck: side.deck,
    hand: side.hand,
    drop: side.drop,
    life: side.life,
    warp: side.warp,
    zDeck: side.zDeck,
    zEnergy: side.zEnergy,
    removed: side.removed,
    leader: side.leader,
    battle: side.battle,
    unison: side.unison,
    combo: side.combo,
    energy: side.energy,
    energyMarkers: side.energyMarkers,
    faceUp: side.faceUp,
    turns: side.turns,
  };
}

/** What a frame holds is replaced, never changed in place. */
function copyFrame(frame: Frame): Frame {
  return { ...frame };
}
