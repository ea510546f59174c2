"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { copyText } from "@/ui/copy-text";
import { Button, Dialog, Field, FieldError } from "@/ui/shell";

/** The link of a deck, for whoever is to see it; and the way to withdraw it. */
export function ShareDialog({
  name,
  share,
  busy,
  refusal,
  onShare,
  onWithdraw,
  onClose,
}: {
  name: string;
  /** What the link ends with; null while there is none. */
  share: string | null;
  busy: boolean;
  refusal: string | null;
  onShare: () => void;
  onWithdraw: () => void;
  onClose: () => void;
}) {
  const t = useTranslations("decks.share");
  const [copied, setCopied] = useState<"yes" | "byHand" | null>(null);
  const link = share === null ? "" : `${window.location.origin}/deck/partage/${share}`;
  const copy = async () => setCopied((await copyText(link)) ? "yes" : "byHand");
  return (
    <Dialog
      title={t("title", { name })}
      subtitle={t("text")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("close")}</Button>
          {share === null ? (
            <Button look="sun" icon="copy" busy={busy} onClick={onShare}>
              {t("make")}
            </Button>
          ) : (
            <Button look="sun" icon={copied === "yes" ? "check" : "copy"} onClick={() => void copy()}>
              {copied === "yes" ? t("copied") : t("copy")}
            </Button>
          )}
        </>
      }
    >
      {/* There without a link too: whoever presses twice meets the button that they pressed, not another in its place. */}
      <Field label={t("link")} readOnly value={link} placeholder={t("none")} onFocus={(event) => event.currentTarget.select()} />
      <Button
        look="danger-quiet"
        size="sm"
        icon="bin"
        className="justify-self-start"
        busy={busy && share !== null}
        disabled={share === null}
        onClick={onWithdraw}
      >
        {t("withdraw")}
      </Button>
      <p role="status" className="text-sm text-ink-2">
        {copied === "byHand" && t("byHand")}
      </p>
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}
