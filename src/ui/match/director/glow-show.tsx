"use client";
import type { Glow, Shuffle } from "./cues";
import { figureAt, PAPER, TOSSED, useStaged } from "./use-staged";

/** Something rises for a moment in a ring of light; a word says what became of it. */
export function GlowShow({ cue: { who, how, label, ms } }: { cue: Glow }) {
  const ring = useStaged<HTMLDivElement>((element, { at }) => {
    const box = at(who);
    if (box === null) {
      element.hidden = true;
      return [];
    }
    Object.assign(element.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
    const grows = how === "evolve" || how === "awaken";
    const rise = [
      { transform: "none" },
      { transform: grows ? "translateY(-6px) scale(1.1)" : "scale(1.05)", offset: 0.4 },
      { transform: "none" },
    ];
    return [
      element.animate(
        [
          { opacity: 0, transform: "scale(.8)" },
          { opacity: 1, transform: "scale(1.06)", offset: 0.35 },
          { opacity: 0, transform: "scale(1.3)" },
        ],
        {
          duration: ms,
          easing: PAPER,
          fill: "forwards",
        },
      ),
      figureAt(who)?.animate(rise, { duration: ms, easing: TOSSED }),
    ];
  });
  return (
    <div ref={ring} className="glow" data-how={how}>
      {label !== undefined && <b>{label}</b>}
    </div>
  );
}

/** A pile is shuffled: it jolts from side to side. */
export function ShuffleShow({ cue: { pile, ms } }: { cue: Shuffle }) {
  const jolt = useStaged<HTMLSpanElement>(() => {
    const steps = ["none", "translateX(-9px) rotate(-5deg)", "translateX(8px) rotate(4deg)", "translateX(-5px) rotate(-2deg)", "none"];
    return [
      document.querySelector(pile)?.animate(
        steps.map((transform) => ({ transform })),
        { duration: ms },
      ),
    ];
  });
  return <span ref={jolt} />;
}
