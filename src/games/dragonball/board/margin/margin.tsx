"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { other } from "@/kernel/game";
import { GiveUpDialog } from "@/ui/match/give-up";
import { MatchMenu } from "@/ui/match/menu";
import { Plate } from "@/ui/match/plate";
import { Bubble, ReactionPanel } from "@/ui/match/reactions";
import { MatchTime, TurnClock } from "@/ui/match/turn-clock";
import type { MatchLine, Reaction } from "@/ui/realtime";
import { Button, Icon, Logo } from "@/ui/shell";
import { useBoard } from "../board-context";
import { Orders } from "../dock/orders";
import { passOf } from "../model/layout";

/** The left margin: who plays, how long still, and what is always possible. */
export function Margin({
  line,
  logOpen,
  onLog,
  reactionsOpen,
  onReactions,
}: {
  line: MatchLine;
  logOpen: boolean;
  onLog: () => void;
  reactionsOpen: boolean;
  onReactions: (open: boolean) => void;
}) {
  const { update, view, seat, theirs, mine, record, opponent, online, decision } = useBoard();
  const t = useTranslations("board");
  const own = useTranslations("dragonballBoard");
  const timed = update.clock.turnMs !== null;
  const [leaving, setLeaving] = useState(false);
  const [menu, setMenu] = useState(false);
  const [muted, setMuted] = useState(false);
  const reactTo = (reaction: Reaction) => {
    void line.react(reaction);
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
        {online && line.latencyMs !== null && (
          <span className="link" title={t("latency", { ms: line.latencyMs })}>
            <Icon name="signal" />
            {t("latencyShort", { ms: line.latencyMs })}
          </span>
        )}
      </div>
      <Plate name={opponent} label={t("opponent")} side="theirs" note={<Presence />}>
        <Bubble given={muted ? null : record.reactions[other(seat)]} name={opponent} />
        <span className="counts only-phone">
          <span className="chip" title={t("hand.theirs", { name: opponent, count: theirs.hand.length })}>
            <Icon name="cards" />
            {theirs.hand.length}
          </span>
          <Button look="quiet" icon="menu" aria-label={t("menu.open")} data-testid="menu" onClick={() => setMenu(true)} />
        </span>
      </Plate>
      <section className="turn">
        <p className="turn__who" aria-live="polite" data-testid="turn-player">
          <Who />
        </p>
        {timed && (
          <TurnClock
            clock={update.clock}
            offset={record.clockOffset}
            seat={seat}
            strikes={update.clock.strikes[seat]}
            online={online}
            mine={decision?.purpose === "main" ? "turn" : "answer"}
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
          {view.turn > 0 && <span>{t("turn", { turn: view.turn })}</span>}
        </div>
      </section>
      <div className="acts">
        <EndTurn />
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
          text={own("giveUp", { name: opponent, life: mine.life.length })}
          onConcede={line.concede}
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
        >
          <h3>{own("orders.label")}</h3>
          <Orders />
        </MatchMenu>
      )}
    </aside>
  );
}

function Presence() {
  const { update, view, seat } = useBoard();
  const t = useTranslations("board.presence");
  const theirs = update.seats[other(seat)];
  if (!theirs.connected)
    return (
      <span className="link link--bad">
        <Icon name="reconnect" />
        {t("away")}
      </span>
    );
  const waited = view.notices.some((notice) => notice.seat !== seat);
  return <span className="presence">{t(theirs.bot ? "bot" : waited ? "thinking" : "online")}</span>;
}

function Who() {
  const { view, seat, opponent, pseudo } = useBoard();
  const t = useTranslations("board.who");
  const [say, who] =
    view.phase === "over"
      ? [t("over"), pseudo(seat)]
      : view.phase === "setup"
        ? [t("setup"), t("both", { mine: pseudo(seat), theirs: opponent })]
        : view.active === seat
          ? [t("yours"), pseudo(seat)]
          : [t("theirs", { name: opponent }), opponent];
  return (
    <>
      <span>{say}</span>
      {who}
    </>
  );
}

/** The turn's end: passing in one's main phase (DB-TURN-12). */
function EndTurn() {
  const { decision, control, view, seat, opponent } = useBoard();
  const t = useTranslations("board");
  const pass = decision?.purpose === "main" ? passOf(decision) : null;
  return (
    <Button
      look="sun"
      size="lg"
      block
      data-option={pass ?? undefined}
      data-testid="end-turn"
      disabled={pass === null || control.sending}
      onClick={() => pass !== null && control.choose(pass)}
    >
      {view.phase !== "setup" && view.active !== seat ? t("turnOf", { name: opponent }) : t("endTurn")}
    </Button>
  );
}
