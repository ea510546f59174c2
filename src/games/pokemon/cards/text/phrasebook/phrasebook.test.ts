import { describe, expect, it } from "vitest";
import { locales } from "@/i18n/locales";
import { slotsOf } from "@/kernel/texts/template";
import { changeSentences } from "./changes";
import { conditionSentences } from "./conditions";
import { eventSentences } from "./events";
import { stepSentences } from "./steps";
import { samples } from "./testing";

describe("a sentence of the phrasebook", () => {
  it.each(samples)("is read as what it means: $english", ({ read, english, effect }) => {
    expect(read(english)).toEqual([effect]);
  });

  it.each(locales)("is said of its own shape alone, in %s", (locale) => {
    const texts = samples.map(({ said }) => said(locale));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(locales)("has the same slots in %s", (locale) => {
    for (const { wording } of [...changeSentences, ...eventSentences, ...conditionSentences, ...stepSentences])
      if (typeof wording !== "string") expect(slotsOf(wording[locale]).toSorted()).toEqual(slotsOf(wording.en).toSorted());
  });
});
