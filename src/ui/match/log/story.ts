import type { ComponentType } from "react";
import type { SeatView } from "@/match/standing";
import type { MatchUpdate } from "@/realtime/protocol";
import type { Happening } from "@/ui/realtime";

/** What everybody could see of a match, from its beginning on. */
export interface Story<Update extends MatchUpdate = MatchUpdate> {
  readonly game: string;
  /** As the match stood before anything happened. */
  readonly begun: Update["view"];
  readonly history: readonly Happening<Update>[];
  /** Of all cards that it names. */
  readonly faces: Update["faces"];
  readonly seats: readonly [Pick<SeatView, "pseudo" | "bot">, Pick<SeatView, "pseudo" | "bot">];
}

/** A match as its game tells it, from its beginning to its end. */
export type WrittenLog = ComponentType<{ readonly story: Story }>;
