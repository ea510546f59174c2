import type { Instruction, Side, Who } from "@/games/pokemon/engine/effects/language";
import { THEIR, THEIRS } from "./references";

/** Instructions whose player may be somebody else, and the name of that part. */
const PLAYED_BY: Readonly<Record<string, string>> = {
  draw: "who",
  drawUntil: "who",
  takePrizes: "who",
  flip: "by",
  may: "by",
  chooseMode: "by",
  chooseNumber: "by",
};

/** A sentence about a player ("your opponent discards 2 cards from their hand"), said for that player: "their" is theirs, and they choose. */
export function asPlayer(who: Who, steps: readonly Instruction[]): readonly Instruction[] {
  return steps.map((step) => rewrite(step, who) as Instruction);
}

/** The effect's own player needs no saying. */
export function plainly<T>(value: T): T {
  return strip(value) as T;
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== "object" || value === null) return value;
  const own =
    "do" in value && typeof value.do === "string" ? PLAYED_BY[value.do] : "cards" in value || "pokemon" in value ? "by" : undefined;
  const bench = "to" in value && value.to === "bench";
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      if ((key === own && each === "you") || (bench && key === "side" && each === "yours")) return [];
      return [[key, strip(each)]];
    }),
  );
}

/** Gives every "their" left in a text to one player. */
export function theirsOf<T>(who: Who, value: T): T {
  return give(who, value) as T;
}

function give(who: Who, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => give(who, each));
  if (value === THEIR) return who;
  if (value === THEIRS) return sideOf(who);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, give(who, each)]));
}

const sideOf = (who: Who): Side => (who === "you" ? "yours" : "opponents");

function rewrite(value: unknown, who: Who): unknown {
  if (Array.isArray(value)) return value.map((each) => rewrite(each, who));
  if (value === THEIR) return who;
  if (value === THEIRS) return who === THEIR ? THEIRS : sideOf(who);
  if (typeof value !== "object" || value === null) return value;
  const object: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) object[key] = rewrite(each, who);
  if (who === "you") return object;
  const played = typeof object.do === "string" ? PLAYED_BY[object.do] : undefined;
  if (played && object[played] === undefined) object[played] = who;
  if (object.do === "switch" && object.chooser === "you") object.chooser = who;
  const chosen = object.cards === "choose" || object.pokemon === "choose" || (object.cards === "attached" && object.count !== "all");
  if (chosen && object.by === undefined) object.by = who;
  if (object.to === "deck" && object.order === "you") object.order = who;
  return object;
}
