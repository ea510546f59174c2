"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { other, type Seat } from "@/kernel/game";
import type { MatchResult } from "@/realtime/protocol";
import { type MatchLine, type Refusal, useMe } from "@/ui/realtime";
import { Button, ButtonLink, Notice } from "@/ui/shell";
import { useRefusalWords } from "@/ui/use-refusal-words";

/** Rarely opened. */
const DeckDialog = dynamic(() => import("./deck-dialog").then(({ DeckDialog }) => DeckDialog), { ssr: false });

/** A rematch needs both; either may go back to the game page at any time. */
export function Rematch({
  game,
  ownDecks,
  result,
  seat,
  opponent,
  onRematch,
}: {
  /** Its name. */
  game: string;
  /** Whether another deck may be brought to it. */
  ownDecks: boolean;
  result: MatchResult;
  seat: Seat;
  opponent: string;
  onRematch: MatchLine["rematch"];
}) {
  const t = useTranslations("board");
  const words = useRefusalWords();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [choosing, setChoosing] = useState(false);
  const offer = useMe()?.games.find(({ name }) => name === game) ?? null;
  const deck = offer?.deck ?? null;
  /** The deck that was chosen when the match was over: with another one the rematch is another match. */
  const played = useRef<string | null>(null);
  if (deck !== null) played.current ??= deck.id;
  const { asked, possible } = result.rematch;
  const theirs = asked[other(seat)];
  const ask = async () => {
    setBusy(true);
    const answer = await onRematch(true, !ownDecks || deck === null || deck.id === played.current ? "same" : "current");
    setBusy(false);
    setRefusal(answer.ok ? null : answer);
  };
  return (
    <>
      <p className="result__offer" role="status">
        {!possible ? t("result.notPossible", { name: opponent }) : theirs && !asked[seat] ? t("result.offered", { name: opponent }) : ""}
      </p>
      <div className="result__acts">
        <Button
          // The bright one is what can be done.
          look={possible ? "sun" : "plain"}
          size="lg"
          icon="swords"
          busy={busy || (asked[seat] && possible)}
          disabled={!possible}
          data-testid="rematch"
          onClick={ask}
        >
          {t(asked[seat] && possible ? "result.asked" : theirs ? "result.accept" : "result.rematch")}
        </Button>
        {ownDecks && offer !== null && deck !== null && possible && (
          <p className="result__deck">
            <span>{t("result.withDeck", { deck: deck.name })}</span>
            <Button size="sm" disabled={asked[seat]} onClick={() => setChoosing(true)}>
              {t("result.changeDeck")}
            </Button>
          </p>
        )}
        <ButtonLink look={possible ? "plain" : "sun"} size="lg" href="/jeu" data-testid="back">
          {t("back")}
        </ButtonLink>
      </div>
      {choosing && offer !== null && <DeckDialog game={offer} onClose={() => setChoosing(false)} />}
      {refusal !== null && <Notice tone="danger">{words(refusal)}</Notice>}
    </>
  );
}
