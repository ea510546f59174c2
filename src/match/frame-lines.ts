import { z } from "zod";
import type { Patch } from "@/kernel/patch";
import { type Frame, framesOf } from "./frame";
import { pacedMap } from "./paced";

const change = z.custom<Patch>((value) => typeof value === "object" && value !== null).nullable();
const hidden = z.tuple([change, change, change]).nullable();
const events = z.array(z.unknown());
/** Older versions kept frames whole; the first of them no more than what everybody saw: there was nothing to say of what was hidden. */
const FrameLine = z.union([z.object({ events, change, hidden }), z.object({ events, view: z.unknown(), hidden: hidden.default(null) })]);

/**
 * A frame as a line of JSON, made when it is asked for. Whoever waits for a match that is taken up does not wait for what it has shown before: that is
 * needed when the match is stored next.
 */
export type LateFrame = () => string;

/** All of them, made now. */
export function linesOf(frames: readonly LateFrame[]): Promise<string[]> {
  return pacedMap(frames, (frame) => frame());
}

/** The frames that were kept one behind the other, a line of JSON each. */
export async function framesIn(lines: readonly string[]): Promise<Frame[]> {
  return framesOf(await pacedMap(lines, (line) => FrameLine.parse(JSON.parse(line))));
}
