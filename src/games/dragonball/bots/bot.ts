import type { CardDefinition } from "@/games/dragonball/engine/card";
import type { Option } from "@/games/dragonball/engine/options";
import type { View } from "@/games/dragonball/engine/view/view";
import type { Decision } from "@/kernel/game";

/** A player without a screen: of what its seat sees and is asked it makes an acceptable choice. */
export type Bot = (view: View, decision: Decision<Option>) => readonly number[];

/** The card of an id; throws on one that is not of this match. */
export type CardLookup = (id: string) => CardDefinition;
