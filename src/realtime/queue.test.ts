import { expect, test } from "vitest";
import { Queue, type Waiting } from "./queue";

const waiting = (id: string, since: number, edition = "xy", game = "pokemon"): Waiting => ({
  player: { id, pseudo: id },
  game,
  edition,
  since,
});
const everybody = () => true;
const anybody = () => true;
const ids = (pair: ReturnType<Queue["takePair"]>) => pair?.map(({ player }) => player.id) ?? null;

test("the two who have waited longest meet, in each edition by itself", () => {
  const queue = new Queue();
  for (const [id, since, edition] of [
    ["a", 1, "sv"],
    ["b", 2, "xy"],
    ["c", 3, "xy"],
    ["d", 4, "xy"],
  ] as const) {
    queue.join(waiting(id, since, edition));
  }
  expect(ids(queue.takePair({ game: "pokemon", edition: "sv" }, everybody, anybody))).toBeNull();
  expect(ids(queue.takePair({ game: "pokemon", edition: "xy" }, everybody, anybody))).toEqual(["b", "c"]);
  expect(ids(queue.takePair({ game: "pokemon", edition: "xy" }, everybody, anybody))).toBeNull();
  queue.join(waiting("e", 5));
  expect(ids(queue.takePair({ game: "pokemon", edition: "xy" }, everybody, anybody))).toEqual(["d", "e"]);
  expect(queue.of("a")).toBeDefined();
});

test("nobody meets themself, however often they join", () => {
  const queue = new Queue();
  queue.join(waiting("a", 1));
  queue.join(waiting("a", 2));
  expect(ids(queue.takePair({ game: "pokemon", edition: "xy" }, everybody, anybody))).toBeNull();
  queue.join(waiting("a", 3, "sm"));
  expect(queue.of("a")?.edition).toBe("sm");
});

test("who is away for a moment is passed over and keeps the place; who is put back too", () => {
  const queue = new Queue();
  for (const [id, since] of [
    ["a", 1],
    ["b", 2],
    ["c", 3],
  ] as const)
    queue.join(waiting(id, since));
  expect(ids(queue.takePair({ game: "pokemon", edition: "xy" }, (id) => id !== "a", anybody))).toEqual(["b", "c"]);
  queue.join(waiting("c", 3));
  queue.join(waiting("b", 2));
  expect(ids(queue.takePair({ game: "pokemon", edition: "xy" }, everybody, anybody))).toEqual(["a", "b"]);
});

test("leaving gives up the place", () => {
  const queue = new Queue();
  queue.join(waiting("a", 1));
  expect([queue.leave("a"), queue.leave("a"), queue.of("a")]).toEqual([true, false, undefined]);
});

test("an edition of one game is not that of another", () => {
  const queue = new Queue();
  queue.join(waiting("a", 1));
  queue.join(waiting("b", 2, "xy", "duel"));
  expect(ids(queue.takePair({ game: "pokemon", edition: "xy" }, everybody, anybody))).toBeNull();
});

test("two who want nothing of each other are passed over, and each meets the next who comes", () => {
  const queue = new Queue();
  for (const [index, id] of ["a", "b", "c"].entries())
    queue.join({ player: { id, pseudo: id }, game: "pokemon", edition: "xy", since: index });
  const notBoth = (one: string, other: string) => ![one, other].every((id) => "ab".includes(id));
  const sought = { game: "pokemon", edition: "xy" };
  expect(ids(queue.takePair(sought, everybody, notBoth))).toEqual(["a", "c"]);
  expect(ids(queue.takePair(sought, everybody, notBoth))).toBeNull();
});
