import { expect, test } from "vitest";
import { sitAgainMs } from "./sit-again";

test("a page that was refused its seat for a passing reason asks again, later where too much was said at once", () => {
  const soon = sitAgainMs("unreachable");
  expect([sitAgainMs("server-error"), sitAgainMs("restarting")]).toEqual([soon, soon]);
  expect(sitAgainMs("too-often")).toBeGreaterThan(soon ?? 0);
});

test.each(["not-found", "not-yours", "frozen", "over"] as const)("%s stays", (code) => {
  expect(sitAgainMs(code)).toBeNull();
});
