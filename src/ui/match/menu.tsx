"use client";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import type { Reaction } from "@/ui/realtime";
import { Button, Dialog, Icon } from "@/ui/shell";
import { Chat } from "./chat";
import { ReactionButtons } from "./reactions";

/** The phone's menu: reactions and messages, log, settings, reporting, and conceding apart from the rest. */
export function MatchMenu({
  update,
  opponent,
  muted,
  onReact,
  onMute,
  onLog,
  onReport,
  onSettings,
  onGiveUp,
  onClose,
  children,
}: {
  /** At which table: friends may write to each other there. */
  update: ComponentProps<typeof Chat>["update"];
  opponent: string;
  /** Whether the opponent's reactions are not shown. */
  muted: boolean;
  onReact: (reaction: Reaction) => void;
  onMute: () => void;
  onLog: () => void;
  /** Null where nobody can be reported. */
  onReport: (() => void) | null;
  onSettings: () => void;
  onGiveUp: () => void;
  onClose: () => void;
  /** Rows that stand before the others. */
  children?: ReactNode;
}) {
  const t = useTranslations("board");
  const settings = useTranslations("settings");
  const reports = useTranslations("reports");
  return (
    <Dialog className="menu" title={t("title", { name: opponent })} onClose={onClose}>
      <Button className="menu__close" look="quiet" icon="cross" aria-label={t("menu.close")} onClick={onClose} />
      <h3>{t("react")}</h3>
      <fieldset className="menu__faces" aria-label={t("reactions.label")}>
        <ReactionButtons onReact={onReact} />
      </fieldset>
      <Chat update={update} />
      <div className="menu__list">
        {children}
        <button type="button" className="menu__row" onClick={onMute}>
          <Icon name={muted ? "smile" : "eyeOff"} />
          {t(muted ? "reactions.unmute" : "reactions.mute", { name: opponent })}
        </button>
        <button type="button" className="menu__row" onClick={onLog}>
          <Icon name="log" />
          {t("log")}
        </button>
        <button type="button" className="menu__row" onClick={onSettings}>
          <Icon name="settings" />
          {settings("title")}
        </button>
        {onReport !== null && (
          <button type="button" className="menu__row" data-testid="report" onClick={onReport}>
            <Icon name="warning" />
            {reports("report", { pseudo: opponent })}
          </button>
        )}
      </div>
      <button type="button" className="menu__row menu__row--danger" onClick={onGiveUp}>
        <Icon name="flag" />
        {t("concede")}
      </button>
    </Dialog>
  );
}
