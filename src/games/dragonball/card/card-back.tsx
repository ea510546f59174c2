import { useTranslations } from "next-intl";
import { type CSSProperties, useId } from "react";
import type { CardSize } from "@/ui/card/state";

const STARS = [
  { x: 63, y: 17, scale: 1.2 },
  { x: 63, y: 159, scale: 1.2 },
  { x: 19, y: 22, scale: 0.8 },
  { x: 107, y: 22, scale: 0.8 },
  { x: 19, y: 154, scale: 0.8 },
  { x: 107, y: 154, scale: 0.8 },
];

/** Our own back: two peaks and a rising trail in a lozenge. */
export function BackDrawing() {
  const pane = useId();
  return (
    <svg className="card__back" viewBox="0 0 126 176" aria-hidden="true">
      <rect width="126" height="176" fill="#7c2d22" />
      <g fill="none" stroke="#96402f" strokeWidth="7">
        {[10, 36, 62, 88, 114, 140, 166, 192].map((y) => (
          <path key={y} d={`M-10 ${y}l24 -16l24 16l24 -16l24 16l24 -16l24 16`} />
        ))}
      </g>
      <rect x="5" y="5" width="116" height="166" rx="7" fill="none" stroke="#f4e4bf" strokeWidth="1.6" opacity=".8" />
      <path d="M63 28 115 88 63 148 11 88Z" fill="#4a1712" stroke="#4a1712" strokeWidth="5" strokeLinejoin="round" />
      <path d="M63 33 111 88 63 143 15 88Z" fill="#f4e4bf" stroke="#f4e4bf" strokeWidth="4" strokeLinejoin="round" />
      <clipPath id={pane}>
        <path d="M63 37 107 88 63 139 19 88Z" />
      </clipPath>
      <g clipPath={`url(#${pane})`}>
        <rect width="126" height="176" fill="#f08a3a" />
        <path d="M63 20 20 176H106Z" fill="#ffc441" />
        <path d="M63 40 48 176H78Z" fill="#fff3cf" />
        <path d="M0 112 34 84 52 104 76 78 126 116V176H0Z" fill="#a03a4d" />
        <path d="M0 124 30 104 56 122 84 98 126 128V176H0Z" fill="#5d2a63" />
      </g>
      {STARS.map(({ x, y, scale }) => (
        <path
          key={`${x} ${y}`}
          d="M0-6l1.7 4.3L6 0 1.7 1.7 0 6-1.7 1.7-6 0-1.7-1.7Z"
          fill="#ffc441"
          transform={`translate(${x} ${y}) scale(${scale})`}
        />
      ))}
    </svg>
  );
}

/** A card face down. */
export function CardBack({ size = "s", className = "", style }: { size?: CardSize; className?: string; style?: CSSProperties }) {
  const t = useTranslations("dragonballCard");
  return (
    <div className={`card db card--${size} card--back ${className}`} style={style} role="img" aria-label={t("faceDown")}>
      <BackDrawing />
    </div>
  );
}
