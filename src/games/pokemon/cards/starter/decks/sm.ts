import { deck } from "./deck";

/** Trainers that all of them share, so that they differ by their Pokémon and not by their luck. */
const TRAINERS = {
  "sm1-120": 3, // Hau
  "sm1-122": 2, // Lillie
  "sm1-128": 2, // Professor Kukui
  "sm5-119": 1, // Cynthia
  "sm1-119": 2, // Great Ball
  "sm1-123": 2, // Nest Ball
  "sm1-134": 1, // Timer Ball
  "sm1-129": 2, // Rare Candy
  "sm1-132": 2, // Switch
  "sm1-127": 2, // Potion
};

export const smDecks = [
  deck("sm", "rowlet", {
    "sm1-9": 4, // Rowlet
    "sm1-10": 3, // Dartrix
    "sm1-12": 2, // Decidueye-GX
    "sm1-11": 1, // Decidueye
    "sm1-18": 3, // Bounsweet
    "sm1-19": 2, // Steenee
    "sm1-20": 2, // Tsareena
    "sm1-14": 3, // Fomantis
    "sm1-138": 2, // Lurantis-GX
    "sm8-37": 2, // Tapu Bulu
    ...TRAINERS,
    "sm1-164": 17, // Grass Energy
  }),
  deck("sm", "litten", {
    "sm1-24": 4, // Litten
    "sm1-25": 3, // Torracat
    "sm1-27": 2, // Incineroar-GX
    "sm3.5-17": 1, // Incineroar
    "sm3-18": 3, // Charmander
    "sm3-19": 2, // Charmeleon
    "sm3-20": 1, // Charizard-GX
    "sm1-21": 3, // Growlithe
    "sm1-22": 2, // Arcanine
    "sm1-23": 3, // Torkoal
    ...TRAINERS,
    "sm1-165": 17, // Fire Energy
  }),
  deck("sm", "popplio", {
    "sm1-39": 4, // Popplio
    "sm1-40": 3, // Brionne
    "sm1-42": 1, // Primarina-GX
    "sm1-41": 2, // Primarina
    "sm1-139": 1, // Lapras-GX
    "sm5-28": 3, // Alolan Sandshrew
    "sm5-29": 2, // Alolan Sandslash
    "sm11-53": 2, // Tapu Fini
    "sm8-56": 3, // Lapras
    "sm115-49": 2, // Eevee
    "sm115-18": 1, // Vaporeon
    ...TRAINERS,
    "sm1-166": 17, // Water Energy
  }),
  deck("sm", "ralts", {
    "sm3-91": 4, // Ralts
    "sm3-92": 3, // Kirlia
    "sm3-140": 2, // Gardevoir-GX
    "sm8-141": 1, // Gardevoir
    "sm1-101": 3, // Eevee
    "sm2-140": 1, // Sylveon-GX
    "sm6-87": 1, // Sylveon
    "sm5-94": 2, // Tapu Lele
    "sm8-135": 2, // Marill
    "sm8-136": 1, // Azumarill
    "sm5-92": 2, // Morelull
    "sm5-93": 1, // Shiinotic
    "sm8-151": 1, // Tapu Fini
    ...TRAINERS,
    "sm1-172": 17, // Fairy Energy
  }),
];
