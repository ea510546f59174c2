import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { functionalId } from "@/cards/row";
import { drawFace } from "@/games/pokemon/cards/draw";
import { printedCard, printedTexts, tcgdexCard } from "@/games/pokemon/cards/import/tcgdex";
import { wordsOf } from "@/games/pokemon/cards/import/wording";
import { compileCard } from "@/games/pokemon/cards/text/compile/card";
import { disagreements, PRINTED } from "@/games/pokemon/cards/text/compile/checks/agreement";
import { MISPRINTS } from "@/games/pokemon/cards/text/compile/checks/misprints";
import { rendered } from "@/games/pokemon/cards/text/compile/checks/round-trip";
import type { EnergyType, Mark } from "@/games/pokemon/engine/card";
import { editionOf } from "@/games/pokemon/engine/editions";
import { EDITIONS, type Edition } from "@/games/pokemon/engine/view";
import { locales } from "@/i18n/locales";
import { starterCards, starterCardsOf, starterSets } from ".";
import { readAllRecords } from "./files";
import { starterRecord } from "./record";
import { compiledFrom } from "./sentences";

const byId = new Map(starterCards().map((card) => [card.definition.id, card]));

/** Cards of XY that speak of others which the pool of that edition, as the benchmark measures it, does not have. */
const SPEAK_OF_OTHERS = ["bw7-138", "bw7-139"];

/** What each edition has at least, and the families that its players know. */
const POOLS: readonly (readonly [Edition, cards: number, marks: readonly Mark[], types: readonly EnergyType[]])[] = [
  ["classic", 100, [], []],
  ["xy", 320, ["EX", "Mega", "BREAK", "ACE SPEC", "Fossil", "Team Flare Hyper Gear"], ["Fairy", "Dragon", "Darkness", "Metal"]],
  ["sm", 150, ["GX"], ["Fairy", "Darkness", "Metal"]],
  ["swsh", 150, ["V", "VMAX", "VSTAR", "Radiant"], ["Metal"]],
  ["sv", 100, ["ex", "Tera"], []],
  ["me", 100, ["ex", "Mega ex"], []],
];

describe("starter catalogue", () => {
  it("has each print once, and what it does once in each edition", () => {
    expect(byId.size).toBe(starterCards().length);
    for (const edition of EDITIONS) {
      const cards = starterCardsOf(edition);
      expect(new Set(cards.map(({ definition }) => functionalId(definition))).size, edition).toBe(cards.length);
    }
  });

  it("is what its own sentences compile to", { timeout: 120_000 }, () => {
    const astray = readAllRecords().filter((record) => !isDeepStrictEqual(compiledFrom(record), record.definition));
    expect(astray.map(({ definition }) => definition.id)).toEqual([]);
  });

  it("is refused where a line is no card", () => {
    const [record] = readAllRecords();
    expect(starterRecord.safeParse({ ...record, definition: { ...record?.definition, hp: 45 } }).success).toBe(false);
    expect(starterRecord.safeParse({ ...record, names: { fr: "Aspicot" } }).success).toBe(false);
  });

  it.each(POOLS)("%s has at least %i cards of all kinds and the families of its time", (edition, least, marks, types) => {
    const cards = starterCardsOf(edition).map(({ definition }) => definition);
    expect(cards.length).toBeGreaterThanOrEqual(least);
    expect([...new Set(cards.flatMap((card) => card.marks))]).toEqual(expect.arrayContaining([...marks]));
    expect([...new Set(cards.flatMap((card) => (card.category === "Pokémon" ? card.types : [])))]).toEqual(
      expect.arrayContaining([...types, "Grass", "Fire", "Water", "Lightning", "Psychic", "Fighting", "Colorless"]),
    );
    expect([...new Set(cards.map((card) => (card.category === "Pokémon" ? card.stage : card.kind)))]).toEqual(
      expect.arrayContaining(["Basic", "Stage 1", "Stage 2", "Item", "Supporter"]),
    );
  });

  it("names everything in every language", () => {
    for (const card of starterCards()) {
      for (const locale of locales) {
        const names = [card.names[locale], ...card.attackNames[locale], ...card.abilityNames[locale], ...card.evolvesFromNames[locale]];
        expect(
          names.every((name) => name.trim() === name && name !== ""),
          `${card.definition.id} ${locale}`,
        ).toBe(true);
      }
      const { definition } = card;
      if (definition.category === "Pokémon") {
        expect(card.attackNames.en).toEqual(definition.attacks.map(({ name }) => name));
        expect(card.abilityNames.en).toEqual(definition.abilities.map(({ name }) => name));
        expect(card.evolvesFromNames.en).toEqual(definition.evolvesFrom);
      }
    }
  });

  it.each(locales)("says in %s of every card what it does", (locale) => {
    for (const { definition } of starterCards()) {
      const texts = rendered(definition, locale);
      expect(texts, definition.id).toBeDefined();
      if (definition.category === "Trainer") expect(texts?.join(""), definition.id).not.toBe("");
    }
  });

  it.each(locales)("speaks in %s of no card by a name it does not know", (locale) => {
    const known = new Map(starterCards().map((card) => [card.definition.name, card.names[locale]]));
    const unknown: string[] = [];
    for (const card of starterCards().filter(({ definition }) => !SPEAK_OF_OTHERS.includes(definition.id))) {
      drawFace(card, locale, {
        nameOf: (english) => {
          if (!known.has(english)) unknown.push(`${card.definition.id}: ${english}`);
          return known.get(english);
        },
      });
    }
    expect(unknown).toEqual([]);
  });

  it("belongs to its sets, and stands in the file of their edition", () => {
    const sets = new Map(starterSets().map((set) => [set.id, editionOf(set.series, set.releaseOrder)]));
    for (const edition of EDITIONS)
      for (const { setId, definition } of starterCardsOf(edition)) expect(sets.get(setId), definition.id).toBe(edition);
    const used = new Set(starterCards().map(({ setId }) => setId));
    expect([...sets.keys()].filter((id) => !used.has(id))).toEqual([]);
  });

  it("can play every Evolution: what it evolves from is there as well, in its edition or an earlier one", () => {
    for (const [index, edition] of EDITIONS.entries()) {
      const names = new Set(EDITIONS.slice(0, index + 1).flatMap((each) => starterCardsOf(each).map(({ definition }) => definition.name)));
      for (const { definition } of starterCardsOf(edition))
        if (definition.category === "Pokémon") for (const from of definition.evolvesFrom) expect(names, definition.id).toContain(from);
    }
  });
});

