import pg from "pg";

/** DATABASE_URL names a database that does not answer. */
export class DatabaseUnreachableError extends Error {
  override readonly name = "DatabaseUnreachableError";
}

/** A server that takes a line and says nothing is as good as none. */
const CONNECT_MS = 10_000;

/**
 * Does something by a line of its own to a real Postgres, which is closed afterwards.
 *
 * @throws DatabaseUnreachableError when nobody answers
 */
export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  // A line that breaks off fails what is asked by it; heard by nobody, it would end the process before that is told.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnreachableError(`The database of DATABASE_URL does not answer: ${describe(error)}`, { cause: error });
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A refused connection to a name with several addresses is an AggregateError without a message. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join(", ");
  return error instanceof Error ? error.message : String(error);
}
