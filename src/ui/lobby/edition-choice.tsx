"use client";
import { useTranslations } from "next-intl";
import { EDITIONS } from "@/engine/pokemon/view";
import { Segments } from "@/ui/shell";
import { useEdition } from "./use-edition";

/** By which rules the next match is played. */
export function EditionChoice({ className }: { className?: string }) {
  const t = useTranslations("lobby.edition");
  const [edition, choose] = useEdition();
  return (
    <Segments
      className={className}
      label={t("label")}
      value={edition}
      options={EDITIONS.map((value) => ({ value, label: t(value) }))}
      onChange={choose}
    />
  );
}
