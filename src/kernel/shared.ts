/**
 * What was made anew, every part of it that is as it was being the very part of before: who compares the two afterwards finds by identity what did not
 * change, and of many versions of one value only the differences are kept in memory.
 *
 * @param before plain JSON, as `after` is; neither is changed
 * @param known what became of parts that were looked at already: values that have them in common go on having them in common
 */
export function shared<T>(before: T | undefined, after: T, known?: Map<unknown, unknown>): T;
export function shared(before: unknown, after: unknown, known: Map<unknown, unknown> = new Map()): unknown {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  const met = known.get(after);
  if (met !== undefined) return met;
  const made = partsShared(before, after, known);
  known.set(after, made);
  return made;
}

function partsShared(before: object, after: object, known: Map<unknown, unknown>): object {
  if (isList(before) && isList(after)) return sharedList(before, after, known);
  return isList(before) || isList(after) ? after : sharedFields(Object(before), Object(after), known);
}

/** The parts of a list are looked for at their places, and past one that has come or gone, at their places from the end. */
function sharedList(before: readonly unknown[], after: readonly unknown[], known: Map<unknown, unknown>): readonly unknown[] {
  const made = [...after];
  const moved = before.length - after.length;
  const isAsAt = (place: number, from: number): boolean => {
    if (!(from in before)) return false;
    made[place] = shared(before[from], after[place], known);
    const isSame = made[place] === before[from];
    // Where the list has grown or shrunk, another may be the one that it was.
    if (!isSame && moved !== 0) known.delete(after[place]);
    return isSame;
  };
  let start = 0;
  while (start < after.length && isAsAt(start, start)) start++;
  let end = after.length - 1;
  while (end >= start && isAsAt(end, end + moved)) end--;
  if (moved !== 0) return made;
  if (start === after.length) return before;
  for (let place = start + 1; place < end; place++) isAsAt(place, place);
  return made;
}

type Fields = Readonly<Record<string, unknown>>;

function sharedFields(before: Fields, after: Fields, known: Map<unknown, unknown>): Fields {
  const made: Record<string, unknown> = { ...after };
  const fields = Object.keys(after);
  let isSame = fields.length === Object.keys(before).length;
  for (const field of fields) {
    if (!Object.hasOwn(before, field)) {
      isSame = false;
      continue;
    }
    made[field] = shared(before[field], after[field], known);
    if (made[field] !== before[field]) isSame = false;
  }
  return isSame ? before : made;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
