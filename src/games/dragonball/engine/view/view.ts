import type { Outcome, Seat, Viewer } from "@/kernel/game";
import { remembered } from "@/kernel/once";
import type { Color } from "../card";
import { strengthOfHit } from "../flow/hit";
import { cardAt, cardOf, type Match, objectOf } from "../match";
import type { Placed } from "../state/state";
import { knows } from "../state/zones";
import { valuesOf } from "../values";

/** A card as a viewer sees it; what it may not know is null: all backs look alike (DB-CARD-15). */
export interface SeenCard {
  readonly object: number | null;
  readonly definition: string | null;
}

/** A card in leader, battle, unison, combo or energy, as it counts now. DB-MODE-05, D-09: what a Hidden card is remains public. */
export interface SeenPlaced {
  readonly object: number;
  readonly definition: string;
  readonly under: readonly string[];
  readonly rest: boolean;
  readonly hidden: boolean;
  readonly back: boolean;
  readonly markers: number;
  readonly power: number | null;
  readonly comboPower: number | null;
  readonly colors: readonly Color[];
  readonly keywords: readonly string[];
}

export interface SeenPlayer {
  /** DB-ZONE-02: how many there are is public. */
  readonly deck: number;
  readonly hand: readonly SeenCard[];
  /** By position; those face down are null. */
  readonly life: readonly SeenCard[];
  readonly zDeck: readonly SeenCard[];
  readonly drop: readonly SeenCard[];
  readonly warp: readonly SeenCard[];
  readonly zEnergy: readonly SeenCard[];
  readonly removed: readonly SeenCard[];
  readonly leader: readonly SeenPlaced[];
  readonly battle: readonly SeenPlaced[];
  readonly unison: readonly SeenPlaced[];
  readonly combo: readonly SeenPlaced[];
  readonly energy: readonly SeenPlaced[];
  readonly energyMarkers: number;
}

/** What others may know of an open decision: who, and on what occasion. */
export interface Notice {
  readonly seat: Seat;
  readonly purpose: string;
  readonly pace: "window" | "main";
}

/** What is under way, outermost first: plays, skills, answers. */
export interface SeenMotion {
  readonly kind: "play" | "activate" | "auto" | "counter" | "effect";
  readonly seat: Seat;
  readonly definition: string;
  readonly negated: boolean;
}

export interface View {
  readonly viewer: Viewer;
  readonly turn: number;
  readonly active: Seat;
  readonly starting: Seat;
  readonly phase: "setup" | "charge" | "main" | "end" | "over";
  /** `damage` is what a hit would deal a Leader. */
  readonly battle: { readonly attack: number; readonly guard: number; readonly step: string; readonly damage: number } | null;
  readonly players: readonly [SeenPlayer, SeenPlayer];
  readonly chain: readonly SeenMotion[];
  readonly notices: readonly Notice[];
  readonly outcome: Outcome | null;
}

/** What each viewer may know, by allowlist. What several of them see alike, they see as one. */
export function viewing(m: Match): (viewer: Viewer) => View {
  const table = seeTable(m);
  const players = [seeingPlayer(m, 0), seeingPlayer(m, 1)] as const;
  return remembered((viewer) => ({ viewer, ...table, players: [players[0](viewer), players[1](viewer)] }));
}

/** What everybody sees of the table, beside the two players. */
function seeTable(m: Match): Omit<View, "viewer" | "players"> {
  const { state } = m;
  return {
    turn: state.turn,
    active: state.active,
    starting: state.starting,
    phase: state.phase,
    battle: state.battle && {
      attack: state.battle.attack,
      guard: state.battle.guard,
      step: state.battle.step,
      damage: damageOf(m, state.battle.attack),
    },
    chain: seeChain(m),
    // The occasion is told, not what is asked.
    notices: state.asks.map(({ seat, purpose, pace }) => ({ seat, purpose, pace })),
    outcome: state.outcome,
  };
}

/** An attacker that has left strikes nobody. */
function damageOf(m: Match, attack: number): number {
  return cardAt(m, attack) < 0 ? 0 : strengthOfHit(m, attack);
}

function seeingPlayer(m: Match, seat: Seat): (viewer: Viewer) => SeenPlayer {
  const side = m.state.sides[seat];
  const may = (viewer: Viewer, zone: "hand" | "life" | "zDeck", card: number) =>
    viewer === "all" ||
    (viewer !== "spectator" && knows(viewer, seat, zone)) ||
    side.faceUp.includes(card) ||
    m.state.shown.includes(objectOf(m, card));
  const seen = remembered((card: number) => seeCard(m, card));
  const secret = (viewer: Viewer, zone: "hand" | "life" | "zDeck") =>
    side[zone].map((card) => (may(viewer, zone, card) ? seen(card) : { object: null, definition: null }));
  const open = (cards: readonly number[]) => cards.map(seen);
  const placed = (cards: readonly Placed[]) => cards.map((one) => seePlaced(m, one));
  const shown = {
    deck: side.deck.length,
    drop: open(side.drop),
    warp: open(side.warp),
    zEnergy: open(side.zEnergy),
    removed: open(side.removed),
    leader: placed(side.leader),
    battle: placed(side.battle),
    unison: placed(side.unison),
    combo: placed(side.combo),
    energy: placed(side.energy),
    energyMarkers: side.energyMarkers,
  };
  return (viewer) => ({
    ...shown,
    hand: secret(viewer, "hand"),
    life: secret(viewer, "life"),
    zDeck: secret(viewer, "zDeck"),
  });
}

function seeCard(m: Match, card: number): SeenCard {
  return { object: objectOf(m, card), definition: cardOf(m, card).definition.id };
}

function seePlaced(m: Match, { id, card, under, rest, hidden, back, markers }: Placed): SeenPlaced {
  const { definition } = cardOf(m, card);
  const v = valuesOf(m, card);
  return {
    object: id,
    definition: definition.id,
    under: under.map((one) => cardOf(m, one).definition.id),
    rest,
    hidden,
    back,
    markers,
    power: v.power,
    comboPower: v.comboPower,
    colors: v.colors,
    keywords: v.keywords,
  };
}

function seeChain(m: Match): readonly SeenMotion[] {
  return m.state.stack.flatMap((frame): readonly SeenMotion[] => {
    if (frame.run === "play")
      return [{ kind: "play", seat: frame.seat, definition: cardOf(m, frame.card).definition.id, negated: frame.stopped !== null }];
    if (frame.run !== "skill") return [];
    return [{ kind: frame.how, seat: frame.source.seat, definition: cardOf(m, frame.source.card).definition.id, negated: frame.negated }];
  });
}
