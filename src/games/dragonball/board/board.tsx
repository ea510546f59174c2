"use client";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useRef, useState } from "react";
import { CardPreview } from "@/games/dragonball/card";
import { other } from "@/kernel/game";
import { Announcer } from "@/ui/match/announcer";
import { whyNot } from "@/ui/match/answering";
import type { TurnLog } from "@/ui/match/log/log";
import { LogDrawer } from "@/ui/match/log/log-drawer";
import { Notices } from "@/ui/match/notices";
import { useAnswering } from "@/ui/match/use-answering";
import { useHandOpen } from "@/ui/match/use-hand-open";
import { useTableKeys } from "@/ui/match/use-keys";
import { usePseudo } from "@/ui/match/use-pseudo";
import type { MatchLine } from "@/ui/realtime";
import { Button, Dialog } from "@/ui/shell";
import { BoardContext, type BoardState, type OpenPile, type Peeked, useBoard } from "./board-context";
import { Dock } from "./dock/dock";
import { useLog } from "./log/use-log";
import { Margin } from "./margin/margin";
import { Arena } from "./mat/arena";
import { Arrow } from "./mat/arrow";
import { Cloth } from "./mat/cloth";
import { Half } from "./mat/half";
import { Hand } from "./mat/hand";
import { duelOf } from "./model/duel";
import { handWanted, isInstant, layoutOf } from "./model/layout";
import { offersOf, targetsOf } from "./model/offers";
import type { MatchRecord } from "./record";
import { ChoiceSheet } from "./sheet/choice-sheet";
import { PileSheet } from "./sheet/pile-sheet";
import { Stage } from "./show/stage";
import { useStanding } from "./use-standing";
import { useAskWords } from "./words";

const NOTHING = new Map<number, never>();

/** The table of a match: what the view says, and the way to answer what is asked. */
export function Board({ record, line }: { record: MatchRecord; line: MatchLine }) {
  const { update } = record;
  const { view, seat, faces } = update;
  const t = useTranslations("board");
  const online = line.status === "online";
  const decision = online ? update.decision : null;
  const layout = useMemo(() => (decision === null ? null : layoutOf(decision, view)), [decision, view]);
  const offers = useMemo(() => (decision === null ? NOTHING : offersOf(decision)), [decision]);
  const instant = decision !== null && layout !== null && isInstant(decision, layout);
  const control = useAnswering(decision, () => instant, line.answer, line.draft);
  const held = control.answering?.held ?? null;
  const targets = useMemo(
    () => (decision === null || held === null ? NOTHING : targetsOf(decision, offers, held)),
    [decision, offers, held],
  );
  const [order, setOrder] = useStanding(decision, view.turn, line.answer);
  const hand = useHandOpen(decision?.id ?? null, decision === null || layout === null ? null : handWanted(decision, layout, view));
  const [openPile, setOpenPile] = useState<OpenPile | null>(null);
  const [peeked, setPeeked] = useState<Peeked | null>(null);
  const [reading, setReading] = useState<Peeked | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const [reactionsOpen, setReactionsOpen] = useState(false);
  const pseudo = usePseudo(update.seats);
  const faceOf = useCallback(
    (definition: string) => {
      const face = faces[definition];
      if (face === undefined) throw new Error(`The server has not sent the face of card "${definition}"`);
      return face;
    },
    [faces],
  );
  const log = useLog(record, pseudo, faceOf);
  const look = useCallback((card: Peeked | null, pinned: boolean) => {
    if (pinned && card !== null) setReading(card);
    else setPeeked(card);
  }, []);
  const ghost = useRef<HTMLDivElement>(null);
  const state: BoardState = {
    record,
    update,
    view,
    seat,
    mine: view.players[seat],
    theirs: view.players[other(seat)],
    opponent: pseudo(other(seat)),
    online,
    decision,
    layout,
    offers,
    targets,
    control,
    held,
    faceOf,
    pseudo,
    order,
    setOrder,
    openPile,
    setOpenPile,
    look,
    read: setReading,
    ghost,
  };
  useTableKeys({
    hand: () => hand.set(!hand.open),
    log: () => setLogOpen(!logOpen),
    reactions: () => setReactionsOpen(!reactionsOpen),
    cancel: () => {
      if (reactionsOpen) setReactionsOpen(false);
      else if (openPile !== null) setOpenPile(null);
      else if (held !== null) control.pickUp(null);
      else control.clear();
    },
    confirm: () => {
      if (decision === null || control.answering === null || whyNot(control.answering, decision) !== null) return false;
      control.confirm();
      return true;
    },
  });
  return (
    <BoardContext value={state}>
      <div
        className="battle dbt"
        data-hand={hand.open ? "open" : "closed"}
        data-log={logOpen ? "open" : "closed"}
        data-duel={duelOf(view) ? "" : undefined}
        data-holding={held === null ? undefined : ""}
        data-offline={online ? undefined : ""}
      >
        <a className="skip-link" href="#decision">
          {t("skip")}
        </a>
        <Margin
          line={line}
          logOpen={logOpen}
          onLog={() => setLogOpen(!logOpen)}
          reactionsOpen={reactionsOpen}
          onReactions={setReactionsOpen}
        />
        <main className="mat">
          <div className="field">
            <Cloth />
            <section className="half half--theirs" aria-label={t("sideOf", { name: state.opponent })}>
              <Half mine={false} />
            </section>
            <section className="half half--mine" aria-label={t("yourSide")}>
              <Half mine />
            </section>
            {view.battle && <Arrow from={view.battle.attack} to={view.battle.guard} />}
            <Arena />
            <Dock />
          </div>
          <Hand open={hand.open} onOpen={hand.set} />
          {decision !== null && layout === "sheet" && <ChoiceSheet key={decision.id} />}
          {openPile !== null && <PileSheet pile={openPile} />}
          <Stage />
          <Notices update={update} clockOffset={record.clockOffset} online={online} opponent={state.opponent} />
          {peeked !== null && reading === null && (
            <div className="dbt-peek" aria-hidden="true">
              <CardPreview face={faceOf(peeked.definition)} side={peeked.back ? "back" : "front"} />
            </div>
          )}
        </main>
        {reading !== null && (
          <Dialog className="dbt-read" title={faceOf(reading.definition).sides[0].name} onClose={() => setReading(null)}>
            <CardPreview face={faceOf(reading.definition)} side={reading.back ? "back" : "front"} />
            <Button onClick={() => setReading(null)}>{t("peek.close")}</Button>
          </Dialog>
        )}
        {logOpen && <LogDrawer log={log} seat={seat} pseudo={pseudo} onClose={() => setLogOpen(false)} />}
        <Said log={log} />
      </div>
    </BoardContext>
  );
}

/** What happens and what is asked, for those who do not see it. */
function Said({ log }: { log: readonly TurnLog[] }) {
  const { decision, view, seat, opponent } = useBoard();
  const t = useTranslations("dragonballBoard");
  const asked = useAskWords();
  const waiting = view.notices.some((notice) => notice.seat !== seat);
  return <Announcer log={log} said={decision ? asked.title(decision) : waiting ? t("waiting", { name: opponent }) : ""} />;
}
