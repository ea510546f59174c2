import type { Pool } from "@/db";
import type { Environment } from "@/environment";

/** No statement of the site takes nearly as long: one that does waits for a lock that nobody gives back, or keeps everybody from a connection. */
const STATEMENT_MS = 20_000;
/** A transaction that waits for a second connection must find one. */
const LEAST = 2;

/** How the threads of one process share its connections to a real Postgres: an answer at a table waits for one, a page may. */
export function databasePools({ databasePool }: Pick<Environment, "databasePool">): { readonly sockets: Pool; readonly pages: Pool } {
  const pages = Math.max(LEAST, Math.floor(databasePool / 3));
  return {
    sockets: { connections: databasePool - pages, statementMs: STATEMENT_MS },
    pages: { connections: pages, statementMs: STATEMENT_MS },
  };
}
