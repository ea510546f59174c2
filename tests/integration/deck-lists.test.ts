import { afterAll, beforeAll, expect, test } from "vitest";
import { POST as write } from "@/app/api/decks/export/route";
import { POST as read } from "@/app/api/decks/import/route";
import type { User } from "@/db/generated/client";
import { watching } from "@/db/testing";
import type { DeckCards, ReadList } from "@/decks/schema";
import { starterDecks } from "@/games/pokemon/cards/starter/decks";
import { readList } from "@/games/pokemon/decks/deck-list/read";
import { Site } from "../site";

let site: Site;
let user: User;
beforeAll(async () => {
  site = await Site.open();
  site.serveRoutes();
  user = await site.user("lister");
});
afterAll(() => site.close());

async function reading(...lines: string[]): Promise<ReadList> {
  return (await read(await site.request(user, "POST", "/api/decks/import", { game: "pokemon", text: lines.join("\n") }))).json();
}
async function writing(cards: DeckCards): Promise<string> {
  return (await (await write(await site.request(user, "POST", "/api/decks/export", { game: "pokemon", cards }))).json()).text;
}
const idsOf = ({ cards, faults }: ReadList) => [cards.map(({ cardId, count }) => `${count} ${cardId}`), faults.map(({ code }) => code)];

test.each(starterDecks)("the starter deck $id goes out as a list and comes in again", async ({ cards }) => {
  const list = await reading(await writing([...cards]));
  expect(list.faults).toEqual([]);
  expect(Object.fromEntries(list.cards.map(({ cardId, count }) => [cardId, count]))).toEqual(
    Object.fromEntries(cards.map(({ cardId, count }) => [cardId, count])),
  );
  expect(Object.keys(list.faces).sort()).toEqual(cards.map(({ cardId }) => cardId).sort());
});

test("a card is found by its print under its name in any language, copies of two lines together", async () => {
  expect(idsOf(await reading("2 Grenousse XY 39", "1 froakie xy 039", "1 Lettre du Professeur XY 123"))).toEqual([
    ["3 xy1-39", "1 xy1-123"],
    [],
  ]);
});

test("Basic Energy is found whatever print the list names", async () => {
  const lines = ["4 Fire Energy XYENERGY 2", "4 Basic {R} Energy SVE 2", "1 Énergie Feu", "1 Fire Energy Energy 2", "1 Fire Energy XY 133"];
  expect(idsOf(await reading(...lines))).toEqual([["6 base1-98", "4 sve-002", "1 xy1-133"], []]);
});

test("a Trainer's other print stands for one that is missing; a Pokémon's does not", async () => {
  const list = await reading("4 Professor's Letter BKT 146", "4 Professor's Letter", "2 Froakie PR-XY XY03");
  expect(idsOf(list)).toEqual([["8 xy1-123"], ["unknown-print"]]);
  expect(list.faults[0]).toMatchObject({ line: 3, text: "2 Froakie PR-XY XY03", values: { prints: expect.stringContaining("XY 39") } });
});

test("what cannot be taken is named line by line, and the rest is taken", async () => {
  const { prisma } = site.database;
  await prisma.card.update({
    where: { game_id: { game: "pokemon", id: "xy1-41" } },
    data: { playable: false, reason: "Do something odd." },
  });
  const list = await reading(
    "Pokémon: 9",
    "4 Froakie XY 39",
    "2 Missingno XY 1000",
    "1 Greninja XY 39",
    "1 Greninja XY 41",
    "hello",
    "2 Froakie",
  );
  await prisma.card.update({ where: { game_id: { game: "pokemon", id: "xy1-41" } }, data: { playable: true, reason: null } });
  expect(list.cards).toEqual([{ cardId: "xy1-39", count: 4 }]);
  expect(list.faults).toEqual([
    { line: 3, text: "2 Missingno XY 1000", code: "unknown-name", values: { name: "Missingno" } },
    { line: 4, text: "1 Greninja XY 39", code: "other-card", values: { print: "XY 39", name: "Froakie" } },
    { line: 5, text: "1 Greninja XY 41", code: "not-playable", values: { name: "Greninja", reason: "Do something odd." } },
    { line: 6, text: "hello", code: "unreadable", values: {} },
    { line: 7, text: "2 Froakie", code: "which-print", values: { name: "Froakie", prints: "XY 39, KSS 12" } },
  ]);
});

test("more copies than a draft holds are refused by the line that brings them", async () => {
  expect(idsOf(await reading("50 Fire Energy", "20 Fire Energy"))).toEqual([["50 base1-98"], ["too-many"]]);
});

test("a thousand lines that no card is called by are told line by line", async () => {
  const unknown = Array.from({ length: 1_000 }, (_, index) => (index % 2 ? `1 Nobody ${index}x` : `1 No${index}y XY ${index}`));
  const list = await reading(...unknown, "4 Froakie XY 39");
  expect(list.cards).toEqual([]);
  expect(list.faults).toHaveLength(1_001);
  expect(list.faults[239]).toMatchObject({ line: 240, code: "unknown-name" });
  expect(list.faults[240]).toMatchObject({ line: 241, code: "too-many" });
});

test("a long list costs no more queries than a short one", async () => {
  const queriesFor = async (lines: readonly string[]) => {
    let queries = 0;
    const watched = watching(site.database.prisma, () => {
      queries++;
    });
    await readList(watched, lines.join("\n"), "en");
    return queries;
  };
  const kinds = (number: number) => [`1 Nobody ${number}`, `1 Somebody XY ${number}`, `1 Froakie XY ${number}`, "1 Fire Energy"];
  const few = await queriesFor(kinds(39));
  expect(few).toBeGreaterThan(0);
  expect(await queriesFor(Array.from({ length: 250 }, (_, number) => kinds(number + 1)).flat())).toBe(few);
});

test("of a name with many prints no more are read than a line is told of", async () => {
  const { prisma } = site.database;
  const [most] = await prisma.card.groupBy({
    by: ["nameEn"],
    where: { game: "pokemon", category: 0 },
    _count: true,
    orderBy: { _count: { nameEn: "desc" } },
  });
  expect(most?._count).toBeGreaterThan(4);
  let read = 0;
  const cards = new Proxy(prisma.card, {
    get(target, key) {
      if (key !== "findMany") return Reflect.get(target, key);
      return async (asked: Parameters<typeof target.findMany>[0]) => {
        const rows = await target.findMany(asked);
        read += rows.length;
        return rows;
      };
    },
  });
  const counting = new Proxy(prisma, { get: (target, key) => (key === "card" ? cards : Reflect.get(target, key)) });
  const list = await readList(counting, `1 ${most?.nameEn}`, "en");
  expect(list.faults).toMatchObject([{ code: "which-print", values: { prints: expect.stringMatching(/^.+, .+, .+, .+$/) } }]);
  expect(read).toBeLessThanOrEqual(2);
});

test("a long line is no card, and costs nothing", async () => {
  expect(idsOf(await reading(`1 a${" ".repeat(19_900)}!`, "4 Froakie XY 39"))).toEqual([["4 xy1-39"], ["unreadable"]]);
});

test("a list is for players alone, and not without bound", async () => {
  expect((await read(await site.request(null, "POST", "/api/decks/import", { game: "pokemon", text: "" }))).status).toBe(401);
  const long = await read(await site.request(user, "POST", "/api/decks/import", { game: "pokemon", text: "x".repeat(20_001) }));
  expect([long.status, await long.json()]).toEqual([400, { code: "malformed", fields: ["text"] }]);
});
