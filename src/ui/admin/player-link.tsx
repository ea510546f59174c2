import type { ReactNode } from "react";
import { Link } from "@/ui/shell/link";

/** The way to a player in the administration's list. */
export function PlayerLink({ pseudo, children = pseudo }: { pseudo: string; children?: ReactNode }) {
  return <Link href={`/administration?search=${encodeURIComponent(pseudo)}`}>{children}</Link>;
}
