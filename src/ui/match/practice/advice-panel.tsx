"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button, Icon, Spinner } from "@/ui/shell";
import { useOutsidePress } from "../use-outside-press";
import type { SaidAnswer } from "./use-practice";

/** What the computer would do, and the ways to do it or to ask for another idea. */
export function AdvicePanel({
  said,
  fault,
  onPlay,
  onAnother,
  onClose,
}: {
  /** Null while it thinks. */
  said: SaidAnswer | null;
  fault: string | null;
  onPlay: () => void;
  /** Null where there is no other. */
  onAnother: (() => void) | null;
  /** A stable function (`useCallback`). */
  onClose: () => void;
}) {
  const t = useTranslations("board.practice");
  const panel = useRef<HTMLElement>(null);
  useOutsidePress(panel, true, onClose);
  return (
    <section ref={panel} className="past past--advice" aria-label={t("advice")} data-testid="advice" aria-busy={said === null}>
      <p className="past__from">
        <Icon name="bulb" />
        {t("would")}
      </p>
      <div role="status">
        {said === null && fault === null && (
          <p>
            <Spinner /> {t("thinking")}
          </p>
        )}
        {said !== null && (
          <>
            <h2>{said.deed}</h2>
            {said.why !== null && <p>{said.why}</p>}
          </>
        )}
      </div>
      {fault !== null && <p role="alert">{fault}</p>}
      {said !== null && (
        <div className="past__row">
          <Button look="sun" size="sm" onClick={onPlay}>
            {t("play")}
          </Button>
          {onAnother !== null && (
            <Button look="quiet" size="sm" onClick={onAnother}>
              {t("another")}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
