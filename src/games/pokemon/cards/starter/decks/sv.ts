import { deck } from "./deck";

/** Trainers that all of them share, so that they differ by their Pokémon and not by their luck. */
const TRAINERS = {
  "sv01-189": 2, // Professor's Research
  "sv01-180": 3, // Nemona
  "sv02-185": 2, // Iono
  "sv02-172": 1, // Boss's Orders
  "sv01-181": 3, // Nest Ball
  "sv01-196": 2, // Ultra Ball
  "sv01-191": 3, // Rare Candy
  "sv01-194": 2, // Switch
  "sv01-188": 2, // Potion
  "sv02-188": 1, // Super Rod
  "sv01-171": 1, // Energy Retrieval
};

export const svDecks = [
  deck("sv", "sprigatito", {
    "sv01-013": 4, // Sprigatito
    "sv01-014": 3, // Floragato
    "sv01-015": 2, // Meowscarada
    "sv02-015": 2, // Meowscarada ex
    "sv01-021": 3, // Smoliv
    "sv01-022": 2, // Dolliv
    "sv01-023": 2, // Arboliva
    "sv01-025": 2, // Toedscool
    "sv01-026": 1, // Toedscruel
    "sv01-002": 3, // Heracross
    ...TRAINERS,
    "sve-001": 14, // Grass Energy
  }),
  deck("sv", "fuecoco", {
    "sv01-036": 4, // Fuecoco
    "sv01-037": 3, // Crocalor
    "sv01-038": 3, // Skeledirge
    "sv02-037": 1, // Skeledirge ex
    "sv01-030": 3, // Growlithe
    "sv01-032": 1, // Arcanine ex
    "sv01-040": 3, // Charcadet
    "sv01-041": 2, // Armarouge
    "sv01-035": 4, // Torkoal
    ...TRAINERS,
    "sve-002": 14, // Fire Energy
  }),
  deck("sv", "quaxly", {
    "sv01-052": 4, // Quaxly
    "sv01-053": 3, // Quaxwell
    "sv01-054": 2, // Quaquaval
    "sv02-052": 2, // Quaquaval ex
    "sv01-044": 3, // Magikarp
    "sv01-045": 2, // Gyarados ex
    "sv01-046": 2, // Buizel
    "sv01-047": 2, // Floatzel
    "sv01-048": 2, // Alomomola
    "sv01-061": 2, // Dondozo
    ...TRAINERS,
    "sve-003": 14, // Water Energy
  }),
  deck("sv", "pawmi", {
    "sv01-074": 4, // Pawmi
    "sv01-075": 3, // Pawmo
    "sv01-076": 2, // Pawmot
    "sv02-062": 2, // Pikachu
    "sv02-063": 2, // Pikachu ex
    "sv02-064": 2, // Raichu
    "sv01-081": 3, // Miraidon ex
    "sv01-080": 2, // Miraidon
    "sv01-071": 2, // Toxel
    "sv01-072": 2, // Toxtricity
    ...TRAINERS,
    "sve-004": 14, // Lightning Energy
  }),
];
