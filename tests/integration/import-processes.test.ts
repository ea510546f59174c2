import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { CardImports } from "@/admin/imports/imports";
import { NewImport } from "@/admin/imports/schema";
import type { GameCards } from "@/cards/game-cards";
import { cardFolder } from "@/cards/import/folder";
import { importCards } from "@/cards/import/import";
import type { Database, OpenDatabase } from "@/db";
import { openTestDatabase, watching } from "@/db/testing";
import { outdate } from "@/games/pokemon/cards/import/testing";
import { pokemonCards } from "@/games/pokemon/cards/pokemon-cards";
import { makeImportFolder } from "../import-folder";

/** Imports of a site of several processes: each has a `CardImports` of its own, and they know of each other by the database alone. */

/** How often a process says that it lives, and for how long it counts without a word. */
const TIMES = { beatMs: 20, goneMs: 400 };
const QUICK = { timeout: 5_000, interval: 10 };

let database: OpenDatabase;
let directory: string;
beforeAll(async () => {
  database = await openTestDatabase();
  directory = makeImportFolder();
});
afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true });
});

/** Opens the gate that the second set of "moss" waits behind: until then its import is under way. */
let openGate: () => void;
let gate: Promise<void>;
let processes: CardImports[];
beforeEach(async () => {
  await database.prisma.cardSet.deleteMany();
  await database.prisma.catalogueJob.update({ where: { id: 1 }, data: { run: null, kind: null, statuses: {} } });
  ({ promise: gate, resolve: openGate } = Promise.withResolvers<void>());
  processes = [];
});
afterEach(async () => {
  openGate();
  for (const each of processes) await each.close();
});

/** Pokémon's cards, the second set behind the gate; it tells of each print that is read again. */
const gated = (reread: () => void): GameCards => ({
  ...pokemonCards,
  keptPrint: (record) => {
    reread();
    return pokemonCards.keptPrint(record);
  },
  folder: (place) => {
    const source = pokemonCards.folder(place);
    if (!source) return undefined;
    return {
      name: source.name,
      sets: () => source.sets(),
      parse: (record) => source.parse(record),
      read: async (id, reading) => {
        if (id === "zz2") await gate;
        return source.read(id, reading);
      },
    };
  },
});

/** Another process of the site. */
function process(prisma: Database = database.prisma, reread = () => {}): CardImports {
  const cache = path.join(directory, "cache");
  const imports = new CardImports({ database: prisma, games: [gated(reread)], directory, cache, times: TIMES });
  processes.push(imports);
  return imports;
}

/** A process whose every word to the database is lost while it sleeps. */
function sleeper() {
  const sleep = { deep: false };
  const lost = () => {
    if (sleep.deep) throw new Error("asleep");
  };
  return { imports: process(watching(database.prisma, lost)), sleep };
}

/** A process that brings stale cards up, and waits, since something is under way at another. */
async function waiter() {
  let asked = 0;
  const imports = process(watching(database.prisma, () => asked++));
  const bringing = imports.readings.bringUp();
  // What is stale, whether it may begin, and then again and again whether it is its turn.
  await expect.poll(() => asked, QUICK).toBeGreaterThan(5);
  return { imports, bringing };
}

const moss = NewImport.parse({ source: "folder/moss", languages: ["en"] });
const statusAt = async (imports: CardImports) => (await imports.overview()).status;
const readingAt = async (imports: CardImports) => (await imports.overview()).reading;
const firstSetIsIn = (imports: CardImports) => expect.poll(() => statusAt(imports), QUICK).toMatchObject({ state: "running", setsDone: 1 });

/** Cards that another grammar has read. */
async function stale(): Promise<void> {
  await importCards(database.prisma, pokemonCards, cardFolder([pokemonCards], path.join(directory, "moss")).source);
  await outdate(database.prisma);
}

test("what one process imports is seen at all of them, and none begins anything beside it", async () => {
  const [here, there] = [process(), process()];
  expect(await here.start(moss, "boss")).toBe("started");
  expect(await statusAt(there)).toMatchObject({ state: "running", source: "folder/moss", pseudo: "boss" });
  await firstSetIsIn(there);
  expect(await there.start(moss, "other")).toBe("import-running");
  expect(await there.readings.start("other")).toBe("import-running");
  openGate();
  await expect.poll(() => statusAt(there), QUICK).toMatchObject({ state: "done", pseudo: "boss", setsDone: 2, cards: 4 });
  expect(await statusAt(process())).toEqual(await statusAt(here));
});

