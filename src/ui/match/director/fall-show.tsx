"use client";
import { Burst } from "./burst";
import type { Fall } from "./cues";
import { CallSlip } from "./slip";
import { middleOf, PAPER, TOSSED, useStaged } from "./use-staged";

/** What is gone from the table lies where it was until it is seen falling. */
export function Lying({ cue: { who, figure }, falls }: { cue: Fall; falls: boolean }) {
  const lying = useStaged<HTMLDivElement>((element, { at }) => {
    const box = at(who);
    if (box === null) element.hidden = true;
    else Object.assign(element.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
    if (box !== null) element.style.setProperty("--w", `${box.width}px`);
    return [];
  });
  return (
    <div ref={lying} className="lying" data-lying={who} data-falls={falls || undefined}>
      {figure}
    </div>
  );
}

/** The burst is wider than what lies under it. */
const BESIDE_BURST = 46;

/** It tips over where it lies, and a burst comes over it. */
export function FallShow({ cue: { who, burst, call, ms }, moves }: { cue: Fall; moves: boolean }) {
  const over = useStaged<HTMLDivElement>((element, { at }) => {
    const box = at(who);
    if (box === null) return [];
    const { x, y } = middleOf(box);
    const place = (scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(4deg) scale(${scale})`;
    element.style.setProperty("--w", `${box.width}px`);
    element.style.transform = place(1);
    if (!moves) return [];
    const lying = element.parentElement?.querySelector(".lying[data-falls]");
    const tips = lying?.animate([{ transform: "none" }, { transform: "translateY(6px) rotate(-7deg)" }], {
      duration: ms * 0.4,
      easing: TOSSED,
      fill: "forwards",
    });
    const comes = element.animate(
      [{ transform: place(0.2), opacity: 0 }, { transform: place(1.12), opacity: 1, offset: 0.7 }, { transform: place(1) }],
      {
        delay: ms * 0.25,
        duration: ms * 0.35,
        easing: PAPER,
        fill: "backwards",
      },
    );
    return [tips, comes];
  });
  return (
    <>
      <div ref={over} className="burst">
        <Burst />
        <b>{burst}</b>
      </div>
      <CallSlip call={call} apart={BESIDE_BURST} />
    </>
  );
}
