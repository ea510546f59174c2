"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/ui/shell";
import { isTyping } from "./use-keys";

// Few ask for it.
const KeysDialog = dynamic(() => import("./keys-dialog").then((file) => file.KeysDialog), { ssr: false });

/** The list of keys: by its button, or by "?" anywhere at the table. */
export function KeysHelp() {
  const t = useTranslations("board.keys");
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.repeat || isTyping(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <Button className="keys" size="sm" look="quiet" aria-label={t("title")} aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        ?
      </Button>
      {open && <KeysDialog onClose={() => setOpen(false)} />}
    </>
  );
}
