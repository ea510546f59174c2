"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { other } from "@/kernel/game";
import { whyNot } from "@/ui/match/answering";
import { clockFace } from "@/ui/match/clock";
import { GiveUpDialog } from "@/ui/match/give-up";
import { LastDeed } from "@/ui/match/log/last-turn";
import type { TurnLog } from "@/ui/match/log/log";
import { MatchMenu } from "@/ui/match/menu";
import { Plate } from "@/ui/match/plate";
import { Bubble, ReactionPanel } from "@/ui/match/reactions";
import { MatchTime, TurnClock } from "@/ui/match/turn-clock";
import { useServerNow } from "@/ui/match/use-server-now";
import type { Answered, ConnectionStatus, Reaction } from "@/ui/realtime";
import { Button, Icon, type IconName, Logo } from "@/ui/shell";
import { useBoard } from "../board-context";
import { useConfirmLabel } from "../dock/confirm-row";
import { placingOf } from "../model/placing";
import { prizesLeft } from "../model/table";

export interface MarginProps {
  readonly log: readonly TurnLog[];
  readonly opponent: string;
  readonly status: ConnectionStatus;
  readonly latencyMs: number | null;
  readonly logOpen: boolean;
  readonly onLog: () => void;
  readonly reactionsOpen: boolean;
  readonly onReactions: (open: boolean) => void;
  readonly onReact: (reaction: Reaction) => void;
  readonly onConcede: () => Promise<Answered>;
}

/** The left margin: who plays, how long still, and what is always possible. */
export function Margin(props: MarginProps) {
  const { opponent, logOpen, onLog, reactionsOpen, onReactions, onReact } = props;
  const { update, view, seat, table, record, pseudo, online, decision } = useBoard();
  const t = useTranslations("board");
  const prizes = prizesLeft(table.mine);
  /** ED-10: before the cards are dealt nobody goes first yet. */
  const dealt = table.mine.handCount + table.theirs.handCount > 0;
  const timed = update.clock.turnMs !== null;
  const [leaving, setLeaving] = useState(false);
  const [menu, setMenu] = useState(false);
  const [muted, setMuted] = useState(false);
  const reactTo = (reaction: Reaction) => {
    onReact(reaction);
    onReactions(false);
    setMenu(false);
  };
  return (
    <aside className="margin" aria-label={t("margin")}>
      <div className="margin__top">
        <Link className="brand" href="/jeu" aria-label={t("toGame")}>
          <Logo />
          OpenPokémon
        </Link>
        <Line status={props.status} latencyMs={props.latencyMs} />
      </div>
      <Plate name={opponent} label={t("opponent")} side="theirs" note={<Presence log={props.log} />}>
        <Bubble given={muted ? null : record.reactions[other(seat)]} name={opponent} />
        <span className="counts only-phone">
          <span className="chip" title={t("hand.theirs", { name: opponent, count: table.theirs.handCount })}>
            <Icon name="cards" />
            {table.theirs.handCount}
          </span>
          <Button look="quiet" icon="menu" aria-label={t("menu.open")} data-testid="menu" onClick={() => setMenu(true)} />
        </span>
      </Plate>
      <section className="turn">
        <Who opponent={opponent} />
        {timed && (
          <TurnClock
            clock={update.clock}
            offset={record.clockOffset}
            seat={seat}
            strikes={update.clock.strikes[seat]}
            online={online}
            mine={decision?.kind === "main" ? "turn" : decision?.purpose.startsWith("setup") ? "choose" : "answer"}
            opponent={opponent}
          />
        )}
        <div className="facts num">
          {timed && (
            <span>
              <Icon name="clock" />
              <MatchTime startedAt={update.clock.startedAt} offset={record.clockOffset} />
            </span>
          )}
          {view.turn > 0 ? (
            <span>{t("turn", { turn: view.turn })}</span>
          ) : (
            dealt && <span>{t("starts", { name: pseudo(view.startingSeat) })}</span>
          )}
        </div>
        <Once />
      </section>
      <div className="acts">
        <EndTurn opponent={opponent} />
        <Button size="sm" icon="smile" aria-expanded={reactionsOpen} aria-keyshortcuts="r" onClick={() => onReactions(!reactionsOpen)}>
          {t("react")}
        </Button>
        <Button size="sm" icon="log" aria-expanded={logOpen} aria-keyshortcuts="j" onClick={onLog}>
          {t("log")}
        </Button>
        <Button className="quit" size="sm" look="danger-quiet" icon="flag" data-testid="concede" onClick={() => setLeaving(true)}>
          {t("concede")}
        </Button>
      </div>
      <Plate name={update.seats[seat].pseudo} label={t("you")} side="mine" note={t("you")}>
        <Bubble given={record.reactions[seat]} name={t("you")} />
      </Plate>
      {reactionsOpen && <ReactionPanel opponent={opponent} muted={muted} onReact={reactTo} onMute={() => setMuted(!muted)} />}
      {leaving && (
        <GiveUpDialog
          text={prizes === 0 ? t("giveUp.early", { name: opponent }) : t("giveUp.text", { name: opponent, prizes })}
          onConcede={props.onConcede}
          onClose={() => setLeaving(false)}
        />
      )}
      {menu && (
        <MatchMenu
          opponent={opponent}
          onReact={reactTo}
          onLog={() => {
            setMenu(false);
            onLog();
          }}
          onGiveUp={() => {
            setMenu(false);
            setLeaving(true);
          }}
          onClose={() => setMenu(false)}
        />
      )}
    </aside>
  );
}

