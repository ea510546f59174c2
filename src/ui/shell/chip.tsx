import type { ReactNode } from "react";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";

/** A state in a word or a count: "en combat", "60 cartes". */
export function Chip({
  tone,
  icon,
  children,
  className = "",
}: {
  tone?: "ok" | "warn" | "bad" | "info" | "violet";
  icon?: IconName;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span className={`chip ${tone ? `chip--${tone}` : ""} ${className}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
