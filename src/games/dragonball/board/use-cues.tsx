"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Card, CardBack } from "@/games/dragonball/card";
import type { CardFace } from "@/games/dragonball/cards/face";
import type { Seat } from "@/kernel/game";
import type { Cue } from "@/ui/match/director/cues";
import { Avatar } from "@/ui/shell";
import { type CueNeeds, cuesBetween, openingCues } from "./model/cues";
import type { MatchRecord } from "./record";
import { CoinFace } from "./show/coin-face";

/**
 * What is to be seen of a match's events, in the reader's language.
 *
 * @param you who reads it; null for whoever watches others play
 */
export function useCues(
  faceOf: (definition: string) => CardFace,
  pseudo: (seat: Seat) => string,
  you: Seat | null,
): {
  readonly between: (before: MatchRecord, after: MatchRecord) => readonly Cue[];
  readonly opening: (record: MatchRecord) => readonly Cue[];
} {
  const t = useTranslations("dragonballDirector");
  return useMemo(() => {
    const needs: CueNeeds = {
      you,
      player: pseudo,
      card: (definition) => faceOf(definition).sides[0].name,
      picture: (definition) => (definition === null ? <CardBack size="s" /> : <Card face={faceOf(definition)} size="s" />),
      avatar: (seat) => <Avatar nickname={pseudo(seat)} />,
      coin: { heads: <CoinFace side="heads" />, tails: <CoinFace side="tails" /> },
      say: (key, values) => t(key, values),
    };
    return { between: (before, after) => cuesBetween(before, after, needs), opening: (record) => openingCues(record, needs) };
  }, [faceOf, pseudo, you, t]);
}
