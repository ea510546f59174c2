"use client";
import type { ReactNode } from "react";
import type { Anchor, Call } from "./cues";
import { TOSSED, useStaged } from "./use-staged";

const APART = 14;

/** A slip of paper beside a place, on the side that has the room. */
export function Slip({
  at,
  apart = APART,
  className = "",
  children,
}: {
  at: Anchor;
  apart?: number;
  className?: string;
  children: ReactNode;
}) {
  const slip = useStaged<HTMLDivElement>((element, { at: spot, stage }) => {
    const box = spot(at);
    if (box !== null) {
      const { width, height } = element.getBoundingClientRect();
      const right = box.right + apart;
      const left = right + width > stage.width ? box.left - apart - width : right;
      element.style.setProperty("--x", `${Math.max(8, Math.min(left, stage.width - width - 8))}px`);
      element.style.setProperty("--y", `${Math.max(8, Math.min(box.y + box.height / 2 - height / 2, stage.height - height - 8))}px`);
    }
    return [
      element.animate(
        [
          { opacity: 0, transform: "scale(.9)" },
          { opacity: 1, transform: "none" },
        ],
        { duration: 140, easing: TOSSED },
      ),
    ];
  });
  return (
    <div ref={slip} className={`slip ${className}`}>
      {children}
    </div>
  );
}

/** What is being done, in a few words. */
export function CallSlip({ call, apart }: { call: Call; apart?: number }) {
  return (
    <Slip at={call.at} className="slip--call" {...(apart !== undefined && { apart })}>
      {call.picture}
      <span>
        <small>{call.over}</small>
        <b>{call.title}</b>
      </span>
    </Slip>
  );
}
