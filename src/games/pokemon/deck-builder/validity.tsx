"use client";
import { useTranslations } from "next-intl";
import type { CardFace } from "@/games/pokemon/card";
import { Icon } from "@/ui/shell";
import type { Breakdown } from "./draft";
import type { Legality } from "./legality";

const PARTS: readonly { readonly category: CardFace["category"]; readonly colour: string }[] = [
  { category: "Pokémon", colour: "bg-coral" },
  { category: "Trainer", colour: "bg-violet" },
  { category: "Energy", colour: "bg-lagoon" },
];

/** How many cards of the sixty, of what kinds, and which rules are broken, in words. */
export function Validity({
  breakdown,
  size,
  legality,
  className,
}: {
  breakdown: Breakdown;
  size: number;
  legality: Legality;
  className: string;
}) {
  const t = useTranslations("decks.validity");
  const faultWords = useTranslations("refusals.deck");
  const { faults, advice, hasBasic } = legality;
  return (
    <section className={`panel grid content-start gap-2.5 overflow-auto px-4 py-3.5 ${className}`} aria-label={t("title")}>
      <h2 className="flex items-center justify-between text-[1.05rem]">
        {t("title")}
        <span className="text-[1.6rem] leading-none font-extrabold tracking-[-.03em] tabular-nums">
          {size}
          <small className="text-[.6em] text-ink-3"> / 60</small>
        </span>
      </h2>
      <div
        role="img"
        aria-label={t("breakdown", { pokemon: breakdown.Pokémon, trainers: breakdown.Trainer, energies: breakdown.Energy })}
        className="flex h-3 gap-0.5 overflow-hidden rounded-pill bg-paper-2"
      >
        {PARTS.map(({ category, colour }) => (
          <i key={category} className={colour} style={{ flex: breakdown[category] }} />
        ))}
        {size < 60 && <i style={{ flex: 60 - size }} />}
      </div>
      <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs font-semibold text-ink-2 tabular-nums max-sm:hidden" aria-hidden="true">
        {PARTS.map(({ category, colour }) => (
          <span key={category}>
            <i className={`mr-1 inline-block size-[9px] rounded-[3px] ${colour}`} />
            {t(category, { count: breakdown[category] })}
          </span>
        ))}
      </p>
      <ul className="grid gap-1.5 text-sm leading-snug" aria-live="polite">
        {faults.map((fault) => (
          <li key={`${fault.code} ${fault.values.name ?? fault.values.card ?? ""}`} className="flex gap-2 font-semibold text-danger-ink">
            <Icon name="warning" className="mt-[.05em]" />
            {faultWords(fault.code, fault.values)}
          </li>
        ))}
        {hasBasic && faults.length > 0 && <Good>{t("basic")}</Good>}
        {faults.length === 0 ? <Good>{t("legal")}</Good> : <li className="text-xs text-ink-2">{t("draft")}</li>}
        {advice.map(({ category, count, from, to }) => (
          <li key={category} className="flex gap-2 text-ink-2 max-sm:hidden">
            <Icon name="info" className="mt-[.05em]" />
            {t(`advice.${category}`, { count, from, to })}
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
