import type { RandomStream } from "@/kernel/random";
import type { Rules, SideState, State, Used } from "../state/state";

/** A match before anything has happened. */
export function newState(rules: Rules, random: RandomStream): State {
  const all = rules.cards.map((_, card) => card);
  return {
    rules,
    phase: "setup",
    turn: 0,
    turnSeat: 0,
    startingSeat: 0,
    suddenDeath: 0,
    prizeCount: rules.prizes,
    sides: [emptySide(all.slice(0, rules.split)), emptySide(all.slice(rules.split))],
    resolving: [],
    stadium: null,
    stadiumLeft: null,
    used: noneUsed(),
    lasting: [],
    standing: [],
    history: [],
    triggered: [],
    undamagedBefore: [],
    doomed: [],
    felled: [],
    stack: [{ run: "setup", stage: "who", mulligans: [0, 0], placed: [0, 0], declined: [false, false], drawn: [] }],
    asks: [],
    handles: all.map((card) => card + 1),
    nextHandle: all.length + 1,
    nextObject: 1,
    nextDecision: 1,
    random,
    beforeCoins: null,
    script: null,
    lastTurns: [-1, -1],
    lastAttack: [null, null],
    outcome: null,
  };
}

function emptySide(deck: readonly number[]): SideState {
  return {
    deck,
    hand: [],
    discard: [],
    lostZone: [],
    prizes: [],
    prizesTaken: 0,
    prizesUp: [],
    active: null,
    bench: [],
    gxUsed: false,
    vstarUsed: false,
    onceUsed: [],
    turns: 0,
  };
}

export function noneUsed(): Used {
  return {
    energy: false,
    supporters: 0,
    stadium: false,
    retreats: 0,
    over: false,
    attacks: 0,
    attacker: 0,
    names: [],
    effects: [],
    drawn: -1,
    extraTurn: null,
  };
}
