import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import type { CardSize } from "@/ui/card/state";

const STARS = [
  { x: 63, y: 30, scale: 1.5 },
  { x: 20, y: 22, scale: 1 },
  { x: 106, y: 22, scale: 1 },
  { x: 20, y: 157, scale: 1 },
  { x: 106, y: 157, scale: 1 },
];

/** The outline of an arched window, `inset` inside the widest. */
const arch = (inset: number) => {
  const radius = 38 - inset;
  return `M${25 + inset} ${146 - inset}V79a${radius} ${radius} 0 0 1 ${2 * radius} 0V${146 - inset}Z`;
};

/** Our own back: a sun behind paper hills in an arched window. */
export function BackDrawing() {
  return (
    <svg className="card__back" viewBox="0 0 126 176" aria-hidden="true">
      <rect width="126" height="176" fill="#3a2768" />
      <g fill="none" stroke="#5a43a0" strokeWidth="7">
        {[18, 52, 86, 120, 154, 188].map((y) => (
          <path key={y} d={`M-10 ${y}q18 -20 36 0t36 0 36 0 36 0`} />
        ))}
      </g>
      <rect x="5" y="5" width="116" height="166" rx="7" fill="none" stroke="#f4e4bf" strokeWidth="1.6" opacity=".75" />
      <path d={arch(-5)} fill="#2a1b52" />
      <path d={arch(0)} fill="#f4e4bf" />
      <path d={arch(4)} fill="#6a4cc0" />
      <path d="M43 104a20 20 0 0 1 40 0v8H43Z" fill="#ffc441" />
      <path
        d="M38.6 98.4L32.8 97.1M43.5 88.4L38.8 84.7M52.2 81.5L49.5 76.1M63 79V73M73.8 81.5L76.5 76.1M82.5 88.4L87.2 84.7M87.4 98.4L93.2 97.1"
        stroke="#ffc441"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M29 106C46 96 58 110 74 102S92 97 97 100V142H29Z" fill="#b3506a" />
      <path d="M29 114C44 102 60 122 76 110S94 106 97 108V142H29Z" fill="#1f9c92" />
      <path d="M29 127C46 116 58 134 74 124S92 120 97 121V142H29Z" fill="#135c5b" />
      {STARS.map(({ x, y, scale }) => (
        <path
          key={`${x} ${y}`}
          d="M0-6Q.8-.8 6 0 .8.8 0 6-.8.8-6 0-.8-.8 0-6Z"
          fill="#ffc441"
          transform={`translate(${x} ${y}) scale(${scale})`}
        />
      ))}
    </svg>
  );
}

/** A card face down. */
export function CardBack({ size = "s", className = "", style }: { size?: CardSize; className?: string; style?: CSSProperties }) {
  const t = useTranslations("card");
  return (
    <div className={`card card--${size} card--back ${className}`} style={style} role="img" aria-label={t("faceDown")}>
      <BackDrawing />
    </div>
  );
}
