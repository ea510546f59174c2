import { expect, test } from "vitest";
import { locales } from "@/i18n/locales";
import { messagesOf } from "@/i18n/messages";
import { REFUSAL_CODES } from "./protocol";

test.each(locales)("every refusal has its words in %s", (locale) => {
  expect(Object.keys(messagesOf(locale).refusals ?? {})).toEqual(expect.arrayContaining([...REFUSAL_CODES]));
});
