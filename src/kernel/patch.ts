/**
 * What has changed between two values of plain JSON. After an answer most of a view is as it was: a patch of one is a tenth of its size, and is made in
 * less time than compressing it would take (docs/operations.md, "Sizing").
 */
export type Patch = Replaced | Spliced | Changed;

/** Something else stands there now. */
type Replaced = readonly [now: unknown];
/**
 * From here on so many of the list are gone, and these stand in their place: each as it is, or as a list of one: of the change that makes it of the one
 * before it in the list, or of a value that could be taken for such a list.
 */
type Spliced = readonly [from: number, gone: number, ...come: unknown[]];
/** Fields of an object, or places of a list that is as long as before, each with its own change; null where a field is gone. */
interface Changed {
  readonly [field: string]: Patch | null;
}

/** The patch that makes `after` of `before`; undefined when they are the same. A field without a value is none, as in JSON. */
export function difference(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (isList(before) && isList(after)) return listDifference(before, after);
  if (!isObject(before) || !isObject(after)) return [after];
  const changes: [string, Patch | null][] = [];
  for (const field of Object.keys(after)) {
    const now = after[field];
    if (now === undefined) continue;
    const change = has(before, field) ? difference(before[field], now) : ([now] as const);
    if (change) changes.push([field, change]);
  }
  for (const field of Object.keys(before)) if (has(before, field) && !has(after, field)) changes.push([field, null]);
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}

function listDifference(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  const [gone, come] = [before.length - start - end, after.slice(start, after.length - end)];
  if (gone === 0 && come.length === 0) return undefined;
  if (gone !== come.length) return [start, gone, ...come.map((each, index) => arrival(each, after[start + index - 1]))];
  return Object.fromEntries(
    come.flatMap((now, index) => {
      const change = difference(before[start + index], now);
      return change ? [[String(start + index), change]] : [];
    }),
  );
}

/** How a patch says what comes to a list. It is told by its difference from the one before it where it has more of that than it lacks. */
function arrival(value: unknown, previous: unknown): unknown {
  if (isList(value)) return isEnclosing(value) ? [value] : value;
  if (!isObject(value) || !isObject(previous)) return value;
  const fields = Object.keys(previous).filter((field) => has(previous, field));
  const common = fields.filter((field) => has(value, field) && isSame(previous[field], value[field]));
  const lacking = fields.filter((field) => !has(value, field));
  return common.length > lacking.length ? [difference(previous, value) ?? {}] : value;
}

/** What an arrival stands for. */
function arrived(said: unknown, previous: unknown): unknown {
  if (!isEnclosing(said)) return said;
  const [one] = said;
  return isChanged(one) ? patched(previous, one) : one;
}

/** Whether there is nothing for a patch to say: most parts of a list are as they were, and no patch is put together to find that out. */
function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (isList(before) && isList(after)) return before.length === after.length && before.every((each, index) => isSame(each, after[index]));
  if (!isObject(before) || !isObject(after)) return false;
  for (const field of Object.keys(after))
    if (has(after, field) && !(has(before, field) && isSame(before[field], after[field]))) return false;
  for (const field of Object.keys(before)) if (has(before, field) && !has(after, field)) return false;
  return true;
}

function has(value: Readonly<Record<string, unknown>>, field: string): boolean {
  return Object.hasOwn(value, field) && value[field] !== undefined;
}

/**
 * What a patch makes of the value that it was made for. Whatever it leaves alone is the same object as before.
 *
 * @throws when the value is another one
 */
export function patched(before: unknown, patch: Patch): unknown {
  if (isSpliced(patch)) {
    const [from, gone, ...said] = patch;
    const list = listOf(before);
    const come: unknown[] = [];
    for (const each of said) come.push(arrived(each, come.length > 0 ? come.at(-1) : list[from - 1]));
    return list.toSpliced(from, gone, ...come);
  }
  if (isReplaced(patch)) return patch[0];
  if (isList(before)) return before.map((each, index) => ofPart(each, patch[index]));
  if (!isObject(before)) throw new Error("A patch has nothing to change.");
  const kept = Object.entries(before).flatMap(([field, value]) => {
    const change = Object.hasOwn(patch, field) ? patch[field] : undefined;
    return change === null ? [] : [[field, ofPart(value, change)]];
  });
  const come = Object.entries(patch).flatMap(([field, change]) =>
    change && !Object.hasOwn(before, field) ? [[field, patched(undefined, change)]] : [],
  );
  return Object.fromEntries([...kept, ...come]);
}

/** All that a patch brings which was not there before, by the fields that it stands in. */
export function broughtBy(patch: Patch): unknown {
  if (isReplaced(patch)) return patch[0];
  if (isSpliced(patch)) return patch.slice(2).map(broughtByArrival);
  return Object.fromEntries(Object.entries(patch).flatMap(([field, change]) => (change ? [[field, broughtBy(change)]] : [])));
}

function broughtByArrival(said: unknown): unknown {
  if (!isEnclosing(said)) return said;
  const [one] = said;
  return isChanged(one) ? broughtBy(one) : one;
}

function ofPart(value: unknown, change: Patch | null | undefined): unknown {
  return change ? patched(value, change) : value;
}

function listOf(value: unknown): readonly unknown[] {
  if (!isList(value)) throw new Error("A patch of a list has none to change.");
  return value;
}

function isReplaced(patch: Patch): patch is Replaced {
  return isList(patch) && patch.length === 1;
}

function isSpliced(patch: Patch): patch is Spliced {
  return isList(patch) && patch.length > 1;
}

/** A list of one part that has parts itself. */
function isEnclosing(value: unknown): value is readonly [unknown] {
  return isList(value) && value.length === 1 && (isObject(value[0]) || isList(value[0]));
}

function isChanged(value: unknown): value is Changed {
  return isObject(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !isList(value);
}
