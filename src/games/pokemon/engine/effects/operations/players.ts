import { other } from "@/kernel/game";
import { paysCost } from "../../attack/energy";
import { type Attack, ENERGY_TYPES } from "../../card";
import { byRules } from "../../changes/change";
import { commit } from "../../changes/commit";
import { cardView } from "../../changes/moveCards";
import { piecesOf } from "../../families/families";
import { attackAt, attackCode, cardOf, definitionAt, type Match, placeOf } from "../../match";
import { endMatch } from "../../outcome";
import type { EffectFrame } from "../../state/frames";
import { thePokemon } from "../../state/inPlay";
import { cardsIn, isInHand } from "../../state/zones";
import { attacksOf, isSpent, spendOnce } from "../../turn/attacks";
import { unitsOf } from "../../values";
import { amountOf } from "../amounts";
import { candidateCards } from "../cardSelectors";
import { pickCards } from "../chooseCards";
import { bind, countRange, pick, pickPokemon } from "../choosePokemon";
import { conditionHolds } from "../conditions";
import { newEffectFrame } from "../frame";
import { remember } from "../history";
import type { Known, Operations } from "../operation";
import { benchRoom, someCards, someSelected } from "../possible";
import type { CompiledAttack } from "../program";
import { type Scope, seatOf, seatOn } from "../scope";
import { byOf, sourceOf } from "../source";

type Kinds =
  | "endTurn"
  | "extraTurn"
  | "win"
  | "lose"
  | "putIntoPlay"
  | "copyAttack"
  | "chooseType"
  | "chooseNumber"
  | "chooseAttack"
  | "turnPrizesUp"
  | "useTrainer"
  | "playTogether";

