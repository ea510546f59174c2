"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Seat } from "@/kernel/game";
import type { Replay } from "@/match/replay";
import { useOpponent } from "@/ui/practice/use-opponent";
import { useConnection } from "@/ui/realtime";
import { Button, Dialog, FieldError, Notice, Segments } from "@/ui/shell";
import { useRefusalWords } from "@/ui/use-refusal-words";
import type { ReplayPosition } from "./transport";

/** A match against the computer that begins where the replay stands: which side of the table, and against whom. */
export function PlayOnDialog({
  replay,
  position,
  side,
  pseudo,
  onClose,
}: {
  replay: Replay;
  position: ReplayPosition;
  side: Seat;
  pseudo: (seat: Seat) => string;
  onClose: () => void;
}) {
  const t = useTranslations("replay");
  const words = useTranslations("practice");
  const names = useTranslations("levels");
  const { say } = useConnection();
  const refusalWords = useRefusalWords();
  const { levels, level, choose, running, ready } = useOpponent(replay.game);
  const [seat, sit] = useState(side);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const begin = async () => {
    if (level === undefined) return;
    setBusy(true);
    setRefusal(null);
    const answer = await say("bot:playOn", { replay: replay.matchId, step: position.step, seat, level });
    setBusy(false);
    if (!answer.ok) setRefusal(refusalWords(answer));
  };
  return (
    <Dialog
      title={t("playOn.title")}
      subtitle={t("playOn.lead")}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t("close")}
          </Button>
          <Button look="sun" icon="swords" busy={busy} disabled={!ready} data-testid="play-on-begin" onClick={() => void begin()}>
            {words("begin")}
          </Button>
        </>
      }
    >
      <div className="play-on">
        <h3>{t("playOn.side")}</h3>
        <Segments
          label={t("playOn.side")}
          value={String(seat)}
          options={([0, 1] as const).map((each) => ({ value: String(each), label: t("playOn.play", { name: pseudo(each) }) }))}
          onChange={(value) => sit(value === "1" ? 1 : 0)}
        />
        <h3>{t("playOn.level")}</h3>
        {level === undefined ? (
          <p role="status">{words("connecting")}</p>
        ) : (
          <Segments
            label={t("playOn.level")}
            value={level}
            options={levels.map((value) => ({ value, label: names(`${value}.name`) }))}
            onChange={choose}
          />
        )}
        {running !== null && (
          <Notice tone="warning">
            {words("running")}{" "}
            <a className="link" href={`/match/${running.id}`}>
              {words("resume")}
            </a>
          </Notice>
        )}
        {refusal !== null && <FieldError role="alert">{refusal}</FieldError>}
      </div>
    </Dialog>
  );
}