function Line({ status, latencyMs }: { status: ConnectionStatus; latencyMs: number | null }) {
  const t = useTranslations("board");
  if (status !== "online") {
    return (
      <span className="link link--bad" role="status" title={t("presence.away")}>
        <Icon name="reconnect" />
        <span className="sr-only">{t("presence.away")}</span>
      </span>
    );
  }
  if (latencyMs === null) return null;
  return (
    <span className="link" title={t("latency", { ms: latencyMs })}>
      <Icon name="signal" />
      {t("latencyShort", { ms: latencyMs })}
    </span>
  );
}

function Presence({ log }: { log: readonly TurnLog[] }) {
  const { update, view, seat } = useBoard();
  const t = useTranslations("board.presence");
  const theirs = update.seats[other(seat)];
  if (!theirs.connected) {
    return (
      <span className="link link--bad">
        <Icon name="reconnect" />
        {t("away")}
      </span>
    );
  }
  const waited = view.waitingFor.some((waiting) => waiting.seat !== seat);
  return (
    <>
      <span className="presence">{t(theirs.bot ? "bot" : waited ? (view.phase === "setup" ? "preparing" : "thinking") : "online")}</span>
      <LastDeed log={log} seat={seat} />
    </>
  );
}

/** Whose turn it is, by nickname. */
function Who({ opponent }: { opponent: string }) {
  const { update, view, seat, record, pseudo } = useBoard();
  const t = useTranslations("board.who");
  const hurry = clockFace(update.clock, seat, useServerNow(record.clockOffset, 1000)).last;
  const [say, who] =
    view.phase === "over"
      ? [t("over"), pseudo(seat)]
      : view.phase === "setup"
        ? [t("setup"), t("both", { mine: pseudo(seat), theirs: opponent })]
        : hurry
          ? [t("hurry"), pseudo(seat)]
          : view.turnSeat === seat
            ? [t("yours"), pseudo(seat)]
            : [t("theirs", { name: opponent }), opponent];
  return (
    <p className="turn__who" aria-live="polite" data-hurry={hurry || undefined} data-testid="turn-player">
      <span>{say}</span>
      {who}
    </p>
  );
}

/** What the turn's player may do once, and whether it is done. */
function Once() {
  const { view, seat } = useBoard();
  const t = useTranslations("board.once");
  if (view.phase === "setup" || view.phase === "over" || view.turnSeat !== seat) return null;
  const facts: readonly (readonly [IconName, "energy" | "supporter" | "retreat"])[] = [
    ["energy", "energy"],
    ["supporter", "supporter"],
    ["retreat", "retreat"],
  ];
  return (
    <ul className="once" aria-label={t("label")}>
      {facts.map(([icon, fact]) => {
        const used = view.used[fact];
        const title = t(used ? "used" : "free", { what: t(fact) });
        return (
          <li key={fact} data-used={used || undefined} title={title}>
            <Icon name={icon} />
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
  const { view, seat, offers, decision, control } = useBoard();
  const t = useTranslations("board");
  const confirm = useConfirmLabel();
  const option = offers?.endTurn ?? null;
  const placing = decision !== null && placingOf(decision) !== null;
  return (
    <>
      <Button
        className={placing ? "not-phone" : ""}
        look="sun"
        size="lg"
        block
        data-option={option ?? undefined}
        data-testid="end-turn"
        disabled={option === null || control.sending}
        onClick={() => option !== null && control.choose(option)}
      >
        {view.phase === "turn" && view.turnSeat !== seat ? t("turnOf", { name: opponent }) : t("endTurn")}
      </Button>
      {placing && (
        <Button
          className="only-phone"
          look="sun"
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
