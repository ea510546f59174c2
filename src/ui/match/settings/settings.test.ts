import { expect, test } from "vitest";
import { applied, readSettings } from "./settings";

test("at first there is no sound, a warning and a question", () => {
  expect(readSettings(null)).toEqual({
    sound: false,
    volume: 60,
    turnWarning: true,
    notification: false,
    motion: null,
    speed: "normal",
    askBeforeEnd: true,
    hints: true,
    leftHanded: false,
  });
});

test.each(["", "null", "[1]", '"x"', "{", '{"volume":900,"speed":"warp","sound":"yes"}'])("%s is as at first", (text) => {
  expect(readSettings(text)).toEqual(readSettings(null));
});

test("what is understood of it counts, the rest is as at first", () => {
  expect(readSettings('{"leftHanded":true,"speed":"warp","motion":"brief"}')).toMatchObject({
    leftHanded: true,
    speed: "normal",
    motion: "brief",
  });
});

test("the device says whether anything moves until the player does", () => {
  expect(applied(readSettings(null), false).motion).toBe("full");
  expect(applied(readSettings(null), true).motion).toBe("none");
  expect(applied(readSettings('{"motion":"full"}'), true).motion).toBe("full");
});
