"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button, ButtonLink, Field, FieldError, Icon } from "@/ui/shell";
import { useLogIn } from "./use-log-in";

/** The players' log-in on the home page, with the ways to sign up and to the rules. */
export function LogInForm() {
  const t = useTranslations("login");
  const { busy, missing, failure, submit } = useLogIn("credentials", "/jeu");
  return (
    <form className="panel relative grid gap-[15px] rounded-xl p-5 shadow-3 sm:px-7 sm:pt-7 sm:pb-6" noValidate onSubmit={submit}>
      <h2>{t("title")}</h2>
      <Field
        id="login"
        name="login"
        label={t("login")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={missing.login ? t("missing.login") : undefined}
      />
      <Field
        id="password"
        name="password"
        type="password"
        label={t("password")}
        autoComplete="current-password"
        maxLength={200}
        error={missing.password ? t("missing.password") : undefined}
      />
      {failure !== null && <FieldError role="alert">{failure === "trouble" ? t("trouble") : t(`errors.${failure}`)}</FieldError>}
      <Button type="submit" look="sun" size="lg" block busy={busy}>
        {t("submit")}
      </Button>
      <p className="flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      <ButtonLink href="/inscription" block>
        {t("signUp")}
      </ButtonLink>
      <div className="flex items-stretch overflow-hidden rounded-md bg-paper text-sm leading-snug">
        <Link href="/regles" className="flex flex-1 items-center gap-3 px-3.5 py-3 font-semibold text-ink no-underline hover:bg-sun-soft">
          <Icon name="book" className="size-[26px] text-coral-ink" />
          <span>
            {t("rules")}
            <small className="block text-xs font-[450] text-ink-2">{t("rulesHint")}</small>
          </span>
        </Link>
        <a
          href="/regles.pdf"
          aria-label={`${t("rules")}, ${t("pdf")}`}
          className="grid min-w-14 place-items-center border-l border-line px-3 font-bold text-ink no-underline hover:bg-sun-soft"
        >
          {t("pdf")}
        </a>
      </div>
    </form>
  );
}
