/** Why a log-in is refused: keys of the namespace `login`, under `errors`. */
export const logInErrors = ["wrongCredentials", "tooManyAttempts", "tooManyFromAddress", "busy", "tooManyGuests", "suspended"] as const;
export type LogInError = (typeof logInErrors)[number];
