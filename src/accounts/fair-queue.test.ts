import { expect, test } from "vitest";
import { FairQueue, QueueFullError } from "./fair-queue";

/** A piece of work that ends when told to. */
function piece(name: string, begun: string[]) {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = () => {
    begun.push(name);
    return done;
  };
  return { work, end };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("those who want work done take turns, however much one of them wants", async () => {
  const queue = new FairQueue(1, 10);
  const begun: string[] = [];
  const pieces = ["a1", "a2", "a3", "b1", "b2", "c1"].map((name) => ({ name, ...piece(name, begun) }));
  const all = Promise.all(pieces.map(({ name, work }) => queue.run([name[0] ?? ""], work)));
  while (begun.length < pieces.length) {
    pieces.find(({ name }) => name === begun.at(-1))?.end();
    await settle();
  }
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
  pieces.find(({ name }) => name === begun.at(-1))?.end();
  await all;
});

test("no more run at once than may, no more wait than may, and a fault passes the turn on", async () => {
  const queue = new FairQueue(2, 1);
  const begun: string[] = [];
  const [one, two, three] = [piece("one", begun), piece("two", begun), piece("three", begun)];
  const first = queue.run(["a"], () => one.work().then(() => Promise.reject(new Error("failed"))));
  const second = queue.run(["b"], two.work);
  const third = queue.run(["c"], three.work);
  await settle();
  expect(begun).toEqual(["one", "two"]);
  await expect(queue.run(["d"], async () => {})).rejects.toThrow(QueueFullError);
  one.end();
  await expect(first).rejects.toThrow("failed");
  await settle();
  expect(begun).toEqual(["one", "two", "three"]);
  two.end();
  three.end();
  await Promise.all([second, third]);
  expect(await queue.run(["d"], async () => "done")).toBe("done");
});

test("who comes anew is before the further pieces of others, and has a place though others fill the queue", async () => {
  const queue = new FairQueue(1, 4);
  const begun: string[] = [];
  const pieces = ["a1", "a2", "a3", "b1", "b2"].map((name) => ({ name, ...piece(name, begun) }));
  const ask = ({ name, work }: { name: string; work: () => Promise<void> }) => queue.run([name[0] ?? ""], work);
  const all = pieces.map(ask);
  await settle();
  pieces[0]?.end();
  await settle();
  expect(begun).toEqual(["a1", "a2"]);
  const fourth = ask({ name: "b3", ...piece("b3", begun) });
  const lost = expect(fourth).rejects.toThrow(QueueFullError);
  const honest = piece("c1", begun);
  const served = queue.run(["c"], honest.work);
  await lost;
  // Nobody has more places than another would have.
  const late = { name: "b4", ...piece("b4", begun) };
  await expect(ask(late)).rejects.toThrow(QueueFullError);
  honest.end();
  for (const { end } of pieces) end();
  await Promise.all([...all, served]);
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
});

test("of one round the lowest rank goes first, and has a place though others fill the queue", async () => {
  const queue = new FairQueue(1, 3);
  const begun: string[] = [];
  const pieces = ["a", "b", "c", "d"].map((name) => ({ name, ...piece(name, begun) }));
  const [first, second, third, last] = pieces.map(({ name, work }) => queue.run([name], work, () => 1));
  const lost = expect(last).rejects.toThrow(QueueFullError);
  const honest = piece("known", begun);
  const served = queue.run(["known"], honest.work);
  await lost;
  // Not for as much as they like.
  await expect(queue.run(["known"], async () => {})).rejects.toThrow(QueueFullError);
  honest.end();
  for (const { end } of pieces) end();
  await Promise.all([first, second, third, served]);
  expect(begun).toEqual(["a", "known", "b", "c"]);
});

test("many who want the same have one turn a round together, wherever they come from", async () => {
  const queue = new FairQueue(1, 4);
  const begun: string[] = [];
  const ask = (from: string, what: string) => {
    const { work, end } = piece(`${from} ${what}`, begun);
    return { end, done: queue.run([from, what], work) };
  };
  const flood = ["1", "2", "3", "4", "5"].map((from) => ask(from, "sacha"));
  const lost = expect(flood[4]?.done).rejects.toThrow(QueueFullError);
  const honest = ask("6", "ondine");
  await lost;
  honest.end();
  for (const { end } of flood) end();
  await Promise.all([honest.done, ...flood.slice(0, 4).map(({ done }) => done)]);
  expect(begun).toEqual(["1 sacha", "2 sacha", "6 ondine", "3 sacha", "4 sacha"]);
});

test("a rank that changes while a piece waits counts as it is when a turn is given", async () => {
  const queue = new FairQueue(1, 2);
  const begun: string[] = [];
  let rank = 0;
  const pieces = ["a", "b", "c"].map((name) => ({ name, ...piece(name, begun) }));
  const all = pieces.map(({ name, work }) => queue.run([name], work, () => (name === "b" ? rank : 1)));
  rank = 2;
  for (const { end } of pieces) end();
  await Promise.all(all);
  expect(begun).toEqual(["a", "c", "b"]);
});
