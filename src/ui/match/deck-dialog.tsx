"use client";
import { useTranslations } from "next-intl";
import type { GameOffer } from "@/realtime/protocol";
import { Button, Dialog, Spinner } from "@/ui/shell";
import { DeckChoice, useMyDecks } from "../lobby/deck-choice";
import { Words } from "../words/words";

/** Which deck the next match is played with. */
export function DeckDialog({ game, onClose }: { game: GameOffer; onClose: () => void }) {
  const t = useTranslations("board.result");
  const shell = useTranslations("shell");
  const decks = useMyDecks(game);
  return (
    <Dialog
      title={t("whichDeck")}
      onClose={onClose}
      actions={
        <Button look="sun" icon="check" onClick={onClose}>
          {shell("close")}
        </Button>
      }
    >
      {decks === null ? (
        <Spinner />
      ) : (
        <Words of={["lobby"]}>
          <DeckChoice game={game} decks={decks} />
        </Words>
      )}
    </Dialog>
  );
}
