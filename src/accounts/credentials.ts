import { z } from "zod";
import { text } from "@/i18n/text";

/** Why a log-in is refused: keys of the namespace `login`, under `errors`. */
export const logInErrors = ["wrongCredentials", "tooManyAttempts", "tooManyFromAddress", "busy"] as const;
export type LogInError = (typeof logInErrors)[number];

/** What a log-in form sends. */
export const Credentials = z.object({ login: text.min(1).max(254), password: text.min(1).max(200) });
