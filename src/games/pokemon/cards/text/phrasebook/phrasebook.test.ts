import { describe, expect, it } from "vitest";
import { locales } from "@/i18n/locales";
import { compileAbility } from "../compile/text";
import { abilitySaid, changeSamples, setting } from "./testing";

describe("a sentence of the phrasebook", () => {
  it.each(changeSamples)("is said of its own shape alone, and read as what it means: $said", ({ effect, said }) => {
    expect(compileAbility(said, setting).effects).toEqual([effect]);
  });

  it.each(locales)("is said in %s", (locale) => {
    const said = changeSamples.map(({ effect }) => abilitySaid(effect, locale));
    expect(new Set(said).size).toBe(said.length);
  });
});
