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
  copyIn(table: Table, rows: AsyncIterable<Buffer>): Promise<void>;
}

/** @param client has no other work meanwhile */
export function copyingServer(client: pg.Client): CopyConnection {
  return {
    exec: (sql) => client.query(sql),
    query: (sql, parameters) => client.query(sql, parameters),
    copyOut: ({ name, columns }) => client.query(to(`COPY ${name} (${columns}) TO STDOUT`)),
    copyIn: ({ name, columns }, rows) =>
      pipeline(Readable.from(inParts(rows), { objectMode: false }), client.query(from(`COPY ${name} (${columns}) FROM STDIN`))),
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
      for await (const part of inParts(rows))
        await embedded.query(`COPY ${name} (${columns}) FROM '/dev/blob'`, [], { blob: new Blob([new Uint8Array(part)]) });
    },
  };
}

const PART_BYTES = 4_194_304;

/** Whole rows, as many together as make a part. */
async function* inParts(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let part: Buffer[] = [];
  let size = 0;
  for await (const row of rows) {
    part.push(row);
    size += row.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(part);
    [part, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(part);
}
