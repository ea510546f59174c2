"use client";
import { useTranslations } from "next-intl";
import { useConnection } from "@/ui/realtime";
import { Notice } from "@/ui/shell";

/** Says that the page has no line to the server, and what can be done about it. */
export function LineNotice() {
  const { status } = useConnection();
  const t = useTranslations("shell.line");
  if (status !== "offline" && status !== "crowded") return null;
  return (
    <Notice tone="warning" icon="reconnect">
      {t(status)}
    </Notice>
  );
}