interface PrintedCard {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly hp?: number;
  readonly types?: readonly string[];
  readonly evolveFrom?: Readonly<Record<string, string>>;
  readonly stage?: string;
  readonly retreat?: number;
  readonly weaknesses?: readonly { readonly type: string; readonly value: string }[];
  readonly resistances?: readonly { readonly type: string; readonly value: string }[];
  readonly attacks?: readonly PrintedPart[];
  readonly abilities?: readonly PrintedPart[];
}
interface PrintedPart {
  readonly name: Readonly<Record<string, string>>;
  readonly cost?: readonly string[];
  readonly damage?: number | string;
  readonly effect?: Readonly<Record<string, string>>;
}

const folders = ["tcgdex-1999", "tcgdex", "tcgdex-2017"].map((name) => path.resolve("../shared/data", name));
const absent = !folders.every((folder) => existsSync(folder));
if (absent) console.log(`No card data in ${folders.join(", ")}: the facts of the starter cards are not compared with it.`);

describe.skipIf(absent)("facts against the card data", () => {
  const printed = absent
    ? []
    : starterSets().flatMap(({ id }): PrintedCard[] => {
        const file = folders.map((folder) => path.join(folder, `${id}.json.gz`)).find((each) => existsSync(each)) ?? "";
        return JSON.parse(gunzipSync(readFileSync(file)).toString());
      });
  const printedById = new Map(printed.map((card) => [card.id, card]));
  it.each(starterCards().map(({ definition }) => [definition.id, definition] as const))(
    "%s does what its printed text says",
    (id, definition) => {
      const compiled = compileCard(printedCard(tcgdexCard.parse(printedById.get(id))));
      expect(compiled).toEqual({ definition });
    },
  );

  it.each(PRINTED)("says in %s what is printed on the cards", (locale) => {
    const differing = starterCards().flatMap(({ definition }) => {
      const ours = rendered(definition, locale) ?? [];
      const prints = printedTexts(tcgdexCard.parse(printedById.get(definition.id)), locale);
      const found = prints.flatMap((print, index) => (print === "" ? [] : disagreements(ours[index] ?? "", print, locale)));
      const misprinted = MISPRINTS.some((each) => each.card === definition.id && each.locale === locale);
      return found.length > 0 && !misprinted ? [`${definition.id}: ${found.join(", ")}`] : [];
    });
    expect(differing).toEqual([]);
  });

  it("is called as its print is, where that has the language", () => {
    for (const card of starterCards()) {
      const record = tcgdexCard.parse(printedById.get(card.definition.id));
      const { names, attackNames, abilityNames, evolvesFromNames } = wordsOf(record, card.definition, card);
      const { names: own, attackNames: attacks, abilityNames: abilities, evolvesFromNames: from } = card;
      expect({ own, attacks, abilities, from }, card.definition.id).toEqual({
        own: names,
        attacks: attackNames,
        abilities: abilityNames,
        from: evolvesFromNames,
      });
    }
  });

  it.each(starterCardsOf("xy").map(({ definition }) => [definition.id, definition] as const))("%s", (id, definition) => {
    const print = printedById.get(id);
    if (definition.category !== "Pokémon") return;
    const modifiers = (list: PrintedCard["weaknesses"] = []) => list.map(({ type, value }) => `${type} ${value}`);
    expect(definition.stage.replace(" ", "").toUpperCase()).toBe(print?.stage?.toUpperCase());
    expect(definition.hp).toBe(print?.hp);
    expect(definition.types).toEqual(print?.types);
    expect(definition.retreatCost).toBe(print?.retreat ?? 0);
    expect(definition.weaknesses.map(({ type, operator, value }) => `${type} ${operator}${value}`)).toEqual(modifiers(print?.weaknesses));
    expect(definition.resistances.map(({ type, operator, value }) => `${type} ${operator}${value}`)).toEqual(modifiers(print?.resistances));
    expect(definition.attacks.map(({ cost }) => cost)).toEqual(print?.attacks?.map(({ cost }) => cost ?? []) ?? []);
    definition.attacks.forEach(({ damage, effect }, index) => {
      const attack = print?.attacks?.[index];
      const shown = damage ? `${damage.base}${damage.sign ?? ""}` : "";
      // The data lost the sign of one damage figure.
      const repaired = id === "xy1-26" ? `${attack?.damage}+` : String(attack?.damage ?? "").replace("x", "×");
      expect(shown).toBe(repaired);
      expect(effect.length > 0).toBe(Boolean(attack?.effect?.en));
    });
  });
});
