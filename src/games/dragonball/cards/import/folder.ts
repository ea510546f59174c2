import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";

const listed = z.array(z.object({ id: z.string(), cards: z.number() }));

/** The sets of a folder: `sets.json`, and a `<set>.json.gz` with all cards of each; undefined where it is no such folder. */
export function setFolder(folder: string): readonly { readonly id: string; readonly records: () => readonly unknown[] }[] | undefined {
  const list = path.join(folder, "sets.json");
  if (!existsSync(list)) return undefined;
  const sets = listed.safeParse(JSON.parse(readFileSync(list, "utf8")));
  return sets.data?.map(({ id }) => ({
    id,
    records: () => z.array(z.unknown()).parse(JSON.parse(gunzipSync(readFileSync(path.join(folder, `${id}.json.gz`))).toString("utf8"))),
  }));
}
