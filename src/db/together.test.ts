import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "./open";
import { openTestDatabase } from "./testing";
import { byKey, together } from "./together";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A question whose answers come when the test says so. */
function asked() {
  const questions: { readonly keys: readonly string[]; answer(): void; fail(): void }[] = [];
  const ask = together<string, string>((_, keys) => {
    return new Promise((resolve, reject) => {
      const say = (key: string) => {
        if (key === "?") throw new Error("nobody knows");
        return key.toUpperCase();
      };
      questions.push({ keys, answer: () => resolve(say), fail: () => reject(new Error("away")) });
    });
  });
  const question = async (index: number) => {
    await expect.poll(() => questions.length).toBe(index + 1);
    const found = questions[index];
    if (!found) throw new Error(`There is no question ${index}.`);
    return found;
  };
  return { of: (key: string) => ask(database.prisma, key), question };
}

test("who asks in the same moment is answered by one question", async () => {
  const { of, question } = asked();
  const answers = Promise.all(["a", "b", "a"].map(of));
  const { keys, answer } = await question(0);
  expect(keys).toEqual(["a", "b", "a"]);
  answer();
  expect(await answers).toEqual(["A", "B", "A"]);
});

test("who asks while an answer is awaited shares the next question, and is told nothing from before", async () => {
  const { of, question } = asked();
  const first = of("a");
  const one = await question(0);
  const later = Promise.all(["a", "b"].map(of));
  one.answer();
  expect(await first).toBe("A");
  const two = await question(1);
  expect(two.keys).toEqual(["a", "b"]);
  two.answer();
  expect(await later).toEqual(["A", "B"]);
});

test("who asked is told of a failure, and the next question is asked all the same", async () => {
  const { of, question } = asked();
  const first = of("a");
  (await question(0)).fail();
  await expect(first).rejects.toThrow("away");
  const second = of("a");
  (await question(1)).answer();
  expect(await second).toBe("A");
});

test("what cannot be read of one is told to whoever asked about it, and to nobody else", async () => {
  const { of, question } = asked();
  const answers = Promise.allSettled(["a", "?"].map(of));
  (await question(0)).answer();
  expect(await answers).toMatchObject([{ value: "A" }, { reason: { message: "nobody knows" } }]);
});

test("rows are found by what they belong to, in their order", () => {
  const rows = byKey(["ab", "ba", "ac"], (word) => word.slice(0, 1));
  expect([rows.get("a"), rows.get("b"), rows.get("c")]).toEqual([["ab", "ac"], ["ba"], undefined]);
});
