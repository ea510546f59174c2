import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { importCards } from "@/cards/import/import";
import { importedSets, NOTHING_REREAD, type RereadingProgress, recompileCards, staleSets } from "@/cards/import/recompile";
import type { OpenDatabase } from "@/db";
import type { Prisma } from "@/db/generated/client";
import { openTestDatabase } from "@/db/testing";
import { catalogue, findCards } from "@/games/pokemon/cards/catalogue";
import { pokemonCards } from "@/games/pokemon/cards/pokemon-cards";
import { LANGUAGE_VERSION } from "@/games/pokemon/cards/upgrades";
import { made, mossling, outdate } from "./testing";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.prisma.cardSet.deleteMany();
});

const namesake = (number: number, more: object = {}) => ({ ...mossling, id: `zz1-${number}`, localId: `${number}`, ...more });

/** What an older version of the site left in the row of a card. */
async function leave(id: string, data: Prisma.CardUpdateInput): Promise<void> {
  await open.prisma.card.update({ where: { game_id: { game: "pokemon", id } }, data });
}
const definitionOf = async (id = "zz1-1") =>
  (await open.prisma.card.findUniqueOrThrow({ where: { game_id: { game: "pokemon", id } } })).definition;
/** The definition with another attack, which does this. */
const withAttack = async (attack: Prisma.InputJsonObject): Promise<Prisma.InputJsonObject> => ({
  ...JSON.parse(JSON.stringify(await definitionOf())),
  attacks: [{ name: "Bash", cost: [], effect: [], ...attack }],
});

describe("cards that another grammar read", () => {
  it("are read again from their kept prints: playable now, no longer, and with another meaning", async () => {
    const song = [{ name: { en: "Sing" }, effect: { en: "Sing a song." } }];
    await importCards(open.prisma, pokemonCards, made([mossling, namesake(2), namesake(3, { attacks: song }), namesake(4)]));
    const before = await open.prisma.card.findMany({ orderBy: { id: "asc" } });
    await leave("zz1-1", { playable: false, reason: "Attach a Fire Energy card from your hand to this Pokémon.", functionalId: "none" });
    await leave("zz1-2", { definition: await withAttack({ damage: { base: 90 } }), functionalId: "another" });
    await leave("zz1-3", { playable: true, reason: null });
    await outdate(open.prisma);

    const heard: RereadingProgress[] = [];
    const sum = await recompileCards(open.prisma, [pokemonCards], {}, (progress) => heard.push(progress));
    expect(sum).toEqual({
      ...NOTHING_REREAD,
      cards: 4,
      playable: 3,
      becamePlayable: [{ id: "zz1-1", name: "Mossling" }],
      changed: [{ id: "zz1-2", name: "Mossling", before: "", now: "Attach a {R} Energy card from your hand to this Pokémon." }],
      noLongerPlayable: [{ id: "zz1-3", name: "Mossling", reason: "Sing a song." }],
    });
    expect(heard.map(({ set, done, total, sum }) => [set, done, total, sum.cards])).toEqual([
      ["Moss", 0, 1, 0],
      ["Moss", 1, 1, 4],
    ]);
    expect(await open.prisma.card.findMany({ orderBy: { id: "asc" } })).toEqual(before);
  });

  it("are told apart by their figures where their words are the same", async () => {
    await importCards(open.prisma, pokemonCards, made([mossling]));
    const { hp: now, ...others } = z
      .object({ hp: z.number() })
      .loose()
      .parse(await definitionOf());
    await leave("zz1-1", { definition: JSON.parse(JSON.stringify({ ...others, hp: 330 })), functionalId: "another" });
    await outdate(open.prisma);
    const { changed } = await recompileCards(open.prisma, [pokemonCards]);
    expect(changed).toEqual([{ id: "zz1-1", name: "Mossling", before: "hp 330", now: `hp ${now}` }]);
  });

  it("are known by their set, and read once", async () => {
    await importCards(open.prisma, pokemonCards, made([mossling]));
    expect(await staleSets(open.prisma, [pokemonCards])).toEqual([]);
    await outdate(open.prisma);
    expect((await staleSets(open.prisma, [pokemonCards])).map(({ id }) => id)).toEqual(["zz1"]);
    await recompileCards(open.prisma, [pokemonCards]);
    expect(await staleSets(open.prisma, [pokemonCards])).toEqual([]);
    expect(await recompileCards(open.prisma, [pokemonCards])).toEqual(NOTHING_REREAD);
  });

  it("can all be read again though the grammar is the same", async () => {
    await importCards(open.prisma, pokemonCards, made([mossling]));
    await leave("zz1-1", { playable: false, reason: "no reason" });
    expect(await recompileCards(open.prisma, [pokemonCards], { sets: await importedSets(open.prisma, [pokemonCards]) })).toMatchObject({
      becamePlayable: [{ id: "zz1-1" }],
    });
  });

  it("keep the languages that were imported, and only those", async () => {
    await importCards(open.prisma, pokemonCards, made([mossling]), { languages: ["en"] });
    await outdate(open.prisma);
    await recompileCards(open.prisma, [pokemonCards]);
    expect(await open.prisma.card.findFirst()).toMatchObject({ nameEn: "Mossling", nameFr: "Mossling" });
  });

  it("stay as they are where today's importer cannot read the print, and say so", async () => {
    await importCards(open.prisma, pokemonCards, made([mossling, namesake(2)]));
    await open.prisma.cardPrint.update({
      where: { game_cardId: { game: "pokemon", cardId: "zz1-1" } },
      data: { record: { ...mossling, hp: "sixty" } },
    });
    await outdate(open.prisma);
    expect(await recompileCards(open.prisma, [pokemonCards])).toMatchObject({
      cards: 2,
      playable: 2,
      faults: [{ id: "zz1-1", code: "unreadable", subject: expect.stringContaining("hp") }],
    });
    expect(await staleSets(open.prisma, [pokemonCards])).toEqual([]);
  });

  it("are left where the reading is broken off, to go on there", async () => {
    await importCards(open.prisma, pokemonCards, made([mossling]));
    await outdate(open.prisma);
    await expect(recompileCards(open.prisma, [pokemonCards], { signal: AbortSignal.abort() })).rejects.toThrow(/aborted/);
    expect(await staleSets(open.prisma, [pokemonCards])).toHaveLength(1);
  });

  it("of a set that is imported again in part are still read again", async () => {
    await importCards(open.prisma, pokemonCards, made([mossling, namesake(2)]));
    await outdate(open.prisma);
    await importCards(open.prisma, pokemonCards, made([mossling]));
    expect(await staleSets(open.prisma, [pokemonCards])).toHaveLength(1);
    await importCards(open.prisma, pokemonCards, made([mossling, namesake(2)]));
    expect(await staleSets(open.prisma, [pokemonCards])).toEqual([]);
  });
});

