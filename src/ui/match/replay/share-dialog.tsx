"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Seat } from "@/kernel/game";
import type { Replay } from "@/match/replay";
import { copyText } from "@/ui/copy-text";
import { Button, Dialog } from "@/ui/shell";
import { replayOf } from "./address";
import type { ReplayPosition } from "./transport";

/** The link of a replay, or of the position that is shown. */
export function ShareDialog({
  replay,
  position,
  side,
  open,
  onClose,
}: {
  replay: Replay;
  position: ReplayPosition;
  side: Seat;
  open: boolean;
  onClose: () => void;
}) {
  const t = useTranslations("replay.share");
  const words = useTranslations("replay");
  const [here, setHere] = useState(true);
  const [copied, setCopied] = useState(false);
  const link = `${window.location.origin}${replayOf(replay.matchId, { step: here ? position.step : null, side, open })}`;
  const copy = async () => setCopied(await copyText(link));
  return (
    <Dialog
      title={t("title")}
      subtitle={t("who")}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {words("close")}
          </Button>
          <Button look="sun" icon={copied ? "check" : "copy"} onClick={copy}>
            {t(copied ? "copied" : "copy")}
          </Button>
        </>
      }
    >
      <div className="share">
        <input className="input" readOnly value={link} aria-label={t("link")} onFocus={({ target }) => target.select()} />
        <label>
          <input type="checkbox" checked={here} onChange={({ target }) => setHere(target.checked)} />
          {t("here")}
        </label>
      </div>
    </Dialog>
  );
}
