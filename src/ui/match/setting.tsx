"use client";
import { useTranslations } from "next-intl";
import { isLost, useConnection } from "@/ui/realtime";
import { Spinner } from "@/ui/shell";
import "./setting.css";

/** The table is being set: nothing has been heard of the match yet. Where the line does not come about, that is said. */
export function Setting() {
  const t = useTranslations("board");
  const line = useTranslations("shell.line");
  const { status } = useConnection();
  return (
    <main className="battle-wait">
      <p role="status">
        <Spinner />
        {isLost(status) ? line(status) : t("loading")}
      </p>
    </main>
  );
}
