"use client";
import { useFormatter } from "next-intl";

/** How far something is: a bar, what is at hand, and the share in figures. */
export function ProgressBar({ label, share, at }: { label: string; share: number; at: string }) {
  const format = useFormatter();
  const percent = Math.round(share * 100);
  return (
    <>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-4 overflow-hidden rounded-pill bg-paper-2"
      >
        <span className="block h-full rounded-pill bg-lagoon transition-[width] duration-500" style={{ width: `${percent}%` }} />
      </div>
      <p role="status" className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <b>{at}</b>
        <span>{format.number(share, { style: "percent" })}</span>
      </p>
    </>
  );
}
