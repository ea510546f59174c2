import { describe, expect, it } from "vitest";
import { starterCards } from "@/games/dragonball/cards/starter";
import { slotsOf } from "@/kernel/texts/template";
import { LANGUAGES, textsOf } from ".";
import { en } from "./english";
import { actions } from "./english/actions";
import { changes } from "./english/changes";
import { conditions } from "./english/conditions";
import { phrases } from "./english/phrases";
import { triggers } from "./english/triggers";
import type { Language, Template } from "./language";

const languages = Object.values(LANGUAGES);
const templatesOf = ({ templates }: Language) => Object.entries(templates);
const isTemplate = (key: string): key is Template => key in en.templates;

/** Whose cards they are is told with the noun in both numbers, of which English takes the plural. */
const IN_BOTH_NUMBERS = /^(?:oneOf|someOf|forEachOf)/;

describe("the words of every language", () => {
  it("say each construct in one table", () => {
    const keys = [actions, changes, conditions, phrases, triggers].flatMap((table) => Object.keys(table));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it.each(languages)("$locale: fill their templates with what English fills them with", (language) => {
    const wrong = templatesOf(language).flatMap(([key, template]) => {
      const known = isTemplate(key) ? new Set<string>(en.templates[key].match(/\w+/g)) : new Set<string>();
      if (IN_BOTH_NUMBERS.test(key)) known.add("noun");
      return slotsOf(template).flatMap((slot) => (known.has(slot) ? [] : [`${key}: {${slot}}`]));
    });
    expect(wrong).toEqual([]);
  });

  it.each(languages)("$locale: have the forms of their verbs", (language) => {
    const verbs = templatesOf(language).flatMap(([, template]) => [...template.matchAll(/\{!([^{}+]+)/g)].map(([, verb = ""]) => verb));
    expect(verbs.filter((verb) => !(verb in language.verbs))).toEqual([]);
  });

  it.each(languages)("$locale: say every starter card", ({ locale }) => {
    const texts = starterCards().flatMap(({ definition }) => textsOf(definition, locale).flat());
    expect(
      texts.filter((text) => /undefined|\{[a-z!]/.test(text.replace(/\{[^{}]*\}/g, (name) => (/^\{[a-z!]/.test(name) ? name : "")))),
    ).toEqual([]);
  });
});
