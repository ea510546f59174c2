import { useTranslations } from "next-intl";
import { useId } from "react";
import type { Color } from "@/games/dragonball/engine/card";
import { COLOR_SHAPES } from "./color-shapes";

export const colorVariable = (color: Color): string => `var(--db-${color})`;
export const deepVariable = (color: Color): string => `var(--db-${color}-deep)`;

/** A colour of the game: its shape on a paper lozenge. Its size follows the text unless a class says otherwise. */
export function ColorPip({ color, className = "" }: { color: Color; className?: string }) {
  const t = useTranslations("dragonballCard");
  return (
    <svg className={`pip ${className}`} viewBox="0 0 24 24" role="img" aria-label={t(`colors.${color}`)}>
      <rect x="3.2" y="3.2" width="17.6" height="17.6" rx="4.5" transform="rotate(45 12 12)" fill={deepVariable(color)} />
      <rect x="4.2" y="4.2" width="15.6" height="15.6" rx="3.8" transform="rotate(45 12 12)" fill={colorVariable(color)} />
      <path d={COLOR_SHAPES[color]} fill={color === "yellow" ? "#3d2a00" : "#fff8ea"} transform="translate(6.4 6.2) scale(.467)" />
    </svg>
  );
}

/** One Energy of either of two colours: a lozenge cut in two. */
export function EitherPip({ first, second }: { first: Color; second: Color }) {
  const t = useTranslations("dragonballCard");
  const half = useId();
  return (
    <svg
      className="pip"
      viewBox="0 0 24 24"
      role="img"
      aria-label={t("either", { first: t(`colors.${first}`), second: t(`colors.${second}`) })}
    >
      <clipPath id={half}>
        <path d="M24 0V24H0Z" />
      </clipPath>
      {[first, second].map((color, index) => (
        <g key={color} clipPath={index === 1 ? `url(#${half})` : undefined}>
          <rect x="3.2" y="3.2" width="17.6" height="17.6" rx="4.5" transform="rotate(45 12 12)" fill={deepVariable(color)} />
          <rect x="4.2" y="4.2" width="15.6" height="15.6" rx="3.8" transform="rotate(45 12 12)" fill={colorVariable(color)} />
          <path
            d={COLOR_SHAPES[color]}
            fill={color === "yellow" ? "#3d2a00" : "#fff8ea"}
            transform={`translate(${index === 0 ? 4.2 : 11.6} ${index === 0 ? 5 : 11}) scale(.34)`}
          />
        </g>
      ))}
    </svg>
  );
}

/** So many Energies of any colour: a grey lozenge with the number. */
export function EnergyPip({ count }: { count: string }) {
  const t = useTranslations("dragonballCard");
  return (
    <svg className="pip" viewBox="0 0 24 24" role="img" aria-label={t("anyEnergy", { count })}>
      <rect x="3.2" y="3.2" width="17.6" height="17.6" rx="4.5" transform="rotate(45 12 12)" fill="#4a3f62" />
      <rect x="4.2" y="4.2" width="15.6" height="15.6" rx="3.8" transform="rotate(45 12 12)" fill="#d9cfe6" />
      <text x="12" y="16.2" textAnchor="middle" fontSize="11.5" fontWeight="800" fill="#2b2145">
        {count}
      </text>
    </svg>
  );
}

/** The energy cost of a card, on a lozenge in its colours. */
export function CostGem({ cost, colors }: { cost: number | "X"; colors: readonly Color[] }) {
  const t = useTranslations("dragonballCard");
  const [first = "black", second = first] = colors;
  return (
    <span className="card__gem" role="img" aria-label={t("cost", { cost })}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <rect x="5.5" y="5.5" width="29" height="29" rx="7" transform="rotate(45 20 20)" fill="#fff9ec" />
        <rect x="7.5" y="7.5" width="25" height="25" rx="5.5" transform="rotate(45 20 20)" fill={deepVariable(first)} />
        {second !== first && <path d="M20 2.5 37.5 20 20 37.5Z" fill={deepVariable(second)} />}
      </svg>
      <b>{cost}</b>
    </span>
  );
}

/** The Z-Energy cost of a Z card, on a gold hexagon. */
export function ZCostGem({ cost }: { cost: number | "X" }) {
  const t = useTranslations("dragonballCard");
  return (
    <span className="card__zgem" role="img" aria-label={t("zCost", { cost })}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d="M20 1.5 36 10.7v18.6L20 38.5 4 29.3V10.7Z" fill="#3a2200" />
        <path d="M20 4.5 33.5 12.2v15.6L20 35.5 6.5 27.8V12.2Z" fill="#ffcf5c" />
      </svg>
      <b>
        {cost}
        <small>Z</small>
      </b>
    </span>
  );
}

/** 15 000 with small zeros; below a thousand the number alone. */
export function PowerNumber({ value }: { value: number }) {
  if (Math.abs(value) < 1000) return value;
  return (
    <>
      {Math.trunc(value / 1000)}
      <small>{String(Math.abs(value) % 1000).padStart(3, "0")}</small>
    </>
  );
}
