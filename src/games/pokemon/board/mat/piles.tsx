"use client";
import { useTranslations } from "next-intl";
import { Card, CardBack } from "@/games/pokemon/card";
import type { SideView } from "@/games/pokemon/engine/view";
import { useBoard } from "../board-context";
import { places } from "../model/table";

/** Deck and discard pile with their counts; the discard pile opens like the hand. */
export function Piles({ side, mine }: { side: SideView; mine: boolean }) {
  const { faceOf, openPile, setOpenPile } = useBoard();
  const t = useTranslations("board");
  const whose = mine ? "mine" : "theirs";
  const top = side.discard.at(-1);
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
        <b>{side.discard.length}</b>
        <span>{t("zone.discard")}</span>
      </button>
      <div
        className="pile pile--deck"
        data-empty={side.deckCount === 0 || undefined}
        data-place={`deck-${whose}`}
        role="img"
        aria-label={t("zone.count", { zone: t("zone.deck"), count: side.deckCount })}
      >
        {side.deckCount === 0 ? <i /> : <CardBack />}
        <b>{side.deckCount}</b>
        <span>{t("zone.deck")}</span>
      </div>
    </div>
  );
}

/** The opponent's hand: backs and their number. */
export function TheirHand({ name }: { name: string }) {
  const { table } = useBoard();
  const t = useTranslations("board");
  const count = table.theirs.handCount;
  const shown = Math.min(count, 10);
  return (
    <div className="their-hand" data-place="hand-theirs" role="img" aria-label={t("hand.theirs", { name, count })}>
      <p className="zone__label">
        {t("zone.hand")} <b>{count}</b>
      </p>
      <div className="their-hand__fan">
        {places(shown).map((place) => (
          <CardBack key={place} style={{ "--d": place - (shown - 1) / 2 }} />
        ))}
      </div>
    </div>
  );
}
