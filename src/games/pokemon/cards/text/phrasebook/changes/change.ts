import type { Modifier } from "@/games/pokemon/engine/effects/language";
import { sentencesFor } from "../sentence";

export const change = sentencesFor<Modifier>();
