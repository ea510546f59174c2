"use client";
import { useTranslations } from "next-intl";
import type { SeatResult } from "@/db/generated/enums";

const LOOKS = {
  WON: "bg-leaf-soft text-leaf-ink shadow-[inset_0_-3px_0_var(--color-leaf)]",
  LOST: "bg-coral-soft text-coral-ink shadow-[inset_0_0_0_1.5px_color-mix(in_oklab,var(--color-coral)_50%,transparent)]",
  DRAWN: "bg-paper-2 text-ink-2 shadow-[inset_0_0_0_1.5px_var(--color-line-strong)]",
} as const satisfies Record<SeatResult, string>;

/** A letter on a small sheet, with its word for those who do not see it. */
export function ResultMark({ result }: { result: SeatResult }) {
  const t = useTranslations("history.result");
  return (
    <span
      title={t(`${result}.word`)}
      className={`inline-grid h-[30px] w-[26px] flex-none place-items-center rounded-[7px] font-display text-[.82rem] leading-none font-extrabold ${LOOKS[result]}`}
    >
      <span aria-hidden="true">{t(`${result}.letter`)}</span>
      <span className="sr-only">{t(`${result}.word`)}</span>
    </span>
  );
}
