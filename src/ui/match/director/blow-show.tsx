"use client";
import { Burst } from "./burst";
import type { Blow, Drain } from "./cues";
import { Slip } from "./slip";
import { figureAt, middleOf, PAPER, TOSSED, useStaged } from "./use-staged";

/** A number flies from whoever strikes to the one it hits, and grows as it arrives; what it is made of stands beside it. */
export function BlowShow({ cue, moves }: { cue: Blow; moves: boolean }) {
  const { actor, target, amount, sum, ms } = cue;
  const number = useStaged<HTMLDivElement>((element, { at }) => {
    const to = at(target);
    if (to === null) return [];
    const end = middleOf(to);
    const start = (moves && actor !== null && at(actor)) || to;
    const begin = middleOf(start);
    const place = ({ x, y }: typeof end, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    element.style.transform = place(end, 1);
    if (!moves) return [];
    const half = { x: (begin.x + end.x) / 2 + (end.y - begin.y) * 0.18, y: (begin.y + end.y) / 2 };
    return [
      element.animate(
        [
          { transform: place(begin, 0.4), opacity: 0.5 },
          { transform: place(half, 0.75), opacity: 1, offset: 0.4 },
          { transform: place(end, 1.25), opacity: 1, offset: 0.8 },
          { transform: place(end, 1), opacity: 1 },
        ],
        { duration: ms, easing: PAPER },
      ),
    ];
  });
  return (
    <>
      <div ref={number} className="blow" data-heavy={cue.heavy || undefined}>
        <Burst />
        <b>{amount}</b>
      </div>
      {sum.length > 0 && (
        <Slip at={actor ?? target} className="slip--sum">
          {sum.map(({ sign, value, note }) => (
            <span key={`${sign}${value}${note}`}>
              {sign !== "" && <i>{sign}</i>}
              <b>{value}</b>
              {note !== undefined && <small>{note}</small>}
            </span>
          ))}
          <span>
            <i>=</i>
            <b className="slip__total">{amount}</b>
          </span>
        </Slip>
      )}
    </>
  );
}

/** A meter moves; by how much is said beside it, and who is harmed shakes. */
export function DrainShow({ cue, moves, still }: { cue: Drain; moves: boolean; still: boolean }) {
  const { target, amount, kind, ms } = cue;
  const figure = useStaged<HTMLElement>((element, { at }) => {
    const box = at(target);
    if (box === null) return [];
    const place = (rise: number) => `translate(${box.right + 4}px, ${box.top + box.height * 0.12 - rise}px) translateY(-50%)`;
    element.style.transform = place(0);
    if (still) return [];
    const rise = element.animate(
      [{ transform: place(-8), opacity: 0 }, { transform: place(0), opacity: 1, offset: 0.25 }, { transform: place(6) }],
      {
        duration: ms,
        easing: TOSSED,
      },
    );
    if (!moves || kind === "good") return [rise];
    const steps = [0, -4, 4, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    return [rise, figureAt(target)?.animate(steps, { duration: Math.min(260, ms) })];
  });
  return (
    <b ref={figure} className="drain" data-kind={kind}>
      {amount}
    </b>
  );
}
