import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { cardFolder } from "./source";

const MOSS = { number: "T1-001", type: "Battle", colors: ["Red"], cost: 1, faces: [{ name: "Moss", power: 10000 }] };
const FOLDER = mkdtempSync(path.join(tmpdir(), "cards-"));
writeFileSync(path.join(FOLDER, "sets.json"), JSON.stringify([{ id: "T1", cards: 1 }]));
writeFileSync(path.join(FOLDER, "T1.json.gz"), gzipSync(JSON.stringify([MOSS])));
afterAll(() => rmSync(FOLDER, { recursive: true }));

describe("a folder of sets as a source", () => {
  const source = cardFolder(FOLDER);

  it("DB-CARD-17 gives each card by its number: the set, and the number in it", async () => {
    const read = await source?.read("T1");
    expect(read?.records.map((record) => source?.parse(record))).toMatchObject([{ id: "T1-001", set: "T1", localId: "001" }]);
  });

  it("DB-CARD-17 refuses a number without a set", () =>
    expect(() => source?.parse({ ...MOSS, number: "001" })).toThrow(expect.objectContaining({ code: "no-set", id: "001" })));

  it("lists its sets, which have their series in their names", async () => {
    expect(await source?.sets()).toEqual([{ id: "T1", name: "T1" }]);
    expect(await source?.read("T1")).toMatchObject({ id: "T1", series: "T" });
  });

  it("does not read a set that is not listed", () =>
    expect(source?.read("T2")).rejects.toThrow(expect.objectContaining({ code: "unlisted", subject: "T2" })));

  it("is none where there is no list of sets", () => expect(cardFolder(tmpdir())).toBeUndefined());
});
