import { deck } from "./deck";

/** Trainers that all of them share, so that they differ by their Pokémon and not by their luck. */
const TRAINERS = {
  "col1-77": 4, // Copycat
  "ex15-82": 4, // TV Reporter
  "hgss1-98": 2, // Pokémon Communication
  "dp1-110": 2, // Poké Ball
  "dp7-85": 2, // Great Ball
  "base1-95": 2, // Switch
  "base1-94": 2, // Potion
};

export const classicDecks = [
  deck("classic", "charmander", {
    "base1-46": 2, // Charmander
    "ecard1-97": 2, // Charmander
    "base1-24": 3, // Charmeleon
    "ex16-6": 1, // Charizard
    "ecard1-39": 1, // Charizard
    "hgss1-61": 2, // Cyndaquil
    "col1-49": 2, // Quilava
    "col1-35": 1, // Typhlosion
    "base1-28": 3, // Growlithe
    "hgss1-1": 2, // Arcanine
    "base1-60": 2, // Ponyta
    "base1-68": 2, // Vulpix
    "base1-12": 1, // Ninetales
    ...TRAINERS,
    "base1-98": 18, // Fire Energy
  }),
  deck("classic", "squirtle", {
    "base1-63": 3, // Squirtle
    "base1-42": 2, // Wartortle
    "hgss1-86": 4, // Totodile
    "col1-41": 3, // Croconaw
    "neo1-4": 2, // Feraligatr
    "base1-35": 3, // Magikarp
    "col1-7": 2, // Gyarados
    "base1-65": 2, // Staryu
    "base1-64": 1, // Starmie
    "hgss1-24": 2, // Lapras
    ...TRAINERS,
    "base1-102": 18, // Water Energy
  }),
  deck("classic", "chikorita", {
    "hgss1-59": 2, // Chikorita
    "col1-53": 2, // Chikorita
    "col1-40": 3, // Bayleef
    "col1-27": 2, // Meganium
    "base1-45": 3, // Caterpie
    "base1-54": 2, // Metapod
    "base2-33": 1, // Butterfree
    "hgss3-65": 3, // Scyther
    "base1-69": 3, // Weedle
    "hgss4-84": 2, // Yanma
    "hgss4-54": 1, // Yanmega
    ...TRAINERS,
    "base1-99": 18, // Grass Energy
  }),
  deck("classic", "pikachu-base", {
    "base1-58": 2, // Pikachu
    "hgss1-78": 2, // Pikachu
    "base1-14": 1, // Raichu
    "hgss1-10": 2, // Raichu
    "base1-67": 3, // Voltorb
    "hgss4-34": 2, // Electrode
    "ecard1-119": 4, // Mareep
    "hgss1-42": 3, // Flaaffy
    "ecard1-2": 2, // Ampharos
    "neo1-33": 2, // Electabuzz
    "base1-16": 1, // Zapdos
    ...TRAINERS,
    "base1-100": 18, // Lightning Energy
  }),
];
