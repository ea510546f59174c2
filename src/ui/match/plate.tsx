"use client";
import type { ReactNode } from "react";
import { Avatar } from "@/ui/shell";

/** A player's name plate. */
export function Plate({
  name,
  label,
  side,
  note,
  children,
}: {
  name: string;
  label: string;
  side: "mine" | "theirs";
  note: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={`plate plate--${side}`} aria-label={label}>
      <Avatar nickname={name} />
      <b>{name}</b>
      <small>{note}</small>
      {children}
    </section>
  );
}
