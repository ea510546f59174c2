import "react";

/** Lets a `style` set the variables that our stylesheets read, for instance `style={{ "--w": "120px" }}`. */
declare module "react" {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
