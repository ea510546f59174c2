import { expect, it } from "vitest";
import { drawFace } from "@/games/dragonball/cards/draw";
import type { CardFace } from "@/games/dragonball/cards/face";
import { starterCards } from "@/games/dragonball/cards/starter";
import { locales } from "@/i18n/locales";
import { saidOptions } from "./said-options";

const side = (...skills: readonly string[]) => ({ name: "Moss", characters: [], traits: [], skills });
const face = (...sides: CardFace["sides"]): CardFace => ({ id: "T1-001", type: "Leader", colors: [], sides });
const CHOICE = "[Auto] When this card attacks, choose one- • Draw 1 card. • KO all Battle Cards.";

it("DB-TEXT-05 an option is said as the card says it", () => {
  expect(saidOptions(face(side("[Blocker]", CHOICE)), 2)).toEqual(["Draw 1 card.", "KO all Battle Cards."]);
});

it("DB-TEXT-05 a Leader that offers the same on both sides says it once", () => {
  expect(saidOptions(face(side(CHOICE), side(CHOICE)), 2)).toEqual(["Draw 1 card.", "KO all Battle Cards."]);
});

it("DB-TEXT-05 of two choices with as many options the words tell neither", () => {
  expect(saidOptions(face(side(CHOICE, "[Activate: Main] Choose one- • Charge. • Pass.")), 2)).toEqual([]);
});

it("DB-TEXT-05 a choice that the card does not print is not said", () => {
  expect(saidOptions(face(side(CHOICE)), 3)).toEqual([]);
});

it.each(locales)("DB-TEXT-05 the choices of the starter cards are said in %s", (locale) => {
  for (const card of starterCards())
    for (const side of card.definition.faces)
      for (const skill of side.skills) {
        const effect = "effect" in skill ? skill.effect : [];
        for (const step of effect)
          if (step.do === "chooseOption")
            expect(saidOptions(drawFace(card, locale), step.options.length), card.definition.id).toHaveLength(step.options.length);
      }
});
