import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Header, type HeaderProps } from "./header";

/** The foot of a page. `administration` shows the way to the team's log-in. */
export function Footer({ administration = false, onDark = false }: { administration?: boolean; onDark?: boolean }) {
  const t = useTranslations("shell");
  return (
    <footer className={`foot ${onDark ? "foot--on-dark" : ""}`}>
      <p>{t("footer.about")}</p>
      <a href="/regles.pdf">{t("footer.rules")}</a>
      {administration && <Link href="/administration">{t("footer.administration")}</Link>}
    </footer>
  );
}

/** A whole page: skip link, header, content, footer. The children hold one `<main id="main">`: see Wrap. */
export function Page({
  header,
  footer,
  className = "",
  children,
}: {
  header: HeaderProps;
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const t = useTranslations("shell");
  return (
    <>
      <a className="skip-link" href="#main">
        {t("skip")}
      </a>
      <div className={`page ${className}`}>
        <Header {...header} />
        {children}
        {footer ?? <Footer />}
      </div>
    </>
  );
}

/** The page's `<main>`, as wide as the design's column. */
export function Wrap({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <main id="main" className={`wrap ${className}`}>
      {children}
    </main>
  );
}

/** The two or three links of a logged-in player. */
export function usePlayerLinks(): HeaderProps["links"] {
  const t = useTranslations("shell");
  return [
    { href: "/jeu", label: t("nav.play") },
    { href: "/deck", label: t("nav.decks") },
    { href: "/regles", label: t("nav.rules") },
  ];
}
