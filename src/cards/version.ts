import type { Database } from "@/db";
import { together } from "@/db/together";

const shared = together<"version", number>(async (database) => {
  const { version } = await database.catalogue.findFirstOrThrow();
  return () => version;
});

/** The version that the catalogue has now. Every page and every player who comes back asks for it. */
export const catalogueVersion = (database: Database): Promise<number> => shared(database, "version");
