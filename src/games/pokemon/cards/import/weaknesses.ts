import type { EnergyType } from "@/games/pokemon/engine/card";
import type { TcgdexCard } from "./tcgdex";

/** Weakness and Resistance of a Pokémon: those of its species in all sets from Sword & Shield on, which is why they are known where a source has none. */
interface Sides {
  readonly weakness: EnergyType;
  readonly resistance?: EnergyType;
}

const GHOSTLY: Sides = { weakness: "Darkness", resistance: "Fighting" };
const FLYING: Sides = { weakness: "Lightning", resistance: "Fighting" };

/** What most Pokémon of a type have; those of the Dragon type have neither. */
const OF_TYPE: Partial<Record<EnergyType, Sides>> = {
  Grass: { weakness: "Fire" },
  Fire: { weakness: "Water" },
  Water: { weakness: "Lightning" },
  Lightning: { weakness: "Fighting" },
  Psychic: GHOSTLY,
  Fighting: { weakness: "Grass" },
  Darkness: { weakness: "Grass" },
  Metal: { weakness: "Fire", resistance: "Grass" },
  Colorless: { weakness: "Fighting" },
};

/** Species that are unlike most of their type. */
const OTHERS: readonly (readonly [RegExp, Sides])[] = [
  [/Cubchoo|Beartic|Cryogonal|Vanil|Glaceon|Kyurem|Sylveon|Xerneas|Ribombee|Clefairy/, { weakness: "Metal" }],
  [/Woobat|Swoobat|Sigilyph|Kilowattrel|Vullaby|Mandibuzz|Pidove|Tranquill|Unfezant|Rufflet|Braviary|Tornadus|Ducklett|Swanna/, FLYING],
  [/Timburr|Gurdurr|Conkeldurr|Throh|Sawk|Mienfoo|Mienshao|Koraidon/, { weakness: "Psychic" }],
  [/Venipede|Whirlipede|Scolipede|Trubbish|Garbodor/, { weakness: "Fighting" }],
];

/** Prints whose records have neither Weakness nor Resistance, though the cards do. */
const LACKING = /^(?:sv10\.5[bw]-|svp-(?:1[6-9]\d|2\d\d)$|fut2020-)/;

/** The Weakness and Resistance of a print whose record lacks them; nothing for any other. */
export function missingSides({
  id,
  name,
  types,
  category,
  weaknesses,
  resistances,
}: TcgdexCard): Pick<TcgdexCard, "weaknesses" | "resistances"> {
  const [type] = types ?? [];
  if (category !== "Pokemon" || !type || weaknesses?.length || resistances?.length || !LACKING.test(id)) return {};
  const sides = type === "Dragon" ? undefined : (OTHERS.find(([species]) => species.test(name.en ?? ""))?.[1] ?? OF_TYPE[type]);
  if (!sides) return {};
  return {
    weaknesses: [{ type: sides.weakness, value: "×2" }],
    ...(sides.resistance && { resistances: [{ type: sides.resistance, value: "-30" }] }),
  };
}
