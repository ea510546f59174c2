import type { TableSettings } from "./settings";
import "./manners.css";

/** Of an element's attributes, those that `manners.css` looks at. */
interface Manners {
  readonly "data-motion": string;
  readonly "data-left-handed"?: "";
}

/**
 * What the settings change in how a table is laid out, for its outermost element.
 * @param watching nothing is played there, and so nothing has to lie where a hand finds it
 */
export function mannersOf({ motion, leftHanded }: Pick<TableSettings, "motion" | "leftHanded">, watching: boolean): Manners {
  return leftHanded && !watching ? { "data-motion": motion, "data-left-handed": "" } : { "data-motion": motion };
}
