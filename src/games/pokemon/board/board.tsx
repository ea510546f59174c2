"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import { pictureOf } from "@/games/pokemon/card/card-art";
import type { ShownDamage } from "@/games/pokemon/engine/attack/preview";
import { other } from "@/kernel/game";
import { askForPictures } from "@/ui/art/ask-for-pictures";
import { Announcer } from "@/ui/match/announcer";
import { whyNot } from "@/ui/match/answering";
import { Directed } from "@/ui/match/director/directed";
import { DirectorStage } from "@/ui/match/director/stage";
import { useIsEarly } from "@/ui/match/hints/first-matches";
import { LastTurn } from "@/ui/match/log/last-turn";
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
import { BoardContext, type BoardState, type OpenPile, type Peeked } from "./board-context";
import { Dock } from "./dock/dock";
import { useCues } from "./effects/use-cues";
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
import { usefulDeeds } from "./model/useful";
import { Peek } from "./peek/peek";
import type { MatchRecord } from "./record";
import { ChoiceSheet } from "./sheet/choice-sheet";
import { SuddenDeathStrip } from "./show/sudden-death";
import { Tray } from "./show/tray";
import { usePurposes } from "./use-words";

/** Most matches have no coach: it is fetched for those that do. */
const PokemonCoach = dynamic(() => import("./lesson/pokemon-coach").then((module) => module.PokemonCoach), { ssr: false });

