"use client";
import type { ReactNode } from "react";
import { Page, usePlayerLinks } from "@/ui/shell";
import { useLogOut } from "./use-log-out";

/** The frame around the pages of a logged-in player. */
export function PlayerPage({
  pseudo,
  footer,
  className,
  children,
}: {
  pseudo: string;
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const links = usePlayerLinks();
  return (
    <Page className={className} footer={footer} header={{ home: "/jeu", links, nickname: pseudo, onLogOut: useLogOut() }}>
      {children}
    </Page>
  );
}
