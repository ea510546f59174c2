import { plain } from "@/cards/search-key";
import { ENERGY_TYPES, type EnergyType } from "@/games/pokemon/engine/card";
import en from "@/i18n/messages/en/card.json";
import es from "@/i18n/messages/es/card.json";
import fr from "@/i18n/messages/fr/card.json";
import it from "@/i18n/messages/it/card.json";

/** As texts write the symbols: `{R}`. */
const SYMBOLS = "GRWLPFDMYNC";
const TYPES = new Map<string, EnergyType>(
  ENERGY_TYPES.flatMap((type, index): [string, EnergyType][] => [
    [plain(SYMBOLS[index] ?? ""), type],
    ...[en, es, fr, it].map(({ types }): [string, EnergyType] => [plain(types[type]), type]),
  ]),
);
/** Names of types that older or newer prints use. */
const OTHER_NAMES: readonly [string, EnergyType][] = [
  ["electrik", "Lightning"],
  ["psiche", "Psychic"],
  ["combattimento", "Fighting"],
];
for (const [name, type] of OTHER_NAMES) TYPES.set(name, type);

const ENERGY = new Set(["energy", "energie", "energia"]);
const BASIC = new Set(["basic", "basica", "base", "de"]);

/**
 * The type of a Basic Energy card, by any of the ways in which lists name it: "Fire Energy", "Basic {R} Energy", "Énergie Feu de base".
 * Undefined when the name is that of another card.
 */
export function basicEnergyType(name: string): EnergyType | undefined {
  const words = plain(name).split(" ");
  const [type = "", ...others] = words.filter((word) => !ENERGY.has(word) && !BASIC.has(word));
  return others.length === 0 && words.some((word) => ENERGY.has(word)) ? TYPES.get(type) : undefined;
}
