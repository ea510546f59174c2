import { deck } from "./deck";

/** Trainers that all of them share, so that they differ by their Pokémon and not by their luck. */
const TRAINERS = {
  "xy1-122": 2, // Professor Sycamore
  "xy1-127": 2, // Shauna
  "xy0-39": 2, // Tierno
  "xy1-123": 2, // Professor's Letter
  "xy1-118": 2, // Great Ball
  "xy1-116": 2, // Evosoda
  "xy0-37": 2, // Potion
  "xy1-128": 1, // Super Potion
  "xy0-38": 2, // Switch
  "xy1-121": 1, // Muscle Band
  "xy1-119": 1, // Hard Charm
};

export const xyDecks = [
  deck("xy", "chespin", {
    "xy0-3": 2, // Chespin
    "xy1-12": 2,
    "xy0-4": 2, // Quilladin
    "xy1-13": 1,
    "xy0-5": 1, // Chesnaught
    "xy1-14": 2,
    "xy1-18": 3, // Skiddo
    "xy1-19": 2, // Gogoat
    "xy1-9": 2, // Illumise
    "xy1-114": 2, // Furfrou
    "xy1-111": 2, // Bunnelby
    "xy1-112": 1, // Diggersby
    ...TRAINERS,
    "xy1-132": 17, // Grass Energy
    "xy1-130": 2, // Double Colorless Energy
  }),
  deck("xy", "fennekin", {
    "xy0-8": 2, // Fennekin
    "xy1-24": 2,
    "xy0-9": 2, // Braixen
    "xy1-25": 1,
    "xy0-10": 1, // Delphox
    "xy1-26": 2,
    "xy1-22": 3, // Pansear
    "xy1-23": 2, // Simisear
    "xy2-16": 2, // Torkoal
    "xy2-19": 3, // Litleo
    "xy2-20": 2, // Pyroar
    ...TRAINERS,
    "xy1-133": 17, // Fire Energy
    "xy1-130": 2, // Double Colorless Energy
  }),
  deck("xy", "froakie", {
    "xy0-12": 2, // Froakie
    "xy1-39": 2,
    "xy0-13": 2, // Frogadier
    "xy1-40": 1,
    "xy0-14": 1, // Greninja
    "xy1-41": 2,
    "xy9-41": 1, // Greninja BREAK
    "xy2-28": 3, // Buizel
    "xy2-29": 2, // Floatzel
    "xy1-35": 3, // Lapras
    "xy1-36": 2, // Corsola
    "xy1-29": 1, // Blastoise-EX
    ...TRAINERS,
    "xy1-134": 17, // Water Energy
    "xy1-130": 2, // Double Colorless Energy
  }),
  deck("xy", "shinx", {
    "xy2-32": 4, // Shinx
    "xy2-33": 3, // Luxio
    "xy2-34": 2, // Luxray
    "xy9-47": 1, // Luxray BREAK
    "xy3-29": 3, // Electabuzz
    "xy3-30": 2, // Electivire
    "xy1-42": 2, // Pikachu
    "xy1-43": 2, // Raichu
    "xy4-25": 2, // Pachirisu
    "xy3-33": 1, // Thundurus
    ...TRAINERS,
    "xy1-135": 17, // Lightning Energy
    "xy1-130": 2, // Double Colorless Energy
  }),
  deck("xy", "litwick", {
    "xy4-41": 3, // Litwick
    "xy4-42": 2, // Lampent
    "xy4-43": 2, // Chandelure
    "xy1-54": 3, // Phantump
    "xy1-55": 2, // Trevenant
    "xy9-66": 1, // Trevenant BREAK
    "xy3-42": 3, // Golett
    "xy3-43": 2, // Golurk
    "xy1-49": 2, // Spoink
    "xy1-50": 1, // Grumpig
    "xy4-34": 1, // Gengar-EX
    ...TRAINERS,
    "xy1-136": 17, // Psychic Energy
    "xy1-130": 2, // Double Colorless Energy
  }),
  deck("xy", "machop", {
    "xy3-44": 4, // Machop
    "xy3-45": 3, // Machoke
    "xy3-46": 2, // Machamp
    "xy1-65": 3, // Timburr
    "xy1-66": 2, // Gurdurr
    "xy1-67": 1, // Conkeldurr
    "xy3-47": 2, // Hitmonlee
    "xy3-48": 1, // Hitmonchan
    "xy1-64": 2, // Solrock
    "xy3-58": 2, // Landorus
    ...TRAINERS,
    "xy1-137": 17, // Fighting Energy
    "xy1-130": 2, // Double Colorless Energy
  }),
  deck("xy", "zorua", {
    "xy1-72": 4, // Zorua
    "xy1-73": 2, // Zoroark
    "xy8-91": 1,
    "xy8-92": 1, // Zoroark BREAK
    "xy1-69": 3, // Sandile
    "xy1-70": 2, // Krokorok
    "xy1-71": 1, // Krookodile
    "xy2-58": 1, // Scraggy
    "xy4-51": 2, // Murkrow
    "xy4-52": 2, // Honchkrow
    "xy4-55": 2, // Spiritomb
    "xy1-78": 1, // Yveltal
    ...TRAINERS,
    "xy1-138": 17, // Darkness Energy
    "xy1-130": 2, // Double Colorless Energy
  }),
  deck("xy", "honedge", {
    "xy0-21": 3, // Honedge
    "xy1-83": 1,
    "xy1-84": 3, // Doublade
    "xy1-85": 2, // Aegislash
    "xy1-86": 1,
    "xy0-19": 1, // Pawniard
    "xy1-81": 2,
    "xy0-20": 1, // Bisharp
    "xy1-82": 1,
    "xy4-60": 2, // Bronzor
    "xy4-61": 2, // Bronzong
    "xy4-59": 2, // Skarmory
    "xy4-66": 1, // Klefki
    ...TRAINERS,
    "xy1-139": 17, // Metal Energy
    "xy1-130": 2, // Double Colorless Energy
  }),
  deck("xy", "clefairy", {
    "xy3-69": 3, // Clefairy
    "xy3-71": 2, // Clefable
    "xy1-92": 3, // Spritzee
    "xy1-93": 2, // Aromatisse
    "xy1-94": 3, // Swirlix
    "xy1-95": 2, // Slurpuff
    "xy0-22": 2, // Snubbull
    "xy0-23": 2, // Granbull
    "xy1-96": 2, // Xerneas
    "xy1-97": 1, // Xerneas-EX
    ...TRAINERS,
    "xy1-140": 17, // Fairy Energy
    "xy1-130": 2, // Double Colorless Energy
  }),
  deck("xy", "eevee", {
    "xy3-80": 4, // Eevee
    "xy3-7": 2, // Leafeon
    "xy3-19": 2, // Glaceon
    "xy3-72": 2, // Sylveon
    "xy2-75": 3, // Pidgey
    "xy2-76": 2, // Pidgeotto
    "xy2-77": 1, // Pidgeot
    "xy1-101": 1, // Dunsparce
    "xy1-100": 2, // Tauros
    "xy1-114": 2, // Furfrou
    "xy0-26": 1, // Snorlax
    ...TRAINERS,
    "xy1-132": 4, // Grass Energy
    "xy1-134": 5, // Water Energy
    "xy1-140": 5, // Fairy Energy
    "xy1-131": 2, // Rainbow Energy
    "xy1-130": 3, // Double Colorless Energy
  }),
];
