import type { EnergyType } from "@/games/pokemon/engine/card";

/** How a facet of each kind is written. */
export const facet = {
  stage: (stage: string) => `stage:${stage}`,
  /** Of a Trainer or an Energy card. */
  kind: (kind: string) => `kind:${kind}`,
  type: (type: string) => `type:${type}`,
  mark: (mark: string) => `mark:${mark}`,
  /**
   * One of the things that the search may ask of an attack's cost: so many Energy, of any number when undefined, with all of these types among
   * them. "cost:3 Fire Water", "cost:3", "cost:Fire".
   */
  cost: (count: number | undefined, types: readonly EnergyType[]) =>
    `cost:${[...(count === undefined ? [] : [count]), ...[...new Set(types)].sort()].join(" ")}`,
};
