"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import * as z from "zod/mini";
import { checkForm, type Fault, NewPasswordForm } from "@/accounts/own-forms";
import { Button, Notice } from "@/ui/shell";
import { Link } from "@/ui/shell/link";
import { ask, withJson } from "../ask";
import { useRefusalText } from "../use-asking";
import { NewPasswordField } from "./password-fields";
import { logIn } from "./session";
import { useFaultWords } from "./use-own-form";

const Answer = z.object({ pseudo: z.string() });

/** Sets a new password by the link that led here, and logs in with it. */
export function NewPasswordSheet() {
  const t = useTranslations("reset.new");
  const refusalText = useRefusalText();
  const words = useFaultWords();
  const token = useLinkToken();
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | undefined>();
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkForm(NewPasswordForm, { token, password });
    setRefusal(null);
    setFault("faults" in checked ? checked.faults.password : undefined);
    if ("faults" in checked && checked.faults.password !== undefined) return;
    setBusy(true);
    const answer = await ask<unknown>("/api/password-reset", withJson("PUT", { token, password }));
    if (answer.ok) {
      const failed = await logIn("credentials", Answer.parse(answer.value).pseudo, password);
      return window.location.assign(failed === null ? "/jeu" : "/");
    }
    setBusy(false);
    if (answer.faults) setFault(answer.faults.password);
    else setRefusal(answer.code);
  };

  return (
    <form method="post" className="grid gap-[15px]" noValidate onSubmit={submit}>
      <p className="text-ink-2">{t("text")}</p>
      <NewPasswordField label={t("password")} value={password} onChange={setPassword} hint={t("hint")} error={words(fault)} />
      {refusal !== null && (
        <Notice tone="danger" action={refusal === "link-expired" && <Link href="/mot-de-passe">{t("again")}</Link>}>
          {refusalText(refusal)}
        </Notice>
      )}
      <Button type="submit" look="sun" size="lg" block busy={busy}>
        {t("submit")}
      </Button>
    </form>
  );
}

/** The token behind the `#` of the address, which is then taken out of it: histories and screenshots need not keep it. */
export function useLinkToken(): string {
  const [token, setToken] = useState("");
  useEffect(() => {
    const given = window.location.hash.slice(1);
    if (given === "") return;
    setToken(given);
    window.history.replaceState(null, "", window.location.pathname);
  }, []);
  return token;
}
