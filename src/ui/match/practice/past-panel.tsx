"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Icon } from "@/ui/shell";
import { useOutsidePress } from "../use-outside-press";
import { type PastDeed, thisTurn } from "./past";

/** What can be taken back: the deeds of this turn, and on demand all before. */
export function PastPanel({
  deeds,
  turn,
  fault,
  onTakeBack,
  onClose,
}: {
  deeds: readonly PastDeed[];
  turn: number;
  fault: string | null;
  onTakeBack: (row: number) => void;
  /** A stable function (`useCallback`). */
  onClose: () => void;
}) {
  const t = useTranslations("board.practice");
  const [all, setAll] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useOutsidePress(panel, true, onClose);
  const recent = thisTurn(deeds, turn);
  const shown = all || recent.length === 0 ? deeds : recent;
  return (
    <section ref={panel} className="past" aria-labelledby="past-title" data-testid="past">
      <h2 id="past-title">
        <Icon name="undo" />
        {t("before")}
      </h2>
      {deeds.length === 0 && <p>{t("nothing")}</p>}
      <ol>
        {shown.map(({ row, words }, place) => (
          <li key={row}>
            <button type="button" data-row={row} onClick={() => onTakeBack(row)}>
              <i>{deeds.length - place}</i>
              <span>{words ?? t("decision")}</span>
              {place === 0 && <kbd>Z</kbd>}
            </button>
          </li>
        ))}
        {shown.length < deeds.length && (
          <li>
            <button type="button" onClick={() => setAll(true)}>
              <Icon name="clock" />
              <span>{t("earlier")}</span>
            </button>
          </li>
        )}
      </ol>
      {fault !== null && <p role="alert">{fault}</p>}
      <p>{t("note")}</p>
    </section>
  );
}
