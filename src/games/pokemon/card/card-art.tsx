"use client"; // so that a page carries the seed of an Energy picture to the browser, not the drawing once more
import { POKEMON } from "@/games/pokemon/engine/view";
import { chanceOf, hash } from "@/ui/art/chance";
import { Picture } from "@/ui/art/picture";
import { symbolAddress } from "@/ui/art/symbol-address";
import type { CardSize } from "@/ui/card/state";
import type { CardFace, EnergyFace, EnergyType, PokemonFace, TrainerFace } from "./model";

/** The window on the 300 × 420 sheet that each format shows. */
const POKEMON_WINDOW: Record<CardSize, string> = { s: "28 58 244 264", m: "14 50 272 270", l: "0 52 300 270" };
const TRAINER_WINDOW: Record<CardSize, string> = { s: "40 74 220 250", m: "22 66 256 256", l: "6 62 288 262" };

/** Where the site draws it (`art/pictures.ts`). */
const addressOf = ({ picture }: PokemonFace | TrainerFace): string => `/art/${POKEMON}/${picture}.svg`;

/** The picture of a card; null where it has none of its own. */
export const pictureOf = (face: CardFace): string | null => (face.category === "Energy" ? null : addressOf(face));

/** The picture of a card. */
export function CardArt({ face, size }: { face: CardFace; size: CardSize }) {
  switch (face.category) {
    case "Pokémon":
      return <Picture address={addressOf(face)} view={POKEMON_WINDOW[size]} />;
    case "Trainer":
      return <Picture address={addressOf(face)} view={TRAINER_WINDOW[size]} />;
    case "Energy":
      return <EnergyArt face={face} />;
  }
}

/** Rings of light around the symbols of what the card provides. */
function EnergyArt({ face }: { face: EnergyFace }) {
  const symbols = face.provides.length > 1 ? face.provides.flatMap((unit) => unit.slice(0, 1)) : (face.provides[0] ?? []);
  const types: readonly EnergyType[] = symbols.slice(0, 4);
  const [first = "Colorless", second = first] = types;
  const colour = (odd: boolean) => `var(--color-${(odd ? first : second).toLowerCase()})`;
  const deep = `var(--color-${first.toLowerCase()}-deep)`;
  const r = chanceOf(hash(face.artSeed));
  const motes = Array.from({ length: 12 }, () => ({ x: r.between(0, 300), y: r.between(0, 400), radius: r.between(2, 6) }));
  const beam = (index: number) => {
    const point = (angle: number) => `${(150 + 500 * Math.cos(angle)).toFixed(1)} ${(190 + 500 * Math.sin(angle)).toFixed(1)}`;
    return `M150 190L${point((index * Math.PI) / 9)}L${point((index * Math.PI) / 9 + 0.17)}Z`;
  };
  return (
    <svg viewBox="0 0 300 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="300" height="420" fill={deep} />
      {Array.from({ length: 18 }, (_, index) => (
        <path key={beam(index)} d={beam(index)} fill={colour(index % 2 === 1)} opacity=".5" />
      ))}
      {[178, 158, 138, 118, 98].map((radius, index) => (
        <circle
          key={radius}
          cx="150"
          cy="190"
          r={radius}
          fill={`color-mix(in oklab, ${colour(index % 2 === 1)} ${30 + index * 17}%, ${deep})`}
        />
      ))}
      {types.length > 1 ? (
        types.map((type, index) => {
          const angle = (2 * Math.PI * index) / types.length - Math.PI / 2;
          const place = { x: (106 + 58 * Math.cos(angle)).toFixed(1), y: (146 + 58 * Math.sin(angle)).toFixed(1) };
          return <use key={`${place.x} ${place.y}`} href={symbolAddress(`nrj-${type.toLowerCase()}`)} {...place} width="88" height="88" />;
        })
      ) : (
        <>
          <circle cx="150" cy="194" r="88" fill="#12061f" opacity=".25" />
          <use href={symbolAddress(`nrj-${first.toLowerCase()}`)} x="66" y="102" width="168" height="168" />
        </>
      )}
      {motes.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r={radius.toFixed(1)} fill="#fff8ea" opacity=".5" />
      ))}
    </svg>
  );
}
