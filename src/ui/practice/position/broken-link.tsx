"use client";
import { useTranslations } from "next-intl";
import { Notice, Wrap } from "@/ui/shell";

/** Above the editor, where its link holds no position. */
export function BrokenLink() {
  const t = useTranslations("position");
  return (
    <Wrap>
      <Notice tone="warning">{t("broken")}</Notice>
    </Wrap>
  );
}
