import type { TrainerKind } from "@/games/pokemon/engine/card";

/** What the picture of a Trainer card is about. */
export const TRAINER_SUBJECTS = [
  // Items
  "ball",
  "potion",
  "stone",
  "sweet",
  "berry",
  "fossil",
  "rod",
  "hammer",
  "device",
  "vehicle",
  "horn",
  "rope",
  "bag",
  "paper",
  "energy",
  "box",
  // Tools
  "band",
  "cape",
  "gloves",
  "helmet",
  "goggles",
  "medal",
  "disc",
  // People
  "professor",
  "villain",
  "rival",
  "carer",
  "fighter",
  "worker",
  "lady",
  "child",
  "pair",
  "person",
  // Places
  "place",
] as const;
export type TrainerSubject = (typeof TRAINER_SUBJECTS)[number];

type Words = readonly (readonly [TrainerSubject, RegExp])[];

/** By the words of its English name, the first that fits. */
const PEOPLE: Words = [
  ["professor", /\b(Professors?|Researcher|Scientist|Doctor|Bill|Lanette|Celio|Fennel|Colress|Sonia|Jacq|Samson Oak|Charon)\b/],
  [
    "villain",
    /\b(Team|Rocket|Rocket's|Grunt|Admin|Boss's|Giovanni|Lysandre|Ghetsis|Cyrus|Archie|Maxie|Guzma|Shadow|Syndicate|Xerosic|Conspirator)\b/,
  ],
  ["carer", /\b(Nurse|Center|Mom's|Care|Kindness|Breeder|Waitress|Café|Cook|Aroma|Flower)\b/],
  ["pair", /\b(Twins|Duo|Friends|Teammates|Fan Club|Family|Squad|Maids)\b| & /],
  ["fighter", /\b(Black Belt|Karate|Ninja|Trainer|Bruno|Brawly|Korrina|Maylene|Bea|Chuck|Marshal|Judge|Royal)\b/],
  [
    "worker",
    /\b(Welder|Hiker|Digger|Excavator|Fisherman|Blacksmith|Explorer|Explorer's|Expedition|Underground|Ranger|Kindler|Caretaker|Farmer|Maker|Steel|Clay|Roark|Byron)\b/,
  ],
  ["rival", /\b(Rival|Blue|Green|Red|Barry|Hugh|Hop|Bede|Gladion|Silver|Wally|Brendan|Kieran|Nemona|Arven|N)\b/],
  ["child", /\b(Lass|Kid|Boy|Youngster|Student|Bug Catcher|Delinquent|Picnicker|Child)\b/],
  ["lady", /\b(Lady|Beauty|Girl|Parasol|Diantha|Cynthia|Lusamine|Caitlin|Opal|Erika|Sabrina|Karen|Agatha)\b/],
];

const THINGS: Words = [
  ["ball", /\bball\b/i],
  ["fossil", /\b(Fossil|Old Amber)\b/],
  ["berry", /\bBerry\b/],
  ["disc", /\b(Technical Machine|Memory|Capsule|TM|Scroll|Plate)\b/],
  ["rod", /\bRod\b/],
  ["hammer", /\b(Hammer|Axe|Pickaxe|Shovel|Trimmer|Scrapper|Arm|Sword|Dumbbells|Brush|Roller)\b/],
  ["vehicle", /\b(Bike|Bicycle|Skates|Cart|Board|Shoes|Boots|Drone|Carrier|Stretcher)\b/],
  ["horn", /\b(Bell|Horn|Flute|Drum|Whistle|Trumpet|Megaphone|Gong|Baton)\b/],
  ["sweet", /\b(Candy|Poffin|Malasada|Puff|Honey|Curry|Mochi|Galette|Cheese|Ice Pop|Sweet|Leftovers|Tin|Shake|Egg)\b/],
  [
    "potion",
    /\b(Potion|Heal|Healer|Revive|Revitalizer|Ether|Elixir|Max Elixir|Spray|Milk|Powder|Repel|Cologne|Aroma|Herbs?|Ash|Dew|Evosoda|PP Up|Au Lait|Antidote|Water Set|Vitality|Urn|Vessel|Incense|Perfume|Drop|Vital|Boost)\b/,
  ],
  [
    "stone",
    /\b(Stone|Crystal|Shard|Treasure|Nugget|Gem|Gemstone|Pearl|Orb|Star Piece|Eviolite|Sphere|Spirit Link|Cube|Lithograph|Clover)\b/,
  ],
  ["rope", /\b(Rope|Net|Catcher|Grabber|Scoop Up|Fan|Windstorm|Blower|Vacuum|Warp Point|Toy)\b/],
  ["goggles", /\b(Goggles|Glasses|Scope|Lens|Sight|Mask|Powerglass|Mirror|Magnifier)\b/],
  ["gloves", /\b(Gloves|Claw|Claws|Barb|Bangle|Ringer|Bringer)\b/],
  ["helmet", /\b(Helmet|Cap|Hood|Chestplate|Guard|Shield|Crown|Pan)\b/],
  ["cape", /\b(Cape|Coat|Robe|Scarf|Vest|Parasol|Tag|Uniform|Towel|Balloon|Duster)\b/],
  ["band", /\b(Band|Belt|Sash|Brace)\b/],
  ["medal", /\b(Badge|Charm|Medal|Ring|Coin|Piece|Cup|Policy|Amulet|Dice)\b/],
  [
    "device",
    /\b(Pokédex|Dex|PokéGear|Pokégear|PokéNav|Nav|Radar|Phone|Transceiver|Xtransceiver|PC|Machine|Communication|Computer|Search|Generator|Rotom|Signal|VS Seeker|Module|Laser|Pad|Receiver|Transfer|Trader|Incubator|Stick|Converter|Timepiece|Camera)\b/,
  ],
  ["paper", /\b(Letter|Mail|Map|Ticket|Card|Stamp|Record|Order|Notes?|Codebreaking|Sticker|Exp\. Share|Test|Book)\b/],
  ["bag", /\b(Bag|Backpack|Basket|Bucket|Pouch|Set|Kit)\b/],
  ["energy", /\b(Energy|Switch|Switching|Recycle|Turbo|Patch|Charge|PlusPower|Electropower|Power|Recall|Max|Reversal|Retriever)\b/],
];

/** What the picture of a Trainer card is about: by the words of its English name, or else by its kind. */
export function subjectOf(kind: TrainerKind, name: string): TrainerSubject {
  const among = (words: Words, otherwise: TrainerSubject) => words.find(([, pattern]) => pattern.test(name))?.[0] ?? otherwise;
  switch (kind) {
    case "Supporter":
      return among(PEOPLE, "person");
    case "Stadium":
      return "place";
    case "Pokémon Tool":
      return among(THINGS, "medal");
    case "Technical Machine":
      return "disc";
    case "Item":
      return among(THINGS, "box");
  }
}
