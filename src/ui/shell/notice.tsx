import type { ReactNode } from "react";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";

const TONES = {
  info: { icon: "info", classes: "bg-lagoon-soft text-lagoon-ink" },
  success: { icon: "check", classes: "bg-leaf-soft text-leaf-ink" },
  warning: { icon: "warning", classes: "bg-sun-soft text-sun-ink" },
  danger: { icon: "warning", classes: "bg-danger-soft text-danger-ink" },
} as const satisfies Record<string, { icon: IconName; classes: string }>;

/** Something to know, where it matters. `danger` and `warning` are announced at once, the others politely. */
export function Notice({
  tone = "info",
  icon,
  children,
  action,
  className = "",
}: {
  tone?: keyof typeof TONES;
  icon?: IconName;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div
      role={tone === "danger" || tone === "warning" ? "alert" : "status"}
      className={`flex items-center gap-3 rounded-md px-4 py-3 text-sm font-[550] ${TONES[tone].classes} ${className}`}
    >
      <Icon name={icon ?? TONES[tone].icon} />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}

/** An empty list: what would be here, and the deed that fills it. */
export function EmptyState({ icon, title, children, action }: { icon: IconName; title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-pill bg-paper-2 text-ink-2">
        <Icon name={icon} className="size-7" />
      </span>
      <h2 className="font-display text-lg">{title}</h2>
      {children !== undefined && <p className="max-w-[44ch] text-sm text-ink-2">{children}</p>}
      {action !== undefined && <div className="mt-2">{action}</div>}
    </div>
  );
}