export const playerOperations: Pick<Operations, Kinds> = {
  chooseAttack: {
    run(m, frame, instruction) {
      const targets = pickPokemon(m, frame, instruction.of, "target");
      if (!targets) return null;
      const attacks = targets.flatMap((id) => printedAttacks(m, id));
      const chosen = pick(m, frame, {
        seat: seatOf(frame, instruction.by),
        kind: "attack",
        purpose: "target",
        pick: "attack",
        values: attacks,
        min: Math.min(1, attacks.length),
        source: sourceOf(m, frame),
      });
      if (!chosen) return null;
      bind(frame, instruction.bind, "number", chosen);
      return chosen.length > 0;
    },
  },
  turnPrizesUp: {
    run(m, frame, { count, of }) {
      const seat = seatOf(frame, of);
      const side = m.state.sides[seat];
      const down = cardsIn(side, "prizes").filter((card) => !side.prizesUp.includes(card));
      const { min, max } = countRange(m, frame, count, down.length);
      const chosen = pick(m, frame, {
        seat: frame.you,
        kind: "prizes",
        purpose: "look",
        pick: "position",
        values: down,
        min,
        max,
        source: sourceOf(m, frame),
      });
      if (!chosen) return null;
      return commit(m, [{ change: "turnPrizesUp", seat, cards: chosen }], byOf(frame));
    },
  },
  useTrainer: {
    run(m, frame, { of }) {
      const isOfUse = (card: number) => comesToSomething(m, frame, card, "public");
      // Of cards that are seen none is chosen that could not be played (CMP-201).
      if (of.cards === "choose" && "binding" in of.from && !candidateCards(m, frame, of).some(isOfUse)) return false;
      const cards = pickCards(m, frame, of, "target", undefined, isOfUse);
      if (!cards) return null;
      const [card] = cards;
      if (card === undefined || !isOfUse(card)) return false;
      m.state.stack.push(newEffectFrame(placeOf(m, card), cardOf(m, card).text, frame.you, frame.self, card, frame.kind));
      return true;
    },
    possible: (m, scope, { of }, known) => someCards(m, scope, of, known, (card) => comesToSomething(m, scope, card, known)),
  },
  playTogether: {
    run(m, frame, { copies }) {
      const { name } = cardOf(m, frame.source).definition;
      const same = m.state.sides[frame.you].hand.filter((card) => cardOf(m, card).definition.name === name).slice(0, copies);
      if (same.length < copies) return false;
      for (const card of same) {
        remember(m, { happened: "played", seat: frame.you, card, name });
        commit(m, [{ change: "resolve", card }], byRules(frame.you));
        m.state.stack.splice(m.state.stack.indexOf(frame), 0, { run: "trainer", card, seat: frame.you });
        m.events.push({ type: "trainerPlayed", seat: frame.you, card: cardView(m, card) });
      }
      return true;
    },
    possible(m, scope, { copies }, known) {
      const { hand } = m.state.sides[scope.you];
      const { name } = cardOf(m, scope.source).definition;
      // What is in the hand only its player knows.
      const held = known === "own" ? hand.filter((card) => cardOf(m, card).definition.name === name) : hand;
      return held.filter((card) => card !== scope.source).length >= copies;
    },
  },
  endTurn: {
    run(m) {
      m.state.used.over = true;
      return true;
    },
  },
  extraTurn: {
    run(m, frame, { who }) {
      m.state.used.extraTurn = seatOf(frame, who);
      return true;
    },
  },
  win: {
    run(m, frame, { who }) {
      endMatch(m, { winner: seatOf(frame, who), reason: "effect" });
      return true;
    },
  },
  lose: {
    run(m, frame, { who }) {
      endMatch(m, { winner: other(seatOf(frame, who)), reason: "effect" });
      return true;
    },
  },
  putIntoPlay: {
    run(m, frame, instruction) {
      const seat = seatOn(frame, instruction.side ?? "yours");
      const room = benchRoom(m, seat);
      if (room === 0) return false;
      const cards = pickCards(m, frame, instruction.cards, "toBench");
      if (!cards) return null;
      const whole = wholeOf(m, cards);
      const entering = instruction.as !== "together" ? cards.slice(0, room).map((card) => [card]) : whole ? [whole] : [];
      return commit(
        m,
        entering.map((pieces) => ({
          change: "enter",
          seat,
          cards: pieces,
          place: "bench",
          fromHand: pieces.every((card) => isInHand(m, card)),
          how: "play",
        })),
        byOf(frame),
      );
    },
    possible(m, scope, { cards, side, as }, known) {
      if (benchRoom(m, seatOn(scope, side ?? "yours")) === 0) return false;
      return as === "together" ? wholeOf(m, candidateCards(m, scope, cards)) !== null : someCards(m, scope, cards, known);
    },
  },
  copyAttack: {
    run(m, frame, instruction) {
      const attacks = copiable(m, frame, instruction);
      if (!attacks) return null;
      if (attacks.length === 0) return false;
      const chosen = pick(m, frame, {
        seat: seatOf(frame, instruction.by),
        kind: "attack",
        purpose: "copyAttack",
        pick: "attack",
        values: attacks,
        source: sourceOf(m, frame),
      });
      if (!chosen) return null;
      const code = chosen[0] ?? 0;
      const { place, compiled: attack } = attackAt(m, code);
      spendOnce(m.state.sides[frame.you], attack.attack);
      const { damage } = attack.attack;
      const own = { base: damage?.base ?? 0, times: null, multiplied: damage?.sign === "×" };
      m.state.stack.push({
        ...newEffectFrame(place, attack.entry, frame.you, frame.self, frame.source, "attack"),
        attack: frame.attack && {
          ...frame.attack,
          chain: [...frame.attack.chain, code],
          ...own,
          more: 0,
          less: 0,
          ignore: [],
          nothing: false,
          done: 0,
        },
      });
      return true;
    },
    possible(m, scope, { of }, known) {
      if (of === "lastUsedByOpponent") return m.state.lastAttack[other(scope.you)] !== null;
      return "pokemon" in of ? someSelected(m, scope, of.pokemon) : someCards(m, scope, of.card, known);
    },
  },
  chooseType: {
    run(m, frame, instruction) {
      const seat = seatOf(frame, instruction.by);
      const values = instruction.among.map((type) => ENERGY_TYPES.indexOf(type));
      const chosen = pick(m, frame, { seat, kind: "type", purpose: "chooseType", pick: "type", values, source: sourceOf(m, frame) });
      if (!chosen) return null;
      bind(frame, instruction.bind, "number", chosen);
      return true;
    },
  },
  chooseNumber: {
    run(m, frame, instruction) {
      const seat = seatOf(frame, instruction.by);
      const to = amountOf(m, frame, instruction.to);
      const values = Array.from({ length: Math.max(0, to - instruction.from) + 1 }, (_, index) => instruction.from + index);
      const chosen = pick(m, frame, { seat, kind: "number", purpose: "chooseNumber", pick: "number", values, source: sourceOf(m, frame) });
      if (!chosen) return null;
      bind(frame, instruction.bind, "number", chosen);
      return true;
    },
  },
};

