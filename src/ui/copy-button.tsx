"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/ui/shell";
import { copyText } from "./copy-text";

/** Copies a text, and says whether it has. @param text null while there is none yet */
export function CopyButton({ text, children }: { text: string | null; children: ReactNode }) {
  const t = useTranslations("shell.copy");
  const [tried, setTried] = useState({ text: "", copied: false });
  // What was copied before says nothing of a text that has changed since.
  const asked = text !== null && tried.text === text;
  const copied = asked && tried.copied;
  return (
    <>
      <span role="status" className={asked && !copied ? "basis-full text-sm text-ink-2" : "sr-only"}>
        {asked && t(copied ? "copied" : "byHand")}
      </span>
      <Button
        look="sun"
        icon={copied ? "check" : "copy"}
        disabled={!text}
        onClick={async () => text !== null && setTried({ text, copied: await copyText(text) })}
      >
        {copied ? t("copied") : children}
      </Button>
    </>
  );
}
