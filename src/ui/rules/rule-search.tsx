"use client";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { SearchField } from "@/ui/shell";
import type { RuleBook } from "./book";
import { foundIn, type Rule, ruleOf, wordsIn } from "./search";

/** What is read of the page itself, once somebody searches: the rules stand on it already. */
function rulesOnPage(): readonly Rule[] {
  return [...document.querySelectorAll<HTMLElement>("[data-rule]")].map((element) => {
    const chapter = element.closest("section[aria-labelledby]")?.querySelector("h2 > span:last-child")?.textContent ?? "";
    return ruleOf(element.id, chapter, element.innerText);
  });
}

const SHOWN = 8;

/** Finds rules while one types; "/" leads here, arrows through what was found, Enter to the rule. */
export function RuleSearch({ everyday }: Pick<RuleBook, "everyday">) {
  const t = useTranslations("rules.search");
  const [asked, setAsked] = useState("");
  const rules = useRef<readonly Rule[] | null>(null);
  const place = useRef<HTMLElement>(null);
  const listId = useId();
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      place.current?.querySelector("input")?.focus();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, []);
  // Another language or game is another page of rules.
  const change = (value: string) => {
    if (asked === "") rules.current = rulesOnPage();
    setAsked(value);
  };
  const found = asked.trim() === "" || rules.current === null ? null : foundIn(rules.current, asked, everyday);

  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") return change("");
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp" && event.key !== "Enter") return;
    const stops = [...(place.current?.querySelectorAll<HTMLElement>("input, a") ?? [])];
    const at = stops.findIndex((stop) => stop.matches(":focus"));
    if (event.key === "Enter") {
      if (at === 0) stops[1]?.click();
      return;
    }
    event.preventDefault();
    stops[at + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
  };

  return (
    <search ref={place} className="grid gap-1.5">
      <SearchField
        label={t("label")}
        value={asked}
        onChange={(event) => change(event.target.value)}
        onKeyDown={move}
        aria-controls={listId}
      />
      <p role="status" className="sr-only">
        {found && t("found", { count: found.length })}
      </p>
      <ul id={listId} className="grid gap-0.5">
        {found?.length === 0 && <li className="px-2.5 py-2 text-sm text-ink-2">{t("nothing", { words: wordsIn(asked).length })}</li>}
        {found?.slice(0, SHOWN).map(({ id, chapter, title, text }) => (
          <li key={id}>
            <a href={`#${id}`} onKeyDown={move} className="grid rounded-sm px-2.5 py-1.5 text-sm text-ink no-underline hover:bg-paper">
              <small className="text-ink-2">{chapter}</small>
              <span className="line-clamp-2">
                {title !== null && <b className="after:content-['_·_']">{title}</b>}
                {text}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </search>
  );
}
