"use client";
import { useTranslations } from "next-intl";
import { CopyButton } from "@/ui/copy-button";
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
  const link = share === null ? "" : `${window.location.origin}/deck/partage/${share}`;
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
            <CopyButton text={link}>{t("copy")}</CopyButton>
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
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}
