import { expect, test } from "vitest";
import { passwordMatches } from "./password";

/** Of the quicker of two attempts, in milliseconds. */
async function timeOf(hash: string | undefined): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < 2; attempt++) {
    const began = performance.now();
    expect(await passwordMatches("", hash)).toBe(false);
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

test("a guest, who has no password, is refused in the time that nobody is", async () => {
  const nobody = await timeOf(undefined);
  expect(await timeOf("")).toBeGreaterThan(nobody / 4);
});
