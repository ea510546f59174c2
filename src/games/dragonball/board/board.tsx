"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useRef, useState } from "react";
import { CardPreview } from "@/games/dragonball/card";
import { pictureOf } from "@/games/dragonball/card/card-art";
import { other } from "@/kernel/game";
import { askForPictures } from "@/ui/art/ask-for-pictures";
import { Announcer } from "@/ui/match/announcer";
import { whyNot } from "@/ui/match/answering";
import { Directed } from "@/ui/match/director/directed";
import { DirectorStage } from "@/ui/match/director/stage";
import { useIsEarly } from "@/ui/match/hints/first-matches";
import type { TurnLog } from "@/ui/match/log/log";
import { LogDrawer } from "@/ui/match/log/log-drawer";
import { looksOf } from "@/ui/match/looks";
import { Notices } from "@/ui/match/notices";
import { useTableSettings } from "@/ui/match/settings/use-table-settings";
import { TableFrame } from "@/ui/match/table-frame";
import { useAnswering } from "@/ui/match/use-answering";
import { useEnding } from "@/ui/match/use-ending";
import { useHandOpen } from "@/ui/match/use-hand-open";
import { useKeptFocus } from "@/ui/match/use-kept-focus";
import { useTableKeys } from "@/ui/match/use-keys";
import { coverOf, usePanels } from "@/ui/match/use-panels";
import { usePseudo } from "@/ui/match/use-pseudo";
import { useSideNames } from "@/ui/match/use-side-names";
import { useTurnWarning } from "@/ui/match/use-turn-warning";
import { isLost, type MatchLine } from "@/ui/realtime";
import { Button, Dialog } from "@/ui/shell";
import { BoardContext, type BoardState, type OpenPile, type Peeked, useBoard } from "./board-context";
import { Dock } from "./dock/dock";
import { DragonBallHints } from "./hints/dragonball-hints";
import { useLog } from "./log/use-log";
import { Margin } from "./margin/margin";
import { Arena } from "./mat/arena";
import { Arrow } from "./mat/arrow";
import { Cloth } from "./mat/cloth";
import { Half } from "./mat/half";
import { Hand } from "./mat/hand";
import { duelOf } from "./model/duel";
import { handWanted, isInstant, layoutOf, passOf } from "./model/layout";
import { lookedBeside } from "./model/looked";
import { offersOf, targetsOf } from "./model/offers";
import { usefulDeeds } from "./model/useful";
import { WhyNot } from "./peek/why-not";
import type { MatchRecord } from "./record";
import { ChoiceSheet } from "./sheet/choice-sheet";
import { PileSheet } from "./sheet/pile-sheet";
import { Stage } from "./show/stage";
import { useCues } from "./use-cues";
import { useStanding } from "./use-standing";
import { useAskWords } from "./words";

/** Only beside a guided match. */
const DragonBallCoach = dynamic(() => import("./lesson/dragonball-coach").then((module) => module.DragonBallCoach), { ssr: false });

/** It brings the rules along, and is rarely asked. */
const CardWords = dynamic(() => import("./peek/card-words").then((module) => module.CardWords), { ssr: false });

const NOTHING = new Map<number, never>();
const NONE: readonly string[] = [];

