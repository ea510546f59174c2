"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ResetForm } from "@/accounts/own-forms";
import { Button, Field, Notice } from "@/ui/shell";
import { useFaultWords, useOwnForm } from "./use-own-form";

/** Asks for a link that sets a new password. It says the same whether there is an account or not. */
export function ResetRequestForm() {
  const t = useTranslations("reset.request");
  const words = useFaultWords();
  const { busy, faults, refusal, send } = useOwnForm(ResetForm, "POST", "/api/password-reset");
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState(false);
  return (
    <form
      className="grid gap-[15px]"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        setSent(false);
        setSent(await send({ email }));
      }}
    >
      <p className="text-ink-2">{t("text")}</p>
      <Field
        label={t("email")}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={words(faults.email)}
      />
      {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
      {sent && <Notice tone="success">{t("sent")}</Notice>}
      <Button type="submit" look="sun" size="lg" block busy={busy}>
        {t("submit")}
      </Button>
    </form>
  );
}
