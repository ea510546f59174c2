import { messagesAddress } from "@/i18n/address";
import type { Locale } from "@/i18n/locales";
import type { Messages } from "@/i18n/messages";

/** One promise for each address: whoever waits for it again has it at once. */
const kept = new Map<string, Promise<Messages>>();

/** What pages hand to their parts, fetched once. */
export function provided(locale: Locale, version: string, namespaces: readonly string[]): Messages | Promise<Messages> {
  const address = messagesAddress(locale, version, namespaces);
  const known = kept.get(address);
  if (known) return known;
  const asked = ask(address);
  kept.set(address, asked);
  // The next to ask tries again.
  asked.catch(() => kept.delete(address));
  return asked;
}

async function ask(address: string): Promise<Messages> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The messages at ${address} were answered with ${answer.status}.`);
  return answer.json();
}
