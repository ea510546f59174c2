"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { playedOf, type Tally } from "@/history/tally";

/** Victories of all matches, in hundredths; null before there are any. */
export function shareOf(tally: Tally): number | null {
  const all = playedOf(tally);
  return all === 0 ? null : Math.round((tally.won / all) * 100);
}

/** Victories and defeats side by side, as long as they are many. */
export function TallyRow({ title, note, tally }: { title: ReactNode; note?: ReactNode; tally: Tally }) {
  const t = useTranslations("profile");
  const { won, lost, drawn } = tally;
  const parts = [
    { key: "won", count: won, look: "bg-leaf-ink text-surface" },
    { key: "drawn", count: drawn, look: "bg-paper-2 text-ink-2" },
    {
      key: "lost",
      count: lost,
      look: "bg-[repeating-linear-gradient(-45deg,var(--color-coral-soft)_0_5px,color-mix(in_oklab,var(--color-coral-soft)_70%,var(--color-coral))_5px_7px)] text-coral-ink",
    },
  ].filter(({ count }) => count > 0);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(80px,1.2fr)_3.8em] items-center gap-3 py-1.5">
      <span className="min-w-0">
        <b className="line-clamp-2 font-display leading-[1.2] wrap-anywhere">{title}</b>
        {note !== undefined && <small className="text-xs text-ink-2">{note}</small>}
      </span>
      <span
        role="img"
        aria-label={t("tally", { won, lost, drawn })}
        className="flex h-[22px] gap-0.5 overflow-hidden rounded-[7px] text-center font-display text-[.72rem] leading-[22px] font-bold"
      >
        {parts.map(({ key, count, look }) => (
          <span key={key} className={`min-w-4 ${look}`} style={{ flexGrow: count, flexBasis: 0 }}>
            {count}
          </span>
        ))}
      </span>
      <span className="whitespace-nowrap text-right font-display text-[1.1rem] font-extrabold tabular-nums">
        {t("percent", { share: shareOf(tally) ?? 0 })}
      </span>
    </li>
  );
}
