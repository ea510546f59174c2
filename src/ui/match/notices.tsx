"use client";
import { useTranslations } from "next-intl";
import { other } from "@/kernel/game";
import type { MatchUpdate } from "@/realtime/protocol";
import { type ConnectionStatus, isLost } from "@/ui/realtime";
import { Icon } from "@/ui/shell";
import { clockFace, spell } from "./clock";
import { useServerNow } from "./use-server-now";

/** One notice at a time over the mat: the line is down, or the clock is about to decide. */
export function Notices({
  update,
  clockOffset,
  status,
  opponent,
}: {
  update: MatchUpdate;
  clockOffset: number;
  status: ConnectionStatus;
  opponent: string;
}) {
  const { seat, decision } = update;
  const t = useTranslations("board");
  const line = useTranslations("shell.line");
  const now = useServerNow(update.clock, clockOffset, 500);
  const clock = clockFace(update.clock, seat, now);
  const theirs = update.seats[other(seat)];
  if (isLost(status)) {
    return (
      <p className="notice" role="status" data-testid="offline">
        <Icon name="reconnect" />
        <span>
          <b>{t("offline.title")}</b> {status === "crowded" ? line(status) : t("offline.text")}
        </span>
      </p>
    );
  }
  if (clock.last && decision !== null) {
    return (
      <p className="notice notice--late" role="status">
        <Icon name="hourglass" />
        <span>
          {t(decision.kind === "main" ? "late" : "lateAnswer")}
          {update.clock.strikes[seat] > 0 && ` ${t("strikes", { count: update.clock.strikes[seat] })}`}
        </span>
      </p>
    );
  }
  // While one waits for them, the dock counts their time.
  if (theirs.graceUntil !== null && decision !== null) {
    return (
      <p className="notice" role="status">
        <Icon name="reconnect" />
        {t("absent.notice", { name: opponent, time: spell(Math.max(0, Math.ceil((theirs.graceUntil - now) / 1000))) })}
      </p>
    );
  }
  return null;
}
