"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useRefusalWords } from "@/ui/match/use-refusal-words";
import type { Answered, Refusal } from "@/ui/realtime";
import { Button, Dialog, Notice } from "@/ui/shell";
import { useBoard } from "../board-context";
import { prizesLeft } from "../model/table";

/** Conceding asks once more (KO-08). */
export function GiveUpDialog({
  opponent,
  onConcede,
  onClose,
}: {
  opponent: string;
  onConcede: () => Promise<Answered>;
  onClose: () => void;
}) {
  const { table } = useBoard();
  const prizes = prizesLeft(table.mine);
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
      <p className="text-ink-2">{prizes === 0 ? t("early", { name: opponent }) : t("text", { name: opponent, prizes })}</p>
      {refusal !== null && <Notice tone="danger">{words(refusal)}</Notice>}
    </Dialog>
  );
}
