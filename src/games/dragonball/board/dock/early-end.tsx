"use client";
import { useTranslations } from "next-intl";
import { EarlyEnd as Asked } from "@/ui/match/early-end";
import { useBoard } from "../board-context";
import { usefulDeeds } from "../model/useful";

/** What of this game would be left undone. */
export function EarlyEnd() {
  const { decision, view, awakens, control, ending } = useBoard();
  const t = useTranslations("dragonballBoard.useful");
  if (decision === null) return null;
  const deeds = usefulDeeds(decision, view, awakens);
  return <Asked left={deeds.map((deed) => t(deed))} attack={deeds.includes("attack")} ending={ending} busy={control.sending} />;
}
