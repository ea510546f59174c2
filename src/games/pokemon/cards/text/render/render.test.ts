import { describe, expect, it } from "vitest";
import type { CatalogueCard } from "@/games/pokemon/cards/card";
import { drawFace } from "@/games/pokemon/cards/draw";
import { starterCards } from "@/games/pokemon/cards/starter";
import type { AbilityEffect, Instruction } from "@/games/pokemon/engine/effects/language";
import { locales } from "@/i18n/locales";
import { CannotSayError, rendererFor } from ".";
import { abilities } from "./cases/abilities";
import { activated } from "./cases/activated";
import { amounts } from "./cases/amounts";
import { anyone } from "./cases/anyone";
import { bans } from "./cases/bans";
import { cards } from "./cases/cards";
import { changes } from "./cases/changes";
import { choices } from "./cases/choices";
import { conditions } from "./cases/conditions";
import { control } from "./cases/control";
import { damage } from "./cases/damage";
import { found } from "./cases/found";
import { gxEffects, gxSteps } from "./cases/gx";
import { hands } from "./cases/hands";
import { kinds } from "./cases/kinds";
import { limitedEffects, limitedSteps } from "./cases/limited";
import { modernEffects, modernSteps } from "./cases/modern";
import { newerEffects, newerSteps } from "./cases/newer";
import { olderSteps } from "./cases/older";
import { oldestSteps } from "./cases/oldest";
import { players } from "./cases/players";
import { pointing } from "./cases/pointing";
import { pokemon } from "./cases/pokemon";
import { which } from "./cases/which";
import { en } from "./english";
import { fr } from "./french";
import { it as italian } from "./italian";
import { es } from "./spanish";

const names = { en: [], fr: [], es: [], it: [] };
const unnamed: CatalogueCard = {
  definition: {
    category: "Pokémon",
    id: "test-1",
    name: "Test",
    marks: [],
    stage: "Basic",
    evolvesFrom: [],
    hp: 60,
    types: ["Colorless"],
    weaknesses: [],
    resistances: [],
    retreatCost: 1,
    abilities: [],
    attacks: [],
  },
  setId: "test",
  number: "1",
  names: { en: "Test", fr: "Test", es: "Test", it: "Test" },
  attackNames: names,
  abilityNames: names,
  evolvesFromNames: names,
  playable: true,
};
const attack = (effect: readonly Instruction[]) => ({ name: "Tackle", cost: [], damage: { base: 30 }, effect });

describe.each(locales)("in %s", (locale) => {
  const render = rendererFor(unnamed, locale, () => undefined);

  it.each([
    ...control,
    ...conditions,
    ...amounts,
    ...choices,
    ...damage,
    ...cards,
    ...found,
    ...hands,
    ...kinds,
    ...gxSteps,
    ...limitedSteps,
    ...modernSteps,
    ...newerSteps,
    ...olderSteps,
    ...oldestSteps,
    ...pointing,
    ...which,
    ...pokemon,
  ])("says the step $name", ({ effect, said }) => {
    expect(render.attack(attack(effect))).toBe(said[locale]);
  });

  it.each([
    ...abilities,
    ...activated,
    ...players,
    ...changes,
    ...bans,
    ...anyone,
    ...gxEffects,
    ...limitedEffects,
    ...modernEffects,
    ...newerEffects,
  ])("says the effect $name", ({ effect, said }) => {
    expect(render.ability(effect)).toBe(said[locale]);
  });

  it("says every text of the starter catalogue without gaps", () => {
    const known = new Map(starterCards().map((card) => [card.definition.name, card.names[locale]]));
    for (const card of starterCards()) {
      const face = drawFace(card, locale, { nameOf: (english) => known.get(english) });
      const texts =
        face.category === "Pokémon"
          ? [...face.attacks, ...face.abilities].flatMap(({ text }) => (text === undefined ? [] : [text]))
          : [face.text];
      for (const text of texts) expect(text, card.definition.id).not.toMatch(/undefined|\{[a-z!]| {2}| ,|\.\./);
    }
  });

  it("calls other cards by their names", () => {
    const solrock = starterCards().find(({ definition }) => definition.id === "xy1-64");
    const face = solrock && drawFace(solrock, locale, { nameOf: (name) => `«${name}»` });
    expect(face?.category === "Pokémon" && face.attacks[0]?.text).toContain("«Lunatone»");
  });
});

describe("the modes of a choice", () => {
  const draw: Instruction = { do: "draw", count: 1 };
  const cure: Instruction = { do: "cure", pokemon: { pokemon: "self" } };
  const choice: Instruction = { do: "chooseMode", modes: [[draw], [cure, { do: "endTurn" }]] };
  const { modes } = rendererFor(unnamed, "en", () => undefined);

  it("are said each by itself, for the table where a player chooses", () => {
    const said = ["Draw a card.", "Remove all Special Conditions from this Pokémon. Your turn ends."];
    expect(modes(attack([draw, choice]))).toEqual(said);
    expect(modes([{ kind: "activated", limit: "oncePerTurn", steps: [choice] }])).toEqual(said);
  });

  it("are not said of a text that asks for none, or for more than one choice", () => {
    expect(modes(attack([draw]))).toBeUndefined();
    expect(modes(attack([choice, choice]))).toBeUndefined();
  });
});

describe("the tables of the languages", () => {
  const slots = (template: string) => new Set([...template.matchAll(/\{(?:!\w+\+|[a-zà]+ )?(\w+)[^{}]*\}/gu)].map((match) => match[1]));

  it.each([
    ["fr", fr],
    ["es", es],
    ["it", italian],
  ])("%s fills the same gaps as English", (_, language) => {
    for (const [key, template] of Object.entries(language.templates)) {
      const english = slots(Object.entries(en.templates).find(([name]) => name === key)?.[1] ?? "");
      const missing = [...english].filter(
        (slot) => slot && /^(n|amount|pokemon|cards|damage|condition|clause|each|zone|deck|hand|target|source|on|by)$/.test(slot),
      );
      expect([...slots(template)], key).toEqual(expect.arrayContaining(missing));
    }
  });
});

describe("what the renderer does not know", () => {
  it("throws instead of leaving it out", () => {
    const render = rendererFor(unnamed, "en", () => undefined);
    const unbound: Instruction[] = [{ do: "heal", amount: 10, on: { pokemon: "bound", binding: 7 } }];
    const unspeakable: AbilityEffect[] = [
      { kind: "continuous", change: { modify: "retreatCost", on: { pokemon: "self" }, amount: { count: "heads" }, sign: "+" } },
    ];
    expect(() => render.attack(attack(unbound))).toThrow(CannotSayError);
    expect(() => render.ability(unspeakable)).toThrow(CannotSayError);
  });
});
