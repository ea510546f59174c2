"use client";
import { useTranslations } from "next-intl";
import { type LaidCard, type LaidPosition, laidIn } from "@/match/laid-out";
import { Icon } from "@/ui/shell";
import type { Faces } from "../../decks/kit";
import { Stepper } from "../../decks/stepper";
import type { LaidZone, PositionKit } from "./kit";
import { hasRoom, inPiles, type LaidAt, type LaidPlace, withCount } from "./laid";

interface SideProps<Face> {
  readonly kit: PositionKit<Face>;
  readonly seat: 0 | 1;
  readonly position: LaidPosition;
  readonly faces: Faces<Face>;
  readonly target: LaidPlace | LaidAt;
  readonly onTarget: (target: LaidPlace | LaidAt) => void;
  readonly onChange: (position: LaidPosition) => void;
}

/** One side of the table, zone by zone. */
export function LaidSidePanel<Face>(props: SideProps<Face>) {
  const t = useTranslations("position");
  const { kit, seat } = props;
  return (
    <section className="laid-side" data-side={seat === 0 ? "mine" : "theirs"} aria-labelledby={`laid-side-${seat}`}>
      <h2 id={`laid-side-${seat}`}>{t(`sides.${seat}`)}</h2>
      <div className="laid-side__zones">
        {kit.zones.map((zone) => (
          <Zone key={zone.key} zone={zone} {...props} />
        ))}
      </div>
    </section>
  );
}

function Zone<Face>({ zone, kit, seat, position, faces, target, onTarget, onChange }: SideProps<Face> & { zone: LaidZone }) {
  const t = useTranslations("position");
  const words = useTranslations(kit.words);
  const side = position.sides[seat];
  const cards = laidIn(side, zone.key);
  const name = words(`zones.${zone.key}`);
  const place = { seat, zone: zone.key } as const;
  const here = target.seat === seat && target.zone === zone.key;
  const shown = zone.piled ? inPiles(cards) : cards.map((card, index) => ({ card, index, count: 1 }));
  return (
    <fieldset
      aria-label={`${t(`sides.${seat}`)}, ${name}`}
      className="laid-zone"
      data-zone={`${seat} ${zone.key}`}
      data-stands={zone.stands}
      data-piled={zone.piled}
    >
      <h3>
        {name} {!zone.filled && <em>{cards.length}</em>}
      </h3>
      {zone.filled && (
        <Stepper
          value={side.counts[zone.key] ?? cards.length}
          min={zone.filled.min}
          max={zone.filled.max}
          labels={{ value: t("filled", { zone: name }), fewer: t("fewer"), more: t("oneMore") }}
          onChange={(count) => onChange(withCount(position, place, count))}
        />
      )}
      <div className="laid-zone__cards">
        {shown.map(({ card, index, count }) => (
          <Laid
            key={index}
            kit={kit}
            zone={zone}
            card={card}
            index={index}
            count={count}
            faces={faces}
            selected={here && "index" in target && target.index === index}
            onSelect={() => onTarget({ ...place, index })}
          />
        ))}
        {hasRoom(zone, side) && (
          <button
            type="button"
            className="laid-zone__add"
            data-at={cards.length}
            aria-label={t("add", { zone: name, side: t(`sides.${seat}`) })}
            aria-pressed={here && !("index" in target)}
            onClick={() => onTarget(place)}
          >
            <Icon name="plus" />
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** A card as its game draws it, or as many as lie on each other. */
function Laid<Face>({
  kit,
  zone,
  card,
  index,
  count,
  faces,
  selected,
  onSelect,
}: {
  kit: PositionKit<Face>;
  zone: LaidZone;
  card: LaidCard;
  /** Its place in the zone. */
  index: number;
  count: number;
  faces: Faces<Face>;
  selected: boolean;
  onSelect: () => void;
}) {
  const face = faces[card.card];
  return (
    <div className="laid-card" data-at={index}>
      {face === undefined ? (
        <button type="button" className="laid-card__unknown" aria-pressed={selected} onClick={onSelect}>
          {card.card}
        </button>
      ) : (
        <kit.Laid face={face} card={card} zone={zone} selected={selected} onSelect={onSelect} />
      )}
      {count > 1 && <span className="laid-card__count">×{count}</span>}
    </div>
  );
}
