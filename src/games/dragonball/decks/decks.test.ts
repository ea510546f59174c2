import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedStarter } from "@/cards/seed";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { dragonBallCards } from "@/games/dragonball/cards/dragonball-cards";
import { starterCards } from "@/games/dragonball/cards/starter";
import { starterDecks } from "@/games/dragonball/cards/starter/decks";
import { dragonBallDecks } from ".";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
  await seedStarter(open.prisma, dragonBallCards);
});
afterAll(() => open.close());

const [first] = starterDecks;
const judge = async (cards: typeof first.cards) => (await dragonBallDecks.judge(open.prisma, [cards]))[0]?.faults.map(({ code }) => code);

describe("decks of Dragon Ball", () => {
  it.each(starterDecks)("the ready deck $id can be played", async ({ cards }) => {
    expect(await judge(cards)).toEqual([]);
    expect(await dragonBallDecks.mayBePlayed(open.prisma, cards, "masters")).toBe(true);
  });

  it("DB-DECK-01 a deck has one Leader", async () => {
    const [leader, ...rest] = first.cards;
    expect(await judge(rest)).toEqual(["leader"]);
    const [other] = starterDecks.at(1)?.cards ?? [];
    expect(await judge([...first.cards, ...(other ? [other] : [])])).toEqual(["leaders"]);
    expect(leader?.count).toBe(1);
  });

  it("DB-DECK-02 a deck has 50 to 60 cards beside its Leader", async () => {
    expect(await judge(first.cards.slice(0, 3))).toEqual(["deck-size"]);
    expect(await judge([])).toEqual(["leader", "deck-size"]);
  });

  it("DB-DECK-04 at most four of a card number", async () => {
    const [leader, card, ...rest] = first.cards;
    if (!leader || !card) throw new Error("The ready deck is empty.");
    expect(await judge([leader, { ...card, count: 5 }, ...rest])).toEqual(["number-copies"]);
  });

  it.each([
    [10, []],
    [11, ["z-deck-size"]],
  ])("DB-DECK-03 a Z-Deck has at most ten cards: %i", async (size, faults) => {
    const zDeck = [
      { cardId: "EX21-24", count: 4 },
      { cardId: "BT25-045", count: 4 },
      { cardId: "BT18-093", count: size - 8 },
    ];
    expect(await judge([...first.cards, ...zDeck])).toEqual(faults);
  });

  it("DB-DECK-03 one of the ready decks has a Z-Deck", () => {
    const z = new Set(starterCards().flatMap(({ definition }) => (definition.z ? [definition.id] : [])));
    expect(starterDecks.filter(({ cards }) => cards.some(({ cardId }) => z.has(cardId))).map(({ id }) => id)).toEqual(["trunks"]);
  });

  it("a card that the catalogue lacks is named", async () => {
    expect(await judge([...first.cards, { cardId: "XX9-999", count: 1 }])).toEqual(["unknown-card"]);
  });

  it("a list is written with its Leader under a heading of its own, and read again as it was", async () => {
    const text = await dragonBallDecks.writeList(open.prisma, first.cards);
    expect(text).toMatch(/^Leader: 1\n1 /);
    const read = await dragonBallDecks.readList(open.prisma, text, "en");
    expect(read.faults).toEqual([]);
    expect([...read.cards].sort((a, b) => (a.cardId < b.cardId ? -1 : 1))).toEqual(
      [...first.cards].sort((a, b) => (a.cardId < b.cardId ? -1 : 1)),
    );
  });

  it("a list from elsewhere is read leniently, and each line that cannot be taken says why", async () => {
    const [leader] = first.cards;
    const { faults, cards } = await dragonBallDecks.readList(
      open.prisma,
      `// mine\nLeader\n${leader?.cardId}\nDeck (50)\n4x xx9-999 Nobody\nwhat is this?\n`,
      "en",
    );
    expect(cards).toEqual([{ cardId: leader?.cardId, count: 1 }]);
    expect(faults).toMatchObject([
      { line: 5, code: "unknown-number", values: { number: "XX9-999" } },
      { line: 6, code: "unreadable" },
    ]);
  });
});
