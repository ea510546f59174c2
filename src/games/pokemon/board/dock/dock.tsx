"use client";
import { useTranslations } from "next-intl";
import { DockFrame } from "@/ui/match/dock-frame";
import { RefusalNotice } from "@/ui/match/refusal-notice";
import { useBoard } from "../board-context";
import type { GameDecision } from "../model/layout";
import { usePurposes } from "../use-words";
import { AskingText } from "./asking-text";
import { AttachedChoice } from "./attached-choice";
import { ConfirmRow } from "./confirm-row";
import { DockHead } from "./dock-head";
import { EarlyEnd } from "./early-end";
import { HeldCard } from "./held-card";
import { ListChoice } from "./list-choice";
import { MainPhase } from "./main-phase";
import { Numbers } from "./numbers";
import { OrderChoice } from "./order-choice";
import { Waiting } from "./waiting";

/** The one place for decisions: what is asked, why, and the way to answer. */
export function Dock({ opponent }: { opponent: string }) {
  const { decision, layout, control, status, ending } = useBoard();
  const t = useTranslations("board");
  const holding = control.answering?.held != null;
  return (
    <DockFrame
      label={t("decision")}
      decision={decision}
      deeds={decision?.options.map((option) => ("do" in option ? option.do : option.pick)) ?? []}
      layout={layout}
      sending={control.sending}
      status={status}
    >
      {decision === null || layout === null ? (
        <Waiting opponent={opponent} />
      ) : ending.asks ? (
        <EarlyEnd />
      ) : holding ? (
        <HeldCard />
      ) : layout === "main" ? (
        <MainPhase />
      ) : (
        <Choice decision={decision} opponent={opponent} />
      )}
      <RefusalNotice refusal={control.refusal} />
    </DockFrame>
  );
}

function Choice({ decision, opponent }: { decision: GameDecision; opponent: string }) {
  const { layout, control } = useBoard();
  const purposes = usePurposes();
  const hint = purposes.hint(decision, opponent);
  return (
    <>
      <DockHead decision={decision} />
      <h2 id="dock-title">{purposes.title(decision)}</h2>
      {hint !== null && <p>{hint}</p>}
      <AskingText decision={decision} />
      {layout === "attached" && <AttachedChoice />}
      {layout === "number" && <Numbers />}
      {layout === "order" && control.answering !== null && <OrderChoice />}
      {layout === "list" && <ListChoice />}
      <ConfirmRow />
    </>
  );
}
