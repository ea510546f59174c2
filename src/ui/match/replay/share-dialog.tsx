"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Seat } from "@/kernel/game";
import type { Replay } from "@/match/replay";
import { CopyButton } from "@/ui/copy-button";
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
  const link = `${window.location.origin}${replayOf(replay.matchId, { step: here ? position.step : null, side, open })}`;
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
          <CopyButton text={link}>{t("copy")}</CopyButton>
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
