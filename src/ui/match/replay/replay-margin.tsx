"use client";
import dynamic from "next/dynamic";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { other, type Seat } from "@/kernel/game";
import type { Replay } from "@/match/replay";
import { Button, Icon, Logo, Segments } from "@/ui/shell";
import { Link } from "@/ui/shell/link";
import { useSpan } from "@/ui/use-span";
import { Plate } from "../plate";
import { SettingsButton } from "../settings/settings-button";
import { useSettingsDialog } from "../settings/use-settings-dialog";
import { PlayOnDialog } from "./play-on-dialog";
import { ShareDialog } from "./share-dialog";
import type { ReplayPosition } from "./transport";

/** Few verify a match: it comes when one does. */
const VerifyDialog = dynamic(() => import("./verify-dialog").then(({ VerifyDialog }) => VerifyDialog), { ssr: false });

/** The left margin: which match, through whose eyes, and what can be done with it. */
export function ReplayMargin({
  replay,
  position,
  points,
  side,
  open,
  whole,
  listed,
  pseudo,
  onSide,
  onTurn,
  onOpen,
  onList,
  verify,
  verifier,
}: {
  replay: Replay;
  position: ReplayPosition;
  /** What each player has won by now. */
  points: readonly [number, number];
  side: Seat;
  open: boolean;
  /** Whether what each player saw can be shown. */
  whole: boolean;
  /** On a phone: whether the decisions lie over the mat. */
  listed: boolean;
  pseudo: (seat: Seat) => string;
  onSide: (side: Seat) => void;
  onTurn: () => void;
  onOpen: (open: boolean) => void;
  onList: () => void;
  /** Whether one has come to verify the match. */
  verify: boolean;
  verifier: () => Worker;
}) {
  const t = useTranslations("replay");
  const board = useTranslations("board");
  const games = useTranslations("games");
  const words = useTranslations("story");
  const format = useFormatter();
  const span = useSpan();
  const [playingOn, setPlayingOn] = useState(false);
  const [sharing, setSharing] = useState(false);
  const settings = useSettingsDialog(true);
  const [verifying, setVerifying] = useState(verify && replay.seat !== null);
  const edition = `${replay.game}.edition.${replay.edition}`;
  const point = `${replay.game}.story.keyPoint`;
  return (
    <aside className="replay__margin" aria-label={t("page")}>
      <Link className="brand" href="/jeu" aria-label={board("toGame")}>
        <Logo />
        OpenPokémon
      </Link>
      <div className="replay__head">
        <h2>{t("page")}</h2>
        <p>
          {format.dateTime(new Date(replay.startedAt), {
            day: "numeric",
            month: "long",
            hour: "2-digit",
            minute: "2-digit",
          })}
          {games.has(edition) && ` · ${games(edition)}`}
          <br />
          {words("turns", { count: replay.turns.length })}, {span(replay.durationMs)}
        </p>
      </div>
      <div className="replay__duel">
        {[other(side), side].map((seat) => (
          <Plate
            key={seat}
            name={pseudo(seat)}
            label={pseudo(seat)}
            side={seat === side ? "mine" : "theirs"}
            note={games.has(point) ? games(point) : ""}
          >
            <em>{points[seat]}</em>
          </Plate>
        ))}
      </div>
      <div className="replay__view">
        <h3>{t("seenBy")}</h3>
        <Segments
          label={t("seenBy")}
          value={String(side)}
          options={([0, 1] as const).map((seat) => ({ value: String(seat), label: pseudo(seat) }))}
          onChange={(value) => onSide(value === "1" ? 1 : 0)}
        />
        {whole ? (
          <label className="replay__all">
            <Icon name="eye" />
            <span>
              {t("revealAll")}
              <small>{t("revealed")}</small>
            </span>
            <input
              type="checkbox"
              role="switch"
              aria-checked={open}
              checked={open}
              data-testid="reveal-all"
              onChange={({ target }) => onOpen(target.checked)}
            />
          </label>
        ) : (
          <p className="replay__public">{t(replay.seat === null ? "publicView" : "publicRecord")}</p>
        )}
      </div>
      <div className="replay__acts">
        <Button size="sm" icon="retreat" className="only-phone" onClick={onTurn}>
          {t("otherSide")}
        </Button>
        <Button size="sm" icon="log" className="only-phone" aria-expanded={listed} onClick={onList}>
          {t("decisions")}
        </Button>
        {replay.seat !== null && (
          <Button
            size="sm"
            icon="swords"
            className="replay__on"
            data-testid="play-on"
            disabled={position.step === position.last}
            onClick={() => setPlayingOn(true)}
          >
            {t("playOn.do")}
          </Button>
        )}
        {replay.seat !== null && (
          <Button size="sm" icon="shield" data-testid="verify" onClick={() => setVerifying(true)}>
            {t("verify.do")}
          </Button>
        )}
        <Button size="sm" icon="copy" data-testid="share" onClick={() => setSharing(true)}>
          {t("share.do")}
        </Button>
        <SettingsButton onOpen={settings.open} />
      </div>
      {settings.dialog}
      {playingOn && <PlayOnDialog replay={replay} position={position} side={side} pseudo={pseudo} onClose={() => setPlayingOn(false)} />}
      {verifying && <VerifyDialog matchId={replay.matchId} verifier={verifier} onClose={() => setVerifying(false)} />}
      {sharing && <ShareDialog replay={replay} position={position} side={side} open={open} onClose={() => setSharing(false)} />}
    </aside>
  );
}
