import type { OfferedGame } from "@/match";
import { type DuelEvent, type DuelOption, type DuelState, type DuelView, duelGame } from "@/match/testing";

/** The smallest game there is, as a site would offer it: nothing has to be brought, no card has to be drawn. */
export function offerDuel(): OfferedGame<DuelState, DuelOption, DuelEvent, DuelView, "nothing", unknown> {
  return {
    ...duelGame,
    editions: ["plain"],
    levels: ["easy"],
    currentDeck: async () => ({ id: "none", name: "—", legal: true, editions: ["plain"] }),
    brought: async () => ({ entry: "nothing", deck: null }),
    computerEntry: async () => "nothing",
    setup: async () => ({}),
    pinned: () => new Map(),
    decks: () => [[], []],
    named: () => [],
    faces: async () => ({}),
    close: async () => {},
  };
}
