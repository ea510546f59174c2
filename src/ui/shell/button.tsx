import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import { Link } from "./link";
import { Spinner } from "./waiting";

interface Look {
  /** `sun` is the one main deed of a view; `danger` destroys; `quiet` and `danger-quiet` have no body. */
  readonly look?: "plain" | "sun" | "danger" | "quiet" | "danger-quiet";
  readonly size?: "sm" | "md" | "lg";
  readonly icon?: IconName;
  /** As wide as its container. */
  readonly block?: boolean;
  readonly children?: ReactNode;
  readonly className?: string;
}

function classOf({ look = "plain", size = "md", block = false, children, className = "" }: Look): string {
  return [
    "btn",
    look !== "plain" && `btn--${look}`,
    size !== "md" && `btn--${size}`,
    block && "btn--block",
    children === undefined && "btn--icon",
    className,
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * A deed. With an icon and no children it needs an `aria-label`. While `busy` it shows that it works and takes no click, but keeps the focus: whoever goes by
 * keys would begin again at the top of the page.
 */
export function Button({
  look,
  size,
  icon,
  block,
  busy = false,
  children,
  className,
  type = "button",
  onClick,
  ...rest
}: Look & { readonly busy?: boolean } & ComponentProps<"button">) {
  return (
    <button
      type={type}
      className={classOf({ look, size, block, children, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      {...rest}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A form is not sent again either. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A way to another page, in a button's clothes. */
export function ButtonLink({ look, size, icon, block, children, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return (
    <Link className={classOf({ look, size, block, children, className })} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