test("of two processes that begin at the same time one does", async () => {
  const both = await Promise.all([process().start(moss, "boss"), process().start(moss, "other")]);
  expect(both.sort()).toEqual(["import-running", "started"]);
});

test("an import is stopped from any process, and is said to be when it has ended", async () => {
  const [here, there] = [process(), process()];
  await here.start(moss, "boss");
  await firstSetIsIn(there);
  let stopped = false;
  const stopping = there.cancel().then((was) => {
    stopped = was;
  });
  // It cannot end before its source has answered.
  await new Promise((resolve) => setTimeout(resolve, 5 * TIMES.beatMs));
  expect(stopped).toBe(false);
  openGate();
  await stopping;
  expect(stopped).toBe(true);
  for (const each of [here, there]) expect(await statusAt(each)).toMatchObject({ state: "cancelled", setsDone: 1 });
  expect(await database.prisma.cardSet.findMany({ select: { id: true } })).toEqual([{ id: "zz1" }]);
  expect(await there.cancel()).toBe(false);
  expect(await there.start({ ...moss, sets: ["zz2"] }, "boss")).toBe("started");
  await expect.poll(() => statusAt(here), QUICK).toMatchObject({ state: "done", setsTotal: 1, cards: 2 });
});

test("an import whose process died is known as ended after its time, and another may begin", async () => {
  const { imports, sleep } = sleeper();
  const there = process();
  await imports.start(moss, "boss");
  await firstSetIsIn(there);
  sleep.deep = true;
  expect(await there.start(moss, "other")).toBe("import-running");
  await expect.poll(() => statusAt(there), QUICK).toMatchObject({ state: "interrupted", pseudo: "boss", setsDone: 1 });
  expect(await there.readings.start("other")).toBe("started");
  expect(await statusAt(there)).toMatchObject({ state: "interrupted" });
  await expect.poll(() => readingAt(there), QUICK).toMatchObject({ state: "done", cards: 2 });

  // It was only asleep: what it wakes to is no longer its own.
  sleep.deep = false;
  openGate();
  await imports.close();
  expect(await statusAt(there)).toMatchObject({ state: "interrupted", setsDone: 1 });
  expect(await database.prisma.cardSet.count()).toBe(1);
});

test("who stops an import whose process died waits until that is known", async () => {
  const { imports, sleep } = sleeper();
  const there = process();
  await imports.start(moss, "boss");
  sleep.deep = true;
  expect(await there.cancel()).toBe(true);
  expect(await statusAt(there)).toMatchObject({ state: "interrupted" });
  sleep.deep = false;
});

test("a process that ends says of its import that it was interrupted, and another may begin at once", async () => {
  const [here, there] = [process(), process()];
  await here.start(moss, "boss");
  await firstSetIsIn(there);
  const closing = here.close();
  openGate();
  await closing;
  expect(await statusAt(there)).toMatchObject({ state: "interrupted", setsDone: 1 });
  expect(await there.start(moss, "other")).toBe("started");
});

test("processes that start together read stale cards again once", async () => {
  await stale();
  let reread = 0;
  const both = [process(undefined, () => reread++), process(undefined, () => reread++)];
  await Promise.all(both.map(({ readings }) => readings.bringUp()));
  for (const each of both) await expect.poll(() => readingAt(each), QUICK).toMatchObject({ state: "done", pseudo: null, cards: 4 });
  expect(reread).toBe(4);
});

test("stale cards are read again after an import that a start finds under way", async () => {
  await stale();
  await process().start({ ...moss, sets: ["zz2"] }, "boss");
  const { imports: there, bringing } = await waiter();
  expect(await readingAt(there)).toBeNull();
  openGate();
  await bringing;
  await expect.poll(() => readingAt(there), QUICK).toMatchObject({ state: "done", setsTotal: 1, cards: 2 });
});

test("a reading that an administrator stopped is not begun again by a process that waited for it", async () => {
  await stale();
  const here = process();
  await here.readings.start("boss");
  await expect.poll(() => readingAt(here), QUICK).toMatchObject({ state: "done" });
  await outdate(database.prisma);
  // As a third process writes it.
  const reading = { ...(await readingAt(here)), pseudo: null };
  const row = (run: string | null, state: string) =>
    database.prisma.catalogueJob.update({
      where: { id: 1 },
      data: { run, beatAt: new Date(), statuses: { reading: { ...reading, state } } },
    });
  await row("of another process", "running");
  const { bringing } = await waiter();
  expect(await readingAt(here)).toMatchObject({ state: "running", pseudo: null });
  await row(null, "cancelled");
  await bringing;
  expect(await readingAt(here)).toMatchObject({ state: "cancelled", pseudo: null });
});
