"use client";
import { useTranslations } from "next-intl";

interface ReasonsProps {
  readonly title: string;
  /** How many there are; the list may have only the first of them. */
  readonly count: number;
  readonly list: readonly { readonly id: string; readonly name?: string; readonly reason: string }[];
  /** The reasons are sentences of cards, which stay as the source has them. */
  readonly inEnglish?: boolean;
}

/** Cards by id, each with what is to be said of it. */
export function Reasons({ title, count, list, inEnglish = false }: ReasonsProps) {
  const t = useTranslations("admin.import");
  if (list.length === 0) return null;
  return (
    <details className="rounded-md border border-line">
      <summary className="cursor-pointer px-3.5 py-2.5 font-semibold">{title}</summary>
      <ul className="max-h-80 overflow-y-auto border-t border-line text-sm">
        {list.map(({ id, name, reason }) => (
          <li key={`${id} ${reason}`} className="flex gap-3 border-b border-line px-3.5 py-1.5 last:border-0 max-sm:flex-col max-sm:gap-0">
            <b className="w-28 shrink-0 tabular-nums">{id}</b>
            <span className="min-w-0 whitespace-pre-line" lang={inEnglish ? "en" : undefined}>
              {name !== undefined && <b className="mr-2">{name}</b>}
              {reason}
            </span>
          </li>
        ))}
        {count > list.length && <li className="px-3.5 py-1.5 text-ink-2">{t("more", { count: count - list.length })}</li>}
      </ul>
    </details>
  );
}
