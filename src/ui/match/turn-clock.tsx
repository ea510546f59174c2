"use client";
import { useTranslations } from "next-intl";
import type { Seat } from "@/kernel/game";
import type { ClockView } from "@/realtime/protocol";
import { type ClockFace, clockFace, spell } from "./clock";
import { useServerNow } from "./use-server-now";

/** The ring: gold on my time, grey on theirs, coral in the last seconds, dashed while paused. */
export function TurnClock({
  clock: view,
  offset,
  seat,
  strikes,
  online,
  mine,
  opponent,
}: {
  clock: ClockView;
  /** From this browser's time to the server's, in milliseconds. */
  offset: number;
  seat: Seat;
  /** Turns in a row that this seat has lost on time. */
  strikes: number;
  online: boolean;
  /** What the seat's own time is for. */
  mine: "turn" | "choose" | "answer";
  opponent: string;
}) {
  const t = useTranslations("board");
  const now = useServerNow(view, offset);
  const told = clockFace(view, seat, now);
  // Without the server nobody knows what the clock says.
  const clock: ClockFace = online ? told : { ...told, state: "paused", last: false };
  return (
    <div
      className="clock"
      data-state={clock.state}
      data-last={clock.last || undefined}
      role="timer"
      aria-label={spoken(clock, t)}
      style={{ "--left": clock.share }}
    >
      <svg viewBox="0 0 118 118" aria-hidden="true">
        {["track", "edge", "left"].map((part) => (
          <circle key={part} className={`clock__${part}`} cx="59" cy="59" r="52" pathLength="100" />
        ))}
      </svg>
      <div>
        <b>{clock.state === "still" ? "–" : spell(clock.seconds)}</b>
        <small>{caption(clock, mine, opponent, t)}</small>
      </div>
      <SpokenSeconds clock={clock} />
      {strikes > 0 && clock.state !== "theirs" && <span className="sr-only">{t("strikes", { count: strikes })}</span>}
    </div>
  );
}

/** How long there is still for one answer, beside the question; the ring in the margin says the same aloud. */
export function AnswerTime({ clock, offset, seat }: { clock: ClockView; offset: number; seat: Seat }) {
  const { state, seconds, share, last } = clockFace(clock, seat, useServerNow(clock, offset));
  if (state !== "mine") return null;
  return (
    <span className="answer-time num" data-last={last || undefined} style={{ "--left": share }} aria-hidden="true">
      <i />
      {spell(seconds)}
    </span>
  );
}

type Words = ReturnType<typeof useTranslations<"board">>;

function caption(clock: ClockFace, mine: "turn" | "choose" | "answer", opponent: string, t: Words): string {
  if (clock.state === "paused") return t("clock.paused");
  if (clock.state === "theirs") return t("clock.theirs", { name: opponent });
  return clock.state === "mine" ? t(`clock.${mine}`) : "";
}

function spoken(clock: ClockFace, t: Words): string {
  return clock.state === "paused" || clock.state === "still" ? t("clock.pausedLabel") : t("clock.label", { seconds: clock.seconds });
}

/** The clock speaks twice: at 30 and at 10 seconds. */
function SpokenSeconds({ clock }: { clock: ClockFace }) {
  const t = useTranslations("board");
  const mark = clock.state !== "mine" ? null : clock.seconds <= 10 ? 10 : clock.seconds <= 30 ? 30 : null;
  return (
    <span className="sr-only" aria-live="polite">
      {mark === null ? "" : t("clock.label", { seconds: mark })}
    </span>
  );
}

/** How long the match has lasted. */
export function MatchTime({ clock, offset }: { clock: ClockView; offset: number }) {
  const t = useTranslations("board");
  const now = useServerNow(clock, offset, 500);
  const time = spell(Math.max(0, Math.floor((now - clock.startedAt) / 1000)));
  return <span title={t("duration", { time })}>{time}</span>;
}
