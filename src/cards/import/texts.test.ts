import { describe, expect, it } from "vitest";
import { compiledPrint } from "./imported-card";
import { printedCard, printedTexts, tcgdexCard } from "./tcgdex";

/** A made-up Stadium card in the source's form. */
const stadium = (en: string) =>
  tcgdexCard.parse({
    id: "swsh0-1",
    set: "swsh0",
    localId: "1",
    name: { en: "Mossling Grove" },
    category: "Trainer",
    trainerType: "Stadium",
    effect: { en },
  });

describe("texts of a source", () => {
  it("are read once where they stand there twice", () => {
    const text = "Once during each player's turn, that player may draw a card.";
    expect(compiledPrint(printedCard(stadium(`${text} ${text}`)))).toEqual(compiledPrint(printedCard(stadium(text))));
    expect(printedTexts(stadium(`${text}\n${text}`), "en")).toEqual([text]);
  });

  it("are missing where only a mark of the source's stands", () => {
    const marked = stadium("$$$CARD.RULES.MISSING.TOKEN$$$");
    expect(compiledPrint(printedCard(marked))).toEqual({ failures: [{ sentence: "Mossling Grove", why: "the card has no text" }] });
    expect(printedTexts(marked, "en")).toEqual([""]);
  });
});
