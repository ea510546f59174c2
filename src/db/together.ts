import DataLoader from "dataloader";
import type { Database } from "./open";

/** More keys than this are asked for in several statements. */
const MOST_KEYS = 500;

/**
 * Asks the database about many things at once.
 * @returns what it says of each of them; where that throws, whoever asked about that one is told, and nobody else
 */
type Ask<Key, Value> = (database: Database, keys: readonly Key[]) => Promise<(key: Key) => Value>;

/**
 * Makes one question about many things of many questions about one thing each: while an answer is awaited, those who come share the next question, so
 * that nobody is told what was true only before they asked. A crowd costs little more than its first.
 */
export function together<Key extends string | object, Value>(ask: Ask<Key, Value>): (database: Database, key: Key) => Promise<Value> {
  const loaders = new WeakMap<Database, DataLoader<Key, Value>>();
  return (database, key) => {
    const loader = loaders.get(database) ?? loaderOf(database, ask);
    loaders.set(database, loader);
    return loader.load(key);
  };
}

function loaderOf<Key extends string | object, Value>(database: Database, ask: Ask<Key, Value>) {
  let asked: Promise<unknown> = Promise.resolve();
  return new DataLoader<Key, Value>(
    (keys) => {
      const answer = ask(database, keys);
      // Who asked is told of a failure; the next question is asked all the same.
      asked = answer.catch(() => {});
      return answer.then((of) => keys.map((key) => valueOrError(of, key)));
    },
    { cache: false, maxBatchSize: MOST_KEYS, batchScheduleFn: (dispatch) => void asked.then(() => setImmediate(dispatch)) },
  );
}

/** An error in the place of a value is what the loader throws to whoever asked for that one. */
function valueOrError<Key, Value>(of: (key: Key) => Value, key: Key): Value | Error {
  try {
    return of(key);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Rows by what they belong to, for whoever answers about many at once. */
export function byKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
