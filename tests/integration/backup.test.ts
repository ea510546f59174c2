import { cpSync, mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reportPlayer } from "@/admin/reports/report";
import type { Database } from "@/db";
import { BackupError } from "@/db/backup";
import { MigrationError } from "@/db/migrations";
import { openDatabase, restoreDatabase } from "@/db/open";
import { emptyTestDatabase } from "@/db/testing";
import { type Client, ok, Site, until } from "../site";

const SLOW = { timeout: 120_000 };

let scratch: string;
let site: Site;
let file: string;
/** What each player had heard of their match when the backup was begun: it may not be missing. */
let heard: ReadonlyMap<string, number>;

/** Two players who answer whatever they are asked, by turns, as fast as the site lets them. */
async function play(pair: readonly [Client, Client], until: () => boolean): Promise<void> {
  for (let turn = 0; !until() && pair[0].update.result === null; turn++) {
    const client = pair[turn % 2 === 0 ? 0 : 1];
    if (client?.update.decision) await client.answer();
    else await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), "openpokemon-backup-"));
  site = await Site.open();
});
afterAll(async () => {
  await site.close();
  rmSync(scratch, { recursive: true });
});

// The others are about the file that this one leaves.
test("a backup is taken while three matches are played, and they go on", SLOW, async () => {
  const pairs: (readonly [Client, Client])[] = [];
  for (const name of ["one", "two", "three"]) {
    const pair = [await site.armed(`${name}-a`), await site.armed(`${name}-b`)] as const;
    await site.seat(...pair);
    pairs.push(pair);
  }
  for (const [one, other] of pairs)
    await reportPlayer(site.database.prisma, one.id, { playerId: other.id, matchId: one.found[0] ?? "", reason: "OTHER", words: "Slow." });
  let over = false;
  const matches = pairs.map((pair) => play(pair, () => over));
  await until(() => pairs.every(([one]) => one.update.seq > 5));
  heard = new Map(pairs.map(([one]) => [one.update.matchId, one.update.seq]));
  file = path.join(scratch, "backup.sql.gz");
  await site.database.backup(file);
  const now = pairs.map(([one]) => one.update.seq);
  await until(() => pairs.every(([one], index) => one.update.seq > (now[index] ?? 0)));
  over = true;
  await Promise.all(matches);
});

/** How many rows there are of what does not change while matches are played. */
function counts({ user, deck, currentDeck, card, cardSet, match, matchSeat, playerReport }: Database): Promise<number[]> {
  const things = [user.count(), deck.count(), currentDeck.count(), card.count(), cardSet.count(), match.count(), matchSeat.count()];
  return Promise.all([...things, playerReport.count()]);
}

test(
  "a backup that was taken while matches are played is one moment of each, and nothing that a player had heard is missing",
  SLOW,
  async () => {
    const other = await emptyTestDatabase();
    await other.restore(file);
    const database = await other.open();
    const { prisma } = database;
    expect(heard.size).toBe(3);
    for (const [matchId, seq] of heard) {
      const answers = await prisma.matchAnswer.findMany({ where: { matchId }, orderBy: { seq: "asc" } });
      expect(answers.map((answer) => answer.seq)).toEqual(answers.map((_, index) => index));
      expect(answers.length).toBeGreaterThanOrEqual(seq);
      const original = await site.database.prisma.matchAnswer.findMany({ where: { matchId }, orderBy: { seq: "asc" } });
      expect(answers).toEqual(original.slice(0, answers.length));
    }
    expect(await counts(prisma)).toEqual(await counts(site.database.prisma));
    await database.close();
    await other.drop();
  },
);

test("the players go on at the restored site where the backup was taken, and references hold there", SLOW, async () => {
  const other = await emptyTestDatabase();
  await other.restore(file);
  const database = await other.open();
  const [matchId = ""] = heard.keys();
  const players = await site.database.prisma.matchSeat.findMany({ where: { matchId }, include: { user: true } });
  const restored = await Site.on(database);
  const clients = await Promise.all(players.map(({ user }) => user && restored.visit(user)));
  for (const client of clients) await client?.sit(matchId);
  await until(() => clients.every((client) => (client?.updates.length ?? 0) > 0));
  const stored = await database.prisma.matchAnswer.count({ where: { matchId } });
  expect(clients.map((client) => client?.update.seq)).toEqual([stored, stored]);
  const asked = clients.find((client) => client?.update.decision);
  expect(await asked?.answer()).toEqual(ok);
  await expect(database.prisma.deck.create({ data: { ownerId: "nobody", game: "pokemon", name: "", cards: [] } })).rejects.toThrow(
    /constraint/i,
  );
  await restored.close();
  await other.drop();
});

test("only its owner reads a backup, and it tells nothing of sessions' keys", () => {
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(gunzipSync(readFileSync(file)).toString()).toMatch(/^-- OpenPokémon backup 1\n-- Migrations: \d+_start /);
});

test("a site that is inhabited is not written over", SLOW, async () => {
  const other = await emptyTestDatabase();
  await other.restore(file);
  await expect(other.restore(file)).rejects.toThrow(new BackupError("The database holds a site already. Restore into a new, empty one."));
  await other.drop();
});

