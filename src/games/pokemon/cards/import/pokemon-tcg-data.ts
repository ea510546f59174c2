import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type CardSource, releaseOrder, SourceError } from "@/cards/import/source";
import { ENERGY_TYPES, MARKS, type Mark } from "@/games/pokemon/engine/card";
import { ImportFault } from "./fault";
import type { TcgdexCard } from "./tcgdex";

const text = z.string().optional();
const listedSets = z.array(z.object({ id: z.string(), name: z.string(), series: z.string(), releaseDate: text, ptcgoCode: text }));
const energyType = z.enum(ENERGY_TYPES);
const modifiers = z.array(z.object({ type: energyType, value: z.string() })).optional();

/** One card of `cards/en/<set>.json`, as far as a definition and its texts need it. */
const repositoryCard = z.object({
  id: z.string(),
  name: z.string(),
  number: z.string(),
  supertype: z.string(),
  subtypes: z.array(z.string()).default([]),
  hp: z.string().optional(),
  types: z.array(energyType).optional(),
  evolvesFrom: z.string().optional(),
  rules: z.array(z.string()).default([]),
  ancientTrait: z.object({ name: z.string(), text: z.string() }).optional(),
  abilities: z.array(z.object({ name: z.string(), text: z.string(), type: z.string() })).default([]),
  attacks: z
    .array(
      z.object({
        name: z.string(),
        // An attack that costs nothing has one symbol of its own there.
        cost: z.array(z.union([energyType, z.literal("Free")])).default([]),
        damage: z.string().default(""),
        text: z.string().default(""),
      }),
    )
    .default([]),
  weaknesses: modifiers,
  resistances: modifiers,
  retreatCost: z.array(z.string()).default([]),
  rarity: z.string().optional(),
  images: z.object({ large: text }).optional(),
});
type RepositoryCard = z.infer<typeof repositoryCard>;

/** A folder of the public repository pokemon-tcg-data: `sets/en.json` and `cards/en/<set>.json`, English alone. */
export function repositoryFolder(folder: string): CardSource<TcgdexCard> {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), "utf8"));
  const fileOf = (id: string) => path.join("cards", "en", `${id}.json`);
  const listed = () => listedSets.parse(read(path.join("sets", "en.json"))).filter(({ id }) => existsSync(path.join(folder, fileOf(id))));
  return {
    name: "pokemon-tcg-data",
    sets: async () => listed().map(({ id, name }) => ({ id: setIdOf(id), name })),
    async read(setId) {
      const set = listed().find(({ id }) => setIdOf(id) === setId);
      if (!set) throw new SourceError("unlisted", setId, `sets/en.json in ${folder} does not list the set ${setId}.`);
      return {
        id: setId,
        series: SERIES[set.series] ?? set.series,
        names: { en: set.name },
        releaseOrder: releaseOrder(set.releaseDate),
        code: set.ptcgoCode,
        records: z.array(z.unknown()).parse(read(fileOf(set.id))),
      };
    },
    parse: (record) => recordOf(repositoryCard.parse(record)),
  };
}

const SERIES: Readonly<Record<string, string>> = {
  Base: "base",
  Gym: "gym",
  Neo: "neo",
  "E-Card": "ecard",
  EX: "ex",
  POP: "pop",
  "Diamond & Pearl": "dp",
  Platinum: "pl",
  "HeartGold & SoulSilver": "hgss",
  "Black & White": "bw",
  XY: "xy",
  "Sun & Moon": "sm",
  "Sword & Shield": "swsh",
  "Scarlet & Violet": "sv",
  "Mega Evolution": "me",
  // "Other" and "NP" are nobody's series: their sets are of the time of their release.
};

/** Sets that are called otherwise there. */
const SET_IDS: Readonly<Record<string, string>> = {
  base6: "lc",
  bp: "bog",
  hsp: "hgssp",
  fut20: "fut2020",
  cel25c: "cel25cc",
  pgo: "swsh10.5",
  swsh45sv: "swsh4.5sv",
  swsh12pt5gg: "swsh12.5gg",
  zsv10pt5: "sv10.5b",
  rsv10pt5: "sv10.5w",
};

/** Set ids as the catalogue has them, so that both sources name one print alike: "sv3pt5" → "sv03.5", "sm35" → "sm3.5". */
export function setIdOf(id: string): string {
  const known = SET_IDS[id];
  if (known) return known;
  return id
    .replace(/pt5$/, ".5")
    .replace(/^(sm|swsh)(\d)5$/, "$1$2.5")
    .replace(/^(sv|me)(\d)(?!\d)/, "$10$2");
}

