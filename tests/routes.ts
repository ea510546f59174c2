import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** What can be asked of the site, as its folders say it: tests that are about all of it forget nothing. */

const app = fileURLToPath(new URL("../src/app", import.meta.url));
const files = readdirSync(app, { recursive: true, encoding: "utf8" }).map((file) => file.split(path.sep).join("/"));
const addressOf = (file: string) => `/${path.posix.dirname(file)}`.replace(/\/\.$/, "/");
const named = (name: string) => files.filter((file) => path.posix.basename(file) === name);

export interface Route {
  /** "PUT /api/decks/[id]" */
  readonly name: string;
  readonly method: string;
  readonly file: string;
  readonly source: string;
}

export const routes: readonly Route[] = named("route.ts").flatMap((place) => {
  const file = path.join(app, place);
  const source = readFileSync(file, "utf8");
  const methods = source.matchAll(/\b(?:function|as) (GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)\b/g);
  return [...methods].map(([, method = ""]) => ({ name: `${method} ${addressOf(place)}`, method, file, source }));
});

/** "/match/[id]" */
export const pages: readonly string[] = named("page.tsx").map(addressOf);