/** The table of a match: what the view says, and the way to answer what is asked. */
export function Board({
  record,
  line,
  watching = false,
}: {
  record: MatchRecord;
  line: MatchLine;
  /** The match is over and looked at again: the mat alone, with nothing to answer. */
  watching?: boolean;
}) {
  const { update } = record;
  const { view, seat, faces } = update;
  askForPictures(faces, pictureOf);
  const t = useTranslations("board");
  const { status } = line;
  const open = isLost(status) ? null : update.decision;
  const { order, setOrder, answersNow } = useStanding(open, view.turn, line.answer);
  const decision = answersNow ? null : open;
  const looked = useMemo(() => (decision === null ? NONE : lookedBeside(decision, record, seat)), [decision, record, seat]);
  const layout = useMemo(() => (decision === null ? null : layoutOf(decision, view, looked.length > 0)), [decision, view, looked]);
  const offers = useMemo(() => (decision === null ? NOTHING : offersOf(decision)), [decision]);
  const instant = decision !== null && layout !== null && isInstant(decision, layout);
  const control = useAnswering(decision, () => instant, line.answer, line.draft);
  const held = control.answering?.held ?? null;
  const targets = useMemo(
    () => (decision === null || held === null ? NOTHING : targetsOf(decision, offers, held)),
    [decision, offers, held],
  );
  const hand = useHandOpen(
    decision?.id ?? null,
    decision === null || layout === null ? null : handWanted(decision, layout, view),
    decision?.purpose === "main" && view.players[seat].hand.some(({ object }) => object !== null && offers.has(object)),
  );
  const [openPile, setOpenPile] = useState<OpenPile | null>(null);
  const [peeked, setPeeked] = useState<Peeked | null>(null);
  const [reading, setReading] = useState<Peeked | null>(null);
  const { settings } = useTableSettings();
  const panels = usePanels(watching);
  const pseudo = usePseudo(update.seats);
  const faceOf = useCallback(
    (definition: string) => {
      const face = faces[definition];
      if (face === undefined) throw new Error(`The server has not sent the face of card "${definition}"`);
      return face;
    },
    [faces],
  );
  const awakens = useCallback(
    (definition: string, skill: number) => faceOf(definition).sides[0].skills[skill]?.startsWith("[Awaken") === true,
    [faceOf],
  );
  const early = settings.askBeforeEnd && decision?.purpose === "main" && usefulDeeds(decision, view, awakens).length > 0;
  const ending = useEnding(
    decision?.id ?? null,
    decision !== null && decision.purpose === "main" ? passOf(decision) : null,
    early,
    control,
  );
  const { matchId, lesson } = update;
  const hinted = useIsEarly(matchId, settings.hints && !lesson && !watching);
  const looks = looksOf(update.seats, seat);
  const log = useLog(record, pseudo, faceOf);
  const you = watching ? null : seat;
  const cues = useCues(faceOf, pseudo, you);
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
    names: useSideNames(seat, pseudo, watching),
    you,
    status,
    decision,
    layout,
    looked,
    offers,
    targets,
    control,
    held,
    faceOf,
    awakens,
    ending,
    pseudo,
    order,
    setOrder,
    answersNow,
    openPile,
    setOpenPile,
    look,
    read: setReading,
    ghost,
  };
  useTurnWarning(decision !== null, view.active === you && view.turn > 0 ? view.turn : null);
  useKeptFocus(decision?.id ?? null, held);
  useTableKeys({
    endTurn: ending.end,
    hand: () => hand.set(!hand.open),
    openHand: () => !hand.open && hand.set(true),
    log: panels.onLog,
    reactions: () => panels.onReactions(!panels.reactionsOpen),
    cancel: () => {
      if (panels.reactionsOpen) panels.onReactions(false);
      else if (panels.practiceOpen !== null) panels.onPractice(null);
      else if (openPile !== null) setOpenPile(null);
      else if (ending.asks) ending.stay();
      else if (held !== null) control.pickUp(null);
      else control.clear();
    },
    confirm: () => {
      if (decision === null || control.answering === null || whyNot(control.answering, decision) !== null) return false;
      control.confirm();
      return true;
    },
  });
  const cover = coverOf(panels, reading !== null || openPile !== null || ending.asks);
  const silent = cover.silent || peeked !== null;
  return (
    <BoardContext value={state}>
      <Directed record={record} cuesBetween={cues.between} opening={cues.opening}>
        <TableFrame
          className="dbt"
          settings={settings}
          looks={looks}
          watching={watching}
          lost={isLost(status)}
          handOpen={hand.open}
          logOpen={panels.logOpen}
          holding={held !== null}
          data-duel={duelOf(view) ? "" : undefined}
          margin={<Margin log={log} line={line} {...panels} />}
        >
          <main className="mat">
            <h1 className="sr-only">{state.names.title}</h1>
            <div className="field" data-ground>
              <Cloth />
              <section className="half half--theirs" {...looks.theirs} aria-label={state.names.theirs}>
                <Half mine={false} />
              </section>
              <section className="half half--mine" {...looks.mine} aria-label={state.names.mine}>
                <Half mine />
              </section>
              {view.battle && <Arrow from={view.battle.attack} to={view.battle.guard} />}
              <Arena />
              {!watching && <Dock />}
            </div>
            <Hand open={hand.open} onOpen={hand.set} />
            {decision !== null && layout === "sheet" && <ChoiceSheet key={decision.id} />}
            {openPile !== null && <PileSheet pile={openPile} />}
            <Stage />
            <DirectorStage />
            <Notices update={update} clockOffset={record.clockOffset} status={status} opponent={state.opponent} />
            {peeked !== null && reading === null && (
              <div className="dbt-peek" aria-hidden="true">
                <CardPreview face={faceOf(peeked.definition)} side={peeked.back ? "back" : "front"} />
              </div>
            )}
          </main>
          {reading !== null && (
            <Dialog
              className="dbt-read"
              title={faceOf(reading.definition).sides[0].name}
              onClose={() => setReading(null)}
              actions={<Button onClick={() => setReading(null)}>{t("peek.close")}</Button>}
            >
              <CardPreview face={faceOf(reading.definition)} side={reading.back ? "back" : "front"} />
              {reading.unplayable !== undefined && <WhyNot unplayable={reading.unplayable} />}
              <CardWords key={reading.definition} face={faceOf(reading.definition)} />
            </Dialog>
          )}
          {panels.logOpen && <LogDrawer log={log} seat={seat} pseudo={pseudo} onClose={panels.onLog} />}
          {!watching && <Said log={log} />}
          {lesson && !watching && (
            <DragonBallCoach handOpen={hand.open} onHand={hand.set} covered={cover.covered} silent={silent} onConcede={line.concede} />
          )}
          {hinted && <DragonBallHints handOpen={hand.open} onHand={hand.set} silent={silent} />}
        </TableFrame>
      </Directed>
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
