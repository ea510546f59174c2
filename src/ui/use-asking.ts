"use client";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { type Answer, ask } from "./ask";

/** Why a route refused, in words. A code that has none is a fault of the site. */
export function useRefusalText(): (code: string) => string {
  const t = useTranslations("refusals");
  return useCallback((code) => t(t.has(code) ? code : "server-error"), [t]);
}

/** Asks one of our own routes: whether it is under way, and why it was refused, in words. What is wrong with single fields is left to their form. */
export function useAsking() {
  const textOf = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (path: string, request: RequestInit): Promise<Answer<unknown>> => {
    setBusy(true);
    setRefusal(null);
    const answer = await ask<unknown>(path, request);
    setBusy(false);
    if (!answer.ok && !answer.faults) setRefusal(textOf(answer.code));
    return answer;
  };
  return { busy, refusal, send };
}
