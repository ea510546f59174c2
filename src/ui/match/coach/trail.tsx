type Point = readonly [number, number];

/** A path of dashes from what to where, inside an `<svg>` in pixels. @param bend how far it bows, to the left of its way */
export function Trail({ from, to, bend = -0.2 }: { from: Point; to: Point; bend?: number }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const over: Point = [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend];
  const angle = Math.atan2(to[1] - over[1], to[0] - over[0]);
  const at = (turn: number, length: number) => `${to[0] + length * Math.cos(angle + turn)} ${to[1] + length * Math.sin(angle + turn)}`;
  const way = `M${from[0]} ${from[1]}Q${over[0]} ${over[1]} ${to[0]} ${to[1]}`;
  return (
    <>
      <path className="trail__under" d={way} />
      <path className="trail__dash" d={way} />
      <path className="trail__head" d={`M${at(2.65, 25)}L${at(0, 5)}L${at(-2.65, 25)}L${at(Math.PI, 15)}Z`} />
    </>
  );
}
