"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/ui/shell";

/** Opens the settings of the table. */
export function SettingsButton({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations("settings");
  return <Button className="keys" size="sm" look="quiet" icon="settings" aria-label={t("title")} data-testid="settings" onClick={onOpen} />;
}
