import { chanceOf, hash } from "@/ui/art/chance";

const COLOURS = ["#ffc441", "#ee5a3f", "#fff6e2", "#7a5ae0", "#38e0cf"];

/** Scraps of paper left and right of the middle, where the words are; always the same, so that nothing jumps when the page is drawn again. */
const SCRAPS = scatter();

function scatter() {
  const r = chanceOf(hash("confetti"));
  return Array.from({ length: 70 }, (_, index) => {
    const x = r.between(0, 1600);
    const aside = x > 470 && x < 1130 ? (x < 800 ? x - 400 : x + 400) : x;
    return {
      x: Math.round(aside),
      y: Math.round(r.between(0, 430)),
      width: Math.round(r.between(8, 15)),
      height: Math.round(r.between(12, 22)),
      turn: Math.round(r.between(0, 180)),
      colour: COLOURS[index % COLOURS.length],
    };
  });
}

export function Confetti() {
  return (
    <svg className="result__confetti" viewBox="0 0 1600 600" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {SCRAPS.map(({ x, y, width, height, turn, colour }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="3" fill={colour} transform={`rotate(${turn} ${x} ${y})`} />
      ))}
    </svg>
  );
}
