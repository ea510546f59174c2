"use client";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import type { CardFace } from "@/games/pokemon/cards/face";
import { other } from "@/kernel/game";
import { Announcer } from "@/ui/match/announcer";
import { whyNot } from "@/ui/match/answering";
import { LastTurn } from "@/ui/match/log/last-turn";
import { LogDrawer } from "@/ui/match/log/log-drawer";
import { Notices } from "@/ui/match/notices";
import { useAnswering } from "@/ui/match/use-answering";
import { useHandOpen } from "@/ui/match/use-hand-open";
import { useTableKeys } from "@/ui/match/use-keys";
import { usePseudo } from "@/ui/match/use-pseudo";
import type { Answered, ConnectionStatus, Reaction } from "@/ui/realtime";
import { BoardContext, type BoardState, type OpenPile, type Peeked } from "./board-context";
import { Dock } from "./dock/dock";
import { Flights } from "./effects/flights";
import { Hand } from "./hand/hand";
import { PileFan } from "./hand/pile-fan";
import { useLog } from "./log/use-log";
import { Margin } from "./margin/margin";
import { Cloth } from "./mat/cloth";
import { Piles, TheirHand } from "./mat/piles";
import { Prizes } from "./mat/prizes";
import { Lines } from "./mat/side";
import { StadiumZone } from "./mat/stadium";
import { isInstant } from "./model/instant";
import { layoutOf } from "./model/layout";
import { NO_TARGETS, offersOf, targetsOf } from "./model/offers";
import { sceneOf } from "./model/scene";
import { tableOf } from "./model/table";
import { Peek } from "./peek/peek";
import type { MatchRecord } from "./record";
import { ChoiceSheet } from "./sheet/choice-sheet";
import { CoinShow } from "./show/coin-show";
import { SuddenDeathStrip } from "./show/sudden-death";
import { Tray } from "./show/tray";
import { usePurposes } from "./use-words";

export interface BoardProps {
  readonly record: MatchRecord;
  readonly faces: Readonly<Record<string, CardFace>>;
  readonly status: ConnectionStatus;
  readonly latencyMs: number | null;
  readonly onAnswer: (decision: number, choice: readonly number[]) => Promise<Answered>;
  /** What has been chosen so far. */
  readonly onDraft: (decision: number, choice: readonly number[]) => void;
  readonly onConcede: () => Promise<Answered>;
  readonly onReact: (reaction: Reaction) => void;
}

