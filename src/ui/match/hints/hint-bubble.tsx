"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button, Icon } from "@/ui/shell";
import { type Box, standOf } from "../coach/box";
import { usePlaces } from "../coach/use-places";
import { useSize } from "../coach/use-size";
import "./hints.css";

/** Something useful that the player may not have seen, beside its place. */
export interface Hint {
  /** Names its words, below `hints` of the game's lesson. */
  readonly id: string;
  /** A CSS selector. */
  readonly place: string;
  /** Lets the table show how it begins, without doing it: the card is taken up, and where it may go is lit. */
  readonly show?: () => void;
}

/** One hint at a time. @param hints the dearest first */
export function HintBubble({ game, hints, onClose }: { game: string; hints: readonly Hint[]; onClose: () => void }) {
  const t = useTranslations("lesson.hint");
  const words = useTranslations(`lesson.${game}.hints`);
  const [turned, setTurned] = useState(0);
  const bubble = useRef<HTMLDivElement>(null);
  const hint = hints[turned % hints.length];
  const [dock = null, found] = usePlaces(hint === undefined ? [] : ["#decision", hint.place]);
  // The card sinks that the pointer leaves for the bubble: a button does not go away from under the pointer.
  const [pointed, setPointed] = useState<{ readonly place: string; readonly box: Box } | null>(null);
  const box = pointed !== null && pointed.place === hint?.place ? pointed.box : found;
  const size = useSize(bubble, Boolean(box), { width: 292, height: 150 });
  if (hint === undefined || !box) return null;
  const stand = standOf(
    [box],
    size,
    { width: window.innerWidth, height: window.innerHeight },
    ["top", "left", "right", "bottom"],
    dock === null ? [] : [dock],
  );
  return (
    <div
      ref={bubble}
      className="hint"
      role="status"
      data-testid="hint"
      data-hint={hint.id}
      data-side={stand.tail === null ? "none" : stand.side}
      style={{ left: stand.left, top: stand.top, "--tail": `${stand.tail ?? 0}px` }}
      onPointerEnter={() => setPointed({ place: hint.place, box })}
      onPointerLeave={() => setPointed(null)}
    >
      <Icon name="bulb" />
      <p>
        <b>{words(`${hint.id}.title`)}</b>
        {words(`${hint.id}.text`)}
      </p>
      <Button look="quiet" size="sm" icon="cross" aria-label={t("close")} onClick={onClose} />
      <div className="hint__row">
        {hint.show && (
          <Button size="sm" data-testid="hint-show" onClick={hint.show}>
            {t("show")}
          </Button>
        )}
        {hints.length > 1 && (
          <Button look="quiet" size="sm" onClick={() => setTurned(turned + 1)}>
            {t("more")}
          </Button>
        )}
      </div>
    </div>
  );
}
