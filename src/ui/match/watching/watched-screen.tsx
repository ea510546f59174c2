"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { other, type Seat } from "@/kernel/game";
import type { MatchRecord } from "@/ui/realtime";
import { Button, ButtonLink, Logo } from "@/ui/shell";
import { Link } from "@/ui/shell/link";
import type { TurnLog } from "../log/log";
import { Plate } from "../plate";
import { replayOf } from "../replay/address";
import type { ReplayedGame } from "../replay/replayed-game";
import { SettingsButton } from "../settings/settings-button";
import { useSettingsDialog } from "../settings/use-settings-dialog";
import { usePseudo } from "../use-pseudo";
import { SpectatorCount } from "./spectator-count";
import { useWhy } from "./use-why";
import "../replay/replay.css";
import "../replay/phone.css";

/** A match that others play, a little later than they see it: the mat, and what happens on it. */
export function WatchedScreen({ record, game: { Mat, Told, turnOf, words } }: { record: MatchRecord; game: ReplayedGame }) {
  const t = useTranslations("watching");
  const board = useTranslations("board");
  const log = useTranslations("log");
  const { matchId, seat, seats, spectators, result, watched } = record.update;
  const [listed, setListed] = useState(false);
  const settings = useSettingsDialog(true);
  const pseudo = usePseudo(seats);
  const whyOf = useWhy(words, pseudo);
  const running = turnOf(record);
  return (
    <div className="replay" data-listed={listed || undefined} data-testid="watched">
      <aside className="replay__margin" aria-label={t("page")}>
        <Link className="brand" href="/jeu" aria-label={board("toGame")}>
          <Logo />
          OpenPokémon
        </Link>
        <div className="replay__head">
          <h2>{t("page")}</h2>
          <p>{watched === "hand" ? t("laterWithHand", { name: pseudo(seat) }) : t("later")}</p>
        </div>
        <div className="replay__duel">
          {[other(seat), seat].map((player) => (
            <Plate
              key={player}
              name={pseudo(player)}
              label={pseudo(player)}
              side={player === seat ? "mine" : "theirs"}
              note={seats[player].connected || seats[player].bot ? "" : t("away")}
            />
          ))}
        </div>
        <div className="replay__state">
          <SpectatorCount count={spectators} />
          <p className="replay__public" role="status">
            {result !== null
              ? whyOf(result.outcome)
              : running === null
                ? log("setup")
                : log("turn", { turn: running.turn, name: pseudo(running.seat) })}
          </p>
        </div>
        <div className="replay__acts">
          <Button size="sm" icon="log" className="only-phone" aria-expanded={listed} onClick={() => setListed(!listed)}>
            {t("told")}
          </Button>
          {result !== null && (
            <ButtonLink size="sm" look="sun" icon="eye" href={replayOf(matchId)}>
              {t("replay")}
            </ButtonLink>
          )}
          <ButtonLink size="sm" icon="back" href="/jeu">
            {t("leave")}
          </ButtonLink>
          <SettingsButton onOpen={settings.open} />
        </div>
        {settings.dialog}
      </aside>
      <div className="replay__mat">
        <Mat record={record} />
      </div>
      <Told record={record} pseudo={pseudo}>
        {(log) => <WhatHappened log={log} side={seat} pseudo={pseudo} />}
      </Told>
    </div>
  );
}

/** What has happened since one came, the latest below; it stays in sight as it grows. */
function WhatHappened({ log, side, pseudo }: { log: readonly TurnLog[]; side: Seat; pseudo: (seat: Seat) => string }) {
  const t = useTranslations("watching");
  const words = useTranslations("log");
  const list = useRef<HTMLDivElement>(null);
  const turns = [...log].reverse().filter(({ lines }) => lines.length > 0);
  const count = turns.reduce((sum, { lines }) => sum + lines.length, 0);
  useEffect(() => {
    if (count > 0 && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return (
    <aside className="decisions" aria-label={t("told")}>
      <div className="decisions__head">
        <h2>{t("told")}</h2>
      </div>
      <div className="decisions__list" role="log" ref={list}>
        {count === 0 && <p className="replay__public">{t("nothingYet")}</p>}
        {turns.map(({ turn, seat, lines }) => (
          <section key={lines[0]?.index}>
            <h3 data-side={turn === 0 ? undefined : seat === side ? "mine" : "theirs"}>
              {turn === 0 ? words("setup") : words("turn", { turn, name: pseudo(seat) })}
            </h3>
            <ol>
              {lines.map((line) => (
                <li key={line.index} data-big={line.big || undefined}>
                  {line.words}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </aside>
  );
}
