/** What is made when it is first asked for, and kept. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The same for each of many things, which never change: kept as long as the thing itself. */
export function onceFor<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const before = made.get(key);
    if (before) return before;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** The same for each of a few things, which may be names or numbers: kept as long as what is returned here. */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const before = made.get(key);
    if (before !== undefined) return before;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** Does it for the first who asks, and for all after them; where it failed, the next one has it done again. */
export function onceSucceeded<T>(work: () => Promise<T>): () => Promise<T> {
  let underway: Promise<T> | undefined;
  return () => {
    underway ??= work().catch((error: unknown) => {
      underway = undefined;
      throw error;
    });
    return underway;
  };
}
