import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importCards } from "@/cards/import/import";
import type { CardSource } from "@/cards/import/source";
import { seedStarter } from "@/cards/seed";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { catalogue, findCards } from "./catalogue";
import { dragonBallCards } from "./dragonball-cards";
import { ImportFault } from "./import/fault";
import type { CardRecord } from "./import/record";
import { type CardPrint, keptPrint } from "./import/source";
import { CardQuery } from "./query";
import { starterCards } from "./starter";

const EMBER: CardRecord = {
  number: "ZZ1-001",
  type: "Battle",
  colors: ["Red"],
  cost: 3,
  specified: "RR",
  comboCost: 0,
  comboPower: 5000,
  faces: [
    {
      name: "Ember, Keeper of the Gate",
      power: 15000,
      characters: ["Ember"],
      traits: ["Keeper"],
      skills: ["[Blocker]", "[Auto] When this card is played, draw 1 card."],
    },
  ],
};
const RIDDLE: CardRecord = {
  ...EMBER,
  number: "ZZ1-002",
  cost: 8,
  faces: [{ name: "Riddle", power: 30000, skills: ["[Auto] When nobody understands this, dance."] }],
};

/** A source of these records. */
function made(records: readonly CardRecord[]): CardSource<CardPrint> {
  return {
    name: "made",
    sets: async () => [{ id: "ZZ1", name: "ZZ1" }],
    read: async () => ({ id: "ZZ1", series: "ZZ", names: { en: "ZZ1" }, releaseOrder: 0, records }),
    parse: keptPrint,
  };
}

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
  await seedStarter(open.prisma, dragonBallCards);
});
afterAll(() => open.close());

const find = async (asked: Readonly<Record<string, string | undefined>>) => {
  const { entries } = await findCards(open.prisma, CardQuery.parse({ ...asked, sets: "ZZ1" }), "fr");
  return entries.map(({ id }) => id);
};

describe("the catalogue of Dragon Ball", () => {
  it("holds the cards that come along with the site", async () => {
    expect(await open.prisma.card.count({ where: { game: "dragonball" } })).toBe(starterCards().length);
  });

  it("takes in what an import brings: what compiles can be played, what does not says its sentence", async () => {
    const sum = await importCards(open.prisma, dragonBallCards, made([EMBER, RIDDLE]));
    expect(sum).toMatchObject({ cards: 2, playable: 1, skipped: [] });
    const { definition } = (await catalogue.cards(open.prisma, ["ZZ1-001"]))["ZZ1-001"] ?? {};
    expect(definition?.faces[0].skills).toHaveLength(2);
    const riddle = (await catalogue.cards(open.prisma, ["ZZ1-002"]))["ZZ1-002"];
    expect(riddle).toMatchObject({ playable: false, reason: "When nobody understands this, dance." });
  });

  it("leaves out a record that is no card, and says why", async () => {
    const sum = await importCards(open.prisma, dragonBallCards, made([{ ...EMBER, colors: ["Plaid"] }]));
    expect(sum.skipped).toMatchObject([{ code: "unknown-color", subject: "Plaid" }]);
    expect(() =>
      dragonBallCards.imported(keptPrint({ ...EMBER, colors: ["Plaid"] }), { source: "made", releaseOrder: 0, before: undefined }),
    ).toThrow(ImportFault);
  });

  it.each([
    { asked: { colors: "red,blue" }, found: ["ZZ1-001", "ZZ1-002"] },
    { asked: { costs: "3" }, found: ["ZZ1-001"] },
    { asked: { costs: "7" }, found: ["ZZ1-002"] },
    { asked: { keywords: "Blocker" }, found: ["ZZ1-001"] },
    { asked: { trait: "Keeper" }, found: ["ZZ1-001"] },
    { asked: { character: "Ember" }, found: ["ZZ1-001"] },
    { asked: { comboPowers: "5000", kinds: "Battle" }, found: ["ZZ1-001", "ZZ1-002"] },
    { asked: { kinds: "Leader,Z-Leader" }, found: [] },
    { asked: { powerMin: "20000" }, found: ["ZZ1-002"] },
    { asked: { query: "ember keeper" }, found: ["ZZ1-001"] },
    { asked: { text: "danc" }, found: ["ZZ1-002"] },
    { asked: { playable: "true" }, found: ["ZZ1-001"] },
    { asked: { multicolor: "true" }, found: [] },
  ])("is searched by $asked", async ({ asked, found }) => {
    await importCards(open.prisma, dragonBallCards, made([EMBER, RIDDLE]));
    expect(await find(asked)).toEqual(found);
  });

  it("draws a card with both its sides and its texts", async () => {
    await importCards(open.prisma, dragonBallCards, made([EMBER]));
    const face = (await catalogue.faces(open.prisma, ["ZZ1-001"], "it"))["ZZ1-001"];
    expect(face).toMatchObject({
      type: "Battle",
      cost: { total: 3, colors: { red: 2 } },
      sides: [{ name: "Ember, Keeper of the Gate", power: 15000 }],
    });
    expect(face?.sides[0].skills[0]).toBe("[Blocker]");
  });
});
