import type { Setting } from "../setting";
import { normalise } from "../tokens";
import { withoutOwnName } from "./own-name";
import { inTodaysWords } from "./phrases";

/** A card text of any time in the words of today, as far as they say exactly the same; the grammar reads the rest as it is. */
export const modernised = (text: string, setting: Setting): string => inTodaysWords(withoutOwnName(normalise(text), setting));
