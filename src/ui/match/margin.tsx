"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useState } from "react";
import { other } from "@/kernel/game";
import { type ConnectionStatus, isLost, type MatchLine, type MatchRecord, type Reaction } from "@/ui/realtime";
import { Button, ButtonLink, Icon, Logo } from "@/ui/shell";
import { Link } from "@/ui/shell/link";
import { GiveUpDialog } from "./give-up";
import { KeysHelp } from "./keys-help";
import type { TurnLog } from "./log/log";
import { MatchMenu } from "./menu";
import { Plate } from "./plate";
import { PracticeButtons, PracticeRows } from "./practice/practice-buttons";
import { type PracticePanel, type SaidAnswer, usePractice } from "./practice/use-practice";
import { Bubble, REACTIONS_ID, ReactionPanel } from "./reactions";
import { SettingsButton } from "./settings/settings-button";
import { useSettingsDialog } from "./settings/use-settings-dialog";
import { MatchTime, TurnClock } from "./turn-clock";
import { useReport } from "./use-report";
import { SpectatorCount } from "./watching/spectator-count";

/** Few matches are puzzles. */
const PuzzleNote = dynamic(() => import("./puzzle").then((file) => file.PuzzleNote), { ssr: false });
const PuzzleButton = dynamic(() => import("./puzzle").then((file) => file.PuzzleButton), { ssr: false });

/** What opens beside the margin by a button or a key. */
export interface MarginPanels {
  readonly logOpen: boolean;
  readonly onLog: () => void;
  readonly reactionsOpen: boolean;
  readonly onReactions: (open: boolean) => void;
  readonly practiceOpen: PracticePanel | null;
  /** A stable function (`useCallback`). */
  readonly onPractice: (panel: PracticePanel | null) => void;
}

export interface MatchMarginProps extends MarginPanels {
  readonly line: MatchLine;
  readonly record: Omit<MatchRecord, "fresh" | "history" | "begun"> & {
    /** What happened, and which row of the journal brought it about. */
    readonly history: readonly { readonly index: number; readonly row?: number | undefined }[];
  };
  readonly log: readonly TurnLog[];
  readonly opponent: string;
  /** How many cards the opponent holds. */
  readonly theirHand: number;
  /** The turn that runs; 0 before the first. */
  readonly turn: number;
  /** What the seat's own time is for. */
  readonly time: "turn" | "choose" | "answer";
  /** What a choice means. */
  readonly say: (choice: readonly number[]) => SaidAnswer;
  /** What the match waits for of the opponent; the line to them is told here. */
  readonly presence: "preparing" | "thinking" | null;
  /** Under the opponent's name, after that. */
  readonly lastDeed?: ReactNode;
  /** What the opponent has just done, for a game whose mat has no room for it. */
  readonly lastTurn?: ReactNode;
  /** Whom the match waits for. */
  readonly who: ReactNode;
  /** Instead of the turn's number, before the first. */
  readonly before?: ReactNode;
  /** Under the clock. */
  readonly once?: ReactNode;
  readonly endTurn: ReactNode;
  /** What conceding would mean. */
  readonly giveUp: string;
  /** What the game adds to the phone's menu. */
  readonly menu?: ReactNode;
}

