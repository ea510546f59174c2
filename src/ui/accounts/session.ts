import { z } from "zod";
import { type LogInError, logInErrors } from "@/accounts/credentials";

/** The log-ins that the server offers: players', and the administration's own. */
export type LogInProvider = "credentials" | "administration";

/** Why there is no session: the server's reasons, or `trouble` when it did not answer. */
export type LogInFailure = LogInError | "trouble";

const CsrfToken = z.object({ csrfToken: z.string() });
const CallbackAnswer = z.object({ url: z.string() });

/** Logs in without leaving the page, so that nothing typed is lost. Answers null on success; the session cookie is then set. */
export async function logIn(provider: LogInProvider, login: string, password: string): Promise<LogInFailure | null> {
  try {
    const answer = CallbackAnswer.parse(await (await post(`callback/${provider}`, { login, password })).json());
    const error = new URL(answer.url, window.location.href).searchParams.get("error");
    return error === null ? null : (logInErrors.find((known) => known === error) ?? "trouble");
  } catch {
    return "trouble";
  }
}

/** Ends this browser's session. @throws when the server did not answer */
export async function logOut(): Promise<void> {
  const answer = await post("signout", {});
  if (!answer.ok) throw new Error(`Log-out answered ${answer.status}.`);
}

/** next-auth takes forms that carry its token against forged requests. */
async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const { csrfToken } = CsrfToken.parse(await (await fetch("/api/auth/csrf")).json());
  return fetch(`/api/auth/${path}`, { method: "POST", body: new URLSearchParams({ ...fields, csrfToken, json: "true" }) });
}
