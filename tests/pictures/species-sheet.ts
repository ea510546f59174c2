import { pictureAt } from "@/games/pokemon/art/pictures";
import { allSpecies } from "@/games/pokemon/cards/species/facts";

/** Species that nearly everybody knows, of all generations, by their numbers: whoever looks at them sees at once where a body is wrong. */
const WELL_KNOWN = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 26, 27, 31, 34, 35, 37, 38, 39, 41, 43, 45, 50, 51, 52, 54, 56, 58, 59, 60, 62,
  63, 65, 68, 70, 72, 74, 76, 77, 79, 80, 81, 83, 85, 86, 89, 90, 93, 94, 95, 98, 99, 100, 102, 103, 104, 107, 108, 109, 112, 113, 114, 115,
  116, 120, 122, 123, 124, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 142, 143, 144, 145, 146, 147, 149, 150, 151, 152, 155,
  158, 163, 169, 172, 175, 181, 185, 194, 196, 197, 201, 208, 212, 214, 229, 235, 241, 242, 245, 248, 249, 250, 251, 252, 255, 258, 282,
  302, 306, 350, 359, 376, 382, 383, 384, 387, 390, 393, 405, 445, 448, 483, 484, 487, 495, 498, 501, 571, 609, 635, 656, 700, 717, 778,
];

/** A page with all of them, as small cards show them. @throws Error where a species has no picture */
export function speciesSheet(): string {
  const cells = WELL_KNOWN.map((id) => {
    const picture = pictureAt(["species", String(id), "sheet"]);
    if (picture === undefined) throw new Error(`Species ${id} has no picture.`);
    return `<figure><div>${picture}</div><figcaption>${allSpecies().get(id)?.name}</figcaption></figure>`;
  });
  return `<!doctype html><style>
    body { display: grid; grid-template-columns: repeat(10, 120px); gap: 8px; width: max-content; margin: 0; padding: 12px; background: #fbf2e3; font: 600 12px sans-serif; text-align: center }
    figure { margin: 0 } div { height: 124px; overflow: hidden; border-radius: 8px } svg { display: block; width: 100%; margin-top: -28px }
  </style>${cells.join("")}`;
}
