"use client";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import type { GameOffer } from "@/realtime/protocol";
import { Button, ButtonLink, Dialog, Spinner } from "@/ui/shell";
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
        // Until the words are there, the dialog waits and not the page behind it.
        <Suspense fallback={<Spinner />}>
          <Words of={["lobby"]}>
            <DeckChoice game={game} decks={decks} />
            {decks.length === 1 && (
              <>
                <p>{t("onlyDeck")}</p>
                {/* Whoever leaves the table gives the rematch up. */}
                <ButtonLink className="justify-self-start" icon="plus" href={`/deck?game=${encodeURIComponent(game.name)}`} target="_blank">
                  {t("buildDeck")}
                </ButtonLink>
              </>
            )}
          </Words>
        </Suspense>
      )}
    </Dialog>
  );
}