const PokemonHints = dynamic(() => import("./hints/pokemon-hints").then((module) => module.PokemonHints), { ssr: false });

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
  const { faces } = update;
  const { view, seat } = update;
  askForPictures(faces, pictureOf);
  const t = useTranslations("board");
  const { status } = line;
  const decision = isLost(status) ? null : update.decision;
  const layout = useMemo(() => (decision === null ? null : layoutOf(decision, view)), [decision, view]);
  const offers = useMemo(() => (decision === null || layout === null ? null : offersOf(decision, layout, view)), [decision, layout, view]);
  const control = useAnswering(
    decision,
    (index) => decision !== null && layout !== null && isInstant(decision, layout, index),
    line.answer,
    line.draft,
  );
  const hand = useHandOpen(
    decision?.id ?? null,
    layout === "hand" ? true : layout === null || layout === "main" ? null : false,
    layout === "main" && offers !== null && offers.byHandCard.size > 0,
  );
  const [openPile, setOpenPile] = useState<OpenPile>(null);
  const [peeked, setPeeked] = useState<{ readonly subject: Peeked; readonly pinned: boolean } | null>(null);
  const { settings } = useTableSettings();
  const [aim, setAim] = useState<ShownDamage | null>(null);
  const panels = usePanels(watching);

  const pseudo = usePseudo(update.seats);
  const opponent = pseudo(other(seat));
  const looks = looksOf(update.seats, seat);
  const log = useLog(record.history, faces, pseudo);
  const you = watching ? null : seat;
  const cues = useCues(faces, pseudo, you);
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

  const { matchId, lesson } = update;
  const hinted = useIsEarly(matchId, settings.hints && !lesson && !watching);
  const table = tableOf(view, seat);
  const faceOf = (card: string) => {
    const face = faces[card];
    if (face === undefined) throw new Error(`The server has not sent the face of card "${card}"`);
    return face;
  };
  const early = settings.askBeforeEnd && offers !== null && layout === "main" && usefulDeeds(offers, table, faceOf).length > 0;
  const ending = useEnding(decision?.id ?? null, offers?.endTurn ?? null, early, control);

  const state: BoardState = {
    record,
    update,
    view,
    seat,
    names: useSideNames(seat, pseudo, watching),
    you,
    status,
    decision,
    layout,
    offers,
    targets,
    control,
    faces,
    table,
    faceOf,
    pseudo,
    handOpen: hand.open && openPile === null,
    setHandOpen: (open) => {
      setOpenPile(null);
      hand.set(open);
    },
    openPile,
    setOpenPile,
    peek,
    aim: layout === "main" ? aim : null,
    setAim,
    ending,
  };

  const purposes = usePurposes();
  const waiting = view.waitingFor.find((one) => one.seat !== seat);
  // That it is one's turn is said in the margin, aloud as well.
  const said =
    decision !== null
      ? decision.kind === "main"
        ? ""
        : purposes.title(decision)
      : waiting === undefined
        ? ""
        : purposes.waiting(waiting.purpose, opponent);
  const confirm = () => {
    if (decision === null || control.answering === null || whyNot(control.answering, decision) !== null) return false;
    control.confirm();
    return true;
  };
  useTurnWarning(decision !== null, view.phase === "turn" && view.turnSeat === you ? view.turn : null);
  useKeptFocus(decision?.id ?? null, held);
  useTableKeys({
    endTurn: ending.end,
    hand: () => state.setHandOpen(!state.handOpen),
    openHand: () => !state.handOpen && state.setHandOpen(true),
    log: panels.onLog,
    reactions: () => panels.onReactions(!panels.reactionsOpen),
    cancel: () => {
      if (peeked !== null) setPeeked(null);
      else if (panels.reactionsOpen) panels.onReactions(false);
      else if (panels.practiceOpen !== null) panels.onPractice(null);
      else if (openPile !== null) setOpenPile(null);
      else if (ending.asks) ending.stay();
      else if (held !== null) control.pickUp(null);
      else control.clear();
    },
    confirm,
  });

  const opened = state.handOpen || openPile !== null;
  const { covered, silent } = coverOf(panels, peeked !== null || openPile !== null || ending.asks);
  return (
    <BoardContext value={state}>
      <Directed record={record} cuesBetween={cues.between} opening={cues.opening}>
        <TableFrame
          settings={settings}
          looks={looks}
          watching={watching}
          lost={isLost(status)}
          handOpen={opened}
          logOpen={panels.logOpen}
          holding={held !== null}
          data-scene={sceneOf(update, layout)}
          margin={<Margin log={log} line={line} {...panels} />}
        >
          <main className="mat">
            <h1 className="sr-only">{state.names.title}</h1>
            <Cloth />
            <div className="ground" data-ground>
              <section className="half half--theirs" {...looks.theirs} aria-labelledby="their-side">
                <h2 id="their-side" className="sr-only">
                  {state.names.theirs}
                </h2>
                <Prizes side={state.table.theirs} mine={false} name={opponent} />
                <Lines side={state.table.theirs} mine={false} />
                <Piles side={state.table.theirs} mine={false} />
                <TheirHand name={opponent} />
                {!watching && <LastTurn log={log} seat={seat} pseudo={pseudo} />}
              </section>
              <section className="half half--mine" {...looks.mine} aria-labelledby="my-side">
                <h2 id="my-side" className="sr-only">
                  {state.names.mine}
                </h2>
                <Prizes side={state.table.mine} mine name={pseudo(seat)} />
                <Lines side={state.table.mine} mine />
                <Piles side={state.table.mine} mine />
              </section>
              <StadiumZone />
              {!watching && <Dock opponent={opponent} />}
            </div>
            {openPile === null ? <Hand /> : <PileFan pile={openPile} opponent={opponent} />}
            <Tray opponent={opponent} />
            {layout === "sheet" && <ChoiceSheet key={decision?.id} opponent={opponent} />}
            <Notices update={update} clockOffset={record.clockOffset} status={status} opponent={opponent} />
            <DirectorStage />
            <SuddenDeathStrip />
            {peeked !== null && <Peek subject={peeked.subject} pinned={peeked.pinned} onClose={closePeek} />}
          </main>
          {panels.logOpen && <LogDrawer log={log} seat={seat} pseudo={pseudo} onClose={panels.onLog} />}
          {!watching && <Announcer log={log} said={said} />}
          {lesson && !watching && <PokemonCoach covered={covered} silent={silent} onConcede={line.concede} />}
          {hinted && <PokemonHints silent={silent} />}
        </TableFrame>
      </Directed>
    </BoardContext>
  );
}
