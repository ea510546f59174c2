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

  it("have the Abilities of a Trainer card that is played as a Pokémon, and are missing where one of them is", () => {
    const doll = { id: "swsh0-2", set: "swsh0", localId: "2", name: { en: "Moss Doll" }, category: "Trainer", trainerType: "Item" };
    const effect = { en: "Play this card as if it were a Pokémon.", fr: "Jouez cette carte comme un Pokémon." };
    const ability = { type: "Ability", name: { en: "Soft" }, effect: { en: "It can't retreat." } };
    const record = tcgdexCard.parse({ ...doll, effect, abilities: [ability] });
    expect(printedTexts(record, "en")).toEqual(["Play this card as if it were a Pokémon. It can't retreat."]);
    expect(printedTexts(record, "fr")).toEqual([""]);
  });
});
