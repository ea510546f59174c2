"use client";
import type { ReactNode } from "react";
import type { ShownDamage } from "@/games/pokemon/engine/attack/preview";
import { useBoard } from "../board-context";

/**
 * One thing to do, done by the click.
 * @param aim what it would do to their Active, where it is an attack: shown there while it is considered
 */
export function Move({
  option,
  lead,
  children,
  note,
  value,
  aim,
}: {
  option: number;
  lead: ReactNode;
  children: ReactNode;
  note?: ReactNode;
  value?: ReactNode;
  aim?: ShownDamage | null;
}) {
  const { control, setAim } = useBoard();
  const consider = aim == null ? undefined : () => setAim(aim);
  const leave = aim == null ? undefined : () => setAim(null);
  return (
    <button
      type="button"
      className="move"
      data-option={option}
      data-attack={aim === undefined ? undefined : ""}
      disabled={control.sending}
      onPointerEnter={consider}
      onFocus={consider}
      onPointerLeave={leave}
      onBlur={leave}
      onClick={() => {
        leave?.();
        control.choose(option);
      }}
    >
      <span>{lead}</span>
      <span>
        {children}
        {note !== undefined && <small>{note}</small>}
      </span>
      {value !== undefined && <b>{value}</b>}
    </button>
  );
}
