"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { DeckCards } from "@/decks/schema";
import { CopyButton } from "@/ui/copy-button";
import { Button, Dialog, FieldError, Icon, Loading } from "@/ui/shell";
import { useRefusalText } from "../use-asking";
import { writeList } from "./api";

/** "Exporter": the draft as a text that the official client and other sites read, to copy or to keep as a file. */
export function ExportListDialog({ game, name, cards, onClose }: { game: string; name: string; cards: DeckCards; onClose: () => void }) {
  const t = useTranslations("decks.export");
  const refusalText = useRefusalText();
  const [text, setText] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    void writeList(game, cards).then((answer) => {
      if (answer.ok) setText(answer.value.text);
      else setRefusal(refusalText(answer.code));
    });
  }, [game, cards, refusalText]);

  return (
    <Dialog
      title={t("title", { name })}
      subtitle={t("text")}
      onClose={onClose}
      className="!w-[min(620px,calc(100vw-24px))]"
      actions={
        <>
          <Button onClick={onClose}>{t("close")}</Button>
          {text !== null && (
            <a className="btn" download={`${name.trim() || "deck"}.txt`} href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
              <Icon name="download" />
              {t("download")}
            </a>
          )}
          <CopyButton text={text}>{t("copy")}</CopyButton>
        </>
      }
    >
      {text === null && refusal === null && <Loading />}
      {text !== null && (
        <textarea
          readOnly
          aria-label={t("label")}
          className="input min-h-[40dvh] resize-y font-mono text-sm leading-relaxed"
          value={text}
          onFocus={(event) => event.target.select()}
        />
      )}
      {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
    </Dialog>
  );
}