/** The different pieces that make up one Pokémon (FAM-10, FAM-24), or null where one is missing. */
function wholeOf(m: Match, cards: readonly number[]): readonly number[] | null {
  const pieces = cards.filter((card, place) => cards.findIndex((one) => cardOf(m, one) === cardOf(m, card)) === place);
  const [stage] = pieces.map((card) => cardOf(m, card).pokemon?.stage);
  return stage && pieces.length === piecesOf(stage) ? pieces : null;
}

/** The attacks that may be copied, each as its definition's place × 16 + its own; null while a choice is open. */
function copiable(
  m: Match,
  frame: EffectFrame,
  instruction: Extract<Parameters<Operations["copyAttack"]["run"]>[2], { do: "copyAttack" }>,
): readonly number[] | null {
  const { of, where } = instruction;
  const mayCopy = (place: number, { attack, index }: CompiledAttack) => {
    if (where?.notGX && attack.once === "GX") return false;
    if (isSpent(m.state.sides[frame.you], attack)) return false;
    if (instruction.payCost && !canPay(m, frame, attack)) return false;
    // What an attack may be used under is asked of whoever copies it (CMP-1942).
    if (attack.when && !conditionHolds(m, frame, attack.when)) return false;
    // EFF-18: one that is being copied already would never come to an end.
    if (frame.attack?.chain.includes(attackCode(place, index))) return false;
    return !where?.named || attack.name === where.named;
  };
  const among = (place: number) =>
    definitionAt(m, place).attacks.flatMap((attack) => (mayCopy(place, attack) ? [attackCode(place, attack.index)] : []));
  const places: number[] = [];
  if (of === "lastUsedByOpponent") {
    const last = m.state.lastAttack[other(frame.you)];
    if (last === null) return [];
    const { place, compiled } = attackAt(m, last);
    return mayCopy(place, compiled) ? [last] : [];
  }
  if ("pokemon" in of) {
    const targets = pickPokemon(m, frame, of.pokemon, "copyAttack");
    if (!targets) return null;
    for (const id of targets) for (const card of attacksOf(m, id)) places.push(m.state.rules.cards[card] ?? 0);
  } else {
    const cards = pickCards(m, frame, of.card, "copyAttack", undefined, (card) => among(m.state.rules.cards[card] ?? 0).length > 0);
    if (!cards) return null;
    for (const card of cards) places.push(m.state.rules.cards[card] ?? 0);
  }
  return places.flatMap(among);
}

/** The printed attacks of a Pokémon, each by its code. */
function printedAttacks(m: Match, id: number): readonly number[] {
  return attacksOf(m, id).flatMap((card) => {
    const place = m.state.rules.cards[card] ?? 0;
    return definitionAt(m, place).attacks.map(({ index }) => attackCode(place, index));
  });
}

/** The copied attack's own cost must be paid as well. */
function canPay(m: Match, frame: EffectFrame, attack: Attack): boolean {
  return paysCost(unitsOf(m, thePokemon(m.state, frame.self)), attack.cost);
}

/** Whether another text may use that of a Trainer card: bound by what the card asks for (CMP-349, CMP-1029), and for an effect (EFF-04). */
function comesToSomething(m: Match, scope: Scope, card: number, known: Known): boolean {
  const { definition } = cardOf(m, card);
  if (definition.category !== "Trainer") return false;
  const used = { ...scope, source: card, bound: {} };
  if (definition.when && !conditionHolds(m, used, definition.when)) return false;
  const { cost = [], effect } = definition;
  return m.words.mayBePaid(m, used, cost, -1) && m.words.isWorthOffering(m, used, [...cost, ...effect], known);
}
