"use client";
import type { ReactNode } from "react";
import { Avatar } from "@/ui/shell";
import { profileOf } from "../history/address";

/** A player's name plate. */
export function Plate({
  name,
  label,
  side,
  note,
  profile = false,
  children,
}: {
  name: string;
  label: string;
  side: "mine" | "theirs";
  note: ReactNode;
  /** Whether the name leads to the player's profile; the table stays where it is. */
  profile?: boolean;
  children?: ReactNode;
}) {
  return (
    <section className={`plate plate--${side}`} aria-label={label}>
      <Avatar nickname={name} />
      <b title={name} style={{ "--letters": name.length }}>
        {profile ? (
          <a href={profileOf(name)} target="_blank" rel="noreferrer" className="text-inherit no-underline hover:underline">
            {name}
          </a>
        ) : (
          name
        )}
      </b>
      <small>{note}</small>
      {children}
    </section>
  );
}
