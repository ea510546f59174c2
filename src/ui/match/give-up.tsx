"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";

import type { Answered, Refusal } from "@/ui/realtime";
import { Button, Dialog, Notice } from "@/ui/shell";
import { useRefusalWords } from "@/ui/use-refusal-words";

/** Conceding asks once more. @param text what it would mean */
export function GiveUpDialog({ text, onConcede, onClose }: { text: string; onConcede: () => Promise<Answered>; onClose: () => void }) {
  const t = useTranslations("board.giveUp");
  const words = useRefusalWords();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const concede = async () => {
    setBusy(true);
    const answer = await onConcede();
    setBusy(false);
    if (answer.ok) onClose();
    else setRefusal(answer);
  };
  return (
    <Dialog
      role="alertdialog"
      title={t("title")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("stay")}</Button>
          <Button look="danger" icon="flag" busy={busy} data-testid="concede-confirm" onClick={concede}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{text}</p>
      {refusal !== null && <Notice tone="danger">{words(refusal)}</Notice>}
    </Dialog>
  );
}
