"use client";
import { useTranslations } from "next-intl";
import { Button, Dialog } from "@/ui/shell";
import { KeysList } from "./keys-list";

/** The keys of the table, each with what it does. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("board.keys");
  return (
    <Dialog className="keys-help" title={t("title")} onClose={onClose} actions={<Button onClick={onClose}>{t("close")}</Button>}>
      <KeysList />
    </Dialog>
  );
}
