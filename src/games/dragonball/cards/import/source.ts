import { type CardSource, type KeptPrint, SourceError } from "@/cards/import/source";
import { isStorable } from "@/i18n/text";
import { ImportFault } from "./fault";
import { setFolder } from "./folder";
import { type CardRecord, cardRecord } from "./record";

/** A record with what the catalogue keeps a print by. */
export type CardPrint = CardRecord & Pick<KeptPrint, "id" | "set" | "localId">;

/** The cards of a folder (`setFolder`), English alone; undefined when it is no such folder. It knows neither names nor days of the sets. */
export function cardFolder(folder: string): CardSource<CardPrint> | undefined {
  const sets = setFolder(folder);
  if (!sets) return undefined;
  return {
    name: "dragonball-folder",
    sets: async () => sets.map(({ id }) => ({ id, name: id })),
    async read(setId) {
      const set = sets.find(({ id }) => id === setId);
      if (!set) throw new SourceError("unlisted", setId, `sets.json in ${folder} does not list the set ${setId}.`);
      const series = setId.replace(/\d+$/, "");
      return { id: setId, series, names: { en: setId }, releaseOrder: 0, records: set.records() };
    },
    parse: (record) => printOf(cardRecord.parse(record)),
  };
}

/** "BT1-001": the set, and the number in it. @throws ImportFault */
function printOf(record: CardRecord): CardPrint {
  const [, set, localId] = /^([^-]+)-(.+)$/.exec(record.number) ?? [];
  if (set === undefined || localId === undefined) throw new ImportFault(record.number, "no-set");
  return { ...record, id: record.number, set, localId };
}

/** What is kept of a record: all of it, since it is English alone. @throws ImportFault when a text of it cannot be stored */
export function printToKeep(record: CardPrint): CardPrint {
  const faulty = textsIn(record).find((text) => !isStorable(text));
  if (faulty !== undefined) throw new ImportFault(record.id, "no-text", faulty.toWellFormed().replaceAll("\0", "\uFFFD"));
  return record;
}

/** A kept print. @throws ZodError when today's importer cannot read it */
export const keptPrint = (record: unknown): CardPrint => printOf(cardRecord.parse(record));

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
