import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CardImports } from "@/admin/imports/imports";
import { NewImport } from "@/admin/imports/schema";
import { cardFolder } from "@/cards/import/folder";
import { importCards } from "@/cards/import/import";
import { recompileCards } from "@/cards/import/recompile";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { catalogue } from "@/games/pokemon/cards/catalogue";
import { outdate } from "@/games/pokemon/cards/import/testing";
import { pokemonCards } from "@/games/pokemon/cards/pokemon-cards";
import { LANGUAGE_VERSION } from "@/games/pokemon/cards/upgrades";
import { attack, pokemon } from "@/games/pokemon/engine/testing/cards";
import { offerPokemon } from "@/games/pokemon/site";
import { bindPokemon } from "@/games/pokemon/site/bind";
import { pokemonSetup } from "@/games/pokemon/site/match";
import { drawSeed, Matches } from "@/match";
import { makeImportFolder } from "../import-folder";

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

let imports: CardImports;
beforeEach(async () => {
  await database.prisma.cardSet.deleteMany();
  await database.prisma.catalogueJob.update({ where: { id: 1 }, data: { statuses: {} } });
  imports = new CardImports({ database: database.prisma, games: [pokemonCards], directory, cache: path.join(directory, "cache") });
});

const moss = NewImport.parse({ source: "folder/moss", languages: ["en"] });
const status = async () => (await imports.overview()).status;
const reading = async () => (await imports.overview()).reading;
const over = () => expect.poll(async () => (await status())?.state, { timeout: 5_000, interval: 5 }).not.toBe("running");
const readingOver = () => expect.poll(async () => (await reading())?.state, { timeout: 5_000, interval: 5 }).not.toBe("running");

test("the folders of the import folder are the sources, and TCGdex", async () => {
  expect(await imports.overview()).toEqual({ status: null, reading: null, sources: ["folder/empty", "folder/moss", "tcgdex"] });
  expect(await imports.setsOf("folder/moss")).toEqual({
    sets: [
      { id: "zz1", name: "Moss zz1" },
      { id: "zz2", name: "Moss zz2" },
    ],
  });
});

test.each(["folder/../moss", "folder/", "/etc", "../moss"])("no other place can be named: %s", async (source) => {
  expect(await imports.start({ ...moss, source }, "boss")).toBe("not-found");
  expect(await imports.setsOf(source)).toBe("not-found");
});

test("an import says how far it is and what came of it", async () => {
  expect(await imports.start(moss, "boss")).toBe("started");
  expect(await status()).toMatchObject({ state: "running", source: "folder/moss", pseudo: "boss", cards: 0 });
  await over();
  expect(await status()).toEqual({
    state: "done",
    source: "folder/moss",
    pseudo: "boss",
    set: null,
    setsDone: 2,
    setsTotal: 2,
    share: 1,
    cards: 4,
    playable: 2,
    written: 4,
    skipped: { count: 2, first: ["zz1-3", "zz2-3"].map((id) => ({ id, code: "unreadable", subject: expect.stringContaining("set:") })) },
    unplayable: { count: 2, first: ["zz1-2", "zz2-2"].map((id) => ({ id, reason: "Sing a song." })) },
    fault: null,
  });
  expect(await database.prisma.card.count()).toBe(4);
});

test("only one runs at a time", async () => {
  await imports.start(moss, "boss");
  expect(await imports.start({ ...moss, sets: ["zz2"] }, "other")).toBe("import-running");
  await over();
  expect(await status()).toMatchObject({ pseudo: "boss", setsTotal: 2 });
});

test("cards that another grammar read are read again at the start, by the site itself", async () => {
  const { prisma } = database;
  await imports.readings.bringUp();
  expect(await reading()).toBeNull();
  await importCards(prisma, pokemonCards, cardFolder([pokemonCards], path.join(directory, "moss")).source);
  await outdate(prisma);
  await prisma.card.update({ where: { game_id: { game: "pokemon", id: "zz1-1" } }, data: { playable: false, reason: "Draw 2 cards." } });
  await imports.readings.bringUp();
  await readingOver();
  expect(await reading()).toEqual({
    state: "done",
    pseudo: null,
    set: null,
    setsDone: 2,
    setsTotal: 2,
    cards: 4,
    printless: 0,
    playable: 2,
    becamePlayable: { count: 1, first: [{ id: "zz1-1", name: "Moss Basket" }] },
    changed: { count: 0, first: [] },
    noLongerPlayable: { count: 0, first: [] },
    faults: { count: 0, first: [] },
  });
});