/** The table of a match: what the view says, and the way to answer what is asked. */
export function Board(props: BoardProps) {
  const { record, faces, status } = props;
  const { update } = record;
  const { view, seat } = update;
  const t = useTranslations("board");
  const online = status === "online";
  const decision = online ? update.decision : null;
  const layout = useMemo(() => (decision === null ? null : layoutOf(decision, view)), [decision, view]);
  const offers = useMemo(() => (decision === null || layout === null ? null : offersOf(decision, layout, view)), [decision, layout, view]);
  const control = useAnswering(
    decision,
    (index) => decision !== null && layout !== null && isInstant(decision, layout, index),
    props.onAnswer,
    props.onDraft,
  );
  const hand = useHandOpen(decision?.id ?? null, layout === "hand" ? true : layout === null || layout === "main" ? null : false);
  const [openPile, setOpenPile] = useState<OpenPile>(null);
  const [peeked, setPeeked] = useState<{ readonly subject: Peeked; readonly pinned: boolean } | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const [reactionsOpen, setReactionsOpen] = useState(false);

  const pseudo = usePseudo(update.seats);
  const opponent = pseudo(other(seat));
  const log = useLog(record, faces, pseudo);
  const held = control.answering?.held ?? null;
  const targets = useMemo(
    () =>
      decision === null || offers === null
        ? NO_TARGETS
        : held === null
          ? { ...NO_TARGETS, pokemon: offers.byPokemon }
          : targetsOf(offers.byHandCard.get(held) ?? [], decision, view),
    [decision, offers, held, view],
  );
  const peek = useCallback((subject: Peeked | null, pinned: boolean) => {
    setPeeked((current) => (current?.pinned && !pinned ? current : subject === null ? null : { subject, pinned }));
  }, []);
  const closePeek = useCallback(() => setPeeked(null), []);

  const state: BoardState = {
    record,
    update,
    view,
    seat,
    online,
    decision,
    layout,
    offers,
    targets,
    control,
    faces,
    table: tableOf(view, seat),
    faceOf: (card) => {
      const face = faces[card];
      if (face === undefined) throw new Error(`The server has not sent the face of card "${card}"`);
      return face;
    },
    pseudo,
    handOpen: hand.open && openPile === null,
    setHandOpen: (open) => {
      setOpenPile(null);
      hand.set(open);
    },
    openPile,
    setOpenPile,
    peek,
  };

  const purposes = usePurposes();
  const waiting = view.waitingFor.find((one) => one.seat !== seat);
  const said =
    decision !== null
      ? decision.kind === "main"
        ? t("who.yours")
        : purposes.title(decision)
      : waiting === undefined
        ? ""
        : purposes.waiting(waiting.purpose, opponent);
  const confirm = () => {
    if (decision === null || control.answering === null || whyNot(control.answering, decision) !== null) return false;
    control.confirm();
    return true;
  };
  useTableKeys({
    hand: () => state.setHandOpen(!state.handOpen),
    log: () => setLogOpen((open) => !open),
    reactions: () => setReactionsOpen((open) => !open),
    cancel: () => {
      if (peeked !== null) setPeeked(null);
      else if (reactionsOpen) setReactionsOpen(false);
      else if (openPile !== null) setOpenPile(null);
      else if (held !== null) control.pickUp(null);
      else control.clear();
    },
    confirm,
  });

  const opened = state.handOpen || openPile !== null;
  return (
    <BoardContext value={state}>
      <div
        className="battle"
        data-hand={opened ? "open" : "closed"}
        data-log={logOpen ? "open" : "closed"}
        data-scene={sceneOf(update, layout)}
        data-holding={held === null ? undefined : ""}
        data-offline={online ? undefined : ""}
      >
        <a className="skip-link" href="#decision">
          {t("skip")}
        </a>
        <Margin
          log={log}
          opponent={opponent}
          status={status}
          latencyMs={props.latencyMs}
          logOpen={logOpen}
          onLog={() => setLogOpen(!logOpen)}
          reactionsOpen={reactionsOpen}
          onReactions={setReactionsOpen}
          onReact={props.onReact}
          onConcede={props.onConcede}
        />
        <main className="mat">
          <Cloth />
          <div className="ground">
            <section className="half half--theirs" aria-label={t("sideOf", { name: opponent })}>
              <Prizes side={state.table.theirs} mine={false} name={opponent} />
              <Lines side={state.table.theirs} mine={false} />
              <Piles side={state.table.theirs} mine={false} />
              <TheirHand name={opponent} />
              <LastTurn log={log} seat={seat} pseudo={pseudo} />
            </section>
            <section className="half half--mine" aria-label={t("yourSide")}>
              <Prizes side={state.table.mine} mine name={pseudo(seat)} />
              <Lines side={state.table.mine} mine />
              <Piles side={state.table.mine} mine />
            </section>
            <StadiumZone />
            <Dock opponent={opponent} />
          </div>
          {openPile === null ? <Hand /> : <PileFan pile={openPile} opponent={opponent} />}
          <Tray opponent={opponent} />
          {layout === "sheet" && <ChoiceSheet key={decision?.id} opponent={opponent} />}
          <Notices update={update} clockOffset={record.clockOffset} online={online} opponent={opponent} />
          <CoinShow />
          <Flights />
          <SuddenDeathStrip />
          {peeked !== null && <Peek subject={peeked.subject} pinned={peeked.pinned} onClose={closePeek} />}
        </main>
        {logOpen && <LogDrawer log={log} seat={seat} pseudo={pseudo} onClose={() => setLogOpen(false)} />}
        <Announcer log={log} said={said} />
      </div>
    </BoardContext>
  );
}
