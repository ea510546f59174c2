/** How much moves at the table: everything; only number, HP and Knock Out; nothing, so that colours and figures alone change. */
export const MOTIONS = ["full", "brief", "none"] as const;
export type Motion = (typeof MOTIONS)[number];

/** How fast what happens is shown. */
export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a player likes at any table, of whatever game; kept in the browser. */
export interface KeptSettings {
  readonly sound: boolean;
  /** In hundredths. */
  readonly volume: number;
  /** Says that it is one's turn: a sound, the tab's title and its picture. */
  readonly turnWarning: boolean;
  /** Says it by the system too, while the page is hidden. */
  readonly notification: boolean;
  /** Null until the player has chosen: then it is as the device wishes. */
  readonly motion: Motion | null;
  readonly speed: Speed;
  /** Asks before a turn is ended while something useful is left. */
  readonly askBeforeEnd: boolean;
  readonly hints: boolean;
  readonly leftHanded: boolean;
}

/** The settings as they apply here and now. */
export interface TableSettings extends Omit<KeptSettings, "motion"> {
  readonly motion: Motion;
}

/** Reads what the browser has kept; what it does not understand is as at first. By hand: a library for it weighs a tenth of the page of a match. */
export function readSettings(text: string | null): KeptSettings {
  const kept = new Map<string, unknown>(Object.entries(plainObject(text)));
  const choice = <One>(name: keyof KeptSettings, among: readonly One[]) => among.find((one) => one === kept.get(name));
  const flag = (name: keyof KeptSettings, atFirst: boolean) => choice(name, [true, false]) ?? atFirst;
  const volume = kept.get("volume");
  return {
    sound: flag("sound", false),
    volume: typeof volume === "number" && Number.isInteger(volume) && volume >= 0 && volume <= 100 ? volume : 60,
    turnWarning: flag("turnWarning", true),
    notification: flag("notification", false),
    motion: choice("motion", MOTIONS) ?? null,
    speed: choice("speed", SPEEDS) ?? "normal",
    askBeforeEnd: flag("askBeforeEnd", true),
    hints: flag("hints", true),
    leftHanded: flag("leftHanded", false),
  };
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
