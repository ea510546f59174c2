"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PasswordForm } from "@/accounts/own-forms";
import { connection } from "@/ui/realtime";
import { Button, Notice } from "@/ui/shell";
import { CurrentPasswordField, NewPasswordField } from "../accounts/password-fields";
import { useFaultWords, useOwnForm } from "../accounts/use-own-form";

/** Another password. Every other device is logged out by it; this page comes back and says so. */
export function PasswordSheet({ pseudo }: { pseudo: string }) {
  const t = useTranslations("account.password");
  const words = useFaultWords();
  const { busy, faults, refusal, send } = useOwnForm(PasswordForm, "PUT", "/api/account/password");
  const [form, setForm] = useState<PasswordForm>({ currentPassword: "", password: "" });
  const submit = async () => {
    // Its line is ended with all others of the account.
    connection.close();
    if (await send(form)) window.location.assign("/compte?done=password");
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
      {/* For password managers: whose password it is. */}
      <input className="hidden" name="username" autoComplete="username" value={pseudo} readOnly />
      <CurrentPasswordField
        label={t("current")}
        value={form.currentPassword}
        onChange={(currentPassword) => setForm({ ...form, currentPassword })}
        error={words(faults.currentPassword)}
      />
      <NewPasswordField
        label={t("new")}
        value={form.password}
        onChange={(password) => setForm({ ...form, password })}
        hint={t("hint")}
        error={words(faults.password)}
      />
      {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
      <Button type="submit" icon="lock" className="justify-self-end max-sm:w-full" busy={busy}>
        {t("change")}
      </Button>
    </form>
  );
}
