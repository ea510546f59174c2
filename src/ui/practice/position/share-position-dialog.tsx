"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { GOAL_MAX, type LaidPosition, TITLE_MAX } from "@/match/laid-out";
import { CopyButton } from "@/ui/copy-button";
import { Button, Dialog } from "@/ui/shell";
import { positionAddress } from "./link";

/** The link of a position, with what somebody may call it and ask of whoever opens it. */
export function SharePositionDialog({
  game,
  position,
  onChange,
  onClose,
}: {
  game: string;
  position: LaidPosition;
  onChange: (position: LaidPosition) => void;
  onClose: () => void;
}) {
  const t = useTranslations("position.share");
  const [link, setLink] = useState("");
  useEffect(() => {
    let here = true;
    void positionAddress(game, position).then((address) => here && setLink(`${window.location.origin}${address}`));
    return () => {
      here = false;
    };
  }, [game, position]);
  return (
    <Dialog
      title={t("title")}
      subtitle={t("who")}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t("close")}
          </Button>
          <CopyButton text={link}>{t("copy")}</CopyButton>
        </>
      }
    >
      <div className="laid-share">
        <label>
          {t("name")}
          <input
            className="input"
            maxLength={TITLE_MAX}
            value={position.title ?? ""}
            onChange={({ target }) => onChange({ ...position, title: target.value })}
          />
        </label>
        <label>
          {t("goal")}
          <input
            className="input"
            maxLength={GOAL_MAX}
            placeholder={t("example")}
            value={position.goal ?? ""}
            onChange={({ target }) => onChange({ ...position, goal: target.value })}
          />
        </label>
        <label>
          {t("link")}
          <input className="input" readOnly value={link} data-testid="position-link" onFocus={({ target }) => target.select()} />
        </label>
      </div>
    </Dialog>
  );
}
