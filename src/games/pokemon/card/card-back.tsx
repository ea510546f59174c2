import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import type { CardSize } from "@/ui/card/state";

/** A card face down. */
export function CardBack({ size = "s", className = "", style }: { size?: CardSize; className?: string; style?: CSSProperties }) {
  const t = useTranslations("card");
  return <div className={`card card--${size} card--back ${className}`} style={style} role="img" aria-label={t("faceDown")} />;
}
