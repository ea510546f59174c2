import { expect, it } from "vitest";
import { locales } from "@/i18n/locales";
import { drawFace } from "./draw";
import { starterCards } from "./starter";

const choosing = starterCards().filter(
  ({ definition }) => definition.category === "Trainer" && JSON.stringify(definition.effect).includes("chooseMode"),
);

it.each(locales)("says in %s what each mode of a card's choice does, also where its text is official", (locale) => {
  expect(choosing.length).toBeGreaterThan(0);
  for (const card of choosing) {
    const text = { attacks: [], abilities: [], text: "Choose 1." };
    for (const shown of [card, { ...card, text: { fr: text, en: text, es: text, it: text } }]) {
      const face = drawFace(shown, locale, { nameOf: () => undefined });
      const modes = face.category === "Trainer" ? face.modes : undefined;
      expect(modes?.length, card.definition.id).toBeGreaterThan(1);
      for (const mode of modes ?? []) expect(mode).toMatch(/^\p{Lu}.*[.)]$/u);
    }
  }
});
