import { deck } from "./deck";

/** Trainers that all of them share, so that they differ by their Pokémon and not by their luck. */
const TRAINERS = {
  "me01-119": 3, // Lillie's Determination
  "me02.5-214": 3, // Urbain
  "me03-076": 1, // Judge
  "me01-114": 1, // Boss's Orders
  "me01-167": 3, // Buddy-Buddy Poffin
  "me01-131": 2, // Ultra Ball
  "me02.5-198": 2, // Poké Pad
  "me01-125": 2, // Rare Candy
  "me01-130": 2, // Switch
  "me03-083": 2, // Potion
  "me01-173": 1, // Night Stretcher
};

export const meDecks = [
  deck("me", "charizard", {
    "me02.5-020": 4, // Charmander
    "me02.5-021": 3, // Charmeleon
    "me02.5-022": 2, // Mega Charizard Y ex
    "me01-021": 3, // Numel
    "me01-022": 2, // Mega Camerupt ex
    "me01-026": 2, // Scorbunny
    "me01-027": 1, // Raboot
    "me01-028": 2, // Cinderace
    "me01-023": 1, // Litleo
    "me01-024": 1, // Pyroar
    "me01-025": 3, // Volcanion
    ...TRAINERS,
    "mee-002": 14, // Fire Energy
  }),
  deck("me", "riolu", {
    "me01-076": 4, // Riolu
    "me01-077": 2, // Mega Lucario ex
    "me01-072": 2, // Makuhita
    "me01-082": 3, // Nacli
    "me01-083": 2, // Naclstack
    "me01-084": 2, // Garganacl
    "me01-074": 2, // Lunatone
    "me01-075": 2, // Solrock
    "me01-078": 2, // Croagunk
    "me01-079": 2, // Toxicroak
    "me02.5-108": 1, // Groudon
    ...TRAINERS,
    "mee-006": 14, // Fighting Energy
  }),
  deck("me", "gardevoir", {
    "me01-058": 4, // Ralts
    "me01-059": 3, // Kirlia
    "me01-060": 1, // Mega Gardevoir ex
    "me03-033": 3, // Espurr
    "me03-034": 2, // Meowstic
    "me01-064": 3, // Xerneas
    "me01-065": 3, // Greavard
    "me01-066": 2, // Houndstone
    "me01-057": 3, // Jynx
    ...TRAINERS,
    "mee-005": 14, // Psychic Energy
  }),
  deck("me", "pikachu-ex", {
    "me02.5-055": 4, // Pikachu
    "me02.5-056": 3, // Raichu
    "me02.5-276": 2, // Pikachu ex
    "me01-049": 3, // Electrike
    "me01-050": 2, // Mega Manectric ex
    "me03-026": 3, // Shinx
    "me03-027": 2, // Luxio
    "me03-028": 2, // Luxray
    "me01-048": 3, // Raikou
    ...TRAINERS,
    "mee-004": 14, // Lightning Energy
  }),
];
