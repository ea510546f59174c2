import { other } from "@/kernel/game";
import type { PokemonUpdate } from "../record";
import type { Layout } from "./layout";

/** What the table is laid out for: some scenes give room to one part of it. */
export type Scene = "setup" | "mulligan" | "prizes" | "attached" | "order" | "list" | "absent" | "play";

export function sceneOf(update: PokemonUpdate, layout: Layout | null): Scene {
  const { view, decision, seats, seat } = update;
  if (decision?.purpose === "mulliganDraw") return "mulligan";
  // Who goes first is asked before there is anything to set up.
  if (view.phase === "setup" && layout !== "list") return "setup";
  if (seats[other(seat)].graceUntil !== null) return "absent";
  if (layout === "prizes" || layout === "attached" || layout === "order" || layout === "list") return layout;
  return "play";
}
