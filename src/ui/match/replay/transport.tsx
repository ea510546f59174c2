"use client";
import { useTranslations } from "next-intl";
import type { PointerEvent } from "react";
import { other, type Seat } from "@/kernel/game";
import type { Replay, ReplayTurn } from "@/match/replay";
import { turningPoints } from "@/match/story";
import { Icon, type IconName, Segments } from "@/ui/shell";
import { Burst, Chart } from "../story/chart";
import "../story/story.css";
import "./transport.css";
import { progressAt, stepAt } from "./moments";

/** Where a replay stands. */
export interface ReplayPosition {
  readonly step: number;
  readonly last: number;
  /** Null during set-up. */
  readonly turn: ReplayTurn | null;
}

interface Ways {
  readonly to: (step: number) => void;
  readonly on: () => void;
  readonly back: () => void;
  readonly turnOn: () => void;
  readonly turnBack: () => void;
}

const WIDE = { width: 1060, height: 124 };
const NARROW = { width: 366, height: 72 };
const SPEEDS = ["0.5", "1", "2", "4"] as const;

/** The ways through a match: steps, turns, playing, and its chart to jump on. */
export function Transport({
  replay,
  position,
  side,
  pseudo,
  go,
  playing,
  onPlay,
  speed,
  onSpeed,
  spoilers,
  onSpoilers,
}: {
  replay: Replay;
  position: ReplayPosition;
  side: Seat;
  pseudo: (seat: Seat) => string;
  go: Ways;
  playing: boolean;
  onPlay: () => void;
  speed: number;
  onSpeed: (speed: number) => void;
  spoilers: boolean;
  onSpoilers: (shown: boolean) => void;
}) {
  const t = useTranslations("replay");
  const words = useTranslations("story");
  const games = useTranslations("games");
  const { step, last, turn } = position;
  const [point, fall] = [`${replay.game}.story.keyPoint`, `${replay.game}.story.keyFall`];
  return (
    <section className="transport" aria-label={t("transport")}>
      <div className="transport__row">
        <p className="transport__place">
          <b>{turn === null ? t("setup") : words("turn", { number: turn.number })}</b>
          {turn !== null && <span>{pseudo(turn.seat)}, </span>}
          {t("step", { step, last })}
        </p>
        <div className="transport__ways">
          <Way icon="turnBack" label={t("turnBack")} onClick={go.turnBack} off={step === 0} />
          <Way icon="stepBack" label={t("stepBack")} onClick={go.back} off={step === 0} />
          <Way icon={playing ? "pause" : "play"} label={t(playing ? "pause" : "play")} onClick={onPlay} main />
          <Way icon="stepOn" label={t("stepOn")} onClick={go.on} off={step === last} />
          <Way icon="turnOn" label={t("turnOn")} onClick={go.turnOn} off={step === last} />
        </div>
        <div className="transport__speed">
          <Segments
            label={t("speed")}
            value={String(speed)}
            options={SPEEDS.map((value) => ({ value: String(value), label: value === "0.5" ? "½" : `×${value}` }))}
            onChange={(value) => onSpeed(Number(value))}
          />
        </div>
      </div>
      <Scrubber replay={replay} position={position} side={side} pseudo={pseudo} go={go} spoilers={spoilers} />
      <div className="transport__key">
        <span>
          <i />
          {words("keyDamage")}
        </span>
        {games.has(point) && (
          <span>
            <i className="card" />
            {games(point)}
          </span>
        )}
        {games.has(fall) && (
          <span>
            <Burst />
            {games(fall)}
          </span>
        )}
        <label>
          <input type="checkbox" checked={!spoilers} onChange={({ target }) => onSpoilers(!target.checked)} />
          {t("noSpoilers")}
        </label>
        <span className="transport__keys">{t("keys")}</span>
      </div>
    </section>
  );
}

function Way({
  icon,
  label,
  onClick,
  main = false,
  off = false,
}: {
  icon: IconName;
  label: string;
  onClick: () => void;
  main?: boolean;
  off?: boolean;
}) {
  // One that leads nowhere keeps the focus: `disabled` would take it away.
  return (
    <button
      type="button"
      className="way"
      data-main={main || undefined}
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    >
      <Icon name={icon} />
      <span className="sm:sr-only">{label}</span>
    </button>
  );
}

/** The chart of the match, to jump on. What is still to come it keeps to itself where that is wished. */
function Scrubber({
  replay,
  position: { step, last, turn },
  side,
  pseudo,
  go,
  spoilers,
}: {
  replay: Replay;
  position: ReplayPosition;
  side: Seat;
  pseudo: (seat: Seat) => string;
  go: Ways;
  spoilers: boolean;
}) {
  const t = useTranslations("replay");
  const words = useTranslations("story");
  const at = progressAt(replay, step);
  const { turns } = replay.story;
  const pins = new Map(spoilers ? turningPoints(replay.story).map(({ turn }, index) => [turn, index + 1]) : []);
  const jump = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    go.to(stepAt(replay, Math.max(0, Math.min(1, (event.clientX - left) / width))));
  };
  return (
    <div className="scrubber">
      <div className="scrubber__who" aria-hidden="true">
        <b>{pseudo(other(side))}</b>
        <b>{pseudo(side)}</b>
      </div>
      <div
        className="scrubber__line"
        role="slider"
        tabIndex={0}
        aria-label={t("moment")}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={step}
        aria-valuetext={
          turn === null ? t("setup") : `${words("turn", { number: turn.number })}, ${pseudo(turn.seat)}, ${t("step", { step, last })}`
        }
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          jump(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && jump(event)}
      >
        <Chart className="not-phone" turns={turns} seat={side} pins={pins} shape={WIDE} />
        <Chart className="only-phone" turns={turns} seat={side} pins={pins} shape={NARROW} />
        {!spoilers && <i className="scrubber__unknown" style={{ left: `${at * 100}%` }} />}
        <i className="scrubber__past" style={{ width: `${at * 100}%` }} />
        <i className="scrubber__head" style={{ left: `${at * 100}%` }} />
      </div>
    </div>
  );
}