test("a card that is kept in words that nobody reads is read again from its print, and keeps no other from it", async () => {
  const { prisma } = database;
  await importCards(prisma, pokemonCards, cardFolder([pokemonCards], path.join(directory, "moss")).source);
  const card = (id: string) => ({ where: { game_id: { game: "pokemon", id } } });
  const { definition } = await prisma.card.findUniqueOrThrow(card("zz1-1"));
  for (const id of ["zz1-1", "zz2-1"]) await prisma.card.update({ ...card(id), data: { definition: { verb: "unheard of" } } });
  await prisma.cardPrint.delete({ where: { game_cardId: { game: "pokemon", cardId: "zz2-1" } } });
  await prisma.card.update({ ...card("zz2-1"), data: { language: LANGUAGE_VERSION - 1 } });
  await outdate(prisma);
  await imports.readings.bringUp();
  await readingOver();
  expect(await reading()).toMatchObject({
    state: "done",
    setsDone: 2,
    becamePlayable: { count: 1, first: [{ id: "zz1-1", name: "Moss Basket" }] },
    changed: { count: 0 },
    faults: { count: 1, first: [{ id: "zz2-1", code: "unreadable" }] },
  });
  expect((await prisma.card.findUniqueOrThrow(card("zz1-1"))).definition).toEqual(definition);
});

test("an administrator has all cards read again, but not while an import runs; stopping ends either", async () => {
  await imports.start(moss, "boss");
  expect(await imports.readings.start("boss")).toBe("import-running");
  await over();
  expect(await imports.readings.start("boss")).toBe("started");
  expect(await imports.start(moss, "boss")).toBe("import-running");
  await imports.cancel();
  expect(await reading()).toMatchObject({ state: "cancelled", pseudo: "boss" });
  expect(await imports.readings.start("boss")).toBe("started");
  await readingOver();
  expect(await reading()).toMatchObject({ cards: 4, changed: { count: 0 } });
});

test("a source without cards, or without the set, fails with its reason", async () => {
  await imports.start({ ...moss, sets: ["zz9"] }, "boss");
  await over();
  expect(await status()).toMatchObject({ state: "failed", fault: { code: "unlisted", subject: "zz9" } });
  await imports.start({ ...moss, source: "folder/empty" }, "boss");
  await over();
  expect(await status()).toMatchObject({ state: "failed", fault: { code: "no-cards" } });
  expect(await imports.start(moss, "boss")).toBe("started");
  await over();
});

test("a running match keeps the cards it began with, in whatever process it goes on", async () => {
  const { prisma } = database;
  const withHp = (hp: number) => {
    const record = {
      id: "zz1-9",
      set: "zz1",
      localId: "9",
      name: { en: "Mossling" },
      category: "Pokemon",
      hp,
      types: ["Grass"],
      stage: "Basic",
    };
    writeFileSync(path.join(directory, "moss", "zz1.json.gz"), gzipSync(JSON.stringify([record])));
    return importCards(prisma, pokemonCards, cardFolder([pokemonCards], path.join(directory, "moss")).source, { sets: ["zz1"] });
  };
  await withHp(60);
  const deck = [{ cardId: "zz1-9", count: 60 }];
  const [first, second] = [matches(), matches()];
  const [ann, ben] = [await player("Ann"), await player("Ben")];
  const setup = await pokemonSetup(prisma, "xy", [deck, deck]);
  const {
    record: { id },
  } = await first.open({
    game: "pokemon",
    edition: "xy",
    kind: "FRIEND",
    setup,
    players: [ann, ben],
    seed: drawSeed(),
    nonces: ["one", "two"],
  });

  expect(await withHp(90)).toMatchObject({ written: 1 });
  await outdate(prisma);
  expect(await recompileCards(prisma, [pokemonCards])).toMatchObject({ cards: 1 });
  expect((await catalogue.definitions(prisma, ["zz1-9"]))["zz1-9"]).toMatchObject({ hp: 90 });
  const room = await second.room(id);
  const activeOf = () => room?.standing(0).view.sides[0].active;
  for (let answers = 0; answers < 10 && !activeOf(); answers++) {
    for (const seat of [0, 1] as const) {
      const decision = room?.standing(seat).decision;
      if (decision) await room?.answer(seat, decision.id, [...decision.fallback]);
    }
  }
  const active = activeOf();
  expect(active && !active.faceDown && active.hp).toBe(60);
  for (const each of [first, second]) await each.close();
});

