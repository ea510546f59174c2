import { other, type Seat } from "../kernel/game";
import { byRules } from "./changes/change";
import { commit } from "./changes/commit";
import { pose } from "./decisions/ask";
import { type Match, takeAnswer } from "./match";
import type { SurplusFrame } from "./state/frames";
import { pokemonInPlay } from "./state/inPlay";
import { benchSize, maxTools } from "./values";

/** Whether a Bench holds more Pokémon, or a Pokémon more Tools, than it may since an effect changed. */
export function hasSurplus(m: Match): boolean {
  return m.hasLimits && ([0, 1] as const).some((seat) => benchSurplus(m, seat) > 0 || overloaded(m, seat) !== undefined);
}

/** What is too much is discarded by the choice of its player, first by the one who had played a Stadium that left, otherwise by the turn's player (RUL-20). */
export function discardSurplus(m: Match, frame: SurplusFrame): void {
  const given = takeAnswer(m);
  if (given?.ask.pick === "pokemon") {
    const goal = { zone: "discard" } as const;
    commit(
      m,
      given.values.map((pokemon) => ({ change: "leave", pokemon, to: goal, attachedTo: goal, how: "discard" })),
      byRules(given.seat),
    );
  } else if (given) {
    commit(m, [{ change: "move", cards: given.values, to: { zone: "discard" }, how: "discard" }], byRules(given.seat));
  }
  const first = m.state.stadiumLeft ?? m.state.turnSeat;
  for (const seat of [first, other(first)]) {
    const surplus = benchSurplus(m, seat);
    const holder = overloaded(m, seat);
    if (surplus > 0) {
      const values = m.state.sides[seat].bench.map(({ id }) => id);
      pose(m, { seat, kind: "pokemon", purpose: "discard", pick: "pokemon", values }, surplus, surplus);
      return;
    }
    if (holder) {
      const tools = holder.tools.length - maxTools(m, holder);
      pose(m, { seat, kind: "cards", purpose: "discard", pick: "attached", values: holder.tools }, tools, tools);
      return;
    }
  }
  m.state.stack.splice(m.state.stack.indexOf(frame), 1);
}

function benchSurplus(m: Match, seat: Seat): number {
  return m.state.sides[seat].bench.length - benchSize(m, seat);
}

function overloaded(m: Match, seat: Seat) {
  return pokemonInPlay(m.state.sides[seat]).find((pokemon) => pokemon.tools.length > 1 && pokemon.tools.length > maxTools(m, pokemon));
}
