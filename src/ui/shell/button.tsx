import type { ComponentProps, ReactNode } from "react";
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

/** A deed. With an icon and no children it needs an `aria-label`. While `busy` it shows that it works and takes no click. */
export function Button({
  look,
  size,
  icon,
  block,
  busy = false,
  children,
  className,
  type = "button",
  disabled,
  ...rest
}: Look & { readonly busy?: boolean } & ComponentProps<"button">) {
  return (
    <button
      type={type}
      className={classOf({ look, size, block, children, className })}
      aria-busy={busy || undefined}
      disabled={busy || disabled}
      {...rest}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
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
