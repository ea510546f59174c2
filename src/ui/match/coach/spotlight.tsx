import { type Box, middle } from "./box";
import { Trail } from "./trail";

const ROUND = 15;
const EDGE = 11;

/** A window cut by hand: its sides bow a little. */
function cut({ left, top, right, bottom }: Box): string {
  const [l, t, r, b] = [left - EDGE, top - EDGE, right + EDGE, bottom + EDGE];
  const [w, h] = [r - l, b - t];
  return [
    `M${l + ROUND} ${t}`,
    `Q${l + w * 0.4} ${t - 5} ${l + w * 0.6} ${t + 1}T${r - ROUND} ${t}`,
    `Q${r} ${t} ${r} ${t + ROUND}`,
    `Q${r + 5} ${t + h * 0.45} ${r} ${b - ROUND}`,
    `Q${r} ${b} ${r - ROUND} ${b}`,
    `Q${l + w * 0.55} ${b + 5} ${l + w * 0.35} ${b}T${l + ROUND} ${b}`,
    `Q${l} ${b} ${l} ${b - ROUND}`,
    `Q${l - 4} ${t + h * 0.5} ${l} ${t + ROUND}`,
    `Q${l} ${t} ${l + ROUND} ${t}Z`,
  ].join("");
}

/** From where the path leaves: the upper part of a card, the near edge of what is wider than high, whose words it must not cross. */
function leavingFrom(box: Box): readonly [number, number] {
  const [x] = middle(box);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return width > height ? [box.left + 22, box.top - EDGE] : [x, box.top + Math.min(height * 0.3, 40)];
}

/**
 * A dark sheet over the page with a window over each lit place. It takes no clicks: what is lit is clicked itself, and everything else too.
 * @param click whether the first place is to be clicked, or only looked at
 * @param raised it is taken away for a while: nothing is dark, and nothing lit
 */
export function Spotlight({ places, click, trail, raised }: { places: readonly Box[]; click: boolean; trail: boolean; raised: boolean }) {
  const [first] = places;
  const last = places.at(-1);
  const [width, height] = [window.innerWidth, window.innerHeight];
  return (
    <svg className="spotlight" data-raised={raised || undefined} width={width} height={height} aria-hidden="true">
      <path className="spotlight__sheet" fillRule="evenodd" d={`M0 0H${width}V${height}H0Z${places.map(cut).join("")}`} />
      {places.map((place, index) => (
        <path
          key={JSON.stringify(place)}
          className={`spotlight__edge ${click && index === 0 ? "spotlight__edge--do" : ""}`}
          d={cut(place)}
        />
      ))}
      {trail && first && last && first !== last && <Trail from={leavingFrom(first)} to={middle(last)} />}
    </svg>
  );
}
