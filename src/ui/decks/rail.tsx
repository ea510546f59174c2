"use client";
import { useFormatter } from "next-intl";
import type { ReactNode } from "react";

/** The margin of a shelf: its title, and what sorts its cards. */
export function Rail({
  title,
  label,
  children,
}: {
  title: string /** What the margin sorts, for a screen reader. */;
  label: string;
  children: ReactNode;
}) {
  return (
    <fieldset
      aria-label={label}
      className="flex min-w-0 gap-[3px] max-sm:gap-1.5 max-sm:overflow-x-auto max-sm:p-2.5 sm:row-span-2 sm:flex-col sm:overflow-y-auto sm:border-r sm:border-line sm:px-2.5 sm:py-3.5"
    >
      <h2 className="px-2 pt-0.5 pb-2 text-[1.05rem] leading-tight max-sm:sr-only">{title}</h2>
      {children}
    </fieldset>
  );
}

/** One kind of cards with its number. */
export function RailChoice({
  pressed,
  count,
  icon,
  onClick,
  children,
}: {
  pressed: boolean;
  count: number;
  icon?: ReactNode;
  onClick: () => void;
  children: string;
}) {
  const format = useFormatter();
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={!pressed && count === 0}
      onClick={onClick}
      className={`flex items-center gap-2 rounded-[11px] px-2.5 py-[5px] text-left max-sm:py-[7px] text-sm font-semibold whitespace-nowrap ${pressed ? "bg-ink text-paper" : "text-ink-2 enabled:hover:bg-paper disabled:opacity-50"}`}
    >
      {icon}
      {children}
      <span className="ml-auto pl-1 text-xs tabular-nums">{format.number(count)}</span>
    </button>
  );
}
