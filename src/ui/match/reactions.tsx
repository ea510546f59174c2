"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { REACTIONS } from "@/realtime/protocol";
import type { GivenReaction, Reaction } from "@/ui/realtime";
import { ReactionFace } from "./reaction-face";

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

/** The panel beside the margin. */
export function ReactionPanel({
  opponent,
  muted,
  onReact,
  onMute,
}: {
  opponent: string;
  muted: boolean;
  onReact: (reaction: Reaction) => void;
  onMute: () => void;
}) {
  const t = useTranslations("board.reactions");
  return (
    <fieldset className="emotes" aria-label={t("label")}>
      <ReactionButtons onReact={onReact} />
      <button type="button" className="emotes__mute" onClick={onMute}>
        {t(muted ? "unmute" : "mute", { name: opponent })}
      </button>
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
