import { expect, test } from "vitest";
import { ruleBook } from "@/games/dragonball/rules/book";
import { explainedIn } from "./keyword-rules";

const keys = (...skills: readonly string[]) => explainedIn(ruleBook("fr"), skills).map(({ key }) => key);

test("a card's keywords are explained by the rules, each once, in the order of the card", () => {
  expect(keys("[Double Strike]", "[Auto] When this card attacks, draw 1 card.", "[Auto] When this card is KO'd, draw 1 card.")).toEqual([
    "double-strike",
    "auto",
  ]);
});

test("keywords whose rule stands under another name find it; what no rule explains is left out", () => {
  expect(keys("[Awaken] When your life is at 4 or less: Draw 2 cards.", "[EX-Evolve] (R): Play this card.", "[Nothing]")).toEqual([
    "glossary-awaken",
    "evolve",
  ]);
});

test("the explanation is the book's own, in each language", () => {
  for (const locale of ["en", "fr", "es", "it"] as const) {
    const [blocker] = explainedIn(ruleBook(locale), ["[Blocker]"]);
    expect(blocker?.text.length).toBeGreaterThan(10);
  }
});
