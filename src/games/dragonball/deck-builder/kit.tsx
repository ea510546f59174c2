"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card, CardBack, CardButton, type CardFace, CardPreview, type CardProps, type Side } from "@/games/dragonball/card";
import { printOf } from "@/games/dragonball/card/print";
import { pileOf } from "@/games/dragonball/decks/piles";
import { COPIES, DRAGON_BALLS } from "@/games/dragonball/engine/deck-size";
import { DRAGON_BALL, EDITION } from "@/games/dragonball/engine/name";
import type { DeckKit } from "@/ui/decks/kit";
import { Button } from "@/ui/shell";

const ORDER = ["Leader", "Battle", "Unison", "Extra", "Token"] as const;
/** More than any cost that is printed. */
const DEAREST = 99;

/** The most copies of a card that its own text allows (DB-DECK-04, DB-KEY-28). */
export function limitOf(face: CardFace): number {
  if (pileOf(face) === "leader") return 1;
  return face.sides[0].skills.some((skill) => skill.includes("[Dragon Ball]")) ? DRAGON_BALLS : COPIES;
}

/** How Dragon Ball's cards stand on the deck page. */
export const kit: DeckKit<CardFace> = {
  game: DRAGON_BALL,
  editions: [EDITION],
  words: "dragonballBuilder",
  Button: CardButton,
  Preview: TurningPreview,
  back: <CardBack style={{ "--w": "inherit" }} />,
  Picture: (props) => <Card size="s" {...props} />,
  nameOf: ({ sides: [{ name }] }) => name,
  // DB-DECK-04: four of a number; many cards share a name.
  countedAs: ({ id }) => id,
  sorts: ["set", "name", "cost", "strength", "newest"],
  printOf,
  evolvesFrom: () => null,
  textsOf: ({ sides }) => sides.flatMap(({ skills }) => skills),
  limitOf,
  replaces: (face, other) => pileOf(face) === "leader" && pileOf(other) === "leader",
  // By kind, and within it from the cheapest card to the dearest.
  rankOf: ({ type, z, cost }) =>
    (ORDER.indexOf(type) + (z ? ORDER.length : 0)) * (DEAREST + 1) + (cost?.total === "X" ? DEAREST : (cost?.total ?? 0)),
};

/** The full card; a Leader can be turned over. */
function TurningPreview({ face, className, style }: Pick<CardProps, "face" | "className" | "style">) {
  const t = useTranslations("dragonballBuilder");
  const [turned, turn] = useState<{ readonly id: string; readonly side: Side }>({ id: face.id, side: "front" });
  // Another card is seen from its front.
  const side = turned.id === face.id ? turned.side : "front";
  if (face.sides.length === 1) return <CardPreview face={face} className={className} style={style} />;
  return (
    <div className="grid justify-items-center gap-2">
      <CardPreview face={face} side={side} className={className} style={style} />
      <Button size="sm" look="quiet" icon="reconnect" onClick={() => turn({ id: face.id, side: side === "front" ? "back" : "front" })}>
        {t("turn")}
      </Button>
    </div>
  );
}
