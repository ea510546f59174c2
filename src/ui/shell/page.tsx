import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Header, type HeaderProps } from "./header";
import { Link } from "./link";

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
      {/* Nothing is painted of half a page, which would then move about. */}
      <link rel="expect" href="#page-end" blocking="render" />
      <a className="skip-link" href="#main">
        {t("skip")}
      </a>
      <div className={`page ${className}`}>
        <Header {...header} />
        {children}
        {footer ?? <Footer />}
      </div>
      <span id="page-end" hidden />
    </>
  );
}

/** The page's `<main>`, as wide as the design's column. @param busy more of it is on its way */
export function Wrap({ className = "", busy = false, children }: { className?: string; busy?: boolean; children: ReactNode }) {
  return (
    <main id="main" className={`wrap ${className}`} aria-busy={busy || undefined}>
      {children}
    </main>
  );
}

/** The links of a logged-in player. */
export function usePlayerLinks(): HeaderProps["links"] {
  const t = useTranslations("shell");
  return [
    { href: "/jeu", label: t("nav.play") },
    { href: "/deck", label: t("nav.decks") },
    { href: "/parties", label: t("nav.matches") },
    { href: "/regles", label: t("nav.rules") },
  ];
}
