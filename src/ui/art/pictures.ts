import { chanceOf, hash } from "./chance";
import { drawPokemon, type PokemonPicture } from "./pokemon";
import { drawTrainer, type TrainerPicture } from "./trainer";

/**
 * Pictures as addresses for `<img>`: one element on the page instead of a hundred, no ids that clash, and the browser decodes each only once.
 * All are 300 × 420; the caller crops.
 */
export function pokemonPicture(picture: PokemonPicture): string {
  return pictureAddress(`p/${picture.seed}/${picture.type}/${picture.growth}/${picture.rare}/${picture.body ?? ""}`, () =>
    drawPokemon(picture),
  );
}

export function trainerPicture(picture: TrainerPicture): string {
  return pictureAddress(`t/${picture.seed}/${picture.subject}`, () => drawTrainer(picture));
}

const AVATAR_TYPES = ["Water", "Fire", "Grass", "Psychic", "Fairy", "Lightning", "Fighting", "Dragon", "Metal"] as const;

/** The portrait that belongs to a nickname. */
export function avatarPicture(nickname: string): string {
  const type = chanceOf(hash(`avatar${nickname}`)).pick(AVATAR_TYPES);
  return pokemonPicture({ seed: `avatar/${nickname}`, type, growth: 0, rare: false, body: "buddy" });
}

/** Enough for a whole catalogue page; the oldest goes first, so that strangers' nicknames cannot fill the server's memory. */
const CACHE_SIZE = 1000;
const cache = new Map<string, string>();

/** The address of a drawing, drawn once for each key. */
export function pictureAddress(key: string, draw: () => string): string {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const address = `data:image/svg+xml,${`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420">${draw()}</svg>`.replace(/["#%<>]/g, encodeURIComponent)}`;
  const [oldest] = cache.keys();
  if (cache.size >= CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
  cache.set(key, address);
  return address;
}
