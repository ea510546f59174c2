"use client";
import { useTranslations } from "next-intl";
import { progress } from "@/ui/match/answering";
import { Icon, type IconName } from "@/ui/shell";
import { useBoard } from "../board-context";
import { HandButton } from "../hand/hand-button";
import type { GameDecision } from "../model/layout";
import { placingOf } from "../model/placing";
import { usePurposes } from "../use-words";
import { useAskingText } from "./asking-text";

const KIND_ICONS: Readonly<Record<string, IconName>> = {
  main: "spark",
  cards: "cards",
  attached: "energy",
  energy: "energy",
  pokemon: "target",
  attack: "swords",
  evolution: "plus",
  number: "cards",
  yesNo: "info",
  condition: "poisoned",
  type: "energy",
  mode: "spark",
  order: "hourglass",
  prizes: "trophy",
};

/** Who asks, and how far the choice has come. */
export function DockHead({ decision }: { decision: GameDecision }) {
  const { layout, control } = useBoard();
  const t = useTranslations("board");
  const source = useAskingText(decision);
  const purposes = usePurposes();
  const counts =
    layout !== null &&
    ["hand", "board", "prizes", "attached", "list"].includes(layout) &&
    decision.max > 0 &&
    placingOf(decision) !== "active";
  const { have, max } = control.answering === null ? { have: 0, max: 0 } : progress(control.answering, decision);
  return (
    <div className="dock__from" data-main={layout === "main" || undefined}>
      <span>
        <Icon name={KIND_ICONS[decision.kind] ?? "info"} />
        {source?.name ?? (placingOf(decision) === null ? purposes.kind(decision.kind) : t("who.setup"))}
      </span>
      {counts && (decision.max > 1 || decision.constraint !== undefined || layout !== "list") && (
        <b className="num" aria-live="polite">
          {t("choice.count", { have, max })}
        </b>
      )}
      {layout === "main" && <HandButton className="only-phone" testId="dock-hand-open" />}
    </div>
  );
}
