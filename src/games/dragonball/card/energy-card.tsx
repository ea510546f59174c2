import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import type { Color } from "@/games/dragonball/engine/card";
import { hueOf } from "./card";
import { CardHead } from "./card-art";
import { Glyph } from "./glyphs";
import type { CardFace } from "./model";
import { ColorPip } from "./symbols";
import { colorWords } from "./words";

export interface EnergyCardProps extends Omit<ComponentProps<"button">, "children" | "type"> {
  readonly face: CardFace;
  /** The colours it counts as now; those printed when left out. */
  readonly colors?: readonly Color[];
  readonly rest?: boolean;
  readonly selected?: boolean;
}

/** A card in the Energy zone: colour first, countable at 40 px. With an `onClick` it is a button. Its width is `--w`. */
export function EnergyCard({
  face,
  colors = face.colors,
  rest = false,
  selected = false,
  className = "",
  style,
  ...others
}: EnergyCardProps) {
  const t = useTranslations("dragonballCard");
  const spoken = [
    face.sides[0].name,
    t("spoken.energy", { colors: colorWords(colors, t) }),
    t(rest ? "spoken.rest" : "spoken.active"),
    ...(selected ? [t("states.selected")] : []),
  ].join(", ");
  const frame = {
    className: `energy-card ${className}`,
    "data-rest": rest || undefined,
    "data-selected": selected || undefined,
    "data-two-colored": colors.length > 1 || undefined,
    style: { ...hueOf({ colors }), ...style },
  };
  const content = (
    <>
      <span className="energy-card__art">
        <CardHead face={face} />
      </span>
      <span className="energy-card__colors">
        {colors.slice(0, 2).map((color) => (
          <ColorPip key={color} color={color} />
        ))}
      </span>
    </>
  );
  if (others.onClick === undefined) {
    return (
      <span {...frame} role="img" aria-label={spoken}>
        {content}
      </span>
    );
  }
  return (
    <button type="button" {...frame} aria-label={spoken} aria-pressed={selected} {...others}>
      {content}
    </button>
  );
}

/** The marker that stands for an Energy of any colour: a gold hexagon. */
export function EnergyMarker({ className = "" }: { className?: string }) {
  const t = useTranslations("dragonballCard");
  return (
    <span className={`energy-marker ${className}`} role="img" aria-label={t("energyMarker")}>
      <Glyph name="marker" />
      <Glyph name="charge" />
    </span>
  );
}
