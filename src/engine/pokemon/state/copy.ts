import type { Frame } from "./frames";
import type { Pokemon, SideState, State } from "./state";

/** A copy that a step may work on: what is readonly in the state is shared, the rest is new. */
export function copyState(state: State): State {
  // Cloned whole and then overwritten: several times cheaper than a literal that spreads and overrides.
  const copy = { ...state };
  copy.sides = [copySide(state.sides[0]), copySide(state.sides[1])];
  copy.used = { ...state.used };
  copy.stack = state.stack.map(copyFrame);
  copy.handles = state.handles.slice();
  copy.random = [...state.random];
  return copy;
}

function copySide(side: SideState): SideState {
  const copy = { ...side };
  if (side.active) copy.active = { ...side.active };
  copy.bench = side.bench.map(copyPokemon);
  return copy;
}

function copyPokemon(pokemon: Pokemon): Pokemon {
  return { ...pokemon };
}

function copyFrame(frame: Frame): Frame {
  return frame.run === "turn" ? { run: "turn", stage: frame.stage } : copyJson(frame);
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
