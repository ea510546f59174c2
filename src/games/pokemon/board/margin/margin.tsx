"use client";
import { useTranslations } from "next-intl";
import { other } from "@/kernel/game";
import { isNothing, whyNot } from "@/ui/match/answering";
import { clockFace } from "@/ui/match/clock";
import { LastDeed } from "@/ui/match/log/last-turn";
import type { TurnLog } from "@/ui/match/log/log";
import { type MarginPanels, MatchMargin } from "@/ui/match/margin";
import { TurnPlayer } from "@/ui/match/turn-player";
import { useServerNow } from "@/ui/match/use-server-now";
import type { MatchLine } from "@/ui/realtime";
import { Button, Icon, type IconName } from "@/ui/shell";
import { useBoard } from "../board-context";
import { useConfirmLabel } from "../dock/confirm-row";
import { handDeeds } from "../model/next-deeds";
import { placingOf } from "../model/placing";
import { prizesLeft } from "../model/table";
import { useSaidAnswer } from "../use-said-answer";

export interface MarginProps extends MarginPanels {
  readonly line: MatchLine;
  readonly log: readonly TurnLog[];
}

/** The left margin of a match of the Pokémon TCG. */
export function Margin({ line, log, ...panels }: MarginProps) {
  const { view, seat, table, record, pseudo, decision } = useBoard();
  const t = useTranslations("board");
  const opponent = pseudo(other(seat));
  const prizes = prizesLeft(table.mine);
  /** ED-10: before the cards are dealt nobody goes first yet. */
  const dealt = table.mine.handCount + table.theirs.handCount > 0;
  const waited = view.waitingFor.some((waiting) => waiting.seat !== seat);
  return (
    <MatchMargin
      {...panels}
      line={line}
      record={record}
      log={log}
      opponent={opponent}
      theirHand={table.theirs.handCount}
      turn={view.turn}
      time={decision?.kind === "main" ? "turn" : decision?.purpose.startsWith("setup") ? "choose" : "answer"}
      say={useSaidAnswer()}
      presence={waited ? (view.phase === "setup" ? "preparing" : "thinking") : null}
      lastDeed={<LastDeed log={log} seat={seat} />}
      who={<Who opponent={opponent} />}
      before={dealt && <Starts name={pseudo(view.startingSeat)} />}
      once={<Once />}
      endTurn={<EndTurn opponent={opponent} />}
      giveUp={prizes === 0 ? t("giveUp.early", { name: opponent }) : t("giveUp.text", { name: opponent, prizes })}
    />
  );
}

/** Whose turn it is, or who has to choose. */
function Who({ opponent }: { opponent: string }) {
  const { update, view, seat, record, pseudo, decision } = useBoard();
  const hurry = clockFace(update.clock, seat, useServerNow(update.clock, record.clockOffset, 1000)).last;
  return (
    <TurnPlayer
      phase={view.phase === "setup" || view.phase === "over" ? view.phase : "playing"}
      myTurn={view.turnSeat === seat}
      asked={decision !== null}
      opponentAsked={view.waitingFor.some((waiting) => waiting.seat !== seat)}
      hurry={hurry}
      me={pseudo(seat)}
      opponent={opponent}
    />
  );
}

/** Who goes first. Where there is no room, the name is what is cut: what is said of it stays. */
function Starts({ name }: { name: string }) {
  const t = useTranslations("board");
  return (
    <span data-testid="starts">
      {t.rich("starts", {
        name,
        who: (chunks) => (
          <span className="facts__who" title={name}>
            {chunks}
          </span>
        ),
      })}
    </span>
  );
}

/** What the turn's player may do once: done, possible now, or neither. */
function Once() {
  const { view, seat, offers, faceOf } = useBoard();
  const t = useTranslations("board.once");
  if (view.phase === "setup" || view.phase === "over" || view.turnSeat !== seat) return null;
  const deeds = offers === null ? [] : handDeeds(offers, faceOf);
  const facts: readonly (readonly [icon: IconName, fact: "energy" | "supporter" | "retreat", possible: boolean])[] = [
    ["energy", "energy", deeds.includes("energy")],
    ["supporter", "supporter", deeds.includes("supporter")],
    ["retreat", "retreat", offers?.named.some(({ option }) => "do" in option && option.do === "retreat") ?? false],
  ];
  return (
    <ul className="once" aria-label={t("label")}>
      {facts.map(([icon, fact, possible]) => {
        const state = view.used[fact] ? "used" : possible ? "free" : "idle";
        const title = t(state, { what: t(fact) });
        return (
          <li key={fact} data-state={state} title={title}>
            <Icon name={state === "used" ? "check" : icon} />
            <span aria-hidden="true">{t(fact)}</span>
            <span className="sr-only">{title}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The turn's end. On a phone the set-up's confirmation takes its place. */
function EndTurn({ opponent }: { opponent: string }) {
  const { view, seat, offers, decision, control, ending } = useBoard();
  const t = useTranslations("board");
  const confirm = useConfirmLabel();
  const option = offers?.endTurn ?? null;
  const placing = decision !== null && placingOf(decision) !== null;
  const theirTurn = view.phase === "turn" && view.turnSeat !== seat;
  return (
    <>
      <Button
        className={placing ? "not-phone" : ""}
        look={decision !== null && decision.options.length > 1 ? "plain" : "sun"}
        size="lg"
        block
        data-option={option ?? undefined}
        style={theirTurn ? { "--letters": opponent.length } : undefined}
        data-testid="end-turn"
        aria-keyshortcuts="f"
        disabled={option === null || control.sending}
        onClick={ending.end}
      >
        {theirTurn ? t("turnOf", { name: opponent }) : t("endTurn")}
      </Button>
      {placing && (
        <Button
          className="only-phone"
          look={control.answering !== null && isNothing(control.answering, decision) ? "plain" : "sun"}
          size="lg"
          block
          data-testid="confirm"
          disabled={control.answering === null || whyNot(control.answering, decision) !== null}
          busy={control.sending}
          onClick={control.confirm}
        >
          {confirm}
        </Button>
      )}
    </>
  );
}
