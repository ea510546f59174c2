"use client";
import type { Announce } from "./cues";
import { CallSlip } from "./slip";
import { Trail } from "./trail";
import { figureAt, middleOf, PAPER, useStaged } from "./use-staged";

const LEAN = 12;

/** The one who acts leans towards the other; its deed is named, and a path leads there. */
export function AnnounceShow({ cue: { actor, target, call, ms } }: { cue: Announce }) {
  const lean = useStaged<HTMLSpanElement>((_, { at }) => {
    const [from, to] = [at(actor), target === null ? null : at(target)];
    const up = from && to && middleOf(to).y > middleOf(from).y ? 1 : -1;
    const frames = [
      { transform: "none" },
      { transform: `translateY(${up * LEAN}px) rotate(${up * 2}deg)`, offset: 0.4 },
      { transform: "none" },
    ];
    return [figureAt(actor)?.animate(frames, { duration: ms, easing: PAPER })];
  });
  return (
    <>
      <span ref={lean} />
      {target !== null && <Trail from={actor} to={target} />}
      <CallSlip call={call} />
    </>
  );
}
