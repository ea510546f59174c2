import { ellipse, type Point, round } from "@/ui/art/shapes";

/** A paper cut whose corners are rounded by a stroke of its own colour. */
export const cut = (d: string, fill: string, corner = 4, extra = ""): string =>
  `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="${corner}" stroke-linejoin="round" ${extra}/>`;

/** The outline through the points, closed. */
export const outline = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

/** Round spots, each "x y radius". */
export const dots = (places: readonly string[], fill: string): string =>
  places
    .map((place) => {
      const [x = 0, y = 0, radius = 0] = place.split(" ").map(Number);
      return ellipse(x, y, radius, radius, fill);
    })
    .join("");

/** A rectangle with round corners. */
export const bar = (x: number, y: number, width: number, height: number, corner: number, fill: string, extra = ""): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${corner}" fill="${fill}" ${extra}/>`;

/** A star of `count` points about a centre, each point's reach drawn from `reach`, its notches at `inner`. */
export function burst(centre: Point, count: number, inner: number, reach: () => number): string {
  const corner = (i: number): Point => {
    const angle = (i * Math.PI) / count;
    const radius = i % 2 ? inner : reach();
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
  };
  return outline(Array.from({ length: 2 * count }, (_, i) => corner(i)));
}
