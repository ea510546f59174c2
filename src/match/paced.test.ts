import { expect, test } from "vitest";
import { inTurn } from "./paced";

/** Longer than a slice. */
const WORK_MS = 8;

function work(): void {
  for (const end = performance.now() + WORK_MS; performance.now() < end; );
}

test("works that come all at once leave others their turns in between", async () => {
  let turns = 0;
  let counting = true;
  const count = () => {
    turns++;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 10 }, () => inTurn(work)));
  counting = false;
  expect(turns).toBeGreaterThanOrEqual(9);
});

test("what one of them fails by is its own", async () => {
  const fails = inTurn(() => {
    throw new Error("This one.");
  });
  const next = inTurn(() => "the next one");
  await expect(fails).rejects.toThrow("This one.");
  expect(await next).toBe("the next one");
});
