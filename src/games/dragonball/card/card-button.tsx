import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Card, type CardProps } from "./card";
import { spokenCard } from "./words";

/** A card that can be clicked: `aria-pressed` says whether it is chosen. A disabled card still takes the focus and the click, so that the reason can be told. */
export function CardButton({
  face,
  side = "front",
  size,
  state = "rest",
  className = "",
  ...rest
}: Pick<CardProps, "face" | "side" | "size" | "state"> & Omit<ComponentProps<"button">, "children" | "type">) {
  const t = useTranslations("dragonballCard");
  return (
    <button
      type="button"
      className={`card-button ${className}`}
      aria-label={spokenCard(face, side, t, state)}
      aria-pressed={state === "selected"}
      aria-disabled={state === "disabled" || undefined}
      {...rest}
    >
      <Card face={face} side={side} size={size} state={state} />
    </button>
  );
}
