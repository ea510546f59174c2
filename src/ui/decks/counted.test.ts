import { expect, test } from "vitest";
import { countedCards } from "./counted";

interface Face {
  readonly name: string;
  readonly number: string;
}

const kit = {
  rankOf: () => 0,
  nameOf: ({ name }: Face) => name,
  printOf: ({ number }: Face) => ({ code: "BT1", number, set: "BT1" }),
};
const faces: Readonly<Record<string, Face>> = {
  one: { name: "Son Goku", number: "001" },
  two: { name: "Son Goku", number: "002" },
  three: { name: "Vegeta", number: "003" },
};
const cards = [
  { cardId: "one", count: 4 },
  { cardId: "two", count: 3 },
  { cardId: "three", count: 1 },
  { cardId: "gone", count: 1 },
];

test("where a name is what counts, its prints are one card with all their copies", () => {
  const counted = countedCards(cards, faces, { ...kit, countedAs: ({ name }) => name });
  expect(counted.map(({ label, copies, cardIds }) => [label, copies, cardIds])).toEqual([
    ["Son Goku", 7, ["one", "two"]],
    ["Vegeta", 1, ["three"]],
  ]);
});

test("where a number is what counts, two cards of one name are two, told apart by their print", () => {
  const counted = countedCards(cards, faces, { ...kit, countedAs: ({ number }) => number });
  expect(counted.map(({ label, copies }) => [label, copies])).toEqual([
    ["Son Goku · BT1 001", 4],
    ["Son Goku · BT1 002", 3],
    ["Vegeta", 1],
  ]);
});
