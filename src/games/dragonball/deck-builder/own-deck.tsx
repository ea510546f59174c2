"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CardButton, type CardFace, Glyph, type Side } from "@/games/dragonball/card";
import { pileOf } from "@/games/dragonball/decks/piles";
import { Z_DECK_MOST } from "@/games/dragonball/engine/deck-size";
import { DeckShelf } from "@/ui/decks/deck-shelf";
import { Rail } from "@/ui/decks/rail";
import type { Bench } from "@/ui/decks/use-workbench";
import { Button, Icon, Segments } from "@/ui/shell";
import { kit } from "./kit";
import { pileSizes } from "./legality";

/** The deck on the worktable: its Leader in the margin, deck and Z-Deck behind two tabs. */
export function OwnDeck({
  bench,
  onShow,
  onChangeLeader,
}: {
  bench: Bench<CardFace>;
  onShow: (cardId: string) => void;
  /** Leads to the Leaders of the catalogue. */
  onChangeLeader: () => void;
}) {
  const { draft, faces } = bench;
  const t = useTranslations("dragonballBuilder");
  const [pile, setPile] = useState<"deck" | "zDeck">("deck");
  const sizes = pileSizes(draft.cards, faces);
  const leader = draft.cards.flatMap(({ cardId }) => {
    const face = faces[cardId];
    return face && pileOf(face) === "leader" ? [{ cardId, face }] : [];
  })[0];
  return (
    <DeckShelf
      kit={kit}
      bench={bench}
      // A card that the catalogue lacks is to be taken out, whichever pile it was on.
      shows={(face) => face === undefined || pileOf(face) === pile}
      rail={
        <Rail title={t("leader")} label={t("leader")}>
          <LeaderSlot face={leader?.face ?? null} onShow={() => leader && onShow(leader.cardId)} onChange={onChangeLeader} />
        </Rail>
      }
      measure={
        <Segments
          label={t("piles")}
          value={pile}
          options={[
            {
              value: "deck",
              label: (
                <span data-testid="deck-size">
                  {t("deck")} <span className="tabular-nums">{sizes.deck}</span>
                </span>
              ),
            },
            {
              value: "zDeck",
              label: (
                <>
                  <Glyph name="z" /> {t("zDeck")}{" "}
                  <span className="tabular-nums">
                    {sizes.zDeck} / {Z_DECK_MOST}
                  </span>
                </>
              ),
            },
          ]}
          onChange={setPile}
        />
      }
      onShow={onShow}
    />
  );
}

/** The Leader, or the place for one. */
function LeaderSlot({ face, onShow, onChange }: { face: CardFace | null; onShow: () => void; onChange: () => void }) {
  const t = useTranslations("dragonballBuilder");
  const [side, setSide] = useState<Side>("front");
  if (face === null) {
    return (
      <button
        type="button"
        onClick={onChange}
        className="mx-auto grid aspect-[63/88] w-24 flex-none place-items-center content-center gap-1 rounded-md border-2 border-dashed border-line-strong p-2 text-sm font-semibold text-ink-2 hover:bg-paper max-sm:w-20"
      >
        <Icon name="plus" />
        {t("chooseLeader")}
      </button>
    );
  }
  return (
    <div className="grid justify-items-center gap-1.5 max-sm:flex max-sm:items-center">
      <span className="rounded-sm shadow-[0_0_0_3px_#f2c65a] [--card-s:96px] max-sm:[--card-s:64px]">
        <CardButton face={face} side={face.sides.length === 1 ? "front" : side} size="s" onClick={onShow} />
      </span>
      <Button size="sm" look="quiet" onClick={onChange}>
        {t("changeLeader")}
      </Button>
      {face.sides.length === 2 && (
        <Button size="sm" look="quiet" icon="reconnect" onClick={() => setSide(side === "front" ? "back" : "front")}>
          {t("turn")}
        </Button>
      )}
    </div>
  );
}
