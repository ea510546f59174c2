"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState, useSyncExternalStore, useTransition } from "react";
import { isLocale, locales } from "@/i18n/locales";
import { Icon } from "../art/icon";
import { type Theme, themeOf } from "../theme/theme";

/** The languages by their own names. */
export const LANGUAGES = { fr: "Français", en: "English", es: "Español", it: "Italiano" } as const;

export interface LanguageChoice {
  readonly locale: string;
  readonly choose: (locale: string) => void;
  readonly pending: boolean;
  /** The server did not remember it. */
  readonly failed: boolean;
}

/** The language of the page. A choice is remembered by the server, which then renders the page again and sends what it has sent in the other. */
export function useLanguage(): LanguageChoice {
  const locale = useLocale();
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [failed, setFailed] = useState(false);
  const choose = (value: string) => {
    if (!isLocale(value) || value === locale) return;
    startTransition(async () => {
      const answer = await fetch("/api/locale", {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ locale: value }),
      }).catch(() => null);
      setFailed(answer?.ok !== true);
      if (answer?.ok) router.refresh();
    });
  };
  return { locale, choose, pending, failed };
}

/** The four languages, in the header. */
export function LanguageMenu() {
  const t = useTranslations("shell");
  const { locale, choose, pending, failed } = useLanguage();
  return (
    <label className="language">
      <Icon name="globe" />
      <span aria-hidden="true">{locale.toUpperCase()}</span>
      <span className="sr-only">{t("language")}</span>
      <select value={locale} aria-busy={pending} onChange={(event) => choose(event.target.value)}>
        <LanguageOptions />
      </select>
      {failed && (
        <span role="alert" className="absolute top-full right-0 z-10 w-60 rounded-sm bg-danger-soft p-2 text-xs text-danger-ink">
          {t("languageTrouble")}
        </span>
      )}
    </label>
  );
}

/** Each language by its own name. */
export function LanguageOptions() {
  return locales.map((code) => (
    <option key={code} value={code}>
      {LANGUAGES[code]}
    </option>
  ));
}

const root = () => document.documentElement;

/** Watches the theme where it stands: on the root element. */
function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root(), { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** Light or dark, at once here and remembered by the server for the next page. */
export function ThemeToggle() {
  const t = useTranslations("shell");
  const theme = useSyncExternalStore(
    subscribe,
    () => themeOf(root().dataset.theme),
    (): Theme => "light",
  );
  const other: Theme = theme === "dark" ? "light" : "dark";
  const change = () => {
    root().dataset.theme = other;
    // `keepalive` lets it arrive though the visitor leaves at once. Should the line be down, the theme holds for this page.
    const body = JSON.stringify({ theme: other });
    void fetch("/api/theme", { method: "PUT", headers: { "content-type": "application/json" }, body, keepalive: true }).catch(() => null);
  };
  return (
    <button type="button" className="btn btn--quiet btn--icon" aria-label={t(theme === "dark" ? "toLight" : "toDark")} onClick={change}>
      {/* Both are there, and the theme shows one: the server need not know which. */}
      <Icon name="moon" className="dark:hidden" />
      <Icon name="sun" className="hidden dark:inline" />
    </button>
  );
}
