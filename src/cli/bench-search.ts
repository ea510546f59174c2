import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { importCards } from "@/cards/import/import";
import { seedStarter } from "@/cards/seed";
import { type Database, type OpenDatabase, openDatabase } from "@/db";
import { makeScratchDatabase } from "@/db/scratch";
import { findCards } from "@/games/pokemon/cards/catalogue";
import { pokemonCards } from "@/games/pokemon/cards/pokemon-cards";
import { CardQuery } from "@/games/pokemon/cards/query";
import { editionRules, type Random, randomFrom } from "@/games/pokemon/engine";
import { type Locale, locales } from "@/i18n/locales";
import { cardData, sourceOf } from "./card-data";
import { commandLine, count, flag } from "./command-line.mjs";

const USAGE = `Usage: npm run bench:search -- [--database URL] [--directory D] [--cards N] [--queries N] [--json]
Measures what a search of a large catalogue costs the server.
  --database   a real Postgres, in a database of its own there; otherwise an embedded one
  --directory  where the embedded one is kept for the next run; otherwise it is made anew each time
  --cards      the catalogue is filled up to so many with copies (21000)
  --queries    how many searches are measured (600)
  --json       prints the figures on one line alone`;

const {
  database,
  directory,
  cards: wanted,
  queries,
  json,
} = commandLine(USAGE, {
  database: z.string().optional(),
  directory: z.string().optional(),
  cards: z.coerce.number().int().min(0).default(21_000),
  queries: count.min(20).default(600),
  json: flag,
});

/** A database for this run. */
async function open(): Promise<OpenDatabase> {
  if (database) return onServer(database);
  if (directory) return openDatabase({ directory });
  const scratch = mkdtempSync(path.join(tmpdir(), "openpokemon-bench-"));
  const opened = await openDatabase({ directory: scratch });
  const close = async () => {
    await opened.close();
    rmSync(scratch, { recursive: true });
  };
  return { ...opened, close };
}

async function onServer(server: string): Promise<OpenDatabase> {
  const { url, drop } = await makeScratchDatabase(server);
  const opened = await openDatabase({ url, directory: "" });
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { ...opened, close };
}

async function fill(database: Database): Promise<number> {
  if ((await database.card.count()) === 0) {
    await seedStarter(database, pokemonCards);
    for (const folder of cardData()) await importCards(database, pokemonCards, sourceOf(folder));
  }
  const missing = wanted - (await database.card.count());
  if (missing > 0) {
    await database.$executeRaw`INSERT INTO "CardSet" SELECT (jsonb_populate_record(s, jsonb_build_object('id', s."id" || '~'))).* FROM "CardSet" s`;
    await database.$executeRaw`
      INSERT INTO "Card" SELECT (jsonb_populate_record(NULL::"Card", to_jsonb(c) || jsonb_build_object(
        'id', c."id" || '~', 'setId', c."setId" || '~', 'definition', c."definition" || jsonb_build_object('id', c."id" || '~')))).*
      FROM (SELECT * FROM "Card" ORDER BY md5("id") LIMIT ${missing}) c`;
    await database.$executeRaw`VACUUM ANALYZE "Card"`;
  }
  return database.card.count();
}

type Parameters = Readonly<Record<string, string>>;
type Kind = readonly [name: string, weight: number, parameters: (pick: Pick, known: Known) => Parameters];
interface Known {
  readonly names: readonly string[];
  readonly sets: readonly string[];
  readonly ids: readonly string[];
}
type Pick = <T>(list: readonly T[]) => T;

