import * as z from "zod/mini";
import { Email, Password, Pseudo, signUpErrors } from "@/accounts/sign-up";
import { locales } from "@/i18n/locales";

/** The forms of the own account, checked alike in the browser and on the server. An issue's message is a fault. */

/** Why a field of these forms is refused; words in the namespaces `signup` and `account`, under `errors`. */
export const ownFaults = ["wrongPassword", "pseudoTooSoon"] as const;
const FaultCode = z.enum([...signUpErrors, ...ownFaults]);
export type Fault = z.infer<typeof FaultCode>;

const typed = z.string().check(z.maxLength(200, { error: "wrongPassword" satisfies Fault }));

/** Who one is to others; another mail needs the password. */
export const IdentityForm = z.object({
  pseudo: Pseudo,
  email: Email,
  locale: z.enum(locales),
  acceptsRequests: z.boolean(),
  currentPassword: typed,
});
export type IdentityForm = z.infer<typeof IdentityForm>;

export const PasswordForm = z.object({ currentPassword: typed, password: Password });
export type PasswordForm = z.infer<typeof PasswordForm>;

/** What is asked once more before an account is deleted. */
export const DeletionForm = z.object({ currentPassword: typed });
export type DeletionForm = z.infer<typeof DeletionForm>;

/** Where a link to a new password is wanted. */
export const ResetForm = z.object({ email: Email });
export type ResetForm = z.infer<typeof ResetForm>;

/** A token as it stands in a link. */
export const Token = z.string().check(z.regex(/^[\w-]{43}$/));

export const NewPasswordForm = z.object({ token: Token, password: Password });
export type NewPasswordForm = z.infer<typeof NewPasswordForm>;

/** The first fault of each field that has one. */
export type Faults<Form> = { readonly [Field in keyof Form]?: Fault };

/** Checks a form as it was typed: the data, or the first fault of each field. */
export function checkForm<Form>(schema: z.ZodMiniType<Form>, form: unknown): { data: Form } | { faults: Readonly<Record<string, Fault>> } {
  const parsed = schema.safeParse(form);
  if (parsed.success) return { data: parsed.data };
  const faults: Record<string, Fault> = {};
  for (const { path, message } of parsed.error.issues) faults[String(path[0])] ??= z.catch(FaultCode, "required").parse(message);
  return { faults };
}
