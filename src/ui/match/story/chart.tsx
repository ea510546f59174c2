import { other, type Seat } from "@/kernel/game";
import type { ToldTurn } from "@/match/story";

export interface ChartShape {
  readonly width: number;
  readonly height: number;
}

/** What numbers and small cards take beyond the highest bar. */
const BEYOND = 56;
/** Bars of a match with little damage stay small. */
const LEAST_SCALE = 100;
/** With more turns there is no room for the numbers. */
const MOST_NUMBERED = 18;
const BURST =
  "M0 -9l2.5 3.6 3.8-2 .3 4.3 4.2.3-2 3.8 3.6 2.4-3.7 2 1.7 4-4.3-.3-.4 4.2-3.7-2.3-2.6 3.4-2-3.8-3.9 2 .2-4.3-4.3-.6 2.3-3.7-3.8-2 3.8-2.2-1.8-3.9 4.3.3.3-4.3 3.7 2Z";

/** Damage and what the match is won by, turn by turn: theirs above the middle, one's own below, as on the table. What it shows is told beside it in words. */
export function Chart({
  turns,
  seat,
  pins,
  shape = { width: 680, height: 216 },
  className = "",
}: {
  turns: readonly ToldTurn[];
  seat: Seat;
  pins: ReadonlyMap<ToldTurn, number>;
  /** Its sides, in the units in which its numbers are 13 high. */
  shape?: ChartShape;
  className?: string;
}) {
  const { width: whole, height } = shape;
  const middle = height / 2;
  const width = whole / Math.max(1, turns.length);
  const scale = Math.max(LEAST_SCALE, ...turns.flatMap(({ damage }) => damage));
  const high = turns.some(({ damage }) => Math.max(...damage) >= 10) ? scale : Math.max(3, ...turns.flatMap(({ damage }) => damage));
  return (
    <svg className={`chart ${className}`} viewBox={`-2 -2 ${whole + 4} ${height + 4}`} aria-hidden="true">
      {turns.map((turn, index) => (
        <rect
          key={turn.number}
          className="chart__band"
          data-side={turn.seat === seat ? "mine" : "theirs"}
          x={index * width + 1}
          width={Math.max(1, width - 2)}
          height={height}
          rx="6"
        />
      ))}
      <path
        className="chart__axis"
        d={`M0 ${middle}C${whole * 0.2} ${middle - 5} ${whole * 0.3} ${middle + 5} ${whole * 0.5} ${middle}S${whole * 0.8} ${middle - 5} ${whole} ${middle}`}
      />
      {turns.map((turn, index) =>
        [other(seat), seat].map((by) => (
          <Half
            key={`${turn.number} ${by}`}
            turn={turn}
            by={by}
            up={by !== seat}
            x={(index + 0.5) * width}
            width={width}
            height={height}
            scale={high}
            numbered={turns.length <= MOST_NUMBERED && middle >= BEYOND * 1.5}
          />
        )),
      )}
      {turns.map((turn, index) => {
        const pin = pins.get(turn);
        return (
          pin !== undefined && (
            <g key={turn.number} transform={`translate(${(index + 0.5) * width} ${middle})`}>
              <circle className="chart__pin" r="11" />
              <text className="chart__pin-number" y="4.5">
                {pin}
              </text>
            </g>
          )
        );
      })}
    </svg>
  );
}

/** What one of the two did in a turn. */
function Half({
  turn,
  by,
  up,
  x,
  width,
  height,
  scale,
  numbered,
}: {
  turn: ToldTurn;
  by: Seat;
  up: boolean;
  /** The middle of its turn. */
  x: number;
  width: number;
  height: number;
  scale: number;
  numbered: boolean;
}) {
  const dealt = turn.damage[by];
  const points = turn.points[by];
  const middle = height / 2;
  /** Where there are no numbers, there is more room to rise. */
  const rise = (dealt / scale) * (middle - (numbered ? BEYOND : 30));
  const bar = Math.min(width * 0.42, 30);
  const card = Math.min(12, (width - 4) / Math.max(1, points) - 2);
  return (
    <>
      {dealt > 0 && (
        <rect
          className="chart__bar"
          data-side={up ? "theirs" : "mine"}
          x={x - bar / 2}
          y={up ? middle - 4 - rise : middle + 4}
          width={bar}
          height={rise}
          rx={Math.min(5, rise / 2)}
        />
      )}
      {dealt > 0 && numbered && (
        <text className="chart__number" x={x} y={up ? middle - rise - 11 : middle + rise + 20}>
          {dealt}
        </text>
      )}
      {turn.falls[other(by)].length > 0 && (
        <path
          className="chart__fall"
          d={BURST}
          transform={`translate(${x + bar / 2 + Math.min(9, width / 5)} ${up ? middle - 16 : middle + 16}) scale(${width > 40 ? 1 : 0.7})`}
        />
      )}
      {Array.from({ length: card > 1 ? points : 0 }, (_, index) => x + (index - points / 2) * (card + 2) + 1).map((left) => (
        <rect key={left} className="chart__point" x={left} y={up ? 7 : height - 24} width={card} height="17" rx="3" />
      ))}
    </>
  );
}

/** The burst of the key below the chart. */
export function Burst() {
  return (
    <svg viewBox="-10 -10 20 20" aria-hidden="true">
      <path className="chart__fall" d={BURST} />
    </svg>
  );
}
