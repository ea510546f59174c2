"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/ui/shell";

/** The star that tells a friend, with its word for those who do not see it. */
export function FriendStar() {
  const t = useTranslations("lobby.players");
  return (
    <>
      <Icon name="star" className="size-[15px] text-violet-ink" />
      <span className="sr-only">{t("friend")}</span>
    </>
  );
}
