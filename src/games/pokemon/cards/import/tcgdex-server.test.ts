import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { printedCard } from "./tcgdex";
import { tcgdexServer } from "./tcgdex-server";

/** A made-up set in the server's form. */
const card = {
  id: "zz1-1",
  localId: "1",
  set: { id: "zz1", name: "Moss" },
  name: "Mossling",
  category: "Pokemon",
  hp: 60,
  types: ["Grass"],
  stage: "Stage1",
  evolveFrom: "Sproutling",
  attacks: [{ name: "Nap", cost: ["Colorless"], effect: "Heal 30 damage from this Pokémon." }],
  retreat: 1,
  image: "https://cards.example/en/zz/zz1/1",
};
const french = {
  ...card,
  image: "https://cards.example/fr/zz/zz1/1",
  name: "Moussillon",
  types: ["Plante"],
  stage: "Niveau1",
  evolveFrom: "Poussette",
  attacks: [{ name: "Sieste", cost: ["Incolore"], effect: "Soignez 30 dégâts à ce Pokémon." }],
};
const set = (name: string, ids: readonly string[]) => ({
  id: "zz1",
  name,
  serie: { id: "zz" },
  releaseDate: "2020-01-02",
  tcgOnline: "ZZM",
  cards: ids.map((id) => ({ id })),
});

let answers: Record<string, unknown>;
let asked: string[];
let failing: number;
let breaksAfter: number;
let server: Server;
let url: string;
let cache: string;

beforeEach(async () => {
  answers = {
    "/v2/en/sets": [
      { id: "zz1", name: "Moss" },
      { id: "A1", name: "Pocket" },
    ],
    "/v2/en/sets/zz1": set("Moss", ["zz1-1", "zz1-%3F"]),
    "/v2/fr/sets/zz1": set("Mousse", ["zz1-1"]),
    "/v2/en/sets/A1": { ...set("Pocket", ["A1-1"]), serie: { id: "tcgp" } },
    "/v2/en/cards/zz1-1": card,
    "/v2/fr/cards/zz1-1": french,
    "/v2/en/cards/zz1-%253F": { ...card, id: "zz1-%3F", localId: "%3F" },
  };
  asked = [];
  failing = 0;
  breaksAfter = Number.POSITIVE_INFINITY;
  server = createServer((request, response) => {
    const place = request.url ?? "";
    asked.push(place);
    if (failing > 0 || asked.length > breaksAfter) {
      failing--;
      response.writeHead(503).end();
      return;
    }
    const answer = answers[place];
    response
      .writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" })
      .end(JSON.stringify(answer ?? { status: 404 }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The stub has no port.");
  url = `http://127.0.0.1:${address.port}/v2`;
  cache = mkdtempSync(path.join(tmpdir(), "openpokemon-tcgdex-"));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(cache, { recursive: true });
});

const source = (interval = 0) => tcgdexServer({ url, languages: ["fr", "es"], cache, interval });

it("joins one record of all languages, with the structure of the English one", async () => {
  expect((await source().sets()).map(({ id }) => id)).toEqual(["zz1", "A1"]);
  const read = await source().read("zz1");
  expect(read).toMatchObject({ series: "zz", names: { en: "Moss", fr: "Mousse" }, releaseOrder: 20200102, code: "ZZM" });
  expect(read.names.es).toBeUndefined();
  const records = read.records.map((record) => source().parse(record));
  expect(records[0]).toMatchObject({
    set: "zz1",
    stage: "Stage1",
    name: { en: "Mossling", fr: "Moussillon" },
    evolveFrom: { en: "Sproutling", fr: "Poussette" },
    types: ["Grass"],
    image: { en: "https://cards.example/en/zz/zz1/1/high.webp", fr: "https://cards.example/fr/zz/zz1/1/high.webp" },
    attacks: [{ name: { fr: "Sieste" }, cost: ["Colorless"], effect: { fr: "Soignez 30 dégâts à ce Pokémon." } }],
  });
  expect(records[1]?.name).toEqual({ en: "Mossling" });
  expect(records.map((record) => printedCard(record).name)).toEqual(["Mossling", "Mossling"]);
});

it("leaves out the sets of the telephone game", async () => {
  expect((await source().read("A1")).records).toEqual([]);
  expect(asked).toEqual(["/v2/en/sets/A1"]);
});

it("waits from one request to the next", async () => {
  const begun = performance.now();
  await source(40).read("zz1");
  expect(performance.now() - begun).toBeGreaterThan(40 * (asked.length - 1) - 5);
});

it("asks again while the server is busy, and gives up in words", async () => {
  failing = 2;
  expect((await source().read("zz1")).records).toHaveLength(2);
  failing = 100;
  await expect(source().sets()).rejects.toThrow(/does not answer \(status 503\).*goes on where it stood/);
});

it("goes on where it stood: what answered is not asked again, what failed is", async () => {
  breaksAfter = 3;
  await expect(source().read("zz1")).rejects.toThrow("503");
  const first = [...new Set(asked)];
  breaksAfter = Number.POSITIVE_INFINITY;
  asked = [];
  expect((await source().read("zz1")).records).toHaveLength(2);
  expect(first).toHaveLength(4);
  expect(asked[0]).toBe(first[3]);
  expect(asked.some((place) => first.slice(0, 3).includes(place))).toBe(false);
  asked = [];
  await source().read("zz1");
  expect(asked).toEqual([]);
});
