"use client";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Avatar } from "./avatar";
import { Brand } from "./brand";
import { Button } from "./button";
import { Link } from "./link";
import { LanguageMenu, ThemeToggle } from "./preferences";

export interface NavigationLink {
  readonly href: string;
  readonly label: string;
}

export interface HeaderProps {
  /** Ways between the main pages; none for a visitor. */
  readonly links?: readonly NavigationLink[];
  /** Who is logged in: shown with their portrait. */
  readonly nickname?: string;
  /** Where the portrait leads: the player's own account. */
  readonly account?: string;
  /** Ends the session; shows a button for it. */
  readonly onLogOut?: () => void;
  /** At the right end, for instance a way to log in. */
  readonly children?: ReactNode;
  /** Where the mark leads. */
  readonly home?: string;
  /** Over a dark landscape. */
  readonly onDark?: boolean;
}

/** The bar at the top of every page but the table. */
export function Header({ links = [], nickname, account, onLogOut, children, home, onDark = false }: HeaderProps) {
  const t = useTranslations("shell");
  const pathname = usePathname();
  // Of "/administration" and "/administration/cartes" the page is the longer.
  const here = links
    .filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
    .reduce((longest, { href }) => (href.length > longest.length ? href : longest), "");
  const ways = useRef<HTMLElement>(null);
  // On a phone the ways may be longer than the screen: the one to this page is in sight.
  useLayoutEffect(() => {
    const link = ways.current?.querySelector<HTMLElement>(`[href="${here}"]`);
    if (ways.current && link) ways.current.scrollLeft = link.offsetLeft - (ways.current.clientWidth - link.offsetWidth) / 2;
  }, [here]);
  return (
    <header className={`top ${onDark ? "top--on-dark" : ""}`}>
      <Brand href={home} />
      {links.length > 0 && (
        <nav ref={ways} aria-label={t("navigation")}>
          {links.map(({ href, label }) => (
            <Link key={href} href={href} aria-current={href === here ? "page" : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className="top__side">
        <LanguageMenu />
        <ThemeToggle />
        {children}
        {nickname !== undefined && <Me nickname={nickname} account={account} />}
        {onLogOut && <Button look="quiet" icon="exit" aria-label={t("logOut")} title={t("logOut")} onClick={onLogOut} />}
      </div>
    </header>
  );
}

function Me({ nickname, account }: { nickname: string; account: string | undefined }) {
  const t = useTranslations("shell");
  const pathname = usePathname();
  const portrait = (
    <>
      <b>{nickname}</b>
      <Avatar nickname={nickname} />
    </>
  );
  if (account === undefined) return <span className="top__me">{portrait}</span>;
  return (
    <Link
      className="top__me"
      href={account}
      aria-current={pathname === account ? "page" : undefined}
      title={t("account")}
      aria-label={t("accountOf", { pseudo: nickname })}
    >
      {portrait}
    </Link>
  );
}
