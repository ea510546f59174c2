/** A route's answer, or the code of its refusal (words in the namespace `refusals`); `unreachable` when none came. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string };

/** Asks one of our own routes. Never throws: no answer is an answer too. */
export async function ask<T>(path: string, request?: RequestInit): Promise<Answer<T>> {
  try {
    const response = await fetch(path, request);
    const body = response.status === 204 ? null : await response.json();
    return response.ok ? { ok: true, value: body } : { ok: false, code: body.code };
  } catch {
    return { ok: false, code: "unreachable" };
  }
}

export function withJson(method: "POST" | "PUT", body: unknown): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
