import pg from "pg";
import { makeScratchDatabase } from "@/db/scratch";

/** The database server of tests that need a real one. */
const server = process.env.TEST_DATABASE_URL || "postgresql://postgres@127.0.0.1:5432/postgres";

/** The address of a database server that answers; null where there is none. */
export async function databaseServer(): Promise<string | null> {
  const client = new pg.Client({ connectionString: server });
  return client.connect().then(
    async () => {
      await client.end();
      return server;
    },
    () => null,
  );
}

/** Makes a database for what is done with it, and takes it away afterwards. */
export async function withDatabase(use: (url: string) => Promise<void>): Promise<void> {
  const { url, drop } = await makeScratchDatabase(server);
  try {
    await use(url);
  } finally {
    await drop();
  }
}
