"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { other, type Seat } from "@/kernel/game";
import type { MatchResult } from "@/realtime/protocol";
import type { Answered, Refusal } from "@/ui/realtime";
import { Button, ButtonLink, Notice } from "@/ui/shell";
import { useRefusalWords } from "./use-refusal-words";

/** A rematch needs both; either may go back to the game page at any time. */
export function Rematch({
  result,
  seat,
  opponent,
  onRematch,
}: {
  result: MatchResult;
  seat: Seat;
  opponent: string;
  onRematch: (accept: boolean) => Promise<Answered>;
}) {
  const t = useTranslations("board");
  const words = useRefusalWords();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { asked, possible } = result.rematch;
  const theirs = asked[other(seat)];
  const ask = async () => {
    setBusy(true);
    const answer = await onRematch(true);
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
          look="sun"
          size="lg"
          icon="swords"
          busy={busy || (asked[seat] && possible)}
          disabled={!possible}
          data-testid="rematch"
          onClick={ask}
        >
          {t(asked[seat] && possible ? "result.asked" : theirs ? "result.accept" : "result.rematch")}
        </Button>
        <ButtonLink size="lg" href="/jeu" data-testid="back">
          {t("back")}
        </ButtonLink>
      </div>
      {refusal !== null && <Notice tone="danger">{words(refusal)}</Notice>}
    </>
  );
}
