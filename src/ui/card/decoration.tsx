import type { ReactElement } from "react";

/** Cards, each with a key; the widths are those of what holds them (`--w: inherit`), or their own. */
interface Decorated {
  readonly cards: readonly ReactElement[];
}

/** Two cards that meet, leaning apart. */
export function CardDuel({ cards }: Decorated) {
  return cards.slice(0, 2).map((card, index) => (
    <div
      key={card.key}
      style={{ "--w": "104px", ...(index === 0 ? { right: 62, bottom: -8, rotate: "-7deg" } : { right: 0, rotate: "11deg" }) }}
    >
      {card}
    </div>
  ));
}

/** A hand of cards laid open. */
export function CardFan({ cards }: Decorated) {
  const middle = (cards.length - 1) / 2;
  return (
    <div
      aria-hidden="true"
      className="relative mt-3 h-[208px] [--lift:6px] [--spread:62px] [--w:108px] sm:h-[286px] sm:max-lg:h-[340px] sm:[--lift:10px] sm:[--spread:112px] sm:[--w:178px] min-[1700px]:h-[340px] min-[1700px]:[--spread:136px] min-[1700px]:[--w:214px]"
    >
      {cards.map((card, index) => {
        const step = index - middle;
        return (
          <div
            key={card.key}
            className="absolute transition-transform hover:z-10 hover:-translate-y-3.5"
            style={{
              left: `calc(50% - var(--w) / 2 + ${step} * var(--spread))`,
              top: `calc(26px + ${step * step} * var(--lift))`,
              rotate: `${step * 7}deg`,
            }}
          >
            {card}
          </div>
        );
      })}
    </div>
  );
}
