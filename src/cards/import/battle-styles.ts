import type { Mark } from "@/engine/pokemon/card";

type Style = Extract<Mark, "Single Strike" | "Rapid Strike" | "Fusion Strike">;

/**
 * Battle Styles (FAM-17) are printed as a logo. Which names of a set carry one; all prints of a name in these sets do alike. Names that say the style
 * themselves ("Single Strike Urshifu V") need no entry. Fusion Strike (swsh8) and the sets after it hold names both with and without a logo, which
 * a source has to tell itself: of those only cards that are certain stand here.
 */
const STYLES: Readonly<Record<string, Readonly<Partial<Record<Style, readonly string[]>>>>> = {
  swsh5: {
    "Single Strike": [
      ...["Tepig", "Pignite", "Emboar", "Mankey", "Primeape", "Stonjourner", "Houndour", "Houndoom", "Tyranitar V", "Mawile"],
      ...["Bruno", "Tower of Darkness", "Urn of Vitality"],
    ],
    "Rapid Strike": [
      ...["Carnivine", "Remoraid", "Octillery", "Empoleon V", "Shinx", "Luxio", "Luxray", "Mienfoo", "Mienshao", "Falinks"],
      ...["Fan of Waves", "Korrina's Focus", "Tower of Waters"],
    ],
  },
  swsh6: {
    "Single Strike": [
      ...["Weedle", "Kakuna", "Beedrill", "Heracross", "Snover", "Abomasnow", "Volcanion V", "Scorbunny", "Raboot", "Cinderace", "Shuppet"],
      ...["Banette", "Galarian Farfetch'd", "Galarian Sirfetch'd", "Rockruff", "Lycanroc", "Galarian Slowking V", "Galarian Slowking VMAX"],
      ...["Qwilfish", "Seviper", "Tauros", "Tornadus V", "Tornadus VMAX"],
      ...["Flannery", "Karen's Conviction", "Welcoming Lantern", "Urn of Vitality", "Impact Energy"],
    ],
    "Rapid Strike": [
      ...["Grookey", "Thwackey", "Rillaboom", "Blaziken V", "Blaziken VMAX", "Sneasel", "Weavile", "Tapu Fini", "Sobble", "Drizzile"],
      ...["Inteleon", "Blitzle", "Zebstrika", "Zeraora V", "Inkay", "Malamar", "Diglett", "Dugtrio", "Passimian", "Metagross V"],
      ...["Metagross VMAX", "Zangoose", "Kecleon", "Brawly", "Echoing Horn", "Fan of Waves", "Siebold", "Spiral Energy"],
    ],
  },
  swsh7: {
    "Single Strike": [
      ...["Pinsir", "Flareon V", "Flareon VMAX", "Entei", "Wobbuffet", "Golurk V", "Hitmonchan", "Umbreon V", "Umbreon VMAX", "Dialga"],
      ...["Duraludon V", "Duraludon VMAX", "Slakoth", "Vigoroth", "Slaking"],
    ],
    "Rapid Strike": [
      ...[
        "Hoppip",
        "Skiploom",
        "Jumpluff",
        "Vaporeon V",
        "Vaporeon VMAX",
        "Feebas",
        "Milotic",
        "Wishiwashi",
        "Flabébé",
        "Floette",
        "Florges",
      ],
      ...["Sylveon V", "Sylveon VMAX", "Marshadow", "Medicham V", "Rayquaza V", "Rayquaza VMAX", "Zygarde"],
    ],
  },
  swsh8: { "Fusion Strike": ["Mew V", "Mew VMAX", "Genesect V", "Meloetta", "Deoxys", "Oricorio", "Elesa's Sparkle"] },
  swsh9: { "Fusion Strike": ["Eiscue"] },
  swsh9tg: {
    "Single Strike": ["Houndoom", "Umbreon V", "Umbreon VMAX"],
    "Rapid Strike": ["Octillery", "Sylveon V", "Sylveon VMAX"],
  },
  swsh10tg: { "Single Strike": ["Abomasnow"], "Rapid Strike": ["Falinks"] },
  "swsh12.5": { "Fusion Strike": ["Mew V", "Elesa's Sparkle"] },
  "swsh12.5gg": { "Fusion Strike": ["Oricorio", "Toxtricity", "Deoxys", "Mew VMAX"] },
};

const SAID = /^(Single Strike|Rapid Strike|Fusion Strike) /;

/** The Battle Style of a card, by its name as printed in that set. */
export function battleStyle(set: string, name: string): readonly Style[] {
  const said = SAID.exec(name)?.[1];
  const known = STYLES[set] ?? {};
  return (["Single Strike", "Rapid Strike", "Fusion Strike"] as const).filter((style) => style === said || known[style]?.includes(name));
}
