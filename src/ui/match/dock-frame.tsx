"use client";
import type { ReactNode } from "react";
import type { Decision } from "@/kernel/game";
import { type ConnectionStatus, isLost } from "@/ui/realtime";

/**
 * The part of a table where its game puts decisions: a screen reader learns from it that an answer is on its way, the keyboard finds it by its id.
 *
 * @param label what it is called
 * @param deeds what each option is, in the game's word: players of tests go by it
 * @param layout where the decision is answered; null while there is none. What is answered on a sheet leaves the dock empty
 * @param sending whether the answer is on its way
 */
export function DockFrame({
  label,
  decision,
  deeds,
  layout,
  sending,
  status,
  children,
}: {
  label: string;
  decision: Pick<Decision<unknown>, "id" | "purpose"> | null;
  deeds: readonly string[];
  layout: string | null;
  sending: boolean;
  status: ConnectionStatus;
  children: ReactNode;
}) {
  const connecting = status === "connecting";
  return (
    <section
      className={`dock ${decision === null ? "dock--wait" : ""}`}
      id="decision"
      tabIndex={-1}
      aria-label={label}
      aria-busy={sending || connecting || undefined}
      data-testid="decision"
      data-state={decision === null ? "waiting" : connecting ? "connecting" : sending ? "sending" : "open"}
      data-purpose={decision?.purpose}
      data-decision-id={decision?.id}
      data-layout={layout ?? undefined}
      data-options={deeds.join(" ")}
      hidden={layout === "sheet" || isLost(status)}
    >
      {children}
    </section>
  );
}
