import { useTranslations } from "next-intl";
import { Link } from "./link";

/** The mark: a sun rising behind paper hills, in an arched window. Own drawing. */
export function Logo() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d="M4 38V19.5a16 16 0 0 1 32 0V38Z" fill="#2b2145" stroke="#2b2145" strokeWidth="3" strokeLinejoin="round" />
      <path d="M6 36V20a14 14 0 0 1 28 0V36Z" fill="#6a4cc0" />
      <path d="M12 27a8 8 0 0 1 16 0Z" fill="#ffc441" />
      <path
        d="M9.5 23.6L7.1 22.8M13.5 18.1L12 16M20 16V13.4M26.5 18.1L28 16M30.5 23.6L32.9 22.8"
        stroke="#ffc441"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M6 26C11 21.5 16 29 22 25.5s9-3 12-1.5V36H6Z" fill="#ee5a3f" />
      <path d="M6 31C12 26.5 16 33 22 30s9-2 12-1V36H6Z" fill="#1f9c92" />
    </svg>
  );
}

/** The mark and the name, leading home. */
export function Brand({ href = "/", className = "" }: { href?: string; className?: string }) {
  const t = useTranslations("shell");
  return (
    <Link className={`brand ${className}`} href={href} aria-label={t("home")}>
      <Logo />
      <span>OpenPokémon</span>
    </Link>
  );
}
