"use client";
import { useTranslations } from "next-intl";
import { Card } from "@/games/pokemon/card";
import type { CardFace } from "@/games/pokemon/cards/face";
import { other } from "@/kernel/game";
import type { MatchResult } from "@/realtime/protocol";
import { Result } from "@/ui/match/result";
import type { MatchLine } from "@/ui/realtime";
import type { MatchRecord } from "../record";
import { lastStanding } from "./last-standing";

/** Who won and why, each with the last Pokémon they had in the Active Spot. */
export function ResultScreen({
  record,
  result,
  faces,
  onRematch,
}: {
  record: MatchRecord;
  result: MatchResult;
  faces: Readonly<Record<string, CardFace>>;
  onRematch: MatchLine["rematch"];
}) {
  const { seat, view } = record.update;
  const t = useTranslations("board");
  return (
    <Result
      update={record.update}
      result={result}
      why={null}
      score={{
        label: t("result.prizes"),
        value: (
          <>
            {view.sides[seat].prizesTaken} <small>{t("result.to", { count: view.sides[other(seat)].prizesTaken })}</small>
          </>
        ),
      }}
      figure={(of) => {
        const card = lastStanding(record, of);
        const face = card === null ? undefined : faces[card];
        return face === undefined ? null : <Card face={face} size="m" />;
      }}
      onRematch={onRematch}
    />
  );
}
