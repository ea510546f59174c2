import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { type CardSource, releaseOrder, SourceError } from "@/cards/import/source";
import { type TcgdexCard, tcgdexCard } from "./tcgdex";

const text = z.string().optional();
const listedSets = z.array(
  z.object({ id: z.string(), serie: z.string(), name: z.object({ en: z.string(), fr: text, es: text, it: text }), release: text }),
);

/** A folder of TCGdex bulk files: `sets.json` and one `<set>.json.gz` with all cards of a set in all languages; undefined when it is no such folder. */
export function bulkFolder(folder: string): CardSource<TcgdexCard> | undefined {
  const list = path.join(folder, "sets.json");
  if (!existsSync(list) || !listedSets.safeParse(JSON.parse(readFileSync(list, "utf8"))).success) return undefined;
  const listed = () => listedSets.parse(JSON.parse(readFileSync(list, "utf8")));
  const fileOf = (id: string) => path.join(folder, `${id}.json.gz`);
  return {
    name: "tcgdex",
    sets: async () => listed().flatMap(({ id, name }) => (existsSync(fileOf(id)) ? [{ id, name: name.en }] : [])),
    async read(setId) {
      const set = listed().find(({ id }) => id === setId);
      if (!set) throw new SourceError("unlisted", setId, `sets.json in ${folder} does not list the set ${setId}.`);
      const records = z.array(z.unknown()).parse(JSON.parse(gunzipSync(readFileSync(fileOf(setId))).toString("utf8")));
      return { id: setId, series: set.serie, names: set.name, releaseOrder: releaseOrder(set.release), records };
    },
    parse: (record) => tcgdexCard.parse(record),
  };
}
