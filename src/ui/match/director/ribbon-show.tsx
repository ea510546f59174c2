"use client";
import type { Ribbon } from "./cues";
import { PAPER, useStaged } from "./use-staged";

/** A strip of paper across the table. */
export function RibbonShow({ cue: { title, note, mine, ms } }: { cue: Ribbon }) {
  const strip = useStaged<HTMLDivElement>((element) => [
    element.animate(
      [
        { opacity: 0, transform: "translateY(-50%) scaleY(.3)" },
        { opacity: 1, transform: "translateY(-50%)", offset: 0.2 },
        { opacity: 1, transform: "translateY(-50%)", offset: 0.85 },
        { opacity: 0, transform: "translateY(-50%)" },
      ],
      { duration: ms, easing: PAPER, fill: "forwards" },
    ),
  ]);
  return (
    <div ref={strip} className="strip" data-mine={mine || undefined}>
      <b>{title}</b>
      <small>{note}</small>
    </div>
  );
}
