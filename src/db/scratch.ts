import { randomUUID } from "node:crypto";
import pg from "pg";

/** A database of its own on a Postgres server, for one test or one measurement. */
export interface ScratchDatabase {
  readonly url: string;
  /** Takes it away, whoever has it open still. */
  drop(): Promise<void>;
}

/**
 * Makes one in which nothing is.
 * @param server the address of any database there; its user may make others
 */
export async function makeScratchDatabase(server: string): Promise<ScratchDatabase> {
  const name = `openpokemon_scratch_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  return { url: new URL(`/${name}`, server).href, drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
