"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ZodMiniType } from "zod/mini";
import { checkForm, type Fault, type Faults } from "@/accounts/own-forms";
import { withJson } from "../ask";
import { useAsking } from "../use-asking";

/** Why a field is refused, in words. */
export function useFaultWords(): (fault: Fault | undefined) => string | undefined {
  const own = useTranslations("account.errors");
  const common = useTranslations("signup.errors");
  return (fault) => fault && (own.has(fault) ? own(fault) : common(fault));
}

/** A form of the account page: what is wrong with which field, or with all of it, and whether it is under way. Nothing typed is lost. */
export function useOwnForm<Form>(schema: ZodMiniType<Form>, method: "PUT" | "POST" | "DELETE", path: string) {
  const { busy, refusal, send: sendTo } = useAsking();
  const [faults, setFaults] = useState<Faults<Form>>({});
  /** Answers whether it was done. */
  const send = async (form: Form): Promise<boolean> => {
    const checked = checkForm(schema, form);
    setFaults("faults" in checked ? checked.faults : {});
    if ("faults" in checked) return false;
    const answer = await sendTo(path, withJson(method, form));
    if (!answer.ok && answer.faults) setFaults(answer.faults);
    return answer.ok;
  };
  return { busy, faults, refusal, send };
}
