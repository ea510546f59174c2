import { deck } from "./deck";

/** Trainers that all of them share, so that they differ by their Pokémon and not by their luck. */
const TRAINERS = {
  "swsh1-178": 2, // Professor's Research (Professor Magnolia)
  "swsh1-165": 2, // Hop
  "swsh1-169": 2, // Marnie
  "swsh2-154": 1, // Boss's Orders (Giovanni)
  "swsh1-179": 2, // Quick Ball
  "swsh1-164": 2, // Great Ball
  "swsh1-163": 2, // Evolution Incense
  "swsh1-180": 2, // Rare Candy
  "swsh1-183": 2, // Switch
  "swsh1-177": 2, // Potion
};

export const swshDecks = [
  deck("swsh", "grookey", {
    "swsh1-11": 4, // Grookey
    "swsh1-13": 3, // Thwackey
    "swsh1-14": 2, // Rillaboom
    "swsh1-15": 1, // Rillaboom
    "swsh2-17": 2, // Rillaboom V
    "swsh2-18": 1, // Rillaboom VMAX
    "swsh1-3": 2, // Roselia
    "swsh1-4": 2, // Roserade
    "swsh1-20": 2, // Gossifleur
    "swsh1-21": 2, // Eldegoss
    "swsh2-6": 3, // Heracross
    ...TRAINERS,
    "swsh12.5-152": 17, // Grass Energy
  }),
  deck("swsh", "scorbunny", {
    "swsh1-31": 4, // Scorbunny
    "swsh1-32": 3, // Raboot
    "swsh1-36": 2, // Cinderace
    "swsh1-35": 1, // Cinderace
    "swsh3-19": 2, // Charizard V
    "swsh3-20": 1, // Charizard VMAX
    "swsh1-22": 3, // Vulpix
    "swsh1-23": 2, // Ninetales
    "swsh2-27": 2, // Growlithe
    "swsh2-28": 2, // Arcanine
    "swsh1-29": 2, // Turtonator
    ...TRAINERS,
    "swsh12.5-153": 17, // Fire Energy
  }),
  deck("swsh", "sobble", {
    "swsh1-55": 4, // Sobble
    "swsh1-57": 3, // Drizzile
    "swsh1-59": 2, // Inteleon
    "swsh1-58": 1, // Inteleon
    "swsh1-189": 2, // Lapras V
    "swsh1-203": 1, // Lapras VMAX
    "swsh2-39": 2, // Magikarp
    "swsh2-40": 2, // Gyarados
    "swsh1-60": 3, // Chewtle
    "swsh1-61": 2, // Drednaw
    "swsh1-48": 2, // Lapras
    ...TRAINERS,
    "swsh12.5-154": 17, // Water Energy
  }),
  deck("swsh", "pikachu", {
    "swsh1-65": 4, // Pikachu
    "swsh1-66": 3, // Raichu
    "swsh4-170": 2, // Pikachu V
    "swsh4-188": 1, // Pikachu VMAX
    "swsh1-74": 3, // Yamper
    "swsh1-76": 2, // Boltund
    "swsh2-60": 3, // Shinx
    "swsh2-61": 2, // Luxio
    "swsh2-62": 2, // Luxray
    "swsh1-78": 2, // Morpeko
    ...TRAINERS,
    "swsh12.5-155": 17, // Lightning Energy
  }),
];
