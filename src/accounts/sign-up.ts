import * as z from "zod/mini";
import { isLegible } from "@/i18n/legible";

/**
 * What a sign-up asks for, checked alike in the browser and on the server.
 * An issue's message is the key of its text in the namespace `signup`, under `errors`.
 */

/** Why a field of the sign-up form is refused. */
export const signUpErrors = [
  "required",
  "tooLong",
  "characters",
  "emailInvalid",
  "emailTaken",
  "pseudoLength",
  "pseudoCharacters",
  "pseudoTaken",
  "passwordTooShort",
  "passwordTooLong",
  "confirmationDiffers",
] as const;
export type SignUpError = (typeof signUpErrors)[number];

const code = (error: SignUpError) => ({ error });

// Neither the database nor bcrypt takes a NUL or half of a surrogate pair; the other control characters can only be a mistake.
const printable = /^[^\p{Cc}\p{Cs}]*$/u;

const typed = z.string(code("required"));
const trimmed = typed.check(z.trim());
const required = typed.check(z.minLength(1, code("required")), z.regex(printable, code("characters")));
const name = z.pipe(trimmed, required.check(z.maxLength(60, code("tooLong")), z.refine(isLegible, code("characters"))));

/** 3 to 20 letters without accents, digits, `_` and `-`. */
export const Pseudo = z.pipe(
  trimmed,
  required.check(
    z.regex(/^[A-Za-z0-9_-]*$/, code("pseudoCharacters")),
    z.minLength(3, code("pseudoLength")),
    z.maxLength(20, code("pseudoLength")),
  ),
);

/** At least 10 characters, and at most 72 bytes of UTF-8: bcrypt ignores what follows. */
export const Password = required.check(
  z.refine((password) => [...password].length >= 10, code("passwordTooShort")),
  z.refine((password) => new TextEncoder().encode(password).length <= 72, code("passwordTooLong")),
);

export const Email = z.pipe(z.pipe(trimmed, required.check(z.maxLength(254, code("tooLong")))), z.email(code("emailInvalid")));

const fields = {
  lastName: name,
  firstName: name,
  email: Email,
  pseudo: Pseudo,
  password: Password,
  passwordConfirmation: required,
};

/** The sign-up form. The confirmation is compared even while other fields are wrong. */
export const SignUp = z.object(fields).check(
  z.refine((form) => form.password === form.passwordConfirmation, {
    ...code("confirmationDiffers"),
    path: ["passwordConfirmation"],
    when: ({ value }) => BothPasswords.safeParse(value).success,
  }),
);
const BothPasswords = z.object({ password: required, passwordConfirmation: required });
export type SignUp = z.infer<typeof SignUp>;

export type SignUpField = keyof typeof fields;
/** The first fault of each field that has one. */
export type SignUpFaults = Partial<Record<SignUpField, SignUpError>>;

const SignUpErrorCode = z.enum(signUpErrors);
const FieldName = z.enum([
  "lastName",
  "firstName",
  "email",
  "pseudo",
  "password",
  "passwordConfirmation",
]) satisfies z.ZodMiniType<SignUpField>;

/** Checks a form as it was typed: the data, or the first fault of each field. */
export function checkSignUp(form: unknown): { data: SignUp } | { faults: SignUpFaults } {
  const parsed = SignUp.safeParse(form);
  if (parsed.success) return { data: parsed.data };
  const faults: SignUpFaults = {};
  for (const issue of parsed.error.issues) {
    // Something that is no form at all lacks every field.
    const names = issue.path.length > 0 ? [FieldName.parse(issue.path[0])] : FieldName.options;
    for (const name of names) faults[name] ??= issue.path.length > 0 ? SignUpErrorCode.parse(issue.message) : "required";
  }
  return { faults };
}

/** The answer of `POST /api/accounts`. */
export const SignUpAnswer = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), pseudo: z.string() }),
  z.object({ ok: z.literal(false), faults: z.partialRecord(FieldName, SignUpErrorCode) }),
]);
export type SignUpAnswer = z.infer<typeof SignUpAnswer>;
