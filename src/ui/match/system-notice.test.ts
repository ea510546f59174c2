import { afterEach, expect, test, vi } from "vitest";
import { canNotify, systemNotice } from "./system-notice";

afterEach(() => vi.unstubAllGlobals());

function browserWith(permission: string, make: () => void) {
  const made: string[] = [];
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal(
    "Notification",
    class {
      static readonly permission = permission;
      constructor(words: string) {
        make();
        made.push(words);
      }
      close() {
        made.pop();
      }
    },
  );
  return made;
}

test("a notice is made where the player has allowed it", () => {
  const made = browserWith("granted", () => {});
  expect(systemNotice("Your turn", { tag: "turn" })).not.toBeNull();
  expect(made).toEqual(["Your turn"]);
});

test("a notice is gone once its page is looked at", () => {
  const made = browserWith("granted", () => {});
  systemNotice("Your turn", { tag: "turn" });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(made).toEqual([]);
});

test("none is made without leave", () => {
  const made = browserWith("denied", () => {});
  expect(systemNotice("Your turn", {})).toBeNull();
  expect(made).toEqual([]);
});

test("Chrome for Android has no such notices: one does without", () => {
  browserWith("granted", () => {
    throw new TypeError("Illegal constructor");
  });
  expect(systemNotice("Your turn", {})).toBeNull();
});

test("any other fault is not hidden", () => {
  browserWith("granted", () => {
    throw new RangeError("something else");
  });
  expect(() => systemNotice("Your turn", {})).toThrow("something else");
});

test("notices are offered only where a page may make them", () => {
  browserWith("default", () => {});
  expect(canNotify()).toBe(true);
  browserWith("default", () => {
    throw new TypeError("Illegal constructor");
  });
  expect(canNotify()).toBe(false);
  Reflect.deleteProperty(globalThis, "Notification");
  expect(canNotify()).toBe(false);
});
