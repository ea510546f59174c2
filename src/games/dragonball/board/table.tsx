"use client";
import { useTranslations } from "next-intl";
import { Card } from "@/games/dragonball/card";
import { other } from "@/kernel/game";
import type { Table } from "@/ui/match/match-screen";
import { Result } from "@/ui/match/result";
import { Setting } from "@/ui/match/setting";
import { useLastLook } from "@/ui/match/use-last-look";
import { usePseudo } from "@/ui/match/use-pseudo";
import type { MatchLine } from "@/ui/realtime";
import { Words } from "@/ui/words/words";
import { Board } from "./board";
import { isDragonBallRecord, type MatchRecord } from "./record";

/** A match of Dragon Ball Super Masters. */
export const DragonBallTable: Table = ({ line, record }) => {
  if (record !== null && !isDragonBallRecord(record)) throw new Error(`A match of ${record.update.game} is shown at another table.`);
  return (
    <Words of={["dragonballBoard", "dragonballCard", "dragonballDirector", "log"]}>
      {record === null ? <Setting /> : <Played line={line} record={record} />}
    </Words>
  );
};

function Played({ line, record }: { line: MatchLine; record: MatchRecord }) {
  const { update } = record;
  const { result, seat } = update;
  const over = useLastLook(result, seat);
  if (result !== null && over) return <Ended line={line} record={record} />;
  return <Board record={record} line={line} />;
}

/** Who won and why, each with their Leader. */
function Ended({ line, record: { update } }: { line: MatchLine; record: MatchRecord }) {
  const t = useTranslations("dragonballBoard");
  const { result, view, seat, seats, faces } = update;
  const pseudo = usePseudo(seats);
  if (result === null) return null;
  const { winner, reason } = result.outcome;
  const key = `end.${reason}.${winner === null ? "draw" : winner === seat ? "won" : "lost"}`;
  const life = (of: typeof seat) => view.players[of].life.length;
  return (
    <Result
      update={update}
      result={result}
      why={t.has(key) ? t(key, { name: pseudo(other(seat)) }) : null}
      score={{ label: t("zone.life"), value: `${life(seat)} – ${life(other(seat))}` }}
      figure={(of) => {
        const leader = view.players[of].leader[0];
        const face = leader && faces[leader.definition];
        return face ? <Card face={face} side={leader.back ? "back" : "front"} size="m" /> : null;
      }}
      onRematch={line.rematch}
    />
  );
}
