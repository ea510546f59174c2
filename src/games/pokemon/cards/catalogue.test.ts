import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UnknownCardError } from "@/cards/errors";
import { SORTS } from "@/cards/query";
import { refreshStarter, seedStarter } from "@/cards/seed";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { pokemonCards } from "@/games/pokemon/cards/pokemon-cards";
import { MARKS, STAGES } from "@/games/pokemon/engine/card";
import { EDITIONS } from "@/games/pokemon/engine/view";
import { catalogue, findCards, pokemonCatalogue } from "./catalogue";
import type { CardFace } from "./face";
import { listOffered } from "./offered";
import type { CardQuery } from "./query";
import { starterCards, starterCardsOf } from "./starter";
import { starterDecks } from "./starter/decks";

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
  await seedStarter(open.prisma, pokemonCards);
});

afterAll(() => open.close());

describe("catalogue", () => {
  it("holds the starter cards once, however often it is seeded", async () => {
    await seedStarter(open.prisma, pokemonCards);
    expect(await open.prisma.card.count()).toBe(starterCards().length);
  });

  it("takes in what it lacks, and leaves what is there alone", async () => {
    await open.prisma.card.delete({ where: { game_id: { game: "pokemon", id: "xy1-39" } } });
    await open.prisma.card.update({ where: { game_id: { game: "pokemon", id: "xy1-40" } }, data: { nameFr: "Ancien nom" } });
    await seedStarter(open.prisma, pokemonCards);
    const rows = await open.prisma.card.findMany({ where: { id: { in: ["xy1-39", "xy1-40"] } }, orderBy: { id: "asc" } });
    expect(rows.map(({ nameFr }) => nameFr)).toEqual(["Grenousse", "Ancien nom"]);
    await refreshStarter(open.prisma, pokemonCards);
  });

  it("repairs a starter card that an older version wrote, and leaves an imported one alone", async () => {
    await open.prisma.card.update({ where: { game_id: { game: "pokemon", id: "xy1-39" } }, data: { nameFr: "Ancien nom" } });
    await open.prisma.card.update({
      where: { game_id: { game: "pokemon", id: "xy1-40" } },
      data: { nameFr: "Croâporal importé", source: "tcgdex" },
    });
    await refreshStarter(open.prisma, pokemonCards);
    const rows = await open.prisma.card.findMany({ where: { id: { in: ["xy1-39", "xy1-40"] } }, orderBy: { id: "asc" } });
    expect(rows.map(({ nameFr }) => nameFr)).toEqual(["Grenousse", "Croâporal importé"]);
  });

  it("gives back the definitions it was given", async () => {
    const ids = starterDecks.flatMap(({ cards }) => cards.map(({ cardId }) => cardId));
    const definitions = await catalogue.definitions(open.prisma, ids);
    for (const { definition } of starterCards()) if (ids.includes(definition.id)) expect(definitions[definition.id]).toEqual(definition);
    expect(Object.keys(definitions).sort()).toEqual([...new Set(ids)].sort());
  });

  it("throws on a card it does not know, and names it", async () => {
    await expect(catalogue.definitions(open.prisma, ["xy1-39", "xy1-999"])).rejects.toThrow(UnknownCardError);
    await expect(catalogue.faces(open.prisma, ["xy1-999"], "fr")).rejects.toThrow("xy1-999");
  });

  it("draws faces in the reader's language", async () => {
    const faces = await catalogue.faces(open.prisma, ["xy1-41", "xy1-2"], "fr");
    expect(faces["xy1-41"]).toMatchObject({
      category: "Pokémon",
      name: "Amphinobi",
      evolvesFrom: "Croâporal",
      hp: 130,
      set: "XY",
      number: "41",
    });
    expect(faces["xy1-2"]).toMatchObject({ name: "M-Florizarre-EX", marks: ["EX", "Mega"], artSeed: "M Venusaur-EX" });
    expect(faces["xy1-2"]?.rules).toHaveLength(2);
  });

  it.each([
    ["grenousse", ["Froakie"]],
    ["FROAKIE", ["Froakie"]],
    ["méga ball", ["Great Ball"]],
    ["florizarre ex", ["Venusaur-EX", "M Venusaur-EX"]],
    ["energia folletto", ["Fairy Energy"]],
    ["xy1 116", ["Evosoda"]],
    ["KSS 12", ["Froakie"]],
    ["% _", undefined],
  ])("finds “%s” in any language, without accents", async (query, expected) => {
    const { entries, tally } = await findCards(open.prisma, { query }, "en");
    const names = [...new Set(entries.flatMap(({ by, face }) => (by === "name" ? [face.artSeed] : [])))];
    if (expected) expect(names.sort()).toEqual([...expected].sort());
    else expect(tally?.total).toBe(starterCards().length);
  });

  it("draws a face once, until the catalogue changes", async () => {
    const face = async () => (await catalogue.faces(open.prisma, ["xy1-41"], "fr"))["xy1-41"];
    const drawn = await face();
    expect(await face()).toBe(drawn);
    await open.prisma.card.update({ where: { game_id: { game: "pokemon", id: "xy1-41" } }, data: { nameFr: "Autre nom" } });
    expect(await face()).toEqual({ ...drawn, name: "Autre nom" });
    await refreshStarter(open.prisma, pokemonCards);
    expect(await face()).toEqual(drawn);
    const { setId } = await open.prisma.card.findUniqueOrThrow({ where: { game_id: { game: "pokemon", id: "xy1-41" } } });
    const { nameFr } = await open.prisma.cardSet.update({
      where: { game_id: { game: "pokemon", id: setId } },
      data: { nameFr: "Autre série" },
    });
    expect(await face()).toEqual({ ...drawn, set: nameFr });
    await refreshStarter(open.prisma, pokemonCards);
  });

  it("narrows by category, type, stage and kind", async () => {
    const stage2 = await findCards(
      open.prisma,
      { category: "Pokémon", types: ["Water"], stages: ["Stage 2"], edition: "xy", sort: "set" },
      "en",
    );
    expect(stage2.entries.map(({ id }) => id)).toEqual(["xy0-14", "xy1-41", "xy2-26", "xy5-35"]);
    const tools = await findCards(open.prisma, { kinds: ["Pokémon Tool", "Stadium"], edition: "xy" }, "en");
    expect(tools.entries.every(({ face }) => face.category === "Trainer")).toBe(true);
    expect(tools.tally?.total ?? 0).toBe(25);
    expect((await findCards(open.prisma, { playable: false }, "en")).tally?.total).toBe(0);
  });

  const found = async (query: CardQuery) =>
    (await findCards(open.prisma, { pageSize: 120, ...query }, "en")).entries.map(({ face }) => face);

  it("finds texts in any language, official or rendered, by the beginnings of their words", async () => {
    const names = async (text: string) => (await found({ text })).map(({ artSeed }) => artSeed);
    expect(await names("SOIGNEZ 30 dégâts vos")).toContain("Potion");
    expect(await names("damage 30 heal 1 pok")).toContain("Potion");
    expect(await names("oignez")).toEqual([]);
  });

  it("narrows by family, HP and set", async () => {
    const megas = await found({ families: ["Mega", "BREAK"], hpMin: 200, hpMax: 220 });
    expect(megas.length).toBeGreaterThan(3);
    for (const face of megas) {
      expect(face.marks.includes("Mega") || face.marks.includes("BREAK")).toBe(true);
      expect(face.category === "Pokémon" && face.hp >= 200 && face.hp <= 220).toBe(true);
    }
    const sets = await catalogue.sets(open.prisma, "fr");
    const counted = sets.find(({ id }) => id === "xy2");
    expect(counted).toMatchObject({ name: "Étincelles", series: "xy" });
    expect((await findCards(open.prisma, { sets: ["xy2"] }, "fr")).tally?.total).toBe(counted?.cards);
  });

  it("offers to ask for what some card has, and for nothing else", async () => {
    const offered = await listOffered(open.prisma);
    const present = starterCards().map(({ definition }) => definition);
    expect(offered.stages).toEqual(STAGES.filter((stage) => present.some((card) => "stage" in card && card.stage === stage)));
    expect(offered.families).toEqual(MARKS.filter((mark) => present.some(({ marks }) => marks.includes(mark))));
    expect(offered.playable).toEqual([true]);
    for (const edition of EDITIONS)
      expect(offered.editions.includes(edition), edition).toBe(((await findCards(open.prisma, { edition }, "en")).tally?.total ?? 0) > 0);
    const asked: CardQuery[] = [
      ...offered.types.map((type) => ({ types: [type] })),
      ...offered.kinds.map((kind) => ({ kinds: [kind] })),
      ...offered.families.map((family) => ({ families: [family] })),
      ...offered.attackTypes.map((type) => ({ attackTypes: [type] })),
      ...offered.attackCosts.map((attackCost) => ({ attackCost })),
    ];
    for (const query of asked) expect((await findCards(open.prisma, query, "en")).tally?.total, JSON.stringify(query)).toBeGreaterThan(0);
  });

  it("asks number and types of one and the same attack's cost", async () => {
    const attacksOf = (face: CardFace) => ("attacks" in face ? face.attacks.map(({ cost }) => cost) : []);
    for (const face of await found({ attackCost: 3, attackTypes: ["Fire", "Colorless"] }))
      expect(attacksOf(face).some((cost) => cost.length === 3 && cost.includes("Fire") && cost.includes("Colorless"))).toBe(true);
    for (const face of await found({ attackCost: 0 })) expect(attacksOf(face).some((cost) => cost.length === 0)).toBe(true);
    const fire = await findCards(open.prisma, { attackTypes: ["Fire"] }, "en");
    const dear = await findCards(open.prisma, { attackTypes: ["Fire"], attackCost: 4 }, "en");
    expect(dear.tally?.total ?? 0).toBeGreaterThan(0);
    expect(dear.tally?.total ?? 0).toBeLessThan(fire.tally?.total ?? 0);
  });

  it("narrows by the edition of the rules in whose time a card was printed", async () => {
    for (const edition of EDITIONS)
      expect((await findCards(open.prisma, { edition }, "en")).tally?.total, edition).toBe(starterCardsOf(edition).length);
  });

  it.each(SORTS)("goes through all cards page by page, each once, by %s", async (sort) => {
    const ids: string[] = [];
    for (let after: string | undefined, more = true; more; ) {
      const page = await findCards(open.prisma, { category: "Pokémon", sort, after, pageSize: 120 }, "it");
      ids.push(...page.entries.map(({ id }) => id));
      more = page.next !== null;
      after = page.next ?? undefined;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(starterCards().filter(({ definition }) => definition.category === "Pokémon").length);
    if (sort !== "set") return;
    expect(ids.indexOf("xy1-9")).toBeLessThan(ids.indexOf("xy1-10"));
    expect(ids.indexOf("base1-7")).toBe(0);
  });

  it("puts cards in the order that is asked for", async () => {
    const sorted = async (sort: CardQuery["sort"]) => (await findCards(open.prisma, { category: "Pokémon", sort }, "fr")).entries;
    const hp = (await sorted("strength")).map(({ face }) => (face.category === "Pokémon" ? face.hp : 0));
    expect(hp).toEqual(hp.toSorted((one, other) => other - one));
    const names = (await sorted("name")).map(({ face }) => face.name);
    expect(names[0]?.startsWith("A")).toBe(true);
    const lines = (await sorted("line")).map(({ line, place }) => `${line} ${place}`);
    expect(lines).toEqual(lines.toSorted());
  });

  it("finds words in names, attacks and texts, and says which: names first, and beside a line's card the stages that the line has as well", async () => {
    const { entries, tally } = await findCards(open.prisma, { query: "paralysé", edition: "xy" }, "fr");
    expect(new Set(entries.map(({ by }) => by))).toEqual(new Set(["text", "line"]));
    expect(entries.filter(({ by }) => by !== "line")).toHaveLength(Math.min(60, tally?.total ?? 0));
    const froakie = entries.filter(({ line }) => line === "0656");
    expect(froakie.map(({ by, place }) => `${place} ${by}`).sort()).toEqual(["0 line", "3 text", "6 line", "8 line"]);
    const named = await findCards(open.prisma, { query: "coup queue", sort: "set" }, "fr");
    expect(named.entries.length).toBeGreaterThan(0);
    expect(named.entries.every(({ by }) => by === "text")).toBe(true);
    const both = (await findCards(open.prisma, { query: "energ" }, "fr")).entries.map(({ by }) => by).filter((by) => by !== "line");
    // Hundreds of texts speak of it: all Energy cards come before them.
    expect(new Set(both)).toEqual(new Set(["name"]));
  });

  it("tells how many cards of each category would be found, and how many have each facet", async () => {
    const { tally } = await findCards(open.prisma, { query: "grenousse", category: "Trainer" }, "fr");
    expect(tally).toMatchObject({ total: tally?.categories[1] ?? 0 });
    expect(tally?.categories[0]).toBeGreaterThan(0);
    const facets = await pokemonCatalogue.facets(open.prisma, { query: "grenousse", category: "Pokémon" });
    expect(facets["type:Fire"]).toBeUndefined();
    expect(facets["type:Water"]).toBe(tally?.categories[0]);
  });
});
