"use client";
import type { ReactNode } from "react";
import { boxOf } from "./boxes";
import type { Travel } from "./cues";
import { CallSlip } from "./slip";
import { Trail } from "./trail";
import { middleOf, PAPER, useStaged } from "./use-staged";

/** Two things move at once: of more cards the rest follows in their wake. */
const SEEN = 2;

/** Cards on their way from one place to another. */
export function TravelShow({ cue }: { cue: Travel }) {
  const cards = cue.cards.slice(0, SEEN);
  return (
    <>
      {(cue.how === "prize" || cue.how === "fall") && <Trail from={cue.from} to={cue.to} />}
      <Traveller cue={cue} late={0}>
        {cards[0]}
      </Traveller>
      {cards.length > 1 && (
        <Traveller cue={cue} late={0.25}>
          {cards[1]}
        </Traveller>
      )}
      {cue.call && <CallSlip call={cue.call} />}
    </>
  );
}

/** @param late after which part of the time it sets out */
function Traveller({ cue: { from, to, ms }, late, children }: { cue: Travel; late: number; children: ReactNode }) {
  const traveller = useStaged<HTMLDivElement>((element, { at, stage }) => {
    const begin = at(from);
    const now = boxOf(to);
    if (begin === null || now === null) return [];
    const [a, b] = [middleOf(begin), { x: now.x + now.width / 2 - stage.x, y: now.y + now.height / 2 - stage.y }];
    const { width, height } = element.getBoundingClientRect();
    const place = ({ x, y }: typeof a, scale: number, turn: number) =>
      `translate(${x - width / 2}px, ${y - height / 2}px) rotate(${turn}deg) scale(${scale})`;
    return [
      element.animate(
        [
          { transform: place(a, 0.75, 0), visibility: "visible", opacity: 0.9 },
          { transform: place({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 18 }, 1.15, -6), visibility: "visible", opacity: 1, offset: 0.5 },
          { transform: place(b, 0.8, 0), visibility: "visible", opacity: 1, offset: 0.92 },
          { transform: place(b, 0.8, 0), visibility: "visible", opacity: 0 },
        ],
        { delay: late * ms, duration: ms * (1 - late), easing: PAPER },
      ),
    ];
  });
  return (
    <div ref={traveller} className="traveller">
      {children}
    </div>
  );
}
