import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A way to another page, which is asked for when it is taken. Asked in advance for each link of a page, the server would have twice its work: our pages are made
 * for whoever looks, and an answer in advance holds nothing of them.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, "prefetch">) {
  return <NextLink {...props} prefetch={false} />;
}