/** Print numbers have three digits in the catalogue since Scarlet & Violet. */
const numberOf = (setId: string, number: string): string =>
  /^(sv|me)/.test(setId) && /^\d+$/.test(number) ? number.padStart(3, "0") : number;

const STAGES: Readonly<Record<string, string>> = {
  Basic: "Basic",
  "Stage 1": "Stage1",
  "Stage 2": "Stage2",
  MEGA: "MEGA",
  BREAK: "BREAK",
  Restored: "RESTORED",
  VMAX: "VMAX",
  VSTAR: "VSTAR",
  "V-UNION": "V-UNION",
  "Level-Up": "LEVEL-UP",
  LEGEND: "LEGEND",
};
/** A Tool is listed as an Item too, and comes first. */
const TRAINER_KINDS = [
  ["Pokémon Tool", "Tool"],
  ["Supporter", "Supporter"],
  ["Stadium", "Stadium"],
  ["Item", "Item"],
] as const;

/** The card in the one form that every source is brought to. */
function recordOf(card: RepositoryCard): TcgdexCard {
  const [, printedSet = "", number = ""] = /^(.+)-([^-]+)$/.exec(card.id) ?? [];
  if (!number) throw new ImportFault(card.id, "no-set");
  const set = setIdOf(printedSet);
  const localId = numberOf(set, card.number);
  const facts = {
    id: `${set}-${localId}`,
    set,
    localId,
    name: { en: card.name },
    image: { en: card.images?.large },
    rarity: card.rarity === "ACE SPEC" ? "ACE SPEC Rare" : card.rarity,
    attacks: card.attacks.map(({ name, cost, damage, text }) => ({
      name: { en: name },
      cost: cost.filter((type) => type !== "Free"),
      effect: { en: text },
      damage,
    })),
    marks: card.subtypes.filter(isFamily),
  };
  const text = { en: card.rules.filter((rule) => !REMINDER.test(rule)).join(" ") };
  switch (card.supertype) {
    case "Pokémon":
      return { ...facts, category: "Pokemon", ...pokemonFacts(card) };
    case "Trainer":
      return {
        ...facts,
        category: "Trainer",
        effect: text,
        trainerType: TRAINER_KINDS.find(([subtype]) => card.subtypes.includes(subtype))?.[1] ?? card.subtypes.join(" "),
      };
    case "Energy":
      return { ...facts, category: "Energy", effect: text, energyType: card.subtypes.includes("Special") ? "Special" : "Normal" };
    default:
      throw new ImportFault(card.id, "unknown-kind", card.supertype);
  }
}

function pokemonFacts(card: RepositoryCard) {
  const traits = card.ancientTrait
    ? [{ type: "Ancient Trait", name: { en: card.ancientTrait.name }, effect: { en: card.ancientTrait.text } }]
    : [];
  const stage = card.subtypes.flatMap((subtype) => STAGES[subtype] ?? []);
  return {
    hp: Number(card.hp ?? 0),
    types: card.types,
    evolveFrom: card.evolvesFrom ? { en: card.evolvesFrom } : undefined,
    // A Pokémon VSTAR or Mega is listed by its family beside a stage of its own.
    stage: stage.find((each) => !["Basic", "Stage1", "Stage2"].includes(each)) ?? stage[0],
    suffix: card.subtypes.includes("EX") ? "EX" : undefined,
    abilities: [...traits, ...card.abilities.map(({ type, name, text }) => ({ type, name: { en: name }, effect: { en: text } }))],
    weaknesses: card.weaknesses,
    resistances: card.resistances,
    retreat: card.retreatCost.length,
  };
}

/** Families that only a frame or a logo shows; those that stand in the name are read there, where "EX" and "ex" differ. */
const FAMILIES: ReadonlySet<string> = new Set<Mark>([
  "ACE SPEC",
  "Team Plasma",
  "Ultra Beast",
  "Single Strike",
  "Rapid Strike",
  "Fusion Strike",
  "Tera",
  "Ancient",
  "Future",
  "SP",
]);
const isFamily = (subtype: string): subtype is Mark => FAMILIES.has(subtype) && MARKS.some((mark) => mark === subtype);

/** "Pokémon-EX rule: …" and what is printed on every Trainer of a kind. */
const REMINDER =
  /^[^.:]{1,40} rule:|^You may play (any number of Item|as many Item|only 1 Supporter|only 1 Stadium)|^You may attach any number of Pokémon Tools|^You can't have more than 1 ACE SPEC/i;