/** The left margin of the table, of whatever game: who plays, how long still, and what is always possible. */
export function MatchMargin(props: MatchMarginProps) {
  const { line, record, opponent, theirHand, turn, logOpen, onLog, reactionsOpen, onReactions } = props;
  const { update, reactions, clockOffset } = record;
  const { seat, seats, clock, lesson, puzzle } = update;
  const t = useTranslations("board");
  const timed = clock.turnMs !== null;
  const theirs = seats[other(seat)];
  const [leaving, setLeaving] = useState(false);
  const [menu, setMenu] = useState(false);
  const [muted, setMuted] = useState(false);
  const report = useReport(update);
  const practice = usePractice({
    status: line.status,
    update,
    history: record.history,
    log: props.log,
    turn,
    decision: decisionOf(line, record),
    say: props.say,
    open: props.practiceOpen,
    onOpen: props.onPractice,
  });
  const settings = useSettingsDialog();
  const closeReactions = useCallback(() => onReactions(false), [onReactions]);
  const closing = (close: () => void, then: (() => void) | null) =>
    then &&
    (() => {
      close();
      then();
    });
  const closeMenu = () => setMenu(false);
  const reactTo = (reaction: Reaction) => {
    void line.react(reaction);
    onReactions(false);
    closeMenu();
  };
  return (
    <aside className="margin" aria-label={t("margin")}>
      <div className="margin__top">
        <Link className="brand" href="/jeu" aria-label={t("toGame")}>
          <Logo />
          OpenPokémon
        </Link>
        <Line status={line.status} latencyMs={line.latencyMs} />
      </div>
      <Plate
        name={opponent}
        label={t("opponent")}
        side="theirs"
        note={theirs.connected ? <Presence bot={theirs.bot} waited={props.presence} deed={props.lastDeed} /> : <Away />}
        profile={theirs.userId !== null}
      >
        <Bubble given={muted ? null : reactions[other(seat)]} name={opponent} />
        <span className="counts only-phone">
          <SpectatorCount count={update.spectators} />
          <span className="chip" title={t("hand.theirs", { name: opponent, count: theirHand })}>
            <Icon name="cards" />
            {theirHand}
          </span>
          {puzzle && <PuzzleButton {...puzzle} />}
          <Button look="quiet" icon="menu" aria-label={t("menu.open")} data-testid="menu" onClick={() => setMenu(true)} />
        </span>
      </Plate>
      <section className="turn">
        {puzzle && <PuzzleNote {...puzzle} />}
        {props.lastTurn}
        {props.who}
        {timed && (
          <TurnClock
            clock={clock}
            offset={clockOffset}
            seat={seat}
            strikes={clock.strikes[seat]}
            online={!isLost(line.status)}
            mine={props.time}
            opponent={opponent}
          />
        )}
        <div className="facts num">
          <SpectatorCount count={update.spectators} />
          {timed && (
            <span>
              <Icon name="clock" />
              <MatchTime clock={clock} offset={clockOffset} />
            </span>
          )}
          {turn > 0 ? <span>{t("turn", { turn })}</span> : props.before}
        </div>
        {props.once}
      </section>
      <div className="acts">
        {props.endTurn}
        <Button
          size="sm"
          icon="smile"
          aria-expanded={reactionsOpen}
          aria-controls={REACTIONS_ID}
          aria-keyshortcuts="r"
          onClick={() => onReactions(!reactionsOpen)}
        >
          {t("react")}
        </Button>
        <Button size="sm" icon="log" aria-expanded={logOpen} aria-keyshortcuts="j" onClick={onLog}>
          {t("log")}
        </Button>
        <PracticeButtons tools={practice} />
        <div className="acts__row">
          {lesson ? (
            <ButtonLink className="quit" size="sm" look="quiet" icon="exit" href="/jeu">
              {t("quitLesson")}
            </ButtonLink>
          ) : (
            <Button className="quit" size="sm" look="danger-quiet" icon="flag" data-testid="concede" onClick={() => setLeaving(true)}>
              {t("concede")}
            </Button>
          )}
          <SettingsButton onOpen={settings.open} />
          <KeysHelp />
        </div>
      </div>
      <Plate name={seats[seat].pseudo} label={t("you")} side="mine" note={t("you")}>
        <Bubble given={reactions[seat]} name={t("you")} />
      </Plate>
      {reactionsOpen && (
        <ReactionPanel
          update={update}
          opponent={opponent}
          muted={muted}
          onClose={closeReactions}
          onReact={reactTo}
          onMute={() => setMuted(!muted)}
          onReport={closing(closeReactions, report.onReport)}
        />
      )}
      {practice?.panel}
      {report.dialog}
      {settings.dialog}
      {leaving && <GiveUpDialog text={props.giveUp} onConcede={line.concede} onClose={() => setLeaving(false)} />}
      {menu && (
        <MatchMenu
          update={update}
          opponent={opponent}
          muted={muted}
          onReact={reactTo}
          onMute={() => setMuted(!muted)}
          onLog={() => {
            closeMenu();
            onLog();
          }}
          onReport={closing(closeMenu, report.onReport)}
          onSettings={() => {
            closeMenu();
            settings.open();
          }}
          onGiveUp={() => {
            closeMenu();
            setLeaving(true);
          }}
          onClose={closeMenu}
        >
          <PracticeRows tools={practice} onClose={closeMenu} />
          {props.menu}
        </MatchMenu>
      )}
    </aside>
  );
}

/** Without the line the table only shows. */
const decisionOf = (line: MatchLine, { update }: Pick<MatchRecord, "update">) => (isLost(line.status) ? null : update.decision);

function Line({ status, latencyMs }: { status: ConnectionStatus; latencyMs: number | null }) {
  const t = useTranslations("board");
  if (isLost(status)) {
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

function Away() {
  const t = useTranslations("board.presence");
  return (
    <span className="link link--bad">
      <Icon name="reconnect" />
      {t("away")}
    </span>
  );
}

function Presence({ bot, waited, deed }: { bot: boolean; waited: MatchMarginProps["presence"]; deed: ReactNode }) {
  const t = useTranslations("board.presence");
  return (
    <>
      <span className="presence">{t(bot ? "bot" : (waited ?? "online"))}</span>
      {deed}
    </>
  );
}
