import { createTranslator } from "next-intl";
import { createTransport } from "nodemailer";
import { z } from "zod";
import type { Locale } from "@/i18n/locales";
import { messagesOf } from "@/i18n/messages";

/** The mails that the site sends; their words stand in the namespace `mail`. */
export type MailKind = "reset" | "confirm" | "moved";

export interface Letter {
  readonly to: string;
  readonly kind: MailKind;
  readonly locale: Locale;
  readonly pseudo: string;
  /** Where the link leads; a path of the site. */
  readonly path: string;
}

/** Sends mail. @throws when the mail server does not take it */
export type SendMail = (letter: Letter) => Promise<void>;

export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly smtpUrl: string;
  readonly from: string;
  /** Links begin with it: the `Host` of a request is whatever its sender likes. */
  readonly publicUrl: string;
}

const Wording = z.object({ subject: z.string(), text: z.string() });
const Words = z.object({ reset: Wording, confirm: Wording, moved: Wording } satisfies Record<MailKind, z.ZodType>);

/** A mail server that does not answer is given up after so long. */
const PATIENCE_MS = 20_000;

export function mailSender({ smtpUrl, from, publicUrl }: MailSettings): SendMail {
  const timeouts = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === "smtps:";
  const auth = username === "" ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const transport = createTransport({ host: hostname, port: port === "" ? (secure ? 465 : 587) : Number(port), secure, auth, ...timeouts });
  return async ({ to, kind, locale, pseudo, path }) => {
    const { subject, text } = Words.parse(messagesOf(locale).mail)[kind];
    const t = createTranslator({ locale, messages: { subject, text } });
    const link = new URL(path, publicUrl).href;
    await transport.sendMail({ from, to, subject: t("subject"), text: t("text", { pseudo, link }) });
  };
}
