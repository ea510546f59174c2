import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { Icon } from "@/ui/art/icon";
import { type CardSize, type CardState, StateBadge } from "@/ui/card/state";
import { OfficialImage } from "@/ui/remote-images";
import { CardArt } from "./card-art";
import { CardText } from "./card-text";
import { Edge } from "./edge";
import { EnergySymbol } from "./energy-symbol";
import { familyOf, titleOf } from "./family";
import type { CardFace, EnergyType } from "./model";
import { spineWord, spokenCard } from "./words";

export interface CardProps {
  readonly face: CardFace;
  /** `m` when left out. The width comes from the size, or from `--w` set on the card or above it. */
  readonly size?: CardSize;
  readonly state?: CardState;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A card face up. Small and medium cards are one image with a spoken sentence; the large one can be read. */
export function Card({ face, size = "m", state = "rest", className = "", style }: CardProps) {
  const t = useTranslations("card");
  const family = familyOf(face);
  const spoken = spokenCard(face, t, state);
  // What is one image is no article.
  const Sheet = size === "l" ? "article" : "div";
  return (
    <Sheet
      className={`card card--${size} ${className}`}
      data-category={face.category}
      data-kind={face.category === "Pokémon" ? undefined : face.kind}
      data-family={family}
      data-state={state === "rest" ? undefined : state}
      data-long={titleOf(face).length > 16 || undefined}
      data-dense={isDense(face) || undefined}
      style={{ ...hueOf(face), ...style }}
      aria-label={spoken}
      role={size === "l" ? undefined : "img"}
    >
      <div className="card__face">
        <div className="card__art">
          <CardArt face={face} size={size} />
        </div>
        <div className="card__spine">
          <Head face={face} />
          {size !== "s" && <span className="card__side">{spineWord(face, t)}</span>}
          {size !== "s" && face.category === "Pokémon" && <Pips count={layersOf(face.stage)} />}
        </div>
        {face.category === "Pokémon" && (
          <span className="card__hp">
            {size !== "s" && <abbr title={t("hpLong")}>{t("hp")}</abbr>}
            {face.hp}
          </span>
        )}
        <div className="card__sheet">
          <Edge face={face} />
          <div className="card__body">
            <CardText face={face} size={size} />
          </div>
        </div>
        {face.image !== undefined && <OfficialImage key={face.image} address={face.image} name={face.name} />}
      </div>
      {state !== "rest" && <StateBadge state={state} />}
    </Sheet>
  );
}

const KIND_ICONS = {
  Item: "item",
  Supporter: "supporter",
  Stadium: "stadium",
  "Pokémon Tool": "tool",
  "Technical Machine": "item",
} as const;

/** The top of the spine: the types of a Pokémon or Energy, the kind of a Trainer card. */
function Head({ face }: { face: CardFace }) {
  if (face.category === "Trainer") {
    return (
      <span className="card__type card__type--kind">
        <Icon name={KIND_ICONS[face.kind]} />
      </span>
    );
  }
  return (
    <span className="card__type">
      {typesOf(face).map((type) => (
        <EnergySymbol key={type} type={type} />
      ))}
    </span>
  );
}

function Pips({ count }: { count: 1 | 2 | 3 }) {
  return (
    <span className="card__pips" aria-hidden="true">
      {[1, 2, 3].slice(0, count).map((pip) => (
        <i key={pip} />
      ))}
    </span>
  );
}

function layersOf(stage: string): 1 | 2 | 3 {
  if (stage === "Basic") return 1;
  return stage === "Stage 1" || stage === "Restored" ? 2 : 3;
}

/** The types at the head of the spine; a Special Energy shows the first it provides. */
function typesOf(face: Exclude<CardFace, { category: "Trainer" }>): readonly EnergyType[] {
  if (face.category === "Pokémon") return face.types.slice(0, 2);
  return face.provides[0]?.slice(0, 1) ?? ["Colorless"];
}

const TRAINER_HUES = {
  Item: "item",
  Supporter: "supporter",
  Stadium: "stadium",
  "Pokémon Tool": "tool",
  "Technical Machine": "item",
} as const;

/** The frame's fill and its deep tone; a Pokémon of two types blends from one to the other down its spine. */
function hueOf(face: CardFace): CSSProperties & Record<`--${string}`, string> {
  if (face.category === "Trainer") {
    const hue = TRAINER_HUES[face.kind];
    return { "--type": `var(--color-${hue})`, "--deep": `var(--color-${hue}-deep)` };
  }
  const [first = "Colorless", second = first] = typesOf(face).map((type) => type.toLowerCase());
  return {
    "--type": `var(--color-${first})`,
    "--deep": `var(--color-${first}-deep)`,
    ...(second === first
      ? {}
      : { "--spine": `linear-gradient(180deg, var(--color-${first}) 20%, var(--color-${second}) 55%, var(--color-${second}-deep) 95%)` }),
  };
}

/** More letters than the full card holds at its common size without covering the creature. */
const DENSE = 330;

function isDense(face: CardFace): boolean {
  const texts =
    face.category === "Pokémon"
      ? [...face.abilities.map(({ text }) => text), ...face.attacks.map(({ text }) => text ?? ""), ...face.rules]
      : [face.text, ...face.rules];
  return texts.join("").length > DENSE;
}
