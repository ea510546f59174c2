"use client"; // so that a page carries the seed to the browser, not the drawing once more
import { chanceOf, hash } from "../art/chance";
import { type Point, round, smooth } from "../art/shapes";

const WIDTH = 1600;
const HEIGHT = 600;

interface Tree {
  readonly x: number;
  readonly height: number;
  readonly foot: number;
  readonly colour: string;
}

interface Hill {
  readonly d: string;
  readonly colour: string;
  readonly trees: readonly Tree[];
}

function hillsOf(seed: string, horizon: number, colours: readonly string[], wooded: boolean): readonly Hill[] {
  const r = chanceOf(hash(seed));
  return colours.map((colour, index) => {
    const base = horizon + (index * (HEIGHT - horizon)) / (colours.length + 0.4);
    const points: Point[] = [];
    for (let k = 0; k <= 9; k++) points.push([-40 + (k * (WIDTH + 80)) / 9, base + r.between(-46, 40)]);
    const trees: Tree[] = [];
    if (wooded && index > 0) {
      for (let k = 0; k < 9; k++) {
        const next = colours[Math.min(index + (k % 2), colours.length - 1)] ?? colour;
        trees.push({ x: round(r.between(0, WIDTH)), height: round(r.between(60, 150)), foot: round(base + 44), colour: next });
      }
    }
    return { d: `${smooth(points)}V640H-40Z`, colour, trees };
  });
}

/**
 * A wide paper landscape for the back of a page or a panel: `colours` from the farthest sheet to the nearest, `horizon` the height of the farthest
 * (0 top, 600 bottom), a sun behind them where one is named. It always fills its box, standing on its lower edge.
 */
export function Landscape({
  seed,
  horizon,
  colours,
  sun,
  trees = false,
  className = "",
}: {
  seed: string;
  horizon: number;
  colours: readonly string[];
  sun?: { readonly colour: string; readonly x: number };
  trees?: boolean;
  className?: string;
}) {
  return (
    <svg className={`landscape ${className}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {sun && (
        <g fill={sun.colour}>
          <circle cx={sun.x} cy={horizon + 10} r="250" opacity=".16" />
          <circle cx={sun.x} cy={horizon + 10} r="190" opacity=".26" />
          <circle cx={sun.x} cy={horizon + 10} r="132" />
        </g>
      )}
      {hillsOf(seed, horizon, colours, trees).map((hill) => (
        <g key={hill.d}>
          {hill.trees.map((tree) => (
            <TreeShape key={`${tree.x}`} {...tree} />
          ))}
          <path d={hill.d} fill="#2a1030" opacity=".16" transform="translate(0 -9)" />
          <path d={hill.d} fill={hill.colour} />
          <path d={hill.d} fill="none" stroke="#fff" strokeOpacity=".3" strokeWidth="2.5" />
        </g>
      ))}
    </svg>
  );
}

function TreeShape({ x, height, foot, colour }: Tree) {
  return (
    <>
      <rect x={x - 4} y={round(foot - height * 0.5)} width="8" height={round(height * 0.6)} fill="#2b2145" opacity=".45" />
      <ellipse cx={x} cy={round(foot - height * 0.66)} rx={round(height * 0.3)} ry={round(height * 0.42)} fill={colour} />
      <path
        d={`M${x} ${round(foot - height * 0.3)}V${round(foot - height * 0.86)}`}
        stroke="#fff6e2"
        strokeOpacity=".35"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  );
}
