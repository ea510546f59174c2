import { type LogInError, logInErrors } from "@/accounts/log-in-errors";
import { sayFarewell } from "./farewells";

/** The log-ins that the server offers: players', and the administration's own. */
export type LogInProvider = "credentials" | "administration";

/** Why there is no session: the server's reasons, or `trouble` when it did not answer. */
export interface LogInFailure {
  readonly code: LogInError | "trouble";
  /** Of somebody who is shut out: until when (ISO 8601), and what the administration says. */
  readonly until: string;
  readonly reason: string;
}

/** Logs in without leaving the page, so that nothing typed is lost. Answers null on success; the session cookie is then set. */
export function logIn(provider: LogInProvider, login: string, password: string): Promise<LogInFailure | null> {
  return enter(provider, { login, password });
}

async function enter(provider: LogInProvider | "guest", fields: Record<string, string>): Promise<LogInFailure | null> {
  try {
    const { url }: { url: string } = await (await post(`callback/${provider}`, fields)).json();
    const error = new URL(url, window.location.href).searchParams.get("error");
    if (error === null) return null;
    const [said, until = "", ...reason] = error.split(" ");
    return { code: logInErrors.find((known) => known === said) ?? "trouble", until, reason: reason.join(" ") };
  } catch {
    return { code: "trouble", until: "", reason: "" };
  }
}

/** A session for somebody without an account. Answers null on success. */
export function playAsGuest(): Promise<LogInFailure | null> {
  return enter("guest", {});
}

/** Ends this browser's session. @throws when the server did not answer */
export async function logOut(): Promise<void> {
  sayFarewell();
  const answer = await post("signout", {});
  if (!answer.ok) throw new Error(`Log-out answered ${answer.status}.`);
}

/** next-auth takes forms that carry its token against forged requests. */
async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const { csrfToken }: { csrfToken: string } = await (await fetch("/api/auth/csrf")).json();
  return fetch(`/api/auth/${path}`, { method: "POST", body: new URLSearchParams({ ...fields, csrfToken, json: "true" }) });
}