const TEXTS = [
  "draw",
  "energy search",
  "paralyzed",
  "switch",
  "pioche",
  "défaussez énergie",
  "lance une pièce",
  "baraja",
  "descarta",
  "pesca",
  "scarta",
  "soak",
  "bench damage",
];
/** What players ask while they build a deck, and how often of 100 times. */
const KINDS: readonly Kind[] = [
  ["everything", 10, () => ({})],
  ["beginning of a name", 25, (pick, { names }) => ({ query: pick(names).slice(0, 3) })],
  ["whole name", 15, (pick, { names }) => ({ query: pick(names) })],
  ["type", 10, (pick) => ({ category: "Pokémon", types: pick(["Fire", "Water", "Grass", "Dragon"]) })],
  ["name and type", 5, (pick, { names }) => ({ query: pick(names).slice(0, 4), types: pick(["Fire", "Water", "Grass"]) })],
  ["set", 10, (pick, { sets }) => ({ sets: pick(sets) })],
  ["family", 5, (pick) => ({ families: pick(["EX", "ex", "V", "GX", "Tera", "ACE SPEC", "Team Plasma"]) })],
  [
    "kind of Trainer",
    5,
    (pick) => ({ category: "Trainer", kinds: pick(["Item", "Supporter", "Stadium", "Pokémon Tool"]), playable: "true" }),
  ],
  ["text", 8, (pick) => ({ query: pick(TEXTS) })],
  ["cost of an attack", 2, (pick) => ({ attackCost: pick(["1", "2", "3"]), attackTypes: pick(["Fire", "Psychic"]), hpMin: "100" })],
  ["edition and stage", 3, (pick) => ({ edition: pick(Object.keys(editionRules)), stages: pick(["Basic", "Stage 2", "VMAX"]) })],
  ["another order", 5, (pick) => ({ sort: pick(["name", "strength", "cost", "newest"]) })],
  ["a later page", 2, (pick, { ids }) => ({ after: pick(ids) })],
];

function draw(random: Random): Kind {
  let place = random() * KINDS.reduce((sum, [, weight]) => sum + weight, 0);
  for (const kind of KINDS) {
    place -= kind[1];
    if (place < 0) return kind;
  }
  return KINDS[0] ?? ["everything", 1, () => ({})];
}

async function measure(database: Database, count: number): Promise<ReadonlyMap<string, readonly number[]>> {
  const random = randomFrom("search");
  const pick: Pick = (list) => {
    const chosen = list[Math.floor(random() * list.length)];
    if (chosen === undefined) throw new Error("Nothing to choose from.");
    return chosen;
  };
  const rows =
    await database.$queryRaw`SELECT "id", "nameEn" AS "en", "nameFr" AS "fr", "nameEs" AS "es", "nameIt" AS "it" FROM "Card" ORDER BY md5("id") LIMIT 300`;
  const named = z.array(z.record(z.enum(["id", ...locales]), z.string())).parse(rows);
  const sets = (await database.cardSet.findMany({ select: { id: true }, orderBy: { id: "asc" } })).map(({ id }) => id);
  const times = new Map<string, number[]>(KINDS.map(([name]) => [name, []]));
  for (let number = 0; number < count; number++) {
    const locale: Locale = pick(locales);
    const [name, , parameters] = draw(random);
    const names = named.map((each) => each[locale]);
    const query = CardQuery.parse(parameters(pick, { names, sets, ids: named.map(({ id }) => id) }));
    const began = performance.now();
    JSON.stringify(await findCards(database, query, locale));
    times.get(name)?.push(performance.now() - began);
  }
  return times;
}

function at(list: readonly number[], part: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 10) / 10;
}

const { prisma, close } = await open();
try {
  const cards = await fill(prisma);
  // The first round warms Postgres and the compiler up and is not counted.
  await measure(prisma, Math.min(queries, 300));
  const times = await measure(prisma, queries);
  const all = [...times.values()].flat();
  const kinds = Object.fromEntries(
    [...times].map(([name, list]) => [name, { queries: list.length, p50: at(list, 0.5), p95: at(list, 0.95) }]),
  );
  const report = { cards, queries, p50: at(all, 0.5), p95: at(all, 0.95), p99: at(all, 0.99), kinds };
  if (json) console.log(JSON.stringify(report));
  else console.log(report);
} finally {
  await close();
}