test("a match that was begun in older words of the effect language goes on", async () => {
  const { prisma } = database;
  await importCards(prisma, pokemonCards, cardFolder([pokemonCards], path.join(directory, "moss")).source, { sets: ["zz2"] });
  const deck = [{ cardId: "zz2-1", count: 60 }];
  const { language, ...setup } = await pokemonSetup(prisma, "xy", [deck, deck]);
  expect(language).toBe(LANGUAGE_VERSION);
  const sleeper = {
    ...pokemon("Sleepling", 60, "Grass", {}),
    attacks: [{ ...attack("Dream", "G", "20"), usage: [{ kind: "continuous", change: older }] }],
  };
  const stored: unknown = JSON.parse(JSON.stringify({ ...setup, definitions: [...setup.definitions, sleeper] }));
  expect(() => bindPokemon({ ...Object(stored), language })).toThrow(/attackWhileAsleep/);
  expect(() => bindPokemon(stored)).not.toThrow();
});

const older = { permit: "attackWhileAsleepOrParalyzed", on: { pokemon: "self" } };

test("EFF-04 a match knows what evolves from its Pokémon whatever lies in the decks, one print for each name and type", async () => {
  const { prisma } = database;
  const sprout = (number: number, name: string, more: object) => ({
    id: `zz1-${number}`,
    set: "zz1",
    localId: String(number),
    name: { en: name },
    category: "Pokemon",
    hp: 60,
    types: ["Grass"],
    attacks: [{ name: { en: "Bash" }, cost: ["Colorless"], damage: 20 }],
    ...more,
  });
  const stage1 = { stage: "Stage1", evolveFrom: { en: "Mossling" } };
  const records = [
    sprout(9, "Mossling", { stage: "Basic" }),
    sprout(10, "Mosstree", stage1),
    sprout(11, "Mosstree", { ...stage1, hp: 90 }),
    sprout(12, "Mosstree", { ...stage1, types: ["Water"] }),
    sprout(13, "Fernling", { stage: "Basic" }),
    sprout(14, "Ferntree", { stage: "Stage1", evolveFrom: { en: "Fernling" } }),
  ];
  writeFileSync(path.join(directory, "moss", "zz1.json.gz"), gzipSync(JSON.stringify(records)));
  await importCards(prisma, pokemonCards, cardFolder([pokemonCards], path.join(directory, "moss")).source, { sets: ["zz1"] });
  const pinned = async (cardId: string) => {
    const other = { cardId: "zz1-9", count: 60 };
    const { definitions } = await pokemonSetup(prisma, "xy", [[other], [{ cardId, count: 60 }]]);
    return definitions.map(({ id }) => id).sort();
  };
  expect(await pinned("zz1-9")).toEqual(["zz1-10", "zz1-12", "zz1-9"]);
  expect(await pinned("zz1-11")).toEqual(["zz1-10", "zz1-11", "zz1-12", "zz1-9"]);
});

async function player(pseudo: string) {
  const names = { lastName: "n", firstName: "p", email: pseudo, emailKey: pseudo, pseudo, pseudoKey: pseudo };
  const { id } = await database.prisma.user.create({ data: { ...names, passwordHash: "" } });
  return { userId: id, pseudo, bot: null };
}

/** The matches of one process. */
function matches() {
  return new Matches([offerPokemon()], {
    database: database.prisma,
    settings: { turnMs: 90_000, graceMs: 60_000, botDelayMs: 0 },
    now: Date.now,
    announce: () => {},
    over: () => {},
    reportFault: (_matchId, error) => {
      throw error;
    },
  });
}
