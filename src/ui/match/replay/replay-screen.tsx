"use client";
import { useCallback, useEffect, useMemo, useState } from "react";
import { other, type Seat, type Viewer } from "@/kernel/game";
import type { Replay } from "@/match/replay";
import { Pace } from "../director/directed";
import { takesArrows } from "../move-focus";
import { isTyping } from "../use-keys";
import { usePseudo } from "../use-pseudo";
import { addressOf, type ReplayAddress } from "./address";
import { Decisions } from "./decisions";
import { firstStep, recordAt, seeing, turnAt, viewersOf } from "./moments";
import { ReplayMargin } from "./replay-margin";
import type { ReplayedGame } from "./replayed-game";
import { Transport } from "./transport";
import "./replay.css";
import "./phone.css";

/** A match that is over, step by step. */
export function ReplayScreen({
  replay,
  start,
  game: { Mat, Told, pointsOf, verifier },
}: {
  replay: Replay;
  start: ReplayAddress;
  game: ReplayedGame;
}) {
  const last = replay.frames.length - 1;
  const [{ step, from }, setPlace] = useState(() => arrivedAt(firstStep(replay, start)));
  const [side, setSide] = useState<Seat>(start.side ?? replay.seat ?? 0);
  const viewers = useMemo(() => viewersOf(replay), [replay]);
  const [open, setOpen] = useState(start.open);
  const viewer: Viewer = viewers.includes("spectator") ? "spectator" : open ? "all" : side;
  const [spoilers, setSpoilers] = useState(true);
  const [listed, setListed] = useState(false);
  const pseudo = usePseudo(replay.seats);

  const seen = useMemo(() => seeing(replay, viewer), [replay, viewer]);
  const record = useMemo(() => recordAt(replay, seen, step, side, from), [replay, seen, step, side, from]);
  const whole = useMemo(() => recordAt(replay, seen, last, side, null), [replay, seen, last, side]);

  const goTo = useCallback(
    (to: number) =>
      setPlace((at) => {
        const next = arrivedAt(Math.max(0, Math.min(last, to)));
        return next.step === at.step + 1 ? { ...next, from: at.step } : next;
      }),
    [last],
  );
  // Whoever looks at a step by other eyes was there already: what led there does not happen once more.
  const stay = () => setPlace((at) => arrivedAt(at.step));
  const sit = (to: Seat) => {
    setSide(to);
    stay();
  };
  const reveal = (all: boolean) => {
    setOpen(all);
    stay();
  };
  const turn = turnAt(replay.turns, step);
  const turnBack = () => {
    const begun = replay.turns[turn]?.from ?? 0;
    goTo(begun < step ? begun : (replay.turns[turn - 1]?.from ?? 0));
  };
  const turnOn = () => goTo(replay.turns[turn + 1]?.from ?? last);
  const go = { to: goTo, on: () => goTo(step + 1), back: () => goTo(step - 1), turnOn, turnBack };

  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const ended = step === last;
  const quiet = seen.heard[step] === seen.heard[step - 1];
  useEffect(() => {
    if (!playing || ended) return;
    const timer = setTimeout(() => goTo(step + 1), (quiet ? QUIET_MS : STEP_MS) / speed);
    return () => clearTimeout(timer);
  }, [playing, ended, step, quiet, speed, goTo]);
  const play = () => {
    if (ended) goTo(0);
    setPlaying(ended || !playing);
  };
  useReplayKeys({ ...go, first: () => goTo(0), last: () => goTo(last), play });
  useAddress({ step, side: replay.seat === side ? null : side, open: viewer === "all" });

  const position = { step, last, turn: replay.turns[turn] ?? null };
  return (
    <div className="replay" data-listed={listed || undefined} data-testid="replay" data-step={step} data-viewer={viewer}>
      <ReplayMargin
        replay={replay}
        position={position}
        points={pointsOf(record)}
        side={side}
        open={viewer === "all"}
        whole={!viewers.includes("spectator")}
        listed={listed}
        pseudo={pseudo}
        onSide={sit}
        onTurn={() => sit(other(side))}
        onOpen={reveal}
        onList={() => setListed(!listed)}
        verify={start.verify === true}
        verifier={verifier}
      />
      <div className="replay__mat">
        <Pace value={playing ? speed : 1}>
          <Mat record={record} />
        </Pace>
      </div>
      <Told record={whole} pseudo={pseudo}>
        {(log) => <Decisions log={log} heard={seen.heard} step={step} side={side} spoilers={spoilers} pseudo={pseudo} onGo={goTo} />}
      </Told>
      <Transport
        replay={replay}
        position={position}
        side={side}
        pseudo={pseudo}
        go={go}
        playing={playing && !ended}
        onPlay={play}
        speed={speed}
        onSpeed={setSpeed}
        spoilers={spoilers}
        onSpoilers={setSpoilers}
      />
    </div>
  );
}

/** A place that one has come to at once: nothing is seen of what happened on the way. */
const arrivedAt = (step: number) => ({ step, from: step });

const STEP_MS = 1_300;
/** What nobody sees is passed over. */
const QUIET_MS = 120;

interface Keys {
  readonly on: () => void;
  readonly back: () => void;
  readonly turnOn: () => void;
  readonly turnBack: () => void;
  readonly first: () => void;
  readonly last: () => void;
  readonly play: () => void;
}

/** Arrows anywhere on the page but where they move the focus: one step, with Shift one turn; Home and End: its ends; Space plays, where it is no button's own key. */
function useReplayKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || !(event.target instanceof Element) || takesArrows(event.target)) return;
      const deed = {
        ArrowRight: event.shiftKey ? keys.turnOn : keys.on,
        ArrowLeft: event.shiftKey ? keys.turnBack : keys.back,
        Home: keys.first,
        End: keys.last,
        " ": event.target.closest("button, a") ? undefined : keys.play,
      }[event.key];
      if (deed === undefined) return;
      deed();
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [keys]);
}

const REST_MS = 250;

/** Every position has its address; the browser's way back leads out of the replay, not through it. */
function useAddress({ step, side, open }: ReplayAddress): void {
  useEffect(() => {
    const timer = setTimeout(() => window.history.replaceState(null, "", addressOf({ step, side, open })), REST_MS);
    return () => clearTimeout(timer);
  }, [step, side, open]);
}
