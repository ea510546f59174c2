import DataLoader from "dataloader";
import type { Database } from "./open";

/** More keys than this are asked for in several statements. */
const MOST_KEYS = 500;

/**
 * Makes one question about many things of many questions about one thing each: while an answer is awaited, those who come share the next question, so
 * that nobody is told what was true only before they asked. A crowd costs little more than its first.
 *
 * @param ask answers for some keys, in their order; a key may be among them twice
 */
export function together<Key extends string | object, Value>(
  ask: (database: Database, keys: readonly Key[]) => Promise<readonly Value[]>,
): (database: Database, key: Key) => Promise<Value> {
  const loaders = new WeakMap<Database, DataLoader<Key, Value>>();
  return (database, key) => {
    const loader = loaders.get(database) ?? loaderOf(database, ask);
    loaders.set(database, loader);
    return loader.load(key);
  };
}

function loaderOf<Key extends string | object, Value>(
  database: Database,
  ask: (database: Database, keys: readonly Key[]) => Promise<readonly Value[]>,
) {
  let asked: Promise<unknown> = Promise.resolve();
  return new DataLoader<Key, Value>(
    (keys) => {
      const answer = ask(database, keys);
      // Who asked is told of a failure; the next question is asked all the same.
      asked = answer.catch(() => {});
      return answer;
    },
    { cache: false, maxBatchSize: MOST_KEYS, batchScheduleFn: (dispatch) => void asked.then(() => setImmediate(dispatch)) },
  );
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
