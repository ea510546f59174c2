import type { Catalogue } from "./catalogue";
import { workOut } from "./effects/workOut";
import type { Match } from "./match";
import type { State } from "./state/state";

/** What is needed to go on with a state. */
export function matchOf(catalogue: Catalogue, state: State): Match {
  return {
    state,
    catalogue,
    table: catalogue.table(state.rules.table),
    events: [],
    answer: null,
    waiting: false,
    texts: null,
    inForce: null,
    values: new Map(),
    autos: null,
    means: [null, null],
    workOut,
  };
}
