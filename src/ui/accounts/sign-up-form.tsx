"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import * as z from "zod/mini";
import { checkSignUp, SignUpAnswer, type SignUpFaults, type SignUpField } from "@/accounts/sign-up";
import { Button, ErrorSummary, Field, type FieldProps, Notice } from "@/ui/shell";
import { withJson } from "../ask";
import { useRefusalText } from "../use-asking";
import { PasswordMeter } from "./password-meter";
import { PlayerCard } from "./player-card";
import { logIn } from "./session";

/** The fields in the order of the page, with what the browser has to know to fill them in. */
const FIELDS: readonly (Pick<FieldProps, "type" | "autoComplete" | "maxLength" | "inputMode"> & { name: SignUpField; wide?: boolean })[] = [
  { name: "lastName", autoComplete: "family-name" },
  { name: "firstName", autoComplete: "given-name" },
  { name: "email", type: "email", autoComplete: "email", wide: true },
  { name: "pseudo", autoComplete: "username", wide: true },
  { name: "password", type: "password", autoComplete: "new-password" },
  { name: "passwordConfirmation", type: "password", autoComplete: "new-password" },
];
const NAMES = FIELDS.map(({ name }) => name);
const EMPTY: Record<SignUpField, string> = { lastName: "", firstName: "", email: "", pseudo: "", password: "", passwordConfirmation: "" };

const Refusal = z.object({ code: z.string() });

/** Sends the form to the server: the faults it found, none on success, or the code of a refusal that no field is at fault for; null when no answer came. */
async function register(values: Record<SignUpField, string>): Promise<SignUpFaults | Refused | null> {
  try {
    const answer = await fetch("/api/accounts", withJson("POST", values));
    const said = z.union([SignUpAnswer, Refusal]).parse(await answer.json());
    if ("code" in said) return { refused: said.code };
    return said.ok ? {} : said.faults;
  } catch {
    return null;
  }
}
interface Refused {
  readonly refused: string;
}

/** The sign-up: every fault beside its field, nothing typed is lost, and a success leads straight into the game, or to the challenge that brought somebody here. */
export function SignUpForm({ destination }: { destination: string }) {
  const t = useTranslations("signup");
  const refusalText = useRefusalText();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  /** Fields that the player has left or sent: only their faults are shown. */
  const [visited, setVisited] = useState<ReadonlySet<SignUpField>>(new Set());
  const [serverFaults, setServerFaults] = useState<SignUpFaults>({});
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const checked = checkSignUp(values);
  const faults: SignUpFaults = { ...serverFaults, ...("faults" in checked ? checked.faults : {}) };
  const shown = NAMES.filter((name) => faults[name] !== undefined && visited.has(name));

  const change = (name: SignUpField, value: string) => {
    setValues({ ...values, [name]: value });
    setServerFaults({ ...serverFaults, [name]: undefined });
  };
  const focusFirst = (wrong: SignUpFaults) => {
    const first = NAMES.find((name) => wrong[name] !== undefined);
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    setTrouble(null);
    setVisited(new Set(NAMES));
    if ("faults" in checked) return focusFirst(checked.faults);
    setBusy(true);
    const refused = await register(values);
    if (refused !== null && Object.keys(refused).length === 0) {
      const failed = await logIn("credentials", values.pseudo.trim(), values.password);
      return window.location.assign(failed === null ? destination : "/");
    }
    setBusy(false);
    if (refused === null) return setTrouble(t("trouble"));
    if ("refused" in refused) return setTrouble(refusalText(refused.refused));
    setServerFaults(refused);
    focusFirst(refused);
  };

  return (
    <div className="grid items-start gap-11 lg:grid-cols-[minmax(0,1fr)_300px]">
      <form
        method="post"
        ref={form}
        className="panel grid gap-x-5 gap-y-[18px] rounded-xl px-[18px] py-[22px] sm:grid-cols-2 sm:px-8 sm:py-[30px]"
        noValidate
        onSubmit={submit}
      >
        {sent && shown.length > 0 && (
          <ErrorSummary className="sm:col-span-2" faults={shown.map((name) => ({ id: name, label: t(`fields.${name}`) }))} />
        )}
        {FIELDS.map(({ name, wide, ...input }) => {
          const fault = visited.has(name) ? faults[name] : undefined;
          return (
            <Field
              key={name}
              id={name}
              name={name}
              label={t(`fields.${name}`)}
              className={wide ? "sm:col-span-2" : ""}
              hint={name === "pseudo" ? t("hints.pseudo") : name === "password" && values.password === "" ? t("hints.password") : undefined}
              error={fault === undefined ? undefined : t(`errors.${fault}`)}
              value={values[name]}
              onChange={(event) => change(name, event.target.value)}
              // A field left empty is not a fault before the form is sent.
              onBlur={() => values[name] !== "" && setVisited(new Set([...visited, name]))}
              autoCapitalize={name === "lastName" || name === "firstName" ? "words" : "none"}
              spellCheck={false}
              required
              {...input}
            >
              {name === "password" && values.password !== "" && <PasswordMeter password={values.password} />}
            </Field>
          );
        })}
        {trouble !== null && (
          <Notice tone="danger" className="sm:col-span-2">
            {trouble}
          </Notice>
        )}
        <Button type="submit" look="sun" size="lg" className="justify-self-start max-sm:w-full sm:col-span-2" busy={busy}>
          {t("submit")}
        </Button>
      </form>
      <PlayerCard pseudo={values.pseudo.trim()} />
    </div>
  );
}
