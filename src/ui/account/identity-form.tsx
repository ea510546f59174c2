"use client";
import { useRouter } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { IdentityForm } from "@/accounts/own-forms";
import { isLocale, type Locale, locales } from "@/i18n/locales";
import { Button, Field, FieldError, Icon, Notice } from "@/ui/shell";
import { CurrentPasswordField } from "../accounts/password-fields";
import { useFaultWords, useOwnForm } from "../accounts/use-own-form";
import { LANGUAGES } from "../shell/preferences";
import { useAsking } from "../use-asking";

/** Pseudo, mail and language. Another mail is a way into the account, so it asks for the password. */
export function IdentitySheet({
  pseudo,
  email,
  locale,
  acceptsRequests,
  pseudoFixedUntil,
  confirmed,
}: {
  pseudo: string;
  email: string;
  locale: Locale;
  acceptsRequests: boolean;
  /** ISO 8601; null when another pseudo may be chosen now. */
  pseudoFixedUntil: string | null;
  /** Whether the mail is known to be the player's; null where the site sends no mail. */
  confirmed: boolean | null;
}) {
  const t = useTranslations("account.identity");
  const format = useFormatter();
  const router = useRouter();
  const words = useFaultWords();
  const { busy, faults, refusal, send } = useOwnForm(IdentityForm, "PUT", "/api/account");
  const [form, setForm] = useState<IdentityForm>({ pseudo, email, locale, acceptsRequests, currentPassword: "" });
  const [saved, setSaved] = useState(false);
  const otherMail = form.email.trim().toLowerCase() !== email.toLowerCase();
  const change = (part: Partial<IdentityForm>) => {
    setSaved(false);
    setForm({ ...form, ...part });
  };
  const submit = async () => {
    if (!(await send(form))) return;
    setForm({ ...form, currentPassword: "" });
    setSaved(true);
    router.refresh();
  };
  return (
    <form
      method="post"
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-3">
        <Field
          label={t("pseudo")}
          name="pseudo"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={form.pseudo}
          readOnly={pseudoFixedUntil !== null}
          onChange={(event) => change({ pseudo: event.target.value })}
          hint={
            pseudoFixedUntil === null
              ? t("pseudoHint")
              : t("pseudoFixed", { date: format.dateTime(new Date(pseudoFixedUntil), { dateStyle: "long" }) })
          }
          error={words(faults.pseudo)}
        />
        <Field
          label={t("email")}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={form.email}
          onChange={(event) => change({ email: event.target.value })}
          hint={t("emailHint")}
          error={words(faults.email)}
        >
          {confirmed !== null && !otherMail && <MailState confirmed={confirmed} />}
        </Field>
        <div className="field">
          <label className="field__label" htmlFor="account-locale">
            {t("locale")}
          </label>
          <select
            id="account-locale"
            className="input"
            value={form.locale}
            aria-describedby="account-locale-about"
            onChange={(event) => isLocale(event.target.value) && change({ locale: event.target.value })}
          >
            {locales.map((code) => (
              <option key={code} value={code}>
                {LANGUAGES[code]}
              </option>
            ))}
          </select>
          <p className="field__hint" id="account-locale-about">
            {t("localeHint")}
          </p>
        </div>
      </div>
      <label className="flex min-h-11 items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          className="size-[18px] accent-violet"
          checked={form.acceptsRequests}
          onChange={(event) => change({ acceptsRequests: event.target.checked })}
        />
        {t("acceptsRequests")}
      </label>
      {otherMail && (
        <CurrentPasswordField
          className="max-w-[420px]"
          label={t("currentPassword")}
          value={form.currentPassword}
          onChange={(currentPassword) => change({ currentPassword })}
          hint={t("currentPasswordHint")}
          error={words(faults.currentPassword)}
        />
      )}
      {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
      {saved && <Notice tone="success">{t("saved")}</Notice>}
      <Button type="submit" look="sun" icon="save" className="justify-self-end max-sm:w-full" busy={busy}>
        {t("save")}
      </Button>
    </form>
  );
}

/** Whether the mail is confirmed, and a way to send the link once more. */
function MailState({ confirmed }: { confirmed: boolean }) {
  const t = useTranslations("account.mail");
  const { busy, refusal, send } = useAsking();
  const [sent, setSent] = useState(false);
  if (confirmed) {
    return (
      <p className="flex items-center gap-1.5 text-sm text-leaf-ink">
        <Icon name="check" />
        {t("confirmed")}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm" role="status">
      {t(sent ? "sent" : "unconfirmed")}
      {!sent && (
        <Button size="sm" busy={busy} onClick={async () => setSent((await send("/api/account/confirmation", { method: "POST" })).ok)}>
          {t("send")}
        </Button>
      )}
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </div>
  );
}
