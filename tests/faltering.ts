import type { Database } from "@/db";

/** A database that fails to list the rows of one table for as long as it is said to be `away`. */
export function faltering(prisma: Database, table: "deck" | "match"): { readonly prisma: Database; away: boolean } {
  const failed = () => Promise.reject(new Error("The database is away."));
  const rows = new Proxy<object>(prisma[table], {
    get: (all, name) => (database.away && name === "findMany" ? failed : Reflect.get(all, name)),
  });
  const database = { prisma: new Proxy(prisma, { get: (all, name) => (name === table ? rows : Reflect.get(all, name)) }), away: false };
  return database;
}
