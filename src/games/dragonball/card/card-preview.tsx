import { Card, type CardProps } from "./card";

/** The full card with all it says, as wide as what holds it, up to 360 px. */
export function CardPreview({ face, side, className = "", style }: Pick<CardProps, "face" | "side" | "className" | "style">) {
  return <Card face={face} side={side} size="l" className={className} style={{ "--w": "min(var(--card-l), 100%)", ...style }} />;
}
