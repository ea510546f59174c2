import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength";

test.each([
  ["", 0],
  ["court", 0],
  ["123456789", 0],
  ["aaaaaaaaaaaaaaaaaaaa", 1],
  ["azertyuiop", 1],
  ["marguerite7", 2],
  ["marguerite-des-champs", 4],
  ["Marguerite7!", 4],
])("%j has strength %i", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
