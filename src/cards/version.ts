import type { Database } from "@/db";
import { together } from "@/db/together";

const version = together<"version", number>(async (database, askers) => {
  const catalogue = await database.catalogue.findFirstOrThrow();
  return askers.map(() => catalogue.version);
});

/** The version that the catalogue has now. Every page and every player who comes back asks for it. */
export const catalogueVersion = (database: Database): Promise<number> => version(database, "version");
