import type { Modifier } from "@/games/pokemon/engine/effects/language";
import type { Sentence } from "../sentence";
import { attackChanges } from "./attacks";
import { bans } from "./bans";
import { permissions } from "./permissions";
import { protections } from "./protection";
import { valueChanges } from "./values";

/** What is changed, prevented, forbidden and allowed. Of two sentences that say the same, the first is said. */
export const changeSentences: readonly Sentence<Modifier>[] = [...attackChanges, ...valueChanges, ...protections, ...bans, ...permissions];
