import { parseArgs } from "node:util";
import { z } from "zod";

/** An option that is given or not. */
export const flag = z.boolean().default(false);
/** A number of 1 or more. */
export const count = z.coerce.number().int().min(1);
/** Words with commas between them. */
export const list = z.string().transform((text) => text.split(",").filter((word) => word !== ""));

/**
 * One of the names of a table.
 *
 * @template {Record<string, unknown>} Table
 * @param {Table} table
 * @returns {z.ZodType<keyof Table & string>}
 */
export const nameIn = (table) => z.enum(Object.keys(table));

/**
 * Reads what a command was called with. `--help` prints the usage and ends the process; whatever the command does not take is said in a sentence above
 * the usage, and ends it as a failure.
 *
 * @template {Record<string, z.ZodType>} Options
 * @template {z.ZodType} [Words=z.ZodUndefined]
 * @param {string} usage
 * @param {Options} options what each option is: a boolean stands alone, an array may be given several times, anything else is one word
 * @param {Words} [words] what is taken besides options; its messages are whole sentences
 * @returns {{ [Name in keyof Options]: z.output<Options[Name]> } & { words: z.output<Words> }}
 */
export function commandLine(usage, options, words) {
  const { values, positionals } = parsed(usage, options, words !== undefined);
  const { help, ...given } = values;
  if (help) {
    console.log(usage);
    process.exit();
  }
  const read = z.object({ ...options, words: words ?? z.undefined() }).safeParse({ ...given, words: words && positionals });
  if (read.success) return read.data;
  const [{ path, message }] = read.error.issues;
  return misused(usage, path[0] === "words" ? message : `--${path[0]} does not take "${given[path[0]]}": ${message}.`);
}

/**
 * Ends a command that was called wrongly.
 *
 * @param {string} usage
 * @param {string} sentence what is wrong
 * @returns {never}
 */
export function misused(usage, sentence) {
  console.error(`${sentence}\n\n${usage}`);
  process.exit(1);
}

function parsed(usage, options, allowPositionals) {
  const known = Object.entries(options).map(([name, schema]) => [name, formOf(schema)]);
  try {
    return parseArgs({ options: { ...Object.fromEntries(known), help: { type: "boolean" } }, allowPositionals });
  } catch (error) {
    if (!error.code?.startsWith("ERR_PARSE_ARGS")) throw error;
    // Node's first sentence says it; the others explain how options are written.
    return misused(usage, `${error.message.split(/\.\s/)[0].replace(/\.$/, "")}.`);
  }
}

/** An option as Node is told of it. */
function formOf(schema) {
  const { type, innerType } = schema.def;
  if (innerType) return formOf(innerType);
  return { type: type === "boolean" ? "boolean" : "string", multiple: type === "array" };
}
