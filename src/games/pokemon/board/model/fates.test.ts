import { expect, test } from "vitest";
import { fatesOf } from "./fates";

test.each([
  ["Lancez une pièce. Si c’est face, le Pokémon Actif est Paralysé.", "Le Pokémon Actif est Paralysé.", null],
  ["Flip a coin. If tails, this attack does nothing.", null, "This attack does nothing."],
  [
    "Lanza 1 moneda. Si sale cara, este ataque hace 20 puntos de daño más. Si sale cruz, este Pokémon se hace 10 puntos de daño.",
    "Este ataque hace 20 puntos de daño más.",
    "Este Pokémon se hace 10 puntos de daño.",
  ],
  ["Lancia una moneta. Se esce testa, cura 30 danni.", "Cura 30 danni.", null],
  ["Si c’est face, ce Pokémon est mis K.O. par cette attaque. Mélangez.", "Ce Pokémon est mis K.O. par cette attaque.", null],
])("%s", (text, heads, tails) => {
  expect(fatesOf(text)).toEqual({ heads, tails });
});

test("a text that counts coins says nothing of one side", () => {
  expect(fatesOf("Lancez 4 pièces. Pour chaque côté face, 30 dégâts.")).toBeNull();
  expect(fatesOf(undefined)).toBeNull();
});
