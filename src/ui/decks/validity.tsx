"use client";
import { useTranslations } from "next-intl";
import type { CSSProperties, ReactNode } from "react";
import type { DeckFault } from "@/decks/schema";
import { Icon } from "@/ui/shell";

/** A part of the deck in the bar: so many cards, and the paint they have there. */
export interface DeckPart {
  readonly key: string;
  readonly count: number;
  readonly paint: CSSProperties["background"];
  /** What stands below the bar; nothing where the bar's own label says it. */
  readonly words?: string;
}

/** How many cards of how many, of what kinds, and which rules are broken, in words. */
export function Validity({
  size,
  of,
  least,
  parts,
  label,
  faults,
  good,
  advice,
  children,
}: {
  size: number;
  /** What is asked for: "60". */
  of: string;
  /** The bar is full at so many. */
  least: number;
  parts: readonly DeckPart[];
  /** The parts in words. */
  label: string;
  faults: readonly DeckFault[];
  /** What is already as it should be, while other things are not. */
  good: readonly string[];
  advice: readonly { readonly key: string; readonly words: string }[];
  /** Below the bar. */
  children?: ReactNode;
}) {
  const t = useTranslations("decks.validity");
  const faultWords = useTranslations("refusals.deck");
  return (
    <section className="panel grid content-start gap-2.5 px-4 py-3.5 max-sm:order-last" aria-label={t("title")}>
      <h2 className="flex items-center justify-between text-[1.05rem]">
        {t("title")}
        <span className="text-[1.6rem] leading-none font-extrabold tracking-[-.03em] tabular-nums">
          {size}
          <small className="text-[.6em] text-ink-3"> / {of}</small>
        </span>
      </h2>
      <div role="img" aria-label={label} className="flex h-3 gap-0.5 overflow-hidden rounded-pill bg-paper-2">
        {parts.map(({ key, count, paint }) => (
          <i key={key} style={{ flex: count, background: paint }} />
        ))}
        {size < least && <i style={{ flex: least - size }} />}
      </div>
      {parts.some(({ words }) => words !== undefined) && (
        <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs font-semibold text-ink-2 tabular-nums max-sm:hidden" aria-hidden="true">
          {parts.map(({ key, paint, words }) => (
            <span key={key}>
              <i className="mr-1 inline-block size-[9px] rounded-[3px]" style={{ background: paint }} />
              {words}
            </span>
          ))}
        </p>
      )}
      {children}
      <ul className="grid gap-1.5 text-sm leading-snug" aria-live="polite">
        {faults.map((fault) => (
          <li key={`${fault.code} ${fault.values.name ?? fault.values.card ?? ""}`} className="flex gap-2 font-semibold text-danger-ink">
            <Icon name="warning" className="mt-[.05em]" />
            {faultWords(fault.code, fault.values)}
          </li>
        ))}
        {faults.length > 0 && good.map((words) => <Good key={words}>{words}</Good>)}
        {faults.length === 0 ? <Good>{t("legal")}</Good> : <li className="text-xs text-ink-2">{t("draft")}</li>}
        {advice.map(({ key, words }) => (
          <li key={key} className="flex gap-2 text-ink-2">
            <Icon name="info" className="mt-[.05em]" />
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Good({ children }: { children: string }) {
  return (
    <li className="flex gap-2 font-semibold text-leaf-ink">
      <Icon name="check" className="mt-[.05em]" />
      {children}
    </li>
  );
}
