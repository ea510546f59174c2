import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { type CardSize, type CardState, StateBadge } from "@/ui/card/state";
import { OfficialImage } from "@/ui/remote-images";
import { CardArt } from "./card-art";
import { CardText } from "./card-text";
import { Edge } from "./edge";
import { Glyph } from "./glyphs";
import type { CardFace } from "./model";
import { isAwake, type Side, sideOf } from "./sides";
import { ColorPip, CostGem, colorVariable, deepVariable, PowerNumber, ZCostGem } from "./symbols";
import { plainPower, spineWord, spokenCard } from "./words";

export interface CardProps {
  readonly face: CardFace;
  /** `front` when left out; only Leaders have a back. */
  readonly side?: Side;
  /** `m` when left out. The width comes from the size, or from `--w` set on the card or above it. */
  readonly size?: CardSize;
  readonly state?: CardState;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A card face up. Small and medium cards are one image with a spoken sentence; the large one can be read. */
export function Card({ face, side = "front", size = "m", state = "rest", className = "", style }: CardProps) {
  const t = useTranslations("dragonballCard");
  const { name, power, skills, image } = sideOf(face, side);
  // What is one image is no article.
  const Sheet = size === "l" ? "article" : "div";
  return (
    <Sheet
      className={`card db card--${size} ${className}`}
      data-kind={face.type}
      data-z={face.z}
      data-awake={isAwake(face, side) || undefined}
      data-two-colored={face.colors.length > 1 || undefined}
      data-state={state === "rest" ? undefined : state}
      data-long={name.length > 20 || undefined}
      data-dense={densityOf(skills)}
      style={{ ...hueOf(face), ...style }}
      aria-label={spokenCard(face, side, t, state)}
      role={size === "l" ? undefined : "img"}
    >
      <div className="card__face">
        <div className="card__art">
          <CardArt face={face} side={side} size={size} />
        </div>
        <div className="card__spine">
          <Head face={face} />
          {size !== "s" && <span className="card__side">{spineWord(face, side, t)}</span>}
          {size !== "s" && <SpineFoot face={face} />}
        </div>
        {power !== undefined && (
          <span className="card__hp card__power">
            <PowerNumber value={power} />
          </span>
        )}
        <div className="card__sheet">
          <Edge face={face} side={side} />
          <div className="card__body">
            <CardText face={face} side={side} size={size} />
          </div>
        </div>
        {face.sides.length === 2 && (
          <span className="card__fold" aria-hidden="true">
            <Glyph name="turn" />
          </span>
        )}
        {image !== undefined && <OfficialImage key={image} address={image} name={name} />}
      </div>
      {state !== "rest" && <StateBadge state={state} />}
    </Sheet>
  );
}

/** The top of the spine: cost and the colours it demands; of a Leader or a Token its own colours. */
function Head({ face }: { face: CardFace }) {
  if (face.cost === undefined) {
    return (
      <>
        {face.zCost !== undefined && <ZCostGem cost={face.zCost} />}
        <span className="card__specs card__specs--big">
          {face.colors.map((color) => (
            <ColorPip key={color} color={color} />
          ))}
        </span>
      </>
    );
  }
  const { total, colors } = face.cost;
  const demanded = face.colors.flatMap((color) =>
    Array.from({ length: colors[color] ?? 0 }, (_, index) => ({ color, key: `${color} ${index}` })),
  );
  return (
    <>
      <CostGem cost={total} colors={face.colors} />
      {face.zCost !== undefined && <ZCostGem cost={face.zCost} />}
      {demanded.length > 0 && (
        <span className="card__specs">
          {demanded.map(({ color, key }) => (
            <ColorPip key={key} color={color} />
          ))}
        </span>
      )}
    </>
  );
}

/** The foot of the spine: combo power, so that a fan still tells it, or the sign of a Z card. */
function SpineFoot({ face }: { face: CardFace }) {
  if (face.comboPower !== undefined) return <span className="card__combo">+{plainPower(face.comboPower)}</span>;
  if (!face.z) return null;
  return (
    <span className="card__zsign">
      <Glyph name="z" />
    </span>
  );
}

/** The frame's fill and its deep tone, and those of the second colour. */
export function hueOf({ colors }: Pick<CardFace, "colors">): CSSProperties & Record<`--${string}`, string> {
  const [first = "black", second = first] = colors;
  return {
    "--type": colorVariable(first),
    "--deep": deepVariable(first),
    "--type2": colorVariable(second),
    "--deep2": deepVariable(second),
  };
}

/** Letters beyond which the full card speaks smaller, in two steps. */
const DENSE = 380;
const VERY_DENSE = 620;

function densityOf(skills: readonly string[]): "high" | "very-high" | undefined {
  const letters = skills.join("").length;
  if (letters > VERY_DENSE) return "very-high";
  return letters > DENSE ? "high" : undefined;
}
