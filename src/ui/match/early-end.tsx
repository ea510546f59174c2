"use client";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button, Icon } from "@/ui/shell";
import type { Ending } from "./use-ending";

/**
 * Something useful is left: the dock asks whether the turn is to end all the same.
 *
 * @param left what is left, in words
 * @param attack whether an attack is among it
 */
export function EarlyEnd({ left, attack, ending, busy }: { left: readonly string[]; attack: boolean; ending: Ending; busy: boolean }) {
  const t = useTranslations("board.earlyEnd");
  const format = useFormatter();
  const stay = useRef<HTMLButtonElement>(null);
  // Asked by a key, it is answered by one.
  useEffect(() => stay.current?.focus(), []);
  return (
    <>
      <div className="dock__from" data-main>
        <span>
          <Icon name="hourglass" />
          {t("subject")}
        </span>
      </div>
      <h2 id="dock-title">{t(attack ? "withoutAttack" : "title")}</h2>
      <p id="dock-left" className="dock__text">
        {t("left", { deeds: format.list(left, { type: "disjunction" }) })}
      </p>
      <div className="dock__row">
        <Button ref={stay} look="sun" aria-describedby="dock-title dock-left" data-testid="end-not-yet" onClick={ending.stay}>
          {t("stay")}
        </Button>
        <Button look="quiet" data-testid="end-anyway" busy={busy} onClick={ending.end}>
          {t("end")}
        </Button>
      </div>
    </>
  );
}
