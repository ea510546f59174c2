import { randomUUID } from "node:crypto";
import { onServer } from "@/db/on-server";

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
  const say = (sql: string) =>
    onServer(server, async (client) => {
      await client.query(sql);
    });
  await say(`CREATE DATABASE ${name}`);
  return { url: new URL(`/${name}`, server).href, drop: () => say(`DROP DATABASE ${name} WITH (FORCE)`) };
}
