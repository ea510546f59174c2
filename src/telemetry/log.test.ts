import { expect, test } from "vitest";
import { describeFault } from "./log";

test("a fault is described without what it carries along, down to its cause", () => {
  const cause = Object.assign(new RangeError("too far"), { code: "P2002", detail: "Key (email)=(ann@example.org) exists" });
  const fault = Object.assign(new Error("no row for ann@example.org", { cause }), { row: { pseudo: "Ann" } });
  const described = describeFault(fault);
  expect(described).toMatchObject({ type: "Error", message: "no row for [mail]", cause: { type: "RangeError", code: "P2002" } });
  expect(JSON.stringify(described)).not.toMatch(/Ann|ann@/);
});

test("the stack keeps the names of packages", () => {
  const fault = new Error("x");
  fault.stack = "Error: x\n    at f (/site/node_modules/@prisma/client/runtime/client.js:1:2)";
  expect(describeFault(fault).stack).toBe(fault.stack);
});

test("what is thrown and is no error is described too", () => {
  expect(describeFault("away")).toEqual({ type: "string", message: "away" });
});