describe("cards kept in older words of the effect language", () => {
  const wakeful = { kind: "continuous", change: { permit: "attackWhileAsleepOrParalyzed", on: { pokemon: "self" } } };

  beforeEach(async () => {
    await importCards(open.prisma, pokemonCards, made([mossling]));
    await open.prisma.cardPrint.deleteMany();
    await open.prisma.cardSet.updateMany({ data: { grammar: null } });
  });

  it("are played at once", async () => {
    await leave("zz1-1", { language: 1, definition: await withAttack({ usage: [wakeful] }) });
    expect((await catalogue.definitions(open.prisma, ["zz1-1"]))["zz1-1"]).toMatchObject({
      attacks: [{ usage: [{ change: { permit: "attackWhileAsleep" } }, { change: { permit: "attackWhileParalyzed" } }] }],
    });
  });

  it("are written in today's, and that is no other meaning", async () => {
    await leave("zz1-1", { language: 1, definition: await withAttack({ usage: [wakeful] }) });
    expect(await recompileCards(open.prisma, [pokemonCards])).toEqual({ ...NOTHING_REREAD, cards: 1, printless: 1, playable: 1 });
    expect(await open.prisma.card.findFirst()).toMatchObject({ language: LANGUAGE_VERSION });
    expect(JSON.stringify(await definitionOf())).not.toContain("OrParalyzed");
    expect(await staleSets(open.prisma, [pokemonCards])).toEqual([]);
  });

  it("take no page along where no step brings them up: they are shown, and not playable", async () => {
    await leave("zz1-1", { language: 1, definition: await withAttack({ effect: [{ do: "sing" }] }) });
    const { entries } = await findCards(open.prisma, {}, "fr");
    expect(entries).toMatchObject([{ id: "zz1-1", playable: false, reason: expect.stringContaining("effect"), face: { hp: 60 } }]);
    await expect(catalogue.definitions(open.prisma, ["zz1-1"])).rejects.toThrow(/is not a card/);
    expect(await recompileCards(open.prisma, [pokemonCards])).toMatchObject({ noLongerPlayable: [{ id: "zz1-1" }] });
    expect((await catalogue.faces(open.prisma, ["zz1-1"], "en"))["zz1-1"]).toMatchObject({ name: "Mossling", attacks: [{ name: "Bash" }] });
    expect(await staleSets(open.prisma, [pokemonCards])).toEqual([]);
  });
});
