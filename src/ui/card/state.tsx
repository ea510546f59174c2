import { Icon } from "@/ui/art/icon";
import type { IconName } from "@/ui/art/icons";

/** How a card stands towards the decision at hand; `rest` when it has nothing to do with it. */
export type CardState = "rest" | "playable" | "target" | "selected" | "disabled";

/** `s` 96 px: the table. `m` 160 px: hands and lists. `l` 360 px: the full card with all its text. */
export type CardSize = "s" | "m" | "l";

const BADGES: Record<Exclude<CardState, "rest">, IconName> = { playable: "spark", target: "target", selected: "check", disabled: "lock" };

/** The sign that a state adds to its ring, never colour alone. */
export function StateBadge({ state }: { state: Exclude<CardState, "rest"> }) {
  return (
    <span className={`state-badge state-badge--${state}`} aria-hidden="true">
      <Icon name={BADGES[state]} />
    </span>
  );
}
