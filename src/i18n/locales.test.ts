import { expect, it } from "vitest";
import { spokenLocale } from "@/i18n/locales";

const asked = (accepted: string) => spokenLocale(undefined, accepted);

it("the language chosen in the browser goes before those that the browser asks for", () => {
  expect(spokenLocale("it", "en")).toBe("it");
  expect(spokenLocale("de", "en")).toBe("en");
});

it("of the languages that a browser asks for, the one it likes best and we speak is spoken", () => {
  expect(asked("en-US,en;q=0.9,fr;q=0.8")).toBe("en");
  expect(asked("fr;q=0.2, it;q=0.7, de")).toBe("it");
  expect(asked("pt-BR,pt;q=0.9,es;q=0.3")).toBe("es");
  expect(asked("EN ; Q=0.5 , es ; q=0.6")).toBe("es");
});

it("a country's way of speaking is its language", () => {
  expect(asked("es-MX")).toBe("es");
  expect(asked("en-GB-oxendict")).toBe("en");
});

it("a language that is not wanted is not spoken", () => {
  expect(asked("en;q=0, it;q=0.1")).toBe("it");
  expect(asked("en;q=often, it;q=0.1")).toBe("it");
});

it("who asks for none of ours is spoken to in French", () => {
  expect(spokenLocale(undefined, null)).toBe("fr");
  for (const accepted of ["", "*", "de-DE,de;q=0.9", "english", ";;,,q=1", "__proto__"]) expect(asked(accepted)).toBe("fr");
});
