import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { Errands } from "./errands";

/** Fails so many times. */
function failing(times: number) {
  const tries: number[] = [];
  return {
    tries,
    work: async () => {
      tries.push(performance.now());
      if (tries.length <= times) throw new Error(`away ${tries.length}`);
    },
  };
}

test("what fails is told, and tried again until it is done", async () => {
  const faults: unknown[] = [];
  const errands = new Errands((error) => faults.push(error), 10);
  const { tries, work } = failing(3);
  await errands.run(work);
  expect([tries.length, faults]).toEqual([1, [new Error("away 1")]]);
  await expect.poll(() => tries.length).toBe(4);
  await pause(100);
  expect([tries.length, faults.length]).toEqual([4, 3]);
});

test("it is tried ever more seldom, so that nothing that is in trouble has more of it", async () => {
  const errands = new Errands(() => {}, 10);
  const { tries, work } = failing(100);
  await errands.run(work);
  await expect.poll(() => tries.length).toBe(5);
  const [, second = 0, third = 0, fourth = 0] = tries;
  expect(fourth - third).toBeGreaterThan(third - second);
  errands.close();
});

test("nothing is tried any more once it is closed", async () => {
  const errands = new Errands(() => {}, 10);
  const { tries, work } = failing(100);
  await errands.run(work);
  errands.close();
  await pause(100);
  expect(tries).toHaveLength(1);
});
