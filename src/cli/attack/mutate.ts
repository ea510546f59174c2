import type { Random } from "@/kernel/random";

/** What is said wrong: texts that cannot be stored, shown or compared as they look, and such as mean something to a program. */
const TEXTS: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udc00\ud83d",
  "\u202Eevil",
  "\u200B",
  "\uFEFF",
  "e\u0301".repeat(30),
  "﷽".repeat(40),
  "İ".repeat(40),
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "then",
  "NaN",
  "Infinity",
  "-1",
  "1e309",
  "0x10",
  "null",
  "undefined",
  "[object Object]",
  "../../../etc/passwd",
  "%00",
  "%",
  "_",
  "\\",
  "' OR '1'='1",
  '"; DROP TABLE "User"; --',
  "$where",
  `\${7*7}`,
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "x".repeat(65),
  "x".repeat(9_000),
];
const NUMBERS: readonly number[] = [-1, -0, 0.5, 121, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 53 + 2, 1e21, Number.MAX_VALUE, 5e-324];
const THINGS: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { $ne: null },
  { toString: null },
  { length: 1e9 },
  { then: "x" },
  { toJSON: "x" },
  JSON.parse('{"__proto__":{"role":"ADMIN"}}'),
  JSON.parse('{"constructor":{"prototype":{"role":"ADMIN"}}}'),
];
const FIELDS: readonly string[] = [
  "__proto__",
  "constructor",
  "seat",
  "role",
  "id",
  "userId",
  "guest",
  "matchId",
  "toString",
  "",
  "0",
  "\0",
];

/** One of a list, drawn. */
export function oneOf<T>(all: readonly T[], random: Random): T {
  for (const one of all.slice(Math.floor(random() * all.length))) return one;
  throw new Error("There is nothing to draw from.");
}

/**
 * A value with something wrong in it, anywhere: another type, a field too many or too few, a bound overstepped.
 *
 * @param pool what could stand there as well: ids of others, decisions of before
 */
export function mutated(value: unknown, pool: readonly unknown[], random: Random): unknown {
  if (random() < 0.2) return wrong(value, pool, random);
  if (Array.isArray(value)) return mutatedList(value, pool, random);
  if (typeof value === "object" && value !== null) return mutatedFields(value, pool, random);
  return wrong(value, pool, random);
}

function mutatedList(list: readonly unknown[], pool: readonly unknown[], random: Random): unknown {
  const at = Math.floor(random() * (list.length + 1));
  const way = random();
  if (way < 0.25) return list.toSpliced(at, 1);
  if (way < 0.5) return [...list, ...Array(Math.ceil(random() * 140)).fill(list[at] ?? 0)];
  return list.toSpliced(at, 1, mutated(list[at], pool, random));
}

function mutatedFields(thing: object, pool: readonly unknown[], random: Random): unknown {
  const fields: [string, unknown][] = Object.entries(thing);
  const at = Math.floor(random() * (fields.length + 1));
  const [name, content] = fields[at] ?? [oneOf(FIELDS, random), oneOf(pool, random)];
  const way = random();
  if (way < 0.15) return Object.fromEntries(fields.toSpliced(at, 1));
  if (way < 0.3) return Object.fromEntries([...fields, [oneOf(FIELDS, random), wrong(content, pool, random)]]);
  return Object.fromEntries(fields.toSpliced(at, 1, [name, mutated(content, pool, random)]));
}

/** Something else in the place of a value. */
function wrong(value: unknown, pool: readonly unknown[], random: Random): unknown {
  const way = random();
  if (way < 0.3 && pool.length > 0) return oneOf(pool, random);
  if (way < 0.45) return neighbour(value, random);
  if (way < 0.7) return oneOf(TEXTS, random);
  if (way < 0.82) return oneOf(NUMBERS, random);
  if (way < 0.97) return oneOf(THINGS, random);
  return nested(5 + Math.floor(random() * 60));
}

function neighbour(value: unknown, random: Random): unknown {
  if (typeof value === "number") return oneOf([value + 1, value - 1, -value, String(value), [value], value + 0.5], random);
  if (typeof value === "string")
    return oneOf([`${value} `, value.toUpperCase(), `${value}\0`, [value], { id: value }, value.repeat(40)], random);
  if (typeof value === "boolean") return oneOf([String(value), Number(value), [value]], random);
  return [value];
}

function nested(depth: number): unknown {
  let value: unknown = depth % 2 === 0 ? [] : {};
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** JSON, or what a sender makes of it who cannot write it. */
export function brokenText(text: string, random: Random): string {
  const at = Math.floor(random() * text.length);
  return oneOf(
    [
      text.slice(0, at),
      `${text.slice(0, at)}\0${text.slice(at)}`,
      `${text}${text}`,
      text.replaceAll('"', "'"),
      "[".repeat(3_000),
      '{"a":'.repeat(500),
      `${text.slice(0, at)}NaN${text.slice(at)}`,
      text.replace("{", `{"__proto__":{"role":"ADMIN"},"matchId":"a","matchId":"b",`),
      "\uFEFF\u202E",
      text.replace(/\d+/, "9".repeat(400)),
    ],
    random,
  );
}

/** What JSON makes of a value. */
export function asArrives(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value) ?? "null");
}
