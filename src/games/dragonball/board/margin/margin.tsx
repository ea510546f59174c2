"use client";
import { useTranslations } from "next-intl";
import { LastDeed, LastTurn } from "@/ui/match/log/last-turn";
import type { TurnLog } from "@/ui/match/log/log";
import { type MarginPanels, MatchMargin } from "@/ui/match/margin";
import { TurnPlayer } from "@/ui/match/turn-player";
import type { MatchLine } from "@/ui/realtime";
import { Button } from "@/ui/shell";
import { useBoard } from "../board-context";
import { Orders } from "../dock/orders";
import { passOf } from "../model/layout";
import { useSaidAnswer } from "../use-said-answer";

/** The left margin of a match of Dragon Ball. */
export function Margin({ line, log, ...panels }: MarginPanels & { line: MatchLine; log: readonly TurnLog[] }) {
  const { view, seat, theirs, mine, record, opponent, pseudo, decision } = useBoard();
  const t = useTranslations("dragonballBoard");
  return (
    <MatchMargin
      {...panels}
      line={line}
      record={record}
      log={log}
      opponent={opponent}
      theirHand={theirs.hand.length}
      turn={view.turn}
      time={decision?.purpose === "main" ? "turn" : "answer"}
      say={useSaidAnswer()}
      presence={view.notices.some((notice) => notice.seat !== seat) ? "thinking" : null}
      lastDeed={<LastDeed log={log} seat={seat} />}
      lastTurn={<LastTurn log={log} seat={seat} pseudo={pseudo} />}
      who={<Who />}
      endTurn={<EndTurn />}
      giveUp={t("giveUp", { name: opponent, life: mine.life.length })}
      menu={
        <>
          <h3>{t("orders.label")}</h3>
          <Orders />
        </>
      }
    />
  );
}

/** Whose turn it is, or who has to choose. */
function Who() {
  const { view, seat, opponent, pseudo, decision } = useBoard();
  return (
    <TurnPlayer
      phase={view.phase === "setup" || view.phase === "over" ? view.phase : "playing"}
      myTurn={view.active === seat}
      asked={decision !== null}
      opponentAsked={view.notices.some((notice) => notice.seat !== seat)}
      me={pseudo(seat)}
      opponent={opponent}
    />
  );
}

/** The turn's end: passing in one's main phase (DB-TURN-12). */
function EndTurn() {
  const { decision, control, view, seat, opponent, ending } = useBoard();
  const t = useTranslations("board");
  const pass = decision?.purpose === "main" ? passOf(decision) : null;
  const theirTurn = view.phase !== "setup" && view.active !== seat;
  return (
    <Button
      look={decision !== null && decision.options.length > 1 ? "plain" : "sun"}
      size="lg"
      block
      data-option={pass ?? undefined}
      style={theirTurn ? { "--letters": opponent.length } : undefined}
      data-testid="end-turn"
      aria-keyshortcuts="f"
      disabled={pass === null || control.sending}
      onClick={ending.end}
    >
      {theirTurn ? t("turnOf", { name: opponent }) : t("endTurn")}
    </Button>
  );
}
