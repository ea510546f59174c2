import type { IconName } from "./icons";
import { symbolAddress } from "./symbol-address";

/** A drawing beside a word; it says nothing to a screen reader. A button of an icon alone needs an `aria-label`. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`ico ${className}`} aria-hidden="true">
      <use href={symbolAddress(`i-${name}`)} />
    </svg>
  );
}
