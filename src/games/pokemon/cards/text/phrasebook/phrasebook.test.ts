import { describe, expect, it } from "vitest";
import { locales } from "@/i18n/locales";
import { compileAbility } from "../compile/text";
import { slotsOf } from "../render/template";
import { changeSentences } from "./changes";
import { abilitySaid, changeSamples, setting } from "./testing";

describe("a sentence of the phrasebook", () => {
  it.each(changeSamples)("is said of its own shape alone, and read as what it means: $said", ({ effect, said }) => {
    expect(compileAbility(said, setting).effects).toEqual([effect]);
  });

  it.each(locales)("is one of its own in %s, with the same slots", (locale) => {
    const said = changeSamples.map(({ effect }) => abilitySaid(effect, locale));
    expect(new Set(said).size).toBe(said.length);
    for (const { wording } of changeSentences)
      if (typeof wording !== "string") expect(slotsOf(wording[locale]).toSorted()).toEqual(slotsOf(wording.en).toSorted());
  });
});
