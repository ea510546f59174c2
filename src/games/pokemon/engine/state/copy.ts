import type { AttackFrame, AttackState, EffectFrame, Frame, KnockOutFrame } from "./frames";
import type { Pokemon, SideState, State, Used } from "./state";

/**
 * A copy that a step may work on: what is readonly in the state is shared, the rest is new.
 *
 * Every field is named, because an object of a known shape is made several times faster than one that is spread; a field left out does not compile.
 */
export function copyState(state: State): State {
  return {
    rules: state.rules,
    phase: state.phase,
    turn: state.turn,
    turnSeat: state.turnSeat,
    startingSeat: state.startingSeat,
    suddenDeath: state.suddenDeath,
    prizeCount: state.prizeCount,
    sides: [copySide(state.sides[0]), copySide(state.sides[1])],
    resolving: state.resolving,
    stadium: state.stadium,
    stadiumLeft: state.stadiumLeft,
    used: copyUsed(state.used),
    lasting: state.lasting,
    standing: state.standing,
    history: state.history,
    triggered: state.triggered,
    undamagedBefore: state.undamagedBefore,
    doomed: state.doomed,
    felled: state.felled,
    stack: state.stack.map(copyFrame),
    asks: state.asks,
    handles: state.handles.slice(),
    nextHandle: state.nextHandle,
    nextObject: state.nextObject,
    nextDecision: state.nextDecision,
    random: [...state.random],
    beforeCoins: state.beforeCoins,
    script: state.script,
    lastTurns: state.lastTurns,
    lastAttack: state.lastAttack,
    outcome: state.outcome,
  };
}

function copySide(side: SideState): SideState {
  return {
    deck: side.deck,
    hand: side.hand,
    discard: side.discard,
    lostZone: side.lostZone,
    prizes: side.prizes,
    prizesTaken: side.prizesTaken,
    prizesUp: side.prizesUp,
    active: side.active && copyPokemon(side.active),
    bench: side.bench.map(copyPokemon),
    gxUsed: side.gxUsed,
    vstarUsed: side.vstarUsed,
    onceUsed: side.onceUsed,
    turns: side.turns,
  };
}

function copyPokemon(pokemon: Pokemon): Pokemon {
  return {
    id: pokemon.id,
    cards: pokemon.cards,
    energy: pokemon.energy,
    tools: pokemon.tools,
    damage: pokemon.damage,
    conditions: pokemon.conditions,
    poison: pokemon.poison,
    burn: pokemon.burn,
    paralyzed: pokemon.paralyzed,
    since: pokemon.since,
    evolved: pokemon.evolved,
    activeSince: pokemon.activeSince,
    used: pokemon.used,
  };
}

function copyUsed(used: Used): Used {
  return {
    energy: used.energy,
    supporters: used.supporters,
    stadium: used.stadium,
    retreats: used.retreats,
    over: used.over,
    attacks: used.attacks,
    attacker: used.attacker,
    names: used.names,
    effects: used.effects,
    drawn: used.drawn,
    extraTurn: used.extraTurn,
  };
}

function copyFrame(frame: Frame): Frame {
  switch (frame.run) {
    case "turn":
      return { run: "turn", stage: frame.stage };
    case "trainer":
      return { run: "trainer", card: frame.card, seat: frame.seat };
    case "effect":
      return copyEffect(frame);
    case "attack":
      return copyAttack(frame);
    case "checkup":
      return { run: "checkup", stage: frame.stage, abilitiesFirst: frame.abilitiesFirst };
    case "knockOuts":
      return copyKnockOuts(frame);
    case "retreat":
      return { run: "retreat", pokemon: frame.pokemon, paid: frame.paid };
    default:
      return copyJson(frame);
  }
}

function copyAttack(frame: AttackFrame): AttackFrame {
  return {
    run: "attack",
    stage: frame.stage,
    seat: frame.seat,
    attacker: frame.attacker,
    card: frame.card,
    index: frame.index,
    checks: frame.checks,
  };
}

function copyKnockOuts(frame: KnockOutFrame): KnockOutFrame {
  return {
    run: "knockOuts",
    stage: frame.stage,
    warned: frame.warned.slice(),
    falling: frame.falling.slice(),
    failed: frame.failed.slice(),
    victims: frame.victims.slice(),
    instead: frame.instead.slice(),
    byAttack: frame.byAttack,
  };
}

function copyAttackState(attack: AttackState): AttackState {
  return {
    attacker: attack.attacker,
    name: attack.name,
    chain: attack.chain,
    base: attack.base,
    more: attack.more,
    less: attack.less,
    times: attack.times,
    multiplied: attack.multiplied,
    ignore: attack.ignore.slice(),
    nothing: attack.nothing,
    done: attack.done,
  };
}

/** What it has bound, chosen and kept is replaced, never changed. */
function copyEffect(frame: EffectFrame): EffectFrame {
  return {
    run: "effect",
    card: frame.card,
    pc: frame.pc,
    you: frame.you,
    self: frame.self,
    source: frame.source,
    kind: frame.kind,
    bound: { ...frame.bound },
    picked: frame.picked.slice(),
    chosen: { ...frame.chosen },
    heads: frame.heads,
    tails: frame.tails,
    done: frame.done,
    kept: { ...frame.kept },
    event: frame.event,
    attack: frame.attack && copyAttackState(frame.attack),
    each: frame.each,
  };
}

/** Deep copy of plain JSON. */
function copyJson<T>(value: T): T;
function copyJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => copyJson<unknown>(item));
  if (value === null || typeof value !== "object") return value;
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) copy[key] = copyJson<unknown>(item);
  return copy;
}
