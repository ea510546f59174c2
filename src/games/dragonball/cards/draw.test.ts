import { describe, expect, it } from "vitest";
import { locales } from "@/i18n/locales";
import type { CatalogueCard } from "./card";
import { drawFace } from "./draw";
import { starterCards } from "./starter";
import { textsOf } from "./text/render";

const [starter] = starterCards();
const printed = "[Auto] When you play this card, draw 1 card.";
const imported: CatalogueCard = {
  definition: {
    id: "ZZ1-001",
    type: "Extra",
    colors: ["red"],
    faces: [
      {
        name: "Ember",
        characters: [],
        traits: [],
        skills: [{ type: "auto", on: { when: "played", subject: "this" }, effect: [{ do: "draw", count: 1 }] }],
      },
    ],
  },
  setId: "ZZ1",
  number: "001",
  names: { en: "Ember", fr: "Ember", es: "Ember", it: "Ember" },
  texts: { en: [[printed]] },
  playable: true,
};
const shown = (card: CatalogueCard, locale: (typeof locales)[number]) => drawFace(card, locale).sides[0].skills;

describe("the texts that a card shows", () => {
  it.each(locales)("%s: are our own of a card that came along with the site", (locale) => {
    expect(starter && drawFace(starter, locale).sides.map(({ skills }) => skills)).toEqual(starter && textsOf(starter.definition, locale));
  });

  it("are the official ones where an import brought them", () => expect(shown(imported, "en")).toEqual([printed]));

  it("are our own in a language that the import does not know", () =>
    expect(shown(imported, "fr")).toEqual(textsOf(imported.definition, "fr")[0]));

  it("are the official English ones of what cannot be played", () =>
    expect(shown({ ...imported, playable: false }, "fr")).toEqual([printed]));
});
