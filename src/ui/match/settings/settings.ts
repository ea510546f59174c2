import * as z from "zod/mini";

/** How much moves at the table: everything; only number, HP and Knock Out; nothing, so that colours and figures alone change. */
export const MOTIONS = ["full", "brief", "none"] as const;
export type Motion = (typeof MOTIONS)[number];

/** How fast what happens is shown. */
export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a player likes at any table, of whatever game; kept in the browser. */
const Kept = z.object({
  sound: z.catch(z.boolean(), false),
  /** In hundredths. */
  volume: z.catch(z.int().check(z.minimum(0), z.maximum(100)), 60),
  /** Says that it is one's turn: a sound, the tab's title and its picture. */
  turnWarning: z.catch(z.boolean(), true),
  /** Says it by the system too, while the page is hidden. */
  notification: z.catch(z.boolean(), false),
  /** Null until the player has chosen: then it is as the device wishes. */
  motion: z.catch(z.nullable(z.enum(MOTIONS)), null),
  speed: z.catch(z.enum(SPEEDS), "normal"),
  /** Asks before a turn is ended while something useful is left. */
  askBeforeEnd: z.catch(z.boolean(), true),
  hints: z.catch(z.boolean(), true),
  leftHanded: z.catch(z.boolean(), false),
});

export type KeptSettings = z.infer<typeof Kept>;

/** The settings as they apply here and now. */
export interface TableSettings extends Omit<KeptSettings, "motion"> {
  readonly motion: Motion;
}

/** Reads what the browser has kept; what it does not understand is as at first. */
export function readSettings(text: string | null): KeptSettings {
  return Kept.parse(plainObject(text));
}

function plainObject(text: string | null): object {
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    return typeof read === "object" && read !== null && !Array.isArray(read) ? read : {};
  } catch {
    return {};
  }
}

/** @param still whether the device asks for less movement */
export function applied(kept: KeptSettings, still: boolean): TableSettings {
  return { ...kept, motion: kept.motion ?? (still ? "none" : "full") };
}
