import type { Database } from "@/db";

/** The questions of one database: one that is asked, and one for all who came since. */
interface Asking {
  asked: Promise<unknown>;
  next: Promise<number> | null;
}

const askings = new WeakMap<Database, Asking>();

/**
 * The version that the catalogue has now. Every page and every player who comes back asks for it: those who come while an answer is awaited share the
 * next question, so that nobody is told what was true only before they asked.
 */
export function catalogueVersion(database: Database): Promise<number> {
  const asking = askings.get(database) ?? { asked: Promise.resolve(), next: null };
  askings.set(database, asking);
  if (asking.next) return asking.next;
  const next = asking.asked.then(async () => {
    asking.next = null;
    return (await database.catalogue.findFirstOrThrow()).version;
  });
  asking.next = next;
  // Who asked is told of a failure; the next question is asked all the same.
  asking.asked = next.catch(() => {});
  return next;
}