test("a torn or foreign file leaves the database empty, and the right one can follow", SLOW, async () => {
  const other = await emptyTestDatabase();
  const torn = path.join(scratch, "torn.sql.gz");
  writeFileSync(torn, readFileSync(file));
  truncateSync(torn, statSync(file).size - 1000);
  await expect(other.restore(torn)).rejects.toThrow("is no whole backup. Take another one.");
  // Whole as a compressed file, but something is missing at its end.
  writeFileSync(torn, gzipSync(gunzipSync(readFileSync(file)).subarray(0, -500)));
  await expect(other.restore(torn)).rejects.toThrow("is no whole backup. Take another one.");
  writeFileSync(torn, gzipSync("SELECT 1;\n"));
  await expect(other.restore(torn)).rejects.toThrow("is no backup of this site.");
  writeFileSync(torn, "not compressed");
  await expect(other.restore(torn)).rejects.toThrow(BackupError);
  await expect(other.restore(scratch)).rejects.toThrow(`${scratch} cannot be read (EISDIR`);
  await other.restore(file);
  await other.drop();
});

/** A backup in which the second of the decks is another; returns the number of its line. */
function withDeck(into: string, change: (deck: readonly string[], first: readonly string[]) => readonly string[]): number {
  const lines = gunzipSync(readFileSync(file)).toString().split("\n");
  const first = lines.findIndex((line) => line.startsWith('COPY "Deck" (id, "ownerId", name, ')) + 1;
  const [one = [], two = []] = lines.slice(first, first + 2).map((line) => line.split("\t"));
  // What goes into the embedded database together is no more than this.
  const long = one.with(2, "x".repeat(5_000_000));
  writeFileSync(into, gzipSync(lines.toSpliced(first, 2, long.join("\t"), change(two, one).join("\t")).join("\n"), { level: 1 }));
  return first + 2;
}

test("a line that a table does not take is named, and nothing of the backup is restored", SLOW, async () => {
  const other = await emptyTestDatabase();
  const wrong = path.join(scratch, "wrong.sql.gz");
  const refused = (line: number, why: string) =>
    new BackupError(`${wrong}, line ${line}: ${why}. Nothing was restored. Put the line right, or take another backup.`);
  const json = withDeck(wrong, (deck) => deck.with(3, "[{"));
  await expect(other.restore(wrong)).rejects.toThrow(refused(json, "invalid input syntax for type json"));
  const short = withDeck(wrong, (deck) => deck.slice(0, -1));
  await expect(other.restore(wrong)).rejects.toThrow(refused(short, 'missing data for column "withdrawn"'));
  const twice = withDeck(wrong, (_, first) => first);
  await expect(other.restore(wrong)).rejects.toThrow(refused(twice, 'duplicate key value violates unique constraint "Deck_pkey"'));
  const nobodys = withDeck(wrong, (deck) => deck.with(1, "nobody"));
  const unknown = 'Key (ownerId)=(nobody) is not present in table "User"';
  await expect(other.restore(wrong)).rejects.toThrow(refused(nobodys, unknown));
  const text = gunzipSync(readFileSync(file)).toString();
  const table = text.slice(0, text.indexOf('COPY "Deck"')).split("\n").length;
  writeFileSync(wrong, gzipSync(text.replace('COPY "Deck" (id, "ownerId"', 'COPY "Deck" (id, "owner"')));
  await expect(other.restore(wrong)).rejects.toThrow(refused(table, 'column "owner" of relation "Deck" does not exist'));
  await other.restore(file);
  await other.drop();
});

test("a backup of a newer version is refused, one of an older version is brought up", SLOW, async () => {
  const other = await emptyTestDatabase();
  const text = gunzipSync(readFileSync(file)).toString();
  const newer = path.join(scratch, "newer.sql.gz");
  writeFileSync(newer, gzipSync(text.replace(/^-- Migrations: .*$/m, "$& 29990101000000_later")));
  await expect(other.restore(newer)).rejects.toThrow(MigrationError);
  const migrations = path.join(scratch, "migrations");
  cpSync("prisma/migrations", migrations, { recursive: true });
  mkdirSync(path.join(migrations, "29990101000000_later"));
  writeFileSync(path.join(migrations, "29990101000000_later", "migration.sql"), `ALTER TABLE "User" ADD COLUMN "later" TEXT DEFAULT 'now'`);
  await other.restore(file, migrations);
  const database = await other.open(migrations);
  const { prisma } = database;
  expect(await prisma.$queryRaw`SELECT DISTINCT "later" FROM "User"`).toEqual([{ later: "now" }]);
  expect(await prisma.user.count()).toBe(6);
  await database.close();
  await other.drop();
});

test("a backup of one kind of database is restored into the other", SLOW, async () => {
  const directory = path.join(scratch, "embedded");
  await restoreDatabase({ directory }, file);
  const database = await openDatabase({ directory });
  expect(await counts(database.prisma)).toEqual(await counts(site.database.prisma));
  await database.close();
});
