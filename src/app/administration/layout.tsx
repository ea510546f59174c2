import type { ReactNode } from "react";
import { Words } from "@/ui/words/words";

export default function AdministrationLayout({ children }: { children: ReactNode }) {
  return <Words of={["admin", "board", "login", "reports"]}>{children}</Words>;
}
