import type { CardDefinition, Color, EnergyCost, Face } from "@/games/dragonball/engine/card";
import { ImportFault } from "./fault";
import type { CardRecord, FaceRecord } from "./record";
import { COLOR_LETTERS } from "./symbols";
import { characterName, skillsOf } from "./wording";
import { Z_COSTS } from "./z-costs";

/** One side of a card with its skills as texts, each in the one notation of the importer. */
export type PrintedFace = Omit<Face, "skills"> & { readonly skills: readonly string[] };

/** A card as printed: the facts of a definition, and texts. */
export type PrintedCard = Omit<CardDefinition, "faces"> & { readonly faces: readonly [PrintedFace] | readonly [PrintedFace, PrintedFace] };

const COLORS: Readonly<Record<string, Color>> = { Red: "red", Blue: "blue", Green: "green", Yellow: "yellow", Black: "black" };
const colorNamed = (name: string): Color | undefined => Object.values(COLORS).find((color) => color === name.toLowerCase());

/** @throws ImportFault where a fact is missing that the game cannot do without */
export function printedCard(record: CardRecord): PrintedCard {
  const z = record.type.startsWith("Z-");
  const type = typeOf(record.type);
  const cost = costOf(record);
  const { comboPower } = record;
  const zCost = record.zCost ?? (z ? Z_COSTS[record.number] : undefined);
  return {
    id: record.number,
    type,
    ...(z && { z }),
    colors: colorsOf(record),
    ...(cost && { cost }),
    ...(zCost !== undefined && { zCost }),
    // Sets since 2023 leave out a combo cost of 0.
    ...(comboPower != null && { comboCost: record.comboCost ?? 0, comboPower }),
    faces: facesOf(record),
  };
}

function typeOf(type: CardRecord["type"]): CardDefinition["type"] {
  switch (type) {
    case "Z-Leader":
      return "Leader";
    case "Z-Battle":
      return "Battle";
    case "Z-Extra":
      return "Extra";
    case "Z-Unison":
      return "Unison";
    default:
      return type;
  }
}

function costOf({ number, type, cost, specified }: CardRecord): EnergyCost | undefined {
  if (cost == null) {
    if (type === "Leader" || type === "Z-Leader") return undefined;
    throw new ImportFault(number, "no-cost");
  }
  const colors: Partial<Record<Color, number>> = {};
  for (const letter of specified ?? "") {
    const color = COLOR_LETTERS[letter];
    if (!color) throw new ImportFault(number, "unreadable-cost", specified ?? "");
    colors[color] = (colors[color] ?? 0) + 1;
  }
  return { total: cost, colors };
}

/** "Multi": the colours stand in the cost, and where it demands none, on the keywords of multicolour cards or in what [Awaken: Surge] asks for. */
function colorsOf({ number, colors, specified, faces }: CardRecord): readonly Color[] {
  const named = colors.map((name) => {
    if (name === "Multi") return undefined;
    const color = COLORS[name];
    if (!color) throw new ImportFault(number, "unknown-color", name);
    return color;
  });
  const known = named.filter((color) => color !== undefined);
  if (known.length === named.length && known.length > 0) return known;
  const demanded = [...new Set([...(specified ?? "")].map((letter) => COLOR_LETTERS[letter]).filter((color) => color !== undefined))];
  if (demanded.length > 1) return inOrder(demanded);
  const texts = faces.flatMap(({ skills }) => skills ?? []);
  const pairs = texts.flatMap((text) => [...text.matchAll(/\[(?:Arrival|Aegis|Alliance|Revive) ([A-Z]\w+(?:\/[A-Z]\w+)+)\]/g)]);
  const surges = texts.flatMap((text) => [...text.matchAll(/\[Awaken ?: ?Surge\] Choose 1 (\w+) card and 1 (\w+) card/g)]);
  const [own] = [...pairs.map(([, pair = ""]) => pair.split("/")), ...surges.map(([, ...both]) => both)];
  const printed = own?.map(colorNamed).filter((color) => color !== undefined) ?? [];
  if (printed.length > 1) return inOrder(printed);
  throw new ImportFault(number, "no-colors");
}

/** DB-CARD-02: the order of the rulebook. */
const inOrder = (colors: readonly Color[]): readonly Color[] => Object.values(COLORS).filter((color) => colors.includes(color));

function facesOf({ number, type, faces: [front, back] }: CardRecord): PrintedCard["faces"] {
  const needsPower = !type.endsWith("Extra");
  const first = faceOf(number, front, needsPower);
  return back ? [first, faceOf(number, back, needsPower)] : [first];
}

function faceOf(
  number: string,
  { name, power, characters = [], traits = [], era, skills = [] }: FaceRecord,
  needsPower: boolean,
): PrintedFace {
  if (name === "") throw new ImportFault(number, "no-name");
  if (needsPower && power === undefined) throw new ImportFault(number, "no-power");
  return {
    name: plain(name),
    ...(power !== undefined && { power }),
    characters: characters.map(characterName),
    traits: traits.map(plain),
    ...(era !== undefined && { era: plain(era) }),
    skills: skillsOf(skills),
  };
}

const plain = (text: string): string => text.replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();
