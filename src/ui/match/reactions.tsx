"use client";
import { useTranslations } from "next-intl";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { REACTIONS } from "@/realtime/reactions";
import type { GivenReaction, Reaction } from "@/ui/realtime";
import { Chat } from "./chat";
import { ReactionFace } from "./reaction-face";
import { useLentFocus } from "./use-lent-focus";
import { useOutsidePress } from "./use-outside-press";

/** The panel, for the button that opens it. */
export const REACTIONS_ID = "reactions";

/** The six reactions as buttons. */
export function ReactionButtons({ onReact }: { onReact: (reaction: Reaction) => void }) {
  const t = useTranslations("board.reactions");
  return REACTIONS.map((reaction) => (
    <button key={reaction} type="button" aria-label={t(reaction)} onClick={() => onReact(reaction)}>
      <ReactionFace reaction={reaction} />
      {t(reaction)}
    </button>
  ));
}

/** The panel beside the margin; a click beside it closes it. */
export function ReactionPanel({
  opponent,
  muted,
  onReact,
  onMute,
  onReport,
  onClose,
  update,
}: {
  /** At which table: friends may write to each other there. */
  update: ComponentProps<typeof Chat>["update"];
  opponent: string;
  muted: boolean;
  onReact: (reaction: Reaction) => void;
  onMute: () => void;
  /** Null where nobody can be reported. */
  onReport: (() => void) | null;
  /** A stable function (`useCallback`). */
  onClose: () => void;
}) {
  const t = useTranslations("board.reactions");
  const reports = useTranslations("reports");
  const panel = useRef<HTMLFieldSetElement>(null);
  useOutsidePress(panel, true, onClose);
  useLentFocus(panel);
  return (
    <fieldset ref={panel} id={REACTIONS_ID} className="emotes" aria-label={t("label")}>
      <ReactionButtons onReact={onReact} />
      <button type="button" className="emotes__row" onClick={onMute}>
        {t(muted ? "unmute" : "mute", { name: opponent })}
      </button>
      <Chat update={update} />
      {onReport !== null && (
        <button type="button" className="emotes__row" data-testid="report" onClick={onReport}>
          {reports("report", { pseudo: opponent })}
        </button>
      )}
    </fieldset>
  );
}

const BUBBLE_MS = 4_000;

/** The last reaction, by its player's plate, for a few seconds. */
export function Bubble({ given, name }: { given: GivenReaction | null; name: string }) {
  const t = useTranslations("board.reactions");
  const [gone, setGone] = useState(0);
  const at = given?.at ?? 0;
  useEffect(() => {
    const left = at + BUBBLE_MS - Date.now();
    if (left <= 0) return setGone(at);
    const timer = setTimeout(() => setGone(at), left);
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <div className="bubble" role="status">
      {given !== null && gone !== at && (
        <span key={at}>
          <ReactionFace reaction={given.reaction} />
          <span className="sr-only">{name}: </span>
          {t(given.reaction)}
        </span>
      )}
    </div>
  );
}
