"use client";
import { useTranslations } from "next-intl";
import type { ClockView } from "@/realtime/protocol";
import { Icon } from "@/ui/shell";
import { spell } from "./clock";
import { useServerNow } from "./use-server-now";

/**
 * The opponent's line is down: how long they still have.
 * @param until epoch milliseconds by the server's clock
 * @param clock of the match
 * @param clockOffset from this browser's time to the server's, in milliseconds
 */
export function Absent({
  opponent,
  until,
  clock,
  clockOffset,
}: {
  opponent: string;
  until: number;
  clock: ClockView;
  clockOffset: number;
}) {
  const t = useTranslations("board");
  const left = Math.max(0, until - useServerNow(clock, clockOffset));
  return (
    <>
      <div className="dock__from dock__from--bad">
        <span>
          <Icon name="reconnect" />
          {t("absent.head")}
        </span>
      </div>
      <h2 id="dock-title">{t("absent.title", { name: opponent })}</h2>
      <p>{t("absent.text")}</p>
      <div className="grace" role="timer">
        <b>
          {spell(Math.ceil(left / 1000))}
          <small>{t("absent.left")}</small>
        </b>
        <i style={{ "--pct": `${Math.min(100, left / 600)}%` }} />
      </div>
    </>
  );
}
