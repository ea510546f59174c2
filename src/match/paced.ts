import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";

/** Longer than this nobody else waits for a piece of long work. */
const SLICE_MS = 5;

/** Asked between two pieces of work: lets others have their turn once this work has had its own. */
function slices(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began <= SLICE_MS) return;
    await setImmediate();
    began = performance.now();
  };
}

/** Things one after the other, others having their turn in between: a long match is put together while a hundred others are played. */
export async function* paced<Thing>(things: Iterable<Thing>): AsyncGenerator<Thing, void, undefined> {
  const turn = slices();
  for (const thing of things) {
    await turn();
    yield thing;
  }
}

/** What comes of each of many things, in their order, made at that pace. */
export async function pacedMap<Thing, Made>(things: Iterable<Thing>, make: (thing: Thing) => Made): Promise<Made[]> {
  const made: Made[] = [];
  for await (const thing of paced(things)) made.push(make(thing));
  return made;
}

/** What long work comes to that goes on piece by piece, made at that pace. */
export async function pacedToEnd<Result>(work: Iterator<unknown, Result, undefined>): Promise<Result> {
  const turn = slices();
  for (let piece = work.next(); ; piece = work.next()) {
    if (piece.done) return piece.value;
    await turn();
  }
}

const oneByOne = pLimit(1);
const turn = slices();

/**
 * Does one of many works that come all at once, at that pace. In each turn of its loop Node takes one new line: while the matches of a killed process were put
 * together by thirty-two in a turn, ten of its players came in a second.
 */
export function inTurn<Made>(work: () => Made): Promise<Made> {
  return oneByOne(async () => {
    await turn();
    return work();
  });
}
