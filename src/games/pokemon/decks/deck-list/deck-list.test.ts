import { expect, test } from "vitest";
import { basicEnergyType } from "./basic-energy";
import { numberKey, parseList } from "./parse";
import { printList } from "./print";

const cardsIn = (text: string) => parseList(text).cards.map(({ count, name, print }) => ({ count, name, print }));
const letter = { count: 4, name: "Professor's Letter", print: { code: "XY", number: "123" } };

test("a line has copies, name, set and number; bullets, × and the mark of a foil are no part of it", () => {
  for (const line of [
    "4 Professor's Letter XY 123",
    "* 4 Professor's Letter XY 123",
    "4x Professor's Letter XY 123 PH",
    "  4 × Professor's Letter XY 123",
  ])
    expect(cardsIn(line)).toEqual([letter]);
});

test.each([
  ["2 Jirachi PR-XY XY67", "Jirachi", { code: "PR-XY", number: "XY67" }],
  ["1 Unit Energy GRW UPR 137", "Unit Energy GRW", { code: "UPR", number: "137" }],
  ["8 Basic {R} Energy SVE 2", "Basic {R} Energy", { code: "SVE", number: "2" }],
  ["8 Fire Energy Energy 2", "Fire Energy", { code: "Energy", number: "2" }],
  ["8 Fire Energy XYENERGY 3", "Fire Energy", { code: "XYENERGY", number: "3" }],
  ["1 Umbreon BRS TG22", "Umbreon", { code: "BRS", number: "TG22" }],
  ["2 Grenousse", "Grenousse", null],
  ["4 Xerneas-EX", "Xerneas-EX", null],
])("%s", (line, name, print) => {
  expect(cardsIn(line)).toMatchObject([{ name, print }]);
});

test("headings of either official client and of other languages are no cards", () => {
  const headings = [
    "****** Pokémon Trading Card Game Deck List ******",
    "##Pokémon - 12",
    "Pokémon: 12",
    "Dresseur : 30",
    "Énergie (18)",
    "Carte Allenatore: 3",
    "Trainer Cards",
    "// from a friend",
    "---",
    "",
    "Total Cards - 60",
  ];
  expect(parseList(headings.join("\r\n"))).toEqual({ cards: [], unread: [] });
});

test("what is neither is named by its line", () => {
  expect(parseList("Pokémon: 1\n\nfour Froakie\n0 Froakie\n1 Froakie\n100 Froakie").unread).toEqual([
    { line: 3, text: "four Froakie" },
    { line: 4, text: "0 Froakie" },
    { line: 6, text: "100 Froakie" },
  ]);
});

test("numbers of prints compare without zeros and case", () => {
  expect(["039", "39", "tg05", "XY67"].map(numberKey)).toEqual(["39", "39", "TG5", "XY67"]);
});

test("Basic Energy goes by many names; other Energy does not", () => {
  const names = ["Fire Energy", "Basic {R} Energy", "Basic Fire Energy", "Énergie Feu de base", "Energía Fuego", "Energia base Fuoco"];
  for (const name of names) expect(basicEnergyType(name)).toBe("Fire");
  expect(basicEnergyType("Énergie Electrik")).toBe("Lightning");
  for (const name of ["Double Colorless Energy", "Strong Energy", "Energy Retrieval", "Fire"])
    expect(basicEnergyType(name)).toBeUndefined();
});

test("a list is written under the headings of the official client", () => {
  const froakie = { count: 2, name: "Froakie", category: "Pokémon", print: { code: "XY", number: "39" } } as const;
  const energy = { count: 8, name: "Water Energy", category: "Energy", print: { code: "XY", number: "134" } } as const;
  expect(printList([energy, froakie, { ...letter, category: "Trainer" }])).toBe(`Pokémon: 2
2 Froakie XY 39

Trainer: 4
4 Professor's Letter XY 123

Energy: 8
8 Water Energy XY 134

Total Cards: 14
`);
});

test("a list that is written reads as it was", () => {
  const cards = [
    { ...letter, category: "Trainer" },
    { count: 1, name: "Nidoran ♀", category: "Pokémon", print: { code: "sv03.5", number: "29" } },
    { count: 59, name: "Water Energy", category: "Energy", print: { code: "SVE", number: "3" } },
  ] as const;
  const text = printList(cards);
  expect(cardsIn(text)).toEqual([cards[1], cards[0], cards[2]].map(({ count, name, print }) => ({ count, name, print })));
  expect(parseList(text).unread).toEqual([]);
});
