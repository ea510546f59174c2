import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { cardFolder } from "@/cards/import/folder";
import { type ImportProgress, importCards } from "@/cards/import/import";
import { type CardSource, SourceError } from "@/cards/import/source";
import { seedStarter } from "@/cards/seed";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { catalogue, findCards } from "@/games/pokemon/cards/catalogue";
import { pokemonCards } from "@/games/pokemon/cards/pokemon-cards";
import { starterCards } from "@/games/pokemon/cards/starter";
import { compileCard } from "@/games/pokemon/cards/text/compile/card";
import { printedCard, tcgdexCard } from "./tcgdex";
import { made, mossling } from "./testing";

const FOLDER = fileURLToPath(new URL("../../../../../../shared/data/tcgdex", import.meta.url));
const present = existsSync(FOLDER);
if (!present) console.log(`No card data at ${FOLDER}: the import of real sets is left out.`);

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.prisma.card.deleteMany();
  await open.prisma.cardSet.deleteMany();
});

describe("an imported set", () => {
  it("has names and official texts by language, and our own sentences where there are none", async () => {
    expect(await importCards(open.prisma, pokemonCards, made([mossling]))).toEqual({
      cards: 1,
      playable: 1,
      written: 1,
      skipped: [],
      unplayable: [],
    });
    const row = await open.prisma.card.findUniqueOrThrow({ where: { game_id: { game: "pokemon", id: "zz1-1" } }, include: { set: true } });
    expect(row).toMatchObject({
      nameEn: "Mossling",
      nameFr: "Moussillon",
      nameEs: "Mossling",
      playable: true,
      reason: null,
      source: "tcgdex",
    });
    expect(row.set).toMatchObject({ nameFr: "Mousse", nameIt: "Moss", releaseOrder: 20200101 });
    const text = async (locale: "fr" | "it") => {
      const face = (await catalogue.faces(open.prisma, ["zz1-1"], locale))["zz1-1"];
      return face?.category === "Pokémon" ? face.attacks[1] : undefined;
    };
    expect(await text("fr")).toMatchObject({ name: "Réchauffement", text: "Attachez une carte Énergie {R} de votre main." });
    expect(await text("it")).toMatchObject({ name: "Warm Up", text: expect.stringMatching(/\{R\}.*mano/) });
  });

  it("has the pictures that come over https, in the reader's language or English", async () => {
    const image = { en: "https://cards.example/en.webp", fr: "https://cards.example/fr.webp", es: "http://cards.example/es.webp" };
    await importCards(open.prisma, pokemonCards, made([{ ...mossling, image }]));
    const shown = async (locale: "fr" | "es") => (await catalogue.faces(open.prisma, ["zz1-1"], locale))["zz1-1"]?.image;
    expect(await shown("fr")).toBe(image.fr);
    expect(await shown("es")).toBe(image.en);
  });

  it("names an Ancient Trait in the reader's language, whatever the source says", async () => {
    const trait = {
      type: "Ancient Trait",
      name: { en: "θ Double", es: "{title}:" },
      effect: { en: "{title}: This Pokémon may have up to 2 Pokémon Tool cards attached to it." },
    };
    await importCards(open.prisma, pokemonCards, made([{ ...mossling, abilities: [trait] }]));
    const face = (await catalogue.faces(open.prisma, ["zz1-1"], "es"))["zz1-1"];
    expect(face?.category === "Pokémon" && face.abilities).toMatchObject([{ kind: "Ancient Trait", name: "Doble θ" }]);
  });

  it("changes nothing the second time", async () => {
    await importCards(open.prisma, pokemonCards, made([mossling]));
    const before = await open.prisma.card.findMany();
    expect(await importCards(open.prisma, pokemonCards, made([mossling]))).toMatchObject({ cards: 1, written: 0 });
    expect(await open.prisma.card.findMany()).toEqual(before);
  });

  it("leaves the table tidy, for the search to be fast", async () => {
    await importCards(
      open.prisma,
      pokemonCards,
      made([1, 2, 3].map((number) => ({ ...mossling, id: `zz1-${number}`, localId: String(number) }))),
    );
    const [table] = await open.prisma.$queryRaw<unknown[]>`SELECT reltuples::int AS "counted" FROM pg_class WHERE relname = 'Card'`;
    expect(table).toEqual({ counted: 3 });
  });

  it("keeps the languages that a later import does not bring", async () => {
    await importCards(open.prisma, pokemonCards, made([mossling]));
    const english = { ...mossling, hp: 70, name: { en: "Mossling" } };
    expect(await importCards(open.prisma, pokemonCards, made([english]), { languages: ["en"] })).toMatchObject({ written: 1 });
    expect(await open.prisma.card.findFirst()).toMatchObject({ nameFr: "Moussillon", wording: { text: { fr: {} } } });
  });

  it("shows a card whose text does not compile, with the sentence that stopped it and its text", async () => {
    const strange = { ...mossling, attacks: [{ name: { en: "Sing" }, effect: { en: "Sing a song of your choice. Draw a card." } }] };
    expect(await importCards(open.prisma, pokemonCards, made([strange]))).toMatchObject({
      cards: 1,
      playable: 0,
      unplayable: [{ id: "zz1-1", reason: "Sing a song of your choice." }],
    });
    const { entries } = await findCards(open.prisma, { playable: false }, "es");
    expect(entries).toMatchObject([
      { id: "zz1-1", reason: "Sing a song of your choice.", face: { attacks: [{ text: "Sing a song of your choice. Draw a card." }] } },
    ]);
    expect((await catalogue.definitions(open.prisma, ["zz1-1"]))["zz1-1"]).toMatchObject({
      hp: 60,
      attacks: [{ name: "Sing", effect: [] }],
    });
  });

  it("shows a Trainer card that would be played as a Pokémon as a Trainer card while its text does not compile", async () => {
    const { id, set, localId } = mossling;
    const effect = { en: "Sing a song as if it were a Basic Pokémon." };
    const doll = { id, set, localId, name: { en: "Singing Doll" }, category: "Trainer", trainerType: "Item", hp: 120, effect };
    expect(await importCards(open.prisma, pokemonCards, made([doll]))).toMatchObject({
      cards: 1,
      playable: 0,
      unplayable: [{ id, reason: effect.en }],
    });
    expect((await catalogue.definitions(open.prisma, [id]))[id]).toMatchObject({ category: "Trainer", kind: "Item", effect: [] });
  });

  it("shows the English text of such a card only until there are words of ours", async () => {
    const strange = { ...mossling, attacks: [{ name: { en: "Sing" }, effect: { en: "Sing a song." } }] };
    await importCards(open.prisma, pokemonCards, made([strange]));
    const drawing = { ...mossling, attacks: [{ name: { en: "Sing" }, effect: { en: "Draw a card." } }] };
    await importCards(open.prisma, pokemonCards, made([drawing]));
    const face = (await catalogue.faces(open.prisma, ["zz1-1"], "it"))["zz1-1"];
    expect(face?.category === "Pokémon" && face.attacks[0]?.text).toMatch(/^Pesca/);
  });

  it("skips what is no card, each with its reason, and brings the rest", async () => {
    const bad = [
      { ...mossling, id: "zz1-2", localId: "2", hp: undefined },
      { ...mossling, id: "zz1-3", localId: "3", types: ["Sound"] },
      { ...mossling, id: "zz1-4", localId: "1" },
      { ...mossling, id: "zz1-5", localId: "5", hp: 55 },
      "no record",
      { ...mossling, id: "zz1-7", localId: "7", name: { en: "Moss\0ling" } },
      { ...mossling, id: "zz1-8", localId: "8", attacks: [{ name: { en: "Bash", it: "\ud800" }, damage: 20 }] },
      { ...mossling, id: "zz1-9", localId: "9", name: { en: "Moss".repeat(1000) } },
      { ...mossling, id: "zz1-10", localId: "10", hp: 10_000_000_000 },
    ];
    const { cards, skipped } = await importCards(open.prisma, pokemonCards, made([mossling, ...bad]));
    expect(cards).toBe(1);
    expect(skipped).toEqual([
      { id: "zz1-2", code: "no-hp", subject: "" },
      { id: "zz1-3", code: "unreadable", subject: expect.stringContaining("types.0") },
      { id: "zz1-4", code: "number-taken", subject: "zz1-1" },
      { id: "zz1-5", code: "unreadable", subject: expect.stringContaining("hp") },
      { id: "zz1, record 6", code: "unreadable", subject: expect.stringContaining("record") },
      { id: "zz1-7", code: "no-text", subject: "Moss\ufffdling" },
      { id: "zz1-8", code: "no-text", subject: "\ufffd" },
      { id: "zz1-9", code: "unreadable", subject: expect.stringContaining("name.en") },
      { id: "zz1-10", code: "unreadable", subject: expect.stringContaining("hp") },
    ]);
  });

  it("makes one functional card of reprints, and two of cards that do different things", async () => {
    const reprint = { ...mossling, id: "zz1-2", localId: "2" };
    const other = { ...mossling, id: "zz1-3", localId: "3", hp: 70 };
    const song = (text: string) => [{ name: { en: "Sing" }, effect: { en: text } }];
    const strange = { ...mossling, id: "zz1-4", localId: "4", attacks: song("Sing a song.") };
    const stranger = { ...mossling, id: "zz1-5", localId: "5", attacks: song("Sing two songs.") };
    await importCards(open.prisma, pokemonCards, made([mossling, reprint, other, strange, stranger]));
    const [first, ...rest] = (await open.prisma.card.findMany({ orderBy: { id: "asc" } })).map(({ functionalId }) => functionalId);
    expect(rest[0]).toBe(first);
    expect(new Set(rest).size).toBe(4);
  });

  it("ends where it is told to, and leaves no part of the set", async () => {
    const end = new AbortController();
    const source = made([mossling]);
    const ending: CardSource = {
      ...source,
      parse: (record) => {
        end.abort();
        return source.parse(record);
      },
    };
    const cards = [mossling, { ...mossling, id: "zz1-2", localId: "2" }];
    await expect(importCards(open.prisma, pokemonCards, { ...ending, read: made(cards).read }, { signal: end.signal })).rejects.toThrow(
      /aborted/,
    );
    expect(await open.prisma.cardSet.count()).toBe(0);
  });

  it("takes what is odd and no fault: a number or a word of any length", async () => {
    const odd = {
      ...mossling,
      localId: "9".repeat(30),
      attacks: [{ name: { en: "Sing" }, effect: { en: `Sing ${"la".repeat(1500)}.` } }],
    };
    expect(await importCards(open.prisma, pokemonCards, made([odd]))).toMatchObject({ cards: 1, skipped: [] });
  });

  it("skips a card on which the importer itself fails, and goes on", async () => {
    const source = made([mossling, { ...mossling, id: "zz1-2", localId: "2" }]);
    const parse = (record: unknown) => {
      const card = source.parse(record);
      if (card.id === "zz1-2") throw new TypeError("nobody thought of this");
      return card;
    };
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await importCards(open.prisma, pokemonCards, { ...source, parse })).toMatchObject({
      cards: 1,
      skipped: [{ id: "zz1-2", code: "broken", subject: "nobody thought of this" }],
    });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it("leaves a card that is read, but cannot be said in all languages, in the catalogue: not playable, with what has no words", async () => {
    const text =
      "As long as this Pokémon is your Active Pokémon, neither player can play any Pokémon from their hand to evolve Benched Pokémon.";
    const odd = { ...mossling, id: "zz1-2", localId: "2", abilities: [{ type: "Ability", name: { en: "Guard" }, effect: { en: text } }] };
    expect("definition" in compileCard(printedCard(tcgdexCard.parse(odd)))).toBe(true);
    expect(await importCards(open.prisma, pokemonCards, made([mossling, odd]))).toMatchObject({
      cards: 2,
      playable: 1,
      skipped: [],
      unplayable: [{ id: "zz1-2", reason: expect.stringContaining("No words for whose Pokémon cannot evolve") }],
    });
  });

  it("refuses a set that the source does not have", async () => {
    await expect(importCards(open.prisma, pokemonCards, made([mossling]), { sets: ["zz1", "zz2"] })).rejects.toThrow(SourceError);
    expect(await open.prisma.card.count()).toBe(0);
  });
});

describe.runIf(present)("real sets", () => {
  it("take over the starter cards' texts, leave what they do, and change nothing the second time", { timeout: 120_000 }, async () => {
    await seedStarter(open.prisma, pokemonCards);
    const heard: ImportProgress[] = [];
    const { source } = cardFolder([pokemonCards], FOLDER);
    const sum = await importCards(open.prisma, pokemonCards, source, { sets: ["xy1", "sv05"] }, (event) => heard.push(event));
    expect(heard.map((event) => [event.kind, event.set.id, event.done, event.total, "cards" in event ? event.cards : event.share])).toEqual(
      [
        ["reading", "sv05", 0, 2, 0],
        ["done", "sv05", 1, 2, 218],
        ["reading", "xy1", 1, 2, 0],
        ["done", "xy1", 2, 2, 146],
      ],
    );
    expect(sum.playable / sum.cards).toBeGreaterThan(0.95);
    const taken = starterCards()
      .filter(({ setId }) => setId === "xy1")
      .map(({ definition }) => definition);
    const definitions = await catalogue.definitions(
      open.prisma,
      taken.map(({ id }) => id),
    );
    for (const definition of taken) expect(definitions[definition.id]).toEqual(definition);
    expect(await open.prisma.card.count({ where: { source: "starter", setId: "xy1" } })).toBe(0);
    expect((await catalogue.faces(open.prisma, ["xy1-1"], "fr"))["xy1-1"]).toMatchObject({
      name: "Florizarre-EX",
      attacks: [{ text: expect.any(String) }, {}],
    });
    await seedStarter(open.prisma, pokemonCards);
    expect(await importCards(open.prisma, pokemonCards, source, { sets: ["xy1", "sv05"] })).toMatchObject({ cards: sum.cards, written: 0 });
  });
});
