import { expect, test } from "vitest";
import { Allowances } from "./allowances";

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("who asks for much at once waits for themselves, in order, and nobody else does", async () => {
  const allowances = new Allowances(2);
  const begun: string[] = [];
  const passes = new Map<string, () => void>();
  const take = (name: string) =>
    void allowances.take(name[0] ?? "").then((pass) => {
      begun.push(name);
      passes.set(name, pass);
    });
  for (const name of ["a1", "a2", "a3", "a4", "b1"]) take(name);
  await settle();
  expect(begun).toEqual(["a1", "a2", "b1"]);
  passes.get("a2")?.();
  // Whoever passes a turn on twice has passed on one.
  passes.get("a2")?.();
  await settle();
  expect(begun).toEqual(["a1", "a2", "b1", "a3"]);
  for (const name of ["a1", "a3", "b1"]) passes.get(name)?.();
  await settle();
  passes.get("a4")?.();
  for (const name of ["a5", "a6", "a7"]) take(name);
  await settle();
  expect(begun.slice(4)).toEqual(["a4", "a5", "a6"]);
});
