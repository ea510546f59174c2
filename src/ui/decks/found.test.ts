import { expect, test } from "vitest";
import { excerptOf } from "./found";

const texts = ["Bulles collantes", "Lancez une pièce. Si c’est face, le Pokémon Actif de votre adversaire est maintenant Paralysé."];

test("shows the word that was looked for with what stands around it, accents and case left aside", () => {
  expect(excerptOf("Grenousse", texts, "PARALYSE")).toEqual({ before: "…", word: "Paralysé", after: "." });
  expect(excerptOf("Grenousse", texts, "bulle")).toEqual({ before: "", word: "Bulles", after: " collantes" });
});

test("a word stands near the beginning of its piece, where the two short lines below a card show it", () => {
  const excerpt = excerptOf("Abra", ["Il Pokémon attivo del tuo avversario viene addormentato."], "addormentato");
  expect(excerpt).toEqual({ before: "…viene ", word: "addormentato", after: "." });
});

test("of several words, those that the name says need no piece; the text that says most of the others is shown", () => {
  expect(excerptOf("Grenousse", texts, "grenousse")).toBeNull();
  expect(excerptOf("Grenousse", texts, "grenousse piece")).toMatchObject({ word: "pièce" });
  expect(excerptOf("Grenousse", ["Une pièce", ...texts], "pièce face")?.after).toBe(". Si c’est face, le…");
});

test("words of another language are shown by nothing", () => {
  expect(excerptOf("Grenousse", texts, "paralyzed")).toBeNull();
});
