"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink, Page, usePlayerLinks } from "@/ui/shell";
import { useLogOut } from "./use-log-out";

/** The frame around the pages of a logged-in player. */
export function PlayerPage({
  pseudo,
  guest,
  footer,
  className,
  children,
}: {
  pseudo: string;
  /** Without an account: there is a way to get one, and none to log out, since nothing would lead back. */
  guest: boolean;
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const t = useTranslations("shell");
  const links = usePlayerLinks();
  const onLogOut = useLogOut();
  const signUp = (
    <ButtonLink href="/inscription" size="sm">
      {t("signUp")}
    </ButtonLink>
  );
  const me = guest ? { nickname: pseudo, children: signUp } : { nickname: pseudo, account: "/compte", onLogOut };
  return (
    <Page className={className} footer={footer} header={{ home: "/jeu", links, ...me }}>
      {children}
    </Page>
  );
}
