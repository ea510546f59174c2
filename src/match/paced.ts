import { setImmediate } from "node:timers/promises";

/** Longer than this nobody else waits for a piece of long work. */
const SLICE_MS = 5;

/** Things one after the other, others having their turn in between: a long match is put together while a hundred others are played. */
export async function* paced<Thing>(things: Iterable<Thing>): AsyncGenerator<Thing, void, undefined> {
  let began = performance.now();
  for (const thing of things) {
    if (performance.now() - began > SLICE_MS) {
      await setImmediate();
      began = performance.now();
    }
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
  let began = performance.now();
  for (let piece = work.next(); ; piece = work.next()) {
    if (piece.done) return piece.value;
    if (performance.now() - began > SLICE_MS) {
      await setImmediate();
      began = performance.now();
    }
  }
}
