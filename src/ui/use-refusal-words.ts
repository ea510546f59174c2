"use client";
import { useTranslations } from "next-intl";
import type { Refusal } from "@/ui/realtime";

/** A refusal in the reader's words: the server's, or that it could not be reached. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const t = useTranslations("refusals");
  return ({ code }) => t(code);
}
