import { useTranslations } from "next-intl";

/** One side of the coin: a spark (heads) or two waves (tails). */
export function CoinFace({ side, className = "" }: { side: "heads" | "tails"; className?: string }) {
  const t = useTranslations("card");
  const heads = side === "heads";
  return (
    <svg className={`coin ${className}`} viewBox="0 0 92 92" role="img" aria-label={t(`coin.${side}`)}>
      <circle cx="46" cy="49" r="42" fill="#8a5a00" />
      <circle cx="46" cy="45" r="42" fill={heads ? "#ffc441" : "#cfc6da"} />
      <circle
        cx="46"
        cy="45"
        r="34"
        fill="none"
        stroke={heads ? "#b57800" : "#7e7396"}
        strokeWidth="2.5"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      {heads ? (
        <path d="M46 20c3 17 8 22 25 25-17 3-22 8-25 25-3-17-8-22-25-25 17-3 22-8 25-25Z" fill="#7a4c00" />
      ) : (
        <path d="M22 52q12-15 24 0t24 0M22 40q12-15 24 0t24 0" fill="none" stroke="#4a3f62" strokeWidth="6" strokeLinecap="round" />
      )}
    </svg>
  );
}
