"use client";
import { useTranslations } from "next-intl";
import { Card } from "@/games/pokemon/card";
import { other } from "@/kernel/game";
import { spell } from "@/ui/match/clock";
import { useServerNow } from "@/ui/match/use-server-now";
import { Icon } from "@/ui/shell";
import { useBoard } from "../board-context";
import { usePurposes } from "../use-words";

/** Nothing to decide: whom the match waits for, and on what occasion. */
export function Waiting({ opponent }: { opponent: string }) {
  const { update, view, seat, faceOf } = useBoard();
  const t = useTranslations("board");
  const purposes = usePurposes();
  const absent = update.seats[other(seat)];
  if (absent.graceUntil !== null) return <Absent opponent={opponent} until={absent.graceUntil} />;
  const occasion = view.waitingFor.find((waiting) => waiting.seat !== seat);
  const source = occasion?.source === undefined ? null : faceOf(occasion.source);
  return (
    <>
      <div className="dock__from">
        <span>
          <Icon name="hourglass" />
          {occasion === undefined ? t("waiting.nobody") : t("waiting.decides", { name: opponent })}
        </span>
        <span className="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </div>
      <h2 id="dock-title">{occasion === undefined ? t("waiting.nobody") : purposes.waiting(occasion.purpose, opponent)}</h2>
      {source !== null && (
        <div className="dock__src">
          <Card face={source} size="s" />
          <span>
            <b>{source.name}</b>
          </span>
        </div>
      )}
    </>
  );
}

/** The opponent's line is down: how long they still have. */
function Absent({ opponent, until }: { opponent: string; until: number }) {
  const { record } = useBoard();
  const t = useTranslations("board");
  const left = Math.max(0, until - useServerNow(record.clockOffset));
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
