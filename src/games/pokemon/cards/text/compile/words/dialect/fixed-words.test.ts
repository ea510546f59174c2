import { describe, expect, it } from "vitest";
import { fixedWords, wordsOf } from "./fixed-words";

describe("words that stand in every text an expression fits", () => {
  it.each<[RegExp, readonly string[]]>([
    [/\bdraw the top card\b/, ["draw", "card", "the", "top"]],
    // The first and the last may be parts of "redraw" and "cards".
    [/draw a card/, ["a"]],
    [/\bflip (?:a coin|2 coins)\. If heads, /, ["heads", "flip", "If"]],
    [/\bmove [Aa]n? Energy cards? to\b/, ["Energy", "move", "to"]],
    [/\bthe attacks?\b/, ["the"]],
    [/\bthe attack(?= does)/, ["the"]],
    [/\bPokémon's \d+ HP\b/, ["Pok", "mon", "HP", "s"]],
    [/\band\/or\b/, ["and", "or"]],
    [/\bheads\b|\btails\b/, []],
    [/\bheads\b/i, []],
  ])("%s", (expression, words) => expect(fixedWords(expression)).toEqual(words));

  it("are words of the texts", () => {
    expect([...wordsOf("Your opponent's Pokémon")]).toEqual(["Your", "opponent", "s", "Pok", "mon"]);
  });
});
