import { createTranslator, type IntlError } from "next-intl";
import { describe, expect, test } from "vitest";
import { logInErrors } from "@/accounts/log-in-errors";
import { ownFaults } from "@/accounts/own-forms";
import { signUpErrors } from "@/accounts/sign-up";
import { AUDIT_ACTIONS } from "@/admin/schema";
import { gameCards } from "@/games";
import { locales } from "@/i18n/locales";
import { type Messages, messagesOf } from "@/i18n/messages";

function flatten(messages: Messages, prefix = ""): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${prefix}${key}`, value] satisfies [string, string]] : flatten(value, `${prefix}${key}.`),
  );
}

/** The names of a message's arguments and tags: `{count, plural, …}`, `{name}`, `<b>`. */
const argumentsOf = (message: string) =>
  [
    ...new Set(
      [...message.matchAll(/(?<!(?:=\d+|\b(?:zero|one|two|few|many|other))\s*)\{\s*(\w+)\s*[,}]|<(\w+)>/g)].map(
        (match) => match[1] ?? match[2],
      ),
    ),
  ].sort();

const french = new Map(flatten(messagesOf("fr")));

/** What is put in here may begin with a vowel. */
const NAMES = "name|card|cards|pokemon|pseudo|opponent|who|mine|theirs|in|out|target|game|deck";

test("no French message needs an elision that a name would decide: “de Évolusoda”", () => {
  const elided = new RegExp(`(?<![\\p{L}])(?:de|que|le|la|ne|se|jusque|lorsque|puisque) (?:<\\w+>)?\\{(?:${NAMES})\\}`, "iu");
  expect([...french].filter(([, message]) => elided.test(message))).toEqual([]);
});

test("no French line begins with a mark that belongs to the word before it", () => {
  expect([...french].filter(([, message]) => / [?!:;»]|« /u.test(message))).toEqual([]);
});

test("only French leaves a space before a mark", () => {
  const faults = locales.flatMap((locale) =>
    locale === "fr" ? [] : flatten(messagesOf(locale)).filter(([, message]) => /[\p{L}\d}][ \u00a0\u202f][?!:;](?![^{]*\})/u.test(message)),
  );
  expect(faults).toEqual([]);
});

test.each([
  ["fr", "Grenousse\u00a0: 1 exemplaire", "1,5 main refaite", "7,57 mains refaites"],
  ["en", "1 copy of Grenousse", "1.5 mulligans", "7.57 mulligans"],
  ["es", "1 copia de Grenousse", "1,5 manos repetidas", "7,57 manos repetidas"],
  ["it", "1 copia di Grenousse", "1,5 mani rifatte", "7,57 mani rifatte"],
] as const)("in %s one is not several, nor a part of two where the language says so", (locale, one, part, several) => {
  const messages = new Map(flatten(messagesOf(locale)));
  const say = (key: string, values: Record<string, string | number>) =>
    createTranslator({ locale, messages: { message: messages.get(key) ?? "" } })("message", values);
  expect(say("decks.copies.count", { count: 1, name: "Grenousse" })).toBe(one);
  expect(say("pokemonDecks.figures.mulligans", { count: 1.5 })).toContain(part);
  expect(say("pokemonDecks.figures.mulligans", { count: 7.57 })).toContain(several);
});

describe.each(locales)("messages in %s", (locale) => {
  const messages = flatten(messagesOf(locale));

  test("say what the French ones say, with the same arguments", () => {
    expect(messages.map(([key]) => key).sort()).toEqual([...french.keys()].sort());
    for (const [key, message] of messages) {
      expect(message.trim(), key).not.toBe("");
      expect({ key, arguments: argumentsOf(message) }).toEqual({ key, arguments: argumentsOf(french.get(key) ?? "") });
    }
  });

  test("are all well formed", () => {
    const faults: string[] = [];
    for (const [key, message] of messages) {
      const onError = ({ code, originalMessage }: IntlError) => code === "INVALID_MESSAGE" && faults.push(`${key}: ${originalMessage}`);
      // Without its arguments a message fails too, but under another code.
      createTranslator({ locale, messages: { message }, onError })("message");
    }
    expect(faults).toEqual([]);
  });

  test("promise hints in the first matches, whoever is played there", () => {
    expect(new Map(messages).get("settings.about.hints")).not.toMatch(/ordinateur|computer|ordenador/);
  });

  test("have words for every refusal of a sign-up and a log-in", () => {
    const keys = new Set(messages.map(([key]) => key));
    for (const error of signUpErrors) expect(keys).toContain(`signup.errors.${error}`);
    for (const error of logInErrors) expect(keys).toContain(`login.errors.${error}`);
  });

  test("have words for every deed of an administrator and every fault of an account's form", () => {
    const keys = new Set(messages.map(([key]) => key));
    for (const action of AUDIT_ACTIONS) expect(keys).toContain(`admin.register.deeds.${action}`);
    for (const fault of ownFaults) expect(keys).toContain(`account.errors.${fault}`);
  });

  test("have words for every reason to leave a record out of an import", () => {
    const keys = new Set(messages.map(([key]) => key));
    for (const code of gameCards.flatMap(({ faults }) => Object.keys(faults))) expect(keys).toContain(`admin.import.leftOut.${code}`);
  });
});
