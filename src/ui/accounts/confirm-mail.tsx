"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, ButtonLink, Notice } from "@/ui/shell";
import { withJson } from "../ask";
import { useAsking } from "../use-asking";
import { useLinkToken } from "./new-password-form";

/** Confirms a mail by the link that led here. It waits for a click: programs that look into mails follow links too. */
export function ConfirmMail() {
  const t = useTranslations("reset.confirm");
  const token = useLinkToken();
  const { busy, refusal, send } = useAsking();
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <>
        <Notice tone="success">{t("done")}</Notice>
        <ButtonLink href="/jeu" look="sun" size="lg" block>
          {t("play")}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p className="text-ink-2">{t("text")}</p>
      {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
      <Button
        look="sun"
        size="lg"
        block
        busy={busy}
        onClick={async () => setDone((await send("/api/confirmation", withJson("POST", { token }))).ok)}
      >
        {t("submit")}
      </Button>
    </>
  );
}
