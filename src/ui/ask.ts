import type { Fault } from "@/accounts/own-forms";

/** A route's answer, or the code of its refusal (words in the namespace `refusals`); `unreachable` when none came. */
export type Answer<T> = { readonly ok: true; readonly value: T } | Refusal;
export interface Refusal {
  readonly ok: false;
  readonly code: string;
  /** Of a form: what is wrong with each field. */
  readonly faults?: Readonly<Record<string, Fault>>;
}

/** Asks one of our own routes. Never throws: no answer is an answer too. */
export async function ask<T>(path: string, request?: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(path, request);
    const body = response.status === 204 ? null : await response.json();
    return response.ok ? { ok: true, value: body } : { ok: false, code: body.code, faults: body.faults };
  } catch {
    return { ok: false, code: "unreachable" };
  }
}

export function withJson(method: "POST" | "PUT" | "DELETE", body: unknown): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
