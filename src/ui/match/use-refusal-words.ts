"use client";
import { useTranslations } from "next-intl";
import type { Refusal } from "@/ui/realtime";

/** A refusal in the reader's words: the server's, or that it could not be reached. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const t = useTranslations("board");
  const refusals = useTranslations("refusals");
  return (refusal) => (refusal.code === "unreachable" ? t("unreachable") : refusals(refusal.code, refusal.values));
}
