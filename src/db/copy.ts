import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PGlite, Transaction } from "@electric-sql/pglite";
import type pg from "pg";
import { from, to } from "pg-copy-streams";
import { z } from "zod";
import type { SqlConnection } from "./migrations";

/** A table as COPY names it: name and columns are quoted where SQL wants it. */
export interface Table {
  readonly name: string;
  readonly columns: string;
}

/** A connection that takes whole tables out and in, in Postgres's own text form: a row is a line. */
export interface CopyConnection extends SqlConnection {
  copyOut(table: Table): AsyncIterable<Uint8Array>;
  /** @throws RefusedRowError */
  copyIn(table: Table, rows: AsyncIterable<Buffer>): Promise<void>;
}

/** What is written there does not fit the table: a value, a row, or a column that the table does not have. The message is the database's own. */
export class RefusedRowError extends Error {
  override readonly name = "RefusedRowError";

  /** @param row from 1 on; 0 where it is the columns */
  constructor(
    message: string,
    readonly row: number,
    options: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Of data, of constraints, and of names, in the classes of SQL's standard. */
const Refusal = z.object({ code: z.string().regex(/^(22|23|42)/), message: z.string(), where: z.string().default("") });

/** @param before how many rows the table has taken before those that the error counts */
function refusal(error: unknown, before: number): unknown {
  const { data } = Refusal.safeParse(error);
  if (!data) return error;
  const row = /^COPY \S+, line (?<row>\d+)/m.exec(data.where)?.groups?.row;
  return new RefusedRowError(data.message, row === undefined ? 0 : before + Number(row), { cause: error });
}

/** @param client has no other work meanwhile */
export function copyingServer(client: pg.Client): CopyConnection {
  return {
    exec: (sql) => client.query(sql),
    query: (sql, parameters) => client.query(sql, parameters),
    copyOut: ({ name, columns }) => client.query(to(`COPY ${name} (${columns}) TO STDOUT`)),
    copyIn: ({ name, columns }, rows) =>
      pipeline(
        Readable.from(bytes(inParts(rows)), { objectMode: false }),
        client.query(from(`COPY ${name} (${columns}) FROM STDIN`)),
      ).catch((error: unknown) => {
        throw refusal(error, 0);
      }),
  };
}

/** So much of a table is taken out at a time: what COPY writes goes through memory. */
const PAGES_AT_ONCE = 64;
const Pages = z.tuple([z.object({ pages: z.coerce.number() })]);

export function copyingEmbedded(embedded: PGlite | Transaction): CopyConnection {
  return {
    exec: (sql) => embedded.exec(sql),
    query: (sql, parameters) => embedded.query(sql, parameters),
    async *copyOut({ name, columns }) {
      const size = `SELECT pg_relation_size('${name}') / current_setting('block_size')::int AS pages`;
      const [{ pages }] = Pages.parse((await embedded.query(size)).rows);
      for (let page = 0; page < pages; page += PAGES_AT_ONCE) {
        const part = `SELECT ${columns} FROM ${name} WHERE ctid >= '(${page},0)' AND ctid < '(${page + PAGES_AT_ONCE},0)'`;
        const { blob } = await embedded.query(`COPY (${part}) TO '/dev/blob'`);
        if (blob) yield new Uint8Array(await blob.arrayBuffer());
      }
    },
    async copyIn({ name, columns }, rows) {
      let before = 0;
      for await (const part of inParts(rows)) {
        const blob = new Blob([new Uint8Array(Buffer.concat(part))]);
        await embedded.query(`COPY ${name} (${columns}) FROM '/dev/blob'`, [], { blob }).catch((error: unknown) => {
          throw refusal(error, before);
        });
        before += part.length;
      }
    },
  };
}

const PART_BYTES = 4_194_304;

/** Whole rows, as many together as make a part. */
async function* inParts(rows: AsyncIterable<Buffer>): AsyncGenerator<readonly Buffer[]> {
  let part: Buffer[] = [];
  let size = 0;
  for await (const row of rows) {
    part.push(row);
    size += row.length;
    if (size < PART_BYTES) continue;
    yield part;
    [part, size] = [[], 0];
  }
  if (size > 0) yield part;
}

async function* bytes(parts: AsyncIterable<readonly Buffer[]>): AsyncGenerator<Buffer> {
  for await (const part of parts) yield Buffer.concat(part);
}
