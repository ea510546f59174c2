import { Card } from "./card";
import { CardBack } from "./card-back";
import type { CardFace } from "./model";

/** Two cards that meet, leaning apart. */
export function CardDuel({ faces }: { faces: readonly CardFace[] }) {
  return faces.slice(0, 2).map((face, index) => (
    <div key={face.artSeed} style={index === 0 ? { right: 62, bottom: -8, rotate: "-7deg" } : { right: 0, rotate: "11deg" }}>
      <Card face={face} style={{ "--w": "104px" }} />
    </div>
  ));
}

/** The back of a card, small. */
export function SmallBack() {
  return <CardBack style={{ "--w": "58px" }} />;
}

/** A hand of cards laid open. */
export function CardFan({ faces }: { faces: readonly CardFace[] }) {
  const middle = (faces.length - 1) / 2;
  return (
    <div
      aria-hidden="true"
      className="relative mt-3 h-[180px] [--lift:6px] [--spread:62px] [--w:108px] sm:h-[286px] sm:[--lift:10px] sm:[--spread:112px] sm:[--w:178px] min-[1700px]:h-[340px] min-[1700px]:[--spread:136px] min-[1700px]:[--w:214px]"
    >
      {faces.map((face, index) => {
        const step = index - middle;
        return (
          <div
            key={`${face.artSeed} ${step}`}
            className="absolute transition-transform hover:z-10 hover:-translate-y-3.5"
            style={{
              left: `calc(50% - var(--w) / 2 + ${step} * var(--spread))`,
              top: `calc(26px + ${step * step} * var(--lift))`,
              rotate: `${step * 7}deg`,
            }}
          >
            <Card face={face} className="shadow-card-up" style={{ "--w": "inherit" }} />
          </div>
        );
      })}
    </div>
  );
}
