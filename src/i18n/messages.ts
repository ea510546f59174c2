import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Locale } from "@/i18n/locales";

export type Messages = { [key: string]: string | Messages };

const Messages: z.ZodType<Messages> = z.lazy(() => z.record(z.string(), z.union([z.string(), Messages])));

const kept = new Map<Locale, Messages>();

/** All messages of a language by namespace: each file of `messages/<locale>/` is one. */
export function messagesOf(locale: Locale): Messages {
  const known = kept.get(locale);
  if (known) return known;
  const directory = path.join(process.cwd(), "src/i18n/messages", locale);
  const namespaces = readdirSync(directory)
    .filter((file) => file.endsWith(".json"))
    .map((file) => [path.basename(file, ".json"), JSON.parse(readFileSync(path.join(directory, file), "utf8"))]);
  const written = Messages.parse(Object.fromEntries(namespaces));
  const messages = locale === "fr" ? heldTogether(written) : written;
  // While developing, an edit shows on the next request.
  if (process.env.NODE_ENV === "production") kept.set(locale, messages);
  return messages;
}

/** French sets a space before high punctuation and within its quotation marks; no line may break there, and none that writes messages has to think of it. */
function heldTogether(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === "string" ? message.replace(/ (?=[?!:;»])|(?<=«) /gu, "\u00a0") : heldTogether(message),
    ]),
  );
}

const versions = new WeakMap<Messages, string>();

/** What names the messages of a language as they are now: a browser that has kept them under this name need not ask again. */
export function messagesVersion(locale: Locale): string {
  const messages = messagesOf(locale);
  const known = versions.get(messages);
  if (known !== undefined) return known;
  const version = createHash("sha256").update(JSON.stringify(messages)).digest("base64url").slice(0, 12);
  versions.set(messages, version);
  return version;
}
