import { describe, expect, test } from "vitest";
import { DECISION_KINDS, PURPOSES } from "@/games/pokemon/engine/options";
import { locales } from "@/i18n/locales";
import { REACTIONS } from "@/realtime/reactions";
import { say, wordsAt } from "./fixtures/words";

describe.each(locales)("in %s", (locale) => {
  const t = say(locale);
  const has = (key: string) => wordsAt(locale, key) !== undefined;

  test("every purpose has its question, its button and what the other player reads meanwhile", () => {
    for (const purpose of PURPOSES) {
      expect(t(`purposes.title.${purpose}`, { what: "…", max: 2 })).toBeTruthy();
      expect(t(`purposes.confirm.${purpose}`, { number: 2 })).toBeTruthy();
      expect(t(`purposes.waiting.${purpose}`, { name: "Zélie" })).toContain("Zélie");
    }
  });

  test("every kind of decision has its name", () => {
    for (const kind of DECISION_KINDS) expect(has(`purposes.kind.${kind}`), kind).toBe(true);
  });

  test("every reaction and every way to end has its words", () => {
    for (const reaction of REACTIONS) expect(has(`board.reactions.${reaction}`), reaction).toBe(true);
    for (const reason of ["prizes", "noPokemon", "deckOut", "effect", "concession", "time", "deleted", "suspended", "other"]) {
      expect(has(`board.end.${reason}.won`) && has(`board.end.${reason}.lost`), reason).toBe(true);
    }
  });
});
