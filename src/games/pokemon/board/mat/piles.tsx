"use client";
import { useTranslations } from "next-intl";
import { Card, CardBack } from "@/games/pokemon/card";
import type { CardFace } from "@/games/pokemon/cards/face";
import type { SideView } from "@/games/pokemon/engine/view";
import { useCount } from "@/ui/match/director/directed";
import { places } from "@/ui/match/places";
import { useBoard } from "../board-context";

/** Deck and discard pile with their counts; the discard pile opens like the hand. */
export function Piles({ side, mine }: { side: SideView; mine: boolean }) {
  const { faceOf, openPile, setOpenPile } = useBoard();
  const t = useTranslations("board");
  const whose = mine ? "mine" : "theirs";
  const discarded = useCount(`[data-place=discard-${whose}]`, side.discard.length);
  // A card that is still to be seen going there does not lie there yet.
  const top = side.discard[Math.min(discarded, side.discard.length) - 1];
  const left = useCount(`[data-place=deck-${whose}]`, side.deckCount);
  return (
    <div className="piles">
      <button
        type="button"
        className="pile"
        data-empty={top === undefined || undefined}
        data-place={`discard-${whose}`}
        aria-expanded={openPile === whose}
        aria-label={t("zone.count", { zone: t("zone.discard"), count: side.discard.length })}
        onClick={() => setOpenPile(openPile === whose ? null : whose)}
      >
        {top === undefined ? <i /> : <Card face={faceOf(top.card)} size="s" />}
        <span>{t("zone.discard")}</span> <b>{discarded}</b>
      </button>
      <div
        className="pile pile--deck"
        data-empty={side.deckCount === 0 || undefined}
        data-place={`deck-${whose}`}
        role="img"
        aria-label={t("zone.count", { zone: t("zone.deck"), count: side.deckCount })}
      >
        {side.deckCount === 0 ? <i /> : <CardBack />}
        <span>{t("zone.deck")}</span> <b>{left}</b>
      </div>
    </div>
  );
}

/** The opponent's hand: backs and their number; faces for whoever looks at the match again and may see all. */
export function TheirHand({ name }: { name: string }) {
  const { table, faceOf } = useBoard();
  const t = useTranslations("board");
  const { handCount: count, hand } = table.theirs;
  const held = useCount("[data-place=hand-theirs]", count);
  const shown = Math.min(held, 10);
  const faceAt = (place: number) => {
    const card = hand?.[place];
    return card === undefined ? null : faceOf(card.card);
  };
  return (
    <div className="their-hand" data-place="hand-theirs" role="img" aria-label={t("hand.theirs", { name, count })}>
      <p className="zone__label">
        {t("zone.hand")} <b>{held}</b>
      </p>
      <div className="their-hand__fan">
        {places(shown).map((place) => (
          <HeldCard key={place} face={faceAt(place)} from={place - (shown - 1) / 2} />
        ))}
      </div>
    </div>
  );
}

function HeldCard({ face, from }: { face: CardFace | null; from: number }) {
  return face === null ? <CardBack style={{ "--d": from }} /> : <Card face={face} size="s" style={{ "--d": from }} />;
}
