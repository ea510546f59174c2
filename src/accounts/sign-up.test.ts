import { expect, test } from "vitest";
import { checkSignUp, SignUpAnswer } from "@/accounts/sign-up";

const form = {
  lastName: "Ketchum",
  firstName: "Sacha",
  email: "sacha@example.org",
  pseudo: "Sacha_06",
  password: "bourg-palette",
  passwordConfirmation: "bourg-palette",
};
const faults = (change: Record<string, unknown>) => {
  const result = checkSignUp({ ...form, ...change });
  return "faults" in result ? result.faults : {};
};
const password = (value: string) => faults({ password: value, passwordConfirmation: value });

test("a good form passes, and what surrounds the names is trimmed", () => {
  expect(checkSignUp({ ...form, pseudo: " Sacha_06 ", lastName: " Ketchum " })).toEqual({ data: form });
});

test.each([
  ["ab", "pseudoLength"],
  ["a".repeat(21), "pseudoLength"],
  ["two words", "pseudoCharacters"],
  ["zoé", "pseudoCharacters"],
  ["", "required"],
  ["  ", "required"],
  [7, "required"],
])("the pseudo %j is refused: %s", (pseudo, error) => {
  expect(faults({ pseudo })).toEqual({ pseudo: error });
});

test.each(["abc", "a-b", "A_1", "a".repeat(20)])("the pseudo %j is good", (pseudo) => {
  expect(faults({ pseudo })).toEqual({});
});

test("a password has at least 10 characters and at most 72 bytes", () => {
  expect(password("123456789")).toEqual({ password: "passwordTooShort" });
  expect(password("1234567890")).toEqual({});
  expect(password("a".repeat(72))).toEqual({});
  expect(password("a".repeat(73))).toEqual({ password: "passwordTooLong" });
  expect(password("é".repeat(36))).toEqual({});
  expect(password("é".repeat(37))).toEqual({ password: "passwordTooLong" });
  expect(password("🔥".repeat(9))).toEqual({ password: "passwordTooShort" });
  expect(password("nul\0inside-it")).toMatchObject({ password: "characters" });
});

test("the confirmation is compared even while other fields are wrong", () => {
  expect(faults({ email: "nobody", passwordConfirmation: "bourg-palettE" })).toEqual({
    email: "emailInvalid",
    passwordConfirmation: "confirmationDiffers",
  });
  expect(faults({ passwordConfirmation: "" })).toEqual({ passwordConfirmation: "required" });
  expect(faults({ password: "short", passwordConfirmation: "shore" })).toEqual({
    password: "passwordTooShort",
    passwordConfirmation: "confirmationDiffers",
  });
});

test("names are asked for, bounded and printable", () => {
  expect(faults({ lastName: " ", firstName: "x".repeat(61) })).toEqual({ lastName: "required", firstName: "tooLong" });
  expect(faults({ lastName: "Kett\u0000" })).toEqual({ lastName: "characters" });
  expect(faults({ lastName: "\u200B\u3164", firstName: "A\u202Ehs" })).toEqual({ lastName: "characters", firstName: "characters" });
  expect(faults({ lastName: "Müller-Öztürk", firstName: "Zoé 渡" })).toEqual({});
});

test("what is no form lacks every field", () => {
  for (const nothing of [null, "x", [], 3]) {
    const result = checkSignUp(nothing);
    expect("faults" in result && Object.values(result.faults)).toEqual(Array(6).fill("required"));
  }
});

test("the answer of the route carries known fields and codes only", () => {
  expect(SignUpAnswer.safeParse({ ok: false, faults: { pseudo: "pseudoTaken" } }).success).toBe(true);
  expect(SignUpAnswer.safeParse({ ok: false, faults: { role: "pseudoTaken" } }).success).toBe(false);
});
