"use client";
import { useTranslations } from "next-intl";
import { Button, Icon } from "@/ui/shell";
import type { PracticePanel, PracticeTools } from "./use-practice";
import "./practice.css";

/** The tools of practice, in the margin. */
export function PracticeButtons({ tools }: { tools: PracticeTools | null }) {
  const t = useTranslations("board.practice");
  if (tools === null) return null;
  return (
    <>
      <Button
        size="sm"
        icon="undo"
        aria-expanded={tools.open === "past"}
        aria-keyshortcuts="z"
        disabled={!tools.canTakeBack}
        data-testid="take-back"
        onClick={() => tools.toggle("past")}
      >
        {t("takeBack")}
      </Button>
      <Button
        size="sm"
        icon="bulb"
        aria-expanded={tools.open === "advice"}
        disabled={!tools.canAsk}
        data-testid="ask-advice"
        onClick={() => tools.toggle("advice")}
      >
        {t("advice")}
      </Button>
    </>
  );
}

/** The same in the list of the phone's menu. */
export function PracticeRows({ tools, onClose }: { tools: PracticeTools | null; onClose: () => void }) {
  const t = useTranslations("board.practice");
  if (tools === null) return null;
  const toggle = (what: PracticePanel) => {
    onClose();
    tools.toggle(what);
  };
  return (
    <>
      <button type="button" className="menu__row" disabled={!tools.canTakeBack} onClick={() => toggle("past")}>
        <Icon name="undo" />
        {t("takeBack")}
      </button>
      <button type="button" className="menu__row" disabled={!tools.canAsk} onClick={() => toggle("advice")}>
        <Icon name="bulb" />
        {t("advice")}
      </button>
    </>
  );
}
