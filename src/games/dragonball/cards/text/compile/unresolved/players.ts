import type { Instruction, Who } from "@/games/dragonball/engine/effects/language";
import { THEIR } from "./references";

/** Steps whose player may be somebody else, and the name of that part. */
const PLAYED_BY: Readonly<Record<string, string>> = {
  draw: "who",
  drawUntil: "who",
  energyMarkers: "who",
  choose: "by",
  may: "by",
  chooseOption: "by",
  chooseNumber: "by",
};

/** A sentence about a player ("your opponent discards 2 cards from their hand"), said for that player: "their" is theirs, and they choose. */
export function asPlayer(who: Who, steps: readonly Instruction[]): readonly Instruction[] {
  return steps.map((step) => rewrite(step, who) as Instruction);
}

/** Gives every "their" that is left to one player. */
export function theirsOf<T>(who: Who, value: T): T {
  return give(value, who) as T;
}

export const speaksOfTheirs = (value: unknown): boolean => JSON.stringify(value)?.includes(`"${String(THEIR)}"`) ?? false;

function give(value: unknown, who: Who): unknown {
  if (Array.isArray(value)) return value.map((each) => give(each, who));
  if (value === THEIR) return who;
  if (typeof value !== "object" || value === null) return value;
  // "Your" zones go without saying.
  const said = Object.entries(value).filter(([key, each]) => !(key === "of" && each === THEIR && who === "you"));
  return Object.fromEntries(said.map(([key, each]) => [key, give(each, who)]));
}

function rewrite(value: unknown, who: Who): unknown {
  if (Array.isArray(value)) return value.map((each) => rewrite(each, who));
  if (value === THEIR) return who;
  if (typeof value !== "object" || value === null) return value;
  const object: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) object[key] = rewrite(each, who);
  const played = typeof object.do === "string" ? PLAYED_BY[object.do] : undefined;
  if (who !== "you" && played && object[played] === undefined) object[played] = who;
  return object;
}
