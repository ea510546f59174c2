"use client";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";

/** A word of a game with what it means, in a sentence or two. */
export interface ExplainedWord {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** Where the rules say it whole. */
  readonly href: string;
}

/** The words of what is looked at: a touch explains one, at first the one that comes first. */
export function Glossary({ words }: { words: readonly ExplainedWord[] }) {
  const t = useTranslations("board.words");
  const id = useId();
  const [opened, setOpened] = useState(words[0]?.key);
  const open = words.find(({ key }) => key === opened) ?? words[0];
  return (
    <section className="words" aria-label={t("label")} data-testid="words">
      <ul>
        {words.map(({ key, title }) => (
          <li key={key}>
            <button type="button" aria-pressed={key === open?.key} aria-controls={id} onClick={() => setOpened(key)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <p id={id} aria-live="polite">
        {open !== undefined && (
          <>
            {open.text}{" "}
            <a href={open.href} target="_blank" rel="noreferrer">
              {t("read")}
            </a>
          </>
        )}
      </p>
    </section>
  );
}
