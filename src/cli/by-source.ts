import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** A position in a built program: from where it lay up to the build's folder, the program from there on, line and column from 1. */
const POSITION = /[^\s()"]*?(?<program>\.(?:build|next)\/[^\s()":]+\.m?js):(?<line>\d+):(?<column>\d+)/g;

/**
 * A text with each position in a built program by its source. What has no map, or stands in a library, stays as it is.
 *
 * @param root the clone in whose build it happened, wherever that lay then
 */
export function bySource(said: string, root: string): string {
  const maps = new Map<string, SourceMap | null>();
  return said.replaceAll(POSITION, (position, program: string, line: string, column: string) => {
    if (!maps.has(program)) maps.set(program, mapOf(path.join(root, program)));
    const origin = maps.get(program)?.findOrigin(Number(line), Number(column));
    if (!origin || !("fileName" in origin)) return position;
    return `${sourceOf(origin.fileName, program, root)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

/** The map beside a program; null where there is none. */
function mapOf(program: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${program}.map`, "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** A source as maps name it, by an address or from where its program lies, as it lies in the clone. */
function sourceOf(named: string, program: string, root: string): string {
  if (named.startsWith("file:")) return path.relative(root, fileURLToPath(named));
  return path.posix.join(path.posix.dirname(program), decodeURI(named));
}
