import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { pipeline as piped, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { PGlite } from "@electric-sql/pglite";
import { z } from "zod";
import { type CopyConnection, copyingEmbedded, RefusedRowError, type Table } from "./copy";
import { appliedMigrations, MigrationError, migrate, migrationNames } from "./migrations";

/*
 * A backup is compressed SQL as `pg_dump --data-only` writes it: a COPY for each table, and comments that name the migrations that it presupposes. It tells
 * nothing of where it was made, so a site moves from one kind of database to the other by it.
 */

const FIRST_LINE = "-- OpenPokémon backup 1";
const MIGRATIONS = "-- Migrations: ";
const LAST_LINE = "-- Complete.";

/** A file that is no backup, or a database that cannot take it; the message says what to do. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

const Tables = z.array(z.object({ name: z.string(), columns: z.string() }));

async function tablesOf(connection: CopyConnection): Promise<readonly Table[]> {
  const { rows } = await connection.query(
    `SELECT quote_ident(c.relname) AS name, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations' GROUP BY c.relname ORDER BY c.relname`,
    [],
  );
  return Tables.parse(rows);
}

/**
 * Writes all tables into a file that only its owner reads. It is there whole, and on the disk, or not at all.
 *
 * @param connection in a transaction that sees one moment of the database
 */
export async function writeBackup(connection: CopyConnection, file: string): Promise<void> {
  const draft = `${file}.part`;
  try {
    const output = createWriteStream(draft, { mode: 0o600 });
    // Players wait for the embedded database meanwhile: quickly rather than small.
    await pipeline(Readable.from(backupOf(connection)), createGzip({ level: 1 }), output);
    const written = await open(draft, "r+");
    await written.sync();
    await written.close();
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* backupOf(connection: CopyConnection): AsyncGenerator<string | Uint8Array> {
  const migrations = await appliedMigrations(connection);
  yield `${FIRST_LINE}\n${MIGRATIONS}${migrations.join(" ")}\n\n`;
  for (const table of await tablesOf(connection)) {
    yield `COPY ${table.name} (${table.columns}) FROM stdin;\n`;
    yield* connection.copyOut(table);
    yield "\\.\n\n";
  }
  yield `${LAST_LINE}\n`;
}

/** The one connection is the backup's until it is done. */
export function backupEmbedded(embedded: PGlite, file: string): Promise<void> {
  return embedded.transaction((transaction) => writeBackup(copyingEmbedded(transaction), file));
}

/**
 * Fills an empty database with what a backup holds, all of it or nothing, and brings it to this version's schema.
 *
 * @param directory the folder of the migrations
 * @throws BackupError when the file is no whole backup, a line of it does not fit, or somebody has an account in the database already
 * @throws MigrationError when the backup is newer than this version, or what it held cannot be brought to this one
 */
export async function restoreBackup(connection: CopyConnection, file: string, directory: string): Promise<void> {
  const lines = new Lines(file);
  if ((await lines.next()) !== FIRST_LINE) throw new BackupError(`${file} is no backup of this site.`);
  const migrations = (await lines.next())?.slice(MIGRATIONS.length).split(" ") ?? [];
  const unknown = migrations.find((name) => !migrationNames(directory).includes(name));
  if (unknown) throw new MigrationError(`The backup is newer than this version: it has the migration ${unknown}.`);
  if (await isInhabited(connection)) throw new BackupError("The database holds a site already. Restore into a new, empty one.");
  await migrate(connection, directory, migrations);
  await connection.exec("BEGIN");
  try {
    await withoutConstraints(connection, () => copyAll(connection, lines));
    await connection.exec("COMMIT");
  } catch (error) {
    await connection.exec("ROLLBACK");
    throw (await dangling(error, file)) ?? error;
  }
  await migrate(connection, directory);
  // The searches of the catalogue hang on it (see the decisions).
  await connection.exec("VACUUM ANALYZE");
}

const Found = z.tuple([z.object({ found: z.boolean() })]);

async function isInhabited(connection: CopyConnection): Promise<boolean> {
  const { rows } = await connection.query(`SELECT to_regclass('"User"') IS NOT NULL AS found`, []);
  if (!Found.parse(rows)[0].found) return false;
  return Found.parse((await connection.query(`SELECT EXISTS (SELECT 1 FROM "User") AS found`, [])).rows)[0].found;
}

const Constraints = z.array(z.object({ place: z.string(), name: z.string(), definition: z.string() }));

/** Rows come table by table, so that what they refer to may come later: references are checked when all of them are there. */
async function withoutConstraints(connection: CopyConnection, work: () => Promise<void>): Promise<void> {
  const { rows } = await connection.query(
    `SELECT quote_ident(c.relname) AS place, quote_ident(k.conname) AS name, pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid WHERE k.contype = 'f' AND k.connamespace = current_schema()::regnamespace`,
    [],
  );
  const references = Constraints.parse(rows);
  const tables = await tablesOf(connection);
  for (const { place, name } of references) await connection.exec(`ALTER TABLE ${place} DROP CONSTRAINT ${name}`);
  for (const { name } of tables) await connection.exec(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await work();
  for (const { name } of tables) await connection.exec(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const { place, name, definition } of references) await connection.exec(`ALTER TABLE ${place} ADD CONSTRAINT ${name} ${definition}`);
}

const wrongLine = (file: string, line: number, why: string, cause: unknown) =>
  new BackupError(`${file}, line ${line}: ${why}. Nothing was restored. Put the line right, or take another backup.`, { cause });

/** What a database says of a row that refers to one that is not there: all rows are, by then, so that it does not say which line it is. */
const Dangling = z.object({ code: z.literal("23503"), table: z.string(), detail: z.string() });

async function dangling(error: unknown, file: string): Promise<BackupError | null> {
  const { data } = Dangling.safeParse(error);
  const { key = "", values = "" } = /^Key \((?<key>.+)\)=\((?<values>.*)\) is not present/.exec(data?.detail ?? "")?.groups ?? {};
  if (!data || !key) return null;
  const lines = new Lines(file);
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
    const { name, columns = "" } = COPY.exec(line)?.groups ?? {};
    if (name?.replaceAll('"', "") !== data.table) continue;
    const places = key.split(", ").map((column) => columns.replaceAll('"', "").split(", ").indexOf(column));
    for await (const row of lines.untilEnd()) {
      const fields = row.subarray(0, -1).toString().split("\t");
      if (places.map((place) => fields[place]).join(", ") === values)
        return wrongLine(file, lines.number, data.detail.replace(/\.$/, ""), error);
    }
  }
  return null;
}

const COPY = /^COPY (?<name>\S+) \((?<columns>.+)\) FROM stdin;$/;

async function copyAll(connection: CopyConnection, lines: Lines): Promise<void> {
  const tables = await tablesOf(connection);
  // A migration may have put rows there, and so may an attempt before this one.
  for (const { name } of tables) await connection.exec(`TRUNCATE ${name}`);
  for (let line = await lines.next(); line !== LAST_LINE; line = await lines.next()) {
    if (line === "") continue;
    const { name, columns } = COPY.exec(line ?? "")?.groups ?? {};
    if (name === undefined || columns === undefined) throw new BackupError(`${lines.file} is no whole backup. Take another one.`);
    if (!tables.some((table) => table.name === name))
      throw new BackupError(`${lines.file} has a table ${name} that its migrations do not make.`);
    const begins = lines.number;
    await connection.copyIn({ name, columns }, lines.untilEnd()).catch((error: unknown) => {
      throw error instanceof RefusedRowError ? wrongLine(lines.file, begins + error.row, error.message, error) : error;
    });
  }
}

/** The lines of a backup one after the other; a row is kept as the bytes that it is. */
class Lines {
  readonly #lines: AsyncGenerator<Buffer>;
  /** Of the line that was read last, from 1 on. */
  number = 0;

  constructor(readonly file: string) {
    // Whoever reads the lines is told what goes wrong on the way.
    this.#lines = linesOf(piped(createReadStream(file), createGunzip(), () => {}));
  }

  /** Without its end; undefined after the last one. */
  async next(): Promise<string | undefined> {
    const line = await this.#read();
    return line?.subarray(0, -1).toString();
  }

  /** The rows of a table. */
  async *untilEnd(): AsyncGenerator<Buffer> {
    for (let line = await this.#read(); ; line = await this.#read()) {
      if (line === undefined) throw new BackupError(`${this.file} is no whole backup. Take another one.`);
      if (line.length === 3 && line.toString() === "\\.\n") return;
      yield line;
    }
  }

  async #read(): Promise<Buffer | undefined> {
    try {
      const { done, value } = await this.#lines.next();
      this.number++;
      return done ? undefined : value;
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      // zlib's: no gzip at all, torn, or changed. Any other is of the file: a folder, one that may not be read, a disk that fails.
      const fault = /^Z_/.test(String(error.code)) ? "is no whole backup" : `cannot be read (${error.message})`;
      throw new BackupError(`${this.file} ${fault}. Take another one.`, { cause: error });
    }
  }
}

async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    const all = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    for (let end = all.indexOf(10); end >= 0; end = all.indexOf(10, from)) {
      yield all.subarray(from, end + 1);
      from = end + 1;
    }
    rest = all.subarray(from);
  }
  if (rest.length > 0) yield rest;
}
